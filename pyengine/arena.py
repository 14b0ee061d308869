"""The arena: levels play each other, on the same deals and in each other's seats.

    python -m pyengine arena --game azul --agents expert,casual --games 200 --seed 1

The first agents take one seat each, the last one all that are left; every deal is played once for
each way round. Alone (AXIO solo) every agent plays every deal, and the best result wins it.
A command for a terminal: here, and only here in the package, there are words for people.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import median
from time import perf_counter

from pyengine.agents import LEVELS, TIMES, agent_for, last_thought, uniform
from pyengine.core.agent import Agent
from pyengine.core.errors import EngineError
from pyengine.core.game import OVER, Json
from pyengine.core.options import check_options
from pyengine.games import GAMES

UNIFORM = "uniform"
"""Not a level for people: any legal action. The baseline."""

BAR = 24


@dataclass(frozen=True, slots=True)
class Job:
    """One game: who sits where, by index into the agents."""

    game: str
    options: Json
    seed: int
    agents: tuple[str, ...]
    seats: tuple[int, ...]
    ms: int | None
    nodes: int | None


@dataclass(frozen=True, slots=True)
class Result:
    seats: tuple[int, ...]
    seed: int
    scores: list[int]
    winners: list[int]
    times: list[list[float]]


@dataclass(slots=True)
class Tally:
    """What is known so far, by agent."""

    agents: tuple[str, ...]
    wins: list[float] = field(init=False)
    scores: list[list[int]] = field(init=False)
    times: list[list[float]] = field(init=False)
    games: int = 0
    solo: dict[int, dict[int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = [0.0 for _ in self.agents]
        self.scores = [[] for _ in self.agents]
        self.times = [[] for _ in self.agents]

    def add(self, result: Result) -> None:
        for seat, agent in enumerate(result.seats):
            self.scores[agent].append(result.scores[seat])
            self.times[agent] += result.times[seat]
        if len(result.seats) > 1:
            self.games += 1
            for seat in result.winners:
                self.wins[result.seats[seat]] += 1 / len(result.winners)
        else:
            self._add_alone(result)

    def _add_alone(self, result: Result) -> None:
        """A deal counts when every agent has played it."""
        played = self.solo.setdefault(result.seed, {})
        played[result.seats[0]] = result.scores[0]
        if len(played) == len(self.agents):
            self.games += 1
            best = [agent for agent, score in played.items() if score == max(played.values())]
            for agent in best:
                self.wins[agent] += 1 / len(best)

    def as_json(self, game: str, options: Json) -> Json:
        return {
            "game": game,
            "options": options,
            "agents": list(self.agents),
            "games": self.games,
            "wins": [round(wins, 3) for wins in self.wins],
            "mean_scores": [round(_mean(scores), 2) for scores in self.scores],
            "ms_per_move": [
                {
                    "median": round(median(times) if times else 0.0, 2),
                    "worst": round(max(times, default=0.0), 2),
                }
                for times in self.times
            ],
        }


def _mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of wins (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + z * z / games)), min(1.0, (middle + reach) / (1 + z * z / games))


def play(job: Job) -> Result:
    """Play one game. Checks every action: an agent that proposes an illegal one fails loudly."""
    game = GAMES[job.game]
    s = game.new(job.options, job.seed)
    agents = [_agent(job.agents[seat]) for seat in job.seats]
    times: list[list[float]] = [[] for _ in job.seats]
    moves = 0
    while (player := game.to_move(s)) != OVER:
        start = perf_counter()
        seed = job.seed * 1_000_003 + moves
        thought = last_thought(agents[player], game, s, ms=job.ms, nodes=job.nodes, seed=seed)
        times[player].append((perf_counter() - start) * 1000)
        if thought.action not in game.legal_actions(s):
            raise EngineError("illegal_action", action=thought.action, agent=job.agents[job.seats[player]])
        game.apply(s, thought.action)
        moves += 1
    return Result(job.seats, job.seed, game.scores(s), game.winners(s), times)


def _agent(name: str) -> Agent:
    return uniform if name == UNIFORM else agent_for(name)


def jobs_for(
    game: str,
    options: Json,
    agents: tuple[str, ...],
    games: int,
    seed: int,
    ms: int | None,
    nodes: int | None,
) -> list[Job]:
    """Whole deals only: the number of games is rounded up."""
    players = options["players"]
    rounds: list[tuple[int, ...]]
    if players == 1:
        rounds = [(agent,) for agent in range(len(agents))]
        deals = games
    else:
        seats = tuple(min(seat, len(agents) - 1) for seat in range(players))
        rounds = [seats[turn:] + seats[:turn] for turn in range(players)]
        deals = -(-games // players)
    return [
        Job(game, options, seed + deal, agents, way, ms, nodes) for deal in range(deals) for way in rounds
    ]


# --- the command ------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), default="azul")
    parser.add_argument(
        "--agents", default="expert,casual", help=f"of {', '.join((*LEVELS, UNIFORM))}; separated by commas"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument("--ms", type=int, help=f"for each decision; {TIMES['normal']} unless told")
    limits.add_argument("--nodes", type=int, help="for each decision, instead of a time: repeatable")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, help="all cores unless told")
    parser.add_argument("--json", action="store_true", help="print one object")


def run(args: argparse.Namespace) -> int:
    """Play, and print the result; with Ctrl-C, of what was played until then."""
    agents = tuple(args.agents.split(","))
    try:
        options = check_options(GAMES[args.game].options, _options(args.game, args.option))
        for name in agents:
            _agent(name)
    except EngineError as error:
        print(f"{error.code} {json.dumps(error.params)}", file=sys.stderr)
        return 2
    if len(agents) > max(options["players"], 2) or args.games < 1:
        print("more agents than seats, or no games", file=sys.stderr)
        return 2
    ms = TIMES["normal"] if args.ms is None and args.nodes is None else args.ms
    jobs = jobs_for(args.game, options, agents, args.games, args.seed, ms, args.nodes)
    tally = Tally(agents)
    is_complete = True
    try:
        for done, result in enumerate(_results(jobs, args.processes), 1):
            tally.add(result)
            _show_progress(tally, done, len(jobs))
    except KeyboardInterrupt:
        is_complete = False
    print(file=sys.stderr)
    if args.json:
        print(json.dumps(tally.as_json(args.game, options)))
    else:
        _print_table(tally, args.game, options)
    return 0 if is_complete else 130


def _options(game: str, texts: list[str]) -> Json:
    """`name=value` as the value of the option that is written like that."""
    options: Json = {}
    for text in texts:
        name, _, value = text.partition("=")
        known = {option.name: option.values for option in GAMES[game].options}.get(name, ())
        options[name] = next((each for each in known if str(each).lower() == value.lower()), value)
    return options


def _results(jobs: list[Job], processes: int | None) -> Iterator[Result]:
    if processes == 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(processes, _ignore_interrupt) as pool:
        yield from pool.imap_unordered(play, jobs)


def _ignore_interrupt() -> None:
    """Ctrl-C is for the parent: it ends the workers."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


_started = perf_counter()


def _show_progress(tally: Tally, done: int, total: int) -> None:
    left = (perf_counter() - _started) / done * (total - done)
    filled = BAR * done // total
    shares = "  ".join(
        f"{agent} {100 * wins / max(tally.games, 1):.1f}%"
        for agent, wins in zip(tally.agents, tally.wins, strict=True)
    )
    clock = f"{int(left) // 60}:{int(left) % 60:02d} left"
    print(
        f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}  {clock}  {shares} ",
        end="",
        file=sys.stderr,
        flush=True,
    )


def _print_table(tally: Tally, game: str, options: Json) -> None:
    chosen = " ".join(f"{name}={value}" for name, value in options.items() if value is not None)
    print(f"{game} ({chosen}): {tally.games} games")
    print("agent         wins   share     95% interval   score   ms/move    worst")
    facts = tally.as_json(game, options)
    for at, agent in enumerate(tally.agents):
        low, high = interval(tally.wins[at], tally.games)
        times = facts["ms_per_move"][at]
        print(
            f"{agent:<10} {tally.wins[at]:>7.1f} {tally.wins[at] / max(tally.games, 1):>7.1%} "
            f"{f'{low:.1%} to {high:.1%}':>16} {facts['mean_scores'][at]:>7.1f} "
            f"{times['median']:>9.1f} {times['worst']:>8.1f}"
        )
