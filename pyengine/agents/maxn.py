"""Three and more players: each one does what is best for themselves (max^n), deepening.

As in `alphabeta`, where the depth ends the player to move makes the move that looks best at once.
Without bounds to prune by, width is limited instead: of the moves only those that look best are
tried, and at the top fewer with each depth.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import Final

from pyengine.core.agent import Thought
from pyengine.core.model import EMPTY, POINT, Model

SLICE: Final = 250
"""Nodes between two thoughts: a few milliseconds."""

DEEPEST: Final = 60
WIDTH: Final = 8
LEAST_OPENINGS: Final = 12

Opening = tuple[int, int, int]
Boards = tuple[int, ...]
Values = tuple[int, ...]


class _Pause(Exception):
    """The slice is used up; what was found is in the table."""


class MaxN:
    """One search. `thoughts` may be left at any time; `lines` is how many actions are ranked."""

    def __init__(self, model: Model, deepest: int = DEEPEST, lines: int = 1) -> None:
        self._model = model
        self._players = len(model.boards)
        self._deepest = deepest
        self._lines = lines
        self._nodes = 0
        self._pause_at = 0
        self._was_cut = False
        self._table: dict[tuple[int, Boards, int], tuple[Values, bool]] = {}

    @property
    def nodes(self) -> int:
        return self._nodes + self._model.effort

    def thoughts(self) -> Iterator[Thought]:
        player = self._model.player
        openings = self._model.openings()
        best = Thought(openings[0][0], nodes=self.nodes)
        yield best
        self._pause_at = self.nodes + SLICE
        for depth in range(1, self._deepest + 1):
            self._was_cut = False
            values: dict[Opening, int] = {}
            for opening in openings:
                search = self._in_slices(opening, depth)
                while True:
                    try:
                        next(search)
                    except StopIteration as found:
                        values[opening] = found.value[player]
                        break
                    yield replace(best, nodes=self.nodes)
                    self._pause_at = self.nodes + SLICE
            ranked = sorted(values, key=lambda each: -values[each])
            best = self._thought(ranked, values, depth)
            yield best
            if not self._was_cut:
                return
            openings = ranked[: max(LEAST_OPENINGS, len(ranked) // (depth + 1))]

    def _thought(self, ranked: list[Opening], values: dict[Opening, int], depth: int) -> Thought:
        ranking: dict[int, float] = {}
        for opening in ranked:
            if len(ranking) < self._lines:
                ranking.setdefault(opening[0], values[opening] / POINT)
        return Thought(ranked[0][0], values[ranked[0]] / POINT, self.nodes, depth, tuple(ranking.items()))

    def _in_slices(self, opening: Opening, depth: int) -> Generator[None, None, Values]:
        _, pool, board = opening
        boards = list(self._model.boards)
        boards[self._model.player] = board
        start = (self._model.player + 1) % self._players
        was_cut = self._was_cut
        while True:
            try:
                return self._search(pool, tuple(boards), start, depth - 1)
            except _Pause:
                # What was cut before this opening is cut, wherever the pause came.
                self._was_cut = was_cut
                yield

    def _search(self, pool: int, boards: Boards, player: int, depth: int) -> Values:
        """How far each player is ahead of the best of the others in the end."""
        if pool == EMPTY:
            return self._margins(boards)
        key = (pool, boards, depth)
        known = self._table.get(key)
        if known is not None:
            self._was_cut |= known[1]
            return known[0]
        self._nodes += 1
        if self._nodes + self._model.effort >= self._pause_at:
            raise _Pause
        was_cut = self._was_cut
        moves = self._model.moves(pool, boards[player])
        if depth == 0:
            self._was_cut = True
            best = self._margins((*boards[:player], moves[0][1], *boards[player + 1 :]))
        else:
            self._was_cut = len(moves) > WIDTH
            following = (player + 1) % self._players
            best = ()
            for after, board in moves[:WIDTH]:
                values = self._search(
                    after, (*boards[:player], board, *boards[player + 1 :]), following, depth - 1
                )
                if not best or values[player] > best[player]:
                    best = values
        self._table[key] = best, self._was_cut
        self._was_cut |= was_cut
        return best

    def _margins(self, boards: Sequence[int]) -> Values:
        values = self._model.values(boards)
        ranked = sorted(values)
        return tuple([value - (ranked[-1] if value < ranked[-1] else ranked[-2]) for value in values])
