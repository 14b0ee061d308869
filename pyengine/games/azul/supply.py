"""The bag and the lid: drawing tiles at random."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pyengine.core.rng import advance, mix

from .layout import BAG, LID, RNG, UNITS, State, counts


def _singly(tiles: int) -> list[int]:
    """Packed tiles as a list of packed tiles of one each."""
    singles: list[int] = []
    for unit, count in zip(UNITS, counts(tiles), strict=True):
        singles += [unit] * count
    return singles


def draw(s: State, wanted: Iterable[int], refilled: Callable[[int], None] | None = None) -> list[int]:
    """Draw groups of up to four tiles, each packed; short or empty when all tiles are gone.

    The lid is poured into the bag when a tile is due and the bag is empty, never earlier;
    `refilled` is told what was poured. One random word is enough for four tiles: each takes its
    share of the 64 bits by division.
    """
    bag = _singly(s[BAG])
    groups = []
    for count in wanted:
        s[RNG] = advance(s[RNG])
        bits = mix(s[RNG])
        tiles = 0
        for _ in range(count):
            if not bag:
                if not s[LID]:
                    break
                bag = _singly(s[LID])
                if refilled:
                    refilled(s[LID])
                s[LID] = 0
            bits, at = divmod(bits, len(bag))
            tiles += bag[at]
            # The order in the bag means nothing: the last tile takes the place of the drawn one.
            bag[at] = bag[-1]
            bag.pop()
        groups.append(tiles)
    s[BAG] = sum(bag)
    return groups
