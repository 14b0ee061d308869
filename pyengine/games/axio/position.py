"""Complete positions as JSON, written and read. Reading checks what a position must hold to be played.

It does not check how a position came about: racks may hold fewer tiles than the rules would have
dealt, and scores need not follow from the board. Of the tiles on the board it checks that their
halves are those which are missing from bag and racks, and that they can be paired into adjacent
halves of missing kinds; not that one pairing uses each kind exactly as often as it is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pyengine.core.errors import InvalidOptions, InvalidPosition
from pyengine.core.game import OVER, Json
from pyengine.core.options import Option, check_options
from pyengine.core.reading import member, no_others, one_of, path, sequence, whole
from pyengine.core.rng import seeded

from .layout import (
    BAG,
    BAG_COUNT,
    BAG_END,
    CELLS,
    COLOUR_CODES,
    COLOURS,
    COPIES,
    ENDED,
    EXTRA_TURNS,
    FIRST_OPTION,
    FIRST_TILES,
    FREE,
    FULL_RACK,
    KIND_OF,
    NOBODY,
    OUTSIDE,
    PER_SQUARE,
    PHASE,
    PHASES,
    PLACE,
    PLAYERS,
    RACKS,
    SIDE,
    SOLO_TRACKS,
    SQUARES,
    SWAPPING,
    SYMBOLS,
    TILES,
    TO_MOVE,
    TRACK_END,
    WORD,
    State,
    count,
    empty_table,
    free_dominoes,
    listed,
    pack,
    scores_at,
    scores_of,
)
from .legality import end_reason, swap_is_allowed
from .pairing import check_board

POSITION_CODES: Final = (
    "missing_field",  # place
    "unknown_field",  # place
    "invalid_field",  # place; least and most, or length, where there are limits
    "wrong_game",  # place
    "invalid_options",  # place: not an object
    "unknown_option",  # place, option
    "invalid_option",  # place, option, value
    "unknown_symbol",  # place (a square)
    "wrong_area",  # place: `#` inside the area in play, or something else outside of it
    "wrong_printed_square",  # place, expected (a letter)
    "pyramid_not_closed_in",  # place: an empty square or a pyramid lies next to it
    "pyramid_missing",  # place: a single empty square, closed in on all sides
    "too_many_tiles",  # place (a kind of tile), count, most: in bag and racks
    "tile_count",  # place (a colour), count, expected: halves of the colour on the board
    "half_without_partner",  # place (a square): the halves on the board can't be paired into tiles
    "too_many_in_rack",  # place, most
    "too_many_extra_turns",  # place, most: as many as the player has markers at the end of a track
    "first_tile_missing",  # place: in this phase the player to move has placed already
    "phase",  # place: the rules would ask for another phase
)
"""All codes of `InvalidPosition` in AXIO, each with its parameters."""

FIELDS: Final = {
    *("game", "options", "phase", "to_move", "extra_turns", "first_tiles", "board", "bag", "racks", "scores")
}


def write(s: State) -> Json:
    """Everything, hidden things included."""
    players = range(s[PLAYERS])
    symbols = "".join(SYMBOLS[cell] for cell in s[:CELLS])
    return {
        "game": "axio",
        "options": {
            "players": s[PLAYERS],
            "first_player": None if s[FIRST_OPTION] == NOBODY else s[FIRST_OPTION],
            "pyramid": "per_square" if s[PER_SQUARE] else "per_colour",
        },
        "phase": PHASES[s[PHASE]],
        "to_move": None if s[TO_MOVE] == OVER else s[TO_MOVE],
        "extra_turns": s[EXTRA_TURNS],
        "first_tiles": [bool(s[FIRST_TILES] >> player & 1) for player in players],
        "board": [symbols[at : at + SIDE] for at in range(0, CELLS, SIDE)],
        "bag": dict(zip(TILES, s[BAG:BAG_END], strict=True)),
        "racks": [[TILES[kind] for kind in listed(s[RACKS + player])] for player in players],
        "scores": [dict(zip(COLOURS, scores_of(s, player), strict=True)) for player in players],
    }


def read(known: tuple[Option, ...], given: Mapping[str, Any], seed: int) -> State:
    """The state of a position. Raises InvalidPosition with one of POSITION_CODES."""
    if member(given, "game") != "axio":
        raise InvalidPosition("wrong_game", place="game")
    no_others(given, FIELDS)
    try:
        options = check_options(known, member(given, "options"))
    except InvalidOptions as error:
        raise InvalidPosition(error.code, place="options", **error.params) from error
    s = empty_table(options)
    s[WORD] = seeded(seed)
    _read_turn(s, given)
    _read_board(s, member(given, "board"))
    _read_bag(s, member(given, "bag"))
    _read_racks(s, member(given, "racks"))
    _read_scores(s, member(given, "scores"))
    check_board(s)
    _check_turn(s)
    return s


def _read_turn(s: State, given: Mapping[str, Any]) -> None:
    players = s[PLAYERS]
    s[PHASE] = PHASES.index(one_of(member(given, "phase"), "phase", PHASES))
    to_move = member(given, "to_move")
    if s[PHASE] == ENDED:
        one_of(to_move, "to_move", (None,))
        s[TO_MOVE] = OVER
    else:
        s[TO_MOVE] = whole(to_move, "to_move", 0, players - 1)
    most = len(COLOURS) if s[PHASE] == PLACE and players > 1 else 0
    s[EXTRA_TURNS] = whole(member(given, "extra_turns"), "extra_turns", 0, most)
    for player, has_placed in enumerate(sequence(member(given, "first_tiles"), "first_tiles", players)):
        s[FIRST_TILES] |= one_of(has_placed, f"first_tiles[{player}]", (False, True)) << player


def _read_board(s: State, given: Any) -> None:
    printed = s[:CELLS]
    for row, symbols in enumerate(sequence(given, "board", SIDE)):
        if not isinstance(symbols, str) or len(symbols) != SIDE:
            raise InvalidPosition("invalid_field", place=f"board[{row}]", length=SIDE)
        for cell, symbol in enumerate(symbols, start=row * SIDE):
            if symbol not in SYMBOLS:
                raise InvalidPosition("unknown_symbol", place=SQUARES[cell])
            s[cell] = SYMBOLS.index(symbol)
    for cell, before in enumerate(printed):
        if (s[cell] == OUTSIDE) != (before == OUTSIDE):
            raise InvalidPosition("wrong_area", place=SQUARES[cell])
        if before in COLOUR_CODES and s[cell] != before:
            raise InvalidPosition("wrong_printed_square", place=SQUARES[cell], expected=SYMBOLS[before])
    s[FREE] = free_dominoes(s)


def _read_bag(s: State, given: Any) -> None:
    for kind, tile in enumerate(TILES):
        s[BAG + kind] = whole(member(given, tile, "bag"), path("bag", tile), 0, COPIES[kind])
    no_others(given, set(TILES), "bag")
    s[BAG_COUNT] = sum(s[BAG:BAG_END])


def _read_racks(s: State, given: Any) -> None:
    for player, rack in enumerate(sequence(given, "racks", s[PLAYERS])):
        place = f"racks[{player}]"
        kinds = [KIND_OF[one_of(tile, place, TILES)] for tile in sequence(rack, place)]
        if len(kinds) > s[FULL_RACK]:
            raise InvalidPosition("too_many_in_rack", place=place, most=s[FULL_RACK])
        s[RACKS + player] = pack(kinds)


def _read_scores(s: State, given: Any) -> None:
    most = TRACK_END if s[PLAYERS] > 1 else SOLO_TRACKS * TRACK_END
    for player, scores in enumerate(sequence(given, "scores", s[PLAYERS])):
        place = f"scores[{player}]"
        for at, colour in enumerate(COLOURS, start=scores_at(player)):
            s[at] = whole(member(scores, colour, place), path(place, colour), 0, most)
        no_others(scores, set(COLOURS), place)


def _check_turn(s: State) -> None:
    """Whether the phase is the one that the rules would ask for, and what it says of the player to move."""
    if (s[PHASE] == ENDED) != (end_reason(s) is not None):
        raise InvalidPosition("phase", place="phase")
    if s[PHASE] == SWAPPING or s[EXTRA_TURNS]:
        _check_just_placed(s, s[TO_MOVE])
    if s[PHASE] == SWAPPING and not swap_is_allowed(s, s[TO_MOVE]):
        raise InvalidPosition("phase", place="phase")


def _check_just_placed(s: State, player: int) -> None:
    if not s[FIRST_TILES] >> player & 1:
        raise InvalidPosition("first_tile_missing", place=f"first_tiles[{player}]")
    if count(s[RACKS + player]) == s[FULL_RACK]:
        raise InvalidPosition("too_many_in_rack", place=f"racks[{player}]", most=s[FULL_RACK] - 1)
    arrived = scores_of(s, player).count(TRACK_END)
    if s[EXTRA_TURNS] > arrived:
        raise InvalidPosition("too_many_extra_turns", place="extra_turns", most=arrived)
