"""Levels are data: who thinks, how far, and how carefully."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pyengine.core.agent import Agent
from pyengine.core.errors import EngineError

from .greedy import Greedy
from .search import Search

LEVELS: Final[Mapping[str, Agent]] = {
    "beginner": Greedy(sees_others=False, carelessness=4.0),
    "casual": Greedy(carelessness=0.5),
    "strong": Search(depth=2, nodes=3_000),
    "expert": Search(candidates=24),
}
STRONGEST: Final = "expert"

HINT: Final[Agent] = Search(lines=4, candidates=24)
"""As strong as the strongest, and with values for the best alternatives."""

TIMES: Final[Mapping[str, int]] = {"fast": 300, "normal": 900, "patient": 3000}
"""Milliseconds that a player may give an opponent for a decision; most decisions take less."""


def agent_for(level: str) -> Agent:
    """Raises EngineError for a level that does not exist."""
    if level not in LEVELS:
        raise EngineError("unknown_level", level=level)
    return LEVELS[level]
