"""The worked examples of the rules reference, A-1 to A-10."""

from __future__ import annotations

from tables import Play, board, table

COLUMN_5 = {(1, 5): "white", (2, 5): "black", (3, 5): "red", (4, 5): "yellow", (5, 5): "blue"}
BLUES = {(1, 1): "blue", (2, 2): "blue", (3, 3): "blue", (4, 4): "blue", (5, 5): "blue"}
ROW_1 = {(1, 1): "blue", (1, 2): "yellow", (1, 3): "red", (1, 4): "black", (1, 5): "white"}


def test_a1_first_turns() -> None:
    play = Play(table(players=3, factories={1: "black black blue white", 2: "yellow red red red"}))
    play("F1 black 2")
    assert play.position["centre"] == ["blue", "white"]
    assert play.position["marker"] == "centre"
    play("F2 yellow 1")
    assert play.position["centre"] == ["blue", "red", "red", "red", "white"]
    play("C red 3")
    assert play.board(2)["lines"][2] == {"colour": "red", "count": 3}
    assert play.board(2)["floor"] == ["marker"]
    assert play.position["marker"] == 2
    play("C blue 1", "C white 5")
    assert play.position["round"] == 2
    assert play.position["first_player"] == play.position["to_move"] == 2


def test_a2_three_options() -> None:
    mine = board(lines={4: "blue"}, wall={(2, 3): "yellow", (3, 4): "yellow"})
    play = Play(table(mine, factories={1: "yellow yellow red black"}))
    assert [text for text in play.options if text.startswith("F1 yellow")] == [
        "F1 yellow 1",
        "F1 yellow 5",
        "F1 yellow floor",
    ]
    play("F1 yellow 1")
    assert play.board()["lines"][0] == {"colour": "yellow", "count": 1}
    assert play.board()["floor"] == ["yellow"]


def test_a3_tiling() -> None:
    mine = board(lines={2: "red red", 3: "black black", 4: "blue " * 4, 5: "white " * 3})
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))
    play("C yellow 2")
    after = play.board()
    assert after["wall"][1][3] == "red"
    assert after["wall"][3][3] == "blue"
    assert after["score"] == 2
    assert play.position["lid"] == {"blue": 3, "yellow": 0, "red": 1, "black": 0, "white": 0}
    assert after["lines"][2] == {"colour": "black", "count": 2}
    assert after["lines"][4] == {"colour": "white", "count": 3}
    assert [event["points"] for event in play.told("tile_scored")] == [1, 1]


def points_of(wall: dict[tuple[int, int], str], line: int, colour: str) -> int:
    """What the tile of a full line scores on a wall."""
    mine = board(lines={line: f"{colour} " * line}, wall=wall)
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))
    play("C yellow 5")
    (event,) = play.told("tile_scored")
    assert play.board()["score"] == event["points"]
    return int(event["points"])


def test_a4_a_tile_without_a_neighbour_scores_one() -> None:
    assert points_of({(1, 1): "blue", (4, 4): "blue"}, 3, "blue") == 1


def test_a5_completing_a_horizontal_run_of_three_scores_three() -> None:
    assert points_of({(2, 1): "white", (2, 3): "yellow"}, 2, "blue") == 3


def test_a6_completing_a_vertical_run_of_three_scores_three() -> None:
    assert points_of({(1, 2): "yellow", (3, 2): "white"}, 2, "blue") == 3


def test_a6_completing_a_vertical_run_of_two_scores_two() -> None:
    assert points_of({(1, 2): "yellow"}, 2, "blue") == 2


def test_a7_a_row_of_four_and_a_column_of_three_score_seven() -> None:
    wall = {(3, 1): "black", (3, 2): "white", (3, 4): "yellow", (1, 3): "red", (2, 3): "yellow"}
    assert points_of(wall, 3, "blue") == 7


def test_a8_the_marker_and_four_tiles_on_the_floor_cost_eight() -> None:
    mine = board(score=20, floor="marker red red blue white")
    play = Play(table(mine, centre="yellow", marker=0, to_move=1))
    play("C yellow 5")
    assert play.board()["score"] == 12
    assert play.told("floor_scored")[0]["penalty"] == 8


def test_a8b_a_score_never_falls_below_zero() -> None:
    mine = board(score=5, floor="marker red red blue white")
    play = Play(table(mine, centre="yellow", marker=0, to_move=1))
    play("C yellow 5")
    assert play.board()["score"] == 0
    (event,) = play.told("floor_scored")
    assert (event["penalty"], event["lost"]) == (8, 5)


def test_a9_bonuses_of_a_row_a_column_and_a_colour() -> None:
    wall = ROW_1 | COLUMN_5 | BLUES
    mine = board(score=40, wall=wall)
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))
    play("C yellow 5")
    assert play.position["phase"] == "over"
    assert play.board()["score"] == 59
    assert [(event["kind"], event["points"]) for event in play.told("bonus_scored")] == [
        ("row", 2),
        ("column", 7),
        ("colour", 10),
    ]


def test_a10_an_unplaceable_line_falls_to_the_floor() -> None:
    wall = {(3, 1): "black", (3, 2): "white", (3, 3): "blue", (3, 4): "yellow", (1, 5): "red"}
    mine = board(score=10, lines={3: "red red red"}, wall=wall)
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1, wall="free"))
    play("C yellow 5")
    assert play.board()["score"] == 6
    assert play.board()["wall"][2][4] is None
    assert play.board()["lines"][2] == {"colour": None, "count": 0}
    assert play.position["lid"]["red"] == 3
    (event,) = play.told("line_unplaceable")
    assert (event["line"], event["count"]) == (3, 3)
