"""Choices as one short text: each is its place among those that were possible, all together are one number.

In a number of mixed base a choice among 58 takes log2(58) bits, and a forced one none: a whole match
fits into a link. Only whoever knows what was possible can read it back, so a checksum over what the
choices mean (their notation) tells a damaged text, or one of other rules, from a good one.
"""

from __future__ import annotations

import binascii
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 20_000
"""Characters; a match of the most actions that are allowed needs fewer."""

_CHECKS: Final = 1 << 32
_COUNTS: Final = 1 << 16
_TO_URL: Final = str.maketrans("+/", "-_")
_FROM_URL: Final = str.maketrans("-_", "+/")


def pack(choices: Iterable[tuple[int, int]], texts: list[str]) -> str:
    """The choices as (place, how many were possible), and what they are called."""
    number = 0
    for place, size in reversed([(_check(texts), _CHECKS), (len(texts), _COUNTS), *choices]):
        number = number * size + place
    return _written(number)


class Packed:
    """The way back: `count` choices are taken one by one, then `close` says whether all was well."""

    def __init__(self, text: str) -> None:
        """Raises ValueError if the text can't be what `pack` made."""
        if len(text) > LONGEST:
            raise ValueError("too long")
        padded = (text + "=" * (-len(text) % 4)).translate(_FROM_URL)
        self._number = int.from_bytes(binascii.a2b_base64(padded.encode("ascii")), "big")
        if _written(self._number) != text:
            raise ValueError("not a number")
        self._expected = self.take(_CHECKS)
        self.count = self.take(_COUNTS)

    def take(self, size: int) -> int:
        self._number, place = divmod(self._number, size)
        return place

    def close(self, texts: list[str]) -> None:
        if self._number or _check(texts) != self._expected:
            raise ValueError("damaged")


def _written(number: int) -> str:
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return binascii.b2a_base64(data, newline=False).decode().rstrip("=").translate(_TO_URL)


def _check(texts: list[str]) -> int:
    # Begun with 1, so that no match at all is not the empty text.
    return binascii.crc32("\n".join(texts).encode(), 1)
