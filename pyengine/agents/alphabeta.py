"""Two players: deepening alpha-beta search on a game's model, to the end of the stretch if it can.

Where the depth ends, the player to move makes the move that looks best at once, and the boards are
compared as they are; no move is made where they are so unequal that a usual one would not matter.
(Going on like that to the end of the stretch was tried: it costs so much depth that it won 4 of 24
games.) Once no line was cut short, all is solved and the search ends.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Final

from pyengine.core.agent import Thought
from pyengine.core.model import EMPTY, POINT, Model

SLICE: Final = 250
"""Nodes between two thoughts: a few milliseconds."""

DEEPEST: Final = 40
"""More than a stretch has moves: a depth that says that all was seen."""

LATE: Final = 4
LATER: Final = 12
"""Moves after so many better-looking ones are first searched one or two less deep: few are better."""

LEAST_GAIN: Final = -POINT
MOST_GAIN: Final = 8 * POINT
"""What a move changes of the margin: nine in ten lie between, so the others need no list of moves."""

INFINITE: Final = 10**9

EXACT, AT_LEAST, AT_MOST = range(3)


class _Pause(Exception):
    """The slice is used up. What was found is in the table, so the search soon is where it was."""


class AlphaBeta:
    """One search. `thoughts` may be left at any time; `lines` is how many values are exact."""

    def __init__(self, model: Model, deepest: int = DEEPEST, lines: int = 1) -> None:
        self._model = model
        self._deepest = deepest
        self._lines = lines
        self._nodes = 0
        self._pause_at = 0
        self._was_cut = False
        self._replies: dict[tuple[int, int], tuple[int, int]] = {}
        self._table: dict[tuple[int, int, int], tuple[int, int, int, tuple[int, int]]] = {}

    @property
    def nodes(self) -> int:
        return self._nodes + self._model.effort

    def thoughts(self) -> Iterator[Thought]:
        model = self._model
        theirs = model.boards[1 - model.player]
        openings = model.openings()
        best = Thought(openings[0][0], nodes=self.nodes)
        yield best
        self._pause_at = self.nodes + SLICE
        for depth in range(1, self._deepest + 1):
            self._was_cut = False
            earlier = best.ranking
            values: dict[tuple[int, int, int], int] = {}
            bar = -INFINITE
            for opening in openings:
                search = self._in_slices(opening, theirs, depth, bar)
                while True:
                    try:
                        next(search)
                    except StopIteration as found:
                        values[opening] = found.value
                        break
                    yield replace(best, nodes=self.nodes)
                    self._pause_at = self.nodes + SLICE
                ranked = sorted(values, key=lambda each: -values[each])
                if len(values) >= self._lines:
                    bar = values[ranked[self._lines - 1]]
                # Until the first move of the last depth is judged anew, its successor has no say.
                best = self._thought(ranked, values, depth, earlier)
            openings = ranked
            yield best
            if not self._was_cut:
                return

    def _thought(
        self,
        ranked: list[tuple[int, int, int]],
        values: dict[tuple[int, int, int], int],
        depth: int,
        earlier: tuple[tuple[int, float], ...],
    ) -> Thought:
        ranking: dict[int, float] = {}
        for opening in ranked:
            if len(ranking) < self._lines:
                ranking.setdefault(opening[0], values[opening] / POINT)
        # What this depth has not come to yet was no better than these at the last one.
        least = min(ranking.values())
        for action, value in earlier:
            if len(ranking) < self._lines:
                ranking.setdefault(action, min(value, least))
        return Thought(ranked[0][0], values[ranked[0]] / POINT, self.nodes, depth, tuple(ranking.items()))

    def _in_slices(
        self, opening: tuple[int, int, int], theirs: int, depth: int, bar: int
    ) -> Generator[None, None, int]:
        """The value of an opening; exact above the bar, else no more than it."""
        _, pool, board = opening
        if pool == EMPTY:
            return self._model.margin(board, theirs)
        was_cut = self._was_cut
        while True:
            try:
                if bar > -INFINITE:
                    value = -self._search(pool, theirs, board, depth - 1, -bar - 1, -bar)
                    if value <= bar:
                        return value
                return -self._search(pool, theirs, board, depth - 1, -INFINITE, -bar)
            except _Pause:
                # What was cut before this opening is cut, wherever the pause came.
                self._was_cut = was_cut
                yield

    def _search(self, pool: int, mine: int, theirs: int, depth: int, alpha: int, beta: int) -> int:
        """The margin of the player to move. Beyond alpha and beta only on which side it lies."""
        model = self._model
        if depth == 0:
            if not model.is_last:
                now = model.margin(mine, theirs)
                if now + LEAST_GAIN >= beta or now + MOST_GAIN <= alpha:
                    self._was_cut = True
                    return now + (LEAST_GAIN if now + LEAST_GAIN >= beta else MOST_GAIN)
            moves = model.moves(pool, mine)
            if moves[0][0] != EMPTY:
                self._was_cut = True
                # Half of the move: so it makes no difference at whose turn the depth ends.
                return model.margin(moves[0][1], theirs)
        key = (pool, mine, theirs)
        known = self._table.get(key)
        if known is not None:
            known_depth, bound, value, move = known
            if known_depth >= depth and (
                bound == EXACT
                or (bound == AT_LEAST and value >= beta)
                or (bound == AT_MOST and value <= alpha)
            ):
                if known_depth < DEEPEST:
                    self._was_cut = True
                return value
            # Coming once more in its own place it costs no more than a look into the table.
            moves = [move, *model.moves(pool, mine)]
        else:
            moves = model.moves(pool, mine)
            reply = self._replies.get((pool, mine))
            if reply is not None:
                moves = [reply, *moves]
        # What the table answers is not counted: else the way back after a pause could fill a slice.
        self._nodes += 1
        if self._nodes + model.effort >= self._pause_at:
            raise _Pause
        was_cut = self._was_cut
        self._was_cut = False
        best = -INFINITE
        low = alpha
        below = max(depth - 1, 0)
        for at, move in enumerate(moves):
            after, board = move
            if after == EMPTY:
                value = model.margin(board, theirs)
            elif best == -INFINITE:
                value = -self._search(after, theirs, board, below, -beta, -low)
            else:
                if below and at >= LATE:
                    shallow = max(below - 2, 0) if at >= LATER else below - 1
                    value = -self._search(after, theirs, board, shallow, -low - 1, -low)
                else:
                    value = low + 1
                if value > low:
                    value = -self._search(after, theirs, board, below, -low - 1, -low)
                if low < value < beta:
                    value = -self._search(after, theirs, board, below, -beta, -value)
            if value > best:
                best = value
                best_move = move
                if value > low:
                    low = value
                    if value >= beta:
                        self._replies[pool, mine] = move
                        break
        bound = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self._table[key] = (depth if self._was_cut else DEEPEST, bound, best, best_move)
        self._was_cut |= was_cut
        return best
