"""The state of an AXIO game: one flat list of integers, the board, and the words to read them by.

    0 … 168    cells of the whole 13x13 board in reading order: EMPTY, a colour, PYRAMID, OUTSIDE
    169        free: the dominoes (pairs of adjacent empty cells) that are left
    170        word of the random numbers
    171 … 179  players, to move, phase, extra turns, first tiles, per square, first-player option,
               tiles in the bag, tiles that a rack is filled up to
    180 … 194  bag: how many of each of the 15 kinds of tile
    195 … 198  racks, one packed integer for each player
    199 … 202  shown: the rack that a player showed in the last turn, packed; 0 when none
    203 … 222  scores: green, orange, red, purple, blue for each player

**Free.** One byte for each domino, 1 while both its cells are empty. A placement takes the
dominoes that share a cell with it away by one `&`; `to_bytes` turns the rest into the selectors
of `itertools.compress`; an empty cell that no free domino covers is a single one. So nothing is
ever searched on the board. The dominoes of the 9x9 have the lowest numbers, then those of the
11x11: a small area has a short integer.

**Packed tiles.** A rack is one integer with a field of four bits for each kind of tile, `gg`
lowest: racks add and subtract tiles, and "shows a colour" is one `&`.

**Actions.** `domino + DOMINOES * face`: a face is a kind of tile with one colour for each cell of a
domino in reading order, so a double has one and a mixed tile two. SWAP and DRAW come last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyengine.core.options import Options

State = list[int]

# Colours and tiles.
COLOURS: Final = ("green", "orange", "red", "purple", "blue")
LETTERS: Final = "gorpb"
COLOUR_CODES: Final = range(1, 6)

EMPTY: Final = 0
PYRAMID: Final = 6
OUTSIDE: Final = 7
SYMBOLS: Final = "." + LETTERS + "^#"
"""`SYMBOLS[cell]`: what a cell is called in a position; colours are the codes 1 to 5."""

KINDS: Final = tuple((x, y) for x in COLOUR_CODES for y in COLOUR_CODES if x <= y)
TILES: Final = tuple(SYMBOLS[x] + SYMBOLS[y] for x, y in KINDS)
KIND_OF: Final = {tile: kind for kind, tile in enumerate(TILES)}
COPIES: Final = tuple(6 if x == y else 7 for x, y in KINDS)
TILE_COUNT: Final = sum(COPIES)

RACK_SIZE: Final = 5
SOLO_RACK_SIZE: Final = 1
TRACK_END: Final = 18
SOLO_TRACKS: Final = 2

# The state.
SIDE: Final = 13
CELLS: Final = SIDE * SIDE
FREE, WORD = CELLS, CELLS + 1
PLAYERS, TO_MOVE, PHASE, EXTRA_TURNS, FIRST_TILES, PER_SQUARE, FIRST_OPTION, BAG_COUNT, FULL_RACK = range(
    CELLS + 2, CELLS + 11
)
BAG: Final = FULL_RACK + 1
BAG_END: Final = BAG + len(KINDS)
RACKS: Final = BAG_END
SHOWN: Final = RACKS + 4
SCORES: Final = SHOWN + 4
STATE_SIZE: Final = SCORES + 20

PLACE, SWAPPING, ENDED = range(3)
PHASES: Final = ("place", "swap", "over")

NOBODY: Final = -1
"""No first player was asked for."""


def scores_at(player: int) -> int:
    """Where a player's scores begin."""
    return SCORES + len(COLOURS) * player


def scores_of(s: State, player: int) -> list[int]:
    at = scores_at(player)
    return s[at : at + len(COLOURS)]


# Packed tiles.
UNITS: Final = tuple(1 << 4 * kind for kind in range(len(KINDS)))


def pack(kinds: list[int]) -> int:
    return sum(UNITS[kind] for kind in kinds)


def listed(tiles: int) -> list[int]:
    """The kinds of packed tiles, in order."""
    return [kind for kind in range(len(KINDS)) for _ in range(tiles >> 4 * kind & 15)]


def count(tiles: int) -> int:
    """How many tiles a rack holds: the sum of its hexadecimal digits, and 16 is 1 modulo 15."""
    return tiles % 15


SHOWING: Final = tuple(
    sum(15 * UNITS[kind] for kind, colours in enumerate(KINDS) if colour in colours) for colour in range(6)
)
"""`SHOWING[colour]`: the fields of all kinds that show the colour."""

# The board.
SQUARES: Final = tuple(f"{'abcdefghijklm'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
CELL_OF: Final = {square: cell for cell, square in enumerate(SQUARES)}

AREA_SIZES: Final = {1: 9, 2: 9, 3: 11, 4: 13}
PRINTED: Final = {2 * SIDE + 6: 1, 6 * SIDE + 2: 5, 6 * SIDE + 6: 3, 6 * SIDE + 10: 2, 10 * SIDE + 6: 4}
"""The printed squares in reading order, and their colours."""


def margin(players: int) -> int:
    """How many rows and columns on each side are out of play."""
    return (SIDE - AREA_SIZES[players]) // 2


def _distance_from_edge(cell: int) -> int:
    row, column = divmod(cell, SIDE)
    return min(row, column, SIDE - 1 - row, SIDE - 1 - column)


PRINTED_BOARDS: Final = {
    players: tuple(
        PRINTED.get(cell, EMPTY) if _distance_from_edge(cell) >= margin(players) else OUTSIDE
        for cell in range(CELLS)
    )
    for players in AREA_SIZES
}
"""`PRINTED_BOARDS[players]`: the cells before the first tile."""


def _ray(cell: int, row_step: int, column_step: int) -> tuple[int, ...]:
    """The cells from `cell` to the edge of the whole board, itself not included."""
    row, column = divmod(cell, SIDE)
    ray = []
    while 0 <= (row := row + row_step) < SIDE and 0 <= (column := column + column_step) < SIDE:
        ray.append(row * SIDE + column)
    return tuple(ray)


_DIRECTIONS: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
RAYS: Final = tuple(
    tuple(ray for ray in (_ray(cell, *direction) for direction in _DIRECTIONS) if ray)
    for cell in range(CELLS)
)
NEIGHBOURS: Final = tuple(tuple(ray[0] for ray in rays) for rays in RAYS)


# Dominoes: pairs of adjacent cells, the first before the second in reading order.
def _area_order(cells: tuple[int, int]) -> tuple[int, tuple[int, int]]:
    """Sorts the dominoes of the 9x9 first, then those of the 11x11, then the rest."""
    return -min(margin(2), *map(_distance_from_edge, cells)), cells


DOMINO_CELLS: Final = tuple(
    sorted(((a, b) for a in range(CELLS) for b in NEIGHBOURS[a] if a < b), key=_area_order)
)
DOMINOES: Final = len(DOMINO_CELLS)
DOMINO_AT: Final = {cells: domino for domino, cells in enumerate(DOMINO_CELLS)}
_BIT: Final = tuple(1 << 8 * domino for domino in range(DOMINOES))

_ALL: Final = sum(_BIT)

COVERING: Final = tuple(
    sum(_BIT[DOMINO_AT[min(cell, other), max(cell, other)]] for other in NEIGHBOURS[cell])
    for cell in range(CELLS)
)
"""`COVERING[cell]`: the dominoes that cover a cell, as a mask like `free`."""

KEPT: Final = tuple(_ALL & ~(COVERING[a] | COVERING[b]) for a, b in DOMINO_CELLS)
"""`KEPT[domino]`: the dominoes that stay free when this one is placed."""

BESIDE: Final = tuple(tuple(sorted({*NEIGHBOURS[a], *NEIGHBOURS[b]} - {a, b})) for a, b in DOMINO_CELLS)
"""`BESIDE[domino]`: the cells next to it."""

HALF_RAYS: Final = tuple(
    (tuple(ray for ray in RAYS[a] if ray[0] != b), tuple(ray for ray in RAYS[b] if ray[0] != a))
    for a, b in DOMINO_CELLS
)
"""`HALF_RAYS[domino]`: for each half the rays that score, away from its partner."""

TOUCHING: Final = {
    square: sum(bit for bit, cells in zip(_BIT, BESIDE, strict=True) if square in cells) for square in PRINTED
}
"""`TOUCHING[printed square]`: the dominoes that touch it by a side."""


def free_dominoes(cells: Sequence[int]) -> int:
    """The mask of the dominoes whose cells are both empty."""
    return sum(
        bit for bit, (a, b) in zip(_BIT, DOMINO_CELLS, strict=True) if cells[a] == EMPTY and cells[b] == EMPTY
    )


_PRINTED_FREE: Final = {players: free_dominoes(cells) for players, cells in PRINTED_BOARDS.items()}


# Actions.
FACES: Final = tuple(
    (kind, *colours)
    for kind, (x, y) in enumerate(KINDS)
    for colours in ([(x, y)] if x == y else [(x, y), (y, x)])
)
"""`FACES[face]`: the kind, the colour on the first cell of a domino, the colour on the second."""

FACE_ACTIONS: Final = tuple(
    tuple(range(face * DOMINOES, (face + 1) * DOMINOES)) for face in range(len(FACES))
)
"""`FACE_ACTIONS[face][domino]`: the action."""

KIND_FACES: Final = tuple(
    tuple(face for face, (kind_of_face, _, _) in enumerate(FACES) if kind_of_face == kind)
    for kind in range(len(KINDS))
)
SWAP: Final = len(FACES) * DOMINOES
DRAW: Final = SWAP + 1


def empty_table(options: Options) -> State:
    """A state with the options, the printed board and a full bag; nobody has drawn yet."""
    players = options["players"]
    first = options["first_player"]
    s = [0] * STATE_SIZE
    s[:CELLS] = PRINTED_BOARDS[players]
    s[FREE] = _PRINTED_FREE[players]
    s[PLAYERS], s[PHASE] = players, PLACE
    s[PER_SQUARE] = int(options["pyramid"] == "per_square")
    s[FIRST_OPTION] = NOBODY if first is None else first
    s[FULL_RACK] = RACK_SIZE if players > 1 else SOLO_RACK_SIZE
    s[BAG:BAG_END] = COPIES
    s[BAG_COUNT] = TILE_COUNT
    return s
