"""The worked examples of AXIO, X-1 to X-10, in the coordinates of the 9x9."""

from __future__ import annotations

import pytest
from axio_tables import COLOURS, move, play, points, scores_of, sq, state, table, told

from pyengine.games.axio import AXIO


def test_x1_one_blue_square_in_line_scores_one() -> None:
    s = state("ob 11 21")
    play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 1}


def test_x2_two_directions_and_the_other_half_score() -> None:
    s = state("bb 20 21", "ob 02 12", "rr 24 25")
    play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 3, "red": 2}


def test_x3_lines_of_two_score_in_both_directions() -> None:
    s = state("bb 20 21", "bb 02 12", "rr 33 43")
    play(s, move("rb 23 22"))
    # The red centre touches (4,3), but lies beside the line.
    assert scores_of(s) == {"blue": 4, "red": 2}


def test_x3b_a_double_does_not_count_its_own_halves() -> None:
    s = state("bb 20 21", racks=[["bb"], ["gg"]])
    play(s, move("bb 22 23"))
    assert scores_of(s) == {"blue": 2}


X4 = ("go 00 10", "rp 02 03", "bb 12 13", "ob 15 14")


def test_x4_a_closed_in_square_gets_a_pyramid_and_scores_its_neighbours() -> None:
    s = state(*X4, racks=[["gb"], ["rb"]])
    log = play(s, move("gb 21 11"))
    assert scores_of(s) == {"blue": 4, "green": 1, "red": 1}
    assert told(log, "ray_scored") == [
        {
            "player": 0,
            "colour": "blue",
            "from": sq("11"),
            "cells": [sq("12"), sq("13"), sq("14")],
            "points": 3,
        }
    ]
    assert told(log, "pyramid_placed") == [
        {
            "player": 0,
            "cell": sq("01"),
            "points": {"green": 1, "red": 1, "blue": 1},
            "cells": [sq("00"), sq("02"), sq("11")],
        }
    ]
    assert AXIO.position(s)["board"][2] == "##g^rpg....##"


@pytest.mark.parametrize(
    ("pyramid", "expected"),
    [
        ("per_colour", {"blue": 1, "green": 1, "red": 1}),
        ("per_square", {"blue": 2, "green": 1, "red": 1}),
    ],
)
def test_x5_a_pyramid_scores_per_colour_or_per_square(pyramid: str, expected: dict[str, int]) -> None:
    s = state("ob 13 12", "pb 11 21", "go 23 24", racks=[["rp"], ["rb"]], pyramid=pyramid)
    log = play(s, move("rp 32 42"))
    assert [event["cell"] for event in told(log, "pyramid_placed")] == [sq("22")]
    assert scores_of(s) == expected


def test_x6_two_pyramids_at_once_are_both_scored() -> None:
    s = state("go 00 10", "rp 02 03", "pb 30 31", racks=[["gb"], ["rb"]])
    log = play(s, move("gb 21 11"))
    assert [event["cell"] for event in told(log, "pyramid_placed")] == [sq("01"), sq("20")]
    assert scores_of(s) == {"green": 2, "red": 1, "blue": 1, "purple": 1, "orange": 1}


def finished(*sorted_scores: tuple[int, ...]) -> list[int]:
    """A game that is over because somebody's rack is empty, with these scores."""
    players = len(sorted_scores)
    position = table(
        players=players,
        racks=[[] for _ in range(players)],
        scores=[dict(zip(COLOURS, scores, strict=True)) for scores in sorted_scores],
        phase="over",
        to_move=None,
    )
    return AXIO.from_position(position, 1)


def test_x7_the_higher_lowest_colour_wins() -> None:
    s = finished((18, 18, 11, 17, 16), (18, 18, 18, 17, 8))
    assert AXIO.scores(s) == [11, 8]
    assert AXIO.winners(s) == [0]


def test_x8_ties_compare_the_next_lowest_colours() -> None:
    first, second, third = (9, 11, 14, 16, 18), (9, 12, 12, 17, 18), (9, 12, 15, 16, 18)
    assert AXIO.winners(finished(first, second, third)) == [2]
    assert AXIO.winners(finished(first, second)) == [1]


def test_x8_equal_in_all_five_colours_share_the_win() -> None:
    assert AXIO.winners(finished((9, 11, 14, 16, 18), (18, 16, 14, 11, 9), (9, 9, 18, 18, 18))) == [0, 1]


def test_x9_two_markers_at_18_earn_two_extra_turns_and_then_three_tiles_are_drawn() -> None:
    s = state(
        "bb 20 21",
        "rr 24 25",
        racks=[["gg", "oo", "rb", "pp", "bb"], ["gg"]],
        scores=[points(blue=17, red=16), points()],
    )
    log = play(s, move("rb 23 22"))
    assert scores_of(s) == {"blue": 18, "red": 18}
    assert told(log, "points_lost") == [{"player": 0, "colour": "blue", "lost": 1}]
    assert told(log, "extra_turn_earned") == [{"player": 0, "colour": "red"}, {"player": 0, "colour": "blue"}]
    assert told(log, "tiles_drawn") == []
    assert (AXIO.to_move(s), AXIO.position(s)["extra_turns"]) == (0, 2)

    play(s, move("pp 80 81"))
    assert (AXIO.to_move(s), AXIO.position(s)["extra_turns"]) == (0, 1)

    log = play(s, move("gg 60 61"))
    assert told(log, "tiles_drawn") == [{"player": 0, "count": 3}]
    assert AXIO.to_move(s) == 1
    assert len(AXIO.position(s)["racks"][0]) == 5


LOWEST_GREEN_AND_ORANGE = [points(green=3, orange=3, red=9, purple=9, blue=9), points()]


def test_x10_a_tile_with_a_tied_lowest_colour_forbids_the_swap() -> None:
    s = state(racks=[["rr", "op", "pp", "bb", "rb"], ["gg"]], scores=LOWEST_GREEN_AND_ORANGE)
    log = play(s, move("rb 80 81"))
    assert AXIO.to_move(s) == 1
    assert told(log, "tiles_drawn") == [{"player": 0, "count": 1}]


def test_x10_without_any_lowest_colour_the_swap_is_allowed() -> None:
    s = state(racks=[["rr", "rp", "pp", "bb", "rb"], ["gg"]], scores=LOWEST_GREEN_AND_ORANGE)
    play(s, move("rb 80 81"))
    assert AXIO.to_move(s) == 0
    assert AXIO.position(s)["phase"] == "swap"
    assert [AXIO.write(s, action) for action in AXIO.legal_actions(s)] == ["swap", "draw"]
