"""The arena: levels play each other, on the same deals and in each other's seats.

    python -m pyengine arena --game azul --agents expert,casual --games 200 --seed 1

The first agents take one seat each, the last one all that are left; every deal is played once for
each way round. Alone (AXIO solo) every agent plays every deal, and the best result wins it.
Beside the levels there are `random`, and any agent of one's own as `module:name`.
A command for a terminal: here, and in its neighbours only, there are words for people.
"""

from __future__ import annotations

import argparse
import json
import math
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from statistics import median
from time import perf_counter
from traceback import extract_tb
from typing import Any

from pyengine.agents import LEVELS, TIMES, agent_for, last_thought, uniform
from pyengine.arguments import add_game_arguments, options_of
from pyengine.core.agent import Agent
from pyengine.core.errors import EngineError, InvalidOptions
from pyengine.core.game import OVER, Json
from pyengine.core.options import check_options
from pyengine.games import GAMES

RANDOM = "random"
"""Not a level for people: any legal action, all equally likely. The baseline."""

BAR = 24
INTERRUPTED = 130


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


def agent_named(name: str) -> Agent:
    """A level, `random`, or an agent of one's own, `module:name`. Raises EngineError."""
    if name == RANDOM:
        return uniform
    module, colon, attribute = name.partition(":")
    if not colon:
        return agent_for(name)
    try:
        agent: Agent = getattr(import_module(module), attribute)
    except Exception as error:  # of somebody's own module: whatever
        raise EngineError("unknown_level", level=name, reason=repr(error)) from error
    if not callable(agent):
        raise EngineError("unknown_level", level=name, reason="not an agent")
    return agent


def play(job: Job) -> Result:
    """Play one game. Checks every action: an agent that proposes an illegal one fails loudly."""
    game = GAMES[job.game]
    s = game.new(job.options, job.seed)
    agents = [agent_named(job.agents[agent]) for agent in job.seats]
    times: list[list[float]] = [[] for _ in job.seats]
    moves = 0
    while (player := game.to_move(s)) != OVER:
        start = perf_counter()
        seed = job.seed * 1_000_003 + moves
        name = job.agents[job.seats[player]]
        try:
            thought = last_thought(agents[player], game, s, ms=job.ms, nodes=job.nodes, seed=seed)
        except (Exception, SystemExit) as error:
            # Any error of somebody's own agent: not all of them find their way out of another process.
            *_, place = extract_tb(error.__traceback__)
            where = f"{place.filename}:{place.lineno}"
            raise EngineError("agent_failed", agent=name, reason=repr(error), where=where) from error
        times[player].append((perf_counter() - start) * 1000)
        if thought.action not in game.legal_actions(s):
            raise EngineError("illegal_action", action=thought.action, agent=name)
        game.apply(s, thought.action)
        moves += 1
    return Result(job.seats, job.seed, game.scores(s), game.winners(s), times)


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


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of wins (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + z * z / games)), min(1.0, (middle + reach) / (1 + z * z / games))


@dataclass(slots=True)
class Tally:
    """What is known so far, by agent."""

    agents: tuple[str, ...]
    wins: list[float] = field(init=False)
    scores: list[list[int]] = field(init=False)
    times: list[list[float]] = field(init=False)
    games: int = 0
    _alone: dict[int, dict[int, int]] = field(default_factory=dict)

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
        played = self._alone.setdefault(result.seed, {})
        played[result.seats[0]] = result.scores[0]
        if len(played) == len(self.agents):
            self.games += 1
            best = [agent for agent, score in played.items() if score == max(played.values())]
            for agent in best:
                self.wins[agent] += 1 / len(best)

    def share(self, agent: int) -> float:
        return self.wins[agent] / max(self.games, 1)

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


# --- the command ------------------------------------------------------------------------------


def add_command(commands: Any) -> None:
    parser = commands.add_parser("arena", help="let opponents play each other")
    add_game_arguments(parser)
    names = ", ".join((*LEVELS, RANDOM))
    parser.add_argument(
        "--agents", default="expert,casual", help=f"of {names} or module:name, separated by commas"
    )
    parser.add_argument("--games", type=_positive, default=200)
    parser.add_argument("--seed", type=int, default=1)
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument("--ms", type=_positive, help=f"for each decision; {TIMES['normal']} unless told")
    limits.add_argument("--nodes", type=_positive, help="for each decision, instead of a time: repeatable")
    parser.add_argument("--processes", type=_positive, help="all cores unless told")
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 on")
    return int(text)


def run(chosen: argparse.Namespace) -> int:
    """Play, and print the result; after Ctrl-C, of what was played until then."""
    options = check_options(GAMES[chosen.game].options, options_of(chosen))
    agents = tuple(name.strip() for name in chosen.agents.split(","))
    for name in agents:
        agent_named(name)
    if options["players"] > 1 and len(agents) > options["players"]:
        raise InvalidOptions("invalid_option", option="agents", value=chosen.agents, most=options["players"])
    ms = TIMES["normal"] if chosen.ms is None and chosen.nodes is None else chosen.ms
    jobs = jobs_for(chosen.game, options, agents, chosen.games, chosen.seed, ms, chosen.nodes)
    tally = Tally(agents)
    exit_code = 0
    start = perf_counter()
    try:
        for done, result in enumerate(_results(jobs, chosen.processes), 1):
            tally.add(result)
            _show_progress(tally, done, len(jobs), perf_counter() - start)
    except KeyboardInterrupt:
        exit_code = INTERRUPTED
    print(file=sys.stderr)
    if chosen.json:
        print(json.dumps(tally.as_json(chosen.game, options)))
    else:
        _print_table(tally, chosen.game, options)
    return exit_code


def _results(jobs: list[Job], processes: int | None) -> Iterator[Result]:
    if processes == 1 or len(jobs) == 1:
        yield from map(play, jobs)
        return
    # Here, because a Python inside a browser has no processes.
    from multiprocessing import get_context

    # Ctrl-C is for this process, which then ends the workers: they are born deaf to it.
    heed = signal.signal(signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(processes) as pool:
        signal.signal(signal.SIGINT, heed)
        yield from pool.imap_unordered(play, jobs)


def _show_progress(tally: Tally, done: int, total: int, spent: float) -> None:
    left = int(spent / done * (total - done))
    filled = BAR * done // total
    shares = "  ".join(f"{name} {tally.share(agent):.1%}" for agent, name in enumerate(tally.agents))
    print(
        f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}  {_clock(left)} left  {shares} ",
        end="",
        file=sys.stderr,
        flush=True,
    )


def _clock(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}" if hours else f"{minutes}:{seconds:02d}"


def _print_table(tally: Tally, game: str, options: Json) -> None:
    chosen = " ".join(f"{name}={value}" for name, value in options.items() if value is not None)
    print(f"{game} {chosen}: {tally.games} games")
    width = max(map(len, ("agent", *tally.agents)))
    print(
        f"{'agent':<{width}} {'wins':>7} {'share':>7} {'95% interval':>16} {'score':>7} {'ms/move':>9} worst"
    )
    facts = tally.as_json(game, options)
    for at, agent in enumerate(tally.agents):
        low, high = interval(tally.wins[at], tally.games)
        times = facts["ms_per_move"][at]
        print(
            f"{agent:<{width}} {tally.wins[at]:>7.1f} {tally.share(at):>7.1%} "
            f"{f'{low:.1%} to {high:.1%}':>16} {facts['mean_scores'][at]:>7.1f} "
            f"{times['median']:>9.1f} {times['worst']:.1f}"
        )
