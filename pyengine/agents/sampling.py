"""Games with chance and hidden things: imagine what can't be seen, try the actions, go on quickly.

A sample redraws all that is hidden and plays each candidate on it; then everybody, oneself
included, goes on with what looks best at once. Candidates are the actions of the game's
shortlist; stage by stage the worse half of them is dropped, and the rest gets twice the samples.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Any, Final

from pyengine.core.agent import Thought
from pyengine.core.game import OVER, Game
from pyengine.core.rng import Rng

from .greedy import margin

MOST_STAGES: Final = 13
BEST: Final = 4

TO_THE_END: Final = 10**6
"""More own decisions than any game has. Alone a sample goes on for so many: what it builds pays late."""


class Sampling:
    """One search. `turns` is how many more own decisions a sample goes on for, with opponents.

    `stages` limits how often candidates are dropped; each stage doubles the samples.
    """

    def __init__(
        self, game: Game[Any], state: Any, rng: Rng, candidates: int, turns: int, stages: int
    ) -> None:
        self._game = game
        self._state = state
        self._rng = rng
        self._player = game.to_move(state)
        self._candidates = candidates
        self._turns = turns if len(game.scores(state)) > 1 else TO_THE_END
        self._stages = min(stages, MOST_STAGES)
        self._nodes = 0

    def thoughts(self) -> Iterator[Thought]:
        game = self._game
        candidates = game.shortlist(self._state)[: self._candidates]
        self._best = Thought(candidates[0])
        yield self._best
        if len(candidates) == 1:
            return
        sums = dict.fromkeys(candidates, 0.0)
        samples = 0
        for stage in range(self._stages):
            for _ in range(1 << stage):
                imagined = game.imagine(self._state, self._player, self._rng)
                for action in candidates:
                    # One imagined state for all: the luck is the same, only the action differs.
                    sums[action] += yield from self._sample(imagined, action)
                samples += 1
            candidates.sort(key=lambda action: -sums[action])
            ranking = tuple((action, sums[action] / samples) for action in candidates[:BEST])
            self._best = Thought(*ranking[0], nodes=self._nodes, depth=stage + 1, ranking=ranking)
            yield self._best
            candidates = candidates[: max(2, (len(candidates) + 1) // 2)]

    def _sample(self, imagined: Any, action: int) -> Generator[Thought, None, float]:
        """Play an action and what follows quickly; how far the player is ahead then.

        Thinks aloud after each decision: alone a sample is a whole game.
        """
        game, player = self._game, self._player
        s = game.clone(imagined)
        game.apply(s, action)
        self._nodes += 1
        turns = self._turns
        while (mover := game.to_move(s)) != OVER:
            if mover == player:
                if not turns:
                    break
                turns -= 1
            game.apply(s, game.shortlist(s)[0])
            self._nodes += 1
            yield replace(self._best, nodes=self._nodes)
        return margin(game, s, player)
