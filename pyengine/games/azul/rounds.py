"""Between two drafts: tiling the walls, clearing the floors, the next round or the end."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.events import Emit
from pyengine.core.game import OVER

from . import endings, scoring, supply
from .layout import (
    BAG,
    BOARD_SIZE,
    BOARDS,
    DRAFT,
    ENDED,
    FACTORY_TILES,
    FIRST,
    FLOOR,
    FREE_WALL,
    FULL_LINES,
    IN_CENTRE,
    LID,
    LINE,
    LINE_BITS,
    LINES,
    MARKER,
    OPEN,
    PENALTY,
    PHASE,
    PLAYERS,
    ROUND,
    SCORE,
    TILE,
    TILE_FROM,
    TILE_OF_DIGIT,
    TO_MOVE,
    UNITS,
    WALL,
    WALL_BY_COLOUR,
    State,
    board_of,
    floor_digits,
    tile_action,
)
from .table import Table


class Rounds(Table):
    """From the last tile of a round to the first decision of the next one."""

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
        open_to = LINE_BITS[line]
        for unit, cells in zip(UNITS, s[board + WALL_BY_COLOUR : board + FLOOR], strict=True):
            if cells & row_cells:
                open_to -= unit << line
        s[board + OPEN] |= open_to

    def _clear_floor(self, s: State, player: int, emit: Emit | None) -> None:
        """Hook. Subtract the penalties and empty the floor into the lid."""
        board = board_of(player)
        if not s[board + FLOOR]:
            return
        digits = floor_digits(s[board + FLOOR])
        penalty = PENALTY[len(digits)]
        before = s[board + SCORE]
        s[board + SCORE] = max(0, before - penalty)
        s[LID] += sum([TILE_OF_DIGIT[digit] for digit in digits])
        s[board + FLOOR] = 0
        if emit is not None:
            emit(
                "floor_scored",
                player=player,
                penalty=penalty,
                lost=before - s[board + SCORE],
                tiles=[self.floor_name(digit) for digit in digits],
            )

    # --- the next round, or the end -----------------------------------------------------------

    def _end_round(self, s: State, emit: Emit | None) -> None:
        walls = s[BOARDS + WALL :: BOARD_SIZE][: s[PLAYERS]]
        if any(map(scoring.has_full_row, walls)):
            self._end_game(s, "row_completed", emit)
        elif not s[BAG] and not s[LID]:
            self._end_game(s, "no_tiles", emit)
        elif not endings.a_row_is_possible(s):
            self._end_game(s, "no_row_possible", emit)
        else:
            s[ROUND] += 1
            self._start_round(s, s[FIRST] if s[MARKER] == IN_CENTRE else s[MARKER], emit)

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
