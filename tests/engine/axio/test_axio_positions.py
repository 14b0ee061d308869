"""Positions of AXIO: complete, read back as they were, and refused with a code and the place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from axio_tables import move, play, points, random_action, sq, state, table

from pyengine.core.errors import InvalidPosition
from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO
from pyengine.games.axio.position import POSITION_CODES

Position = dict[str, Any]


def test_a_new_game_as_a_position() -> None:
    position = AXIO.position(AXIO.new({"players": 2, "first_player": 1}, 5))
    assert list(position) == [
        "game",
        "options",
        "phase",
        "to_move",
        "extra_turns",
        "first_tiles",
        "board",
        "bag",
        "racks",
        "scores",
    ]
    assert position["options"] == {"players": 2, "first_player": 1, "pyramid": "per_colour"}
    assert (position["phase"], position["to_move"], position["extra_turns"]) == ("place", 1, 0)
    assert position["first_tiles"] == [False, False]
    assert position["board"] == [
        "#############",
        "#############",
        "##....g....##",
        "##.........##",
        "##.........##",
        "##.........##",
        "##b...r...o##",
        "##.........##",
        "##.........##",
        "##.........##",
        "##....p....##",
        "#############",
        "#############",
    ]
    assert list(position["bag"]) == [
        "gg",
        "go",
        "gr",
        "gp",
        "gb",
        "oo",
        "or",
        "op",
        "ob",
        "rr",
        "rp",
        "rb",
        "pp",
        "pb",
        "bb",
    ]


def test_racks_are_listed_in_the_order_of_the_tiles() -> None:
    s = state(racks=[["bb", "rp", "gg", "ob", "pb"], ["gg"]])
    assert AXIO.position(s)["racks"][0] == ["gg", "ob", "rp", "pb", "bb"]


def test_a_board_set_by_hand_plays_on_exactly_like_one_that_was_played() -> None:
    rng = Rng(4)
    s = AXIO.new({"players": 3, "pyramid": "per_square"}, 4)
    for _ in range(30):
        AXIO.apply(s, random_action(s, rng))
    twin = AXIO.from_position(json.loads(json.dumps(AXIO.position(s))), 9)
    for _ in range(5):
        assert AXIO.legal_actions(twin) == AXIO.legal_actions(s)
        action = AXIO.legal_actions(s)[rng.below(len(AXIO.legal_actions(s)))]
        if AXIO.describe(s, action)["type"] != "place":
            break
        assert AXIO.preview(twin, action) == AXIO.preview(s, action)
        AXIO.apply(s, action)
        AXIO.apply(twin, action)
        assert AXIO.position(twin)["board"] == AXIO.position(s)["board"]
        assert AXIO.position(twin)["scores"] == AXIO.position(s)["scores"]
        # What is drawn depends on the seed of each.
        twin = AXIO.from_position(AXIO.position(s), 9)


def test_the_seed_decides_only_what_is_still_to_be_drawn() -> None:
    position = table(racks=[["rb"], ["gg"]])
    drawn = set()
    for seed in range(10):
        s = AXIO.from_position(position, seed)
        assert AXIO.position(s) == position
        play(s, move("rb 80 81"))
        drawn.add(tuple(AXIO.position(s)["racks"][0]))
    assert len(drawn) > 1


def test_a_smaller_rack_than_the_rules_would_deal_is_accepted() -> None:
    assert AXIO.legal_actions(state(racks=[["gb"], []]))


def test_solo_scores_reach_up_to_36() -> None:
    assert AXIO.scores(state(players=1, scores=[dict.fromkeys(points(), 36)])) == [36]


# --- refused ------------------------------------------------------------------------------------

X5 = ("ob 13 12", "pb 11 21", "go 23 24", "rp 32 42")
SWAP = {
    "racks": [["rr", "bb"], ["gg"]],
    "scores": [points(red=1, purple=1, blue=1), points()],
    "phase": "swap",
}


def draw_on(position: Position, place: str, symbol: str) -> None:
    row, column = int(place[0]) + 2, int(place[1]) + 2
    line = position["board"][row]
    position["board"][row] = line[:column] + symbol + line[column + 1 :]


def with_(**fields: Any) -> Callable[[Position], None]:
    return lambda position: position.update(fields)


def with_in(outer: str, **fields: Any) -> Callable[[Position], None]:
    return lambda position: position[outer].update(fields)


def without(key: str) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        del position[key]

    return change


def with_symbol(place: str, symbol: str) -> Callable[[Position], None]:
    return lambda position: draw_on(position, place, symbol)


def two_symbols(first: str, second: str) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        draw_on(position, *first.split())
        draw_on(position, *second.split())

    return change


def scored(colour: str, value: Any) -> Callable[[Position], None]:
    return lambda position: position["scores"][0].update({colour: value})


BASE = table("ob 13 12", "rr 80 81", racks=[["rb", "gg"], ["pp"]])
PYRAMID = table(*X5, pyramids=("22",))
ASKED = table("rr 80 81", **SWAP)
OVER = table(racks=[[], ["gg"]], phase="over", to_move=None)

BROKEN: list[tuple[str, Position, Callable[[Position], None], str, str]] = [
    ("no_board", BASE, without("board"), "missing_field", "board"),
    ("no_options", BASE, without("options"), "missing_field", "options"),
    ("another_field", BASE, with_(lid={}), "unknown_field", "lid"),
    ("another_game", BASE, with_(game="azul"), "wrong_game", "game"),
    ("options_no_object", BASE, with_(options=3), "invalid_options", "options"),
    ("five_players", BASE, with_in("options", players=5), "invalid_option", "options"),
    ("wall_option", BASE, with_in("options", wall="free"), "unknown_option", "options"),
    ("unknown_phase", BASE, with_(phase="draft"), "invalid_field", "phase"),
    ("nobody_to_move", BASE, with_(to_move=None), "invalid_field", "to_move"),
    ("third_player_to_move", BASE, with_(to_move=2), "invalid_field", "to_move"),
    ("true_to_move", BASE, with_(to_move=True), "invalid_field", "to_move"),
    ("somebody_to_move_in_over", OVER, with_(to_move=0), "invalid_field", "to_move"),
    ("negative_extra_turns", BASE, with_(extra_turns=-1), "invalid_field", "extra_turns"),
    ("extra_turns_in_swap", ASKED, with_(extra_turns=1), "invalid_field", "extra_turns"),
    ("unearned_extra_turn", BASE, with_(extra_turns=1), "too_many_extra_turns", "extra_turns"),
    ("one_first_tile", BASE, with_(first_tiles=[True]), "invalid_field", "first_tiles"),
    ("first_tile_1", BASE, with_(first_tiles=[True, 1]), "invalid_field", "first_tiles[1]"),
    (
        "swap_before_first_tile",
        ASKED,
        with_(first_tiles=[False, True]),
        "first_tile_missing",
        "first_tiles[0]",
    ),
    ("board_no_list", BASE, with_(board="#"), "invalid_field", "board"),
    ("board_of_nine", BASE, with_(board=["." * 9] * 9), "invalid_field", "board"),
    ("short_row", BASE, with_(board=["#" * 12] * 13), "invalid_field", "board[0]"),
    ("row_of_numbers", BASE, with_(board=[3] * 13), "invalid_field", "board[0]"),
    ("unknown_symbol", BASE, with_symbol("55", "x"), "unknown_symbol", sq("55")),
    ("hole_in_the_area", BASE, with_symbol("55", "#"), "wrong_area", sq("55")),
    ("larger_area", BASE, lambda p: p["board"].__setitem__(0, "." * 13), "wrong_area", "a1"),
    ("printed_square_gone", BASE, with_symbol("44", "."), "wrong_printed_square", sq("44")),
    ("printed_square_recoloured", BASE, with_symbol("04", "r"), "wrong_printed_square", sq("04")),
    ("pyramid_in_the_open", BASE, with_symbol("55", "^"), "pyramid_not_closed_in", sq("55")),
    ("pyramid_not_put", PYRAMID, with_symbol("22", "."), "pyramid_missing", sq("22")),
    ("bag_no_object", BASE, with_(bag=[]), "invalid_field", "bag"),
    ("bag_without_a_kind", BASE, lambda p: p["bag"].pop("gb"), "missing_field", "bag.gb"),
    ("bag_with_another_kind", BASE, with_in("bag", bg=0), "unknown_field", "bag.bg"),
    ("seven_doubles", BASE, with_in("bag", gg=7), "invalid_field", "bag.gg"),
    ("half_a_tile", BASE, with_in("bag", gg=1.0), "invalid_field", "bag.gg"),
    ("too_many_copies", BASE, with_in("bag", gg=6), "too_many_tiles", "gg"),
    ("tile_lost", BASE, with_in("bag", gg=4), "tile_count", "green"),
    ("tile_not_in_the_bag_any_more", BASE, with_symbol("55", "b"), "tile_count", "blue"),
    ("one_rack", BASE, with_(racks=[["rb"]]), "invalid_field", "racks"),
    ("rack_no_list", BASE, with_(racks=["rb", []]), "invalid_field", "racks[0]"),
    ("tile_the_wrong_way", BASE, with_(racks=[["br"], []]), "invalid_field", "racks[0]"),
    ("rack_of_six", BASE, with_(racks=[["rb"] * 6, []]), "too_many_in_rack", "racks[0]"),
    ("two_in_solo", table(players=1), with_(racks=[["rb", "rb"]]), "too_many_in_rack", "racks[0]"),
    ("full_rack_after_placing", ASKED, with_(racks=[["rr"] * 5, ["gg"]]), "too_many_tiles", "rr"),
    ("scores_of_one", BASE, with_(scores=[points()]), "invalid_field", "scores"),
    ("score_of_19", BASE, scored("red", 19), "invalid_field", "scores[0].red"),
    ("score_below_zero", BASE, scored("red", -1), "invalid_field", "scores[0].red"),
    ("score_in_another_colour", BASE, scored("black", 1), "unknown_field", "scores[0].black"),
    ("half_apart", BASE, two_symbols("12 .", "55 b"), "half_without_partner", sq("13")),
    ("dark_half_apart", BASE, two_symbols("12 .", "56 b"), "half_without_partner", sq("56")),
    ("over_too_early", BASE, with_(phase="over", to_move=None), "phase", "phase"),
    ("over_not_noticed", OVER, with_(phase="place", to_move=0), "phase", "phase"),
    ("swap_not_allowed", ASKED, scored("red", 0), "phase", "phase"),
    (
        "all_colours_not_noticed",
        BASE,
        with_(scores=[dict.fromkeys(points(), 18), points()]),
        "phase",
        "phase",
    ),
]


@pytest.mark.parametrize(
    ("start", "change", "code", "place"), [each[1:] for each in BROKEN], ids=[each[0] for each in BROKEN]
)
def test_a_broken_position_is_refused(
    start: Position, change: Callable[[Position], None], code: str, place: str
) -> None:
    AXIO.from_position(start, 1)
    position = copy.deepcopy(start)
    change(position)
    with pytest.raises(InvalidPosition) as error:
        AXIO.from_position(position, 1)
    assert (error.value.code, error.value.params["place"]) == (code, place)
    json.dumps(error.value.params)


def test_a_full_rack_after_placing_is_refused() -> None:
    position = table(
        racks=[["rr", "rr", "rb", "bb", "bb"], ["gg"]], scores=[points(red=1, purple=1, blue=1), points()]
    )
    AXIO.from_position(position, 1)
    with pytest.raises(InvalidPosition) as error:
        AXIO.from_position(position | {"phase": "swap"}, 1)
    assert (error.value.code, error.value.params["place"]) == ("too_many_in_rack", "racks[0]")


@pytest.mark.parametrize("garbage", [None, 3, "axio", [], {}, {"game": "axio"}, {"game": ["axio"]}])
def test_garbage_is_refused(garbage: Any) -> None:
    with pytest.raises(InvalidPosition):
        AXIO.from_position(garbage, 1)


def test_every_code_of_a_broken_position_is_listed_and_tested() -> None:
    assert {code for _, _, _, code, _ in BROKEN} == set(POSITION_CODES)
