"""Reading JSON that nobody has checked: every wrong thing is an InvalidPosition with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from .errors import InvalidPosition

T = TypeVar("T")


def member(source: Any, key: str, place: str = "") -> Any:
    """A member that must be there."""
    if not isinstance(source, Mapping):
        raise InvalidPosition("invalid_field", place=place)
    if key not in source:
        raise InvalidPosition("missing_field", place=path(place, key))
    return source[key]


def no_others(source: Mapping[str, Any], known: set[str], place: str = "") -> None:
    for key in source:
        if key not in known:
            raise InvalidPosition("unknown_field", place=path(place, str(key)))


def whole(value: Any, place: str, least: int, most: int) -> int:
    """A whole number within limits. `True` is not a number."""
    if type(value) is not int or not least <= value <= most:
        raise InvalidPosition("invalid_field", place=place, least=least, most=most)
    return value


def one_of(value: Any, place: str, allowed: Sequence[T]) -> T:
    for each in allowed:
        if type(value) is type(each) and value == each:
            return each
    raise InvalidPosition("invalid_field", place=place)


def sequence(value: Any, place: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise InvalidPosition("invalid_field", place=place, **({} if length is None else {"length": length}))
    return value


def path(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
