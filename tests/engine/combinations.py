"""Every registered game with every combination of its options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from pyengine.core.game import Game
from pyengine.games import GAMES

Combination = tuple[str, dict[str, Any]]


def combinations(game: Game[Any]) -> Iterator[dict[str, Any]]:
    names = [option.name for option in game.options]
    for values in product(*(option.values for option in game.options)):
        yield dict(zip(names, values, strict=True))


COMBINATIONS: list[Combination] = [
    (name, options) for name, game in GAMES.items() for options in combinations(game)
]


def name_of(combination: Combination) -> str:
    """A name for files and test ids: `azul-2-coloured`."""
    game, options = combination
    words = [name if value is True else str(value) for name, value in options.items() if value is not False]
    return "-".join([game, *words])
