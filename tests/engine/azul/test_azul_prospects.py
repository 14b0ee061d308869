"""What a board is worth to a search: its features times their weights, added up in whole numbers."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.core.game import OVER
from pyengine.core.model import POINT
from pyengine.games import GAMES
from pyengine.games.azul import prospects
from pyengine.games.azul.boards import Boards
from pyengine.games.azul.layout import FLOOR, LINES, SCORE, SHIFTS, WALL_BY_COLOUR, board_of
from pyengine.games.azul.supply import abundance

ROUNDING = 60
"""Thousandths of a point: pieces are rounded, and prices before they are multiplied by some fifty points."""


def worth(s: list[int], player: int, left: int, *, is_free: bool) -> float:
    """Worked out in one go, from the definitions."""
    at = board_of(player)
    walls, common = tuple(s[at + WALL_BY_COLOUR : at + FLOOR]), abundance(s)
    features = prospects.wall_features(walls)
    for points, each in zip(prospects.demand(walls, is_free), common, strict=True):
        features[prospects.DEMAND] += points * each
    for row, tiles in enumerate(s[at : at + LINES]):
        if tiles:
            colour = (tiles.bit_length() - 1) // 6
            count = tiles >> SHIFTS[colour]
            features[prospects.LINE_DEMAND] += prospects.line_demand(row, count) * common[colour]
            for feature, value in prospects.line_features(walls, row, colour, count, is_free):
                features[feature] += value
    weights = prospects.FREE_WALL if is_free else prospects.COLOURED_WALL
    total = 0.0
    if left:
        for (level, slope), value in zip(weights, features, strict=True):
            total += (level + slope * (left - prospects.LEFT_MIDDLE)) * value
    return (s[at + SCORE] + total) * POINT + prospects.final_bonus(walls)


def starts(options: dict[str, Any], seed: int) -> list[list[int]]:
    """The states in which a round begins, in a match of sensible moves."""
    game = GAMES["azul"]
    state = game.new(options, seed)
    found = []
    seen = 0
    while game.to_move(state) != OVER:
        position = game.position(state)
        if position["phase"] == "draft" and position["round"] > seen:
            seen = position["round"]
            found.append(game.clone(state))
        game.apply(state, game.model(state).openings()[0][0])  # type: ignore[union-attr]
    return found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("wall", ["coloured", "free"])
def test_a_board_is_worth_its_features_times_their_weights(players: int, wall: str) -> None:
    is_free = wall == "free"
    compared = 0
    for state in starts({"players": players, "wall": wall}, 3):
        for player in range(players):
            for left in range(1, prospects.MOST_LEFT + 1):
                boards = Boards(prospects.appraiser(is_free), left, abundance(state))
                number = boards.of(state, player, False)
                for found, rounds in ((boards.lows[number], left - 1), (boards.highs[number], left)):
                    expected = worth(state, player, rounds, is_free=is_free)
                    assert found == pytest.approx(expected, abs=ROUNDING)
                    compared += 1
    assert compared > 80
