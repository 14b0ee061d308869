"""Actions as text: `rb e5 f5`, `swap`, `draw`. Reading says why a text is not a legal action.

The letters of a tile are in the order `g o r p b`; the first square takes the first letter's half.
A double, whose halves are alike, names its squares in reading order.
"""

from __future__ import annotations

from typing import Final

from pyengine.core.errors import IllegalAction

from .layout import (
    CELL_OF,
    DOMINO_AT,
    DOMINO_CELLS,
    DOMINOES,
    DRAW,
    ENDED,
    FACES,
    KIND_FACES,
    KIND_OF,
    PHASE,
    PLACE,
    RACKS,
    SQUARES,
    SWAP,
    SWAPPING,
    TILES,
    TO_MOVE,
    State,
)
from .legality import refusal

REFUSAL_CODES: Final = (
    "unknown_notation",  # text: not of the form of any action
    "unknown_tile",  # tile: not two letters of g o r p b in that order
    "unknown_square",  # square: not a square of the 13x13 board
    "match_over",
    "swap_not_allowed",  # `swap` while a tile is to be placed
    "draw_not_allowed",  # `draw` while a tile is to be placed
    "swap_undecided",  # a placement while a swap is to be decided
    "tile_not_in_rack",  # tile
    "unknown_rotation",  # rotation: not 0 to 3
    "double_not_in_reading_order",  # tile
    "outside_area",  # square
    "printed_square",  # square
    "square_taken",  # square
    "pyramid",  # square
    "not_adjacent",  # square: the second one
    "first_tile_must_touch",  # square: the tile touches no printed square
    "printed_square_touched",  # square: next to a printed square that another tile touches already
)
"""All codes of `IllegalAction` in AXIO, each with its parameters."""


def write(action: int) -> str:
    if action >= SWAP:
        return "swap" if action == SWAP else "draw"
    kind, first, second = placed_at(action)
    return f"{TILES[kind]} {SQUARES[first]} {SQUARES[second]}"


def placed_at(action: int) -> tuple[int, int, int]:
    """The kind of tile of a placement, the cell of its first letter, the cell of its second."""
    face, domino = divmod(action, DOMINOES)
    kind, x, y = FACES[face]
    a, b = DOMINO_CELLS[domino]
    return (kind, a, b) if x <= y else (kind, b, a)


def halves_of(action: int) -> tuple[str, list[list[str]]]:
    """A placement for the page: the tile, and `[square, letter]` for each of its letters."""
    kind, first, second = placed_at(action)
    tile = TILES[kind]
    return tile, [[SQUARES[first], tile[0]], [SQUARES[second], tile[1]]]


def place_action(kind: int, first: int, second: int) -> int:
    """The action that puts a tile's first letter on one cell and its second on an adjacent one."""
    faces = KIND_FACES[kind]
    if first < second:
        return faces[0] * DOMINOES + DOMINO_AT[first, second]
    return faces[-1] * DOMINOES + DOMINO_AT[second, first]


def read(s: State, text: str) -> int:
    """The action that a text stands for. Raises IllegalAction with one of REFUSAL_CODES."""
    if not isinstance(text, str):
        raise IllegalAction("unknown_notation", text=repr(text))
    if s[PHASE] == ENDED:
        raise IllegalAction("match_over")
    if text in ("swap", "draw"):
        if s[PHASE] != SWAPPING:
            raise IllegalAction(f"{text}_not_allowed")
        return SWAP if text == "swap" else DRAW
    words = text.split(" ")
    if len(words) != 3:
        raise IllegalAction("unknown_notation", text=text)
    tile, *squares = words
    if tile not in KIND_OF:
        raise IllegalAction("unknown_tile", tile=tile)
    for square in squares:
        if square not in CELL_OF:
            raise IllegalAction("unknown_square", square=square)
    check_tile(s, tile)
    first, second = (CELL_OF[square] for square in squares)
    refused = refusal(s, first, second)
    if refused:
        code, cell = refused
        raise IllegalAction(code, square=SQUARES[cell])
    if tile[0] == tile[1] and first > second:
        raise IllegalAction("double_not_in_reading_order", tile=tile)
    return place_action(KIND_OF[tile], first, second)


def check_tile(s: State, tile: str) -> None:
    """Raise IllegalAction unless the player to move may now place this tile somewhere."""
    if tile not in KIND_OF:
        raise IllegalAction("unknown_tile", tile=tile)
    if s[PHASE] != PLACE:
        raise IllegalAction("match_over" if s[PHASE] == ENDED else "swap_undecided")
    if not s[RACKS + s[TO_MOVE]] >> 4 * KIND_OF[tile] & 15:
        raise IllegalAction("tile_not_in_rack", tile=tile)
