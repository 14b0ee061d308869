"""The rules of AXIO: placing, scoring, pyramids, extra turns, swap and draw, the end; solo too.

The hot path is `legal_actions` (in `legality`) and `_place`; both work on `free`, the mask of the
dominoes that are left (see `layout`), and look everything else up in tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyengine.core.events import Emit
from pyengine.core.game import OVER, Json
from pyengine.core.options import Option, check_options
from pyengine.core.rng import Rng

from . import bag, evaluate, explain, legality, narration, notation, position, view
from .layout import (
    COLOURS,
    DOMINO_CELLS,
    DOMINOES,
    ENDED,
    EXTRA_TURNS,
    FACES,
    FIRST_OPTION,
    FIRST_TILES,
    FREE,
    FULL_RACK,
    KEPT,
    NOBODY,
    PHASE,
    PLACE,
    PLAYERS,
    PYRAMID,
    RACK_SIZE,
    RACKS,
    SHOWN,
    SWAP,
    SWAPPING,
    TILES,
    TO_MOVE,
    UNITS,
    WORD,
    State,
    count,
    empty_table,
    listed,
    scores_at,
    scores_of,
)
from .playouts import AxioPlayouts
from .scoring import best_players, has_all_colours, placement_points, track_end


class Axio:
    """AXIO behind the contract of `pyengine.core.game`, and a query of its own: `placements`."""

    id = "axio"
    rules_version = 1
    options: tuple[Option, ...] = (
        Option("players", (2, 1, 3, 4)),
        Option("pyramid", ("per_colour", "per_square")),
    )

    # --- the contract ---------------------------------------------------------------------------

    def new(self, options: Mapping[str, Any], seed: int) -> State:
        s = empty_table(check_options(self.options, options))
        rng = Rng(seed)
        first = rng.below(s[PLAYERS])
        s[TO_MOVE] = first if s[FIRST_OPTION] == NOBODY else s[FIRST_OPTION]
        s[WORD] = rng.bits()
        for player in range(s[PLAYERS]):
            s[RACKS + player] = bag.draw(s, s[FULL_RACK])
        return s

    def clone(self, s: State) -> State:
        return s[:]

    def to_move(self, s: State) -> int:
        return s[TO_MOVE]

    def legal_actions(self, s: State) -> list[int]:
        return legality.legal_actions(s)

    def apply(self, s: State, action: int, emit: Emit | None = None) -> None:
        if action < SWAP:
            self._place(s, action, emit)
            return
        if action == SWAP:
            self._swap(s, emit)
        else:
            self._draw(s, emit)
        self._pass_on(s, emit)

    def scores(self, s: State) -> list[int]:
        """Each player's lowest colour."""
        return [min(scores_of(s, player)) for player in range(s[PLAYERS])]

    def winners(self, s: State) -> list[int]:
        return best_players(s) if s[PHASE] == ENDED else []

    def imagine(self, s: State, player: int, rng: Rng) -> State:
        return bag.imagine(s, player, rng)

    def write(self, s: State, action: int) -> str:
        return notation.write(action)

    def read(self, s: State, text: str) -> int:
        return notation.read(s, text)

    def position(self, s: State) -> Json:
        return position.write(s)

    def from_position(self, given: Mapping[str, Any], seed: int) -> State:
        return position.read(self.options, given, seed)

    def view(self, s: State, viewer: int | None) -> Json:
        return view.view(s, viewer)

    def describe(self, s: State, action: int) -> Json:
        return view.describe(action)

    def preview(self, s: State, action: int) -> Json:
        return view.preview(self.apply, s, action)

    def evaluate(self, s: State, player: int) -> float:
        return evaluate.evaluate(s, player)

    def shortlist(self, s: State) -> list[int]:
        return evaluate.shortlist(s)

    def explain(self, s: State, action: int) -> list[Json]:
        return explain.explain(self, s, action)

    def model(self, s: State) -> None:
        """There is none: every turn ends with a draw from the bag."""

    def playouts(self, s: State) -> AxioPlayouts:
        return AxioPlayouts(s)

    def placements(self, s: State, tile: str, rotation: int) -> list[int]:
        """All distinct placements of one tile of the rack, turned by 0 to 3 quarters clockwise.

        Not turned, the tile's first letter is on the left. Raises IllegalAction.
        """
        return view.placements(s, tile, rotation)

    # --- a turn ---------------------------------------------------------------------------------

    def _place(self, s: State, action: int, emit: Emit | None) -> None:
        """Steps 1 to 3 of a turn, then whatever they lead to."""
        face, domino = divmod(action, DOMINOES)
        kind, x, y = FACES[face]
        a, b = DOMINO_CELLS[domino]
        player = s[TO_MOVE]
        s[RACKS + player] -= UNITS[kind]
        s[SHOWN + player] = 0
        s[FIRST_TILES] |= 1 << player
        s[a] = x
        s[b] = y
        s[FREE] &= KEPT[domino]
        points, closed_in = placement_points(s, domino, x, y, s[FREE])
        for cell in closed_in:
            s[cell] = PYRAMID
        if emit is not None:
            narration.tell_placement(s, action, closed_in, emit)
        arrived = self._move_markers(s, player, points, emit)
        self._go_on(s, player, arrived, emit)

    def _move_markers(self, s: State, player: int, gained: list[int], emit: Emit | None) -> list[int]:
        """Add points up to the ends of the tracks. The colours that arrived there."""
        arrived = []
        for colour, points in enumerate(gained):
            if points:
                at = scores_at(player) + colour - 1
                before = s[at]
                end = track_end(s, before)
                total = before + points
                if total < end:
                    s[at] = total
                    continue
                s[at] = end
                if before < end:
                    arrived.append(colour)
                if emit is not None:
                    narration.tell_track_end(s, colour, before < end, total - end, emit)
        return arrived

    def _go_on(self, s: State, player: int, arrived: list[int], emit: Emit | None) -> None:
        """After a scored placement: the end, an extra turn, the question of a swap, or the draw."""
        if not s[FREE] or (arrived and has_all_colours(s, player)):
            self._end(s, emit)
            return
        owed = max(0, s[EXTRA_TURNS] - 1)
        if arrived and s[PLAYERS] > 1:
            owed += len(arrived)
            if emit is not None:
                for colour in arrived:
                    emit("extra_turn_earned", player=player, colour=COLOURS[colour - 1])
        if owed and not s[RACKS + player]:
            if emit is not None:
                emit("extra_turns_lapsed", player=player, count=owed)
            owed = 0
        s[EXTRA_TURNS] = owed
        if owed:
            return
        if legality.swap_is_allowed(s, player):
            s[PHASE] = SWAPPING
            return
        self._draw(s, emit)
        self._pass_on(s, emit)

    def _swap(self, s: State, emit: Emit | None) -> None:
        """Show the rack, draw a new one, and only then return the old one to the bag."""
        player = s[TO_MOVE]
        old = s[RACKS + player]
        s[SHOWN + player] = old
        s[RACKS + player] = bag.draw(s, RACK_SIZE)
        bag.put_back(s, old)
        if emit is not None:
            emit("rack_shown", player=player, tiles=[TILES[kind] for kind in listed(old)])
            emit("tiles_drawn", player=player, count=RACK_SIZE)
            emit("tiles_returned", player=player, count=count(old))

    def _draw(self, s: State, emit: Emit | None) -> None:
        """Fill the rack up, with what the bag still holds."""
        player = s[TO_MOVE]
        rack = s[RACKS + player]
        drawn = bag.draw(s, s[FULL_RACK] - count(rack))
        s[RACKS + player] = rack + drawn
        if emit is not None:
            emit("tiles_drawn", player=player, count=count(drawn))

    def _pass_on(self, s: State, emit: Emit | None) -> None:
        """The next player's turn; with an empty rack it is the end."""
        s[PHASE] = PLACE
        player = s[TO_MOVE] = (s[TO_MOVE] + 1) % s[PLAYERS]
        if not s[RACKS + player]:
            self._end(s, emit)

    def _end(self, s: State, emit: Emit | None) -> None:
        s[PHASE], s[TO_MOVE], s[EXTRA_TURNS] = ENDED, OVER, 0
        if emit is not None:
            emit("game_ended", reason=legality.end_reason(s), scores=self.scores(s), winners=self.winners(s))
