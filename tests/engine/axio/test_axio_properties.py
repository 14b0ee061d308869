"""What holds in every AXIO game, over random games with all options."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import axio_reference as reference
import pytest
from axio_tables import COPIES, random_action, told
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.core.errors import IllegalAction
from pyengine.core.events import EventLog
from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO

Sample = Callable[[int, int], int]

PLAYERS = (1, 2, 3, 4)
OPTIONS = [
    {"players": players, "pyramid": pyramid}
    for players in PLAYERS
    for pyramid in ("per_colour", "per_square")
]
MIXED = settings(max_examples=25, deadline=None)

seeds = st.integers(0, 2**53 - 1)
some_options = st.sampled_from(OPTIONS)


def played(options: dict[str, Any], seed: int, share: float) -> list[int]:
    """A random game, played up to a share of its length; at least one decision is left."""
    rng = Rng(seed)
    s = AXIO.new(options, seed)
    states = []
    while AXIO.to_move(s) >= 0:
        states.append(s[:])
        AXIO.apply(s, random_action(s, rng))
    return states[int(share * (len(states) - 1))]


some_states = st.builds(played, some_options, seeds, st.floats(0, 1))


# --- conservation and the shape of the board ----------------------------------------------------


def check_tiles(position: dict[str, Any], placed: Counter[str]) -> None:
    """100 tiles in all, and the halves on the board are those of the tiles placed on it."""
    elsewhere = Counter(position["bag"]) + Counter(tile for rack in position["racks"] for tile in rack)
    assert elsewhere + placed == COPIES
    letters = Counter("".join(position["board"])) - Counter("gorpb")
    halves = Counter(letter for tile, copies in placed.items() for letter in tile * copies)
    assert {each: letters[each] for each in "gorpb"} == {each: halves[each] for each in "gorpb"}


def check_board(position: dict[str, Any]) -> None:
    """A pyramid touches no empty square and no pyramid; no empty square is single."""
    rows = position["board"]
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    for line in rows + columns:
        assert not any(pair in line for pair in ("^.", ".^", "^^"))
    for row, line in enumerate(rows):
        for column, symbol in enumerate(line):
            if symbol == ".":
                assert (
                    ".." in line[max(0, column - 1) : column + 2]
                    or ".." in columns[column][max(0, row - 1) : row + 2]
                )


def check_scores(position: dict[str, Any], before: dict[str, Any]) -> None:
    highest = 36 if position["options"]["players"] == 1 else 18
    for new, old in zip(position["scores"], before["scores"], strict=True):
        assert all(old[colour] <= new[colour] <= highest for colour in new)


def check_end(position: dict[str, Any]) -> None:
    """A game ends exactly when no placement exists, or when somebody completes all tracks."""
    has_room = any(".." in line for line in position["board"]) or any(
        ".." in "".join(column) for column in zip(*position["board"], strict=True)
    )
    has_won = position["options"]["players"] > 1 and any(
        min(scores.values()) == 18 for scores in position["scores"]
    )
    assert (position["phase"] == "over") == (not has_room or has_won)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_random_games_never_break_an_invariant(options: dict[str, Any], sample: Sample) -> None:
    for seed in range(sample(630, 8)):
        rng = Rng(seed)
        s = AXIO.new(options, seed)
        position = AXIO.position(s)
        placed: Counter[str] = Counter()
        while AXIO.to_move(s) >= 0:
            before, action = position, random_action(s, rng)
            tile = AXIO.describe(s, action).get("tile")
            if tile:
                placed[tile] += 1
            AXIO.apply(s, action)
            position = AXIO.position(s)
            check_tiles(position, placed)
            check_board(position)
            check_scores(position, before)
            check_end(position)
            assert max(map(len, position["racks"])) <= 5
        assert AXIO.legal_actions(s) == []


# --- against the plain reference ----------------------------------------------------------------


@MIXED
@given(some_options, seeds)
def test_every_step_agrees_with_the_plain_reference(options: dict[str, Any], seed: int) -> None:
    rng = Rng(seed)
    s = AXIO.new(options, seed)
    while AXIO.to_move(s) >= 0:
        position = AXIO.position(s)
        actions = AXIO.legal_actions(s)
        assert actions == sorted(set(actions))
        names = [AXIO.write(s, action) for action in actions]
        assert len(set(names)) == len(names)
        assert set(names) == reference.legal(position)
        at = rng.below(len(actions))
        player = AXIO.to_move(s)
        AXIO.apply(s, actions[at])
        if position["phase"] == "place":
            board, points = reference.place(position, names[at])
            assert reference.board_of(AXIO.position(s)) == board
            assert AXIO.position(s)["scores"][player] == reference.capped(position, points)


# --- events, previews, positions ----------------------------------------------------------------


@MIXED
@given(some_options, seeds)
def test_events_tell_every_point_and_change_nothing(options: dict[str, Any], seed: int) -> None:
    rng = Rng(seed)
    s = AXIO.new(options, seed)
    while AXIO.to_move(s) >= 0:
        player, action, quiet = AXIO.to_move(s), random_action(s, rng), s[:]
        brought = AXIO.preview(s, action)
        before = AXIO.position(s)["scores"][player]
        log = EventLog()
        AXIO.apply(s, action, log)
        AXIO.apply(quiet, action)
        assert quiet == s
        assert json.loads(json.dumps(log)) == log
        points: Counter[str] = Counter()
        for ray in told(log, "ray_scored"):
            assert ray["points"] == len(ray["cells"])
            points[ray["colour"]] += ray["points"]
        for pyramid in told(log, "pyramid_placed"):
            points.update(pyramid["points"])
        for loss in told(log, "points_lost"):
            points[loss["colour"]] -= loss["lost"]
        after = AXIO.position(s)["scores"][player]
        assert after == {colour: score + points[colour] for colour, score in before.items()}
        assert brought["points"] == {colour: n for colour, n in points.items() if n}
        assert brought["ends"] == (AXIO.to_move(s) < 0)
        assert ("game_ended" in [event["type"] for event in log]) == brought["ends"]


@MIXED
@given(some_states, seeds)
def test_a_position_read_back_is_the_same_position(s: list[int], seed: int) -> None:
    position = AXIO.position(s)
    twin = AXIO.from_position(json.loads(json.dumps(position)), seed)
    assert AXIO.position(twin) == position
    assert AXIO.legal_actions(twin) == AXIO.legal_actions(s)
    assert AXIO.scores(twin) == AXIO.scores(s)


@MIXED
@given(some_states)
def test_rotations_of_the_rack_make_up_all_placements(s: list[int]) -> None:
    if AXIO.position(s)["phase"] != "place":
        return
    rack = AXIO.position(s)["racks"][AXIO.to_move(s)]
    assert AXIO.legal_actions(s) == sorted(
        {action for tile in rack for rotation in range(4) for action in AXIO.placements(s, tile, rotation)}
    )


# --- hidden racks -------------------------------------------------------------------------------


@MIXED
@given(some_options, seeds)
def test_hidden_tiles_never_leak_into_views_events_or_errors(options: dict[str, Any], seed: int) -> None:
    """Two tables that differ only in what a player can't see look the same to that player."""
    rng = Rng(seed)
    s = AXIO.new(options, seed)
    while AXIO.to_move(s) >= 0:
        for viewer in range(options["players"]):
            twin = AXIO.imagine(s, viewer, rng)
            assert AXIO.view(twin, viewer) == AXIO.view(s, viewer)
            hidden = [rack for each, rack in enumerate(AXIO.view(s, viewer)["racks"]) if each != viewer]
            assert hidden == [None] * (options["players"] - 1)
        mover, action = AXIO.to_move(s), random_action(s, rng)
        twin = AXIO.imagine(s, mover, rng)
        assert AXIO.legal_actions(twin) == AXIO.legal_actions(s)
        assert answer_to(twin, "gg a1 a2") == answer_to(s, "gg a1 a2")
        logs = EventLog(), EventLog()
        AXIO.apply(twin, action, logs[0])
        AXIO.apply(s, action, logs[1])
        assert logs[0] == logs[1]


def answer_to(s: list[int], text: str) -> tuple[str, dict[str, Any]]:
    try:
        return str(AXIO.read(s, text)), {}
    except IllegalAction as error:
        return error.code, error.params


@MIXED
@given(some_states, seeds)
def test_imagined_states_are_whole_positions(s: list[int], seed: int) -> None:
    for player in range(AXIO.position(s)["options"]["players"]):
        imagined = AXIO.imagine(s, player, Rng(seed))
        AXIO.from_position(AXIO.position(imagined), seed)


def test_imagined_racks_follow_the_unseen_tiles() -> None:
    """A kind with more unseen copies is imagined more often, in proportion."""
    s = AXIO.new({"players": 2, "first_player": 0}, 3)
    unseen = AXIO.view(s, 0)["unseen"]
    rng = Rng(1)
    drawn: Counter[str] = Counter()
    for _ in range(4000):
        drawn.update(AXIO.position(AXIO.imagine(s, 0, rng))["racks"][1])
    total = sum(unseen.values())
    for tile, copies in unseen.items():
        expected = 4000 * 5 * copies / total
        assert abs(drawn[tile] - expected) < 6 * expected**0.5
