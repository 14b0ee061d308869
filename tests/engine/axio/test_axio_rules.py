"""The rules of AXIO, one sentence of the rulebook at a time."""

from __future__ import annotations

from collections import Counter

import pytest
from axio_tables import (
    COPIES,
    before_last_placement,
    move,
    play,
    points,
    random_action,
    scarce_bag,
    scores_of,
    sq,
    square,
    state,
    texts,
    told,
)

from pyengine.core.errors import IllegalAction, InvalidOptions
from pyengine.core.events import EventLog
from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO, layout

# --- set-up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(1, 9), (2, 9), (3, 11), (4, 13)])
def test_the_area_in_play_grows_with_the_number_of_players(players: int, size: int) -> None:
    board = AXIO.position(AXIO.new({"players": players}, 1))["board"]
    inside = [row.strip("#") for row in board if row.strip("#")]
    assert [len(row) for row in inside] == [size] * size


def test_five_printed_squares_lie_on_the_board_from_the_start() -> None:
    board = AXIO.position(AXIO.new({"players": 4}, 1))["board"]
    printed = {square(r, c): letter for r, row in enumerate(board) for c, letter in enumerate(row) if letter != "."}
    assert printed == {"g3": "g", "k7": "o", "g7": "r", "g11": "p", "c7": "b"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_a_rack_of_five_and_no_points(players: int) -> None:
    position = AXIO.position(AXIO.new({"players": players}, 1))
    assert [len(rack) for rack in position["racks"]] == [5] * players
    assert position["scores"] == [points()] * players
    assert sum(position["bag"].values()) == 100 - 5 * players


def test_there_are_six_of_each_double_and_seven_of_each_mixed_tile() -> None:
    position = AXIO.position(AXIO.new({}, 7))
    tiles = Counter(position["bag"]) + Counter(tile for rack in position["racks"] for tile in rack)
    assert tiles == COPIES
    assert sum(COPIES.values()) == 100


def test_the_first_player_is_chosen_or_drawn_from_the_seed() -> None:
    assert AXIO.to_move(AXIO.new({"players": 3, "first_player": 2}, 1)) == 2
    assert {AXIO.to_move(AXIO.new({"players": 3}, seed)) for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 5}, "invalid_option"),
        ({"players": 0}, "invalid_option"),
        ({"pyramid": "none"}, "invalid_option"),
        ({"players": 1, "first_player": 1}, "invalid_option"),
        ({"wall": "free"}, "unknown_option"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidOptions) as error:
        AXIO.new(options, 1)
    assert error.value.code == code
    assert error.value.params["option"] in options


# --- placing ----------------------------------------------------------------------------------------


def test_a_tile_goes_on_any_two_adjacent_empty_squares() -> None:
    s = state(racks=[["gb"], ["rr"]])
    # 144 pairs in the 9x9; the centre takes four of them, the other printed squares three each.
    assert len(AXIO.legal_actions(s)) == 2 * (144 - 4 - 4 * 3)


def test_nothing_is_placed_on_printed_squares_tiles_pyramids_or_outside() -> None:
    s = state("go 00 10", "rp 02 03", "gb 21 11", pyramids=("01",), racks=[["rr"], ["gg"]])
    used = {name for text in texts(s) for name in text.split()[1:]}
    blocked = {sq(cell) for cell in ("00", "10", "02", "03", "21", "11", "01", "04", "40", "44", "48", "84")}
    assert used == {sq(f"{r}{c}") for r in range(9) for c in range(9)} - blocked


def test_a_double_has_one_placement_for_two_squares_and_a_mixed_tile_two() -> None:
    s = state(racks=[["rr", "gb"], ["gg"]])
    there = {sq("00"), sq("01")}
    assert {text for text in texts(s) if set(text.split()[1:]) == there} == {
        move("rr 00 01"),
        move("gb 00 01"),
        move("gb 01 00"),
    }


def test_equal_tiles_in_a_rack_count_once() -> None:
    assert AXIO.legal_actions(state(racks=[["gb"], ["rr"]])) == AXIO.legal_actions(
        state(racks=[["gb", "gb", "gb"], ["rr"]])
    )


def test_the_placed_tile_leaves_the_rack() -> None:
    s = state(
        racks=[["gb", "gb", "go", "rr"], ["rr"]],
        scores=[points(green=18, red=18), points()],
        extra_turns=2,
    )
    play(s, move("gb 80 81"))
    assert AXIO.position(s)["racks"][0] == ["go", "gb", "rr"]


# --- the first tile -----------------------------------------------------------------------------------


def test_a_first_tile_must_touch_a_printed_square() -> None:
    s = AXIO.new({"players": 2, "first_player": 0}, 1)
    near = {"g4", "f3", "h3", "d7", "c6", "c8", "f7", "h7", "g6", "g8", "j7", "k6", "k8", "g10", "f11", "h11"}
    assert all(near & set(text.split()[1:]) for text in texts(s))
    assert all(any(name in text.split()[1:] for text in texts(s)) for name in near)


def test_a_first_tile_needs_a_printed_square_that_no_tile_touches_yet() -> None:
    s = state("rr 34 24", first_tiles=[False, True], racks=[["gb"], ["gg"]])
    assert not any({"f7", "h7", "g8"} & set(text.split()[1:]) for text in texts(s))
    assert any("g4" in text.split()[1:] for text in texts(s))


def test_the_colour_of_a_first_tile_need_not_match() -> None:
    s = state(first_tiles=[False, False], racks=[["bb"], ["gg"]])
    assert move("bb 14 24") in texts(s)


def test_later_tiles_need_not_touch_anything() -> None:
    assert move("gb 80 81") in texts(state(racks=[["gb"], ["gg"]]))


def test_the_first_tile_rule_binds_each_player_once() -> None:
    s = AXIO.new({"players": 3}, 3)
    rng = Rng(1)
    for _ in range(3):
        assert not AXIO.position(s)["first_tiles"][AXIO.to_move(s)]
        AXIO.apply(s, random_action(s, rng))
    assert AXIO.position(s)["first_tiles"] == [True, True, True]


def test_ruling_a_first_tile_goes_anywhere_when_every_printed_square_is_touched() -> None:
    touching = ("rr 14 24", "rr 34 33", "rr 41 51", "rr 47 57", "oo 74 64")
    s = state(*touching, first_tiles=[False, True], racks=[["gb"], ["gg"]])
    assert move("gb 00 01") in texts(s)
    assert AXIO.view(s, 0)["refusals"] == {}


# --- scoring lines --------------------------------------------------------------------------------------


def test_printed_squares_count_in_a_line() -> None:
    s = state("rr 43 42", racks=[["rb"], ["gg"]])
    # Red on (4,5): the printed centre, then (4,3) and (4,2).
    play(s, move("rb 45 35"))
    assert scores_of(s) == {"red": 3}


@pytest.mark.parametrize("tile", ["bb 21 20", "ob 22 21"], ids=["an_empty_square", "another_colour"])
def test_a_line_is_ended_by(tile: str) -> None:
    s = state(tile, racks=[["gb"], ["gg"]])
    play(s, move("gb 33 23"))
    assert scores_of(s) == {}


def test_a_line_is_ended_by_a_pyramid() -> None:
    # Upwards from (3,2): blue, the pyramid, blue.
    s = state("rb 01 02", "gp 11 21", "rb 23 22", "oo 13 03", pyramids=("12",), racks=[["gb"], ["gg"]])
    play(s, move("gb 42 32"))
    assert scores_of(s) == {"blue": 1}


def test_the_edge_of_the_area_in_play_ends_a_line() -> None:
    s = state("bb 00 01", racks=[["gb"], ["gg"]])
    play(s, move("gb 12 02"))
    assert scores_of(s) == {"blue": 2}


def test_the_placed_half_looks_past_its_partner_in_no_direction() -> None:
    s = state("bb 24 25", racks=[["bb"], ["gg"]])
    # Only the right half touches the line; the left one must not count through its partner.
    play(s, move("bb 22 23"))
    assert scores_of(s) == {"blue": 2}


def test_each_half_of_a_double_scores_on_its_own() -> None:
    s = state("gb 02 12", "gb 03 13", racks=[["bb"], ["gg"]])
    play(s, move("bb 22 23"))
    assert scores_of(s) == {"blue": 2}


# --- pyramids ---------------------------------------------------------------------------------------------


def test_a_printed_square_closes_in_and_scores_for_the_pyramid() -> None:
    # (0,3) lies between the edge, the green square (0,4), (0,2) and (1,3).
    s = state("rp 02 01", racks=[["ob"], ["gg"]])
    log = play(s, move("ob 13 12"))
    assert [event["cell"] for event in told(log, "pyramid_placed")] == [sq("03")]
    assert scores_of(s) == {"green": 1, "red": 1, "orange": 1}


def test_two_empty_squares_together_get_no_pyramid() -> None:
    s = state("go 10 11", racks=[["rb"], ["gg"]])
    log = play(s, move("rb 02 12"))
    assert told(log, "pyramid_placed") == []


def test_a_square_of_an_open_pair_gets_its_pyramid_when_the_pair_is_broken() -> None:
    s = state("go 10 11", "rb 02 12", "oo 20 21", racks=[["rb"], ["gg"]])
    # (0,0) and (0,1) are a closed pair: no pyramid yet, and a tile may still cover both.
    assert move("rb 00 01") in texts(s)
    assert "^" not in "".join(AXIO.position(s)["board"])


def test_per_square_counts_every_coloured_neighbour() -> None:
    s = state("gg 00 10", "gg 02 12", racks=[["gr"], ["gg"]], pyramid="per_square")
    play(s, move("gr 11 21"))
    # Lines: green (1,1) sees (1,0) and (1,2). Pyramid on (0,1): three green neighbours.
    assert scores_of(s) == {"green": 5}


# --- tracks and extra turns ------------------------------------------------------------------------------


def test_no_track_passes_18_and_the_excess_is_lost() -> None:
    s = state("bb 20 21", "bb 02 12", racks=[["rb", "gg"], ["gg"]], scores=[points(blue=17), points()])
    log = play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 18}
    assert told(log, "points_lost") == [{"player": 0, "colour": "blue", "lost": 3}]


def test_reaching_18_exactly_earns_an_extra_turn() -> None:
    s = state("bb 20 21", racks=[["rb", "gg"], ["gg"]], scores=[points(blue=16), points()])
    log = play(s, move("rb 23 22"))
    assert told(log, "points_lost") == []
    assert (AXIO.to_move(s), AXIO.position(s)["extra_turns"]) == (0, 1)


def test_a_marker_that_stands_at_18_earns_nothing_more() -> None:
    s = state("bb 20 21", racks=[["rb", "gg"], ["gg"]], scores=[points(blue=18), points()])
    log = play(s, move("rb 23 22"))
    assert told(log, "extra_turn_earned") == []
    assert told(log, "points_lost") == [{"player": 0, "colour": "blue", "lost": 2}]
    assert AXIO.to_move(s) == 1


def test_an_extra_turn_can_earn_another() -> None:
    s = state(
        "bb 20 21",
        racks=[["rb", "gg"], ["gg"]],
        scores=[points(blue=17, green=18), points()],
        extra_turns=1,
    )
    play(s, move("rb 23 22"))
    assert (AXIO.to_move(s), AXIO.position(s)["extra_turns"]) == (0, 1)


def test_a_pyramid_can_earn_an_extra_turn() -> None:
    s = state(
        "go 00 10",
        "rp 02 03",
        racks=[["gb", "oo"], ["gg"]],
        scores=[points(red=17), points()],
    )
    log = play(s, move("gb 21 11"))
    assert told(log, "extra_turn_earned") == [{"player": 0, "colour": "red"}]
    assert AXIO.to_move(s) == 0


def test_no_tile_is_drawn_before_all_extra_turns_are_played() -> None:
    s = state(
        racks=[["rb", "gg", "oo"], ["gg"]],
        scores=[points(blue=18, green=18), points()],
        extra_turns=2,
    )
    assert told(play(s, move("gg 80 81")), "tiles_drawn") == []
    assert told(play(s, move("oo 60 61")), "tiles_drawn") == [{"player": 0, "count": 4}]


# --- swap and draw -----------------------------------------------------------------------------------------

ASKED = {
    "racks": [["rr", "rb", "pp", "bb"], ["gg"]],
    "scores": [points(green=3, orange=3, red=9, purple=9, blue=9), points()],
    "phase": "swap",
}


def test_a_swap_shows_the_rack_draws_five_and_then_returns_the_old_tiles() -> None:
    s = state("gg 80 81", **ASKED)
    bag = Counter(AXIO.position(s)["bag"])
    log = play(s, "swap")
    assert [event["type"] for event in log] == ["rack_shown", "tiles_drawn", "tiles_returned"]
    assert told(log, "rack_shown") == [{"player": 0, "tiles": ["rr", "rb", "pp", "bb"]}]
    assert told(log, "tiles_drawn") == [{"player": 0, "count": 5}]
    assert told(log, "tiles_returned") == [{"player": 0, "count": 4}]
    after = AXIO.position(s)
    new = Counter(after["racks"][0])
    assert new <= bag
    assert Counter(after["bag"]) == bag - new + Counter(["rr", "rb", "pp", "bb"])
    assert AXIO.to_move(s) == 1


def test_the_old_tiles_cannot_come_back_in_the_same_swap() -> None:
    # All copies of pp are in the rack or on the board: a new rack drawn first never has one.
    on_board = ("pp 80 81", "pp 70 71", "pp 60 61", "pp 50 51")
    facts = ASKED | {"racks": [["pp", "pp", "rr", "bb"], ["gg"]]}
    for seed in range(40):
        s = AXIO.from_position(AXIO.position(state(*on_board, **facts)), seed)
        play(s, "swap")
        assert "pp" not in AXIO.position(s)["racks"][0]


def test_declining_a_swap_draws_up_to_five_and_shows_nothing() -> None:
    s = state("gg 80 81", **ASKED)
    log = play(s, "draw")
    assert [event["type"] for event in log] == ["tiles_drawn"]
    assert Counter(AXIO.position(s)["racks"][0]) >= Counter(["rr", "rb", "pp", "bb"])
    assert len(AXIO.position(s)["racks"][0]) == 5


def test_the_swap_is_asked_after_all_extra_turns_only() -> None:
    s = state(
        racks=[["rb", "rr", "bb"], ["gg"]],
        scores=[points(red=18, blue=18), points()],
        extra_turns=2,
    )
    play(s, move("rb 80 81"))
    assert AXIO.position(s)["phase"] == "place"
    play(s, move("rr 60 61"))
    assert AXIO.position(s)["phase"] == "swap"


def test_the_lowest_colours_are_those_after_the_placement() -> None:
    # Green is alone at the bottom before this placement, tied with nothing after it.
    s = state(
        "gg 20 21",
        racks=[["gb", "oo"], ["gg"]],
        scores=[points(green=3, orange=5, red=4, purple=9, blue=9), points()],
    )
    play(s, move("gb 22 32"))
    assert scores_of(s)["green"] == 5
    assert AXIO.position(s)["phase"] == "swap"


def test_with_an_empty_rack_there_is_no_swap_only_a_draw() -> None:
    s = state(racks=[["rb"], ["gg"]], scores=[points(red=9, blue=9), points()])
    log = play(s, move("rb 80 81"))
    assert told(log, "tiles_drawn") == [{"player": 0, "count": 5}]
    assert AXIO.to_move(s) == 1


# --- the end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_ends_as_soon_as_no_tile_can_be_placed(players: int) -> None:
    s = before_last_placement(players=players)
    log = EventLog()
    AXIO.apply(s, AXIO.legal_actions(s)[0], log)
    assert AXIO.to_move(s) == -1
    assert AXIO.legal_actions(s) == []
    assert told(log, "tiles_drawn") == []
    ended = log[-1]
    assert (ended["type"], ended["reason"]) == ("game_ended", "board_full")
    assert (ended["scores"], ended["winners"]) == (AXIO.scores(s), AXIO.winners(s))
    assert "." not in "".join(AXIO.position(s)["board"])


def test_18_in_all_five_colours_wins_at_once_before_any_extra_turn() -> None:
    s = state(
        "bb 20 21",
        racks=[["rb", "gg"], ["gg"]],
        scores=[points(green=18, orange=18, red=18, purple=18, blue=17), points()],
    )
    log = play(s, move("rb 23 22"))
    assert AXIO.to_move(s) == -1
    assert AXIO.winners(s) == [0]
    assert told(log, "extra_turn_earned") == []
    assert told(log, "game_ended") == [{"reason": "all_colours_complete", "scores": [18, 0], "winners": [0]}]


def test_there_are_no_winners_while_the_game_goes_on() -> None:
    assert AXIO.winners(state(racks=[["rb"], ["gg"]])) == []


def test_the_game_ends_at_the_start_of_a_turn_with_an_empty_rack() -> None:
    s = state(racks=[["rb"], []])
    log = play(s, move("rb 80 81"))
    assert AXIO.to_move(s) == -1
    assert log[-1]["type"] == "game_ended"
    assert log[-1]["reason"] == "rack_empty"


# --- rulings ----------------------------------------------------------------------------------------------------


def test_ruling_several_isolated_squares_score_the_same_in_any_order() -> None:
    # The same two pyramids as in X-6, mirrored, so that they are met in the other order.
    s = state("go 08 18", "rp 06 05", "pb 38 37", racks=[["gb"], ["rb"]])
    play(s, move("gb 27 17"))
    assert scores_of(s) == {"green": 2, "red": 1, "blue": 1, "purple": 1, "orange": 1}


def empty_the_bag(s: list[int], left: int = 0) -> None:
    """Such a bag can't be set by a position: while there is room on the board, it holds enough tiles."""
    s[layout.BAG : layout.BAG_END] = [left] + [0] * (len(COPIES) - 1)
    s[layout.BAG_COUNT] = left


def test_ruling_when_the_bag_runs_out_players_draw_what_is_there_and_play_on() -> None:
    s = state(racks=[["rb", "oo"], ["pp", "rr"]], scores=[points(red=1, blue=1, green=1, purple=1)] * 2)
    empty_the_bag(s, left=2)
    log = play(s, move("rb 80 81"))
    assert told(log, "tiles_drawn") == [{"player": 0, "count": 2}]
    assert AXIO.position(s)["racks"][0] == ["gg", "gg", "oo"]
    log = play(s, move("rr 60 61"))
    assert told(log, "tiles_drawn") == [{"player": 1, "count": 0}]
    assert (AXIO.to_move(s), AXIO.position(s)["racks"][1]) == (0, ["pp"])


def test_ruling_with_fewer_than_five_tiles_in_the_bag_no_swap_is_offered() -> None:
    rack = ["rr", "rp", "pp", "bb", "rb"]
    scores = [points(red=9, purple=9, blue=9), *[points()] * 3]
    for gaps, phase in ((5, "swap"), (4, "place")):
        # As many tiles are left in the bag as dominoes are free.
        s = AXIO.from_position(scarce_bag(gaps, rack) | {"scores": scores}, 1)
        assert AXIO.view(s, 0)["bag_count"] == gaps
        plain = next(action for action in AXIO.legal_actions(s) if not AXIO.preview(s, action)["points"])
        AXIO.apply(s, plain)
        assert AXIO.position(s)["phase"] == phase


def test_ruling_an_extra_turn_with_no_room_on_the_board_is_the_end() -> None:
    for seed in range(100):
        s = before_last_placement(seed)
        scoring = [action for action in AXIO.legal_actions(s) if AXIO.preview(s, action)["points"]]
        if scoring:
            break
    colour = next(iter(AXIO.preview(s, scoring[0])["points"]))
    position = AXIO.position(s)
    position["scores"][AXIO.to_move(s)][colour] = 17
    s = AXIO.from_position(position, 1)
    log = EventLog()
    AXIO.apply(s, scoring[0], log)
    assert told(log, "track_completed")[0]["colour"] == colour
    assert told(log, "extra_turn_earned") == []
    assert AXIO.to_move(s) == -1
    assert AXIO.position(s)["extra_turns"] == 0


def test_ruling_an_extra_turn_with_an_empty_rack_lapses_and_the_player_draws() -> None:
    s = state("bb 20 21", racks=[["rb"], ["gg"]], scores=[points(blue=17), points()])
    log = play(s, move("rb 23 22"))
    assert told(log, "extra_turns_lapsed") == [{"player": 0, "count": 1}]
    assert told(log, "tiles_drawn") == [{"player": 0, "count": 5}]
    assert (AXIO.to_move(s), AXIO.position(s)["extra_turns"]) == (1, 0)


# --- solo ---------------------------------------------------------------------------------------------------------


def solo(*tiles: str, tile: str = "rb", **scores: int) -> list[int]:
    return state(*tiles, players=1, racks=[[tile]], scores=[points(**scores)])


def test_solo_one_tile_is_drawn_placed_and_scored_after_the_other() -> None:
    s = AXIO.new({"players": 1}, 1)
    assert len(AXIO.position(s)["racks"][0]) == 1
    log = EventLog()
    AXIO.apply(s, AXIO.legal_actions(s)[0], log)
    assert told(log, "tiles_drawn") == [{"player": 0, "count": 1}]
    assert (AXIO.to_move(s), len(AXIO.position(s)["racks"][0])) == (0, 1)


def test_solo_the_first_tile_rule_applies_to_the_first_tile_only() -> None:
    s = AXIO.new({"players": 1}, 1)
    assert AXIO.view(s, 0)["refusals"]
    AXIO.apply(s, AXIO.legal_actions(s)[0])
    assert AXIO.view(s, 0)["refusals"] == {}


def test_solo_a_colour_stops_at_18_and_goes_on_from_the_next_turn() -> None:
    s = solo("bb 20 21", "bb 02 12", blue=16)
    log = play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 18}
    assert told(log, "points_lost") == [{"player": 0, "colour": "blue", "lost": 2}]
    s = solo("bb 20 21", "bb 02 12", blue=18)
    play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 22}


def test_solo_a_colour_ends_at_36() -> None:
    s = solo("bb 20 21", "bb 02 12", blue=34)
    log = play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 36}
    assert told(log, "points_lost") == [{"player": 0, "colour": "blue", "lost": 2}]
    s = solo("bb 20 21", blue=36)
    play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 36}


def test_solo_knows_no_extra_turns_and_no_swap() -> None:
    s = solo("bb 20 21", blue=16, red=9)
    log = play(s, move("rb 23 22"))
    assert told(log, "extra_turn_earned") == []
    assert AXIO.position(s)["extra_turns"] == 0
    assert AXIO.position(s)["phase"] == "place"


def test_solo_18_in_all_colours_is_not_the_end() -> None:
    s = solo("bb 20 21", green=18, orange=18, red=18, purple=18, blue=16)
    play(s, move("rb 23 22"))
    assert AXIO.to_move(s) == 0
    assert AXIO.scores(s) == [18]


def test_solo_the_result_is_the_lowest_total_and_the_player_is_the_winner() -> None:
    s = before_last_placement(players=1)
    AXIO.apply(s, AXIO.legal_actions(s)[0])
    assert AXIO.scores(s) == [min(AXIO.position(s)["scores"][0].values())]
    assert AXIO.winners(s) == [0]
