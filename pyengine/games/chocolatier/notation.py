"""The notation of Azul, and SF4's steps: `red left`, `blue right`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.errors import IllegalAction
from pyengine.games.azul import notation as azul
from pyengine.games.azul.layout import DISTRIBUTE, DISTRIBUTE_FROM, PHASE, TILE_FROM, State

if TYPE_CHECKING:
    from .rules import Chocolatier

SIDES = ("left", "right")


def write(game: Chocolatier, s: State, action: int) -> str:
    if DISTRIBUTE_FROM <= action < TILE_FROM:
        colour, side = divmod(action - DISTRIBUTE_FROM, 2)
        return f"{game.colours[colour]} {SIDES[side]}"
    return azul.write(game, s, action)


def read(game: Chocolatier, s: State, text: str) -> int:
    if s[PHASE] != DISTRIBUTE:
        return azul.read(game, s, text)
    words = text.split(" ")
    if len(words) != 2 or words[0] not in game.colours or words[1] not in SIDES:
        raise IllegalAction("unknown_notation", text=text)
    action = DISTRIBUTE_FROM + 2 * game.colours.index(words[0]) + SIDES.index(words[1])
    if action not in game.legal_actions(s):
        raise IllegalAction("illegal_action", text=text)
    return action
