"""Self-play for tuning Azul's prospects: boards at the end of rounds, and how the game ended.

    python tests/tuning/azul_selfplay.py --games 1000 --nodes 1500 --seed 1 --out boards.jsonl

One line for each round of each game: `[players' boards, abundance of the colours]`, a board being
`[walls by colour, lines, starts next round, score, final score]`, a line `colour << 3 | count`.
The abundance is that of the round which is over, when the next deal was not known.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from multiprocessing import Pool
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from pyengine.agents import last_thought
from pyengine.agents.search import Search
from pyengine.core.game import OVER
from pyengine.core.rng import Rng
from pyengine.games import GAMES
from pyengine.games.azul import layout, supply

Board = list[Any]
Round = tuple[list[Board], tuple[float, ...]]

SLIPS = 0.08
"""How often a player takes one of the better moves by chance: games that differ teach more."""


MOST_ROUNDS = 12
"""A game that nobody ends teaches nothing."""


def boards_of(s: layout.State) -> list[Board]:
    found: list[Board] = []
    for player in range(s[layout.PLAYERS]):
        at = layout.board_of(player)
        lines = []
        for tiles in s[at : at + layout.LINES]:
            colour = max((tiles.bit_length() - 1) // 6, 0)
            lines.append(colour << 3 | tiles >> layout.SHIFTS[colour])
        walls = s[at + layout.WALL_BY_COLOUR : at + layout.FLOOR]
        found.append([walls, lines, int(s[layout.FIRST] == player), s[at + layout.SCORE]])
    return found


def play(job: tuple[str, dict[str, Any], int, int]) -> list[Round]:
    name, options, nodes, seed = job
    game = GAMES[name]
    s = game.new(options, seed)
    rng = Rng(seed)
    agent = Search()
    rounds: list[Round] = []
    abundance = supply.abundance(s)
    seen = 1
    while game.to_move(s) != OVER:
        if seen > MOST_ROUNDS:
            return []
        if rng.random() < SLIPS:
            openings = game.model(s).openings()
            action = openings[rng.below(min(6, len(openings)))][0]
        else:
            action = last_thought(agent, game, s, ms=None, nodes=nodes, seed=rng.bits()).action
        game.apply(s, action)
        if s[layout.ROUND] > seen and game.to_move(s) != OVER:
            seen = s[layout.ROUND]
            rounds.append((boards_of(s), abundance))
            abundance = supply.abundance(s)
    final = game.scores(s)
    for boards, _ in rounds:
        for board, score in zip(boards, final, strict=True):
            board.append(score)
    return rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="azul")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--wall", default="coloured")
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    options = {"players": args.players, "wall": args.wall}
    jobs = [(args.game, options, args.nodes, args.seed + n) for n in range(args.games)]
    start = time.time()
    with Pool(args.processes) as pool, args.out.open("w") as out:
        for done, rounds in enumerate(pool.imap_unordered(play, jobs), 1):
            for each in rounds:
                out.write(json.dumps(each, separators=(",", ":")) + "\n")
            if done % 50 == 0:
                print(f"{done} games, {(time.time() - start) / done:.2f} s each", file=sys.stderr)


if __name__ == "__main__":
    main()
