"""Three and more players: each one does what is best for themselves (max^n), deepening.

As in `alphabeta` the depth is followed by everybody's quick best moves. Without bounds to prune by,
width is limited instead: at each step into the tree fewer of the best-looking moves are tried.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final

from pyengine.core.agent import Thought
from pyengine.core.model import EMPTY, POINT, Model

SLICE: Final = 250
DEEPEST: Final = 60
Boards = tuple[int, ...]
Values = tuple[int, ...]


class _Pause(Exception):
    """The slice is used up; what was found is in the table."""


class MaxN:
    def __init__(
        self, model: Model, deepest: int = DEEPEST, lines: int = 1, width: int = 8, horizon: int = 60
    ) -> None:
        self._model = model
        self._players = len(model.boards)
        self._deepest = deepest
        self._lines = lines
        self._width = width
        self._nodes = 0
        self._pause_at = 0
        self._was_cut = False
        self._table: dict[tuple[int, Boards, int], tuple[Values, bool]] = {}

    @property
    def nodes(self) -> int:
        return self._nodes + self._model.effort

    def thoughts(self) -> Iterator[Thought]:
        model = self._model
        player = model.player
        openings = model.openings()
        best = Thought(openings[0][0])
        yield best
        for depth in range(1, self._deepest + 1):
            self._was_cut = False
            values: dict[tuple[int, int, int], int] = {}
            for opening in openings if depth == 1 else openings[: max(12, len(openings) // depth)]:
                search = self._in_slices(opening, depth)
                while True:
                    try:
                        next(search)
                    except StopIteration as found:
                        values[opening] = found.value[player]
                        break
                    yield Thought(best.action, best.value, self.nodes, best.depth, best.ranking)
            ranked = sorted(values, key=lambda each: -values[each])
            ranking: dict[int, float] = {}
            for opening in ranked:
                if len(ranking) < 4:
                    ranking.setdefault(opening[0], values[opening] / POINT)
            best = Thought(ranked[0][0], values[ranked[0]] / POINT, self.nodes, depth, tuple(ranking.items()))
            openings = ranked
            yield best
            if not self._was_cut:
                return

    def _in_slices(self, opening: tuple[int, int, int], depth: int) -> Generator[None, None, Values]:
        _, pool, board = opening
        boards = list(self._model.boards)
        boards[self._model.player] = board
        start = (self._model.player + 1) % self._players
        while True:
            self._pause_at = self.nodes + SLICE
            try:
                return self._search(pool, tuple(boards), start, depth - 1)
            except _Pause:
                yield

    def _search(self, pool: int, boards: Boards, player: int, depth: int) -> Values:
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
        if depth == 0:
            self._was_cut = True
            best = self._play_out(pool, boards, player)
        else:
            self._was_cut = False
            following = (player + 1) % self._players
            best = ()
            moves = self._model.moves(pool, boards[player])
            if len(moves) > self._width:
                self._was_cut = True
                moves = moves[: self._width]
            for after, board in moves:
                values = self._search(
                    after, (*boards[:player], board, *boards[player + 1 :]), following, depth - 1
                )
                if not best or values[player] > best[player]:
                    best = values
        self._table[key] = best, self._was_cut
        self._was_cut |= was_cut
        return best

    def _play_out(self, pool: int, boards: Boards, player: int) -> Values:
        moves = self._model.moves
        final = list(boards)
        while pool:
            pool, final[player] = moves(pool, final[player])[0]
            player = (player + 1) % self._players
        return self._margins(final)

    def _margins(self, boards: Sequence[int]) -> Values:
        """How far each player is ahead of the best of the others."""
        values = self._model.values(boards)
        ranked = sorted(values)
        return tuple([value - (ranked[-1] if value < ranked[-1] else ranked[-2]) for value in values])
