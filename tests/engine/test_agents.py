"""What every opponent promises, over every game, combination of options and level.

How strong they are is measured in the arena, not here: see the README.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from combinations import COMBINATIONS, name_of

from pyengine.agents import HINT, LEVELS, choose, last_thought, uniform
from pyengine.agents.alphabeta import SLICE
from pyengine.core.agent import Agent
from pyengine.core.errors import EngineError, IllegalAction
from pyengine.core.game import OVER, Game
from pyengine.core.rng import Rng
from pyengine.games import GAMES

AGENTS: dict[str, Agent] = {**LEVELS, "hint": HINT, "random": uniform}
THINKERS = ("casual", "strong", "expert", "hint")

MOST_IN_A_SLICE = 4 * SLICE
"""Nodes between two thoughts at the most: the last list of moves may go beyond the slice."""

every_combination = pytest.mark.parametrize(("name", "options"), COMBINATIONS, ids=map(name_of, COMBINATIONS))


def moments(game: Game[Any], options: dict[str, Any]) -> list[Any]:
    """Some states of a quick game: its first, others on the way, one near its end."""
    state = game.new(options, 3)
    states = []
    while game.to_move(state) != OVER:
        states.append(game.clone(state))
        game.apply(state, game.shortlist(state)[0])
    return [states[0], states[9], states[len(states) // 2], states[-4]]


@every_combination
def test_even_the_first_thought_brings_a_match_to_its_end(name: str, options: dict[str, Any]) -> None:
    """Two who only ever took tiles to the floor would play for ever."""
    game = GAMES[name]
    state = game.new(options, 6)
    for moves in range(500):
        if game.to_move(state) == OVER:
            return
        thought = last_thought(LEVELS["expert"], game, state, ms=None, nodes=1, seed=moves)
        game.apply(state, thought.action)
    pytest.fail("the match does not end")


@every_combination
def test_no_agent_ever_proposes_an_illegal_action_or_fails(
    name: str, options: dict[str, Any], sample: Callable[[int, int], int]
) -> None:
    game = GAMES[name]
    agents = list(AGENTS.values())
    # Inside Pyodide the same code runs once more: a game shows that it does.
    for seed in range(1 if sys.platform == "emscripten" else sample(20, 1)):
        state = game.new(options, seed)
        moves = 0
        while (player := game.to_move(state)) != OVER:
            agent = agents[(seed + player) % len(agents)]
            nodes = 400 if moves % 10 == 3 else 1
            thought = last_thought(agent, game, state, ms=None, nodes=nodes, seed=seed + moves)
            assert thought.action in game.legal_actions(state), (seed, moves)
            game.apply(state, thought.action)
            moves += 1


@every_combination
def test_what_is_hidden_makes_no_difference(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    for state in moments(game, options):
        shuffled = game.imagine(state, game.to_move(state), Rng(11))
        assert shuffled != state, "something is hidden"
        for agent in AGENTS.values():
            # Enough for whole samples: what is hidden could show in these only.
            seen, imagined = (
                last_thought(agent, game, each, ms=None, nodes=300, seed=5) for each in (state, shuffled)
            )
            assert seen == imagined


@every_combination
def test_an_agent_thinks_in_small_slices_and_changes_nothing(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    for state in moments(game, options):
        before = game.clone(state)
        for agent in THINKERS:
            thoughts = []
            for thought in AGENTS[agent](game, state, Rng(1)):
                thoughts.append(thought)
                if thought.nodes > 2 * SLICE or len(thoughts) == 12:
                    break
            assert state == before
            assert {thought.action for thought in thoughts} <= set(game.legal_actions(state))
            costs = [later.nodes - sooner.nodes for sooner, later in pairwise(thoughts)]
            assert all(0 <= cost <= MOST_IN_A_SLICE for cost in costs), (agent, costs)


@every_combination
def test_seed_and_nodes_decide(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    state = game.new(options, 8)
    for level in LEVELS:
        chosen = {choose(game, state, level, nodes=40, seed=2) for _ in range(2)}
        assert len(chosen) == 1


def test_carelessness_is_a_matter_of_the_seed() -> None:
    game = GAMES["azul"]
    state = game.new({}, 8)
    chosen = {choose(game, state, "beginner", nodes=100, seed=seed) for seed in range(30)}
    assert len(chosen) > 3


@every_combination
def test_whenever_a_hint_is_stopped_it_ranks_several_actions(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    state = game.new(options, 5)
    stopped = 0
    for thought in HINT(game, state, Rng(1)):
        if thought.nodes > 6_000:
            break
        if thought.depth < 2:
            continue
        actions = [action for action, _ in thought.ranking]
        values = [value for _, value in thought.ranking]
        assert len(set(actions)) == 4
        assert values == sorted(values, reverse=True)
        assert (thought.action, thought.value) == thought.ranking[0]
        stopped += 1
    assert stopped


def test_without_time_there_is_still_an_action() -> None:
    for name, options in COMBINATIONS:
        game = GAMES[name]
        state = game.new(options, 1)
        assert choose(game, state, "expert", ms=0) in game.legal_actions(state)


def test_an_unknown_level_is_refused() -> None:
    game = GAMES["azul"]
    with pytest.raises(EngineError, match="unknown_level"):
        choose(game, game.new({}, 1), "wizard")


def test_nothing_is_chosen_when_the_match_is_over() -> None:
    game = GAMES["axio"]
    state = game.new({"players": 1}, 1)
    while game.to_move(state) != OVER:
        game.apply(state, game.legal_actions(state)[0])
    with pytest.raises(IllegalAction, match="match_over"):
        choose(game, state, "casual")
