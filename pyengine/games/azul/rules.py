"""The rules of Azul: drafting, tiling, the next round, the end. Both sides of the board.

The hot path is `legal_actions` and `apply` for drafts: look-ups and additions on the packed words
of `layout`. Everything else happens once a round. `Chocolatier` changes what it must through the
methods marked as hooks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyengine.core.events import Emit
from pyengine.core.game import OVER, Json
from pyengine.core.options import Option, check_options
from pyengine.core.rng import Rng

from . import evaluate, notation, position, prospects, scoring, supply, view
from .layout import (
    ALL_OPEN,
    BAG,
    BOARD_SIZE,
    BOARDS,
    CENTRE,
    CLOSED,
    COLOURS,
    DISTRIBUTE_FROM,
    DRAFT,
    DRAFTS,
    ENDED,
    FACTORIES,
    FACTORY_END,
    FACTORY_TILES,
    FIELD,
    FIRST,
    FIRST_OPTION,
    FLOOR,
    FLOOR_SPACES,
    FLOOR_TARGET,
    FREE_WALL,
    FULL_BAG,
    FULL_LINES,
    IN_CENTRE,
    LID,
    LINE,
    LINE_BITS,
    LINES,
    LOW,
    MARKER,
    MARKER_DIGIT,
    MOVES,
    NOBODY,
    ONLY,
    OPEN,
    PENALTY,
    PHASE,
    PLAYERS,
    REPEATED,
    RNG,
    ROUND,
    SCORE,
    TILE,
    TILE_FROM,
    TO_MOVE,
    TOP,
    UNITS,
    WALL,
    WALL_BY_COLOUR,
    State,
    board_of,
    counts,
    floor_digits,
    floor_spaces,
    listed,
    tile_action,
)
from .model import RoundModel


class Azul:
    """Azul behind the contract of `pyengine.core.game`."""

    id = "azul"
    rules_version = 1
    colours: tuple[str, ...] = ("blue", "yellow", "red", "black", "white")
    options: tuple[Option, ...] = (Option("players", (2, 3, 4)), Option("wall", ("coloured", "free")))

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
            if rest and not self._leave_rest(s, action, count, rest, emit):
                return
        self.place(s, shift, target, count, emit)
        self._pass_on(s, emit)

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

    def model(self, s: State) -> RoundModel:
        return RoundModel(self, s, prospects.appraiser(bool(s[FREE_WALL])))

    # --- a table ------------------------------------------------------------------------------

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

    def slot_name(self, s: State, player: int) -> str | None:
        """Hook. What lies beside the floor of a player, as a position says it."""
        return None

    def gain_slot(self, s: State, source: int, emit: Emit | None) -> None:
        """Hook. A draft from this factory may bring the player to move a slot beside the floor."""

    def factory_numbers(self, s: State) -> range:
        return range(1, FACTORIES[s[PLAYERS]] + 1)

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

    def _leave_rest(self, s: State, action: int, count: int, rest: int, emit: Emit | None) -> bool:
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

    # --- tiling -------------------------------------------------------------------------------

    def columns(self, s: State, board: int, row: int, colour: int) -> list[int]:
        """Where the tile of a full line may go on the wall."""
        if s[FREE_WALL]:
            return scoring.free_columns(s[board + WALL], s[board + WALL_BY_COLOUR + colour], row)
        return [scoring.plan_column(row, colour)]

    def _choices(self, s: State) -> list[int]:
        """Hook. The legal actions outside the draft."""
        if s[PHASE] != TILE:
            return []
        row, board = s[LINE], board_of(s[TO_MOVE])
        colour = FULL_LINES[row][s[board + row]] // 6
        return [tile_action(row, column) for column in self.columns(s, board, row, colour)]

    def _choose(self, s: State, action: int, emit: Emit | None) -> None:
        """Hook. Apply an action outside the draft: a column of the free wall."""
        row, column = divmod(action - TILE_FROM, LINES)
        self.move_to_wall(s, s[TO_MOVE], row, column, emit)
        self._tile(s, row + 1, emit)

    def _tile(self, s: State, row: int, emit: Emit | None) -> None:
        """Work through the full lines from `row` of the player to move on, up to a decision."""
        while True:
            player = s[TO_MOVE]
            board = board_of(player)
            for line in range(row, LINES):
                shift = FULL_LINES[line].get(s[board + line])
                if shift is None:
                    continue
                columns = self.columns(s, board, line, shift // 6)
                if len(columns) == 1:
                    self.move_to_wall(s, player, line, columns[0], emit)
                elif columns:
                    s[LINE] = line
                    return
                else:
                    self._drop_line(s, player, line, shift, emit)
            self._clear_floor(s, player, emit)
            row = 0
            s[TO_MOVE] = (player + 1) % s[PLAYERS]
            if s[TO_MOVE] == s[FIRST]:
                self._end_round(s, emit)
                return

    def move_to_wall(self, s: State, player: int, row: int, column: int, emit: Emit | None) -> None:
        """One tile of a full line goes to the wall and scores; the others go to the lid."""
        board = board_of(player)
        shift = FULL_LINES[row][s[board + row]]
        points = scoring.tile_points(s[board + WALL], row, column)
        cell = 1 << LINES * row + column
        s[LID] += row << shift
        s[board + WALL] |= cell
        s[board + WALL_BY_COLOUR + shift // 6] |= cell
        s[board + SCORE] += points
        self._empty_line(s, board, row)
        if emit is not None:
            emit(
                "tile_scored",
                player=player,
                row=row + 1,
                column=column + 1,
                colour=self.colours[shift // 6],
                points=points,
                cells=[[r + 1, c + 1] for r, c in scoring.scoring_cells(s[board + WALL], row, column)],
                discarded=row,
            )

    def _drop_line(self, s: State, player: int, line: int, shift: int, emit: Emit | None) -> None:
        """No space is left for the tile of this line: all of its tiles fall to the floor."""
        if emit is not None:
            emit(
                "line_unplaceable",
                player=player,
                line=line + 1,
                colour=self.colours[shift // 6],
                count=line + 1,
            )
        self._empty_line(s, board_of(player), line)
        self.drop(s, player, shift, line + 1, emit)

    def _empty_line(self, s: State, board: int, line: int) -> None:
        """An empty line is open to the colours that its row of the wall does not show."""
        s[board + line] = 0
        row_cells = scoring.ROW_CELLS[line]
        s[board + OPEN] |= LINE_BITS[line]
        for colour in range(COLOURS):
            if s[board + WALL_BY_COLOUR + colour] & row_cells:
                s[board + OPEN] &= ~(UNITS[colour] << line)

    def _clear_floor(self, s: State, player: int, emit: Emit | None) -> None:
        """Hook. Subtract the penalties and empty the floor into the lid."""
        board = board_of(player)
        digits = floor_digits(s[board + FLOOR])
        penalty = PENALTY[len(digits)]
        before = s[board + SCORE]
        s[board + SCORE] = max(0, before - penalty)
        for digit in digits:
            if digit != MARKER_DIGIT:
                s[LID] += UNITS[digit - 1]
        s[board + FLOOR] = 0
        if emit is not None and digits:
            emit(
                "floor_scored",
                player=player,
                penalty=penalty,
                lost=before - s[board + SCORE],
                tiles=[self.floor_name(digit) for digit in digits],
            )

    def floor_name(self, digit: int) -> str:
        return "marker" if digit == MARKER_DIGIT else self.colours[digit - 1]

    # --- the next round, or the end -----------------------------------------------------------

    def _end_round(self, s: State, emit: Emit | None) -> None:
        walls = [s[board_of(player) + WALL] for player in range(s[PLAYERS])]
        if any(scoring.has_full_row(wall) for wall in walls):
            self._end_game(s, "row_completed", emit)
        elif not s[BAG] and not s[LID]:
            self._end_game(s, "no_tiles", emit)
        elif s[FREE_WALL] and not self._has_possible_row(s):
            self._end_game(s, "no_row_possible", emit)
        else:
            s[ROUND] += 1
            self._start_round(s, s[FIRST] if s[MARKER] == IN_CENTRE else s[MARKER], emit)

    def _has_possible_row(self, s: State) -> bool:
        boards = [board_of(player) for player in range(s[PLAYERS])]
        return any(
            scoring.row_is_possible(s[board + WALL], s[board + WALL_BY_COLOUR : board + FLOOR], row)
            for board in boards
            for row in range(LINES)
        )

    def _start_round(self, s: State, first: int, emit: Emit | None) -> None:
        s[PHASE] = DRAFT
        s[MARKER] = IN_CENTRE
        s[FIRST] = s[TO_MOVE] = first
        if emit is not None:
            emit("first_player_chosen", player=first)
        self._deal(s, emit)

    def _deal(self, s: State, emit: Emit | None) -> None:
        """Hook. Fill the factories in number order."""
        self._fill_factories(s, emit)

    def _fill_factories(self, s: State, emit: Emit | None) -> None:
        numbers = self.factory_numbers(s)
        s[numbers.start : numbers.stop] = supply.draw(
            s, [FACTORY_TILES] * len(numbers), self._teller_of_refills(emit)
        )
        if emit is not None:
            emit("factories_filled", round=s[ROUND], factories=self.factories(s))

    def _teller_of_refills(self, emit: Emit | None) -> Callable[[int], None] | None:
        if emit is None:
            return None
        return lambda tiles: emit("bag_refilled", tiles=self.counted(tiles))

    def _end_game(self, s: State, reason: str, emit: Emit | None) -> None:
        s[PHASE] = ENDED
        s[TO_MOVE] = OVER
        for player in range(s[PLAYERS]):
            board = board_of(player)
            for bonus in scoring.bonuses(s[board + WALL], s[board + WALL_BY_COLOUR : board + FLOOR]):
                s[board + SCORE] += bonus.points
                if emit is not None:
                    index = self.colours[bonus.index] if bonus.kind == "colour" else bonus.index + 1
                    cells = [[row + 1, column + 1] for row, column in bonus.cells]
                    emit(
                        "bonus_scored",
                        player=player,
                        kind=bonus.kind,
                        index=index,
                        points=bonus.points,
                        cells=cells,
                    )
        if emit is not None:
            emit("game_ended", reason=reason, scores=self.scores(s), winners=self.winners(s))
