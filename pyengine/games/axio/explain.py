"""Why an action is a good one: codes and numbers that the page turns into a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.game import Json

from .layout import COLOURS, DOMINO_CELLS, DOMINOES, PLAYERS, RAYS, SWAP, TO_MOVE, State
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
    reasons += _blocked(s, action)
    if facts["ends"]:
        reasons.append({"code": "ends_game"})
    return reasons


def _blocked(s: State, action: int) -> list[Json]:
    """The most that a square under the tile would have brought another player in a lowest colour."""
    most, best = WORTH_BLOCKING - 1, None
    for cell in DOMINO_CELLS[action % DOMINOES]:
        for player in range(s[PLAYERS]):
            if player != s[TO_MOVE]:
                for colour in lowest_colours(s, player):
                    points = line_points(s, RAYS[cell], colour)
                    if points > most:
                        most, best = points, (player, COLOURS[colour - 1])
    return [{"code": "blocks", "player": best[0], "colour": best[1], "points": most}] if best else []
