"""Points of the wall: runs through a placed tile, bonuses at the end, rows still possible.

A wall is a mask of 25 bits, bit `5 * row + column`. Pure functions and tables; no state.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

from .layout import COLOURS, LINES

ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = 2, 7, 10

ROW_CELLS: Final = tuple(0b11111 << LINES * row for row in range(LINES))
FIRST_COLUMN: Final = sum(1 << LINES * row for row in range(LINES))
COLUMN_CELLS: Final = tuple(FIRST_COLUMN << column for column in range(LINES))
LEFT_EDGE: Final = FIRST_COLUMN

PLAN: Final = tuple(tuple((column - row) % COLOURS for column in range(LINES)) for row in range(LINES))
"""`PLAN[row][column]`: the colour printed on the coloured wall."""


def plan_column(row: int, colour: int) -> int:
    return (colour + row) % COLOURS


def _run(mask: int, at: int) -> list[int]:
    """The places of the unbroken run through `at` in a mask of five bits, `at` included."""
    start = end = at
    while start > 0 and mask >> start - 1 & 1:
        start -= 1
    while end < LINES - 1 and mask >> end + 1 & 1:
        end += 1
    return list(range(start, end + 1))


def _run_points(mask: int, at: int) -> int:
    """A run of one does not count by itself."""
    length = len(_run(mask, at))
    return length if length > 1 else 0


_ROW_POINTS: Final = [[_run_points(mask, at) for at in range(LINES)] for mask in range(32)]
_COLUMN_POINTS: Final = [
    {
        sum(1 << LINES * row for row in range(LINES) if mask >> row & 1): _run_points(mask, at)
        for mask in range(32)
    }
    for at in range(LINES)
]


def tile_points(wall: int, row: int, column: int) -> int:
    """Points of a tile at (row, column); whether its own bit is set does not matter."""
    return (
        _ROW_POINTS[wall >> LINES * row & 31][column] + _COLUMN_POINTS[row][wall >> column & FIRST_COLUMN]
    ) or 1


def scoring_cells(wall: int, row: int, column: int) -> list[tuple[int, int]]:
    """The cells that count for a tile at (row, column), in reading order; itself included."""
    across = _run(wall >> LINES * row & 31, column)
    down = _run(sum((wall >> LINES * r + column & 1) << r for r in range(LINES)), row)
    cells = {(row, column)}
    if len(across) > 1:
        cells |= {(row, c) for c in across}
    if len(down) > 1:
        cells |= {(r, column) for r in down}
    return sorted(cells)


def full_rows(wall: int) -> list[int]:
    return [row for row, cells in enumerate(ROW_CELLS) if wall & cells == cells]


def full_columns(wall: int) -> list[int]:
    return [column for column, cells in enumerate(COLUMN_CELLS) if wall & cells == cells]


def has_full_row(wall: int) -> bool:
    return wall & wall >> 1 & wall >> 2 & wall >> 3 & wall >> 4 & LEFT_EDGE != 0


def full_colours(by_colour: list[int]) -> list[int]:
    return [colour for colour, cells in enumerate(by_colour) if cells.bit_count() == LINES]


@dataclass(frozen=True, slots=True)
class Bonus:
    """A full row or column, or a colour with all its tiles; `index` is its number from 0."""

    kind: str
    index: int
    points: int
    cells: list[tuple[int, int]]


def bonuses(wall: int, by_colour: list[int]) -> list[Bonus]:
    """What a wall earns at the end of the game."""
    return [
        *(Bonus("row", row, ROW_BONUS, cells_of(ROW_CELLS[row])) for row in full_rows(wall)),
        *(
            Bonus("column", column, COLUMN_BONUS, cells_of(COLUMN_CELLS[column]))
            for column in full_columns(wall)
        ),
        *(
            Bonus("colour", colour, COLOUR_BONUS, cells_of(by_colour[colour]))
            for colour in full_colours(by_colour)
        ),
    ]


def cells_of(mask: int) -> list[tuple[int, int]]:
    """The cells of a mask as (row, column), in reading order."""
    return [divmod(cell, LINES) for cell in range(LINES * LINES) if mask >> cell & 1]


def free_columns(wall: int, cells_of_colour: int, row: int) -> list[int]:
    """Columns of the free wall that a colour may take in a row; the row's own rule is not checked."""
    return [
        column
        for column in range(LINES)
        if not wall >> LINES * row + column & 1 and not cells_of_colour >> column & FIRST_COLUMN
    ]


def row_is_possible(wall: int, by_colour: list[int], row: int) -> bool:
    """Can the colours missing in this row of the free wall still be put on its empty spaces?"""
    cells = ROW_CELLS[row]
    missing = [colour for colour in range(COLOURS) if not by_colour[colour] & cells]
    columns = [free_columns(wall, by_colour[colour], row) for colour in missing]
    empty = [column for column in range(LINES) if not wall >> LINES * row + column & 1]
    return any(
        all(column in allowed for column, allowed in zip(order, columns, strict=True))
        for order in permutations(empty)
    )
