"""The registry of games."""

from __future__ import annotations

from typing import Any

from pyengine.core.game import Game

from .axio import AXIO
from .azul import AZUL
from .chocolatier import CHOCOLATIER

GAMES: dict[str, Game[Any]] = {game.id: game for game in (AZUL, CHOCOLATIER, AXIO)}
