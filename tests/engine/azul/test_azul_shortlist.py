"""What casual players consider: the floor only where a line has no use for the tiles."""

from __future__ import annotations

from typing import Any

from tables import Play, board, table

TILES = {1: "red white white white"}


def considered(position: dict[str, Any]) -> set[str]:
    play = Play(position)
    return {play.game.write(play.state, action) for action in play.game.shortlist(play.state)}


def test_what_a_line_would_take_does_not_go_to_the_floor() -> None:
    short = considered(table(factories=TILES))
    assert {"F1 red 1", "F1 red 5", "F1 white 1"} <= short
    assert not {"F1 red floor", "F1 white floor"} & short


def test_without_a_line_the_floor_is_left() -> None:
    lines = dict.fromkeys(range(1, 6), "blue")
    assert considered(table(board(lines=lines), factories={1: "red red red red"})) == {"F1 red floor"}


def test_a_line_that_ends_the_match_leaves_a_choice() -> None:
    wall = {(1, n): colour for n, colour in enumerate(("blue", "yellow", "red", "black"), 1)}
    lines = {**dict.fromkeys(range(2, 6), "blue")}
    short = considered(table(board(wall=wall, lines=lines), factories={1: "white blue blue blue"}))
    assert {"F1 white 1", "F1 white floor"} <= short
    assert "F1 blue floor" not in short


def test_a_line_without_a_space_on_the_free_wall_leaves_a_choice() -> None:
    wall = {(3, n): colour for n, colour in enumerate(("blue", "yellow", "black"), 1)}
    wall |= {(1, 4): "red", (2, 5): "red"}
    lines = {1: "blue", 2: "blue", 3: "red red", 4: "blue", 5: "blue"}
    short = considered(table(board(wall=wall, lines=lines), factories=TILES, wall="free"))
    assert {"F1 red 3", "F1 red floor"} <= short


def test_an_empty_slot_takes_a_tile_for_nothing() -> None:
    special = {"game": "chocolatier", "factories": {1: "cream red red red"}, "effects": {2: "sf5"}}

    def position(slot: str | None) -> dict[str, Any]:
        found = table(board(slot=slot), **special)
        if slot:
            found["factories"][1]["taken_by"] = 0
        return found

    assert "F1 cream floor" in considered(position("empty"))
    assert "F1 cream floor" not in considered(position(None))
