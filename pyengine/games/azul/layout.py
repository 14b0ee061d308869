"""The state of an Azul game: one flat list of integers, and the words to read it by.

    0        centre                     \\  sources: packed tiles
    1 … 9    factories 1 to 9           /
    10 11    bag, lid                      packed tiles
    12       word of the random numbers
    13 … 20  players, to move, first player of the round, marker, round, phase, line, wall option,
    21       first-player option
    22 …     one board after the other, BOARD_SIZE words each:
             +0 … +4    pattern lines 1 to 5, packed tiles
             +5         open: the targets that each colour may go to
             +6         wall: cells taken, bit 5 * row + column
             +7 … +11   wall by colour: cells taken by blue, yellow, red, black, white
             +12        floor: its spaces as octal digits, the first space lowest
             +13        score

**Packed tiles.** A place that holds tiles is one integer with a field of six bits for each colour,
blue lowest: a count of at most 20 each. Places add and subtract as wholes (`lid += line`), the
count of a colour is `tiles >> shift & FIELD` with `shift = 6 * colour`, and all of it fits the 30
bits of one digit of a Python integer. The top bit of each field stays free, so that
`tiles + LOW & TOP` has it set exactly where a colour is present: a key to all moves from a place.

**Open.** The same fields: bit `line` of a colour's field is set while the colour may go to that
line, bit 5 (the floor) always. Kept up to date by each placement, so that generating moves is
looking up tables.
"""

from __future__ import annotations

from typing import Final

State = list[int]

COLOURS: Final = 5
LINES: Final = 5
FLOOR_SPACES: Final = 7
FACTORIES: Final = {2: 5, 3: 7, 4: 9}
FACTORY_TILES: Final = 4
TILES_PER_COLOUR: Final = 20

CENTRE: Final = 0
FACTORY_END: Final = 10
BAG, LID, RNG = 10, 11, 12
PLAYERS, TO_MOVE, FIRST, MARKER, ROUND, PHASE, LINE, FREE_WALL, FIRST_OPTION = range(13, 22)
BOARDS: Final = 22

OPEN, WALL, WALL_BY_COLOUR, FLOOR, SCORE = 5, 6, 7, 12, 13
BOARD_SIZE: Final = 14

DRAFT, DISTRIBUTE, TILE, ENDED = range(4)
PHASES: Final = ("draft", "distribute", "tile", "over")

IN_CENTRE: Final = -1
"""The marker lies in the centre."""

NOBODY: Final = -1
"""No first player was asked for."""

# Packed tiles.
BITS: Final = 6
FIELD: Final = 63
SHIFTS: Final = tuple(range(0, BITS * COLOURS, BITS))
UNITS: Final = tuple(1 << shift for shift in SHIFTS)
ONE_EACH: Final = sum(UNITS)
LOW: Final = ONE_EACH * 31
TOP: Final = ONE_EACH * 32
FULL_BAG: Final = ONE_EACH * TILES_PER_COLOUR


def counts(tiles: int) -> list[int]:
    """How many tiles of each colour."""
    return [tiles >> shift & FIELD for shift in SHIFTS]


def listed(tiles: int) -> list[int]:
    """The colours of all tiles, in colour order."""
    return [colour for colour, count in enumerate(counts(tiles)) for _ in range(count)]


# Open targets.
ALL_OPEN: Final = ONE_EACH * 63
LINE_BITS: Final = tuple(ONE_EACH << line for line in range(LINES))
ONLY: Final = tuple(
    ALL_OPEN & ~LINE_BITS[line] | (1 << shift + line) if line < LINES else ALL_OPEN
    for shift in SHIFTS
    for line in range(BITS)
)
"""`ONLY[shift + line]`: all targets but those of the other colours in this line."""

CLOSED: Final = tuple(ALL_OPEN & ~bits for bits in LINE_BITS)
"""`CLOSED[line]`: all targets but this line."""

FULL_LINES: Final = tuple({(line + 1) << shift: shift for shift in SHIFTS} for line in range(LINES))
"""`FULL_LINES[line]`: from the tiles of a full line to the shift of its colour."""

# The floor.
MARKER_DIGIT: Final = 6
TILE_OF_DIGIT: Final = (0, *UNITS, 0)
"""`TILE_OF_DIGIT[digit]`: the tile, packed; nothing for an empty space and the marker."""

REPEATED: Final = tuple((8**n - 1) // 7 for n in range(FLOOR_SPACES + 1))
"""`REPEATED[n] * digit`: the same digit n times."""

PENALTIES: Final = (1, 1, 2, 2, 2, 3, 3)
PENALTY: Final = tuple(sum(PENALTIES[:spaces]) for spaces in range(FLOOR_SPACES + 1))


def floor_spaces(floor: int) -> int:
    """How many spaces are taken: every digit of a taken space is 1 to 6."""
    return (floor.bit_length() + 2) // 3


def floor_digits(floor: int) -> list[int]:
    """What lies on the spaces, the first space first: a colour + 1, or MARKER_DIGIT."""
    digits = []
    while floor:
        digits.append(floor & 7)
        floor >>= 3
    return digits


def board_of(player: int) -> int:
    return BOARDS + BOARD_SIZE * player


# Actions: drafts, then the steps of handing out SF4's rest, then the columns of the free wall.
TARGETS: Final = LINES + 1
FLOOR_TARGET: Final = LINES
DISTRIBUTE_FROM: Final = FACTORY_END * COLOURS * TARGETS
TILE_FROM: Final = DISTRIBUTE_FROM + 2 * COLOURS


def draft_action(source: int, colour: int, target: int) -> int:
    return (source * COLOURS + colour) * TARGETS + target


def tile_action(line: int, column: int) -> int:
    return TILE_FROM + LINES * line + column


DRAFTS: Final = tuple(
    (source, shift, target) for source in range(FACTORY_END) for shift in SHIFTS for target in range(TARGETS)
)
"""`DRAFTS[action]`: where a draft takes from, the shift of its colour, its target."""


def _moves_by_presence(source: int) -> dict[int, list[tuple[int, list[tuple[int, ...]]]]]:
    """From the key `tiles + LOW & TOP` of a source to what can be drafted there.

    For each colour present: its shift, and a table from its field of open targets to the actions.
    """
    tables = [
        [
            tuple(draft_action(source, colour, target) for target in range(TARGETS) if targets >> target & 1)
            for targets in range(FIELD + 1)
        ]
        for colour in range(COLOURS)
    ]
    return {
        sum(32 << SHIFTS[colour] for colour in present): [
            (SHIFTS[colour], tables[colour]) for colour in present
        ]
        for present in (
            [colour for colour in range(COLOURS) if subset >> colour & 1] for subset in range(1 << COLOURS)
        )
    }


MOVES: Final = tuple(_moves_by_presence(source) for source in range(FACTORY_END))
