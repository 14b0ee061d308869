"""What the page sees of AXIO: views, descriptions, previews, placements; and what stays hidden."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from axio_tables import COPIES, move, play, points, sq, state, texts

from pyengine.core.errors import IllegalAction
from pyengine.core.game import ONLOOKER
from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO

RACKS = [["gg", "rb"], ["oo", "pp", "pb"]]


# --- views --------------------------------------------------------------------------------------


def test_a_viewer_sees_the_own_rack_and_the_counts_of_the_others() -> None:
    view = AXIO.view(state(racks=RACKS), 1)
    assert view["racks"] == [None, ["oo", "pp", "pb"]]
    assert view["rack_counts"] == [2, 3]


def test_an_onlooker_sees_no_rack() -> None:
    view = AXIO.view(state(racks=RACKS), ONLOOKER)
    assert view["racks"] == [None, None]
    assert view["rack_counts"] == [2, 3]
    assert sum(view["unseen"].values()) == view["bag_count"] + 5


def test_without_a_viewer_everything_is_open() -> None:
    s = state(racks=RACKS)
    view = AXIO.view(s, None)
    assert view["racks"] == RACKS
    assert view["unseen"] == AXIO.position(s)["bag"]


def test_the_bag_is_a_count_and_the_unseen_tiles_include_hidden_racks() -> None:
    s = state("gb 80 81", racks=RACKS)
    view = AXIO.view(s, 1)
    assert "bag" not in view
    assert view["bag_count"] == 100 - 1 - 5
    seen = Counter(["gb", "oo", "pp", "pb"])
    assert view["unseen"] == dict(Counter(COPIES) - seen)


def test_a_view_tells_the_area_the_printed_squares_and_the_tracks() -> None:
    view = AXIO.view(state(), 0)
    assert (view["size"], view["origin"], view["track_end"], view["tracks"]) == (9, "c3", 18, 1)
    assert view["printed"] == {"g3": "green", "c7": "blue", "g7": "red", "k7": "orange", "g11": "purple"}
    four = AXIO.view(AXIO.new({"players": 4}, 1), 0)
    assert (four["size"], four["origin"]) == (13, "a1")
    assert AXIO.view(AXIO.new({"players": 1}, 1), 0)["tracks"] == 2


def test_a_view_tells_each_players_scores_and_lowest_colours() -> None:
    scores = [points(green=2, red=5), points(green=1, orange=1, red=1, purple=1, blue=1)]
    view = AXIO.view(state(racks=RACKS, scores=scores), 0)
    assert view["scores"] == [0, 1]
    assert view["scores_by_colour"] == scores
    assert view["lowest"] == [["orange", "purple", "blue"], ["green", "orange", "red", "purple", "blue"]]


def test_a_shown_rack_is_open_to_all_until_its_owner_places_again() -> None:
    s = state(
        racks=[["rr", "bb"], ["oo", "oo"]],
        scores=[points(red=1, purple=1, blue=1), points()],
        phase="swap",
    )
    assert AXIO.view(s, 1)["shown"] == [None, None]
    play(s, "swap")
    for viewer in (0, 1, None):
        assert AXIO.view(s, viewer)["shown"] == [["rr", "bb"], None]
    assert AXIO.view(s, 1)["racks"][0] is None
    play(s, move("oo 80 81"))
    assert AXIO.view(s, 1)["shown"] == [["rr", "bb"], None]
    AXIO.apply(s, AXIO.legal_actions(s)[0])
    assert AXIO.view(s, 1)["shown"] == [None, None]


def test_refusals_name_the_squares_that_do_not_help_a_first_tile() -> None:
    s = state("rr 34 24", first_tiles=[False, True], racks=[["gb"], ["gg"]])
    view = AXIO.view(s, 0)
    assert view["untouched"] == ["g3", "c7", "k7", "g11"]
    refusals = view["refusals"]
    assert refusals[sq("43")] == "printed_square_touched"
    assert refusals[sq("66")] == "first_tile_must_touch"
    assert sq("14") not in refusals
    assert sq("34") not in refusals, "a taken square shows on the board"
    # A placement on two empty squares is refused exactly when both are named.
    empty = state("rr 34 24", racks=[["gb"], ["gg"]])
    assert texts(s) == {text for text in texts(empty) if not set(text.split()[1:]) <= refusals.keys()}


def test_a_view_of_a_finished_game_tells_why_and_who_won() -> None:
    s = state(racks=[[], ["gg"]], phase="over", to_move=None, scores=[points(), points(red=1)])
    view = AXIO.view(s, 0)
    assert (view["phase"], view["to_move"], view["end_reason"], view["winners"]) == (
        "over",
        None,
        "rack_empty",
        [1],
    )


def test_views_are_json() -> None:
    for players in (1, 2, 3, 4):
        s = AXIO.new({"players": players}, 1)
        for viewer in (None, 0):
            view = AXIO.view(s, viewer)
            assert json.loads(json.dumps(view)) == view


# --- actions ------------------------------------------------------------------------------------


def test_a_placement_is_described_by_its_tile_and_cells() -> None:
    s = state(racks=[["rb"], ["gg"]])
    action = AXIO.read(s, "rb f5 e5")
    assert AXIO.describe(s, action) == {
        "id": action,
        "text": "rb f5 e5",
        "type": "place",
        "tile": "rb",
        "cells": [["f5", "r"], ["e5", "b"]],
    }


def test_swap_and_draw_are_described() -> None:
    s = state(racks=[["rr"], ["gg"]], scores=[points(red=1), points()], phase="swap")
    described = [AXIO.describe(s, action) for action in AXIO.legal_actions(s)]
    assert [(each["text"], each["type"]) for each in described] == [("swap", "swap"), ("draw", "draw")]


def previewed(s: list[int], text: str) -> dict[str, Any]:
    before = s[:]
    brought = AXIO.preview(s, AXIO.read(s, text))
    assert s == before
    return brought


def test_a_preview_tells_rays_pyramids_losses_and_extra_turns() -> None:
    tiles = ("go 00 10", "rp 02 03", "bb 12 13", "ob 15 14")
    s = state(*tiles, racks=[["gb", "oo"], ["rb"]], scores=[points(blue=16), points()])
    brought = previewed(s, move("gb 21 11"))
    assert brought["points"] == {"green": 1, "red": 1, "blue": 2}
    assert brought["lost"] == {"blue": 2}
    assert brought["rays"] == [
        {"colour": "blue", "from": sq("11"), "cells": [sq("12"), sq("13"), sq("14")], "points": 3}
    ]
    assert brought["pyramids"] == [
        {
            "cell": sq("01"),
            "points": {"green": 1, "red": 1, "blue": 1},
            "cells": [sq("00"), sq("02"), sq("11")],
        }
    ]
    assert (brought["extra_turns"], brought["drawn"], brought["ends"]) == (1, 0, False)


def test_a_preview_tells_the_end() -> None:
    s = state(
        "bb 20 21",
        racks=[["rb", "gg"], ["gg"]],
        scores=[points(green=18, orange=18, red=18, purple=18, blue=17), points()],
    )
    brought = previewed(s, move("rb 23 22"))
    assert (brought["ends"], brought["extra_turns"]) == (True, 0)


def test_the_placements_of_a_tile_in_its_four_rotations_are_all_its_placements() -> None:
    s = state("oo 22 23", racks=[["rb", "gg"], ["gg"]])
    by_rotation = [AXIO.placements(s, "rb", rotation) for rotation in range(4)]
    together = sorted(action for actions in by_rotation for action in actions)
    assert together == [a for a in AXIO.legal_actions(s) if AXIO.describe(s, a)["tile"] == "rb"]
    assert [
        AXIO.read(s, text) in by_rotation[i]
        for i, text in enumerate(("rb e9 f9", "rb e9 e10", "rb f9 e9", "rb e10 e9"))
    ] == [True] * 4


def test_a_double_turned_round_has_the_same_placements() -> None:
    s = state("oo 22 23", racks=[["gg"], ["gg"]])
    assert AXIO.placements(s, "gg", 0) == AXIO.placements(s, "gg", 2)
    assert AXIO.placements(s, "gg", 1) == AXIO.placements(s, "gg", 3)
    assert sorted(AXIO.placements(s, "gg", 0) + AXIO.placements(s, "gg", 1)) == AXIO.legal_actions(s)


@pytest.mark.parametrize(
    ("tile", "rotation", "code"),
    [("oo", 0, "tile_not_in_rack"), ("bg", 0, "unknown_tile"), ("rb", 4, "unknown_rotation")],
)
def test_placements_of_what_cannot_be_placed_are_refused(tile: str, rotation: int, code: str) -> None:
    with pytest.raises(IllegalAction) as error:
        AXIO.placements(state(racks=[["rb"], ["oo"]]), tile, rotation)
    assert error.value.code == code


# --- imagining ----------------------------------------------------------------------------------


def test_imagining_keeps_what_the_player_sees_and_redraws_the_rest() -> None:
    s = state(racks=[["gg", "rb"], ["oo", "pp", "pb"]])
    before = s[:]
    others = set()
    for seed in range(20):
        other = AXIO.imagine(s, 0, Rng(seed))
        assert AXIO.view(other, 0) == AXIO.view(s, 0)
        others.add(tuple(AXIO.position(other)["racks"][1]))
        AXIO.from_position(AXIO.position(other), 1)
    assert s == before
    assert len(others) > 10


def test_imagining_does_not_depend_on_what_is_hidden() -> None:
    s = state(racks=[["gg", "rb"], ["oo", "pp", "pb"]])
    twin = AXIO.imagine(s, 0, Rng(99))
    assert AXIO.position(twin) != AXIO.position(s)
    assert AXIO.imagine(s, 0, Rng(5)) == AXIO.imagine(twin, 0, Rng(5))


def test_whoever_is_asked_about_a_swap_is_known_to_hold_no_lowest_colour() -> None:
    s = state(
        racks=[["rr", "bb", "rp"], ["oo", "oo"]],
        scores=[points(red=1, purple=1, blue=1), points()],
        phase="swap",
    )
    for seed in range(20):
        other = AXIO.imagine(s, 1, Rng(seed))
        assert not {"g", "o"} & set("".join(AXIO.position(other)["racks"][0]))
        AXIO.from_position(AXIO.position(other), 1)


def test_the_rack_of_whoever_is_asked_can_always_be_imagined() -> None:
    # Only double blue shows none of the lowest colours; the unseen copies are those in the rack.
    s = state(
        *("bb 80 81", "bb 70 71", "bb 00 01", "bb 10 11"),
        players=3,
        racks=[["gg", "go", "gr", "gp", "gb"], ["bb", "bb"], ["oo"]],
        scores=[points(), points(blue=1), points()],
        phase="swap",
        to_move=1,
    )
    for seed in range(60):
        assert AXIO.position(AXIO.imagine(s, 2, Rng(seed)))["racks"][1] == ["bb", "bb"]


def test_solo_imagining_changes_only_what_is_drawn_next() -> None:
    s = AXIO.new({"players": 1}, 1)
    drawn = set()
    for seed in range(20):
        other = AXIO.imagine(s, 0, Rng(seed))
        assert AXIO.position(other) == AXIO.position(s)
        AXIO.apply(other, AXIO.legal_actions(other)[0])
        drawn.add(AXIO.position(other)["racks"][0][0])
    assert len(drawn) > 3
