"""The course of an AXIO game: tracks, extra turns, swap and draw, the end."""

from __future__ import annotations

from collections import Counter

import pytest
from axio_tables import (
    before_last_placement,
    move,
    play,
    points,
    scores_of,
    state,
    told,
)

from pyengine.core.events import EventLog
from pyengine.games.axio import AXIO

# --- tracks and extra turns ---------------------------------------------------------------------


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


# --- swap and draw ------------------------------------------------------------------------------

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


# --- the end ------------------------------------------------------------------------------------


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
