"""A match as readable lines: each action in notation, below it what happened.

For bug reports, golden games and `python -m pyengine replay`. Facts only, no sentences.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from pyengine.core.errors import InvalidSave
from pyengine.core.events import Event, EventLog
from pyengine.core.game import OVER
from pyengine.match import Match

FORMAT = "tesserae"
VERSION = 1
"""Of the files that the page exports: web/state/FORMAT.md."""


def saves_of(content: Any) -> list[Any]:
    """The saves of a file: a single one, or all of an exported file. Raises InvalidSave."""
    if not isinstance(content, Mapping) or "format" not in content:
        return [content]
    if content["format"] != FORMAT or content.get("version") != VERSION:
        raise InvalidSave("unsupported_format", version=content.get("version"), expected=VERSION)
    matches = content.get("matches")
    if not isinstance(matches, list):
        raise InvalidSave("invalid_save", field="matches")
    return matches


def replay(save: Mapping[str, Any]) -> Iterator[str]:
    """The lines of a save. Raises InvalidSave before the first one."""
    match = Match.from_save(save)
    game = match.game
    state = match.beginning()
    for number, text in enumerate(match.texts(), 1):
        log = EventLog()
        yield f"{number}. player {game.to_move(state)}: {text}"
        game.apply(state, game.read(state, text), log)
        for event in log:
            yield f"    {told(event)}"
    scores = ", ".join(str(score) for score in game.scores(state))
    yield f"scores: {scores}"
    if game.to_move(state) == OVER:
        yield f"winners: {', '.join(str(player) for player in game.winners(state))}"


def told(event: Event) -> str:
    facts = " ".join(f"{name}={_brief(value)}" for name, value in event.items() if name != "type")
    return f"{event['type']} {facts}"


def _brief(value: Any) -> str:
    """A fact without spaces and quotes, so that a line reads at a glance."""
    return json.dumps(value, separators=(",", ":")).replace('"', "")
