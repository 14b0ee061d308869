"""Levels are data: which agent plays, and how long it thinks."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.core.agent import Agent
from pyengine.core.errors import EngineError

from .greedy import greedy

LEVELS: Mapping[str, Agent] = {"casual": greedy}
STRONGEST = "casual"


def agent_for(level: str) -> Agent:
    """Raises EngineError for a level that does not exist."""
    if level not in LEVELS:
        raise EngineError("unknown_level", level=level)
    return LEVELS[level]
