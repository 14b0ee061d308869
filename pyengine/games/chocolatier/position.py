"""Positions of Azul with what the special factories add: effects, slots, SF4's rest.

Codes of InvalidPosition beside Azul's: effect, slot, pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyengine.core.errors import InvalidPosition
from pyengine.core.game import Json
from pyengine.core.reading import member, no_others, one_of, path, whole
from pyengine.games.azul import notation, position
from pyengine.games.azul.layout import (
    DISTRIBUTE,
    FIELD,
    PHASE,
    PLAYERS,
    SHIFTS,
    TILES_PER_COLOUR,
    TO_MOVE,
    UNITS,
    State,
)

from .layout import (
    DISCS,
    EFFECTS,
    EMPTY_SLOT,
    NO_SLOT,
    ON_SLOT,
    PENDING_COUNT,
    PENDING_DISC,
    PENDING_REST,
    PENDING_SHIFT,
    PENDING_TARGET,
    PLAIN,
    SF4,
    SF5,
    SLOTS,
    SPECIAL,
    TAKEN_BY,
)

if TYPE_CHECKING:
    from .rules import Chocolatier


def write(game: Chocolatier, s: State) -> Json:
    written = position.write(game, s)
    if s[PHASE] == DISTRIBUTE:
        left, right = game.neighbours(s, s[PENDING_DISC])
        written["pending"] = {
            "factory": s[PENDING_DISC],
            "tiles": game.names(s[PENDING_REST]),
            "left": left,
            "right": right,
            "taken": {
                "colour": game.colours[SHIFTS.index(s[PENDING_SHIFT])],
                "count": s[PENDING_COUNT],
                "target": notation.LINE_NAMES[s[PENDING_TARGET]],
            },
        }
    return written


class Reader(position.Reader):
    game: Chocolatier

    def extra_fields(self) -> set[str]:
        if self.s[PHASE] != DISTRIBUTE:
            return set()
        if not self.s[SPECIAL]:
            raise InvalidPosition("phase", place="phase")
        return {"pending"}

    def read_factory(self, number: int, entry: Any, place: str) -> None:
        s = self.s
        if not s[SPECIAL]:
            super().read_factory(number, entry, place)
            return
        s[number] = self.tiles(member(entry, "tiles", place), path(place, "tiles"))
        names = [self.game.effect_name(effect) for effect in (PLAIN, *DISCS)]
        effect = names.index(one_of(member(entry, "effect", place), path(place, "effect"), names))
        others = s[EFFECTS + 1 : EFFECTS + number]
        if effect != PLAIN and effect in others:
            raise InvalidPosition("effect", place=path(place, "effect"))
        s[EFFECTS + number] = effect
        if effect == SF5 and "taken_by" in entry:
            if s[number]:
                raise InvalidPosition("effect", place=path(place, "taken_by"))
            s[TAKEN_BY] = self.player(entry["taken_by"], path(place, "taken_by"))
        no_others(entry, {"tiles", "effect"} | ({"taken_by"} if effect == SF5 else set()), place)

    def read_slot(self, player: int, slot: Any, place: str) -> None:
        """A slot is the SF5 disc that its player has taken, until the floor is cleared."""
        s = self.s
        names = (None, "empty", *self.game.colours)
        s[SLOTS + player] = names.index(one_of(slot, place, names))
        if (s[SLOTS + player] != NO_SLOT) != (s[TAKEN_BY] == player):
            raise InvalidPosition("slot", place=place)

    def read_table(self) -> None:
        super().read_table()
        if self.s[PHASE] == DISTRIBUTE:
            self.read_pending(member(self.position, "pending"))

    def read_pending(self, pending: Any) -> None:
        s, place = self.s, "pending"
        disc = whole(member(pending, "factory", place), "pending.factory", 1, len(self.position["factories"]))
        if s[EFFECTS + disc] != SF4 or s[disc]:
            raise InvalidPosition("pending", place="pending.factory")
        sides = (member(pending, "left", place), member(pending, "right", place))
        if sides != self.game.neighbours(s, disc):
            raise InvalidPosition("pending", place="pending.left")
        s[PENDING_DISC] = disc
        s[PENDING_REST] = self.tiles(member(pending, "tiles", place), "pending.tiles")
        taken = member(pending, "taken", place)
        colour = self.colour(member(taken, "colour", "pending.taken"), "pending.taken.colour")
        s[PENDING_SHIFT] = SHIFTS[colour]
        count = member(taken, "count", "pending.taken")
        s[PENDING_COUNT] = whole(count, "pending.taken.count", 1, TILES_PER_COLOUR)
        target = member(taken, "target", "pending.taken")
        target = one_of(target, "pending.taken.target", notation.LINE_NAMES)
        s[PENDING_TARGET] = notation.LINE_NAMES.index(target)
        # All tiles of the taken colour were taken, and without a rest nothing is handed out.
        if not s[PENDING_REST] or s[PENDING_REST] >> SHIFTS[colour] & FIELD:
            raise InvalidPosition("pending", place="pending.tiles")
        no_others(pending, {"factory", "tiles", "left", "right", "taken"}, place)
        no_others(taken, {"colour", "count", "target"}, "pending.taken")

    def extra_tiles(self) -> int:
        s = self.s
        on_slots = [s[SLOTS + player] for player in range(s[PLAYERS]) if s[SLOTS + player] > EMPTY_SLOT]
        return (
            sum(UNITS[slot - ON_SLOT] for slot in on_slots)
            + s[PENDING_REST]
            + (s[PENDING_COUNT] << s[PENDING_SHIFT])
        )

    def check_phase(self) -> None:
        s = self.s
        if s[PHASE] == DISTRIBUTE:
            target = s[PENDING_TARGET]
            if notation.refusal(s, s[TO_MOVE], SHIFTS.index(s[PENDING_SHIFT]), target):
                raise InvalidPosition("pending", place="pending.taken.target")
            return
        super().check_phase()
