"""What every registered game promises, over every combination of its options."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from combinations import COMBINATIONS, name_of
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import on_table

from pyengine.core.events import EventLog
from pyengine.core.game import OVER, Game
from pyengine.core.rng import Rng
from pyengine.games import GAMES
from pyengine.match import Match

GAMES_IN_ALL = 20_800
"""Random games of Azul and Master Chocolatier in the full run, over their 18 combinations."""

every_combination = pytest.mark.parametrize(("name", "options"), COMBINATIONS, ids=map(name_of, COMBINATIONS))


@every_combination
def test_random_games_keep_every_promise(
    name: str, options: dict[str, Any], sample: Callable[[int, int], int]
) -> None:
    game = GAMES[name]
    full = 650 if name == "axio" else GAMES_IN_ALL // 18
    for seed in range(sample(full, 12)):
        play_one(game, options, seed, is_thorough=seed < 3)


def play_one(game: Game[Any], options: dict[str, Any], seed: int, *, is_thorough: bool) -> None:
    """One random game. The dear checks are made at one random moment, or always when thorough."""
    chance = random.Random(seed)
    state = game.new(options, seed)
    texts = []
    moment = chance.randrange(40)
    while game.to_move(state) != OVER:
        actions = game.legal_actions(state)
        assert actions, "a player to move has an action"
        assert all(low < high for low, high in pairwise(actions)), "ascending"
        action = chance.choice(actions)
        text = game.write(state, action)
        assert game.read(state, text) == action
        texts.append(text)
        assert len(texts) < 2_000, "every game ends"
        if is_thorough or len(texts) == moment:
            check_moment(game, state, actions)
        narrated = game.clone(state)
        log = EventLog()
        game.apply(narrated, action, log)
        game.apply(state, action)
        assert narrated == state, "the same result with and without events"
        assert log, "every action is narrated"
    check_moment(game, state, [])
    assert game.legal_actions(state) == []
    assert game.winners(state)
    replayed = Match.from_save(
        {
            "game": game.id,
            "rules_version": game.rules_version,
            "options": options,
            "seed": seed,
            "actions": texts,
        }
    )
    assert replayed.state == state, "a replay gives the same state"


def check_moment(game: Game[Any], state: Any, actions: list[int]) -> None:
    position = game.position(state)
    assert json.loads(json.dumps(position)) == position
    if game.id != "axio":
        check_tiles(position)
    again = game.from_position(json.loads(json.dumps(position)), 5)
    assert game.position(again) == position
    assert game.legal_actions(again) == actions
    assert game.scores(again) == game.scores(state)
    assert game.to_move(again) == game.to_move(state)
    assert game.winners(again) == game.winners(state)
    before = game.clone(state)
    faces = [game.describe(state, action) for action in actions]
    assert [face["id"] for face in faces] == actions
    assert len({face["text"] for face in faces}) == len(actions), "every action has a text of its own"
    for action in actions[:: max(1, len(actions) // 25)]:
        assert game.read(state, game.write(state, action)) == action
        json.dumps(game.preview(state, action))
    for viewer in (None, *range(len(game.scores(state)))):
        json.dumps(game.view(state, viewer))
        if viewer is not None:
            imagined = game.imagine(state, viewer, Rng(3))
            assert game.view(imagined, viewer) == game.view(state, viewer), "imagining changes nothing seen"
            if viewer == game.to_move(state):
                assert game.legal_actions(imagined) == actions
    copy = game.clone(state)
    for action in actions[:1]:
        game.apply(copy, action)
    assert state == before, "questions change nothing, and a clone is independent"


def check_tiles(position: dict[str, Any]) -> None:
    """Twenty of each colour, counted on the position without the engine's help."""
    tiles = on_table(position)
    for colour, in_bag in position["bag"].items():
        assert tiles[colour] + in_bag + position["lid"][colour] == 20


@every_combination
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**53 - 1), choices=st.lists(st.integers(0, 10**6), max_size=120))
def test_any_sequence_of_choices_keeps_every_promise(
    name: str, options: dict[str, Any], seed: int, choices: list[int]
) -> None:
    game = GAMES[name]
    state = game.new(options, seed)
    for choice in choices:
        actions = game.legal_actions(state)
        if not actions:
            break
        game.apply(state, actions[choice % len(actions)])
    check_moment(game, state, game.legal_actions(state))


@every_combination
def test_the_seed_decides_everything(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    assert game.new(options, 11) == game.new(options, 11)
    assert len({str(game.position(game.new(options, seed))) for seed in range(8)}) > 4
