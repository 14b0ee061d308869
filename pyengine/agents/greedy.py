"""The action that looks best at once, by what the game's evaluator says of the state after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.core.agent import Thought
from pyengine.core.game import Game
from pyengine.core.rng import Rng

BATCH = 16
"""Actions looked at between two thoughts: a few milliseconds at the most."""


def greedy(game: Game[Any], state: Any, rng: Rng) -> Iterator[Thought]:
    player = game.to_move(state)
    actions = game.legal_actions(state)
    # Equal values are decided by chance, not by the number of the action.
    rng.shuffle(actions)
    imagined = game.imagine(state, player, rng)
    ranking: list[tuple[int, float]] = []
    for nodes, action in enumerate(actions, 1):
        after = game.clone(imagined)
        game.apply(after, action)
        ranking.append((action, game.evaluate(after, player)))
        if nodes % BATCH == 0 or nodes == len(actions):
            ranking.sort(key=lambda item: -item[1])
            yield Thought(*ranking[0], nodes=nodes, depth=1, ranking=tuple(ranking[:4]))
