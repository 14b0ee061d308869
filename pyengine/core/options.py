"""Options of a game: a plain dict, checked against a table of what each option may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import InvalidOptions

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name and its values, the default first."""

    name: str
    values: tuple[Any, ...]

    @property
    def default(self) -> Any:
        return self.values[0]


def check_options(known: tuple[Option, ...], given: Mapping[str, Any]) -> Options:
    """All options with their values, in the order of the table; `first_player` comes second.

    Missing ones take their defaults. Raises InvalidOptions with `option` and `value`.
    """
    if not isinstance(given, Mapping):
        raise InvalidOptions("invalid_options")
    names = {option.name for option in known} | {"first_player"}
    for name in given:
        if name not in names:
            raise InvalidOptions("unknown_option", option=str(name))
    options: Options = {}
    for option in known:
        value = given.get(option.name, option.default)
        # `True == 1` and `2.0 == 2` in Python: the type counts too.
        if not any(value == each and type(value) is type(each) for each in option.values):
            raise InvalidOptions("invalid_option", option=option.name, value=value)
        options[option.name] = value
        if option.name == "players":
            options["first_player"] = _first_player(given.get("first_player"), value)
    return options


def _first_player(value: Any, players: int) -> int | None:
    if value is None or (type(value) is int and 0 <= value < players):
        return value
    raise InvalidOptions("invalid_option", option="first_player", value=value)
