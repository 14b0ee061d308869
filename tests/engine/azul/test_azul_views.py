"""What the page is told: refusals, previews, the standing if the round ended now."""

from __future__ import annotations

from typing import Any

from tables import Play, board, table


def preview(play: Play, text: str) -> dict[str, Any]:
    return play.game.preview(play.state, play.game.read(play.state, text))


def test_refusals_name_the_reason_for_each_illegal_line() -> None:
    mine = board(lines={2: "blue", 3: "red red red"}, wall={(1, 3): "red"})
    view = Play(table(mine, centre="red")).game.view(Play(table(mine, centre="red")).state, 0)
    assert view["refusals"]["red"] == {"1": "colour_on_wall", "2": "other_colour", "3": "line_full"}
    assert view["refusals"]["blue"] == {"3": "line_full"}


def test_refusals_and_legal_actions_say_the_same() -> None:
    mine = board(lines={2: "blue", 3: "red red red", 5: "white"}, wall={(1, 3): "red", (4, 4): "blue"})
    play = Play(table(mine, centre="blue yellow red black white"))
    refusals = play.game.view(play.state, 0)["refusals"]
    for colour, lines in refusals.items():
        legal = {text.split()[2] for text in play.options if text.split()[1] == colour} - {"floor"}
        assert legal | set(lines) == {"1", "2", "3", "4", "5"}
        assert not legal & set(lines)


def test_a_preview_tells_what_a_completed_line_would_score() -> None:
    mine = board(lines={2: "blue"}, wall={(2, 1): "white", (1, 2): "yellow"})
    play = Play(table(mine, factories={1: "blue blue red white"}))
    assert preview(play, "F1 blue 2") == {
        "taken": 2,
        "to_centre": 2,
        "placed": 1,
        "slot": 0,
        "floor": 1,
        "lid": 0,
        "marker": False,
        "completes": True,
        "points": 4,
        "cells": [[1, 2], [2, 1], [2, 2]],
        "penalty": 1,
    }


def test_a_preview_counts_on_full_lines_above() -> None:
    mine = board(lines={1: "yellow"})
    play = Play(table(mine, factories={1: "blue blue red white"}))
    assert preview(play, "F1 blue 2")["points"] == 2


def test_a_preview_of_an_unfinished_line_brings_no_points() -> None:
    brings = preview(Play(table(factories={1: "blue red red white"})), "F1 blue 4")
    assert (brings["completes"], brings["points"], brings["cells"], brings["placed"]) == (False, 0, [], 1)


def test_a_preview_prices_the_marker_and_the_floor() -> None:
    brings = preview(Play(table(board(floor="red"), centre="blue blue blue")), "C blue floor")
    assert (brings["marker"], brings["floor"], brings["penalty"]) == (True, 3, 8 - 1)


def test_a_preview_counts_tiles_that_fall_beyond_the_floor() -> None:
    brings = preview(
        Play(table(board(floor="red " * 6), centre="blue blue", marker="centre")), "C blue floor"
    )
    assert (brings["floor"], brings["lid"], brings["penalty"]) == (0, 2, 3)


def test_a_preview_of_a_line_that_could_not_be_placed_prices_its_fall() -> None:
    wall = {(3, 1): "black", (3, 2): "white", (3, 3): "blue", (3, 4): "yellow", (1, 5): "red"}
    play = Play(table(board(wall=wall), factories={1: "red red red white"}, wall="free"))
    brings = preview(play, "F1 red 3")
    assert (brings["completes"], brings["points"], brings["penalty"]) == (True, 0, 4)


def test_a_column_of_the_free_wall_shows_its_points_and_cells() -> None:
    mine = board(lines={2: "red red"}, wall={(2, 4): "blue", (1, 5): "white"})
    play = Play(table(mine, centre="yellow", marker="centre", to_move=1, wall="free"))("C yellow 5")
    described = [play.game.describe(play.state, action) for action in play.game.legal_actions(play.state)]
    by_column = {face["column"]: face["preview"] for face in described}
    assert by_column[5] == {"points": 4, "cells": [[1, 5], [2, 4], [2, 5]]}
    assert by_column[1] == {"points": 1, "cells": [[2, 1]]}


def test_the_standing_is_what_the_end_of_the_round_brings() -> None:
    mine = board(score=3, lines={1: "blue", 2: "white white"}, floor="red red")
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))
    standing = play.game.view(play.state, None)["standing"][0]
    assert standing == {"wall": 3, "penalty": 2, "score": 4}
    assert play("C yellow 5").board()["score"] == 4


def test_a_described_draft_has_its_parts() -> None:
    play = Play(table(factories={3: "blue red red white"}))
    face = play.game.describe(play.state, play.game.read(play.state, "F3 blue 2"))
    assert {key: face[key] for key in ("text", "type", "from", "colour", "to")} == {
        "text": "F3 blue 2",
        "type": "draft",
        "from": "factory-3",
        "colour": "blue",
        "to": "line-2",
    }
    assert play.game.describe(play.state, play.game.legal_actions(play.state)[-1])["to"] == "floor"


def test_the_view_shows_the_plan_of_the_coloured_wall_only() -> None:
    assert Play(table(centre="red")).game.view(Play(table(centre="red")).state, 0)["plan"][1][0] == "white"
    free = Play(table(centre="red", wall="free"))
    assert free.game.view(free.state, 0)["plan"] is None
