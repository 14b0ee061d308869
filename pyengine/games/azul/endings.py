"""Games without an end: can anybody still complete a row?

Asked after a tiling phase, when all lines are unfinished and all floors empty. Two things can stand
in the way. On the free wall the colours that a row lacks may not fit its empty spaces any more. And
on both walls all tiles of a colour may lie in unfinished lines and on walls, for good.
"""

from __future__ import annotations

from .layout import (
    BAG,
    COLOURS,
    FIELD,
    FLOOR,
    FREE_WALL,
    LID,
    LINES,
    ONE_EACH,
    PLAYERS,
    SHIFTS,
    TOP,
    WALL,
    WALL_BY_COLOUR,
    State,
    board_of,
    counts,
)
from .scoring import ROW_CELLS, row_is_possible

_PLENTY = ONE_EACH * (32 - LINES)
"""Added to packed tiles, it sets the top bit of every colour with enough tiles for the longest line."""


def a_row_is_possible(s: State) -> bool:
    has_plenty = (s[BAG] + s[LID] + _PLENTY) & TOP == TOP
    if has_plenty and not s[FREE_WALL]:
        return True
    within_reach = [True] * (LINES * s[PLAYERS]) if has_plenty else _rows_within_reach(s)
    return any(
        within_reach[LINES * player + row] and _fits(s, board_of(player), row)
        for player in range(s[PLAYERS])
        for row in range(LINES)
    )


def _fits(s: State, board: int, row: int) -> bool:
    """The coloured wall has a space for every colour."""
    return not s[FREE_WALL] or row_is_possible(
        s[board + WALL], s[board + WALL_BY_COLOUR : board + FLOOR], row
    )


def _rows_within_reach(s: State) -> list[bool]:
    """For each row of each player: are there tiles enough for all the colours that it lacks?

    A completed line sends all its tiles but one back to the lid, never fewer than it took from
    there: it held one at least. So completing whatever can be completed only helps, in any order.
    """
    tiles = counts(s[BAG] + s[LID])
    stuck = {
        (player, line): (colour, count)
        for player in range(s[PLAYERS])
        for line in range(LINES)
        for colour, count in enumerate(counts(s[board_of(player) + line]))
        if count
    }
    is_settled = False
    while not is_settled:
        is_settled = True
        for (player, line), (colour, count) in list(stuck.items()):
            if line + 1 - count <= tiles[colour]:
                tiles[colour] += count - 1
                del stuck[player, line]
                is_settled = False
    return [
        (player, row) not in stuck
        and all(tiles[colour] > row for colour in _missing(s, board_of(player), row))
        for player in range(s[PLAYERS])
        for row in range(LINES)
    ]


def _missing(s: State, board: int, row: int) -> list[int]:
    """The colours that a row lacks, but for the one that its line is already collecting."""
    return [
        colour
        for colour in range(COLOURS)
        if not s[board + WALL_BY_COLOUR + colour] & ROW_CELLS[row]
        and not s[board + row] >> SHIFTS[colour] & FIELD
    ]
