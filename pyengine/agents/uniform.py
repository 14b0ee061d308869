"""Any legal action, all equally likely: the baseline that everybody must beat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.core.agent import Thought
from pyengine.core.game import Game
from pyengine.core.rng import Rng


def uniform(game: Game[Any], state: Any, rng: Rng) -> Iterator[Thought]:
    actions = game.legal_actions(state)
    yield Thought(actions[rng.below(len(actions))])
