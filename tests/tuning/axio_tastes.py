"""Tastes of AXIO against each other: quick games, each placement the one that looks best at once.

    python tests/tuning/axio_tastes.py --players 2 --games 1000 opening=30 opening=0

The first taste takes one seat, the second all others; every deal is played once for each seat. Taste
is written as in `pyengine/games/axio/appraise.py`; what is not named is as it is there. A game takes
about two milliseconds, so that weights can be tried by the thousand before a search is.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from pyengine.arena import interval
from pyengine.core.game import OVER
from pyengine.core.rng import Rng
from pyengine.games.axio import AXIO
from pyengine.games.axio.appraise import TASTES, Appraisal, Taste
from pyengine.games.axio.bag import unseen
from pyengine.games.axio.quick import Table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tastes", nargs=2, help="name=number, separated by commas")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    first, others = (taste_of(text, chosen.players) for text in chosen.tastes)
    deals = -(-chosen.games // chosen.players)
    wins = sum(wins_of(first, others, chosen.players, chosen.seed + deal) for deal in range(deals))
    games = deals * chosen.players
    low, high = interval(wins, games)
    share = f"{wins / games:.1%} ({low:.1%} to {high:.1%})"
    print(f"{games} games: {share}, equal share {1 / chosen.players:.0%}")


def taste_of(text: str, players: int) -> Taste:
    changes = dict(part.split("=") for part in text.split(","))
    numbers = {name: float(number) if name == "softness" else int(number) for name, number in changes.items()}
    return replace(TASTES[players], **numbers)


def wins_of(first: Taste, others: Taste, players: int, seed: int) -> float:
    """First places of the first taste on one deal, in each seat in turn."""
    s = AXIO.new({"players": players}, seed)
    mover = AXIO.to_move(s)
    dealt = Table(s)
    dealt.deal(
        [kind for kind, number in enumerate(unseen(s, mover)) for _ in range(number)], mover, Rng(seed)
    )
    wins = 0.0
    for seat in range(players):
        table = dealt.copy()
        while table.to_move != OVER:
            table.place(Appraisal(table, first if table.to_move == seat else others).best())
        results = [sorted(scores) for scores in table.scores]
        if results[seat] == max(results):
            wins += 1 / results.count(max(results))
    return wins


if __name__ == "__main__":
    main()
