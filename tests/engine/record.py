"""Writes perft files, golden games, decisions, matches and messages anew: `python tests/engine/record.py`."""

from __future__ import annotations

import json
import random
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
PERFT = HERE / "perft"
GOLDEN = HERE / "golden"
MESSAGES = GOLDEN / "messages.json"
DECISIONS = GOLDEN / "decisions.json"
MATCHES = GOLDEN / "matches.json"
DECIDE_AFTER = (0, 7, 24)
"""Actions of a quick game before a recorded decision."""

MATCH_SEEDS = range(1, 5)

MOST_LEAVES = 12_000


@dataclass(frozen=True)
class Case:
    """After these actions from this seed there are `count` sequences of `depth` actions."""

    seed: int
    actions: list[str]
    depth: int
    count: int


def read_perft(path: Path) -> list[Case]:
    """Lines of `seed | actions | depth | count`; the actions are separated by commas."""
    cases = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            seed, actions, depth, count = (part.strip() for part in line.split("|"))
            cases.append(
                Case(int(seed), [text for text in actions.split(", ") if text], int(depth), int(count))
            )
    return cases


def main() -> None:
    sys.path[:0] = [str(HERE), str(HERE.parent.parent)]
    from combinations import COMBINATIONS, name_of

    for folder in (PERFT, GOLDEN):
        folder.mkdir(exist_ok=True)
    for combination in COMBINATIONS:
        name, options = combination
        path = f"{name_of(combination)}.txt"
        (PERFT / path).write_text("\n".join(perft_lines(name, options)) + "\n", encoding="utf-8")
        (GOLDEN / path).write_text("\n".join(golden_lines(name, options)) + "\n", encoding="utf-8")
        print(path)
    recorded = {name_of(combination): decisions(*combination) for combination in COMBINATIONS}
    DECISIONS.write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")
    print(DECISIONS.name)
    played = {name_of(combination): matches(*combination) for combination in COMBINATIONS}
    MATCHES.write_text(json.dumps(played, indent=1) + "\n", encoding="utf-8")
    print(MATCHES.name)
    MESSAGES.write_text(json.dumps(messages(), indent=1) + "\n", encoding="utf-8")
    print(MESSAGES.name)


def random_texts(name: str, options: dict, seed: int, most: int) -> list[str]:
    from pyengine.games import GAMES

    game = GAMES[name]
    chance = random.Random(seed)
    state = game.new(options, seed)
    texts = []
    while game.legal_actions(state) and len(texts) < most:
        action = chance.choice(game.legal_actions(state))
        texts.append(game.write(state, action))
        game.apply(state, action)
    return texts


def perft_lines(name: str, options: dict) -> list[str]:
    from pyengine.games import GAMES
    from pyengine.perft import perft

    game = GAMES[name]
    lines = [f"# {name} {json.dumps(options)}: seed | actions | depth | count"]
    for seed, most in ((1, 0), (2, 6), (3, 25), (4, 45)):
        texts = random_texts(name, options, seed, most)
        state = game.new(options, seed)
        for text in texts:
            game.apply(state, game.read(state, text))
        depth, count = 1, perft(game, state, 1)
        while depth < 4 and count and count * len(game.legal_actions(state)) <= MOST_LEAVES:
            depth += 1
            count = perft(game, state, depth)
        lines.append(f"{seed} | {', '.join(texts)} | {depth} | {count}")
    return lines


def golden_lines(name: str, options: dict) -> list[str]:
    from pyengine.games import GAMES
    from pyengine.replay import replay

    save = {
        "game": name,
        "rules_version": GAMES[name].rules_version,
        "options": options,
        "seed": 7,
        "actions": random_texts(name, options, 7, 5_000),
    }
    return [json.dumps(save), *replay(save)]


def decisions(name: str, options: dict) -> dict[str, list[str]]:
    """What each level does at some moments: a seed and a node limit decide, whatever Python runs it."""
    from pyengine.agents import LEVELS, choose
    from pyengine.games import GAMES

    game = GAMES[name]
    state = game.new(options, 7)
    found: dict[str, list[str]] = {level: [] for level in LEVELS}
    for at in range(max(DECIDE_AFTER) + 1):
        if at in DECIDE_AFTER:
            for level, texts in found.items():
                texts.append(game.write(state, choose(game, state, level, nodes=300, seed=at)))
        actions = game.shortlist(state)
        game.apply(state, actions[len(actions) // 3])
    return found


def matches(name: str, options: dict) -> list[str]:
    """Matches of the levels that decide by a hair's breadth: seed, results, a checksum of all actions."""
    from pyengine.agents import choose
    from pyengine.core.game import OVER
    from pyengine.games import GAMES

    game = GAMES[name]
    played = []
    for seed in MATCH_SEEDS:
        state = game.new(options, seed)
        actions: list[str] = []
        while (player := game.to_move(state)) != OVER:
            level = ("casual", "beginner")[(player + seed) % 2]
            action = choose(game, state, level, nodes=1_000, seed=seed + len(actions))
            actions.append(game.write(state, action))
            game.apply(state, action)
        checksum = zlib.crc32(", ".join(actions).encode())
        played.append(f"{seed}: {game.scores(state)} after {len(actions)} actions, {checksum:08x}")
    return played


def messages() -> dict:
    """A conversation with the bridge, reply by reply: what page and engine must agree on."""
    from pyengine.bridge import Session

    first = (GOLDEN / "azul-2-coloured.txt").read_text(encoding="utf-8").splitlines()[0]
    save = json.loads(first)
    last = save["actions"].pop()
    session = Session()
    replies: dict = {}

    def ask(name: str, **request: object) -> dict:
        reply = session.handle(json.dumps({"id": len(replies) + 1, **request}))
        replies[name] = {"request": request, "reply": reply}
        return reply

    hello = ask("hello", type="hello")["result"]
    # The versions of the engine and of Python say nothing about the messages.
    hello["version"] = hello["python"] = ""
    turn = ask("load", type="load", save=save)["result"]
    (action,) = (face["id"] for face in turn["actions"] if face["text"] == last)
    ask("preview", type="preview", rev=turn["rev"], action=action)
    ask("play", type="play", rev=turn["rev"], action=action)
    ask("stale", type="undo", rev=turn["rev"])
    ask("undo", type="undo", rev=turn["rev"] + 1)
    ask("think", type="think", rev=turn["rev"] + 2, level="casual")
    ask("cancel", type="cancel")
    ask("save", type="save")
    short = save | {"actions": save["actions"][:2], "at": 1}
    ask("pack", type="pack", save=short)
    ask("inspect", type="inspect", save=short)
    ask("unknown", type="sing")
    return replies


if __name__ == "__main__":
    main()
