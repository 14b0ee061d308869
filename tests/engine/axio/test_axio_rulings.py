"""The rulings of AXIO, and solo play."""

from __future__ import annotations

from axio_tables import (
    COPIES,
    before_last_placement,
    move,
    play,
    points,
    scarce_bag,
    scores_of,
    state,
    told,
)

from pyengine.core.events import EventLog
from pyengine.games.axio import AXIO, layout

# --- rulings ------------------------------------------------------------------------------------


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


# --- solo ---------------------------------------------------------------------------------------


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
