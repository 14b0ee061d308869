"""Actions as the page sees them: those of Azul, and the steps of handing out SF4's rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.game import Json
from pyengine.games.azul import view as azul
from pyengine.games.azul.layout import DISTRIBUTE_FROM, FIELD, SHIFTS, TILE_FROM, State

from .layout import PENDING_DISC, PENDING_REST
from .notation import SIDES

if TYPE_CHECKING:
    from .rules import Chocolatier


def describe(game: Chocolatier, s: State, action: int) -> Json:
    if not DISTRIBUTE_FROM <= action < TILE_FROM:
        return azul.describe(game, s, action)
    colour, side = divmod(action - DISTRIBUTE_FROM, 2)
    return {
        "id": action,
        "text": game.write(s, action),
        "type": "distribute",
        "colour": game.colours[colour],
        "to": SIDES[side],
        "preview": preview(game, s, action),
    }


def preview(game: Chocolatier, s: State, action: int) -> Json:
    if not DISTRIBUTE_FROM <= action < TILE_FROM:
        return azul.preview(game, s, action)
    colour, side = divmod(action - DISTRIBUTE_FROM, 2)
    return {
        "count": s[PENDING_REST] >> SHIFTS[colour] & FIELD,
        "factory": game.neighbours(s, s[PENDING_DISC])[side],
    }
