"""How well a player stands, in points. For agents; exact only when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scoring
from .layout import ENDED, LINES, PHASE, SCORE, WALL, WALL_BY_COLOUR, State, board_of, counts
from .view import standing

if TYPE_CHECKING:
    from .rules import Azul

PROGRESS_WORTH = 0.3
"""Points that a half-filled line is worth for each of its tiles."""


def evaluate(game: Azul, s: State, player: int) -> float:
    """What a player would have if the round ended now, and a little for what is begun."""
    board = board_of(player)
    if s[PHASE] == ENDED:
        return s[board + SCORE]
    now = standing(game, s, player)
    tiles_in_lines = sum(sum(counts(s[board + line])) for line in range(LINES))
    return now.score + PROGRESS_WORTH * tiles_in_lines + _bonus_prospects(s, board)


def _bonus_prospects(s: State, board: int) -> float:
    """Bonuses count more than in proportion as they come near."""
    wall = s[board + WALL]
    share = [n * n / (LINES * LINES) for n in range(LINES + 1)]
    rows = sum(share[(wall & cells).bit_count()] for cells in scoring.ROW_CELLS)
    columns = sum(share[(wall & cells).bit_count()] for cells in scoring.COLUMN_CELLS)
    colours = sum(share[s[board + WALL_BY_COLOUR + colour].bit_count()] for colour in range(LINES))
    return scoring.ROW_BONUS * rows + scoring.COLUMN_BONUS * columns + scoring.COLOUR_BONUS * colours
