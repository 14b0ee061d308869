"""What can be expected of the next deal, and that opponents mind it."""

from __future__ import annotations

from typing import Any

import pytest
from tables import Play, board, table

from pyengine.games.azul.supply import abundance

DEAL = {1: "blue blue yellow yellow", 2: "white white white white"}


def next_deal(*boards: dict[str, Any], bag: str) -> list[float]:
    """The abundance of blue, yellow, red, black, white."""
    return list(abundance(Play(table(*boards, factories=DEAL, bag=bag)).state))


def test_an_even_bag_brings_equal_shares() -> None:
    assert next_deal(bag="blue yellow red black white " * 8) == pytest.approx([0] * 5)


def test_a_bag_that_is_just_enough_says_all() -> None:
    bag = "red " * 12 + "black " * 4 + "white " * 4
    assert next_deal(bag=bag) == pytest.approx([-1, -1, 2, 0, 0])


def test_what_the_bag_lacks_comes_from_all_that_is_on_no_wall() -> None:
    assert next_deal(bag="") == pytest.approx([0] * 5)
    blues = board(wall={(row, row): "blue" for row in range(1, 6)})
    assert next_deal(blues, bag="") == pytest.approx([15 / 19 - 1, *[20 / 19 - 1] * 4])


def test_a_bag_with_four_tiles_is_drawn_first() -> None:
    red = (4 + 16 * 16 / 96) / 4 - 1
    assert next_deal(bag="red " * 4) == pytest.approx([-red / 4, -red / 4, red, -red / 4, -red / 4])


@pytest.mark.parametrize("wall", ["coloured", "free"])
def test_a_line_counts_more_while_its_colour_is_to_come(wall: str) -> None:
    def worth(bag: str) -> int:
        play = Play(table(board(lines={5: "red red"}), factories=DEAL, bag=bag, wall=wall))
        model = play.game.model(play.state)
        assert model is not None
        return model.values(model.boards)[0]

    others = "blue yellow black white " * 5
    assert worth("red " * 10 + others) > worth("red " * 5 + others) > worth(others)
