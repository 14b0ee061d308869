"""Events: what happened, in order, in the past tense, for the page to animate and to log.

An event is `{"type": …, fact: …}`. Events hold public facts only, so that they can be shown to
everybody; no durations, no sentences. Search passes no `emit` and pays nothing.
"""

from __future__ import annotations

from typing import Any, Protocol

Event = dict[str, Any]


class Emit(Protocol):
    def __call__(self, type: str, /, **facts: Any) -> None: ...


class EventLog(list[Event]):
    """An `Emit` that keeps what it is told: `apply(s, action, log)`."""

    def __call__(self, type: str, /, **facts: Any) -> None:
        self.append({"type": type, **facts})
