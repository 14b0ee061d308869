"""The contract between a game and everything that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from .events import Emit
from .model import Model
from .options import Option
from .playouts import Playouts
from .rng import Rng

S = TypeVar("S")

Json = dict[str, Any]
"""A dict that `json.dumps` takes."""

OVER = -1
"""What `to_move` says of a finished game."""

ONLOOKER = -1
"""The viewer who sees only what everybody sees."""


class Game(Protocol[S]):
    """The rules of one game. Stateless: all that changes is in the state.

    `apply` trusts its action; `match.play` checks it. Agents use only `clone` to `imagine`.
    """

    id: str
    rules_version: int
    options: tuple[Option, ...]

    def new(self, options: Mapping[str, Any], seed: int) -> S:
        """A state at its first decision. Raises InvalidOptions."""
        ...

    def clone(self, s: S) -> S: ...

    def to_move(self, s: S) -> int:
        """The index of the player who decides next, or OVER."""
        ...

    def legal_actions(self, s: S) -> list[int]:
        """Ascending; empty only when the game is over."""
        ...

    def apply(self, s: S, action: int, emit: Emit | None = None) -> None:
        """Change `s` in place, up to the next decision. The action must be legal."""
        ...

    def scores(self, s: S) -> list[int]: ...

    def winners(self, s: S) -> list[int]:
        """The winners of a game that is over; several when they share the win."""
        ...

    def imagine(self, s: S, player: int, rng: Rng) -> S:
        """A copy in which all that `player` can't see is drawn anew."""
        ...

    def write(self, s: S, action: int) -> str:
        """The notation of a legal action: `read(s, write(s, action)) == action`."""
        ...

    def read(self, s: S, text: str) -> int:
        """The action that a text stands for. Raises IllegalAction."""
        ...

    def position(self, s: S) -> Json:
        """Everything, hidden things included; read back by `from_position`."""
        ...

    def from_position(self, position: Mapping[str, Any], seed: int) -> S:
        """Raises InvalidPosition. `seed` decides what is still to be drawn."""
        ...

    def view(self, s: S, viewer: int | None) -> Json:
        """What `viewer` may see, with all that a page needs to draw.

        A player, or ONLOOKER: what is open to all. None: everything is open.
        """
        ...

    def describe(self, s: S, action: int) -> Json:
        """A legal action as the page sees it: `id`, `text` (the notation) and its parts."""
        ...

    def preview(self, s: S, action: int) -> Json:
        """What a legal action would bring, without doing it."""
        ...

    # --- for opponents ------------------------------------------------------------------------

    def evaluate(self, s: S, player: int) -> float:
        """A quick estimate, in points, of how well a player stands, whatever the others do."""
        ...

    def shortlist(self, s: S) -> list[int]:
        """The legal actions that deserve a look: all of them, or the best by a quick estimate."""
        ...

    def model(self, s: S) -> Model | None:
        """What lies ahead without chance, made for searching; None where chance is everywhere."""
        ...

    def playouts(self, s: S) -> Playouts | None:
        """Where there is no model: ways to play on from a decision. What is hidden makes no difference."""
        ...

    def explain(self, s: S, action: int) -> list[Json]:
        """Why a legal action may be good: reasons with a `code` and numbers, the weightiest first."""
        ...
