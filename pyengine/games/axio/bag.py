"""Hidden tiles: the bag, the racks, and what a player can imagine of them.

The bag is a count for each kind of tile; which one comes out is decided when it is drawn, by the
random word of the state.
"""

from __future__ import annotations

from pyengine.core.rng import Rng, advance, mix

from .layout import (
    BAG,
    BAG_COUNT,
    BAG_END,
    KINDS,
    PHASE,
    PLAYERS,
    RACKS,
    SHOWING,
    SWAPPING,
    TO_MOVE,
    UNITS,
    WORD,
    State,
    count,
    listed,
)
from .scoring import lowest_colours


def draw(s: State, number: int) -> int:
    """Take tiles out of the bag, as many as there are, and return them packed."""
    tiles = 0
    word, left = s[WORD], s[BAG_COUNT]
    for _ in range(min(number, left)):
        word = advance(word)
        at = mix(word) % left
        field = BAG
        while at >= s[field]:
            at -= s[field]
            field += 1
        s[field] -= 1
        left -= 1
        tiles += UNITS[field - BAG]
    s[WORD], s[BAG_COUNT] = word, left
    return tiles


def put_back(s: State, tiles: int) -> None:
    """Return packed tiles to the bag."""
    for kind in listed(tiles):
        s[BAG + kind] += 1
        s[BAG_COUNT] += 1


def unseen(s: State, player: int | None) -> list[int]:
    """How many tiles of each kind are in the bag or in racks that `player` can't see.

    None sees all racks.
    """
    counts = s[BAG:BAG_END]
    for other in range(s[PLAYERS]):
        if player is not None and other != player:
            for kind in listed(s[RACKS + other]):
                counts[kind] += 1
    return counts


def imagine(s: State, player: int, rng: Rng) -> State:
    """A copy in which the bag's future and the racks of the others are drawn from the unseen tiles.

    A rack that was shown in a swap went back to the bag and says nothing of its owner's new one.
    But whoever is asked about a swap holds none of their lowest colours, and everybody knows it.
    """
    s = s[:]
    s[WORD] = rng.bits()
    others = [other for other in range(s[PLAYERS]) if other != player]
    if not others:
        return s
    pool = unseen(s, player)
    asked = s[TO_MOVE] if s[PHASE] == SWAPPING and s[TO_MOVE] != player else None
    # The rack that is bound by a condition is drawn first: then every deal is equally likely.
    for other in sorted(others, key=lambda each: each != asked):
        barred = lowest_colours(s, other) if other == asked else []
        s[RACKS + other] = _draw_rack(pool, count(s[RACKS + other]), barred, rng)
    s[BAG:BAG_END] = pool
    return s


def _draw_rack(pool: list[int], number: int, barred: list[int], rng: Rng) -> int:
    """Move tiles that show no barred colour from the pool to a new rack."""
    allowed = [
        kind for kind in range(len(KINDS)) if not any(UNITS[kind] & SHOWING[colour] for colour in barred)
    ]
    left = sum(pool[kind] for kind in allowed)
    rack = 0
    for _ in range(number):
        at = rng.below(left)
        left -= 1
        for kind in allowed:
            if at < pool[kind]:
                break
            at -= pool[kind]
        pool[kind] -= 1
        rack += UNITS[kind]
    return rack
