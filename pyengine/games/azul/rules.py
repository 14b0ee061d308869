"""The rules of Azul behind the contract, and its drafts. Both sides of the board.

The hot path is `legal_actions` and `apply` for drafts: look-ups and additions on the packed words
of `layout`. Everything else happens once a round, in `rounds`. `Chocolatier` changes what it must
through the methods marked as hooks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyengine.core.events import Emit
from pyengine.core.game import Json
from pyengine.core.options import check_options
from pyengine.core.rng import Rng

from . import evaluate, explain, notation, position, prospects, view
from .layout import (
    BAG,
    BOARD_SIZE,
    BOARDS,
    CENTRE,
    CLOSED,
    DISTRIBUTE_FROM,
    DRAFT,
    DRAFTS,
    FACTORY_END,
    FIELD,
    FIRST,
    FLOOR,
    FLOOR_SPACES,
    FLOOR_TARGET,
    FREE_WALL,
    FULL_BAG,
    IN_CENTRE,
    LOW,
    MARKER,
    MARKER_DIGIT,
    MOVES,
    ONLY,
    OPEN,
    PHASE,
    PLAYERS,
    RNG,
    ROUND,
    TILE,
    TO_MOVE,
    TOP,
    State,
    board_of,
    floor_spaces,
)
from .model import RoundModel
from .rounds import Rounds


class Azul(Rounds):
    """Azul behind the contract of `pyengine.core.game`."""

    id = "azul"
    rules_version = 1

    # --- the contract -------------------------------------------------------------------------

    def new(self, options: Mapping[str, Any], seed: int) -> State:
        chosen = check_options(self.options, options)
        s = self.empty_table(chosen)
        rng = Rng(seed)
        first = chosen["first_player"]
        s[FIRST] = rng.below(s[PLAYERS]) if first is None else first
        s[RNG] = rng.bits()
        s[BAG] = FULL_BAG
        self._start_round(s, s[FIRST], None)
        return s

    def clone(self, s: State) -> State:
        return s[:]

    def to_move(self, s: State) -> int:
        return s[TO_MOVE]

    def legal_actions(self, s: State) -> list[int]:
        if s[PHASE] != DRAFT:
            return self._choices(s)
        targets = s[BOARDS + BOARD_SIZE * s[TO_MOVE] + OPEN]
        actions: list[int] = []
        # The state begins with its ten sources, so `zip` ends after them.
        for moves, tiles in zip(MOVES, s):  # noqa: B905
            if tiles:
                for shift, table in moves[tiles + LOW & TOP]:
                    actions += table[targets >> shift & FIELD]
        return actions

    def apply(self, s: State, action: int, emit: Emit | None = None) -> None:
        if action >= DISTRIBUTE_FROM:
            self._choose(s, action, emit)
            return
        source, shift, target = DRAFTS[action]
        count = s[source] >> shift & FIELD
        rest = s[source] - (count << shift)
        if emit is not None:
            emit(
                "tiles_taken",
                player=s[TO_MOVE],
                **{"from": notation.place_name(source)},
                colour=self.colours[shift // 6],
                count=count,
            )
        if source == CENTRE:
            s[CENTRE] = rest
            if s[MARKER] == IN_CENTRE:
                self.take_marker(s, emit)
        else:
            s[source] = 0
            self.gain_slot(s, source, emit)
            if rest and not self.leave_rest(s, action, count, rest, emit):
                return
        self.place(s, shift, target, count, emit)
        self._pass_on(s, emit)

    def imagine(self, s: State, player: int, rng: Rng) -> State:
        """Counts of bag and lid are open: only the order of what is still to be drawn is hidden."""
        imagined = s[:]
        imagined[RNG] = rng.bits()
        return imagined

    def write(self, s: State, action: int) -> str:
        return notation.write(self, s, action)

    def read(self, s: State, text: str) -> int:
        return notation.read(self, s, text)

    def position(self, s: State) -> Json:
        return position.write(self, s)

    def from_position(self, position_: Mapping[str, Any], seed: int) -> State:
        return position.Reader(self, position_).read(seed)

    def view(self, s: State, viewer: int | None) -> Json:
        return view.view(self, s)

    def describe(self, s: State, action: int) -> Json:
        return view.describe(self, s, action)

    def preview(self, s: State, action: int) -> Json:
        return view.preview(self, s, action)

    def evaluate(self, s: State, player: int) -> float:
        return evaluate.evaluate(self, s, player)

    def shortlist(self, s: State) -> list[int]:
        return evaluate.shortlist(self, s)

    def explain(self, s: State, action: int) -> list[Json]:
        return explain.explain(self, s, action)

    def model(self, s: State) -> RoundModel:
        return RoundModel(self, s, prospects.appraiser(bool(s[FREE_WALL])))

    def playouts(self, s: State) -> None:
        """None are needed: a round is without chance, and has a model."""

    # --- drafting -----------------------------------------------------------------------------

    def take_marker(self, s: State, emit: Emit | None) -> None:
        player = s[MARKER] = s[TO_MOVE]
        floor = board_of(player) + FLOOR
        taken = floor_spaces(s[floor])
        # With a full floor the player keeps the marker, without a further penalty.
        if taken < FLOOR_SPACES:
            s[floor] |= MARKER_DIGIT << 3 * taken
        if emit is not None:
            emit("marker_taken", player=player, space=taken + 1 if taken < FLOOR_SPACES else None)

    def leave_rest(self, s: State, action: int, count: int, rest: int, emit: Emit | None) -> bool:
        """Hook. Where the other tiles of a factory go; False when a choice must come before placing."""
        s[CENTRE] += rest
        if emit is not None:
            emit("tiles_moved_to_centre", factory=DRAFTS[action][0], tiles=self.names(rest))
        return True

    def place(self, s: State, shift: int, target: int, count: int, emit: Emit | None) -> None:
        """Put tiles of the player to move on a pattern line, and what does not fit on the floor."""
        player = s[TO_MOVE]
        if target != FLOOR_TARGET:
            board = BOARDS + BOARD_SIZE * player
            tiles = s[board + target] + (count << shift)
            # A line holds one colour: above its shift there is nothing, so this is its count.
            surplus = (tiles >> shift) - (target + 1)
            if surplus < 0:
                s[board + target] = tiles
                s[board + OPEN] &= ONLY[shift + target]
                if emit is not None:
                    self._tell_line(emit, player, shift, target, count, tiles)
                return
            tiles -= surplus << shift
            s[board + target] = tiles
            s[board + OPEN] &= CLOSED[target]
            if emit is not None:
                self._tell_line(emit, player, shift, target, count - surplus, tiles)
            if not surplus:
                return
            count = surplus
        self.drop(s, player, shift, count, emit)

    def _tell_line(self, emit: Emit, player: int, shift: int, line: int, count: int, tiles: int) -> None:
        total = tiles >> shift
        emit(
            "line_filled",
            player=player,
            line=line + 1,
            colour=self.colours[shift // 6],
            count=count,
            total=total,
            is_full=total == line + 1,
        )

    def _pass_on(self, s: State, emit: Emit | None) -> None:
        """The next player's turn, or the end of the draft when no tile is left."""
        if s[CENTRE] or any(s[1:FACTORY_END]):
            following = s[TO_MOVE] + 1
            s[TO_MOVE] = following if following < s[PLAYERS] else 0
            return
        if emit is not None:
            emit("round_ended", round=s[ROUND])
        s[PHASE] = TILE
        s[TO_MOVE] = s[FIRST]
        self._tile(s, 0, emit)

    def gain_slot(self, s: State, source: int, emit: Emit | None) -> None:
        """Hook. A draft from this factory may bring the player to move a slot beside the floor."""
