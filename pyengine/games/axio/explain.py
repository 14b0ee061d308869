"""Why an action is a good one: codes and numbers that the page turns into a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.game import Json

from .layout import CELLS, COLOURS, DOMINO_CELLS, DOMINOES, EMPTY, PLAYERS, RAYS, SWAP, TO_MOVE, State
from .scoring import line_points, lowest_colours

if TYPE_CHECKING:
    from .rules import Axio


WORTH_BLOCKING = 2
"""Points from which on a square is worth taking from somebody."""


def explain(game: Axio, s: State, action: int) -> list[Json]:
    """The reasons, the weightiest first."""
    if action >= SWAP:
        return [{"code": "swaps_rack" if action == SWAP else "keeps_rack"}]
    facts = game.preview(s, action)
    lowest = {COLOURS[colour - 1] for colour in lowest_colours(s, s[TO_MOVE])}
    reasons: list[Json] = []
    if facts["extra_turns"]:
        reasons.append({"code": "earns_extra_turn", "count": facts["extra_turns"]})
    for code, is_lowest in (("raises_lowest", True), ("scores_colours", False)):
        gains = {colour: won for colour, won in facts["points"].items() if (colour in lowest) == is_lowest}
        if gains:
            reasons.append({"code": code, "gains": gains})
    if facts["pyramids"]:
        reasons.append({"code": "closes_in", "count": len(facts["pyramids"])})
    reasons += _blocked(game, s, action)
    if facts["ends"]:
        reasons.append({"code": "ends_game"})
    return reasons


def _blocked(game: Axio, s: State, action: int) -> list[Json]:
    """The most that a square under the tile would have brought another player in a lowest colour.

    Only if no other square brings as much: a tile may also lengthen the line that it ends.
    """
    after = s[:]
    game.apply(after, action)
    most, best = WORTH_BLOCKING - 1, None
    for cell in DOMINO_CELLS[action % DOMINOES]:
        for player in range(s[PLAYERS]):
            if player != s[TO_MOVE]:
                for colour in lowest_colours(s, player):
                    points = line_points(s, RAYS[cell], colour)
                    if points > most and _most_points(after, colour) < points:
                        most, best = points, (player, COLOURS[colour - 1])
    return [{"code": "blocks", "player": best[0], "colour": best[1], "points": most}] if best else []


def _most_points(s: State, colour: int) -> int:
    """What the best empty square brings in a colour."""
    return max((line_points(s, RAYS[cell], colour) for cell in range(CELLS) if s[cell] == EMPTY), default=0)
