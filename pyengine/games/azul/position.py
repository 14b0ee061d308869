"""Complete positions as JSON: written from a state, and read back with every invariant checked.

Codes of InvalidPosition, beside those of `core.reading` (missing_field, unknown_field,
invalid_field): wrong_game, unknown_option, invalid_option, too_many_tiles, tile_count,
wrong_wall_colour, colour_twice_in_row, colour_twice_in_column, line_too_long, line_colour,
colour_on_wall, marker, phase.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pyengine.core.errors import InvalidOptions, InvalidPosition
from pyengine.core.game import OVER, Json
from pyengine.core.options import check_options
from pyengine.core.reading import member, no_others, one_of, path, sequence, whole
from pyengine.core.rng import seeded

from .layout import (
    BAG,
    CENTRE,
    CLOSED,
    COLOURS,
    DRAFT,
    ENDED,
    FACTORY_END,
    FACTORY_TILES,
    FIRST,
    FLOOR,
    FLOOR_SPACES,
    FREE_WALL,
    FULL_LINES,
    IN_CENTRE,
    LID,
    LINE,
    LINES,
    MARKER,
    MARKER_DIGIT,
    ONLY,
    OPEN,
    PHASE,
    PHASES,
    PLAYERS,
    RNG,
    ROUND,
    SCORE,
    SHIFTS,
    TILE,
    TILES_PER_COLOUR,
    TO_MOVE,
    UNITS,
    WALL,
    WALL_BY_COLOUR,
    State,
    board_of,
    counts,
    floor_digits,
    floor_spaces,
)
from .scoring import COLUMN_CELLS, PLAN, ROW_CELLS

if TYPE_CHECKING:
    from .rules import Azul

LARGEST = 1_000_000
"""No real score or round comes near it; it keeps hostile numbers out."""


def write(game: Azul, s: State) -> Json:
    position: Json = {
        "game": game.id,
        "options": game.options_of(s),
        "round": s[ROUND],
        "phase": PHASES[s[PHASE]],
        "to_move": None if s[TO_MOVE] == OVER else s[TO_MOVE],
        "first_player": s[FIRST],
        "marker": "centre" if s[MARKER] == IN_CENTRE else s[MARKER],
        "factories": game.factories(s),
        "centre": game.names(s[CENTRE]),
        "bag": game.counted(s[BAG]),
        "lid": game.counted(s[LID]),
        "players": [_board(game, s, player) for player in range(s[PLAYERS])],
    }
    if s[PHASE] == TILE:
        position["line"] = s[LINE] + 1
    return position


def _board(game: Azul, s: State, player: int) -> Json:
    board = board_of(player)
    wall: list[list[str | None]] = [[None] * LINES for _ in range(LINES)]
    for colour, name in enumerate(game.colours):
        for cell in range(LINES * LINES):
            if s[board + WALL_BY_COLOUR + colour] >> cell & 1:
                wall[cell // LINES][cell % LINES] = name
    return {
        "score": s[board + SCORE],
        "lines": [_line(game, s[board + line]) for line in range(LINES)],
        "wall": wall,
        "floor": [game.floor_name(digit) for digit in floor_digits(s[board + FLOOR])],
        "slot": game.slot_name(s, player),
    }


def _line(game: Azul, tiles: int) -> Json:
    names = game.names(tiles)
    return {"colour": names[0] if names else None, "count": len(names)}


class Reader:
    """Reads one position. `Chocolatier` extends it; `extras` are its further fields."""

    def __init__(self, game: Azul, position: Mapping[str, Any]) -> None:
        if not isinstance(position, Mapping):
            raise InvalidPosition("invalid_field", place="")
        self.game = game
        self.position = position
        if member(position, "game") != game.id:
            raise InvalidPosition("wrong_game", place="game")
        try:
            options = check_options(game.options, member(position, "options"))
        except InvalidOptions as error:
            raise InvalidPosition(error.code, place="options", **error.params) from error
        self.s = game.empty_table(options)

    def read(self, seed: int) -> State:
        s = self.s
        s[RNG] = seeded(seed)
        self.read_table()
        for player in range(s[PLAYERS]):
            self.read_board(player)
        self.check_tiles()
        self.check_marker()
        self.check_phase()
        return s

    # --- the table ----------------------------------------------------------------------------

    def read_table(self) -> None:
        s, position, game = self.s, self.position, self.game
        s[ROUND] = whole(member(position, "round"), "round", 1, LARGEST)
        s[PHASE] = PHASES.index(one_of(member(position, "phase"), "phase", PHASES))
        self.read_phase()
        s[FIRST] = self.player(member(position, "first_player"), "first_player")
        marker = member(position, "marker")
        s[MARKER] = IN_CENTRE if marker == "centre" else self.player(marker, "marker")
        numbers = game.factory_numbers(s)
        entries = sequence(member(position, "factories"), "factories", len(numbers))
        for number, entry in zip(numbers, entries, strict=True):
            self.read_factory(number, entry, f"factories[{number - 1}]")
        s[CENTRE] = self.tiles(member(position, "centre"), "centre")
        s[BAG] = self.counted(member(position, "bag"), "bag")
        s[LID] = self.counted(member(position, "lid"), "lid")
        sequence(member(position, "players"), "players", s[PLAYERS])

    def read_phase(self) -> None:
        """Hook. Who is to move, and what the phase asks for."""
        s, position = self.s, self.position
        to_move = member(position, "to_move")
        if s[PHASE] == ENDED:
            if to_move is not None:
                raise InvalidPosition("phase", place="to_move")
            s[TO_MOVE] = OVER
        else:
            s[TO_MOVE] = self.player(to_move, "to_move")
        known = {"game", "options", "round", "phase", "to_move", "first_player", "marker"}
        known |= {"factories", "centre", "bag", "lid", "players"}
        if s[PHASE] == TILE:
            s[LINE] = whole(member(position, "line"), "line", 1, LINES) - 1
            known.add("line")
        no_others(position, known | self.extra_fields())

    def extra_fields(self) -> set[str]:
        """Hook. The names of further fields in this phase."""
        if PHASES[self.s[PHASE]] == "distribute":
            raise InvalidPosition("phase", place="phase")
        return set()

    def read_factory(self, number: int, entry: Any, place: str) -> None:
        """Hook. A plain factory holds at most four tiles and has no effect."""
        self.s[number] = self.tiles(member(entry, "tiles", place), path(place, "tiles"))
        if sum(counts(self.s[number])) > FACTORY_TILES:
            raise InvalidPosition("too_many_tiles", place=path(place, "tiles"))
        if member(entry, "effect", place) is not None:
            raise InvalidPosition("invalid_field", place=path(place, "effect"))
        no_others(entry, {"tiles", "effect"}, place)

    # --- boards -------------------------------------------------------------------------------

    def read_board(self, player: int) -> None:
        place = f"players[{player}]"
        entry = self.position["players"][player]
        board = board_of(player)
        self.s[board + SCORE] = whole(member(entry, "score", place), path(place, "score"), 0, LARGEST)
        self.read_wall(board, member(entry, "wall", place), path(place, "wall"))
        lines = sequence(member(entry, "lines", place), path(place, "lines"), LINES)
        for line, content in enumerate(lines):
            self.read_line(board, line, content, f"{place}.lines[{line}]")
        self.read_floor(board, member(entry, "floor", place), path(place, "floor"))
        self.read_slot(player, member(entry, "slot", place), path(place, "slot"))
        no_others(entry, {"score", "lines", "wall", "floor", "slot"}, place)

    def read_wall(self, board: int, rows: Any, place: str) -> None:
        s = self.s
        for row, cells in enumerate(sequence(rows, place, LINES)):
            for column, name in enumerate(sequence(cells, f"{place}[{row}]", LINES)):
                if name is None:
                    continue
                at = f"{place}[{row}][{column}]"
                colour = self.colour(name, at)
                of_colour = board + WALL_BY_COLOUR + colour
                if not s[FREE_WALL] and PLAN[row][column] != colour:
                    raise InvalidPosition("wrong_wall_colour", place=at)
                if s[of_colour] & ROW_CELLS[row]:
                    raise InvalidPosition("colour_twice_in_row", place=at)
                if s[of_colour] & COLUMN_CELLS[column]:
                    raise InvalidPosition("colour_twice_in_column", place=at)
                cell = 1 << LINES * row + column
                s[board + WALL] |= cell
                s[of_colour] |= cell
                s[board + OPEN] &= ~(UNITS[colour] << row)

    def read_line(self, board: int, line: int, content: Any, place: str) -> None:
        s = self.s
        count = whole(member(content, "count", place), path(place, "count"), 0, TILES_PER_COLOUR)
        name = member(content, "colour", place)
        no_others(content, {"colour", "count"}, place)
        if (name is None) != (count == 0):
            raise InvalidPosition("line_colour", place=place)
        if count == 0:
            return
        if count > line + 1:
            raise InvalidPosition("line_too_long", place=place)
        colour = self.colour(name, path(place, "colour"))
        if s[board + WALL_BY_COLOUR + colour] & ROW_CELLS[line]:
            raise InvalidPosition("colour_on_wall", place=place)
        s[board + line] = count << SHIFTS[colour]
        s[board + OPEN] &= CLOSED[line] if count == line + 1 else ONLY[SHIFTS[colour] + line]

    def read_floor(self, board: int, floor: Any, place: str) -> None:
        for space, name in enumerate(sequence(floor, place)):
            at = f"{place}[{space}]"
            if space >= FLOOR_SPACES:
                raise InvalidPosition("too_many_tiles", place=place)
            digit = MARKER_DIGIT if name == "marker" else self.colour(name, at) + 1
            self.s[board + FLOOR] |= digit << 3 * space

    def read_slot(self, player: int, slot: Any, place: str) -> None:
        """Hook. There is no slot without special factories."""
        if slot is not None:
            raise InvalidPosition("invalid_field", place=place)

    # --- invariants ---------------------------------------------------------------------------

    def check_tiles(self) -> None:
        """Twenty tiles of each colour in all."""
        total = counts(sum(self.s[:RNG]) + self.extra_tiles())
        for player in range(self.s[PLAYERS]):
            board = board_of(player)
            for colour in range(COLOURS):
                total[colour] += sum(tiles >> SHIFTS[colour] & 63 for tiles in self.s[board : board + LINES])
                total[colour] += self.s[board + WALL_BY_COLOUR + colour].bit_count()
                total[colour] += floor_digits(self.s[board + FLOOR]).count(colour + 1)
        for name, count in zip(self.game.colours, total, strict=True):
            if count != TILES_PER_COLOUR:
                raise InvalidPosition("tile_count", place="", colour=name, count=count)

    def extra_tiles(self) -> int:
        """Hook. Packed tiles that lie elsewhere."""
        return 0

    def check_marker(self) -> None:
        """It lies in the centre, or on the floor of its owner, unless that is full or already empty."""
        s = self.s
        for player in range(s[PLAYERS]):
            digits = floor_digits(s[board_of(player) + FLOOR])
            markers = digits.count(MARKER_DIGIT)
            if s[MARKER] != player:
                fits = markers == 0
            elif len(digits) == FLOOR_SPACES:
                fits = markers <= 1
            else:
                fits = markers == (0 if self.has_tiled(player) else 1)
            if not fits:
                raise InvalidPosition("marker", place=f"players[{player}].floor")

    def has_tiled(self, player: int) -> bool:
        """Has this player finished the tiling phase of the round?"""
        s = self.s
        if s[PHASE] == TILE:
            return (player - s[FIRST]) % s[PLAYERS] < (s[TO_MOVE] - s[FIRST]) % s[PLAYERS]
        return s[PHASE] == ENDED

    def check_phase(self) -> None:
        s = self.s
        is_empty = not any(s[:FACTORY_END])
        if is_empty == (s[PHASE] == DRAFT):
            raise InvalidPosition("phase", place="factories")
        if s[PHASE] not in (TILE, ENDED):
            return
        for player in range(s[PLAYERS]):
            if self.has_tiled(player):
                self.check_tiled(player)
        if s[PHASE] == TILE:
            self.check_choice()

    def check_tiled(self, player: int) -> None:
        board = board_of(player)
        if floor_spaces(self.s[board + FLOOR]):
            raise InvalidPosition("phase", place=f"players[{player}].floor")
        for line in range(LINES):
            if self.s[board + line] in FULL_LINES[line]:
                raise InvalidPosition("phase", place=f"players[{player}].lines[{line}]")

    def check_choice(self) -> None:
        """The line to tile is the first full one, and more than one column is legal for it."""
        s = self.s
        board = board_of(s[TO_MOVE])
        for line in range(s[LINE]):
            if s[board + line] in FULL_LINES[line]:
                raise InvalidPosition("phase", place="line")
        shift = FULL_LINES[s[LINE]].get(s[board + s[LINE]])
        if shift is None or len(self.game.columns(s, board, s[LINE], shift // 6)) < 2:
            raise InvalidPosition("phase", place="line")

    # --- parts --------------------------------------------------------------------------------

    def player(self, value: Any, place: str) -> int:
        return whole(value, place, 0, self.s[PLAYERS] - 1)

    def colour(self, name: Any, place: str) -> int:
        return self.game.colours.index(one_of(name, place, self.game.colours))

    def tiles(self, names: Any, place: str) -> int:
        """A list of colours as packed tiles."""
        tiles = 0
        for index, name in enumerate(sequence(names, place)):
            if index >= TILES_PER_COLOUR * COLOURS:
                raise InvalidPosition("too_many_tiles", place=place)
            tiles += UNITS[self.colour(name, f"{place}[{index}]")]
        return self.within_field(tiles, place)

    def within_field(self, tiles: int, place: str) -> int:
        if any(count > TILES_PER_COLOUR for count in counts(tiles)):
            raise InvalidPosition("too_many_tiles", place=place)
        return tiles

    def counted(self, by_name: Any, place: str) -> int:
        """Counts by colour as packed tiles."""
        tiles = 0
        for colour, name in enumerate(self.game.colours):
            count = whole(member(by_name, name, place), path(place, name), 0, TILES_PER_COLOUR)
            tiles += count << SHIFTS[colour]
        no_others(by_name, set(self.game.colours), place)
        return tiles
