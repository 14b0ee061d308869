"""What may be done: where tiles may go, when a swap is allowed, whether the game is over, and why not.

Reads a state, never changes it.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import itemgetter

from .layout import (
    BAG_COUNT,
    COLOURS,
    DOMINO_AT,
    DOMINOES,
    DRAW,
    EMPTY,
    ENDED,
    FACE_ACTIONS,
    FIRST_TILES,
    FREE,
    KIND_FACES,
    KINDS,
    NEIGHBOURS,
    OUTSIDE,
    PHASE,
    PLACE,
    PLAYERS,
    PRINTED,
    PYRAMID,
    RACK_SIZE,
    RACKS,
    SHOWING,
    SQUARES,
    SWAP,
    SWAPPING,
    TO_MOVE,
    TOUCHING,
    State,
    scores_at,
)
from .scoring import has_all_colours

_EVERY_DOMINO = tuple(range(DOMINOES))


def legal_actions(s: State) -> list[int]:
    """All decisions, ascending. Equal tiles of a rack, and both ways round of a double, count once."""
    if s[PHASE] != PLACE:
        return [SWAP, DRAW] if s[PHASE] == SWAPPING else []
    dominoes = listed_dominoes(allowed_dominoes(s))
    tables = _tables_of(s[RACKS + s[TO_MOVE]])
    if len(dominoes) == 1:
        return [table[dominoes[0]] for table in tables]
    # A getter picks all its dominoes out of a table at once, four times faster than a loop does.
    # With a single domino it would return that alone, not a tuple.
    pick = itemgetter(*dominoes)
    actions: list[int] = []
    for table in tables:
        actions += pick(table)
    return actions


@cache
def _tables_of(rack: int) -> tuple[tuple[int, ...], ...]:
    """The actions of each face of each kind in a packed rack, ascending. There are 15,503 racks."""
    return tuple(
        FACE_ACTIONS[face] for kind in range(len(KINDS)) if rack >> 4 * kind & 15 for face in KIND_FACES[kind]
    )


def listed_dominoes(mask: int) -> tuple[int, ...]:
    """The dominoes of a mask like `free`, ascending: its bytes select them."""
    return tuple(compress(_EVERY_DOMINO, mask.to_bytes((mask.bit_length() + 7) // 8, "little")))


def allowed_dominoes(s: State) -> int:
    """The mask of the free dominoes that the player to move may use.

    A player's first tile must touch a printed square that no tile touches yet. Our ruling where
    no such place is left, which only a position set by hand can show: it may go anywhere.
    """
    free = s[FREE]
    if s[FIRST_TILES] >> s[TO_MOVE] & 1:
        return free
    touching = 0
    for square in untouched_squares(s):
        touching |= TOUCHING[square]
    return free & touching or free


def untouched_squares(s: State) -> list[int]:
    """The printed squares that no tile touches by a side, in reading order."""
    return [square for square in PRINTED if not any(EMPTY < s[cell] < PYRAMID for cell in NEIGHBOURS[square])]


def swap_is_allowed(s: State, player: int) -> bool:
    """No tile in the rack shows a lowest colour, and the bag holds a whole new rack.

    Never in solo: its only tile has just been placed.
    """
    rack = s[RACKS + player]
    if not rack or s[BAG_COUNT] < RACK_SIZE:
        return False
    at = scores_at(player)
    scores = s[at : at + len(COLOURS)]
    low = min(scores)
    wanted = 0
    for colour, score in enumerate(scores, start=1):
        if score == low:
            wanted |= SHOWING[colour]
    return not rack & wanted


def end_reason(s: State) -> str | None:
    """Why the game is over, or must end before the next placement; None while it goes on."""
    if any(has_all_colours(s, player) for player in range(s[PLAYERS])):
        return "all_colours_complete"
    if not s[FREE]:
        return "board_full"
    racks = s[RACKS : RACKS + s[PLAYERS]]
    if (0 in racks) if s[PHASE] == ENDED else not racks[s[TO_MOVE]]:
        return "rack_empty"
    return None


def square_refusal(s: State, cell: int) -> str | None:
    """Why no tile can lie on a cell, whatever its other half does."""
    if s[cell] == OUTSIDE:
        return "outside_area"
    if cell in PRINTED:
        return "printed_square"
    if s[cell] == PYRAMID:
        return "pyramid"
    return "square_taken" if s[cell] != EMPTY else None


def refusal(s: State, first: int, second: int) -> tuple[str, int] | None:
    """Why the player to move may not place a tile on two cells, and the cell that shows it."""
    for cell in (first, second):
        code = square_refusal(s, cell)
        if code:
            return code, cell
    domino = DOMINO_AT.get((min(first, second), max(first, second)))
    if domino is None:
        return "not_adjacent", second
    if allowed_dominoes(s) >> 8 * domino & 1:
        return None
    codes = first_tile_refusals(s)
    # That another tile touches a printed square says more than that none is near.
    cell = second if codes[second] == "printed_square_touched" else first
    return codes[cell], cell


def first_tile_refusals(s: State) -> dict[int, str]:
    """The empty cells that do not help a first tile, and why; empty when the rule does not bind.

    A first tile is refused exactly when both its cells are here.
    """
    if s[FIRST_TILES] >> s[TO_MOVE] & 1 or s[PHASE] != PLACE:
        return {}
    untouched = set(untouched_squares(s))
    if not any(s[FREE] & TOUCHING[square] for square in untouched):
        return {}
    codes = {}
    for cell in range(len(SQUARES)):
        if s[cell] == EMPTY:
            near = PRINTED.keys() & NEIGHBOURS[cell]
            if not near:
                codes[cell] = "first_tile_must_touch"
            elif not near & untouched:
                codes[cell] = "printed_square_touched"
    return codes
