"""The bag and the lid: drawing tiles at random, and what can be expected of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pyengine.core.rng import advance, mix

from .layout import (
    BAG,
    COLOURS,
    FACTORIES,
    FACTORY_TILES,
    FIELD,
    LID,
    PLAYERS,
    RNG,
    SHIFTS,
    TILES_PER_COLOUR,
    UNITS,
    WALL_BY_COLOUR,
    State,
    board_of,
    counts,
)


def _singly(tiles: int) -> list[int]:
    """Packed tiles as a list of packed tiles of one each."""
    singles: list[int] = []
    for unit, shift in zip(UNITS, SHIFTS, strict=True):
        singles += [unit] * (tiles >> shift & FIELD)
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
            tiles += bag.pop(at)
        groups.append(tiles)
    s[BAG] = sum(bag)
    return groups


def abundance(s: State) -> tuple[float, ...]:
    """How far the next deal is likely to exceed an equal share, by colour: 0.5 is half more, -1 is none.

    The same during a whole draft: once the bag is empty, all that is on no wall counts as poured in.
    """
    bag = counts(s[BAG])
    due = FACTORY_TILES * FACTORIES[s[PLAYERS]]
    drawn = min(due, sum(bag))
    rest = [
        TILES_PER_COLOUR
        - there
        - sum(s[board_of(player) + WALL_BY_COLOUR + colour].bit_count() for player in range(s[PLAYERS]))
        for colour, there in enumerate(bag)
    ]
    drawn_share = drawn / max(sum(bag), 1)
    rest_share = (due - drawn) / max(sum(rest), 1)
    return tuple(
        [
            (there * drawn_share + more * rest_share) * COLOURS / due - 1
            for there, more in zip(bag, rest, strict=True)
        ]
    )
