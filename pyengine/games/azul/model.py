"""The rest of a round as a search sees it: pools and boards as numbers (see `core.model`).

A pool is what lies on the factories and in the centre; a board is what the round has changed of
one player's board so far. Both are numbered as they turn up, and whatever follows from them is
worked out once. The model never looks past the end of the round: the next deal is not known, and
`prospects` values what is left. A search spends most of its time in `_placed`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from pyengine.core.model import EMPTY, POINT

from .boards import TAKES_MARKER, Boards, group_of
from .layout import (
    CENTRE,
    COLOURS,
    DRAFT,
    FACTORY_END,
    FIELD,
    IN_CENTRE,
    LINE,
    LINES,
    MARKER,
    PHASE,
    PLAYERS,
    SHIFTS,
    TILE_FROM,
    TO_MOVE,
    WALL,
    State,
    board_of,
    draft_action,
)
from .prospects import Appraiser, rounds_left
from .supply import abundance

if TYPE_CHECKING:
    from .rules import Azul

Pool = tuple[int, ...]
"""Whether the marker lies in the centre, then the centre, then the factories that are not empty."""

WINNING: Final = 60 * POINT
"""What a game that is over and won counts more: a sure win is better than a prospect of points."""


COST_OF_MOVES: Final = 8
"""Working out a list of moves takes about as long as so many nodes of a search."""


class RoundModel:
    """The rest of the round that `s` is in."""

    def __init__(self, game: Azul, s: State, appraiser: Appraiser) -> None:
        self._game = game
        self._start = s
        self._is_draft = s[PHASE] == DRAFT
        players = range(s[PLAYERS])
        left = min(rounds_left(s[board_of(player) + WALL]) for player in players)
        self._boards = Boards(appraiser, left, abundance(s))
        self._lows, self._highs = self._boards.lows, self._boards.highs
        self.is_last = left <= 1
        self._pool_numbers: dict[Pool, int] = {}
        self._pools: list[Pool] = [()]
        self._groups: list[list[tuple[int, int]]] = [[]]
        self._moves: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._lists = 0
        self.effort = 0
        self.player = s[TO_MOVE]
        self.boards = [self._boards.of(s, player, self._slot(s, player)) for player in players]
        self.pool = self._pool_number(self._pool(s))

    def _slot(self, s: State, player: int) -> bool:
        """Hook. Has the player an empty slot beside the floor?"""
        return False

    # --- pools --------------------------------------------------------------------------------

    def _pool(self, s: State) -> Pool:
        """Hook. Factories have no order: equal tables are one pool."""
        if not self._is_draft:
            return ()
        return (int(s[MARKER] == IN_CENTRE), s[CENTRE], *sorted(filter(None, s[1:FACTORY_END])))

    def _pool_number(self, pool: Pool) -> int:
        number = self._pool_numbers.get(pool)
        if number is None:
            if not any(pool[1:]):
                return EMPTY
            number = self._pool_numbers[pool] = len(self._pools)
            self._pools.append(pool)
            self._groups.append([])
        return number

    def _groups_of(self, number: int) -> list[tuple[int, int]]:
        """What can be taken, equal things once: the group as one integer, and the pool after it."""
        groups = self._groups[number]
        if not groups:
            pool = self._pools[number]
            found: dict[tuple[int, int], None] = {}
            for place in range(1, len(pool)):
                tiles = pool[place]
                for colour in range(COLOURS):
                    count = tiles & FIELD
                    tiles >>= 6
                    if count:
                        for after, flags in self._takings(pool, place, colour, count):
                            found[group_of(colour, count, flags), self._pool_number(after)] = None
            groups += found
        return groups

    def _takings(self, pool: Pool, place: int, colour: int, count: int) -> Iterator[tuple[Pool, int]]:
        """Hook. The pools after taking a group from a place, one for each choice of the taker."""
        rest = pool[place] - (count << SHIFTS[colour])
        if place == 1:
            yield (0, rest, *pool[2:]), TAKES_MARKER if pool[0] else 0
        else:
            yield (pool[0], pool[1] + rest, *pool[2:place], *pool[place + 1 :]), 0

    # --- moves --------------------------------------------------------------------------------

    def moves(self, pool: int, board: int) -> list[tuple[int, int]]:
        key = (pool, board)
        moves = self._moves.get(key)
        if moves is None:
            placed = self._boards.placed
            ranked = [
                (quick, after, result)
                for group, after in self._groups_of(pool)
                for quick, result, _ in placed(board, group)
            ]
            ranked.sort(key=itemgetter(0), reverse=True)
            moves = self._moves[key] = [(after, result) for _, after, result in ranked]
            self._lists += 1
            self.effort = self._boards.effort + COST_OF_MOVES * self._lists
        return moves

    def openings(self) -> list[tuple[int, int, int]]:
        found: dict[tuple[int, int], tuple[int, int]] = {}
        for quick, action, pool, board in self._drafts() if self._is_draft else self._choices():
            found.setdefault((pool, board), (quick, action))
        self.effort = self._boards.effort
        ranked = sorted(found.items(), key=lambda item: -item[1][0])
        return [(action, *outcome) for outcome, (_, action) in ranked]

    def _drafts(self) -> Iterator[tuple[int, int, int, int]]:
        pool = self._pools[self.pool]
        for source, tiles in enumerate(self._start[:FACTORY_END]):
            for colour, shift in enumerate(SHIFTS):
                count = tiles >> shift & FIELD
                if count:
                    for after, flags in self._takings(pool, self._place_in_pool(source), colour, count):
                        group = group_of(colour, count, flags)
                        number = self._pool_number(after)
                        for quick, board, target in self._boards.placed(self.boards[self.player], group):
                            yield quick, draft_action(source, colour, target), number, board

    def _place_in_pool(self, source: int) -> int:
        """Hook. Where a pool lists a source."""
        return self._pools[self.pool].index(self._start[source], 2) if source else 1

    def _choices(self) -> Iterator[tuple[int, int, int, int]]:
        """Hook. Outside the draft: the columns of the free wall."""
        row = self._start[LINE]
        for action in self._game.legal_actions(self._start):
            s = self._start[:]
            self._game.move_to_wall(s, self.player, row, (action - TILE_FROM) % LINES, None)
            board = self._boards.of(s, self.player, self._slot(s, self.player))
            yield self._boards.quick(board), action, EMPTY, board

    # --- the end of the round -----------------------------------------------------------------

    def margin(self, mine: int, theirs: int) -> int:
        is_low = self._boards.is_low
        if not (is_low[mine] or is_low[theirs]):
            return self._highs[mine] - self._highs[theirs]
        margin = self._lows[mine] - self._lows[theirs]
        if self.is_last:
            margin += WINNING if margin > 0 else -WINNING if margin < 0 else 0
        return margin

    def values(self, boards: Sequence[int]) -> list[int]:
        is_low = self._boards.is_low
        if not any(is_low[board] for board in boards):
            return [self._highs[board] for board in boards]
        values = [self._lows[board] for board in boards]
        if self.is_last:
            best = max(values)
            values = [value + WINNING if value == best else value for value in values]
        return values
