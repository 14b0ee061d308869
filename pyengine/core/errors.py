"""Errors as codes and parameters. The page turns them into sentences; the engine never does."""

from __future__ import annotations

from functools import partial
from typing import Any


class EngineError(Exception):
    """Something the caller asked for can't be done. Nothing has changed."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Its way from one process to another: by default it could not be made anew without its code."""
        return partial(type(self), self.code, **self.params), ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}({facts})"


class InvalidOptions(EngineError):
    """An option that the game does not know, or a value that it does not take."""


class InvalidPosition(EngineError):
    """A position that breaks an invariant; `place` says where."""


class IllegalAction(EngineError):
    """A text or an id that is not a legal action in this state."""


class InvalidSave(EngineError):
    """A save that can't be replayed."""


class InvalidMessage(EngineError):
    """A message to the bridge that can't be understood."""
