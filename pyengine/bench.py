"""How fast the rules are: whole games of uniform random play, and each part of the contract.

And how fast the strongest opponent answers in the normal time, and within what slices it can be stopped.

Figures of different machines compare by `ratio`: games for each turn of a fixed loop of plain
Python, measured in the same run.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter
from typing import Any

from pyengine.agents import STRONGEST, TIMES, agent_for
from pyengine.core.game import OVER, Game, Json
from pyengine.core.rng import Rng
from pyengine.games import GAMES

BENCHMARKS: tuple[tuple[str, Json], ...] = (
    ("azul", {"players": 2}),
    ("azul", {"players": 4}),
    ("azul", {"players": 2, "wall": "free"}),
    ("chocolatier", {"players": 2, "special_factories": True}),
    ("chocolatier", {"players": 4, "special_factories": True, "wall": "free"}),
    ("axio", {"players": 1}),
    ("axio", {"players": 2}),
    ("axio", {"players": 4}),
)
ROUNDS = 5
"""Each figure is the best of so many rounds: the one least disturbed by other work."""

SAMPLES = 20
"""Random games whose states are measured."""

ANSWERS = 6
"""Decisions for which the strongest opponent's time is taken, spread over a game."""


def bench(seconds: float = 1.0, tell: Callable[[Json], None] = lambda row: None) -> Json:
    """Measure every benchmark for about so many seconds a round; `tell` hears of each at once."""
    rows = []
    loops = loops_per_second()
    for name, options in BENCHMARKS:
        if name in GAMES:
            rows.append(measure(GAMES[name], options, seconds, loops))
            tell(rows[-1])
    return {"loops_per_second": round(loops), "benchmarks": rows}


def loops_per_second() -> float:
    """The calibration: additions, look-ups and branches in a loop of plain Python."""
    table = list(range(64))

    def turn() -> None:
        total = 0
        for number in range(10_000):
            if number & 1:
                total += table[number & 63]
            else:
                total ^= number

    turn()
    return 10_000 / _best_seconds(turn, 20)


def measure(game: Game[Any], options: Mapping[str, Any], seconds: float, loops: float) -> Json:
    rate = max(games_per_second(game, options, seconds) for _ in range(ROUNDS))
    states = sample_states(game, options, SAMPLES)
    answers, slices = answer_times(game, states)
    return {
        "game": game.id,
        "options": dict(options),
        "games_per_second": round(rate, 1),
        "ratio": round(rate / loops * 1e6, 2),
        "actions_per_game": round(len(states) / SAMPLES, 1),
        "us_legal_actions": _microseconds(lambda state, action: game.legal_actions(state), states),
        "us_apply": _apply_microseconds(game, states),
        "us_clone": _microseconds(lambda state, action: game.clone(state), states),
        "ms_answer_median": round(median(answers), 1),
        "ms_answer_worst": round(max(answers), 1),
        "ms_slice_worst": round(max(slices), 1),
    }


def games_per_second(game: Game[Any], options: Mapping[str, Any], seconds: float) -> float:
    """Whole games, uniform random over all legal actions, one thread."""
    chance = random.Random(1).random
    games = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        state = game.new(options, games)
        while game.to_move(state) != OVER:
            actions = game.legal_actions(state)
            game.apply(state, actions[int(chance() * len(actions))])
        games += 1
    return games / spent


def sample_states(game: Game[Any], options: Mapping[str, Any], games: int) -> list[tuple[Any, int]]:
    """Every state of some random games, with the action that was played in it."""
    chance = random.Random(2).random
    states = []
    for seed in range(games):
        state = game.new(options, seed)
        while game.to_move(state) != OVER:
            actions = game.legal_actions(state)
            action = actions[int(chance() * len(actions))]
            states.append((game.clone(state), action))
            game.apply(state, action)
    return states


def answer_times(game: Game[Any], states: list[tuple[Any, int]]) -> tuple[list[float], list[float]]:
    """Milliseconds of whole decisions, and between two thoughts: so long a caller waits at the most."""
    answers, slices = [], []
    game_length = len(states) // SAMPLES
    for state, _ in states[: game_length or 1 : max(game_length // ANSWERS, 1)][:ANSWERS]:
        start = last = perf_counter()
        for _ in agent_for(STRONGEST)(game, state, Rng(1)):
            now = perf_counter()
            slices.append((now - last) * 1000)
            last = now
            if (now - start) * 1000 >= TIMES["normal"]:
                break
        answers.append((last - start) * 1000)
    return answers, slices


def _microseconds(work: Callable[[Any, int], object], states: list[tuple[Any, int]]) -> float:
    def turn() -> None:
        for state, action in states:
            work(state, action)

    return round(_best_seconds(turn, ROUNDS) / len(states) * 1e6, 2)


def _apply_microseconds(game: Game[Any], states: list[tuple[Any, int]]) -> float:
    """`apply` changes its state, so each turn works on copies made outside the measured time."""
    best = float("inf")
    for _ in range(ROUNDS):
        copies = [(game.clone(state), action) for state, action in states]
        start = perf_counter()
        for state, action in copies:
            game.apply(state, action)
        best = min(best, perf_counter() - start)
    return round(best / len(states) * 1e6, 2)


def _best_seconds(work: Callable[[], None], rounds: int) -> float:
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best
