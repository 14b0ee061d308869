"""The special factories: the worked examples F-1 to F-5, every rule and every ruling."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import Play, board, table

from pyengine.core.errors import IllegalAction
from pyengine.core.events import EventLog
from pyengine.games.chocolatier import CHOCOLATIER


def gold(**fields: object) -> Play:
    return Play(table(game="chocolatier", **fields))  # type: ignore[arg-type]


def tiles_on(play: Play) -> list[list[str]]:
    return [factory["tiles"] for factory in play.position["factories"]]


# --- the worked examples ------------------------------------------------------------------------


def test_f1_the_extra_tile_of_sf1_is_attracted_by_sf2() -> None:
    factories = {1: "brown brown red red", 2: "blue blue blue black"}
    play = gold(factories=factories, effects={1: "sf1", 2: "sf2:cream"}, bag="cream")
    CHOCOLATIER.draw_extra_tile(play.state, None)
    assert "cream" in tiles_on(play)[0]
    CHOCOLATIER.attract_tiles(play.state, None)
    assert "cream" not in tiles_on(play)[0]
    assert tiles_on(play)[1].count("cream") == 1


def test_f2_sf2_gains_one_from_a_neighbour_with_two() -> None:
    factories = {1: "brown brown red red", 2: "blue blue blue black", 3: "red red red red"}
    play = gold(factories=factories, effects={2: "sf2:brown"})
    CHOCOLATIER.attract_tiles(play.state, None)
    assert tiles_on(play)[0] == ["brown", "red", "red"]
    assert tiles_on(play)[1].count("brown") == 1


def test_f3_the_rest_stays_on_sf3() -> None:
    play = gold(factories={1: "black black red blue"}, effects={1: "sf3"}, centre="cream")("F1 black 3")
    assert tiles_on(play)[0] == ["blue", "red"]
    assert play.position["centre"] == ["cream"]
    assert play.told("tiles_stayed") == [{"type": "tiles_stayed", "factory": 1, "tiles": ["blue", "red"]}]


def test_f4_sf4_has_four_splits_and_never_parts_a_colour() -> None:
    start = table(game="chocolatier", factories={2: "black red red blue"}, effects={2: "sf4"})
    splits = set()
    for first in ("left", "right"):
        for second in ("left", "right"):
            play = Play(start)("F2 black 1")
            assert play.options == ["blue left", "blue right"]
            play(f"blue {first}")
            assert play.options == ["red left", "red right"]
            play(f"red {second}")
            splits.add(str(tiles_on(play)))
            assert {tiles_on(play)[0].count("red"), tiles_on(play)[2].count("red")} == {0, 2}
            assert play.board()["lines"][0] == {"colour": "black", "count": 1}
            assert play.position["to_move"] == 1
    assert len(splits) == 4


def test_f5_the_slot_of_sf5_catches_the_overflow_of_its_own_pick() -> None:
    play = gold(factories={1: "red red red blue", 2: "brown"}, effects={1: "sf5"})("F1 red 1")
    assert play.board()["lines"][0] == {"colour": "red", "count": 1}
    assert play.board()["slot"] == "red"
    assert play.board()["floor"] == ["red"]
    assert play.position["centre"] == ["blue"]
    assert play.position["factories"][0] == {"tiles": [], "effect": "sf5", "taken_by": 0}


# --- laying out ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_discs_are_gold_as_there_are_players(players: int) -> None:
    for seed in range(30):
        state = CHOCOLATIER.new({"players": players, "special_factories": True}, seed)
        effects = [factory["effect"] for factory in CHOCOLATIER.position(state)["factories"]]
        shown = [effect for effect in effects if effect]
        assert len(shown) == players
        assert len(set(shown)) == players


def test_all_nine_discs_come_up_anywhere() -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(600):
        state = CHOCOLATIER.new({"special_factories": True}, seed)
        for number, factory in enumerate(CHOCOLATIER.position(state)["factories"]):
            if factory["effect"]:
                seen[number, factory["effect"]] += 1
    assert len(seen) == 5 * 9


def test_discs_are_laid_out_anew_for_every_round() -> None:
    layouts = set()
    state = CHOCOLATIER.new({"special_factories": True}, 5)
    while CHOCOLATIER.to_move(state) >= 0:
        layouts.add(str([factory["effect"] for factory in CHOCOLATIER.position(state)["factories"]]))
        CHOCOLATIER.apply(state, CHOCOLATIER.legal_actions(state)[-1])
        if len(layouts) > 3:
            return
    pytest.fail("always the same discs")


def test_without_the_variant_no_disc_is_gold() -> None:
    state = CHOCOLATIER.new({}, 5)
    assert {factory["effect"] for factory in CHOCOLATIER.position(state)["factories"]} == {None}


def test_the_deal_narrates_sf1_and_sf2() -> None:
    kinds = set()
    for seed in range(60):
        state = CHOCOLATIER.new({"special_factories": True}, seed)
        while CHOCOLATIER.position(state)["round"] == 1:
            log = EventLog()
            CHOCOLATIER.apply(state, CHOCOLATIER.legal_actions(state)[0], log)
        kinds |= {event["type"] for event in log}
    assert {"factories_filled", "extra_tile_drawn", "tiles_attracted"} <= kinds


# --- rulings ------------------------------------------------------------------------------------


def test_ruling_sf1_with_an_empty_bag_pours_the_lid_first() -> None:
    play = gold(factories={1: "brown"}, effects={1: "sf1"}, bag="")
    log = EventLog()
    CHOCOLATIER.draw_extra_tile(play.state, log)
    assert [event["type"] for event in log] == ["bag_refilled", "extra_tile_drawn"]
    assert len(tiles_on(play)[0]) == 2


def test_ruling_sf1_draws_nothing_when_bag_and_lid_are_empty() -> None:
    # The state, not a position: no position with so few tiles would be legal.
    play = gold(factories={1: "brown"}, effects={1: "sf1"})
    from pyengine.games.azul.layout import BAG, LID

    play.state[BAG] = play.state[LID] = 0
    log = EventLog()
    CHOCOLATIER.draw_extra_tile(play.state, log)
    assert tiles_on(play)[0] == ["brown"]
    assert log == []


@pytest.mark.parametrize(
    ("left", "right", "gained"), [("red", "red", 0), ("brown", "red", 1), ("brown", "brown", 2)]
)
def test_ruling_sf2_takes_up_to_two_tiles(left: str, right: str, gained: int) -> None:
    factories = {1: "blue", 2: right, 5: left}
    play = gold(factories=factories, effects={1: "sf2:brown"})
    CHOCOLATIER.attract_tiles(play.state, None)
    assert tiles_on(play)[0] == ["blue"] + ["brown"] * gained


def test_ruling_neighbours_of_sf2_may_be_gold() -> None:
    factories = {1: "brown brown red red", 2: "blue"}
    play = gold(factories=factories, effects={1: "sf3", 2: "sf2:brown"})
    CHOCOLATIER.attract_tiles(play.state, None)
    assert tiles_on(play)[1] == ["blue", "brown"]


@pytest.mark.parametrize(("first", "second"), [("blue", "brown"), ("brown", "blue")])
def test_ruling_the_order_among_sf2_discs_does_not_matter(first: str, second: str) -> None:
    """Whichever colour acts first, both neighbours get what they would have got alone."""
    factories = dict.fromkeys((1, 2, 3), "blue brown")
    play = gold(factories=factories, effects={1: f"sf2:{first}", 2: f"sf2:{second}"})
    CHOCOLATIER.attract_tiles(play.state, None)
    assert tiles_on(play)[:3] == [[first] * 2, [second] * 3, [first]]


def test_ruling_a_disc_has_no_limit_of_four_tiles() -> None:
    factories = {1: "brown brown brown brown brown", 2: "black red"}
    play = gold(factories=factories, effects={2: "sf4"})("F2 black 1", "red left")
    assert len(tiles_on(play)[0]) == 6


def test_ruling_sf3_can_be_drafted_once_for_every_colour() -> None:
    play = gold(factories={1: "black black red blue", 2: "cream"}, effects={1: "sf3"})
    play("F1 black 3", "F1 red 1", "F1 blue 2")
    assert tiles_on(play)[0] == []
    assert play.position["marker"] == "centre"


def test_ruling_sf4_may_refill_an_empty_neighbour_with_its_own_behaviour() -> None:
    factories = {2: "black red blue cream"}
    play = gold(factories=factories, effects={2: "sf4", 1: "sf3"})
    play("F2 black 1", "blue left", "cream right", "red left")
    assert tiles_on(play)[:3] == [["blue", "red"], [], ["cream"]]
    play("F1 blue 1")
    assert tiles_on(play)[0] == ["red"]
    assert play.position["centre"] == []


def test_ruling_sf4_alone_on_its_disc_asks_nothing() -> None:
    play = gold(factories={2: "black black black black", 1: "red"}, effects={2: "sf4"})("F2 black 5")
    assert play.position["phase"] == "draft"
    assert play.position["to_move"] == 1


def test_ruling_the_gap_closes_when_sf5_has_left_the_circle() -> None:
    factories = {1: "cream", 2: "red red", 3: "black blue", 4: "brown"}
    play = gold(factories=factories, effects={2: "sf5", 3: "sf4"})("F2 red 2", "F3 black 1")
    assert play.position["pending"]["left"] == 1
    assert play.position["pending"]["right"] == 4
    play("blue left")
    assert tiles_on(play)[0] == ["blue", "cream"]


def test_ruling_the_circle_is_round() -> None:
    factories = {1: "black blue", 5: "cream"}
    play = gold(factories=factories, effects={1: "sf4"})("F1 black 1", "blue left")
    assert tiles_on(play)[4] == ["blue", "cream"]


def test_ruling_the_slot_fills_before_the_floor() -> None:
    play = gold(factories={1: "red blue", 2: "brown brown", 3: "black"}, effects={1: "sf5"})
    play("F1 red 1", "F3 black 1", "F2 brown floor")
    assert play.board()["slot"] == "brown"
    assert play.board()["floor"] == ["brown"]
    assert play.told("slot_filled") == [{"type": "slot_filled", "player": 0, "colour": "brown"}]


def test_ruling_the_marker_does_not_use_the_slot() -> None:
    mine = board(slot="empty")
    start = table(mine, game="chocolatier", effects={1: "sf5"}, centre="red blue", factories={2: "black"})
    start["factories"][0]["taken_by"] = 0
    play = Play(start)("C red 1")
    assert play.board()["slot"] == "empty"
    assert play.board()["floor"] == ["marker"]


def test_ruling_an_unplaceable_line_uses_a_still_empty_slot_first() -> None:
    wall = {(3, 1): "black", (3, 2): "red", (3, 3): "blue", (3, 4): "brown", (1, 5): "cream"}
    mine = board(score=10, lines={3: "cream cream cream"}, wall=wall, slot="empty")
    theirs = board(floor="marker")
    start = table(
        mine, theirs, game="chocolatier", effects={1: "sf5"}, centre="brown", marker=1, to_move=1, wall="free"
    )
    start["factories"][0]["taken_by"] = 0
    play = Play(start)("C brown 5")
    assert play.board()["score"] == 10 - 2
    assert play.position["lid"]["cream"] == 3


def test_ruling_the_tile_on_the_slot_goes_to_the_lid_and_takes_no_floor_space() -> None:
    mine = board(score=10, floor="red", slot="blue")
    start = table(mine, game="chocolatier", effects={1: "sf5"}, centre="brown", marker="centre", to_move=1)
    start["factories"][0]["taken_by"] = 0
    play = Play(start)("C brown 5")
    assert play.board()["score"] == 9
    assert play.board()["slot"] is None
    assert play.position["lid"] == {"blue": 1, "brown": 0, "cream": 0, "black": 0, "red": 1}
    assert play.told("disc_returned") == [{"type": "disc_returned", "player": 0, "colour": "blue"}]
    assert not any("taken_by" in factory for factory in play.position["factories"])


def test_the_preview_of_a_pick_from_sf5_counts_its_slot() -> None:
    play = gold(factories={1: "red red red blue"}, effects={1: "sf5"})
    preview = play.game.preview(play.state, play.game.read(play.state, "F1 red 1"))
    assert {key: preview[key] for key in ("placed", "slot", "floor", "penalty")} == {
        "placed": 1,
        "slot": 1,
        "floor": 1,
        "penalty": 1,
    }


@pytest.mark.parametrize(("effect", "to_centre"), [("sf1", 3), ("sf3", 0), ("sf4", 0), ("sf5", 3)])
def test_a_preview_counts_the_rest_that_goes_to_the_centre(effect: str, to_centre: int) -> None:
    play = gold(factories={1: "red blue blue cream"}, effects={1: effect}, centre="red")
    preview = play.game.preview(play.state, play.game.read(play.state, "F1 red 1"))
    assert preview["to_centre"] == to_centre


def test_a_wrong_step_of_sf4_is_refused() -> None:
    play = gold(factories={2: "black red red blue"}, effects={2: "sf4"})("F2 black 1")
    for text, code in [
        ("red left", "illegal_action"),
        ("blue up", "unknown_notation"),
        ("F1 red 1", "unknown_notation"),
    ]:
        with pytest.raises(IllegalAction) as error:
            play(text)
        assert error.value.code == code


def test_the_pending_split_is_part_of_the_position() -> None:
    play = gold(factories={3: "black red red blue"}, effects={3: "sf4"})("F3 black 2")
    assert play.position["phase"] == "distribute"
    assert play.position["pending"] == {
        "factory": 3,
        "tiles": ["blue", "red", "red"],
        "left": 2,
        "right": 4,
        "taken": {"colour": "black", "count": 1, "target": "2"},
    }
    assert Play(play.position).options == play.options


def test_the_pending_split_is_part_of_the_view() -> None:
    play = gold(factories={3: "black red red blue"}, effects={3: "sf4"})("F3 black 2")
    assert CHOCOLATIER.view(play.state, 0)["pending"] == play.position["pending"]
