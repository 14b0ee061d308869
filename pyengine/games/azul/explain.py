"""Why a move is a good one: codes and numbers that the page turns into a sentence.

Facts of the move itself and of the table after it; how much they are worth is the search's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.game import Json

from . import scoring
from .layout import (
    COLOURS,
    DISTRIBUTE_FROM,
    DRAFT,
    DRAFTS,
    FIELD,
    FLOOR_TARGET,
    FULL_LINES,
    LINES,
    PHASE,
    PLAYERS,
    ROUND,
    SHIFTS,
    TILE_FROM,
    TO_MOVE,
    WALL_BY_COLOUR,
    State,
    board_of,
)
from .view import preview, standing

if TYPE_CHECKING:
    from .rules import Azul

FAR_ENOUGH = 3
"""Tiles of a column or a colour from which on it is worth a word."""


def explain(game: Azul, s: State, action: int) -> list[Json]:
    """The reasons, the weightiest first. For a draft, a step of a split, a column of the free wall."""
    if action >= TILE_FROM:
        return _explain_column(game, s, action)
    if action >= DISTRIBUTE_FROM:
        return game.explain_split(s, action) + _left(game, s, action)
    source, shift, target = DRAFTS[action]
    count = s[source] >> shift & FIELD
    facts = preview(game, s, action)
    reasons: list[Json] = []
    if facts["completes"]:
        reasons.append({"code": "completes_line", "line": target + 1, "points": facts["points"]})
        reasons += _built(game, s, action, s[TO_MOVE])
    elif target < FLOOR_TARGET:
        missing = target + 1 - (s[board_of(s[TO_MOVE]) + target] >> shift) - count
        reasons.append({"code": "fills_line", "line": target + 1, "missing": missing})
    if facts["marker"]:
        reasons.append({"code": "takes_marker"})
    if facts["penalty"]:
        reasons.append({"code": "costs_floor", "points": facts["penalty"]})
    reasons += game.explain_source(s, source)
    return reasons + _denied(game, s, shift, count) + _left(game, s, action)


def _explain_column(game: Azul, s: State, action: int) -> list[Json]:
    points = preview(game, s, action)["points"]
    return [{"code": "scores", "points": points}, *_built(game, s, action, s[TO_MOVE])]


def _built(game: Azul, s: State, action: int, player: int) -> list[Json]:
    """Columns and colours that come near their bonus, and a row that ends the game."""
    before = standing(game, s, player).walls
    if action >= TILE_FROM:
        row, column = divmod(action - TILE_FROM, LINES)
        colour = SHIFTS.index(FULL_LINES[row][s[board_of(player) + row]])
        # Full lines below are not tiled yet: look at the wall as it is.
        before = tuple(s[board_of(player) + WALL_BY_COLOUR : board_of(player) + WALL_BY_COLOUR + COLOURS])
        after = list(before)
        after[colour] |= 1 << LINES * row + column
    else:
        source, shift, target = DRAFTS[action]
        placed = s[:]
        game.place(placed, shift, target, s[source] >> shift & FIELD, None)
        after = list(standing(game, placed, player).walls)
    wall, walls_before = sum(after), sum(before)
    reasons: list[Json] = []
    for column, cells in enumerate(scoring.COLUMN_CELLS):
        tiles = (wall & cells).bit_count()
        if wall & cells & ~walls_before and tiles >= FAR_ENOUGH:
            reasons.append({"code": "builds_column", "column": column + 1, "tiles": tiles})
    for colour, cells in enumerate(after):
        if cells != before[colour] and cells.bit_count() >= FAR_ENOUGH:
            name = game.colours[colour]
            reasons.append({"code": "builds_colour", "colour": name, "count": cells.bit_count()})
    if scoring.has_full_row(wall) and not scoring.has_full_row(walls_before):
        reasons.append({"code": "ends_game"})
    return reasons


def _denied(game: Azul, s: State, shift: int, count: int) -> list[Json]:
    """Others who could have completed a line with these tiles."""
    return [
        {"code": "denies", "player": player, "colour": game.colours[shift // 6], "count": count}
        for player in range(s[PLAYERS])
        if player != s[TO_MOVE]
        and any(
            s[board_of(player) + line] >> shift & FIELD
            and 0 < line + 1 - (s[board_of(player) + line] >> shift) <= count
            for line in range(LINES)
        )
    ]


def _left(game: Azul, s: State, action: int) -> list[Json]:
    """What the next player can complete a line with, at the most."""
    after = s[:]
    game.apply(after, action)
    if after[PHASE] != DRAFT or after[ROUND] != s[ROUND] or after[TO_MOVE] == s[TO_MOVE]:
        return []
    player = after[TO_MOVE]
    best: Json | None = None
    most = 0
    for draft in game.legal_actions(after):
        facts = preview(game, after, draft)
        worth = facts["points"] - facts["penalty"]
        if facts["completes"] and worth > most:
            most = worth
            colour = game.colours[SHIFTS.index(DRAFTS[draft][1])]
            best = {"code": "leaves", "player": player, "colour": colour, "count": facts["taken"]}
    return [best] if best else []
