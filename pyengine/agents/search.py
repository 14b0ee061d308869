"""Looking ahead: which search suits the game and the number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyengine.core.agent import Thought
from pyengine.core.game import Game
from pyengine.core.rng import Rng

from .alphabeta import DEEPEST, AlphaBeta
from .maxn import MaxN
from .sampling import Sampling


@dataclass(frozen=True, slots=True)
class Search:
    """Looks up to `depth` actions ahead, with at most `nodes` nodes; 0: without a limit.

    Where chance is everywhere, `depth` is the number of stages of samples: each doubles the deals;
    `candidates` are tried, and the player goes on for `turns` more turns in a sample.
    """

    depth: int = DEEPEST
    nodes: int = 0
    lines: int = 1
    candidates: int = 16
    turns: int = 1

    def __call__(self, game: Game[Any], state: Any, rng: Rng) -> Iterator[Thought]:
        for thought in self._thoughts(game, state, rng):
            yield thought
            if self.nodes and thought.nodes >= self.nodes:
                return

    def _thoughts(self, game: Game[Any], state: Any, rng: Rng) -> Iterator[Thought]:
        playouts = game.playouts(state)
        if playouts is not None:
            return Sampling(playouts, rng, self.candidates, self.turns, self.depth, self.lines).thoughts()
        model = game.model(game.imagine(state, game.to_move(state), rng))
        assert model is not None, "a game has the one or the other"
        if len(model.boards) > 2:
            return MaxN(model, self.depth, self.lines).thoughts()
        return AlphaBeta(model, self.depth, self.lines).thoughts()
