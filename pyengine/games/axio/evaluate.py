"""How well a player stands, in points of the lowest colour. For agents; exact only when the game is over.

It reads scores and extra turns only: nothing of it is hidden from anybody.
"""

from __future__ import annotations

from heapq import nsmallest
from math import exp, log
from typing import Final

from .layout import (
    BESIDE,
    COLOUR_CODES,
    COLOURS,
    COVERING,
    DOMINO_CELLS,
    DOMINOES,
    EMPTY,
    ENDED,
    EXTRA_TURNS,
    FACES,
    FREE,
    KEPT,
    NEIGHBOURS,
    PER_SQUARE,
    PHASE,
    PLACE,
    PLAYERS,
    PYRAMID,
    RAYS,
    SOLO_TRACKS,
    TO_MOVE,
    TRACK_END,
    State,
    scores_of,
)
from .legality import allowed_dominoes, legal_actions, listed_dominoes
from .scoring import track_end

SOFTNESS: Final = 4.0
"""Points by which a colour may lead the lowest and still matter.

Raising one of five colours rarely moves the lowest, so a soft minimum stands for it. As the
measure of an agent that looks one placement ahead, a soft minimum won 41 of 60 two-player games,
with a softness of 3 as with 6, against falling weights for the sorted scores (error 6 %).
"""

EXTRA_TURN_WORTH: Final = 0.5

SHORTLIST: Final = 32
"""Placements that deserve a look, of the hundreds that a turn has."""

SPOILING, BEGINNING = 0, 0
SOLO_SPOILING, SOLO_BEGINNING = 80, 70
"""Hundredths of what a point is worth."""

_MOST_POINTS: Final = 49
"""One more than a half can score: four rays of at most twelve cells."""

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
    """The placements that look best for the player at once, best first; a swap before a draw.

    By the scores after them, and by what they leave: cells spoilt for other colours, lines begun.
    A half scores alone, whatever its partner is: the partner's cell is still empty, so no line
    leads through it. So each cell is looked at once, not once for each placement.
    """
    actions = legal_actions(s)
    if s[PHASE] != PLACE or len(actions) == 1:
        return actions
    scores = [0, *scores_of(s, s[TO_MOVE])]
    ends = [track_end(s, score) for score in scores]
    dominoes = listed_dominoes(allowed_dominoes(s))
    prices = [_LACK[score] - _LACK[min(score + 1, end)] for score, end in zip(scores, ends, strict=True)]
    spoiling, beginning = (SOLO_SPOILING, SOLO_BEGINNING) if s[PLAYERS] == 1 else (SPOILING, BEGINNING)
    gains, outlooks = _cells(s, dominoes, prices, spoiling, beginning)
    closing = {domino: cells for domino in dominoes if (cells := _closed_in(s, domino))}
    lacks = []
    for face in sorted({action // DOMINOES for action in actions}):
        _, x, y = FACES[face]
        x_lacks, y_lacks = (
            [_LACK[min(scores[c] + points, ends[c])] - _LACK[scores[c]] for points in range(_MOST_POINTS)]
            for c in (x, y)
        )
        first = face * DOMINOES
        for domino in dominoes:
            a, b = DOMINO_CELLS[domino]
            x_points, y_points = gains[a][x], gains[b][y]
            if domino in closing or x == y:
                points = [0, 0, 0, 0, 0, 0]
                points[x] = x_points
                points[y] += y_points
                for cell in closing.get(domino, ()):
                    _add_pyramid(s, cell, {a: x, b: y}, points)
                lack = 0
                for c, more in enumerate(points):
                    if more:
                        lack += _LACK[min(scores[c] + more, ends[c])] - _LACK[scores[c]]
            else:
                lack = x_lacks[x_points] + y_lacks[y_points]
            lacks.append((lack - outlooks[a][x] - outlooks[b][y], first + domino))
    return [action for _, action in nsmallest(SHORTLIST, lacks)]


def _cells(
    s: State, dominoes: tuple[int, ...], prices: list[int], spoiling: int, beginning: int
) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """For each cell that a tile can cover, by colour code: the points of a half, and its outlook."""
    gains: dict[int, list[int]] = {}
    outlooks: dict[int, list[int]] = {}
    for cell in {cell for domino in dominoes for cell in DOMINO_CELLS[domino]}:
        points = gains[cell] = [0, 0, 0, 0, 0, 0, 0, 0]
        empty = 0
        for ray in RAYS[cell]:
            colour = s[ray[0]]
            if colour:
                length = 1
                for each in ray[1:]:
                    if s[each] != colour:
                        break
                    length += 1
                points[colour] += length
            else:
                empty += 1
        spoilt = 0
        for colour in COLOUR_CODES:
            if points[colour]:
                spoilt += points[colour] * prices[colour]
        # The partner will lie on one of the empty sides.
        begun = max(empty - 1, 0)
        outlooks[cell] = [
            0,
            *(
                (
                    beginning * begun * (1 + points[colour]) * prices[colour]
                    - spoiling * (spoilt - points[colour] * prices[colour])
                )
                // 100
                for colour in COLOUR_CODES
            ),
        ]
    return gains, outlooks


def _closed_in(s: State, domino: int) -> list[int]:
    """The empty cells that a tile on this domino would close in."""
    free = s[FREE] & KEPT[domino]
    return [cell for cell in BESIDE[domino] if not s[cell] and not free & COVERING[cell]]


def _add_pyramid(s: State, cell: int, laid: dict[int, int], points: list[int]) -> None:
    colours = [laid.get(each, s[each]) for each in NEIGHBOURS[cell]]
    for colour in colours if s[PER_SQUARE] else set(colours):
        if EMPTY < colour < PYRAMID:
            points[colour] += 1


def _soft_minimum(scores: list[int]) -> float:
    lack = sum(_LACK[score] for score in scores)
    return round(-SOFTNESS * log(lack / (_WHOLE * len(COLOURS))), 3)


def _result(scores: list[int]) -> float:
    """The lowest colour; the next lowest ones break ties, each a hundredth of the one before."""
    return sum(score * 0.01**rank for rank, score in enumerate(sorted(scores)))
