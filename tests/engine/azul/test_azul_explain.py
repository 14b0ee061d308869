"""Why a hint is a good move: codes and numbers."""

from __future__ import annotations

from typing import Any

from tables import Play, board, table


def reasons(play: Play, text: str) -> dict[str, dict[str, Any]]:
    """By code, without the code."""
    found = play.game.explain(play.state, play.game.read(play.state, text))
    return {reason.pop("code"): reason for reason in found}


def test_a_line_that_is_completed_brings_a_column_and_a_colour_nearer() -> None:
    wall = {(1, 1): "blue", (2, 1): "white", (3, 3): "blue"}
    play = Play(table(board(wall=wall), factories={1: "blue blue red red", 2: "black black white white"}))
    found = reasons(play, "F1 blue 2")
    assert found["completes_line"]["line"] == 2
    assert found["builds_colour"] == {"colour": "blue", "count": 3}
    play = Play(table(board(wall=wall), factories={1: "black black black red", 2: "white white white red"}))
    assert reasons(play, "F1 black 3")["builds_column"] == {"column": 1, "tiles": 3}


def test_an_unfinished_line_says_what_is_missing() -> None:
    play = Play(table(factories={1: "blue blue red red"}))
    assert reasons(play, "F1 blue 5")["fills_line"] == {"line": 5, "missing": 3}


def test_the_marker_and_the_floor_are_named() -> None:
    play = Play(table(board(score=1), centre="blue blue", factories={1: "red red red red"}))
    found = reasons(play, "C blue 1")
    assert "takes_marker" in found
    assert found["costs_floor"] == {"points": 2}


def test_the_floor_costs_no_more_than_the_score() -> None:
    play = Play(table(board(score=0), centre="blue blue", factories={1: "red red red red"}))
    found = reasons(play, "C blue 1")  # of the point that the line brings, one is left to lose
    assert found["may_cost_floor"] == {"points": 2}
    assert "costs_floor" not in found


def test_taking_to_the_floor_says_what_stays_free() -> None:
    tiles = {1: "blue red red red", 2: "white white white white"}
    lines = {1: "black", 2: "black", 3: "black"}
    play = Play(table(board(lines=lines), factories=tiles))
    assert reasons(play, "F1 blue floor")["keeps_lines"] == {"lines": [4, 5]}
    play = Play(table(board(lines={**lines, 4: "black", 5: "black"}), factories=tiles))
    found = reasons(play, "F1 blue floor")
    assert "fits_no_line" in found
    assert "keeps_lines" not in found
    play = Play(table(board(lines={**lines, 4: "blue"}), factories=tiles))
    assert reasons(play, "F1 blue floor").keys().isdisjoint({"fits_no_line", "keeps_lines"})


def test_what_others_wanted_and_what_they_get_is_told() -> None:
    other = board(lines={3: "red", 2: "blue"})
    play = Play(table(board(), other, factories={1: "red red black black", 2: "blue white white white"}))
    found = reasons(play, "F1 red 2")
    assert found["denies"] == {"player": 1, "colour": "red", "count": 2}
    assert found["leaves"]["player"] == 1
    assert found["leaves"]["colour"] in ("blue", "white", "black")


def test_nobody_is_denied_what_lies_elsewhere_too() -> None:
    other = board(lines={3: "red"})
    tiles = {1: "red red black black", 2: "red red white white", 3: "red white white white"}
    play = Play(table(board(), other, factories=tiles))
    assert "denies" not in reasons(play, "F1 red 2")
    play = Play(table(board(), other, factories={**tiles, 2: "blue blue white white"}))
    assert "denies" in reasons(play, "F1 red 2")  # one alone would not complete the line


def test_what_was_denied_is_what_the_other_lacks() -> None:
    other = board(lines={3: "red red"})
    play = Play(table(board(), other, factories={1: "red red red black"}))
    assert reasons(play, "F1 red 4")["denies"] == {"player": 1, "colour": "red", "count": 1}


def test_nobody_is_denied_what_had_to_be_taken() -> None:
    play = Play(table(board(), board(lines={3: "red"}), centre="red red"))
    assert "denies" not in reasons(play, "C red 4")


def test_a_full_row_ends_the_match() -> None:
    wall = {(1, n): colour for n, colour in enumerate(("blue", "yellow", "red", "black"), 1)}
    play = Play(table(board(wall=wall), factories={1: "white red red red", 2: "blue blue blue blue"}))
    assert "ends_game" in reasons(play, "F1 white 1")


def test_a_column_of_the_free_wall_says_its_points_and_what_it_builds() -> None:
    wall = {(1, 2): "blue", (2, 2): "red"}
    mine = board(lines={3: "black black black"}, wall=wall, floor="marker")
    play = Play(table(mine, wall="free", phase="tile", line=3, marker=0, first=0))
    found = reasons(play, play.options[1])
    assert found["scores"] == {"points": 3}
    assert found["builds_column"] == {"column": 2, "tiles": 3}


def special(effect: str) -> Play:
    tiles = {1: "blue blue cream red", 2: "cream cream black black", 5: "brown brown brown brown"}
    return Play(table(game="chocolatier", factories=tiles, effects={1: effect}))


def test_gold_discs_say_what_they_are_good_for() -> None:
    assert "keeps_rest" in reasons(special("sf3"), "F1 blue 2")
    assert "gains_slot" in reasons(special("sf5"), "F1 blue 2")
    assert "gains_slot" not in reasons(special("sf3"), "F1 blue 2")


def test_a_split_says_which_tiles_come_together() -> None:
    play = special("sf4")("F1 blue 2")
    joined = [reasons(play, text).get("joins") for text in play.options]
    assert {"factory": 2, "colour": "cream", "count": 3} in joined
    assert None in joined
