"""How well a player stands, in points. For agents; exact only when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scoring
from .layout import (
    BITS,
    DRAFT,
    DRAFTS,
    ENDED,
    FLOOR_TARGET,
    FREE_WALL,
    LINES,
    MARKER,
    PHASE,
    SCORE,
    SHIFTS,
    TARGETS,
    TO_MOVE,
    WALL,
    State,
    board_of,
)
from .prospects import cells_for
from .view import standing

if TYPE_CHECKING:
    from .rules import Azul

TILE_WORTH, MISSING_WORTH = 0.3, -0.4
"""Points for each tile that lies in a line, and for each that a begun line still lacks."""

MARKER_WORTH = 0.6

PROGRESS_WORTH = 0.6
"""The part of a tile's points that a begun line is worth, in proportion to what is there."""


def evaluate(game: Azul, s: State, player: int) -> float:
    """What a player would have if the round ended now, and a little for what is begun."""
    board = board_of(player)
    if s[PHASE] == ENDED:
        return s[board + SCORE]
    now = standing(game, s, player)
    # Not the score of the standing: that is never less than 0, and a floor would cost nothing early.
    worth = s[board + SCORE] + now.points - now.penalty + _lines(s, board, now.walls) + _bonuses(now.walls)
    return worth + MARKER_WORTH if s[MARKER] == player else worth


def shortlist(game: Azul, s: State) -> list[int]:
    """All but taking to the floor what a line has use for: seldom better, and absurd when it is not."""
    actions = game.legal_actions(s)
    if s[PHASE] != DRAFT:
        return actions
    useful = {action // TARGETS for action in actions if _is_of_use(game, s, action)}
    return [action for action in actions if not (_is_to_floor(action) and action // TARGETS in useful)]


def _is_to_floor(action: int) -> bool:
    return action % TARGETS == FLOOR_TARGET


def _is_of_use(game: Azul, s: State, action: int) -> bool:
    """Does it go to a line that can be tiled, and does not end the match?"""
    if _is_to_floor(action):
        return False
    _, shift, line = DRAFTS[action]
    board = board_of(s[TO_MOVE])
    in_row = (s[board + WALL] & scoring.ROW_CELLS[line]).bit_count()
    return in_row < LINES - 1 and bool(game.columns(s, board, line, shift // BITS))


def _lines(s: State, board: int, walls: tuple[int, ...]) -> float:
    """What lies in the lines: for itself, and as the beginning of a tile on the wall."""
    worth = 0.0
    wall = sum(walls)
    for row in range(LINES):
        tiles = s[board + row]
        if not tiles:
            continue
        colour = (tiles.bit_length() - 1) // BITS
        count = tiles >> SHIFTS[colour]
        worth += TILE_WORTH * count
        if count <= row:
            columns = cells_for(walls, wall, row, colour, bool(s[FREE_WALL]))
            points = max((scoring.tile_points(wall, row, column) for column in columns), default=0)
            worth += PROGRESS_WORTH * points * count / (row + 1) + MISSING_WORTH * (row + 1 - count)
    return worth


def _bonuses(walls: tuple[int, ...]) -> float:
    """Bonuses count more than in proportion as they come near."""
    wall = sum(walls)
    rows = sum((wall & cells).bit_count() ** 2 for cells in scoring.ROW_CELLS)
    columns = sum((wall & cells).bit_count() ** 2 for cells in scoring.COLUMN_CELLS)
    colours = sum(cells.bit_count() ** 2 for cells in walls)
    points = scoring.ROW_BONUS * rows + scoring.COLUMN_BONUS * columns + scoring.COLOUR_BONUS * colours
    return points / (LINES * LINES)
