"""Opponents. They know the contract of `core`, never a game."""

from .levels import LEVELS, STRONGEST, agent_for

__all__ = ["LEVELS", "STRONGEST", "agent_for"]
