"""What a board is worth at the end of a round: features of its wall and its unfinished lines.

A worth is linear in the features; each weight depends linearly on `left`, the number of rounds
that are left at least (a row takes one tile a round, so 5 minus the longest row of anybody). The
weights come from self-play (`weights.py`); the features are here, for the game and for the tuner
alike. With `left` 0 the game is over and a worth is the exact final score.

Two features, the demands, also depend on how common a colour will be: what the bag holds is no
secret, and near the end it is all that is to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyengine.core.model import POINT

from . import scoring
from .layout import LINES
from .weights import COLOURED_WALL, FREE_WALL

Walls = tuple[int, ...]
"""The cells of a wall, taken by blue, yellow, red, black, white."""

# Features by index. A `SHAPE` starts a group; the comment says what the members count.
ROW_SHAPE: Final = 0  # rows with 1, 2, 3, 4 tiles
COLUMN_SHAPE: Final = 4  # columns with 1, 2, 3, 4 tiles
COLUMN_EFFORT: Final = 8  # tiles that the lines still need, for columns with 2, 3, 4 tiles
COLOUR_SHAPE: Final = 11  # colours with 1, 2, 3, 4 tiles
COLOUR_EFFORT: Final = 15  # tiles that the lines still need, for colours with 2, 3, 4 tiles
NEIGHBOURHOOD: Final = 18  # points that the empty cells of row 1, 2, 3, 4, 5 would score
LINE_SHAPE: Final = 23  # unfinished lines: 2 with 1; 3 with 1, 2; 4 with 1, 2, 3; 5 with 1, 2, 3, 4
LINE_POINTS: Final = 33  # the share of an unfinished line that is there, times the points of its tile
LINE_COLUMN: Final = 34  # that share, when the column of its tile has 2, 3, 4 tiles
LINE_COLOUR: Final = 37  # that share, when its colour has 2, 3, 4 tiles
MARKER: Final = 40  # starts the next round
DEMAND: Final = 41  # points that tiles missing on the wall would score, times the abundance of their colour
LINE_DEMAND: Final = 42  # tiles that unfinished lines lack, times the abundance of their colour
FEATURES: Final = 43

MOST_REMEMBERED: Final = 50_000
"""Lines on walls: several matches' worth, a few megabytes."""

LEFT_MIDDLE: Final = 3
MOST_LEFT: Final = LINES

_LINE_SHAPE_AT: Final = (0, LINE_SHAPE, LINE_SHAPE + 1, LINE_SHAPE + 3, LINE_SHAPE + 6)
_ALL_ROWS_EFFORT: Final = LINES * (LINES + 1) // 2

Weights = Sequence[tuple[float, float]]


def rounds_left(wall: int) -> int:
    """The fewest rounds after which a row of this wall can be complete."""
    return LINES - max((wall & cells).bit_count() for cells in scoring.ROW_CELLS)


def cells_for(walls: Walls, wall: int, row: int, colour: int, is_free: bool) -> list[int]:
    """The columns that a tile of this colour may take in a row."""
    if is_free:
        return scoring.free_columns(wall, walls[colour], row)
    return [scoring.plan_column(row, colour)]


def wall_features(walls: Walls) -> list[float]:
    features = [0.0] * FEATURES
    wall = sum(walls)
    for row, cells in enumerate(scoring.ROW_CELLS):
        taken = wall & cells
        tiles = taken.bit_count()
        if 0 < tiles < LINES:
            features[ROW_SHAPE + tiles - 1] += 1
        if tiles < LINES:
            features[NEIGHBOURHOOD + row] = sum(
                scoring.tile_points(wall, row, column)
                for column in range(LINES)
                if not taken >> LINES * row + column & 1
            )
    for shape, effort, sets in (
        (COLUMN_SHAPE, COLUMN_EFFORT, [wall & cells for cells in scoring.COLUMN_CELLS]),
        (COLOUR_SHAPE, COLOUR_EFFORT, walls),
    ):
        for taken in sets:
            tiles = taken.bit_count()
            if 0 < tiles < LINES:
                features[shape + tiles - 1] += 1
                if tiles >= 2:
                    there = sum(row + 1 for row, cells in enumerate(scoring.ROW_CELLS) if taken & cells)
                    features[effort + tiles - 2] += _ALL_ROWS_EFFORT - there
    return features


def line_features(walls: Walls, row: int, colour: int, count: int, is_free: bool) -> list[tuple[int, float]]:
    """Features of a line that stays unfinished with `count` tiles of a colour: index and value."""
    wall = sum(walls)
    share = count / (row + 1)
    columns = cells_for(walls, wall, row, colour, is_free)
    features = [(_LINE_SHAPE_AT[row] + count - 1, 1.0)]
    if not columns:
        return features
    points = max(scoring.tile_points(wall, row, column) for column in columns)
    features.append((LINE_POINTS, share * points))
    tiles = max((wall & scoring.COLUMN_CELLS[column]).bit_count() for column in columns)
    if tiles >= 2:
        features.append((LINE_COLUMN + tiles - 2, share))
    tiles = walls[colour].bit_count()
    if tiles >= 2:
        features.append((LINE_COLOUR + tiles - 2, share))
    return features


def demand(walls: Walls, is_free: bool) -> tuple[int, ...]:
    """The points that the tiles of each colour that the wall still lacks would score now.

    None on the free wall, where most spaces take most colours: there it won 155 of 300 games and
    cost a quarter of the nodes.
    """
    points = [0] * LINES
    if not is_free:
        wall = sum(walls)
        for row, plan in enumerate(scoring.PLAN):
            taken = wall >> LINES * row
            for column, colour in enumerate(plan):
                if not taken >> column & 1:
                    points[colour] += scoring.tile_points(wall, row, column)
    return tuple(points)


def line_demand(row: int, count: int) -> int:
    """The tiles that an unfinished line lacks."""
    return row + 1 - count


def final_bonus(walls: Walls) -> int:
    """The bonuses of a finished game; a thousandth for each full row breaks ties as the rules do."""
    wall = sum(walls)
    rows = len(scoring.full_rows(wall))
    points = (
        scoring.ROW_BONUS * rows
        + scoring.COLUMN_BONUS * len(scoring.full_columns(wall))
        + scoring.COLOUR_BONUS * len(scoring.full_colours(list(walls)))
    )
    return points * POINT + rows


class Appraiser:
    """Worths beyond the score, by `left` (0 to 5). Remembers what it has worked out."""

    def __init__(self, is_free: bool, weights: Weights | None = None) -> None:
        self.is_free = is_free
        if weights is None:
            weights = FREE_WALL if is_free else COLOURED_WALL
        self._weights = tuple(
            tuple(level + slope * (left - LEFT_MIDDLE) for level, slope in weights)
            for left in range(MOST_LEFT + 1)
        )
        self.marker = self._sums([(MARKER, 1.0)], 0)
        self._walls: dict[Walls, tuple[int, ...]] = {}
        self._demands: dict[Walls, tuple[int, ...]] = {}
        self._lines: dict[tuple[Walls, int, int, int], tuple[int, ...]] = {}

    def trim(self) -> None:
        """Forget, when there is too much to remember."""
        if len(self._lines) > MOST_REMEMBERED:
            self._walls.clear()
            self._demands.clear()
            self._lines.clear()

    def wall(self, walls: Walls) -> tuple[int, ...]:
        worth = self._walls.get(walls)
        if worth is None:
            features = [(at, value) for at, value in enumerate(wall_features(walls)) if value]
            worth = self._walls[walls] = self._sums(features, final_bonus(walls))
        return worth

    def demand(self, walls: Walls) -> tuple[int, ...]:
        found = self._demands.get(walls)
        if found is None:
            found = self._demands[walls] = demand(walls, self.is_free)
        return found

    def prices(self, feature: int, abundance: Sequence[float], left: int) -> tuple[int, ...]:
        """What a unit of a demand is worth, by colour."""
        if left == 0:
            return (0,) * LINES
        return tuple([round(self._weights[left][feature] * each * POINT) for each in abundance])

    def line(self, walls: Walls, row: int, colour: int, count: int) -> tuple[int, ...]:
        key = (walls, row, colour, count)
        worth = self._lines.get(key)
        if worth is None:
            features = line_features(walls, row, colour, count, self.is_free)
            worth = self._lines[key] = self._sums(features, 0)
        return worth

    def _sums(self, features: list[tuple[int, float]], bonus: int) -> tuple[int, ...]:
        """Rounded, and added up one by one: the same on every Python, which `sum` would not be."""
        worths = [bonus]
        for weights in self._weights[1:]:
            total = 0.0
            for at, value in features:
                total += weights[at] * value
            worths.append(bonus + round(total * POINT))
        return tuple(worths)


_APPRAISERS: Final = (Appraiser(is_free=False), Appraiser(is_free=True))


def appraiser(is_free: bool) -> Appraiser:
    """The one for a side of the board, shared by all searches."""
    return _APPRAISERS[is_free]
