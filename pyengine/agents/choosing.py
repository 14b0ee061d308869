"""The way in for programs: one decision of one level, within limits."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from pyengine.core.agent import Agent, Thought
from pyengine.core.errors import IllegalAction
from pyengine.core.game import OVER, Game
from pyengine.core.rng import Rng

from .levels import TIMES, agent_for


def choose(
    game: Game[Any],
    state: Any,
    level: str,
    *,
    ms: float | None = None,
    nodes: int | None = None,
    seed: int = 0,
) -> int:
    """The action of a level for the player to move. The state is not changed.

    `ms` and `nodes` limit the thinking; without both it may take the normal time. With a node
    limit alone, the same state and seed give the same action everywhere. Raises EngineError for an
    unknown level, IllegalAction when the match is over.
    """
    if ms is None and nodes is None:
        ms = TIMES["normal"]
    return last_thought(agent_for(level), game, state, ms=ms, nodes=nodes, seed=seed).action


def last_thought(
    agent: Agent, game: Game[Any], state: Any, *, ms: float | None, nodes: int | None, seed: int
) -> Thought:
    """The best that an agent finds within the limits. Raises ValueError if it has no thought at all."""
    if game.to_move(state) == OVER:
        raise IllegalAction("match_over")
    start = perf_counter()
    thought = None
    for thought in agent(game, state, Rng(seed)):
        if nodes is not None and thought.nodes >= nodes:
            break
        if ms is not None and (perf_counter() - start) * 1000 >= ms:
            break
    if thought is None:
        raise ValueError("the agent had no thought")
    return thought
