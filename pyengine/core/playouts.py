"""Playing on quickly where chance is everywhere: what a search by samples works on."""

from __future__ import annotations

from typing import Protocol

from .rng import Rng


class Playouts(Protocol):
    """One decision of the player to move, and quick ways to see what may come of it."""

    def candidates(self, most: int) -> list[int]:
        """The actions that look best at once, best first."""
        ...

    def deal(self, rng: Rng) -> None:
        """Draw all that the player can't see anew; the samples that follow share it."""
        ...

    def sample(self, action: int, turns: int) -> tuple[int, int]:
        """Play an action; then everybody goes on, the player for so many more turns, or to the end.

        How far the player is ahead of the best of the others then, in thousandths of a point, and
        how many actions that took.
        """
        ...
