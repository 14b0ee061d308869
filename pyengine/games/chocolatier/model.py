"""The rest of a round with special factories, as a search sees it.

A pool lists all factories in their order, because neighbours matter; GONE says that SF5 has left
the circle. SF1 and SF2 act before the draft and need nothing here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final

from pyengine.games.azul.boards import GAINS_SLOT, TAKES_MARKER, group_of
from pyengine.games.azul.layout import (
    CENTRE,
    COLOURS,
    DISTRIBUTE,
    DISTRIBUTE_FROM,
    FIELD,
    IN_CENTRE,
    MARKER,
    PHASE,
    SHIFTS,
    TILE,
    State,
)
from pyengine.games.azul.model import Pool, RoundModel
from pyengine.games.azul.prospects import Appraiser

from .layout import (
    EFFECTS,
    EMPTY_SLOT,
    PENDING_COUNT,
    PENDING_DISC,
    PENDING_REST,
    PENDING_SHIFT,
    PENDING_TARGET,
    SF3,
    SF4,
    SF5,
    SLOTS,
    TAKEN_BY,
)

if TYPE_CHECKING:
    from .rules import Chocolatier

IN_CENTRE_BIT: Final = 1
GONE: Final = 2

BEFORE_FACTORIES: Final = 1
"""Factory n is at place n + 1 of a pool: the flags and the centre come first."""


class SpecialRoundModel(RoundModel):
    def __init__(self, game: Chocolatier, s: State, appraiser: Appraiser) -> None:
        self._numbers = game.factory_numbers(s)
        self._effects = [s[EFFECTS + number] for number in (0, *self._numbers)]
        super().__init__(game, s, appraiser)

    def _slot(self, s: State, player: int) -> bool:
        return s[SLOTS + player] == EMPTY_SLOT

    def _pool(self, s: State) -> Pool:
        if s[PHASE] == TILE:
            return ()
        flags = IN_CENTRE_BIT * (s[MARKER] == IN_CENTRE) | GONE * (s[TAKEN_BY] >= 0)
        return (flags, s[CENTRE], *(s[number] for number in self._numbers))

    def _place_in_pool(self, source: int) -> int:
        return source + BEFORE_FACTORIES

    def _takings(self, pool: Pool, place: int, colour: int, count: int) -> Iterator[tuple[Pool, int]]:
        after = list(pool)
        rest = pool[place] - (count << SHIFTS[colour])
        if place == BEFORE_FACTORIES:
            after[0] &= ~IN_CENTRE_BIT
            after[place] = rest
            yield tuple(after), TAKES_MARKER * (pool[0] & IN_CENTRE_BIT)
            return
        effect = self._effects[place - BEFORE_FACTORIES]
        after[place] = 0
        if effect == SF3:
            after[place] = rest
        elif effect == SF4:
            for _, split in self._splits(after, place, rest):
                yield split, 0
            return
        else:
            after[BEFORE_FACTORIES] += rest
        if effect == SF5:
            after[0] |= GONE
            yield tuple(after), GAINS_SLOT
        else:
            yield tuple(after), 0

    def _splits(self, pool: list[int], place: int, rest: int) -> Iterator[tuple[int, Pool]]:
        """All ways to hand out SF4's rest: the side of its first colour (0: left), the pool after it."""
        groups = [rest & FIELD << shift for shift in SHIFTS if rest >> shift & FIELD]
        for sides in product(self._neighbours(pool, place), repeat=len(groups)):
            after = pool[:]
            for group, (_, neighbour) in zip(groups, sides, strict=True):
                after[neighbour] += group
            yield sides[0][0] if sides else 0, tuple(after)

    def _neighbours(self, pool: list[int], place: int) -> list[tuple[int, int]]:
        """The sides, each with the place that is next there; where SF5 has left, the circle closes."""
        circle = [
            number + BEFORE_FACTORIES
            for number in self._numbers
            if not (pool[0] & GONE and self._effects[number] == SF5)
        ]
        at = circle.index(place)
        return [(0, circle[at - 1]), (1, circle[(at + 1) % len(circle)])]

    def _choices(self) -> Iterator[tuple[int, int, int, int]]:
        """SF4's rest is being handed out, and the taken tiles are placed after it."""
        s = self._start
        if s[PHASE] != DISTRIBUTE:
            yield from super()._choices()
            return
        rest = s[PENDING_REST]
        first = next(colour for colour in range(COLOURS) if rest >> SHIFTS[colour] & FIELD)
        group = group_of(s[PENDING_SHIFT] // 6, s[PENDING_COUNT], 0)
        board = self._boards.placed_on(self.boards[self.player], group, s[PENDING_TARGET])
        place = s[PENDING_DISC] + BEFORE_FACTORIES
        for side, pool in self._splits(list(self._pool(s)), place, rest):
            action = DISTRIBUTE_FROM + 2 * first + side
            yield self._boards.quick(board), action, self._pool_number(pool), board
