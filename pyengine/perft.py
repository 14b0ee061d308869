"""Counting all sequences of actions to a depth: a fingerprint of the rules, and a test of speed."""

from __future__ import annotations

from typing import Any

from pyengine.core.game import Game


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many sequences of `depth` actions there are; a finished game has none but the empty one."""
    if depth == 0:
        return 1
    actions = game.legal_actions(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.clone(state)
        game.apply(after, action)
        total += perft(game, after, depth - 1)
    return total
