"""The rules of Azul, one behaviour each: drafting, tiling, the next round, the end."""

from __future__ import annotations

import pytest
from tables import Play, board, table

from pyengine.core.errors import IllegalAction, InvalidOptions
from pyengine.core.rng import Rng
from pyengine.games.azul import AZUL

ROW_1_BUT_WHITE = {(1, 1): "blue", (1, 2): "yellow", (1, 3): "red", (1, 4): "black"}


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_a_new_game_deals_four_tiles_to_each_factory(players: int, factories: int) -> None:
    position = AZUL.position(AZUL.new({"players": players}, 3))
    assert [len(factory["tiles"]) for factory in position["factories"]] == [4] * factories
    assert sum(position["bag"].values()) == 100 - 4 * factories
    assert position["marker"] == "centre"


def test_the_first_player_is_drawn_or_chosen() -> None:
    drawn = {AZUL.to_move(AZUL.new({"players": 4}, seed)) for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {AZUL.to_move(AZUL.new({"first_player": 1}, seed)) for seed in range(9)} == {1}


@pytest.mark.parametrize(
    ("options", "code", "option"),
    [
        ({"players": 5}, "invalid_option", "players"),
        ({"players": True}, "invalid_option", "players"),
        ({"players": 2.0}, "invalid_option", "players"),
        ({"wall": "grey"}, "invalid_option", "wall"),
        ({"wall": ["free"]}, "invalid_option", "wall"),
        ({"first_player": 2}, "invalid_option", "first_player"),
        ({"first_player": "0"}, "invalid_option", "first_player"),
        ({"special_factories": True}, "unknown_option", "special_factories"),
    ],
)
def test_wrong_options_are_named(options: dict, code: str, option: str) -> None:
    with pytest.raises(InvalidOptions) as error:
        AZUL.new(options, 1)
    assert (error.value.code, error.value.params["option"]) == (code, option)


def test_the_other_tiles_of_a_factory_go_to_the_centre() -> None:
    play = Play(table(factories={2: "blue red red white"}, centre="black"))("F2 red 3")
    assert play.position["centre"] == ["blue", "black", "white"]
    assert play.position["factories"][1]["tiles"] == []
    assert play.position["to_move"] == 1


def test_the_first_to_take_from_the_centre_takes_the_marker_before_placing() -> None:
    play = Play(table(board(floor="white"), centre="red red blue"))("C red 1")
    assert play.board()["floor"] == ["white", "marker", "red"]
    assert [event["type"] for event in play.events] == [
        "tiles_taken",
        "marker_taken",
        "line_filled",
        "tiles_dropped",
    ]


def test_the_second_to_take_from_the_centre_takes_no_marker() -> None:
    play = Play(table(centre="red blue white"))("C red 1", "C blue 1")
    assert play.position["marker"] == 0
    assert play.board(1)["floor"] == []


def test_tiles_beyond_the_seventh_floor_space_go_to_the_lid_without_penalty() -> None:
    play = Play(table(board(floor="red red red red red red"), centre="blue blue blue white"))
    play("C blue floor")
    assert play.board()["floor"] == ["red"] * 6 + ["marker"]
    assert play.position["lid"]["blue"] == 3


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("F1 red 1", "colour_on_wall"),
        ("F1 red 2", "other_colour"),
        ("F1 red 3", "line_full"),
        ("F1 blue 5", "colour_not_there"),
        ("F2 red 5", "colour_not_there"),
        ("F6 red 5", "unknown_notation"),
        ("F1 green 5", "unknown_notation"),
        ("F1 red 6", "unknown_notation"),
        ("1 > 1", "unknown_notation"),
        ("", "unknown_notation"),
    ],
)
def test_an_illegal_draft_says_why(text: str, code: str) -> None:
    mine = board(lines={2: "blue", 3: "red red red"}, wall={(1, 3): "red"})
    play = Play(table(mine, factories={1: "red red white white"}))
    with pytest.raises(IllegalAction) as error:
        play(text)
    assert error.value.code == code


def test_a_line_of_the_same_colour_takes_more_tiles() -> None:
    play = Play(table(board(lines={4: "red red"}), factories={1: "red red red white"}))("F1 red 4")
    assert play.board()["lines"][3] == {"colour": "red", "count": 4}
    assert play.board()["floor"] == ["red"]


def test_a_tiled_line_is_open_again_except_for_the_colours_of_its_row() -> None:
    mine = board(lines={1: "red"})
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))("C yellow 5")
    play(play.options[-1])
    assert play.position["to_move"] == 0
    assert play.game.view(play.state, None)["refusals"]["red"] == {"1": "colour_on_wall"}


def test_tiling_scores_from_top_to_bottom() -> None:
    mine = board(lines={1: "blue", 2: "white white"})
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))("C yellow 5")
    assert [(event["row"], event["points"]) for event in play.told("tile_scored")] == [(1, 1), (2, 2)]


def test_floor_penalties_come_after_the_wall_points_of_the_round() -> None:
    mine = board(score=0, lines={1: "blue", 2: "white white"}, floor="red red")
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))("C yellow 5")
    assert play.board()["score"] == 1


def test_the_floor_goes_to_the_lid_and_the_marker_does_not() -> None:
    mine = board(floor="red marker blue")
    play = Play(table(mine, centre="yellow", marker=0, to_move=1))("C yellow 5")
    assert play.position["lid"]["red"] == play.position["lid"]["blue"] == 1
    assert play.position["first_player"] == 0


def test_the_lid_is_poured_in_when_a_tile_is_due_and_the_bag_is_empty() -> None:
    bag = "blue blue blue blue white white"
    play = Play(table(board(floor="marker"), centre="yellow", marker=0, to_move=1, bag=bag))
    in_lid = sum(play.position["lid"].values())
    play("C yellow 5")
    (event,) = play.told("bag_refilled")
    assert sum(event["tiles"].values()) == in_lid
    assert sum(len(factory["tiles"]) for factory in play.position["factories"]) == 20
    dealt = [tile for factory in play.position["factories"][:2] for tile in factory["tiles"]]
    assert dealt.count("blue") >= 4
    assert sum(play.position["lid"].values()) == 0


def test_the_lid_is_not_poured_in_early() -> None:
    """The deal takes the very last tile of the bag: the lid stays as it is."""
    bag = "blue " * 20
    play = Play(table(board(floor="marker"), centre="yellow", marker=0, to_move=1, bag=bag))
    in_lid = play.position["lid"]
    play("C yellow 5")
    assert play.told("bag_refilled") == []
    assert sum(play.position["bag"].values()) == 0
    assert play.position["lid"] == in_lid


ORDER = ["blue", "yellow", "red", "black", "white"]
ALL_BUT_BLUE = {
    (row, column): ORDER[(column - row) % 5] for row in range(1, 6) for column in range(1, 6) if column != row
}


def only_blue_is_left(centre: str, *, last_line: int) -> Play:
    """Four walls hold all tiles but the blue ones; those lie in unfinished lines and in the centre."""
    mine = board(wall=ALL_BUT_BLUE, lines={row: "blue " * (row - 1) for row in range(2, 6)})
    lines = {2: "blue", 3: "blue blue", 4: "blue blue blue", 5: "blue " * last_line}
    others = [board(wall=ALL_BUT_BLUE) for _ in range(2)]
    return Play(
        table(mine, board(wall=ALL_BUT_BLUE, lines=lines), *others, players=4, centre=centre, to_move=1)
    )


def test_if_bag_and_lid_are_empty_the_last_factories_stay_short_or_empty() -> None:
    play = only_blue_is_left("blue blue blue", last_line=1)("C blue floor")
    dealt = [len(factory["tiles"]) for factory in play.position["factories"]]
    assert dealt == [3, 0, 0, 0, 0, 0, 0, 0, 0]
    assert play.position["phase"] == "draft"


def test_a_full_row_ends_the_game() -> None:
    mine = board(lines={1: "white"}, wall=ROW_1_BUT_WHITE)
    play = Play(table(mine, board(floor="marker"), centre="yellow", marker=1, to_move=1))("C yellow 5")
    assert play.position["phase"] == "over"
    assert play.position["to_move"] is None
    assert play.board()["score"] == 5 + 2
    assert play.game.winners(play.state) == [0]
    assert play.options == []
    (event,) = play.told("game_ended")
    assert event == {"type": "game_ended", "reason": "row_completed", "scores": [7, 0], "winners": [0]}
    with pytest.raises(IllegalAction):
        play("C yellow 5")


def over(*boards: dict) -> Play:
    return Play(table(*boards, phase="over", to_move=None, marker=0))


def test_a_tie_goes_to_the_player_with_more_full_rows() -> None:
    row = ROW_1_BUT_WHITE | {(1, 5): "white"}
    play = over(board(score=30), board(score=30, wall=row))
    assert play.game.winners(play.state) == [1]


def test_players_tied_in_points_and_rows_share_the_win() -> None:
    row = ROW_1_BUT_WHITE | {(1, 5): "white"}
    play = over(board(score=30, wall=row), board(score=30, wall=row))
    assert play.game.winners(play.state) == [0, 1]


def test_most_points_win() -> None:
    play = over(board(score=31), board(score=30, wall=ROW_1_BUT_WHITE | {(1, 5): "white"}))
    assert play.game.winners(play.state) == [0]


# --- the free wall ------------------------------------------------------------------------------


def free_round(mine: dict, theirs: dict | None = None) -> Play:
    theirs = theirs or board(floor="marker")
    return Play(table(mine, theirs, centre="yellow", marker=1, to_move=1, wall="free"))("C yellow 5")


def test_the_free_wall_asks_for_a_column() -> None:
    play = free_round(board(lines={2: "red red"}, wall={(1, 2): "red", (2, 4): "blue"}))
    assert play.position["phase"] == "tile"
    assert (play.position["to_move"], play.position["line"]) == (0, 2)
    assert play.options == ["2 > 1", "2 > 3", "2 > 5"]
    play("2 > 3")
    assert play.board()["wall"][1][2] == "red"
    assert play.board()["score"] == 2
    assert play.position["round"] == 2


def test_a_single_legal_column_is_taken_without_asking() -> None:
    wall = {(2, 1): "blue", (2, 2): "yellow", (2, 3): "black", (1, 4): "red"}
    play = free_round(board(lines={2: "red red"}, wall=wall))
    assert play.board()["wall"][1][4] == "red"
    assert play.position["round"] == 2


def test_the_columns_of_a_player_are_asked_from_top_to_bottom() -> None:
    play = free_round(board(lines={1: "red", 3: "blue blue blue"}))
    assert play.position["line"] == 1
    play("1 > 2")
    assert play.position["line"] == 3
    assert play.board()["score"] == 1


def test_while_drafting_only_the_row_is_checked() -> None:
    wall = {(3, 1): "black", (3, 2): "white", (3, 3): "blue", (3, 4): "yellow", (1, 5): "red"}
    play = Play(table(board(wall=wall), factories={1: "red red red white"}, wall="free"))
    assert "F1 red 3" in play.options


def test_a_wrong_column_is_refused() -> None:
    play = free_round(board(lines={2: "red red"}, wall={(1, 2): "red"}))
    for text, code in [
        ("2 > 2", "illegal_action"),
        ("1 > 1", "illegal_action"),
        ("F1 red 1", "unknown_notation"),
    ]:
        with pytest.raises(IllegalAction) as error:
            play(text)
        assert error.value.code == code


# --- rulings ------------------------------------------------------------------------------------


def test_ruling_a_marker_taken_with_a_full_floor_costs_nothing_but_is_kept() -> None:
    mine = board(score=20, floor="red red red red red red red")
    play = Play(table(mine, centre="blue white", to_move=0, first=1))("C blue 1")
    assert play.board()["floor"] == ["red"] * 7
    assert play.position["marker"] == 0
    assert play.told("marker_taken") == [{"type": "marker_taken", "player": 0, "space": None}]
    Play(play.position)
    play("C white 1")
    assert play.board()["score"] == 20 + 1 - 14
    assert play.position["first_player"] == 0


def test_ruling_when_nobody_took_from_the_centre_the_same_player_starts_again() -> None:
    play = Play(table(factories={1: "red red red red"}, to_move=0, first=1))("F1 red 4")
    assert play.position["round"] == 2
    assert play.position["first_player"] == play.position["to_move"] == 1


def test_ruling_the_game_ends_when_no_tile_is_left_to_deal() -> None:
    play = only_blue_is_left("blue", last_line=3)("C blue 5")
    assert play.told("game_ended")[0]["reason"] == "no_tiles"
    assert play.position["phase"] == "over"
    assert play.position["round"] == 1
    # Four colours are complete; the marker costs nothing at 0 points.
    assert play.game.scores(play.state) == [40, 40, 40, 40]


def test_ruling_the_game_ends_when_no_row_of_the_free_wall_can_be_completed() -> None:
    """In every row the missing colours can't be put on the empty spaces any more."""
    wall = {
        **{(1, 3): "black", (1, 5): "yellow", (2, 2): "red", (2, 3): "white"},
        **{(3, 1): "black", (3, 2): "blue", (3, 3): "red", (4, 1): "yellow"},
        **{(4, 2): "white", (4, 4): "blue", (5, 4): "yellow", (5, 5): "blue"},
    }
    blocked = [board(wall=wall), board(wall=wall, floor="marker")]
    play = Play(table(*blocked, centre="yellow", marker=1, wall="free"))("C yellow 2")
    assert play.told("game_ended")[0]["reason"] == "no_row_possible"
    one_row_is_open = [board(wall=wall), board(floor="marker")]
    play = Play(table(*one_row_is_open, centre="yellow", marker=1, wall="free"))("C yellow 2")
    assert play.position["round"] == 2


def test_ruling_the_game_goes_on_while_somebody_can_complete_a_row() -> None:
    play = Play(table(factories={1: "red red red red"}))("F1 red 5")
    assert play.position["round"] == 2


def test_ruling_the_game_ends_when_the_tiles_for_every_row_are_stuck() -> None:
    """All red tiles lie on walls and in lines that lack others of them, and every row lacks red."""
    lines = {2: "red", 3: "red red", 4: "red red red", 5: "red red red red"}
    play = Play(table(board(lines=lines), board(lines=lines), centre="yellow"))
    play("C yellow 1")
    assert play.told("game_ended")[0]["reason"] == "no_row_possible"


def test_ruling_a_line_that_can_be_completed_gives_its_tiles_back() -> None:
    """As before, but one red tile is in the bag: it completes a line of two, then one of three, and so on."""
    lines = {2: "red", 3: "red red", 4: "red red red", 5: "red red red red"}
    short = lines | {5: "red red red"}
    play = Play(table(board(lines=lines), board(lines=short), centre="yellow"))("C yellow 1")
    assert play.position["round"] == 2


def test_ruling_free_wall_tiling_goes_player_by_player_from_the_first_player_of_the_round() -> None:
    mine = board(lines={1: "red"}, floor="white")
    theirs = board(lines={1: "blue"}, floor="marker black")
    play = Play(table(mine, theirs, centre="yellow", marker=1, to_move=0, first=1, wall="free"))
    play("C yellow 5")
    assert play.position["to_move"] == 1
    play("1 > 3")
    assert play.board(1)["floor"] == []
    assert play.board(0)["floor"] == ["white"]
    assert play.position["to_move"] == 0
    play("1 > 1")
    assert play.position["first_player"] == 1


def test_imagine_changes_only_what_is_still_to_be_drawn() -> None:
    state = AZUL.new({}, 1)
    imagined = AZUL.imagine(state, 0, Rng(7))
    assert AZUL.position(imagined) == AZUL.position(state)
    deals = set()
    for seed in range(5):
        future = AZUL.imagine(state, 0, Rng(seed))
        while AZUL.position(future)["round"] == 1:
            AZUL.apply(future, AZUL.legal_actions(future)[-1])
        deals.add(str(AZUL.position(future)["factories"]))
    assert len(deals) == 5
