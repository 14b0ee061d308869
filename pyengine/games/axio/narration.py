"""The longer events of a placement: what was placed and what scored, cell by cell. Public facts only."""

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
from .scoring import scoring_rays


def tell_placement(s: State, action: int, emit: Emit) -> None:
    """The tile, which lies on the board already, then the rays of its halves."""
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


def tell_pyramid(s: State, cell: int, colours: list[int], emit: Emit) -> None:
    """A pyramid, the points that it scored by colour, and the coloured squares next to it."""
    emit(
        "pyramid_placed",
        player=s[TO_MOVE],
        cell=SQUARES[cell],
        points={COLOURS[colour - 1]: points for colour, points in Counter(colours).items()},
        cells=[SQUARES[each] for each in NEIGHBOURS[cell] if EMPTY < s[each] < PYRAMID],
    )
