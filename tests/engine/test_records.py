"""Perft files, golden games, decisions, matches and messages: recorded behaviour, reviewed as a diff.

`python tests/engine/record.py` writes them anew.
"""

from __future__ import annotations

import json

import pytest
from combinations import COMBINATIONS, Combination, name_of
from record import DECISIONS, GOLDEN, MATCHES, MESSAGES, PERFT, decisions, matches, messages, read_perft

from pyengine.games import GAMES
from pyengine.perft import perft
from pyengine.replay import replay

each = pytest.mark.parametrize("combination", COMBINATIONS, ids=map(name_of, COMBINATIONS))


@each
def test_perft(combination: Combination) -> None:
    name, options = combination
    game = GAMES[name]
    cases = read_perft(PERFT / f"{name_of(combination)}.txt")
    assert len(cases) >= 3
    for case in cases:
        state = game.new(options, case.seed)
        for text in case.actions:
            game.apply(state, game.read(state, text))
        assert perft(game, state, case.depth) == case.count


@each
def test_golden_game(combination: Combination) -> None:
    first, *lines = (GOLDEN / f"{name_of(combination)}.txt").read_text(encoding="utf-8").splitlines()
    save = json.loads(first)
    assert (save["game"], save["options"]) == combination
    assert list(replay(save)) == lines


@each
def test_golden_decisions(combination: Combination) -> None:
    """Inside Pyodide the same test shows that opponents play there as they were measured here."""
    recorded = json.loads(DECISIONS.read_text(encoding="utf-8"))
    assert decisions(*combination) == recorded[name_of(combination)]


@each
def test_golden_matches(combination: Combination) -> None:
    """A difference in the last digit of a value is seldom seen in one decision, and soon in a whole match."""
    recorded = json.loads(MATCHES.read_text(encoding="utf-8"))
    assert matches(*combination) == recorded[name_of(combination)]


def test_golden_messages() -> None:
    """The page's side of the same file is `tests/js/messages.check.js`."""
    recorded = json.loads(MESSAGES.read_text(encoding="utf-8"))
    assert json.loads(json.dumps(messages())) == recorded
