"""Boards during one round, as numbers: what placing tiles makes of them, and what they are worth.

A board is what a round can change: five lines, the floor, the marker, the slot. The wall and the
score stay as they are until the round ends; they are called the ground. A line is 0 while it is
empty, else `colour << 3 | count`. A round brings a row one tile at most, so at its end there are
`left - 1` or `left` rounds to come, and a board has two worths: a low and a high one.

Tiles are placed here once more, next to the rules, because a search does little else; a test
compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final

from pyengine.core.model import POINT

from . import scoring
from .layout import (
    FLOOR,
    FLOOR_SPACES,
    FLOOR_TARGET,
    LINES,
    MARKER,
    PENALTY,
    SCORE,
    SHIFTS,
    WALL_BY_COLOUR,
    State,
    board_of,
    floor_spaces,
)
from .prospects import DEMAND, LINE_DEMAND, Appraiser, Walls, cells_for, line_demand, rounds_left

MOST_TARGETS: Final = 3
TOLERANCE: Final = 6 * POINT
"""Of the targets for one group, those worse than the best by more points than this are left out."""

COST_OF_TILING: Final = 6
"""Valuing a wall after one way to tile takes about as long as so many nodes of a search."""

# A floor in one integer: the spaces taken, and two bits.
SPACES: Final = 15
HAS_MARKER: Final = 16
HAS_SLOT: Final = 32

# A group in one integer: `colour | count << 3 | flags << 8`.
TAKES_MARKER: Final = 1
GAINS_SLOT: Final = 2

_PENALTY: Final = tuple(PENALTY[min(spaces, FLOOR_SPACES)] for spaces in range(64))

# A board in one integer: five lines, the floor, the number of its ground; six bits each but the last.
Board = int
LINE_BITS: Final = 63
FLOOR_AT: Final = 30
GROUND_AT: Final = 36
_LINES_AT: Final = tuple((row, 6 * row) for row in range(LINES))
_ROWS_OF: Final = tuple(
    tuple((row, shift) for row, shift in _LINES_AT if rows >> row & 1) for rows in range(1 << LINES)
)
"""`_ROWS_OF[mask]`: the rows of a mask, each with the place of its line in a board."""


def group_of(colour: int, count: int, flags: int) -> int:
    return colour | count << 3 | flags << 8


Worth = tuple[int, int]
"""Low and high."""


class Tiled:
    """A ground after the round, by the lines that are full; and what the rest of a board adds to it."""

    __slots__ = ("dropped", "floors", "following", "high", "is_low", "low", "parts", "score", "walls")

    def __init__(self, walls: Walls, score: int, dropped: int, worth: Worth, is_low: bool) -> None:
        self.walls = walls
        self.score = score
        self.dropped = dropped
        self.low, self.high = worth
        self.is_low = is_low
        self.parts: dict[int, Worth] = {}
        self.floors: dict[int, Worth] = {}
        self.following: dict[int, Tiled] = {}


class Boards:
    """All boards of one round. A list for each of their properties, by number."""

    def __init__(self, appraiser: Appraiser, left: int, abundance: Sequence[float]) -> None:
        appraiser.trim()
        self._appraiser = appraiser
        self._left = left
        self.effort = 0
        self._marker_low, self._marker_high = appraiser.marker[left - 1], appraiser.marker[left]
        self._wall_prices = self._prices(DEMAND, abundance)
        self._line_prices = self._prices(LINE_DEMAND, abundance)
        self._grounds: list[tuple[Walls, int]] = []
        self._rows: list[list[tuple[tuple[int, int], ...]]] = []
        self._shifts: list[int] = []
        self._tiled: dict[int, Tiled] = {}
        self._numbers: dict[Board, int] = {}
        self._boards: list[Board] = []
        self._placed: dict[int, list[tuple[int, int, int]]] = {}
        self._tileds: list[Tiled] = []
        self.lows: list[int] = []
        self.highs: list[int] = []
        self.is_low: list[bool] = []

    def _prices(self, feature: int, abundance: Sequence[float]) -> list[Worth]:
        """What a unit of a demand is worth, by colour."""
        prices = self._appraiser.prices
        left = self._left
        return list(zip(prices(feature, abundance, left - 1), prices(feature, abundance, left), strict=True))

    def of(self, s: State, player: int, has_slot: bool) -> int:
        """The number of a player's board in a state."""
        at = board_of(player)
        ground = self._ground(tuple(s[at + WALL_BY_COLOUR : at + FLOOR]), s[at + SCORE])
        floor = floor_spaces(s[at + FLOOR]) | HAS_MARKER * (s[MARKER] == player) | HAS_SLOT * has_slot
        board = ground << GROUND_AT | floor << FLOOR_AT
        for row, tiles in enumerate(s[at : at + LINES]):
            colour = max((tiles.bit_length() - 1) // 6, 0)
            board |= (colour << 3 | tiles >> SHIFTS[colour]) << 6 * row
        low, high, tiled = self._worth(board, self._tiled_by(_full_lines(board)))
        self._shifts.append(high - low)
        return self._number(board, (low, high, tiled))

    def _ground(self, walls: Walls, score: int) -> int:
        # Equal grounds of two players get two numbers: a board belongs to one player.
        self._grounds.append((walls, score))
        masks = [
            sum(1 << row for row, cells in enumerate(scoring.ROW_CELLS) if not taken & cells)
            for taken in walls
        ]
        self._rows.append([_ROWS_OF[rows] for rows in masks])
        return len(self._grounds) - 1

    def _number(self, board: Board, worth: tuple[int, int, Tiled]) -> int:
        number = self._numbers.get(board)
        if number is None:
            number = self._numbers[board] = len(self._boards)
            low, high, tiled = worth
            self._boards.append(board)
            self.lows.append(low)
            self.highs.append(high)
            self.is_low.append(tiled.is_low)
            self._tileds.append(tiled)
        return number

    def quick(self, number: int) -> int:
        """A worth by which boards of one player compare, whatever the others will do."""
        return self.lows[number] if self.is_low[number] else self.highs[number]

    # --- worths -------------------------------------------------------------------------------

    def _worth(self, board: Board, tiled: Tiled) -> tuple[int, int, Tiled]:
        """Low and high worth of a board, and the ground that they come from."""
        low, high = self._floor(tiled, board >> FLOOR_AT & LINE_BITS)
        low += tiled.low
        high += tiled.high
        parts = tiled.parts
        for row, shift in _LINES_AT:
            line = board >> shift & LINE_BITS
            if line and line & 7 <= row:
                part = parts.get(row << 6 | line) or self._part(tiled, row << 6 | line)
                low += part[0]
                high += part[1]
        return low, high, tiled

    def _floor(self, tiled: Tiled, floor: int) -> Worth:
        """What the score so far and the floor add."""
        worth = tiled.floors.get(floor)
        if worth is None:
            spaces = floor & SPACES
            if tiled.dropped:
                spaces += tiled.dropped - (floor & HAS_SLOT == HAS_SLOT)
            score = max(tiled.score - _PENALTY[spaces], 0) * POINT
            if floor & HAS_MARKER:
                worth = score + self._marker_low, score + self._marker_high
            else:
                worth = score, score
            tiled.floors[floor] = worth
        return worth

    def _part(self, tiled: Tiled, line: int) -> Worth:
        """What an unfinished line adds: `row << 6 | line`."""
        row, colour, count = line >> 6, line >> 3 & 7, line & 7
        worth = self._appraiser.line(tiled.walls, row, colour, count)
        low, high = self._line_prices[colour]
        missing = line_demand(row, count)
        part = tiled.parts[line] = (
            worth[self._left - 1] + missing * low,
            worth[self._left] + missing * high,
        )
        return part

    def _tiled_by(self, full: Board) -> Tiled:
        """The ground after the round, by a board that has its full lines only."""
        tiled = self._tiled.get(full)
        if tiled is None:
            tiled = self._tiled[full] = self._tile(full)
        return tiled

    def _tile(self, board: Board) -> Tiled:
        """Tile the full lines; where there is a choice, in the way that is worth most."""
        walls, score = self._grounds[board >> GROUND_AT]
        full = [(row, line >> 3) for row, shift in _LINES_AT if (line := board >> shift & LINE_BITS)]
        ways = [
            self._tiled_in(ways_walls, score + points, dropped)
            for ways_walls, points, dropped in self._ways(walls, full, 0, 0)
        ]
        return max(ways, key=lambda way: way.score * POINT + (way.low if way.is_low else way.high))

    def _tiled_in(self, walls: Walls, score: int, dropped: int) -> Tiled:
        self.effort += COST_OF_TILING
        worth = self._appraiser.wall(walls)
        low, high = worth[self._left - 1], worth[self._left]
        for points, prices in zip(self._appraiser.demand(walls), self._wall_prices, strict=True):
            low += points * prices[0]
            high += points * prices[1]
        is_low = rounds_left(sum(walls)) < self._left
        return Tiled(walls, score, dropped, (low, high), is_low)

    def _ways(
        self, walls: Walls, full: list[tuple[int, int]], points: int, dropped: int
    ) -> Iterator[tuple[Walls, int, int]]:
        """The ways to tile full lines from the top: walls after it, points, tiles dropped."""
        if not full:
            yield walls, points, dropped
            return
        (row, colour), *rest = full
        wall = sum(walls)
        columns = cells_for(walls, wall, row, colour, self._appraiser.is_free)
        if not columns:
            yield from self._ways(walls, rest, points, dropped + row + 1)
        gains = {column: scoring.tile_points(wall, row, column) for column in columns}
        # The best few by their points: the others hardly ever matter, and ways multiply.
        for column in sorted(columns, key=lambda each: -gains[each])[: 5 if len(full) < 3 else 3]:
            cells = list(walls)
            cells[colour] |= 1 << LINES * row + column
            yield from self._ways(tuple(cells), rest, points + gains[column], dropped)

    # --- placing ------------------------------------------------------------------------------

    def placed(self, number: int, group: int) -> list[tuple[int, int, int]]:
        """The boards after taking a group, best first: quick worth, number, target."""
        key = number << 10 | group
        placed = self._placed.get(key)
        if placed is None:
            # What is low counts by what it adds to the board at the start, as what is high does: all of a
            # board is worth less with a round less to come, and no move would bring the end nearer.
            shift = self._shifts[self._boards[number] >> GROUND_AT]
            results = [
                (worth[0] + shift if worth[2].is_low else worth[1], target, board, worth)
                for target, board, worth in self._targets(number, group)
            ]
            results.sort(key=itemgetter(0), reverse=True)
            placed = self._placed[key] = []
            least = {}
            for quick, target, board, worth in results:
                # A row that brings the end nearer is another matter: the best of it always stays.
                is_low = worth[2].is_low
                is_first = is_low not in least
                if is_first:
                    least[is_low] = quick - TOLERANCE
                if is_first or (len(placed) < MOST_TARGETS and quick >= least[is_low]):
                    placed.append((quick, self._number(board, worth), target))
        return placed

    def placed_on(self, number: int, group: int, target: int) -> int:
        """The board after placing a group on one target."""
        for each, board, worth in self._targets(number, group):
            if each == target:
                return self._number(board, worth)
        raise ValueError(target)

    def _targets(self, number: int, group: int) -> list[tuple[int, Board, tuple[int, int, Tiled]]]:
        """All targets that the rules allow, each with the board after it and its worth."""
        board, tiled = self._boards[number], self._tileds[number]
        low, high = self.lows[number], self.highs[number]
        colour, count = group & 7, group >> 3 & 31
        floor = board >> FLOOR_AT & LINE_BITS
        ground = board >> GROUND_AT
        old_floor = self._floor(tiled, floor)
        if group >> 8:
            if group >> 8 & TAKES_MARKER:
                floor = min(floor + 1, floor | FLOOR_SPACES) | HAS_MARKER
            if group >> 8 & GAINS_SLOT:
                floor |= HAS_SLOT
            new_floor = self._floor(tiled, floor)
            low += new_floor[0] - old_floor[0]
            high += new_floor[1] - old_floor[1]
            old_floor = new_floor
            board = board & _LINES_ONLY | (ground << 6 | floor) << FLOOR_AT
        parts = tiled.parts
        found = []
        for row, shift in self._rows[ground][colour]:
            line = board >> shift & LINE_BITS
            if not line:
                grown = colour << 3 | count
            elif line >> 3 == colour and line & 7 <= row:
                grown = line + count
            else:
                continue
            total = (line & 7) + count
            if total <= row:
                part = parts.get(row << 6 | grown) or self._part(tiled, row << 6 | grown)
                more_low, more_high = part
                if line:
                    part = parts.get(row << 6 | line) or self._part(tiled, row << 6 | line)
                    more_low -= part[0]
                    more_high -= part[1]
                found.append(
                    (row, board + (grown - line << shift), (low + more_low, high + more_high, tiled))
                )
                continue
            full = colour << 3 | row + 1
            after = board + (full - line << shift)
            if total > row + 1:
                after = after & _LINES_ONLY | (ground << 6 | _dropped(floor, total - row - 1)) << FLOOR_AT
            following = tiled.following.get(row << 6 | full)
            if following is None:
                following = tiled.following[row << 6 | full] = self._tiled_by(_full_lines(after))
            found.append((row, after, self._worth(after, following)))
        floor = _dropped(floor, count)
        new_floor = self._floor(tiled, floor)
        found.append(
            (
                FLOOR_TARGET,
                board & _LINES_ONLY | (ground << 6 | floor) << FLOOR_AT,
                (low + new_floor[0] - old_floor[0], high + new_floor[1] - old_floor[1], tiled),
            )
        )
        return found


_LINES_ONLY: Final = (1 << FLOOR_AT) - 1


def _full_lines(board: Board) -> Board:
    """A board without its floor and its unfinished lines."""
    full = board >> GROUND_AT << GROUND_AT
    for row, shift in _LINES_AT:
        line = board >> shift & LINE_BITS
        if line & 7 > row:
            full |= line << shift
    return full


def _dropped(floor: int, count: int) -> int:
    """The floor after `count` more tiles; an empty slot takes the first."""
    if floor & HAS_SLOT:
        floor -= HAS_SLOT
        count -= 1
    return floor & ~SPACES | min((floor & SPACES) + count, FLOOR_SPACES)
