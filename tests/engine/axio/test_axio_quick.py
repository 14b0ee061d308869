"""The table for playing on quickly plays by the rules, and the best placement is one of them."""

from __future__ import annotations

from typing import Any

import pytest
from axio_tables import random_action, state

from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO
from pyengine.games.axio.appraise import TASTES, Appraisal
from pyengine.games.axio.bag import unseen
from pyengine.games.axio.layout import FREE, SWAP
from pyengine.games.axio.playouts import AxioPlayouts, _ahead
from pyengine.games.axio.quick import Table

TABLES = [(players, pyramid) for players in (1, 2, 3, 4) for pyramid in ("per_colour", "per_square")]


def public(table: Table) -> list[Any]:
    """What placements change; what a half would score counts on empty cells only."""
    gains = [
        [points for points, colour in zip(each, table.board, strict=True) if not colour]
        for each in table.gains
    ]
    return [table.board, table.room, table.left, table.scores, table.extra_turns, table.first_tiles, gains]


@pytest.mark.parametrize(("players", "pyramid"), TABLES)
def test_a_quick_table_plays_by_the_rules(players: int, pyramid: str) -> None:
    s = AXIO.new({"players": players, "pyramid": pyramid}, 5)
    rng = Rng(players)
    while AXIO.to_move(s) >= 0:
        table = Table(s)
        best = table.action(Appraisal(table, TASTES[players]).best())
        assert best in AXIO.legal_actions(s)
        action = best if rng.below(2) else random_action(s, rng)
        player = AXIO.to_move(s)
        table.deal([0] * sum(unseen(s, player)), player, rng)
        table.place(table.move(action))
        AXIO.apply(s, action)
        assert public(table) == public(Table(s))
        if AXIO.position(s)["phase"] == "swap":
            # The quick table has swapped; the rules ask first.
            AXIO.apply(s, SWAP)
        assert table.to_move == AXIO.to_move(s)
        assert [len(rack) for rack in table.racks] == [len(rack) for rack in AXIO.position(s)["racks"]]


def test_an_end_that_only_the_third_colour_decides_is_won_or_lost() -> None:
    lower, higher = [0, 5, 6, 9, 10, 10], [0, 5, 6, 10, 10, 10]
    assert _ahead([lower, higher], 0, is_over=True) < 0 < _ahead([lower, higher], 1, is_over=True)
    assert _ahead([lower, lower], 0, is_over=True) == 0


def test_a_move_and_its_action_are_the_same() -> None:
    s = AXIO.new({"players": 4}, 2)
    table = Table(s)
    for action in AXIO.legal_actions(s):
        kind, a, x, b, y = table.move(action)
        assert table.action((kind, b, y, a, x)) == table.action((kind, a, x, b, y)) == action


def test_the_best_placement_closes_a_cell_in_when_that_brings_most() -> None:
    """The corner has one empty neighbour left; a tile on that scores for the corner's colours too."""
    s = state("gg 10 11", racks=[["rr"], ["gg"]])
    table = Table(s)
    best = table.action(Appraisal(table, TASTES[2]).best())
    after = AXIO.clone(s)
    AXIO.apply(after, best)
    assert any("^" in row for row in AXIO.position(after)["board"])


def test_a_deal_keeps_the_own_rack_and_the_sizes_of_the_others() -> None:
    s = AXIO.new({"players": 3, "first_player": 1}, 4)
    table = Table(s)
    own = table.racks[1]
    unseen = [kind for kind in range(15) for _ in range(6)]
    table.deal(unseen, 1, Rng(1))
    assert table.racks[1] == own
    assert [len(rack) for rack in table.racks] == [5, 5, 5]
    dealt = [*table.racks[0], *table.racks[2], *(kind for queue in table.queues for kind in queue)]
    assert sorted(dealt) == unseen


def test_a_sample_ends_after_so_many_own_turns() -> None:
    playouts = AxioPlayouts(AXIO.new({"players": 3}, 4))
    playouts.deal(Rng(1))
    action = playouts.candidates(1)[0]
    assert [playouts.sample(action, turns)[1] for turns in (0, 1, 2)] == [3, 6, 9]


def test_alone_a_sample_is_a_whole_game() -> None:
    s = AXIO.new({"players": 1}, 4)
    playouts = AxioPlayouts(s)
    playouts.deal(Rng(1))
    value, played = playouts.sample(playouts.candidates(1)[0], 0)
    assert 25 < played < s[FREE].bit_count() / 2
    assert value > 5_000
