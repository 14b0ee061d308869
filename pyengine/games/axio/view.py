"""What the page sees: the table as a viewer may see it, actions in words, what a placement would bring.

Racks of others are counts, and the bag is a count: what a viewer has not seen is told as one sum.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.core.errors import IllegalAction
from pyengine.core.events import Emit, EventLog
from pyengine.core.game import OVER, Json

from . import position
from .bag import unseen
from .layout import (
    AREA_SIZES,
    BAG_COUNT,
    COLOURS,
    DOMINO_CELLS,
    ENDED,
    KIND_OF,
    PHASE,
    PLAYERS,
    PRINTED,
    RACKS,
    SHOWN,
    SIDE,
    SOLO_TRACKS,
    SQUARES,
    SWAP,
    TILES,
    TO_MOVE,
    TRACK_END,
    State,
    count,
    listed,
    margin,
    scores_of,
)
from .legality import allowed_dominoes, end_reason, first_tile_refusals, listed_dominoes, untouched_squares
from .notation import check_tile, halves_of, place_action, write
from .scoring import best_players, lowest_colours


def view(s: State, viewer: int | None) -> Json:
    """The position with what `viewer` can't see taken out, and all that a page needs to draw.

    `racks`: null for a hidden one. `shown`: the rack that a player showed in a swap, until that
    player places again; else null. `unseen`: the tiles in the bag and in hidden racks together.
    `refusals`: for a first tile, the empty squares that do not satisfy its rule; a placement is
    refused when both its squares are among them.
    """
    whole = position.write(s)
    players = range(s[PLAYERS])
    corner = margin(s[PLAYERS])
    seen: Json = {
        key: whole[key]
        for key in ("game", "options", "phase", "to_move", "extra_turns", "first_tiles", "board")
    }
    seen |= {
        "size": AREA_SIZES[s[PLAYERS]],
        "origin": SQUARES[corner * SIDE + corner],
        "printed": {SQUARES[cell]: COLOURS[colour - 1] for cell, colour in PRINTED.items()},
        "racks": [whole["racks"][each] if viewer in (None, each) else None for each in players],
        "rack_counts": [count(s[RACKS + each]) for each in players],
        "shown": [_tiles(s[SHOWN + each]) or None for each in players],
        "bag_count": s[BAG_COUNT],
        "unseen": dict(zip(TILES, unseen(s, viewer), strict=True)),
        "scores": [min(scores_of(s, each)) for each in players],
        "scores_by_colour": whole["scores"],
        "lowest": [[COLOURS[colour - 1] for colour in lowest_colours(s, each)] for each in players],
        "track_end": TRACK_END,
        "tracks": SOLO_TRACKS if s[PLAYERS] == 1 else 1,
        "refusals": {},
        "untouched": [SQUARES[cell] for cell in untouched_squares(s)],
        "end_reason": end_reason(s) if s[PHASE] == ENDED else None,
        "winners": best_players(s) if s[PHASE] == ENDED else None,
    }
    if s[TO_MOVE] != OVER:
        seen["refusals"] = {SQUARES[cell]: code for cell, code in first_tile_refusals(s).items()}
    return seen


def _tiles(packed: int) -> list[str]:
    return [TILES[kind] for kind in listed(packed)]


def describe(action: int) -> Json:
    """An action for the page: its id, its notation, its parts."""
    if action >= SWAP:
        return {"id": action, "text": write(action), "type": write(action)}
    tile, cells = halves_of(action)
    text = f"{tile} {cells[0][0]} {cells[1][0]}"
    return {"id": action, "text": text, "type": "place", "tile": tile, "cells": cells}


def preview(apply: Callable[[State, int, Emit], None], s: State, action: int) -> Json:
    """What an action would bring: it is played on a copy, and only its public facts are told.

    `points` is what the markers would move, `lost` what would be lost at the end of a track;
    `rays` and `pyramids` say where all of it comes from.
    """
    log = EventLog()
    after = s[:]
    apply(after, action, log)
    facts = {kind: [_without_type(event) for event in log if event["type"] == kind] for kind in _PREVIEWED}
    brought: Json = {
        "points": _moved(scores_of(s, s[TO_MOVE]), scores_of(after, s[TO_MOVE])),
        "lost": {event["colour"]: event["lost"] for event in facts["points_lost"]},
        "rays": facts["ray_scored"],
        "pyramids": facts["pyramid_placed"],
        "extra_turns": len(facts["extra_turn_earned"]),
        "drawn": sum(event["count"] for event in facts["tiles_drawn"]),
        "ends": after[PHASE] == ENDED,
    }
    return brought


_PREVIEWED = ("ray_scored", "pyramid_placed", "points_lost", "extra_turn_earned", "tiles_drawn")


def _without_type(event: Json) -> Json:
    return {fact: value for fact, value in event.items() if fact not in ("type", "player")}


def _moved(before: list[int], after: list[int]) -> dict[str, int]:
    return {name: new - old for name, old, new in zip(COLOURS, before, after, strict=True) if new != old}


def placements(s: State, tile: str, rotation: Any) -> list[int]:
    """All distinct placements of one tile, turned by 0 to 3 quarters clockwise; ascending.

    Not turned, its first letter is on the left of its second; turned once, above it.
    Raises IllegalAction when the player to move can't place this tile now.
    """
    check_tile(s, tile)
    if rotation not in range(4):
        raise IllegalAction("unknown_rotation", rotation=rotation)
    step = SIDE if rotation % 2 else 1
    kind = KIND_OF[tile]
    places = [DOMINO_CELLS[domino] for domino in listed_dominoes(allowed_dominoes(s))]
    places = [(a, b) if rotation < 2 else (b, a) for a, b in places if b - a == step]
    return [place_action(kind, first, second) for first, second in places]
