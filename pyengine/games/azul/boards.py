"""Boards during one round, as numbers: what placing tiles makes of them, and what they are worth.

A board is what a round can change: five lines, the floor, the marker, the slot. The wall and the
score stay as they are until the round ends; they are called the ground. A line is 0 while it is
empty, else `colour << 3 | count`. A round brings a row one tile at most, so at its end there are
`left - 1` or `left` rounds to come, and a board has two worths: a low and a high one.

Tiles are placed here once more, next to the rules, because a search does little else; a test
compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator
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
from .prospects import Appraiser, Walls, cells_for, rounds_left

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

Board = tuple[int, int, int, int, int, int, int]
"""The number of its ground, the floor, the five lines."""


def group_of(colour: int, count: int, flags: int) -> int:
    return colour | count << 3 | flags << 8


class Tiled:
    """A ground after the round, by the lines that are full."""

    __slots__ = ("dropped", "high", "is_low", "low", "parts", "score", "walls")

    def __init__(self, walls: Walls, score: int, dropped: int, low: int, high: int, is_low: bool) -> None:
        self.walls = walls
        self.score = score
        self.dropped = dropped
        self.low = low
        self.high = high
        self.is_low = is_low
        self.parts: dict[int, tuple[int, int]] = {}


Worths = tuple[int, int, Tiled]
"""Low and high, and the ground that they come from."""


class Boards:
    """All boards of one round. A list for each of their properties, by number."""

    def __init__(self, appraiser: Appraiser, left: int) -> None:
        appraiser.trim()
        self._appraiser = appraiser
        self._left = left
        self.effort = 0
        self._marker_low, self._marker_high = appraiser.marker[left - 1], appraiser.marker[left]
        self._grounds: list[tuple[Walls, int]] = []
        self._allowed: list[list[int]] = []
        self._tiled: dict[tuple[int, ...], Tiled] = {}
        self._numbers: dict[Board, int] = {}
        self._boards: list[Board] = []
        self._placed: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        self._tileds: list[Tiled] = []
        self.lows: list[int] = []
        self.highs: list[int] = []
        self.is_low: list[bool] = []

    def of(self, s: State, player: int, has_slot: bool) -> int:
        """The number of a player's board in a state."""
        at = board_of(player)
        ground = self._ground(tuple(s[at + WALL_BY_COLOUR : at + FLOOR]), s[at + SCORE])
        floor = floor_spaces(s[at + FLOOR]) | HAS_MARKER * (s[MARKER] == player) | HAS_SLOT * has_slot
        lines = []
        for tiles in s[at : at + LINES]:
            colour = max((tiles.bit_length() - 1) // 6, 0)
            lines.append(colour << 3 | tiles >> SHIFTS[colour])
        board: Board = (ground, floor, *lines)  # type: ignore[assignment]
        return self._number(board, self._worths(board))

    def _ground(self, walls: Walls, score: int) -> int:
        # Equal grounds of two players get two numbers: a board belongs to one player.
        self._grounds.append((walls, score))
        self._allowed.append(
            [
                sum(1 << row for row, cells in enumerate(scoring.ROW_CELLS) if not taken & cells)
                for taken in walls
            ]
        )
        return len(self._grounds) - 1

    def _number(self, board: Board, worths: Worths) -> int:
        number = self._numbers.get(board)
        if number is None:
            number = self._numbers[board] = len(self._boards)
            self._boards.append(board)
            self.lows.append(worths[0])
            self.highs.append(worths[1])
            self.is_low.append(worths[2].is_low)
            self._tileds.append(worths[2])
        return number

    def quick(self, number: int) -> int:
        """A worth by which boards of one player compare, whatever the others will do."""
        return self.lows[number] if self.is_low[number] else self.highs[number]

    # --- worths -------------------------------------------------------------------------------

    def _worths(self, board: Board) -> Worths:
        floor = board[1]
        full = [board[0], 0, 0, 0, 0, 0]
        unfinished = []
        for row, line in enumerate(board[2:]):
            if line:
                if line & 7 > row:
                    full[row + 1] = line
                else:
                    unfinished.append(row << 8 | line)
        tiled = self._tiled_by(tuple(full))
        spaces = floor & SPACES
        if tiled.dropped:
            spaces += tiled.dropped - (floor & HAS_SLOT == HAS_SLOT)
        score = tiled.score - _PENALTY[spaces]
        low, high = tiled.low, tiled.high
        if score > 0:
            low += score * POINT
            high += score * POINT
        if floor & HAS_MARKER:
            low += self._marker_low
            high += self._marker_high
        for line in unfinished:
            part = tiled.parts.get(line) or self._part(tiled, line)
            low += part[0]
            high += part[1]
        return low, high, tiled

    def _longer(self, number: int, row: int, old: int, new: int) -> Worths:
        """The worths of a board after an unfinished line has grown: most placements are no more."""
        low, high, tiled = self.lows[number], self.highs[number], self._tileds[number]
        part = tiled.parts.get(row << 8 | new) or self._part(tiled, row << 8 | new)
        if not old:
            return low + part[0], high + part[1], tiled
        gone = tiled.parts.get(row << 8 | old) or self._part(tiled, row << 8 | old)
        return low + part[0] - gone[0], high + part[1] - gone[1], tiled

    def _part(self, tiled: Tiled, line: int) -> tuple[int, int]:
        """What an unfinished line adds: `row << 8 | line`."""
        worth = self._appraiser.line(tiled.walls, line >> 8, line >> 3 & 7, line & 7)
        part = tiled.parts[line] = worth[self._left - 1], worth[self._left]
        return part

    def _tiled_by(self, key: tuple[int, ...]) -> Tiled:
        """The ground after the round, by its number and its full lines."""
        tiled = self._tiled.get(key)
        if tiled is None:
            tiled = self._tiled[key] = self._tile(key)
        return tiled

    def _tile(self, key: tuple[int, ...]) -> Tiled:
        """Tile the full lines; where there is a choice, in the way that is worth most."""
        walls, score = self._grounds[key[0]]
        full = [(row, line >> 3) for row, line in enumerate(key[1:]) if line]
        ways = [
            self._tiled_in(ways_walls, score + points, dropped)
            for ways_walls, points, dropped in self._ways(walls, full, 0, 0)
        ]
        return max(ways, key=lambda way: way.score * POINT + (way.low if way.is_low else way.high))

    def _tiled_in(self, walls: Walls, score: int, dropped: int) -> Tiled:
        self.effort += COST_OF_TILING
        worth = self._appraiser.wall(walls)
        is_low = rounds_left(sum(walls)) < self._left
        return Tiled(walls, score, dropped, worth[self._left - 1], worth[self._left], is_low)

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
        key = (number, group)
        placed = self._placed.get(key)
        if placed is None:
            results = []
            before = self._boards[number]
            for target, board in self._targets(before, group):
                if target < FLOOR_TARGET and board[1] == before[1] and board[target + 2] & 7 <= target:
                    worths = self._longer(number, target, before[target + 2], board[target + 2])
                else:
                    worths = self._worths(board)
                results.append((worths[0] if worths[2].is_low else worths[1], board, target, worths))
            results.sort(key=itemgetter(0), reverse=True)
            placed = self._placed[key] = []
            least = {}
            for quick, board, target, worths in results:
                # A row that brings the end nearer is another matter: the best of it always stays.
                is_low = worths[2].is_low
                is_first = is_low not in least
                if is_first:
                    least[is_low] = quick - TOLERANCE
                if is_first or (len(placed) < MOST_TARGETS and quick >= least[is_low]):
                    placed.append((quick, self._number(board, worths), target))
        return placed

    def placed_on(self, number: int, group: int, target: int) -> int:
        """The board after placing a group on one target."""
        board = dict(self._targets(self._boards[number], group))[target]
        return self._number(board, self._worths(board))

    def _targets(self, board: Board, group: int) -> Iterator[tuple[int, Board]]:
        """All targets that the rules allow, each with the board after it."""
        ground, floor, *lines = board
        colour, count = group & 7, group >> 3 & 31
        if group >> 8 & TAKES_MARKER:
            floor = min(floor + 1, floor | FLOOR_SPACES) | HAS_MARKER
        if group >> 8 & GAINS_SLOT:
            floor |= HAS_SLOT
        allowed = self._allowed[ground][colour]
        for target in range(LINES):
            line = lines[target]
            if line:
                if line >> 3 != colour or line & 7 > target:
                    continue
                total = (line & 7) + count
            elif allowed >> target & 1:
                total = count
            else:
                continue
            surplus = total - target - 1
            if surplus > 0:
                lines[target] = colour << 3 | target + 1
                yield target, (ground, _dropped(floor, surplus), *lines)  # type: ignore[misc]
            else:
                lines[target] = colour << 3 | total
                yield target, (ground, floor, *lines)  # type: ignore[misc]
            lines[target] = line
        yield FLOOR_TARGET, (ground, _dropped(floor, count), *lines)  # type: ignore[misc]


def _dropped(floor: int, count: int) -> int:
    """The floor after `count` more tiles; an empty slot takes the first."""
    if floor & HAS_SLOT:
        floor -= HAS_SLOT
        count -= 1
    return floor & ~SPACES | min((floor & SPACES) + count, FLOOR_SPACES)
