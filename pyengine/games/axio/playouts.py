"""What may come of a decision: tiles are dealt as the player can imagine them, and everybody plays on."""

from __future__ import annotations

from typing import Final

from pyengine.core.game import OVER
from pyengine.core.model import POINT
from pyengine.core.rng import Rng

from .appraise import TASTES, Appraisal
from .bag import unseen
from .evaluate import result, soft_minimum
from .layout import DRAW, PHASE, PLACE, PLAYERS, SWAP, TO_MOVE, State
from .quick import Table

SOLO_CANDIDATES: Final = 12
"""A sample that is a whole game takes long, so there are few."""

RACK_TURNS: Final = 2
"""How far a sample looks at the least when the question is a swap."""


class AxioPlayouts:
    def __init__(self, s: State) -> None:
        self._player = s[TO_MOVE]
        self._taste = TASTES[s[PLAYERS]]
        self._table = Table(s)
        self._unseen = [kind for kind, number in enumerate(unseen(s, self._player)) for _ in range(number)]
        self._places = s[PHASE] == PLACE
        # What one builds alone pays late; with others a greedy end is so far from theirs that going
        # on to it lost 39 of 40 games against two turns, at 1,000 nodes.
        self._to_the_end = s[PLAYERS] == 1

    def candidates(self, most: int) -> list[int]:
        if not self._places:
            return [SWAP, DRAW]
        most = min(most, SOLO_CANDIDATES) if self._to_the_end else most
        return [self._table.action(move) for move in Appraisal(self._table, self._taste).ranked(most)]

    def deal(self, rng: Rng) -> None:
        self._table.deal(self._unseen, self._player, rng)

    def sample(self, action: int, turns: int) -> tuple[int, int]:
        table, player = self._table.copy(), self._player
        if action < SWAP:
            table.place(table.move(action))
        else:
            table.end_turn(action == SWAP)
            # A rack shows its worth in the turns to come.
            turns = max(turns, RACK_TURNS)
        played = 1
        while table.to_move != OVER:
            # An extra turn belongs to the turn before it.
            if table.to_move == player and not table.extra_turns and not self._to_the_end:
                if not turns:
                    break
                turns -= 1
            table.place(Appraisal(table, self._taste).best())
            played += 1
        return _ahead(table.scores, player, table.to_move == OVER), played


def _ahead(scores: list[list[int]], player: int, is_over: bool) -> int:
    """How far a player is ahead of the best of the others; alone, how far they got."""
    worth = result if is_over else soft_minimum
    results = [sorted(each[1:]) for each in scores]
    mine = results.pop(player)
    values = [round(POINT * worth(each)) for each in results]
    ahead = round(POINT * worth(mine)) - max(values, default=0)
    if is_over and results:
        # A tie that only a later colour breaks is too fine for a thousandth, and decides all the same.
        best = max(results)
        ahead += (mine > best) - (mine < best)
    return ahead
