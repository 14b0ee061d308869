"""The action that looks best at once, by what the game says of the state after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from pyengine.core.agent import Thought
from pyengine.core.game import Game
from pyengine.core.rng import Rng

BATCH: Final = 16
"""Actions looked at between two thoughts: a few milliseconds at the most."""

BEST: Final = 4
"""Actions that a thought ranks."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """Looks one action ahead.

    `sees_others`: the standing of the others counts as well. `carelessness`, in points: any action
    that is worse than the best by less may be taken, the likelier the better it is.
    """

    sees_others: bool = True
    carelessness: float = 0.0

    def __call__(self, game: Game[Any], state: Any, rng: Rng) -> Iterator[Thought]:
        player = game.to_move(state)
        actions = game.shortlist(state)
        # Equal values are decided by chance, not by the number of the action.
        rng.shuffle(actions)
        imagined = game.imagine(state, player, rng)
        ranking: list[tuple[int, float]] = []
        yield Thought(actions[0])
        for nodes, action in enumerate(actions, 1):
            after = game.clone(imagined)
            game.apply(after, action)
            ranking.append((action, self._value(game, after, player)))
            if nodes % BATCH == 0 and nodes < len(actions):
                yield _thought(ranking, nodes)
        thought = _thought(ranking, len(actions))
        if self.carelessness:
            thought = self._slip(ranking, thought, rng)
        yield thought

    def _value(self, game: Game[Any], s: Any, player: int) -> float:
        if not self.sees_others:
            return game.evaluate(s, player)
        return margin(game, s, player)

    def _slip(self, ranking: list[tuple[int, float]], thought: Thought, rng: Rng) -> Thought:
        """One of the actions that are nearly as good, by chance."""
        least = thought.value - self.carelessness
        near = [(action, value) for action, value in ranking if value > least]
        whole = 0.0
        for _, value in near:
            whole += value - least
        at = rng.random() * whole
        for action, value in near:
            at -= value - least
            if at < 0:
                return Thought(action, value, thought.nodes, 1, thought.ranking)
        return thought


def margin(game: Game[Any], s: Any, player: int) -> float:
    """How far a player is ahead of the best of the others; alone, how far they got."""
    others = [game.evaluate(s, each) for each in range(len(game.scores(s))) if each != player]
    return game.evaluate(s, player) - max(others, default=0.0)


def _thought(ranking: list[tuple[int, float]], nodes: int) -> Thought:
    ranking.sort(key=lambda item: -item[1])
    return Thought(*ranking[0], nodes=nodes, depth=1, ranking=tuple(ranking[:BEST]))
