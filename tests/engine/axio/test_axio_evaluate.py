"""What the estimate of an AXIO position must get right."""

from __future__ import annotations

import pytest
from axio_tables import points, random_action, state

from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO

EVEN = dict.fromkeys(points(), 6)


def test_even_scores_are_worth_their_lowest_colour() -> None:
    s = state(scores=[EVEN, points()])
    assert (AXIO.evaluate(s, 0), AXIO.evaluate(s, 1)) == (6, 0)


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_a_point_in_a_low_colour_is_worth_more_than_one_in_a_high_colour(colour: str) -> None:
    low = EVEN | {"red": 12, colour: 7}
    high = EVEN | {"red": 13}
    assert AXIO.evaluate(state(scores=[low, points()]), 0) > AXIO.evaluate(state(scores=[high, points()]), 0)


def test_an_extra_turn_is_worth_something() -> None:
    scores = [points(red=18), points()]
    racks = [["gg", "rb"], ["gg"]]
    owed = state(scores=scores, racks=racks, extra_turns=1)
    assert AXIO.evaluate(owed, 0) > AXIO.evaluate(state(scores=scores, racks=racks), 0)


def test_a_finished_game_is_decided_by_the_lowest_colours_in_turn() -> None:
    tied = [EVEN | {"red": 7, "blue": 7}, EVEN | {"red": 18}]
    s = state(scores=tied, racks=[[], []], phase="over", to_move=None)
    assert AXIO.winners(s) == [0]
    assert 0 < AXIO.evaluate(s, 0) - AXIO.evaluate(s, 1) < 1


def test_the_shortlist_holds_the_placements_that_are_worth_most_at_once() -> None:
    rng = Rng(3)
    s = AXIO.new({"players": 2}, 3)
    while AXIO.to_move(s) >= 0:
        actions, player = AXIO.legal_actions(s), AXIO.to_move(s)
        short = AXIO.shortlist(s)
        assert set(short) <= set(actions)
        assert len(short) == min(len(actions), 32) or AXIO.position(s)["phase"] == "swap"
        if AXIO.position(s)["phase"] == "place" and AXIO.position(s)["extra_turns"] == 0:
            values = {action: worth_after(s, action, player) for action in actions}
            if None not in values.values():
                left_out = [values[action] for action in actions if action not in short]
                kept = [values[action] for action in short]
                assert kept == sorted(kept, reverse=True)
                assert kept[-1] >= max(left_out, default=0.0)
        AXIO.apply(s, random_action(s, rng))


def worth_after(s: list[int], action: int, player: int) -> float | None:
    """None where the next state is judged by more than its scores: an extra turn, the end."""
    after = AXIO.clone(s)
    AXIO.apply(after, action)
    if AXIO.position(after)["extra_turns"] or AXIO.to_move(after) < 0:
        return None
    return AXIO.evaluate(after, player)


def test_solo_counts_the_own_prospects() -> None:
    better = state(players=1, scores=[EVEN])
    assert AXIO.evaluate(better, 0) > AXIO.evaluate(state(players=1), 0)
