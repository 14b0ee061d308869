"""How well a player stands, in points of the lowest colour. For agents; exact only when the game is over.

It reads scores and extra turns only: nothing of it is hidden from anybody.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from .layout import (
    COLOURS,
    DOMINO_CELLS,
    DOMINOES,
    EMPTY,
    ENDED,
    EXTRA_TURNS,
    FACES,
    FREE,
    KEPT,
    PHASE,
    PLACE,
    SOLO_TRACKS,
    TO_MOVE,
    TRACK_END,
    State,
    scores_of,
)
from .legality import legal_actions
from .scoring import placement_points, track_end

SOFTNESS: Final = 4.0
"""Points by which a colour may lead the lowest and still matter.

Raising one of five colours rarely moves the lowest, so a soft minimum stands for it. As the
measure of an agent that looks one placement ahead, a soft minimum won 41 of 60 two-player games,
with a softness of 3 as with 6, against falling weights for the sorted scores (error 6 %).
"""

EXTRA_TURN_WORTH: Final = 0.5

SHORTLIST: Final = 32
"""Placements that deserve a look, of the hundreds that a turn has."""

_WHOLE: Final = 1_000_000
_LACK: Final = [round(_WHOLE * exp(-score / SOFTNESS)) for score in range(SOLO_TRACKS * TRACK_END + 1)]
"""`_LACK[score]`: what a colour adds to the exponential mean below the soft minimum.

Whole numbers, because exponentials may differ in their last bit between machines.
"""


def evaluate(s: State, player: int) -> float:
    """What a player's scores are worth, whatever the others have."""
    scores = scores_of(s, player)
    if s[PHASE] == ENDED:
        return _result(scores)
    return _soft_minimum(scores) + (EXTRA_TURN_WORTH if s[EXTRA_TURNS] and s[TO_MOVE] == player else 0.0)


def shortlist(s: State) -> list[int]:
    """The placements after which the player's scores are worth most, ascending."""
    actions = legal_actions(s)
    if s[PHASE] != PLACE or len(actions) <= SHORTLIST:
        return actions
    scores = [0, *scores_of(s, s[TO_MOVE])]
    # Each tile is laid on the same copy, counted and taken away: half the cost of `apply`.
    table = s[:]
    lacks: dict[int, int] = {}
    for action in actions:
        face, domino = divmod(action, DOMINOES)
        _, x, y = FACES[face]
        a, b = DOMINO_CELLS[domino]
        table[a], table[b] = x, y
        points, _ = placement_points(table, domino, x, y, s[FREE] & KEPT[domino])
        table[a] = table[b] = EMPTY
        lack = 0
        for colour, gained in enumerate(points):
            if gained:
                score = scores[colour]
                lack += _LACK[min(score + gained, track_end(s, score))] - _LACK[score]
        lacks[action] = lack
    return sorted(sorted(actions, key=lacks.__getitem__)[:SHORTLIST])


def _soft_minimum(scores: list[int]) -> float:
    lack = sum(_LACK[score] for score in scores)
    return round(-SOFTNESS * log(lack / (_WHOLE * len(COLOURS))), 3)


def _result(scores: list[int]) -> float:
    """The lowest colour; the next lowest ones break ties, each a hundredth of the one before."""
    return sum(score * 0.01**rank for rank, score in enumerate(sorted(scores)))
