"""What the page draws: the position, what the round would bring, and why a target is refused.

So that the page knows no rule: every number and every reason that it shows is worked out here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pyengine.core.game import Json

from . import notation, scoring
from .layout import (
    CENTRE,
    COLOURS,
    DRAFT,
    DRAFTS,
    FIELD,
    FLOOR,
    FLOOR_TARGET,
    FREE_WALL,
    FULL_LINES,
    IN_CENTRE,
    LID,
    LINES,
    MARKER,
    PENALTIES,
    PENALTY,
    PHASE,
    PLAYERS,
    SCORE,
    TILE_FROM,
    TO_MOVE,
    WALL,
    WALL_BY_COLOUR,
    State,
    board_of,
    counts,
    floor_spaces,
)

if TYPE_CHECKING:
    from .rules import Azul


def view(game: Azul, s: State) -> Json:
    """The position and what helps to read it. Nothing in Azul is hidden but the order in the bag."""
    colours = game.colours
    plan = None if s[FREE_WALL] else [[colours[colour] for colour in row] for row in scoring.PLAN]
    return {
        **game.position(s),
        "scores": game.scores(s),
        "plan": plan,
        "floor_penalties": list(PENALTIES),
        "standing": [_standing_face(game, s, player) for player in range(s[PLAYERS])],
        "refusals": _refusals(game, s),
    }


def _refusals(game: Azul, s: State) -> Json:
    """For the player to move in the draft: colour, then line, then the code of the reason."""
    if s[PHASE] != DRAFT:
        return {}
    reasons = {
        name: {
            notation.LINE_NAMES[line]: notation.refusal(s, s[TO_MOVE], colour, line) for line in range(LINES)
        }
        for colour, name in enumerate(game.colours)
    }
    return {
        name: {line: reason for line, reason in lines.items() if reason} for name, lines in reasons.items()
    }


@dataclass(slots=True)
class Standing:
    """A board as it would be if the round ended now."""

    score: int
    walls: tuple[int, ...]
    points: int = 0
    penalty: int = 0
    points_of_line: dict[int, int] = field(default_factory=dict)
    cells_of_line: dict[int, list[tuple[int, int]]] = field(default_factory=dict)


def standing(game: Azul, s: State, player: int) -> Standing:
    """Tile the full lines of one player; on the free wall each takes the leftmost of its best columns."""
    t = s[:]
    board = board_of(player)
    result = Standing(score=s[board + SCORE], walls=())
    for line in range(LINES):
        shift = FULL_LINES[line].get(t[board + line])
        if shift is None:
            continue
        columns = game.columns(t, board, line, shift // 6)
        if not columns:
            game.drop(t, player, shift, line + 1, None)
            continue
        column = max(columns, key=lambda c: (scoring.tile_points(t[board + WALL], line, c), -c))
        cell = 1 << LINES * line + column
        result.points_of_line[line] = scoring.tile_points(t[board + WALL], line, column)
        t[board + WALL] |= cell
        t[board + WALL_BY_COLOUR + shift // 6] |= cell
        result.cells_of_line[line] = scoring.scoring_cells(t[board + WALL], line, column)
    result.walls = tuple(t[board + WALL_BY_COLOUR : board + WALL_BY_COLOUR + COLOURS])
    result.points = sum(result.points_of_line.values())
    result.penalty = PENALTY[floor_spaces(t[board + FLOOR])]
    result.score = max(0, result.score + result.points - result.penalty)
    return result


def _standing_face(game: Azul, s: State, player: int) -> Json:
    now = standing(game, s, player)
    return {"wall": now.points, "penalty": now.penalty, "score": now.score}


def describe(game: Azul, s: State, action: int) -> Json:
    face: Json = {"id": action, "text": game.write(s, action)}
    if action >= TILE_FROM:
        line, column = divmod(action - TILE_FROM, LINES)
        colour = FULL_LINES[line][s[board_of(s[TO_MOVE]) + line]] // 6
        face |= {"type": "tile", "line": line + 1, "column": column + 1, "colour": game.colours[colour]}
    else:
        source, shift, target = DRAFTS[action]
        face |= {
            "type": "draft",
            "from": notation.place_name(source),
            "colour": game.colours[shift // 6],
            "to": "floor" if target == FLOOR_TARGET else f"line-{target + 1}",
        }
    return {**face, "preview": preview(game, s, action)}


def preview(game: Azul, s: State, action: int) -> Json:
    if action >= TILE_FROM:
        return _preview_column(s, *divmod(action - TILE_FROM, LINES))
    return _preview_draft(game, s, action)


def _preview_column(s: State, row: int, column: int) -> Json:
    wall = s[board_of(s[TO_MOVE]) + WALL] | 1 << LINES * row + column
    return {
        "points": scoring.tile_points(wall, row, column),
        "cells": [[r + 1, c + 1] for r, c in scoring.scoring_cells(wall, row, column)],
    }


def _preview_draft(game: Azul, s: State, action: int) -> Json:
    """Place the tiles on a copy, without passing the turn on, and look at what has changed."""
    source, shift, target = DRAFTS[action]
    player = s[TO_MOVE]
    board = board_of(player)
    takes_marker = source == CENTRE and s[MARKER] == IN_CENTRE
    t = s[:]
    if takes_marker:
        game.take_marker(t, None)
    on_floor = floor_spaces(t[board + FLOOR])
    count = s[source] >> shift & FIELD
    game.gain_slot(t, source, None)
    slot_was_open = game.slot_name(t, player) == "empty"
    game.place(t, shift, target, count, None)
    placed = (t[board + target] >> shift) - (s[board + target] >> shift) if target < LINES else 0
    before, after = standing(game, s, player), standing(game, t, player)
    completes = target < LINES and t[board + target] in FULL_LINES[target]
    return {
        "taken": count,
        "to_centre": _slides(game, s, action, count),
        "placed": placed,
        "slot": int(slot_was_open and game.slot_name(t, player) != "empty"),
        "floor": floor_spaces(t[board + FLOOR]) - on_floor,
        "lid": (t[LID] - s[LID]) >> shift,
        "marker": takes_marker,
        "completes": completes,
        "points": after.points_of_line.get(target, 0),
        "cells": [[r + 1, c + 1] for r, c in after.cells_of_line.get(target, [])],
        "penalty": after.penalty - before.penalty,
    }


def _slides(game: Azul, s: State, action: int, count: int) -> int:
    """How many other tiles of the factory go to the centre: none of SF3's and SF4's."""
    source, shift, _ = DRAFTS[action]
    rest = 0 if source == CENTRE else s[source] - (count << shift)
    if not rest:
        return 0
    t = s[:]
    game.leave_rest(t, action, count, rest, None)
    return sum(counts(t[CENTRE])) - sum(counts(s[CENTRE]))
