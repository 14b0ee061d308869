"""Whether the board of a position can lie as it does: pyramids, the tiles that are missing elsewhere.

Only `position` uses it; the rules keep all of this true by themselves.
"""

from __future__ import annotations

from pyengine.core.errors import InvalidPosition

from .layout import (
    BAG,
    CELLS,
    COLOUR_CODES,
    COLOURS,
    COPIES,
    COVERING,
    EMPTY,
    FREE,
    KINDS,
    NEIGHBOURS,
    PLAYERS,
    PRINTED,
    PYRAMID,
    RACKS,
    SIDE,
    SQUARES,
    TILES,
    State,
)


def check_board(s: State) -> None:
    """Raises InvalidPosition when pyramids, bag, racks and board do not fit together."""
    _check_pyramids(s)
    on_board = _missing_tiles(s)
    halves = {cell: s[cell] for cell in range(CELLS) if s[cell] in COLOUR_CODES and cell not in PRINTED}
    for colour in COLOUR_CODES:
        expected = sum(KINDS[kind].count(colour) * copies for kind, copies in enumerate(on_board))
        found = list(halves.values()).count(colour)
        if found != expected:
            name = COLOURS[colour - 1]
            raise InvalidPosition("tile_count", place=name, count=found, expected=expected)
    _check_partners(halves, {colours for colours, copies in zip(KINDS, on_board, strict=True) if copies})


def _check_pyramids(s: State) -> None:
    for cell in range(CELLS):
        if s[cell] == PYRAMID and any(s[each] in (EMPTY, PYRAMID) for each in NEIGHBOURS[cell]):
            raise InvalidPosition("pyramid_not_closed_in", place=SQUARES[cell])
        if s[cell] == EMPTY and not s[FREE] & COVERING[cell]:
            raise InvalidPosition("pyramid_missing", place=SQUARES[cell])


def _missing_tiles(s: State) -> list[int]:
    """How many tiles of each kind are neither in the bag nor in a rack, so must be on the board."""
    missing = []
    for kind, copies in enumerate(COPIES):
        elsewhere = s[BAG + kind]
        for player in range(s[PLAYERS]):
            elsewhere += s[RACKS + player] >> 4 * kind & 15
        if elsewhere > copies:
            raise InvalidPosition("too_many_tiles", place=TILES[kind], count=elsewhere, most=copies)
        missing.append(copies - elsewhere)
    return missing


def _check_partners(halves: dict[int, int], kinds: set[tuple[int, int]]) -> None:
    """Pair each half with a neighbour, so that every pair is a kind of tile on the board.

    Neighbours are of opposite parity, as on a chessboard, so this is a matching of two sides: a half
    takes a free neighbour, or one whose present partner can be paired with another.
    """
    partners: dict[int, int] = {}

    def candidates(cell: int) -> list[int]:
        return [
            each
            for each in NEIGHBOURS[cell]
            if each in halves and (min(pair := (halves[cell], halves[each])), max(pair)) in kinds
        ]

    def find_partner(cell: int, tried: set[int]) -> bool:
        for other in candidates(cell):
            if other not in tried:
                tried.add(other)
                if other not in partners or find_partner(partners[other], tried):
                    partners[other] = cell
                    return True
        return False

    dark = [cell for cell in halves if sum(divmod(cell, SIDE)) % 2]
    for cell in dark:
        if not find_partner(cell, set()):
            raise InvalidPosition("half_without_partner", place=SQUARES[cell])
    # Every dark half has a light partner; a light one may still be left over.
    for cell in sorted(halves.keys() - set(dark) - partners.keys()):
        raise InvalidPosition("half_without_partner", place=SQUARES[cell])
