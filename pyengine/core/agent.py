"""An opponent is a generator of ever better thoughts; the caller owns the clock and stops it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from .game import Game
from .rng import Rng


@dataclass(frozen=True, slots=True)
class Thought:
    """The best action so far.

    `value` is in points for the player to move, `nodes` what it cost so far, `ranking` the best
    actions with their values, as far as they were compared.
    """

    action: int
    value: float = 0.0
    nodes: int = 0
    depth: int = 0
    ranking: tuple[tuple[int, float], ...] = ()


class Agent(Protocol):
    def __call__(self, game: Game[Any], state: Any, rng: Rng) -> Iterator[Thought]:
        """Thoughts on the decision of the player to move; the first is legal already.

        The state is not changed, and nothing is read of it that the player could not know. Between
        two thoughts lie a few milliseconds, so that a caller can stop in time. The same rng seed
        and the same number of thoughts give the same action, on every Python: from 3.12 on `sum`
        rounds otherwise, so fractions are added up one by one, or whole numbers before they are divided.
        """
        ...
