"""Helpers: AXIO tables set by hand, in the coordinates of the rulebook examples.

A tile is written `"ob 21 11"`: orange on row 2, column 1 of the 9x9, blue on row 1, column 1, all
counted from 0. The bag gets whatever is neither on the board nor in a rack.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from pyengine.core.events import EventLog
from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO

TILES = ["gg", "go", "gr", "gp", "gb", "oo", "or", "op", "ob", "rr", "rp", "rb", "pp", "pb", "bb"]
COPIES = {tile: 6 if tile[0] == tile[1] else 7 for tile in TILES}
COLOURS = ("green", "orange", "red", "purple", "blue")
MARGINS = {1: 2, 2: 2, 3: 1, 4: 0}
PRINTED = {(2, 6): "g", (6, 10): "o", (10, 6): "p", (6, 2): "b", (6, 6): "r"}


def square(row: int, column: int) -> str:
    """The name of a square of the whole board, counted from 0."""
    return f"{'abcdefghijklm'[column]}{row + 1}"


def sq(cell: str, players: int = 2) -> str:
    """The name of a square given as two digits, row and column inside the area in play."""
    return square(int(cell[0]) + MARGINS[players], int(cell[1]) + MARGINS[players])


def move(tile: str, players: int = 2) -> str:
    """The notation of `"ob 21 11"`."""
    letters, first, second = tile.split()
    return f"{letters} {sq(first, players)} {sq(second, players)}"


def board_of(tiles: tuple[str, ...], pyramids: tuple[str, ...], players: int) -> list[str]:
    margin = MARGINS[players]
    inside = range(margin, 13 - margin)
    cells = {(r, c): "." if r in inside and c in inside else "#" for r in range(13) for c in range(13)}
    cells |= PRINTED
    for tile in tiles:
        letters, *places = tile.split()
        for letter, place in zip(letters, places, strict=True):
            at = int(place[0]) + margin, int(place[1]) + margin
            assert cells[at] == ".", tile
            cells[at] = letter
    for place in pyramids:
        cells[int(place[0]) + margin, int(place[1]) + margin] = "^"
    return ["".join(cells[r, c] for c in range(13)) for r in range(13)]


def points(**scores: int) -> dict[str, int]:
    return {colour: scores.get(colour, 0) for colour in COLOURS}


def table(
    *tiles: str,
    racks: list[list[str]] | None = None,
    scores: list[dict[str, int]] | None = None,
    players: int = 2,
    pyramids: tuple[str, ...] = (),
    pyramid: str = "per_colour",
    phase: str = "place",
    to_move: int | None = 0,
    extra_turns: int = 0,
    first_tiles: list[bool] | None = None,
) -> dict[str, Any]:
    """A position in which everybody has placed a first tile, unless told otherwise."""
    racks = racks or [["rb"]] * players
    used = Counter(tile.split()[0] for tile in tiles) + Counter(tile for rack in racks for tile in rack)
    return {
        "game": "axio",
        "options": {"players": players, "first_player": None, "pyramid": pyramid},
        "phase": phase,
        "to_move": to_move,
        "extra_turns": extra_turns,
        "first_tiles": [True] * players if first_tiles is None else first_tiles,
        "board": board_of(tiles, pyramids, players),
        "bag": {tile: COPIES[tile] - used[tile] for tile in TILES},
        "racks": racks,
        "scores": scores or [points() for _ in range(players)],
    }


def state(*tiles: str, **facts: Any) -> list[int]:
    return AXIO.from_position(table(*tiles, **facts), 1)


def play(s: list[int], *texts: str) -> EventLog:
    """Play actions given in notation, checked, and return what happened."""
    log = EventLog()
    for text in texts:
        action = AXIO.read(s, text)
        assert action in AXIO.legal_actions(s)
        AXIO.apply(s, action, log)
    return log


def scores_of(s: list[int], player: int = 0) -> dict[str, int]:
    """The colours in which a player has points."""
    return {colour: n for colour, n in AXIO.position(s)["scores"][player].items() if n}


def texts(s: list[int]) -> set[str]:
    return {AXIO.write(s, action) for action in AXIO.legal_actions(s)}


def told(log: EventLog, kind: str) -> list[dict[str, Any]]:
    return [
        {key: value for key, value in event.items() if key != "type"}
        for event in log
        if event["type"] == kind
    ]


def random_action(s: list[int], rng: Rng) -> int:
    legal = AXIO.legal_actions(s)
    return legal[rng.below(len(legal))]


def before_last_placement(seed: int = 1, **options: Any) -> list[int]:
    """A state in which the next placement, whichever it is, fills the board."""
    rng = Rng(seed)
    s = AXIO.new(options, seed)
    while True:
        text_pairs = {frozenset(text.split()[1:]) for text in texts(s) if " " in text}
        if len(text_pairs) == 1:
            return s
        AXIO.apply(s, random_action(s, rng))
        if AXIO.to_move(s) < 0:
            rng = Rng(rng.bits())
            s = AXIO.new(options, rng.below(1000))


def scarce_bag(gaps: int, rack: list[str]) -> dict[str, Any]:
    """Four players on a full 13x13 but for up to five separate dominoes; as many tiles are in the bag.

    Player 0 has the given rack, the others five tiles each.
    """
    rows = {row: range(0, 12, 2) for row in range(13)}
    rows[2] = rows[10] = [0, 2, 4, 7, 9, 11]
    rows[6] = [0, 3, 7, 11]
    places = [((row, column), (row, column + 1)) for row, columns in rows.items() for column in columns]
    places += [((row, 12), (row + 1, 12)) for row in (0, 3, 7, 11)]
    separate = [
        ((0, 0), (0, 1)),
        ((12, 0), (12, 1)),
        ((0, 12), (1, 12)),
        ((11, 12), (12, 12)),
        ((6, 0), (6, 1)),
    ]
    for place in separate[:gaps]:
        places.remove(place)
    cells = {(r, c): "." for r in range(13) for c in range(13)} | PRINTED
    cells |= dict.fromkeys([(6, 5), (6, 9), (5, 12), (9, 12)], "^")
    pile = list((Counter(COPIES) - Counter(rack)).elements())
    for first, second in places:
        cells[first], cells[second] = pile.pop()
    racks = [rack, pile[:5], pile[5:10], pile[10:15]]
    position = table(players=4, racks=racks)
    return position | {
        "board": ["".join(cells[r, c] for c in range(13)) for r in range(13)],
        "bag": {tile: pile[15:].count(tile) for tile in TILES},
    }
