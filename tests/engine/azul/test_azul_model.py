"""The model that opponents search on: it must say of a round what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from combinations import COMBINATIONS, name_of

from pyengine.agents.alphabeta import AlphaBeta
from pyengine.core.game import OVER, Game
from pyengine.core.model import EMPTY, POINT, Model
from pyengine.core.rng import Rng
from pyengine.games import GAMES
from pyengine.games.azul.model import WINNING

WITH_ROUNDS = [each for each in COMBINATIONS if each[0] != "axio"]
every_combination = pytest.mark.parametrize(("name", "options"), WITH_ROUNDS, ids=map(name_of, WITH_ROUNDS))


def drafts(game: Game[Any], options: dict[str, Any], seed: int) -> Iterator[Any]:
    """The states of a game in which a player drafts; actions by chance, half of them sensible."""
    rng = Rng(seed)
    state = game.new(options, seed)
    while game.to_move(state) != OVER:
        if game.position(state)["phase"] == "draft":
            yield state
        openings = game.model(state).openings()  # type: ignore[union-attr]
        actions = [opening[0] for opening in openings[:3]] if rng.below(2) else game.legal_actions(state)
        game.apply(state, actions[rng.below(len(actions))])


def model_of(game: Game[Any], state: Any) -> Model:
    model = game.model(state)
    assert model is not None
    return model


def replies(model: Model, pool: int, boards: list[int], player: int) -> list[int]:
    """What a player may have after a move; 0 when the round is over."""
    if pool == EMPTY:
        return []
    return sorted(
        model.values([*boards[:player], board, *boards[player + 1 :]])[player]
        for _, board in model.moves(pool, boards[player])
    )


@every_combination
def test_every_opening_leads_where_the_rules_lead(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    compared = 0
    for moment, state in enumerate(drafts(game, options, 1)):
        if moment % 6:
            continue
        model = model_of(game, state)
        for action, pool, board in model.openings()[::5]:
            after = game.clone(state)
            game.apply(after, action)
            before, position = game.position(state), game.position(after)
            if position["phase"] != "draft" or position["round"] != before["round"]:
                continue
            boards = list(model.boards)
            boards[model.player] = board
            fresh = model_of(game, after)
            assert model.values(boards) == fresh.values(fresh.boards)
            assert replies(model, pool, boards, fresh.player) == replies(
                fresh, fresh.pool, fresh.boards, fresh.player
            )
            compared += 1
    assert compared > 20


@every_combination
def test_every_opening_is_legal_and_none_is_missing_that_matters(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    for state in drafts(game, options, 2):
        actions = [action for action, _, _ in model_of(game, state).openings()]
        assert set(actions) <= set(game.legal_actions(state))
        assert actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_value_of_the_last_round_is_the_final_score(players: int) -> None:
    """Bonuses, floor and the rows that break a tie included."""
    game = GAMES["azul"]
    ended = 0
    for seed in range(12):
        for state in drafts(game, {"players": players}, seed):
            model = model_of(game, state)
            for action, pool, board in model.openings():
                after = game.clone(state)
                game.apply(after, action)
                if game.to_move(after) == OVER and pool == EMPTY:
                    boards = list(model.boards)
                    boards[model.player] = board
                    values = model.values(boards)
                    best = max(values)
                    scores = [(value - WINNING * (value == best)) // POINT for value in values]
                    winners = [player for player, value in enumerate(values) if value == best]
                    assert (scores, winners) == (game.scores(after), game.winners(after))
                    ended += 1
    assert ended > 5


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["azul", "chocolatier"])
def test_alpha_beta_finds_what_trying_everything_finds(name: str, seed: int) -> None:
    game = GAMES[name]
    options = {"special_factories": True} if name == "chocolatier" else {}
    solved = 0
    for state in drafts(game, options, seed):
        position = game.position(state)
        groups = [set(factory["tiles"]) for factory in position["factories"]] + [set(position["centre"])]
        if sum(map(len, groups)) > 4:
            continue
        model = model_of(game, state)
        *_, last = AlphaBeta(model).thoughts()
        assert round(last.value * POINT) == best_margin(model)
        solved += 1
    assert solved > 5


def best_margin(model: Model) -> int:
    """Minimax without any pruning."""

    @cache
    def search(pool: int, mine: int, theirs: int) -> int:
        if pool == EMPTY:
            return -model.margin(theirs, mine)
        return max(-search(after, theirs, board) for after, board in model.moves(pool, mine))

    theirs = model.boards[1 - model.player]
    return max(-search(pool, theirs, board) for _, pool, board in model.openings())
