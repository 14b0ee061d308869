"""The arena: who sits where on which deal, what is counted, and what the command prints."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyengine import arena
from pyengine.__main__ import main
from pyengine.arena import Job, Result, Tally, interval, jobs_for
from pyengine.core.agent import Thought

QUICK = ["--nodes", "1", "--processes", "1"]


def jobs(players: int, agents: tuple[str, ...], games: int) -> list[Job]:
    return jobs_for("axio", {"players": players}, agents, games, 7, None, 1)


def test_both_agents_play_every_deal_from_both_seats() -> None:
    assert [(job.seed, job.seats) for job in jobs(2, ("expert", "casual"), 4)] == [
        (7, (0, 1)),
        (7, (1, 0)),
        (8, (0, 1)),
        (8, (1, 0)),
    ]


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert len(jobs(3, ("expert", "casual"), 4)) == 6


def test_the_last_agent_takes_the_seats_that_are_left() -> None:
    assert [job.seats for job in jobs(4, ("expert", "casual"), 4)] == [
        (0, 1, 1, 1),
        (1, 1, 1, 0),
        (1, 1, 0, 1),
        (1, 0, 1, 1),
    ]


def test_alone_every_agent_plays_every_deal() -> None:
    assert [(job.seed, job.seats) for job in jobs(1, ("expert", "casual"), 2)] == [
        (7, (0,)),
        (7, (1,)),
        (8, (0,)),
        (8, (1,)),
    ]


def test_a_shared_win_is_split() -> None:
    tally = Tally(("one", "two"))
    tally.add(Result((0, 1), 1, [30, 30], [0, 1], [[1.0], [2.0]]))
    tally.add(Result((1, 0), 1, [10, 40], [1], [[4.0], [3.0]]))
    assert tally.as_json("azul", {}) == {
        "game": "azul",
        "options": {},
        "agents": ["one", "two"],
        "games": 2,
        "wins": [1.5, 0.5],
        "mean_scores": [35.0, 20.0],
        "ms_per_move": [{"median": 2.0, "worst": 3.0}, {"median": 3.0, "worst": 4.0}],
    }


def test_alone_a_deal_counts_when_all_have_played_it() -> None:
    tally = Tally(("one", "two"))
    tally.add(Result((0,), 1, [12], [0], [[1.0]]))
    assert tally.games == 0
    tally.add(Result((1,), 1, [9], [0], [[1.0]]))
    assert (tally.games, tally.wins) == (1, [1.0, 0.0])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0.0, 1.0), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596)]
)
def test_the_interval_of_a_share(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.001)


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--game", "azul", "--agents", "casual,random", "--games", "2", "--option", "wall=free"]
    assert main(["arena", *chosen, "--seed", "3", *QUICK, "--json"]) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert list(found) == ["game", "options", "agents", "games", "wins", "mean_scores", "ms_per_move"]
    assert found["options"]["wall"] == "free"
    assert found["games"] == 2
    assert sum(found["wins"]) == 2
    assert "2/2" in printed.err


def test_the_same_seed_and_nodes_give_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        main(["arena", "--game", "axio", "--agents", "beginner,random", "--games", "2", *QUICK, "--json"])
        found.append(json.loads(capsys.readouterr().out))
        del found[-1]["ms_per_move"]
    assert found[0] == found[1]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--agents", "casual,random", "--games", "2", *QUICK]) == 0
    header, names, *rows = capsys.readouterr().out.splitlines()
    assert header == "azul players=2 wall=coloured: 2 games"
    assert "95% interval" in names
    assert [row.split()[0] for row in rows] == ["casual", "random"]


def illegal(game: Any, state: Any, rng: Any) -> Iterator[Thought]:
    yield Thought(99_999)


class Strange(Exception):
    """It can't be made anew from its words, so it would never leave its process."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__("strange")


def failing(game: Any, state: Any, rng: Any) -> Iterator[Thought]:
    yield Thought(game.legal_actions(state)[0])
    raise Strange(1, 2)


def leaving(game: Any, state: Any, rng: Any) -> Iterator[Thought]:
    yield from ()
    sys.exit(3)


def silent(game: Any, state: Any, rng: Any) -> Iterator[Thought]:
    yield from ()


@pytest.mark.parametrize(("agent", "reason"), [("silent", "had no thought"), ("failing", "test_arena.py:")])
def test_a_failing_agent_is_named_with_its_place(
    capsys: pytest.CaptureFixture[str], agent: str, reason: str
) -> None:
    assert main(["arena", "--agents", f"casual,{__name__}:{agent}", *QUICK]) == 1
    error = capsys.readouterr().err
    assert f"error: agent_failed(agent='{__name__}:{agent}'" in error
    assert reason in error


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in a browser")
@pytest.mark.parametrize(
    ("agent", "code"),
    [("illegal", "illegal_action"), ("failing", "agent_failed"), ("leaving", "agent_failed")],
)
def test_a_bad_agent_ends_the_arena_from_another_process_too(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, agent: str, code: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parent), *sys.path]))
    agents = ["--agents", f"casual,{__name__}:{agent}", "--games", "4", "--nodes", "1", "--processes", "2"]
    assert main(["arena", *agents]) == 1
    assert f"error: {code}" in capfd.readouterr().err


@pytest.mark.parametrize("name", ["nobody", ":x", ".x:y", "os:path", "os:nothing", "no_such_module:x"])
def test_an_agent_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["arena", "--agents", f"casual, {name}", *QUICK]) == 1
    assert f"error: unknown_level(level='{name}'" in capsys.readouterr().err


def test_numbers_are_asked_for_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--games", "x"])
    assert "argument --games: x is not a whole number from 1 on" in capsys.readouterr().err


def test_an_interrupted_arena_prints_what_is_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_then_interrupt(jobs: list[Job], processes: int | None) -> Iterator[Result]:
        yield arena.play(jobs[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "_results", one_then_interrupt)
    assert main(["arena", "--agents", "casual,random", "--games", "8", *QUICK, "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 1


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        (["--agents", "casual,wizard"], "wizard"),
        (["--agents", "casual,no_such_module:agent"], "no_such_module"),
        (["--agents", "casual,casual,casual"], "invalid_option(option='agents'"),
        (["--option", "wall=grey"], "wall"),
    ],
)
def test_what_can_not_be_played_is_named(
    capsys: pytest.CaptureFixture[str], chosen: list[str], says: str
) -> None:
    assert main(["arena", *chosen, *QUICK]) == 1
    assert says in capsys.readouterr().err


def test_an_agent_of_one_s_own_takes_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["arena", "--agents", f"{__name__}:first_action,random", "--games", "2", *QUICK, "--json"]) == 0
    )
    assert json.loads(capsys.readouterr().out)["agents"][0].endswith(":first_action")


def test_an_illegal_action_ends_the_arena_with_its_agent_s_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--agents", f"{__name__}:cheat,random", "--games", "2", *QUICK]) == 1
    assert "cheat" in capsys.readouterr().err


def first_action(game: Any, state: Any, rng: Any) -> Iterator[Thought]:
    yield Thought(game.legal_actions(state)[0])


def cheat(game: Any, state: Any, rng: Any) -> Iterator[Thought]:
    yield Thought(-1)
