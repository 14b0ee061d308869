"""Azul: Master Chocolatier: the rules of Azul, other colours, and the special factories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyengine.core.events import Emit
from pyengine.core.game import Json
from pyengine.core.options import Option
from pyengine.core.rng import Rng
from pyengine.games.azul import Azul, prospects, supply
from pyengine.games.azul.layout import (
    BITS,
    COLOURS,
    DISTRIBUTE,
    DISTRIBUTE_FROM,
    DRAFT,
    DRAFTS,
    FIELD,
    FREE_WALL,
    LID,
    PHASE,
    PLAYERS,
    RNG,
    SHIFTS,
    TILE_FROM,
    TO_MOVE,
    UNITS,
    State,
    listed,
)
from pyengine.games.azul.model import RoundModel

from . import notation, position, view
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
    SF1,
    SF2,
    SF3,
    SF4,
    SF5,
    SLOTS,
    SPECIAL,
    TAIL_SIZE,
    TAKEN_BY,
)
from .model import SpecialRoundModel


class Chocolatier(Azul):
    """Only what differs from Azul."""

    id = "chocolatier"
    rules_version = 1
    colours = ("blue", "brown", "cream", "black", "red")
    options = (*Azul.options, Option("special_factories", (False, True)))

    # --- the contract -------------------------------------------------------------------------

    def write(self, s: State, action: int) -> str:
        return notation.write(self, s, action)

    def read(self, s: State, text: str) -> int:
        return notation.read(self, s, text)

    def position(self, s: State) -> Json:
        return position.write(self, s)

    def from_position(self, position_: Mapping[str, Any], seed: int) -> State:
        return position.Reader(self, position_).read(seed)

    def describe(self, s: State, action: int) -> Json:
        return view.describe(self, s, action)

    def preview(self, s: State, action: int) -> Json:
        return view.preview(self, s, action)

    def shortlist(self, s: State) -> list[int]:
        # An empty slot takes a tile for nothing, so the floor may be the best place for it.
        has_slot = s[SPECIAL] and s[SLOTS + s[TO_MOVE]] == EMPTY_SLOT
        return self.legal_actions(s) if has_slot else super().shortlist(s)

    def model(self, s: State) -> RoundModel:
        if not s[SPECIAL]:
            return super().model(s)
        return SpecialRoundModel(self, s, prospects.appraiser(bool(s[FREE_WALL])))

    # --- a table ------------------------------------------------------------------------------

    def empty_table(self, options: Mapping[str, Any]) -> State:
        s = super().empty_table(options) + [0] * TAIL_SIZE
        s[SPECIAL] = int(options["special_factories"])
        s[TAKEN_BY] = -1
        return s

    def options_of(self, s: State) -> dict[str, Any]:
        return {**super().options_of(s), "special_factories": bool(s[SPECIAL])}

    def factories(self, s: State) -> list[Json]:
        return [self._factory(s, number) for number in self.factory_numbers(s)]

    def _factory(self, s: State, number: int) -> Json:
        effect = s[EFFECTS + number]
        face: Json = {"tiles": self.names(s[number]), "effect": self.effect_name(effect)}
        if effect == SF5 and s[TAKEN_BY] >= 0:
            face["taken_by"] = s[TAKEN_BY]
        return face

    def effect_name(self, effect: int) -> str | None:
        if effect == PLAIN:
            return None
        if SF2 <= effect < SF3:
            return f"sf2:{self.colours[effect - SF2]}"
        return {SF1: "sf1", SF3: "sf3", SF4: "sf4", SF5: "sf5"}[effect]

    def slot_name(self, s: State, player: int) -> str | None:
        slot = s[SLOTS + player]
        return (None, "empty", *self.colours)[slot]

    def neighbours(self, s: State, disc: int) -> tuple[int, int]:
        """The discs to the left and right in the circle, which closes where SF5 has left it."""
        circle = [
            number for number in self.factory_numbers(s) if s[EFFECTS + number] != SF5 or s[TAKEN_BY] < 0
        ]
        at = circle.index(disc)
        return circle[at - 1], circle[(at + 1) % len(circle)]

    def explain_source(self, s: State, source: int) -> list[Json]:
        code = {SF3: "keeps_rest", SF5: "gains_slot"}.get(s[EFFECTS + source])
        return [{"code": code}] if code else []

    def explain_split(self, s: State, action: int) -> list[Json]:
        """Tiles that come to lie with others of their colour."""
        colour, side = divmod(action - DISTRIBUTE_FROM, 2)
        disc = self.neighbours(s, s[PENDING_DISC])[side]
        there = s[disc] >> SHIFTS[colour] & FIELD
        if not there:
            return []
        count = there + (s[PENDING_REST] >> SHIFTS[colour] & FIELD)
        return [{"code": "joins", "factory": disc, "colour": self.colours[colour], "count": count}]

    # --- before the round ---------------------------------------------------------------------

    def _deal(self, s: State, emit: Emit | None) -> None:
        if s[SPECIAL]:
            self._lay_out_discs(s)
        self._fill_factories(s, emit)
        if s[SPECIAL]:
            self.draw_extra_tile(s, emit)
            self.attract_tiles(s, emit)

    def _lay_out_discs(self, s: State) -> None:
        """Shuffle all nine discs, lay out those for the table, turn over one for each player."""
        rng = Rng.going_on(s[RNG])
        discs = list(DISCS)
        rng.shuffle(discs)
        numbers = list(self.factory_numbers(s))
        rng.shuffle(numbers)
        gold = numbers[: s[PLAYERS]]
        for number, effect in zip(self.factory_numbers(s), discs, strict=False):
            s[EFFECTS + number] = effect if number in gold else PLAIN
        s[RNG] = rng.word

    def draw_extra_tile(self, s: State, emit: Emit | None) -> None:
        """SF1, before SF2."""
        for disc in self._discs_with(s, SF1):
            (tile,) = supply.draw(s, [1], self._teller_of_refills(emit))
            s[disc] += tile
            if emit is not None and tile:
                emit("extra_tile_drawn", factory=disc, colour=self.names(tile)[0])

    def attract_tiles(self, s: State, emit: Emit | None) -> None:
        """SF2 takes a tile of its colour from each neighbour that has one."""
        for colour in range(COLOURS):
            for disc in self._discs_with(s, SF2 + colour):
                for neighbour in self.neighbours(s, disc):
                    if s[neighbour] >> SHIFTS[colour] & FIELD:
                        s[neighbour] -= UNITS[colour]
                        s[disc] += UNITS[colour]
                        if emit is not None:
                            name = self.colours[colour]
                            emit("tiles_attracted", factory=disc, from_factory=neighbour, colour=name)

    def _discs_with(self, s: State, effect: int) -> list[int]:
        return [number for number in self.factory_numbers(s) if s[EFFECTS + number] == effect]

    # --- drafting -----------------------------------------------------------------------------

    def gain_slot(self, s: State, source: int, emit: Emit | None) -> None:
        """SF5's disc goes beside the floor of the taker, ready for this very pick."""
        if s[EFFECTS + source] == SF5:
            player = s[TAKEN_BY] = s[TO_MOVE]
            s[SLOTS + player] = EMPTY_SLOT
            if emit is not None:
                emit("disc_taken", player=player, factory=source)

    def leave_rest(self, s: State, action: int, count: int, rest: int, emit: Emit | None) -> bool:
        disc, shift, target = DRAFTS[action]
        effect = s[EFFECTS + disc]
        if effect == SF3:
            s[disc] = rest
            if emit is not None:
                emit("tiles_stayed", factory=disc, tiles=self.names(rest))
            return True
        if effect == SF4:
            s[PHASE] = DISTRIBUTE
            s[PENDING_DISC] = disc
            s[PENDING_REST] = rest
            s[PENDING_SHIFT] = shift
            s[PENDING_COUNT] = count
            s[PENDING_TARGET] = target
            return False
        return super().leave_rest(s, action, count, rest, emit)

    def _choices(self, s: State) -> list[int]:
        if s[PHASE] != DISTRIBUTE:
            return super()._choices(s)
        colour = listed(s[PENDING_REST])[0]
        return [DISTRIBUTE_FROM + 2 * colour, DISTRIBUTE_FROM + 2 * colour + 1]

    def _choose(self, s: State, action: int, emit: Emit | None) -> None:
        if action >= TILE_FROM:
            super()._choose(s, action, emit)
            return
        colour, side = divmod(action - DISTRIBUTE_FROM, 2)
        group = s[PENDING_REST] & FIELD << SHIFTS[colour]
        disc = s[PENDING_DISC]
        neighbour = self.neighbours(s, disc)[side]
        s[neighbour] += group
        s[PENDING_REST] -= group
        if emit is not None:
            name, count = self.colours[colour], group >> SHIFTS[colour]
            emit("tiles_moved", factory=disc, to_factory=neighbour, colour=name, count=count)
        if not s[PENDING_REST]:
            self._finish_draft(s, emit)

    def _finish_draft(self, s: State, emit: Emit | None) -> None:
        """SF4's rest is handed out: the taken tiles are placed."""
        shift, target, count = s[PENDING_SHIFT], s[PENDING_TARGET], s[PENDING_COUNT]
        s[PENDING_DISC] = s[PENDING_SHIFT] = s[PENDING_TARGET] = s[PENDING_COUNT] = 0
        s[PHASE] = DRAFT
        self.place(s, shift, target, count, emit)
        self._pass_on(s, emit)

    # --- the slot beside the floor ------------------------------------------------------------

    def drop(self, s: State, player: int, shift: int, count: int, emit: Emit | None) -> None:
        """The first tile that would go to the floor lies on an empty slot instead."""
        if s[SLOTS + player] == EMPTY_SLOT:
            s[SLOTS + player] = ON_SLOT + shift // BITS
            count -= 1
            if emit is not None:
                emit("slot_filled", player=player, colour=self.colours[shift // BITS])
        if count:
            super().drop(s, player, shift, count, emit)

    def _clear_floor(self, s: State, player: int, emit: Emit | None) -> None:
        super()._clear_floor(s, player, emit)
        slot = s[SLOTS + player]
        if slot == NO_SLOT:
            return
        # With its floor the player also gives back the disc.
        s[SLOTS + player] = NO_SLOT
        s[TAKEN_BY] = -1
        if slot >= ON_SLOT:
            s[LID] += UNITS[slot - ON_SLOT]
        if emit is not None:
            colour = self.colours[slot - ON_SLOT] if slot >= ON_SLOT else None
            emit("disc_returned", player=player, colour=colour)
