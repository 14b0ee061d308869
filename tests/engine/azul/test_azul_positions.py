"""Positions of Azul and Master Chocolatier: what is refused, with its code and place."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from tables import Play, board, table

from pyengine.core.errors import InvalidPosition
from pyengine.games import GAMES
from pyengine.games.azul import AZUL

Change = Callable[[dict[str, Any]], object]


def refused(position: Any, game: str = "azul") -> tuple[str, str]:
    with pytest.raises(InvalidPosition) as error:
        GAMES[game].from_position(position, 1)
    return error.value.code, error.value.params["place"]


def draft() -> dict[str, Any]:
    mine = board(lines={2: "blue"}, wall={(1, 1): "blue"}, floor="red")
    return table(mine, factories={1: "red red white white"}, centre="black")


CHANGES: list[tuple[Change, str, str]] = [
    (lambda p: p.update(game="chess"), "wrong_game", "game"),
    (lambda p: p.pop("round"), "missing_field", "round"),
    (lambda p: p.update(round=0), "invalid_field", "round"),
    (lambda p: p.update(round=True), "invalid_field", "round"),
    (lambda p: p.update(extra=1), "unknown_field", "extra"),
    (lambda p: p.update(line=1), "unknown_field", "line"),
    (lambda p: p["options"].update(players=7), "invalid_option", "options"),
    (lambda p: p["options"].update(colour=7), "unknown_option", "options"),
    (lambda p: p.update(options=[]), "invalid_options", "options"),
    (lambda p: p.update(phase="tea"), "invalid_field", "phase"),
    (lambda p: p.update(phase="distribute"), "phase", "phase"),
    (lambda p: p.update(phase="over"), "phase", "to_move"),
    (lambda p: p.update(phase="over", to_move=None), "phase", "factories"),
    (lambda p: p.update(phase="tile", line=1), "phase", "factories"),
    (lambda p: p.update(to_move=2), "invalid_field", "to_move"),
    (lambda p: p.update(to_move=None), "invalid_field", "to_move"),
    (lambda p: p.update(first_player=-1), "invalid_field", "first_player"),
    (lambda p: p.update(marker="bag"), "invalid_field", "marker"),
    (lambda p: p.update(marker=1), "marker", "players[1].floor"),
    (lambda p: p["players"][0]["floor"].append("marker"), "marker", "players[0].floor"),
    (lambda p: p["factories"].pop(), "invalid_field", "factories"),
    (lambda p: p["factories"][2].update(effect="sf1"), "invalid_field", "factories[2].effect"),
    (lambda p: p["factories"][2].update(tiles=["pink"]), "invalid_field", "factories[2].tiles[0]"),
    (lambda p: p["factories"][2].update(tiles=["red"] * 5), "too_many_tiles", "factories[2].tiles"),
    (lambda p: p["factories"][2].update(tiles="red"), "invalid_field", "factories[2].tiles"),
    (lambda p: p["factories"].__setitem__(1, 5), "invalid_field", "factories[1]"),
    (lambda p: p.update(centre=["red"] * 500), "too_many_tiles", "centre"),
    (lambda p: p.update(centre=["red"] * 21), "too_many_tiles", "centre"),
    (lambda p: p["centre"].append("red"), "tile_count", ""),
    (lambda p: p["bag"].update(red=21), "invalid_field", "bag.red"),
    (lambda p: p["bag"].update(red=1.0), "invalid_field", "bag.red"),
    (lambda p: p["bag"].update(pink=1), "unknown_field", "bag.pink"),
    (lambda p: p["bag"].pop("red"), "missing_field", "bag.red"),
    (lambda p: p.update(lid=None), "invalid_field", "lid"),
    (lambda p: p["lid"].update(red=1), "tile_count", ""),
    (lambda p: p["players"].pop(), "invalid_field", "players"),
    (lambda p: p["players"][1].update(score=-1), "invalid_field", "players[1].score"),
    (lambda p: p["players"][1].update(score=10**30), "invalid_field", "players[1].score"),
    (lambda p: p["players"][1].update(slot="empty"), "invalid_field", "players[1].slot"),
    (lambda p: p["players"][1].update(name="Anna"), "unknown_field", "players[1].name"),
    (lambda p: p["players"][1]["lines"][0].update(count=1), "line_colour", "players[1].lines[0]"),
    (lambda p: p["players"][1]["lines"][0].update(colour="red"), "line_colour", "players[1].lines[0]"),
    (
        lambda p: p["players"][1]["lines"][0].update(colour="red", count=2),
        "line_too_long",
        "players[1].lines[0]",
    ),
    (
        lambda p: p["players"][0]["lines"][0].update(colour="blue", count=1),
        "colour_on_wall",
        "players[0].lines[0]",
    ),
    (
        lambda p: p["players"][0]["wall"][1].__setitem__(0, "blue"),
        "wrong_wall_colour",
        "players[0].wall[1][0]",
    ),
    (lambda p: p["players"][0]["wall"].pop(), "invalid_field", "players[0].wall"),
    (lambda p: p["players"][0]["wall"][1].pop(), "invalid_field", "players[0].wall[1]"),
    (lambda p: p["players"][0].update(floor=["red"] * 8), "too_many_tiles", "players[0].floor"),
    (lambda p: p["players"].__setitem__(0, None), "invalid_field", "players[0]"),
]


@pytest.mark.parametrize(("change", "code", "place"), CHANGES)
def test_a_broken_position_says_what_and_where(change: Change, code: str, place: str) -> None:
    position = draft()
    AZUL.from_position(position, 1)
    change(position)
    assert refused(position) == (code, place)


@pytest.mark.parametrize("garbage", [None, 5, "azul", [], [[]], {"game": ["azul"]}, {}])
def test_garbage_is_not_a_position(garbage: Any) -> None:
    refused(garbage)


def test_a_wrong_count_names_the_colour() -> None:
    position = draft()
    position["bag"]["white"] -= 1
    with pytest.raises(InvalidPosition) as error:
        AZUL.from_position(position, 1)
    assert (error.value.params["colour"], error.value.params["count"]) == ("white", 19)


@pytest.mark.parametrize(
    ("cells", "code"),
    [
        ({(1, 1): "red", (1, 3): "red"}, "colour_twice_in_row"),
        ({(1, 1): "red", (3, 1): "red"}, "colour_twice_in_column"),
    ],
)
def test_the_free_wall_shows_a_colour_once_in_a_row_and_in_a_column(cells: dict, code: str) -> None:
    assert refused(table(board(wall=cells), centre="blue", wall="free"))[0] == code


def tiling() -> dict[str, Any]:
    """Player 0 has tiled; player 1 chooses a column for line 2; player 2 comes after."""
    boards = [board(), board(lines={2: "red red"}, floor="marker"), board(lines={1: "blue"}, floor="white")]
    return table(*boards, players=3, phase="tile", line=2, to_move=1, marker=1, wall="free")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda p: p.update(line=1), "line"),
        (lambda p: p["players"][1]["lines"].__setitem__(0, {"colour": "blue", "count": 1}), "line"),
        (
            lambda p: p["players"][0]["lines"].__setitem__(0, {"colour": "blue", "count": 1}),
            "players[0].lines[0]",
        ),
        (lambda p: p["players"][0]["floor"].append("blue"), "players[0].floor"),
    ],
)
def test_a_tiling_position_must_fit_its_phase(change: Change, place: str) -> None:
    position = tiling()
    AZUL.from_position(position, 1)
    change(position)
    for colour in position["bag"]:
        in_bag = position["bag"][colour]
        position["bag"][colour] = in_bag - (total_of(position, colour) - 20)
    assert refused(position) == ("phase", place)


def total_of(position: dict[str, Any], colour: str) -> int:
    from tables import on_table

    return on_table(position)[colour] + position["bag"][colour] + position["lid"][colour]


def test_a_forced_column_is_no_choice() -> None:
    position = tiling()
    position["options"]["wall"] = "coloured"
    assert refused(position) == ("phase", "line")


# --- Master Chocolatier -------------------------------------------------------------------------


def distributing() -> dict[str, Any]:
    start = table(
        game="chocolatier", factories={2: "black red red blue", 4: "brown"}, effects={2: "sf4", 5: "sf5"}
    )
    return Play(start)("F2 black 3").position


SPECIAL: list[tuple[Change, str, str]] = [
    (lambda p: p.pop("pending"), "missing_field", "pending"),
    (lambda p: p["pending"].update(factory=3), "pending", "pending.factory"),
    (lambda p: p["pending"].update(left=4), "pending", "pending.left"),
    (lambda p: p["pending"].update(tiles=[]), "pending", "pending.tiles"),
    (lambda p: p["pending"]["tiles"].append("black"), "pending", "pending.tiles"),
    (lambda p: p["pending"]["taken"].update(target="9"), "invalid_field", "pending.taken.target"),
    (lambda p: p["pending"]["taken"].update(count=0), "invalid_field", "pending.taken.count"),
    (lambda p: p["pending"]["taken"].update(count=2), "tile_count", ""),
    (lambda p: p["pending"].update(more=1), "unknown_field", "pending.more"),
    (lambda p: p["factories"][0].update(effect="sf4"), "effect", "factories[1].effect"),
    (lambda p: p["factories"][0].update(effect="sf9"), "invalid_field", "factories[0].effect"),
    (lambda p: p["factories"][0].update(taken_by=1), "unknown_field", "factories[0].taken_by"),
    (lambda p: p["factories"][4].update(taken_by=1), "slot", "players[1].slot"),
    (lambda p: p["players"][0].update(slot="empty"), "slot", "players[0].slot"),
    (lambda p: p["options"].update(special_factories=False), "phase", "phase"),
]


@pytest.mark.parametrize(("change", "code", "place"), SPECIAL)
def test_a_broken_split_says_what_and_where(change: Change, code: str, place: str) -> None:
    position = copy.deepcopy(distributing())
    GAMES["chocolatier"].from_position(position, 1)
    change(position)
    assert refused(position, "chocolatier") == (code, place)


def test_the_target_of_a_split_must_be_open() -> None:
    position = distributing()
    position["players"][0]["lines"][2] = {"colour": "cream", "count": 1}
    position["bag"]["cream"] -= 1
    assert refused(position, "chocolatier") == ("pending", "pending.taken.target")


def test_a_taken_disc_holds_no_tiles() -> None:
    position = table(board(slot="empty"), game="chocolatier", factories={1: "red"}, effects={1: "sf5"})
    position["factories"][0]["taken_by"] = 0
    assert refused(position, "chocolatier") == ("effect", "factories[0].taken_by")


def test_the_seed_decides_only_what_is_still_to_be_drawn() -> None:
    position = draft()
    games = [AZUL.from_position(position, seed) for seed in (1, 2)]
    assert AZUL.position(games[0]) == AZUL.position(games[1]) == position
    deals = []
    for state in games:
        while AZUL.position(state)["round"] == 1:
            AZUL.apply(state, AZUL.legal_actions(state)[-1])
        deals.append(AZUL.position(state)["factories"])
    assert deals[0] != deals[1]
