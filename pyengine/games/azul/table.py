"""The table: what every part of the rules reads and names, and the floor that tiles fall to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyengine.core.events import Emit
from pyengine.core.game import Json
from pyengine.core.options import Option

from . import scoring
from .layout import (
    ALL_OPEN,
    BOARD_SIZE,
    BOARDS,
    ENDED,
    FACTORIES,
    FIRST_OPTION,
    FLOOR,
    FLOOR_SPACES,
    FREE_WALL,
    IN_CENTRE,
    LID,
    MARKER,
    MARKER_DIGIT,
    NOBODY,
    OPEN,
    PHASE,
    PLAYERS,
    REPEATED,
    ROUND,
    SCORE,
    WALL,
    State,
    board_of,
    counts,
    listed,
)


class Table:
    """The base of the rules: options, names, scores."""

    colours: tuple[str, ...] = ("blue", "yellow", "red", "black", "white")
    options: tuple[Option, ...] = (Option("players", (2, 3, 4)), Option("wall", ("coloured", "free")))

    def empty_table(self, options: Mapping[str, Any]) -> State:
        """A state with no tile anywhere, for checked options."""
        players = options["players"]
        s = [0] * (BOARDS + BOARD_SIZE * players)
        s[PLAYERS] = players
        s[MARKER] = IN_CENTRE
        s[ROUND] = 1
        s[FREE_WALL] = int(options["wall"] == "free")
        s[FIRST_OPTION] = NOBODY if options["first_player"] is None else options["first_player"]
        for player in range(players):
            s[board_of(player) + OPEN] = ALL_OPEN
        return s

    def options_of(self, s: State) -> dict[str, Any]:
        return {
            "players": s[PLAYERS],
            "first_player": None if s[FIRST_OPTION] == NOBODY else s[FIRST_OPTION],
            "wall": "free" if s[FREE_WALL] else "coloured",
        }

    def names(self, tiles: int) -> list[str]:
        """Packed tiles as the names of their colours."""
        return [self.colours[colour] for colour in listed(tiles)]

    def counted(self, tiles: int) -> dict[str, int]:
        """Packed tiles as counts by the names of their colours."""
        return dict(zip(self.colours, counts(tiles), strict=True))

    def factories(self, s: State) -> list[Json]:
        """Hook. The factories as a position lists them."""
        return [{"tiles": self.names(s[number]), "effect": None} for number in self.factory_numbers(s)]

    def explain_source(self, s: State, source: int) -> list[Json]:
        """Hook. What is good about taking from a place, whatever is taken."""
        return []

    def explain_split(self, s: State, action: int) -> list[Json]:
        """Hook. What a step of handing out SF4's rest does."""
        return []

    def slot_name(self, s: State, player: int) -> str | None:
        """Hook. What lies beside the floor of a player, as a position says it."""
        return None

    def factory_numbers(self, s: State) -> range:
        return range(1, FACTORIES[s[PLAYERS]] + 1)

    def floor_name(self, digit: int) -> str:
        return "marker" if digit == MARKER_DIGIT else self.colours[digit - 1]

    def scores(self, s: State) -> list[int]:
        return [s[board_of(player) + SCORE] for player in range(s[PLAYERS])]

    def winners(self, s: State) -> list[int]:
        if s[PHASE] != ENDED:
            return []
        results = [
            (s[board_of(player) + SCORE], len(scoring.full_rows(s[board_of(player) + WALL])))
            for player in range(s[PLAYERS])
        ]
        return [player for player, result in enumerate(results) if result == max(results)]

    def drop(self, s: State, player: int, shift: int, count: int, emit: Emit | None) -> None:
        """Hook. Tiles fall to the floor, and beyond its last space to the lid."""
        floor = BOARDS + BOARD_SIZE * player + FLOOR
        taken = (s[floor].bit_length() + 2) // 3
        fitting = min(count, FLOOR_SPACES - taken)
        s[floor] |= REPEATED[fitting] * (shift // 6 + 1) << 3 * taken
        if count > fitting:
            s[LID] += count - fitting << shift
        if emit is not None:
            colour = self.colours[shift // 6]
            if fitting:
                spaces = list(range(taken + 1, taken + fitting + 1))
                emit("tiles_dropped", player=player, colour=colour, count=fitting, spaces=spaces)
            if count > fitting:
                emit("tiles_discarded", player=player, colour=colour, count=count - fitting)
