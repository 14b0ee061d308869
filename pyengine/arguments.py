"""A game and its options as arguments of a command."""

from __future__ import annotations

import argparse
from typing import Any

from pyengine.core.game import Json
from pyengine.core.options import Option
from pyengine.games import GAMES


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), default="azul")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")


def options_of(chosen: argparse.Namespace) -> Json:
    """`--option players=3` as the value that the game's table of options names so."""
    game = GAMES[chosen.game]
    options: Json = {}
    for text in chosen.option:
        name, _, value = text.partition("=")
        options[name] = _value_named(game.options, name, value)
    return options


def _value_named(known: tuple[Option, ...], name: str, text: str) -> Any:
    values = next((option.values for option in known if option.name == name), ())
    named = {str(value).lower(): value for value in values}
    if name == "first_player" and text.isdecimal():
        return int(text)
    return named.get(text.lower(), text)
