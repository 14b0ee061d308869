"""Opponents. They know the contract of `core`, never a game."""

from .choosing import choose, last_thought
from .levels import HINT, LEVELS, STRONGEST, TIMES, agent_for
from .uniform import uniform

__all__ = ["HINT", "LEVELS", "STRONGEST", "TIMES", "agent_for", "choose", "last_thought", "uniform"]
