"""Why a hint of AXIO is a good move: codes and numbers."""

from __future__ import annotations

from typing import Any

from axio_tables import move, points, state

from pyengine.games.axio import AXIO


def reasons(s: list[int], text: str) -> dict[str, dict[str, Any]]:
    found = AXIO.explain(s, AXIO.read(s, text))
    return {reason.pop("code"): reason for reason in found}


TILES = ("bb 20 21", "or 12 11")
RACKS = [["rb", "gg", "gg", "gg", "gg"], ["gg"] * 2]


def test_points_are_told_by_what_they_are_worth_to_the_player() -> None:
    mine = points(green=3, orange=3, red=3, purple=3, blue=1)
    s = state(*TILES, scores=[mine, points()], racks=RACKS)
    assert reasons(s, move("rb 23 22"))["raises_lowest"] == {"gains": {"blue": 2}}
    rich = state(*TILES, scores=[mine | {"blue": 9}, points()], racks=RACKS)
    assert reasons(rich, move("rb 23 22"))["scores_colours"] == {"gains": {"blue": 2}}


def test_each_colour_is_told_once_and_all_of_a_kind_together() -> None:
    s = state(*TILES, "rr 24 25", scores=[points(green=3, orange=3, purple=3), points()], racks=RACKS)
    told = AXIO.explain(s, AXIO.read(s, move("rb 23 22")))
    assert [reason["code"] for reason in told].count("raises_lowest") == 1
    assert told[0]["gains"] == {"red": 2, "blue": 2}


def test_a_square_that_another_player_needs_is_blocked() -> None:
    theirs = points(green=3, orange=3, red=3, purple=3)
    board = [*TILES, "oo 30 31"]
    s = state(*board, scores=[points(), theirs], racks=RACKS)
    assert reasons(s, move("gg 22 23"))["blocks"] == {"player": 1, "colour": "blue", "points": 2}
    content = state(*board, scores=[points(), theirs | {"green": 0, "blue": 9}], racks=RACKS)
    assert "blocks" not in reasons(content, move("gg 22 23"))


def test_nobody_is_blocked_who_can_have_as_much_elsewhere() -> None:
    theirs = [points(), points(green=3, orange=3, red=3, purple=3)]
    s = state(*TILES, scores=theirs, racks=RACKS)  # on 30, between 20 and the printed square
    assert "blocks" not in reasons(s, move("gg 22 23"))
    s = state(*TILES, "oo 30 31", scores=theirs, racks=[["bb"], ["gg"] * 2])
    assert "blocks" not in reasons(s, move("bb 22 23"))  # which makes the line longer


def test_reaching_the_end_of_a_track_earns_an_extra_turn() -> None:
    s = state(*TILES, scores=[points(blue=16), points()], racks=RACKS)
    assert reasons(s, move("rb 23 22"))["earns_extra_turn"] == {"count": 1}
