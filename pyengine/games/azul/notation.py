"""Actions as short text: `F3 blue 2`, `C red floor`, `2 > 4`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.errors import IllegalAction

from .layout import (
    CENTRE,
    DRAFT,
    DRAFTS,
    ENDED,
    FIELD,
    FLOOR_TARGET,
    FULL_LINES,
    LINES,
    OPEN,
    PHASE,
    TILE_FROM,
    TO_MOVE,
    WALL_BY_COLOUR,
    State,
    board_of,
    draft_action,
    tile_action,
)
from .scoring import ROW_CELLS

if TYPE_CHECKING:
    from .rules import Azul

LINE_NAMES = ("1", "2", "3", "4", "5", "floor")


def place_name(source: int) -> str:
    """The centre or a factory as the page names it."""
    return "centre" if source == CENTRE else f"factory-{source}"


def write(game: Azul, s: State, action: int) -> str:
    if action >= TILE_FROM:
        line, column = divmod(action - TILE_FROM, LINES)
        return f"{line + 1} > {column + 1}"
    source, shift, target = DRAFTS[action]
    place = "C" if source == CENTRE else f"F{source}"
    return f"{place} {game.colours[shift // 6]} {LINE_NAMES[target]}"


def read(game: Azul, s: State, text: str) -> int:
    """The legal action that a text names. Raises IllegalAction with the reason."""
    if s[PHASE] == ENDED:
        raise IllegalAction("match_over", text=text)
    words = text.split(" ")
    action = _read_draft(game, s, text, words) if s[PHASE] == DRAFT else _read_column(text, words)
    if action not in game.legal_actions(s):
        raise IllegalAction("illegal_action", text=text)
    return action


def _read_draft(game: Azul, s: State, text: str, words: list[str]) -> int:
    sources = {"C": CENTRE} | {f"F{number}": number for number in game.factory_numbers(s)}
    if (
        len(words) != 3
        or words[0] not in sources
        or words[1] not in game.colours
        or words[2] not in LINE_NAMES
    ):
        raise IllegalAction("unknown_notation", text=text)
    source, colour, target = sources[words[0]], game.colours.index(words[1]), LINE_NAMES.index(words[2])
    if not s[source] >> 6 * colour & FIELD:
        raise IllegalAction("colour_not_there", text=text)
    reason = refusal(s, s[TO_MOVE], colour, target)
    if reason:
        raise IllegalAction(reason, text=text)
    return draft_action(source, colour, target)


def _read_column(text: str, words: list[str]) -> int:
    columns = LINE_NAMES[:LINES]
    if len(words) != 3 or words[1] != ">" or words[0] not in columns or words[2] not in columns:
        raise IllegalAction("unknown_notation", text=text)
    return tile_action(columns.index(words[0]), columns.index(words[2]))


def refusal(s: State, player: int, colour: int, target: int) -> str | None:
    """Why a colour may not go to a target: a code, or None when it may."""
    board = board_of(player)
    if target == FLOOR_TARGET or s[board + OPEN] >> 6 * colour + target & 1:
        return None
    if s[board + WALL_BY_COLOUR + colour] & ROW_CELLS[target]:
        return "colour_on_wall"
    if s[board + target] in FULL_LINES[target]:
        return "line_full"
    return "other_colour"
