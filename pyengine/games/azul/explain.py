"""Why a move is a good one: codes and numbers that the page turns into a sentence.

Facts of the move itself and of the table after it; how much they are worth is the search's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.game import Json

from . import notation, scoring
from .layout import (
    COLOURS,
    DISTRIBUTE_FROM,
    DRAFT,
    DRAFTS,
    FACTORY_END,
    FIELD,
    FLOOR_TARGET,
    FULL_LINES,
    LINES,
    PHASE,
    PLAYERS,
    ROUND,
    SCORE,
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
    else:
        reasons += _spared(game, s, shift // 6)
    if facts["marker"]:
        reasons.append({"code": "takes_marker"})
    reasons += _costs(game, s, facts)
    reasons += game.explain_source(s, source)
    return reasons + _denied(game, s, source, shift) + _left(game, s, action)


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


def _spared(game: Azul, s: State, colour: int) -> list[Json]:
    """Why tiles are better on the floor: no line takes them, or only lines that are still free."""
    player = s[TO_MOVE]
    lines = [line for line in range(LINES) if notation.refusal(s, player, colour, line) is None]
    if not lines:
        return [{"code": "fits_no_line"}]
    if any(s[board_of(player) + line] for line in lines):
        return []
    return [{"code": "keeps_lines", "lines": [line + 1 for line in lines]}]


def _costs(game: Azul, s: State, facts: Json) -> list[Json]:
    """The floor costs nothing beyond the score; but more points may come in this round."""
    penalty = facts["penalty"]
    if not penalty:
        return []
    now = standing(game, s, s[TO_MOVE])
    score = s[board_of(s[TO_MOVE]) + SCORE] + now.points + facts["points"] - now.penalty
    return [{"code": "costs_floor" if penalty <= score else "may_cost_floor", "points": penalty}]


def _denied(game: Azul, s: State, source: int, shift: int) -> list[Json]:
    """Others who could have completed a line with these tiles, and with no other group: what it lacks."""
    count = s[source] >> shift & FIELD
    others = max(s[place] >> shift & FIELD for place in range(FACTORY_END) if place != source)
    if not any(s[place] & ~(FIELD << shift) for place in range(FACTORY_END)):
        return []  # there is no other colour: nobody had a choice
    reasons = []
    for player in range(s[PLAYERS]):
        lines = s[board_of(player) : board_of(player) + LINES]
        lacking = [line + 1 - (tiles >> shift) for line, tiles in enumerate(lines) if tiles >> shift & FIELD]
        wanted = max((each for each in lacking if others < each <= count), default=0)
        if wanted and player != s[TO_MOVE]:
            reasons.append(
                {"code": "denies", "player": player, "colour": game.colours[shift // 6], "count": wanted}
            )
    return reasons


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
