"""Games over all combinations of games, options, levels and seats: does anybody fail?

    python tests/tuning/sweep.py --games 2000 --seed 1

No agent may crash or propose an illegal action; the first that does ends the sweep, with what is
needed to repeat its game. How well they play is the arena's matter.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engine"))

from combinations import COMBINATIONS, name_of

from pyengine.agents import LEVELS
from pyengine.arena import RANDOM, Job, Result, play
from pyengine.core.rng import Rng

AGENTS = (*LEVELS, RANDOM)
NODES = (1, 10, 100)
"""Limits of a decision: the first thought, a few, and enough to pause and go on."""


def job_of(number: int) -> Job:
    """Combinations take turns, so that any stretch of numbers has all of them."""
    rng = Rng(number)
    name, options = COMBINATIONS[number % len(COMBINATIONS)]
    agents = tuple(AGENTS[rng.below(len(AGENTS))] for _ in range(options["players"]))
    nodes = NODES[rng.below(len(NODES))]
    return Job(name, options, number, agents, tuple(range(len(agents))), ms=None, nodes=nodes)


def play_or_tell(job: Job) -> Result:
    try:
        return play(job)
    except Exception:
        print(f"failed: {job}", file=sys.stderr)
        raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    args = parser.parse_args()
    jobs = [job_of(args.seed + number) for number in range(args.games)]
    start = time.monotonic()
    decisions = 0
    with Pool(args.processes) as pool:
        for result in pool.imap_unordered(play_or_tell, jobs, chunksize=4):
            decisions += sum(map(len, result.times))
    played = Counter(name_of((job.game, job.options)) for job in jobs)
    for combination, games in sorted(played.items()):
        print(f"{combination:48} {games:5} games")
    print(f"{len(jobs)} games, {decisions} decisions, none illegal, {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
