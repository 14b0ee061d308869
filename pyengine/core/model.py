"""A stretch of a game without chance, in small whole numbers: what a search works on.

Many games are a race on boards of one's own for things that all share. A model gives one number
to what is shared (the pool) and one to each player's board; equal numbers are equal things, so
whatever was worked out once is found again in a dict. A move takes from the pool and changes the
board of the player to move; then it is the next player's turn. When the pool is EMPTY the stretch
is over, and only the boards count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

POINT = 1_000
"""Values are whole thousandths of a point: the same on every Python, whatever the order of a sum."""

EMPTY = 0
"""The pool at the end of the stretch."""


class Model(Protocol):
    player: int
    """To move at the start."""

    pool: int
    boards: list[int]

    is_last: bool
    """The game may end with the stretch: then one move can turn the margin over."""

    effort: int
    """Grows with what had to be worked out anew, measured in nodes of a search."""

    def openings(self) -> list[tuple[int, int, int]]:
        """All actions of the player to move, best first: action, pool and board after it.

        An action that leaves a further choice to the same player comes once for each choice.
        """
        ...

    def moves(self, pool: int, board: int) -> list[tuple[int, int]]:
        """Pool and board after each move worth a look, best first by a quick estimate.

        Never empty while the pool is not. Moves that only harm the mover may be left out.
        """
        ...

    def margin(self, mine: int, theirs: int) -> int:
        """At the end of the stretch, with two players: how far one is ahead."""
        ...

    def values(self, boards: Sequence[int]) -> list[int]:
        """At the end of the stretch: what each player has."""
        ...
