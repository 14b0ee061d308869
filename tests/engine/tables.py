"""Azul positions in a few words: what is not named is empty, and the bag holds all other tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pyengine.core.events import EventLog
from pyengine.games import GAMES

FACTORIES = {2: 5, 3: 7, 4: 9}


def board(
    score: int = 0,
    lines: dict[int, str] | None = None,
    wall: dict[tuple[int, int], str] | None = None,
    floor: str = "",
    slot: str | None = None,
) -> dict[str, Any]:
    """Lines and cells by their numbers from 1: `lines={4: "blue blue"}`, `wall={(2, 3): "red"}`."""
    rows: list[list[str | None]] = [[None] * 5 for _ in range(5)]
    for (row, column), colour in (wall or {}).items():
        rows[row - 1][column - 1] = colour
    contents = [(lines or {}).get(number, "").split() for number in range(1, 6)]
    return {
        "score": score,
        "lines": [{"colour": tiles[0] if tiles else None, "count": len(tiles)} for tiles in contents],
        "wall": rows,
        "floor": floor.split(),
        "slot": slot,
    }


def table(
    *boards: dict[str, Any],
    game: str = "azul",
    players: int = 2,
    factories: dict[int, str] | None = None,
    effects: dict[int, str] | None = None,
    centre: str = "",
    lid: str = "",
    bag: str | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position. With `bag` given, the lid holds all other tiles instead."""
    colours = GAMES[game].colours  # type: ignore[attr-defined]
    options: dict[str, Any] = {"players": players, "first_player": None, "wall": "coloured"}
    if game == "chocolatier":
        options["special_factories"] = effects is not None
    options |= {key: fields.pop(key) for key in list(fields) if key in options}
    position: dict[str, Any] = {
        "game": game,
        "options": options,
        "round": 1,
        "phase": "draft",
        "to_move": 0,
        "first_player": 0,
        "marker": "centre",
        "factories": [
            {
                "tiles": sorted((factories or {}).get(n, "").split(), key=colours.index),
                "effect": (effects or {}).get(n),
            }
            for n in range(1, FACTORIES[players] + 1)
        ],
        "centre": sorted(centre.split(), key=colours.index),
        "players": [*boards, *(board() for _ in range(players - len(boards)))],
    }
    position |= {key: value for key, value in fields.items() if key != "first"}
    if "first" in fields:
        position["first_player"] = fields["first"]
    named = Counter(lid.split() if bag is None else bag.split())
    others = Counter(dict.fromkeys(colours, 20)) - on_table(position) - named
    if bag is None:
        position["lid"], position["bag"] = counted(named, colours), counted(others, colours)
    else:
        position["bag"], position["lid"] = counted(named, colours), counted(others, colours)
    return position


def counted(tiles: Counter[str], colours: tuple[str, ...]) -> dict[str, int]:
    return {colour: tiles[colour] for colour in colours}


def on_table(position: dict[str, Any]) -> Counter[str]:
    """All tiles of a position outside bag and lid, counted without the engine's help."""
    tiles = Counter(position["centre"])
    for factory in position["factories"]:
        tiles.update(factory["tiles"])
    for each in position["players"]:
        for line in each["lines"]:
            tiles[line["colour"]] += line["count"]
        for row in each["wall"]:
            tiles.update(row)
        tiles.update(each["floor"])
        tiles[each["slot"]] += 1
    pending = position.get("pending")
    if pending:
        tiles.update(pending["tiles"])
        tiles[pending["taken"]["colour"]] += pending["taken"]["count"]
    for nothing in (None, "marker", "empty"):
        del tiles[nothing]
    return tiles


class Play:
    """A game from a position, played in notation."""

    def __init__(self, position: dict[str, Any], seed: int = 1) -> None:
        self.game = GAMES[position["game"]]
        self.state = self.game.from_position(position, seed)
        self.events = EventLog()

    def __call__(self, *texts: str) -> Play:
        """Play actions; the events are those of the last one."""
        for text in texts:
            self.events = EventLog()
            self.game.apply(self.state, self.game.read(self.state, text), self.events)
        return self

    @property
    def position(self) -> dict[str, Any]:
        return self.game.position(self.state)

    @property
    def options(self) -> list[str]:
        return [self.game.write(self.state, action) for action in self.game.legal_actions(self.state)]

    def board(self, player: int = 0) -> dict[str, Any]:
        return self.position["players"][player]  # type: ignore[no-any-return]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["type"] == kind]
