"""Mutated saves, packed saves and positions through the bridge: each is refused by a code, or is a good one.

None may raise, take the match from the table, or come out as something that can't be loaded again.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from combinations import COMBINATIONS
from test_links import random_match

from pyengine.bridge import Session

GARBAGE: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 5, 99, 2**31, 2**53, 2**64, -(2**64), 10**400, 0.5, 1e308),
    *(
        "",
        "x",
        "azul",
        "axio",
        "F1 blue 2",
        "C red floor",
        "swap",
        "draw",
        "centre",
        "marker",
        "tile",
        "over",
    ),
    *("<img src=x onerror=alert(1)>", "\u202e\u0000\ud7ff", "𝔘𝔫𝔦", "A" * 5_000, "__class__", "constructor"),
    *([], {}, [[]], [None], [0] * 50, {"colour": "blue", "count": 2}, {"__proto__": {"over": True}}),
]


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every part of a JSON value."""
    found = [at]
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*at, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            found += places(value[index], (*at, index))
    return found


def mutated(value: Any, chance: random.Random) -> Any:
    """One part changed: replaced, taken out, doubled, swapped, or a text or a number altered a little."""
    value = copy.deepcopy(value)
    *way, last = chance.choice(places(value)[1:])
    holder = value
    for step in way:
        holder = holder[step]
    part = holder[last]
    kind = chance.randrange(6)
    if kind == 0:
        del holder[last]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(last, part)
    elif kind == 2:
        other = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        holder[last], holder[other] = holder[other], part
    elif kind == 3 and isinstance(part, str) and part:
        index = chance.randrange(len(part))
        flipped = chr(ord(part[index]) ^ 1 << chance.randrange(6))
        holder[last] = chance.choice([part[:index], part[:index] + flipped + part[index + 1 :]])
    elif kind == 4 and type(part) is int:
        holder[last] = part + chance.choice([-2, -1, 1, 2])
    else:
        holder[last] = chance.choice(GARBAGE)
    return value


def victims(kind: str) -> list[Any]:
    """Whole matches of every game and option, in the shape to mutate."""
    found = []
    for seed, combination in enumerate(COMBINATIONS):
        match = random_match(combination, seed, most=6 + 7 * (seed % 5))
        save = match.save() | {"seats": [{"kind": "human", "name": "Anna"}] * match.options["players"]}
        position = {**save, "actions": [], "position": match.game.position(match.state)}
        found.append({"save": save, "packed": match.packed() | {"at": 3}, "position": position}[kind])
    return found


@pytest.mark.parametrize("kind", ["save", "packed", "position"])
@pytest.mark.parametrize("part", range(4))
def test_no_mutated_save_gets_through(kind: str, part: int, sample: Callable[[int, int], int]) -> None:
    chance = random.Random(f"{kind} {part}")
    session = Session()
    session.handle('{"id": 0, "type": "new", "game": "azul", "seed": 5}')
    table, before = session.match, session.handle('{"id": 0, "type": "save"}')
    kept = 0
    originals = victims(kind)
    for number in range(sample(600, 30)):
        save = chance.choice(originals)
        for _ in range(chance.choice([1, 1, 1, 2, 5])):
            save = mutated(save, chance)
        text = json.dumps({"id": number, "type": "inspect", "save": save})
        if chance.random() < 0.1:  # not even JSON any more
            text = text[: chance.randrange(len(text))]
        reply = json.loads(json.dumps(session.handle(text)))
        if "error" in reply:
            assert set(reply["error"]) == {"code", "params"}
            assert reply["error"]["code"]
        else:
            kept += 1
            again = {"id": number, "type": "inspect", "save": reply["result"]["save"]}
            assert session.handle(json.dumps(again))["result"]["save"] == reply["result"]["save"]
        assert session.match is table
    assert session.handle('{"id": 0, "type": "save"}') == before
    assert kept < number
