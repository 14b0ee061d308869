"""Commands: `python -m pyengine replay | perft | bench | arena`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from pyengine import arena
from pyengine.arguments import add_game_arguments, options_of
from pyengine.bench import bench
from pyengine.core.errors import EngineError
from pyengine.core.game import Json
from pyengine.core.plain_json import read_json
from pyengine.games import GAMES
from pyengine.perft import perft
from pyengine.replay import replay, saves_of


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m pyengine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    _add_replay(commands)
    _add_perft(commands)
    _add_bench(commands)
    arena.add_command(commands)
    chosen = parser.parse_args(arguments)
    try:
        code = int(chosen.run(chosen))
        sys.stdout.flush()
        return code
    except EngineError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever reads has seen enough (`| head`); Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _add_replay(commands: Any) -> None:
    parser = commands.add_parser("replay", help="replay saved matches, print their logs and results")
    parser.add_argument(
        "file", type=Path, help="a save, or matches exported by the page; - for standard input"
    )
    parser.set_defaults(run=_replay)


def _replay(chosen: argparse.Namespace) -> int:
    try:
        text = sys.stdin.read() if str(chosen.file) == "-" else chosen.file.read_text(encoding="utf-8")
        content = read_json(text.removeprefix("\ufeff"))  # a byte order mark
    except (OSError, ValueError) as error:
        print(f"error: {chosen.file} is not a readable save: {error}", file=sys.stderr)
        return 1
    saves = saves_of(content)
    code = 0
    for number, save in enumerate(saves, 1):
        if len(saves) > 1:
            print(f"match {number} of {len(saves)}", flush=True)
        try:
            for line in replay(save):
                print(line)
        except EngineError as error:
            print(f"error: match {number} is not possible: {error}", file=sys.stderr)
            code = 1
    return code


def _add_perft(commands: Any) -> None:
    parser = commands.add_parser("perft", help="count the sequences of actions to a depth")
    add_game_arguments(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--actions", default="", help="played first, in notation, separated by commas")
    parser.set_defaults(run=_perft)


def _perft(chosen: argparse.Namespace) -> int:
    game = GAMES[chosen.game]
    state = game.new(options_of(chosen), chosen.seed)
    for text in filter(None, (text.strip() for text in chosen.actions.split(","))):
        game.apply(state, game.read(state, text))
    for depth in range(1, chosen.depth + 1):
        print(f"depth {depth}: {perft(game, state, depth)}", flush=True)
    return 0


def _add_bench(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the rules")
    parser.add_argument("--seconds", type=float, default=0.6, help="for each of five rounds of a benchmark")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_bench)


def _bench(chosen: argparse.Namespace) -> int:
    if chosen.json:
        print(json.dumps(bench(chosen.seconds)))
        return 0
    print(f"{'benchmark':44} {'games/s':>9} {'ratio':>7} {'legal µs':>9} {'apply µs':>9} {'clone µs':>9}")
    bench(chosen.seconds, lambda row: print(_bench_line(row), flush=True))
    return 0


def _bench_line(row: Json) -> str:
    options = " ".join(f"{name}={value}" for name, value in row["options"].items())
    return (
        f"{row['game'] + ' ' + options:44} {row['games_per_second']:9.1f} {row['ratio']:7.2f} "
        f"{row['us_legal_actions']:9.2f} {row['us_apply']:9.2f} {row['us_clone']:9.2f}"
    )


if __name__ == "__main__":
    sys.exit(main())
