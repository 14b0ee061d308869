"""Points: the lines of a placed half, pyramids, the ends of the tracks, the ranking.

Reads a state, never changes it. `placement_points` only counts; `scoring_rays` and
`pyramid_colours` tell where points come from, for events.
"""

from __future__ import annotations

from collections.abc import Iterator

from .layout import (
    BESIDE,
    COLOUR_CODES,
    COVERING,
    HALF_RAYS,
    NEIGHBOURS,
    PER_SQUARE,
    PLAYERS,
    SOLO_TRACKS,
    TRACK_END,
    State,
    scores_of,
)


def placement_points(s: State, domino: int, x: int, y: int, free: int) -> tuple[list[int], list[int]]:
    """Points, by colour code, of a tile that lies on a domino, and the cells that it closed in.

    `free` are the dominoes that are left beside it. Ends of tracks are not looked at.
    """
    first_rays, second_rays = HALF_RAYS[domino]
    points = [0, 0, 0, 0, 0, 0]
    points[x] = line_points(s, first_rays, x)
    points[y] += line_points(s, second_rays, y)
    closed_in = []
    for cell in BESIDE[domino]:
        # An empty square that no free domino covers is closed in on all sides.
        if not s[cell] and not free & COVERING[cell]:
            closed_in.append(cell)
            for colour in pyramid_colours(s, cell):
                points[colour] += 1
    return points, closed_in


def line_points(s: State, rays: tuple[tuple[int, ...], ...], colour: int) -> int:
    """One point for each cell of the colour in unbroken lines along the rays."""
    points = 0
    for ray in rays:
        for cell in ray:
            # Whatever is not the colour ends the line: empty, another colour, pyramid, outside.
            if s[cell] != colour:
                break
            points += 1
    return points


def scoring_rays(s: State, rays: tuple[tuple[int, ...], ...], colour: int) -> Iterator[list[int]]:
    """The cells that score along each ray that scores at all."""
    for ray in rays:
        cells = []
        for cell in ray:
            if s[cell] != colour:
                break
            cells.append(cell)
        if cells:
            yield cells


def pyramid_colours(s: State, cell: int) -> list[int]:
    """The colours next to a pyramid, one entry for each point: per colour, or per square."""
    colours = sorted(s[each] for each in NEIGHBOURS[cell] if s[each] in COLOUR_CODES)
    return colours if s[PER_SQUARE] else sorted(set(colours))


def track_end(s: State, score: int) -> int:
    """How far a colour can get in a turn that it starts with this score.

    In solo a second track follows the first, but only from the next turn on.
    """
    return TRACK_END if score < TRACK_END or s[PLAYERS] > 1 else SOLO_TRACKS * TRACK_END


def lowest_colours(s: State, player: int) -> list[int]:
    """The codes of the player's lowest colours; all tied ones."""
    scores = scores_of(s, player)
    low = min(scores)
    return [colour for colour, score in enumerate(scores, start=1) if score == low]


def has_all_colours(s: State, player: int) -> bool:
    """Whether the player stands at the end of all tracks, which wins at once. Never in solo."""
    return s[PLAYERS] > 1 and min(scores_of(s, player)) == TRACK_END


def best_players(s: State) -> list[int]:
    """The lowest colour counts, then the next lowest, and so on; equal in all five: shared."""
    results = [sorted(scores_of(s, player)) for player in range(s[PLAYERS])]
    best = max(results)
    return [player for player, result in enumerate(results) if result == best]
