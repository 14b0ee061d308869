"""The events of a placement: what was placed, what scored, what was lost. Public facts only."""

from __future__ import annotations

from collections import Counter

from pyengine.core.events import Emit

from .layout import (
    COLOURS,
    DOMINO_CELLS,
    DOMINOES,
    EMPTY,
    FACES,
    HALF_RAYS,
    NEIGHBOURS,
    PYRAMID,
    SQUARES,
    TO_MOVE,
    State,
)
from .notation import halves_of
from .scoring import pyramid_colours, scoring_rays


def tell_placement(s: State, action: int, pyramids: list[int], emit: Emit) -> None:
    """The tile and the pyramids are on the board already: tell the tile, its rays, the pyramids."""
    player = s[TO_MOVE]
    tile, cells = halves_of(action)
    emit("tile_placed", player=player, tile=tile, cells=cells)
    face, domino = divmod(action, DOMINOES)
    _, x, y = FACES[face]
    for start, colour, rays in zip(DOMINO_CELLS[domino], (x, y), HALF_RAYS[domino], strict=True):
        for ray in scoring_rays(s, rays, colour):
            emit(
                "ray_scored",
                player=player,
                colour=COLOURS[colour - 1],
                **{"from": SQUARES[start]},
                cells=[SQUARES[cell] for cell in ray],
                points=len(ray),
            )
    for cell in pyramids:
        points = Counter(COLOURS[colour - 1] for colour in pyramid_colours(s, cell))
        beside = [SQUARES[each] for each in NEIGHBOURS[cell] if EMPTY < s[each] < PYRAMID]
        emit("pyramid_placed", player=player, cell=SQUARES[cell], points=dict(points), cells=beside)


def tell_track_end(s: State, colour: int, has_arrived: bool, lost: int, emit: Emit) -> None:
    """A marker that reached the end of its track now or before, and the points beyond it."""
    player, name = s[TO_MOVE], COLOURS[colour - 1]
    if has_arrived:
        emit("track_completed", player=player, colour=name)
    if lost:
        emit("points_lost", player=player, colour=name, lost=lost)
