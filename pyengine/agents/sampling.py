"""Games with chance and hidden things: imagine what can't be seen, try the actions, go on quickly.

A sample plays a candidate on one deal of all that is hidden, and then everybody goes on with what
looks best at once. All candidates get the same deals, so that only the actions differ; now and then
those are dropped that are behind the best by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pyengine.core.agent import Thought
from pyengine.core.model import POINT
from pyengine.core.playouts import Playouts
from pyengine.core.rng import Rng

MOST_STAGES: Final = 13

LEAST_DEALS: Final = 4
"""Before so many deals nothing is dropped."""

DOUBT: Final = 3
LITTLE_DOUBT: Final = 2
"""Standard errors by which the better half, and the worse half, may be behind the best."""

PRIOR: Final = POINT * POINT
"""Added to the squares of the differences: a few equal ones don't make sure."""


class Sampling:
    """One search. `turns` is how many more own turns a sample goes on for.

    `stages` limits how often candidates are dropped; each stage doubles the deals. At least `lines`
    candidates are kept.
    """

    def __init__(
        self, playouts: Playouts, rng: Rng, candidates: int, turns: int, stages: int, lines: int
    ) -> None:
        self._playouts = playouts
        self._rng = rng
        self._candidates = playouts.candidates(candidates)
        self._turns = turns
        self._stages = min(stages, MOST_STAGES)
        self._lines = lines
        self._nodes = 0

    def thoughts(self) -> Iterator[Thought]:
        candidates = self._candidates
        best = Thought(candidates[0])
        yield best
        values: dict[int, list[int]] = {action: [] for action in candidates}
        sums = dict.fromkeys(candidates, 0)
        deals = 0
        for stage in range(self._stages):
            if stage and len(candidates) == 1:
                return
            for _ in range(max(1, deals)):
                self._playouts.deal(self._rng)
                for action in candidates:
                    value, nodes = self._playouts.sample(action, self._turns)
                    values[action].append(value)
                    sums[action] += value
                    self._nodes += nodes
                    yield replace(best, nodes=self._nodes)
                deals += 1
                candidates.sort(key=lambda action: -sums[action])
                ranking = tuple((each, sums[each] / (POINT * deals)) for each in candidates[: self._lines])
                best = Thought(*ranking[0], self._nodes, stage + 1, ranking)
                yield best
            if deals >= LEAST_DEALS:
                ahead = values[candidates[0]]
                half = max(self._lines, (len(candidates) + 1) // 2)
                candidates = [
                    action
                    for rank, action in enumerate(candidates)
                    if rank < self._lines
                    or not _is_clear(ahead, values[action], DOUBT if rank < half else LITTLE_DOUBT)
                ]


def _is_clear(better: list[int], worse: list[int], doubt: int) -> bool:
    """Whether the difference is more than so many standard errors."""
    number = len(better)
    differences = [one - other for one, other in zip(better, worse, strict=True)]
    total = sum(differences)
    squares = sum([each * each for each in differences]) + PRIOR
    return total * total * number > doubt * doubt * (squares * number - total * total)
