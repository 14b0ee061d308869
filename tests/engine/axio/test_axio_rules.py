"""The rules of AXIO, one sentence at a time: set-up, placing, the first tile, lines, pyramids."""

from __future__ import annotations

from collections import Counter

import pytest
from axio_tables import (
    COPIES,
    move,
    play,
    points,
    random_action,
    scores_of,
    sq,
    square,
    state,
    texts,
    told,
)

from pyengine.core.errors import InvalidOptions
from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO

# --- set-up -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(1, 9), (2, 9), (3, 11), (4, 13)])
def test_the_area_in_play_grows_with_the_number_of_players(players: int, size: int) -> None:
    board = AXIO.position(AXIO.new({"players": players}, 1))["board"]
    inside = [row.strip("#") for row in board if row.strip("#")]
    assert [len(row) for row in inside] == [size] * size


def test_five_printed_squares_lie_on_the_board_from_the_start() -> None:
    board = AXIO.position(AXIO.new({"players": 4}, 1))["board"]
    printed = {
        square(r, c): letter for r, row in enumerate(board) for c, letter in enumerate(row) if letter != "."
    }
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


# --- placing ------------------------------------------------------------------------------------


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


# --- the first tile -----------------------------------------------------------------------------


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


# --- scoring lines ------------------------------------------------------------------------------


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


# --- pyramids -----------------------------------------------------------------------------------


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
