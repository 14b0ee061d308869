"""Random numbers over one integer, the same on every Python.

The integer lives inside the game state: `word = advance(word)` moves on, `mix(word)` gives 64 good
bits of it. A linear congruential step keeps the hot path short; its weak low bits are why nobody
uses a word without `mix` (the finaliser of SplitMix64).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def mix(word: int) -> int:
    """64 bits in which every bit depends on all bits of `word`."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def advance(word: int) -> int:
    return (word * 6364136223846793005 + 1442695040888963407) & _MASK


def seeded(seed: int) -> int:
    """The first word for a seed. Neighbouring seeds give unrelated sequences."""
    return mix((seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK)


class Rng:
    """The same generator as an object, for agents and tools outside the state."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = seeded(seed)

    @classmethod
    def going_on(cls, word: int) -> Rng:
        """A generator that goes on from the word of a state."""
        rng = cls(0)
        rng.word = word
        return rng

    def bits(self) -> int:
        """64 random bits."""
        self.word = advance(self.word)
        return mix(self.word)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1. The bias, limit / 2**64, is beyond measuring."""
        return self.bits() % limit

    def random(self) -> float:
        """A number from 0.0 up to, but not including, 1.0."""
        return (self.bits() >> 11) * 2.0**-53

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
