"""The bridge to the page: JSON text in, JSON text out.

`handle(text)` answers at once; `step(ms)` advances the running search. A reply is one of
`{id, result}`, `{id, error: {code, params}}`, `{id, progress}`, and carries `cancelled: id` when
it has dropped a search. An error changes nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NoReturn

import pyengine
from pyengine.core.agent import Thought
from pyengine.core.errors import EngineError, InvalidMessage
from pyengine.core.events import Event
from pyengine.core.game import ONLOOKER, Json
from pyengine.core.plain_json import read_json
from pyengine.match import Match, catalogue, game_named

LARGEST_MESSAGE = 1 << 20
DEFAULT_MS = 1_000
MOST_MS = 600_000


@dataclass(slots=True)
class Search:
    """A search under way: its thoughts, and what is left of its limits."""

    id: Any
    thoughts: Iterator[Thought]
    ms: float
    nodes: int | None
    is_hint: bool
    best: Thought | None = None
    is_done: bool = False

    def advance(self, ms: float) -> None:
        """Think on for about `ms` milliseconds, or until the search or its limits end."""
        start = perf_counter()
        spent = 0.0
        while not self.is_done and spent < ms:
            thought = next(self.thoughts, None)
            spent = (perf_counter() - start) * 1000
            if thought is None:
                self.is_done = True
            else:
                self.best = thought
                self.is_done = self.nodes is not None and thought.nodes >= self.nodes
            if self.best is not None and spent >= self.ms:
                self.is_done = True
        self.ms -= spent


class Session:
    """One match at a time, and at most one search."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.search: Search | None = None
        self.rev = 0
        self.requests: dict[str, Callable[[Json], Json]] = {
            "hello": self.hello,
            "new": self.new,
            "load": self.load,
            "play": self.play,
            "undo": self.undo,
            "redo": self.redo,
            "turn": self.turn,
            "think": self.think,
            "hint": self.hint,
            "cancel": self.cancel,
            "preview": self.preview,
            "position": self.position,
            "save": self.save,
            "view": self.view,
            "inspect": self.inspect,
            "pack": self.pack,
        }

    # --- the two doors ------------------------------------------------------------------------

    def handle(self, text: str) -> Json:
        running = self.search
        request_id = None
        try:
            message = _parsed(text)
            request_id = message.get("id")
            if type(request_id) is not int:
                request_id = None
                raise InvalidMessage("invalid_message", field="id")
            kind = message.get("type")
            if not isinstance(kind, str) or kind not in self.requests:
                raise InvalidMessage("unknown_type", type=kind if isinstance(kind, str) else None)
            reply = {"id": request_id, **self.requests[kind](message)}
        except EngineError as error:
            return _refusal(request_id, error)
        if running is not None and self.search is not running:
            reply["cancelled"] = running.id
        return reply

    def step(self, ms: float) -> Json:
        search = self.search
        if search is None:
            return {}
        search.advance(ms)
        best = search.best
        if best is None:
            return {"id": search.id, "progress": {"nodes": 0}}
        if not search.is_done:
            return {"id": search.id, "progress": _thought_face(best)}
        self.search = None
        return {"id": search.id, "result": self._conclusion(search, best)}

    def _conclusion(self, search: Search, best: Thought) -> Json:
        match = self._match()
        game, state = match.game, match.state
        result = {"rev": match.rev, "text": game.write(state, best.action), **_thought_face(best)}
        if search.is_hint:
            result["preview"] = game.preview(state, best.action)
            result["reasons"] = game.explain(state, best.action)
            result["alternatives"] = [
                {
                    "action": action,
                    "text": game.write(state, action),
                    "value": round(value, 2),
                    "reasons": game.explain(state, action),
                }
                for action, value in best.ranking
                if action != best.action
            ]
        return result

    # --- requests -----------------------------------------------------------------------------

    def hello(self, message: Json) -> Json:
        python = ".".join(str(part) for part in sys.version_info[:3])
        return _result(version=pyengine.__version__, python=python, **catalogue())

    def new(self, message: Json) -> Json:
        game = game_named(message.get("game"))
        seed = _whole(message, "seed", None)
        position = message.get("position")
        # A position says what it was dealt with; options beside it may be left out.
        dealt: Any = position.get("options", {}) if isinstance(position, dict) else {}
        options = message.get("options", dealt)
        match = Match(game, options, seed, message.get("seats"), self.rev + 1, position)
        return self._begin(match, message)

    def load(self, message: Json) -> Json:
        return self._begin(Match.from_save(message.get("save"), self.rev + 1), message)

    def _begin(self, match: Match, message: Json) -> Json:
        reply = {"result": match.turn([], _viewer(match, message))}
        self.match = match
        self.rev = match.rev
        self.search = None
        return reply

    def play(self, message: Json) -> Json:
        match = self._match()
        action = _whole(message, "action", None)
        rev = _whole(message, "rev", None)
        return self._changed(message, lambda: match.play(action, rev))

    def undo(self, message: Json) -> Json:
        match = self._match()
        steps = _whole(message, "steps", 1)
        rev = _whole(message, "rev", None)

        def change() -> list[Event]:
            match.undo(steps, rev)
            return []

        return self._changed(message, change)

    def redo(self, message: Json) -> Json:
        match = self._match()
        steps = _whole(message, "steps", 1)
        rev = _whole(message, "rev", None)
        return self._changed(message, lambda: match.redo(steps, rev))

    def _changed(self, message: Json, change: Callable[[], list[Event]]) -> Json:
        match = self._match()
        _viewer(match, message)
        events = change()
        self.rev = match.rev
        self.search = None
        return {"result": match.turn(events, _viewer(match, message))}

    def turn(self, message: Json) -> Json:
        """The Turn that is on the table, for other eyes. It changes nothing."""
        match = self._match()
        match.check(_whole(message, "rev", None))
        return {"result": match.turn([], _viewer(match, message))}

    def think(self, message: Json) -> Json:
        match = self._match()
        match.check(_whole(message, "rev", None))
        seed = _whole(message, "seed", -1)
        thoughts = match.think(str(message.get("level")), None if seed < 0 else seed)
        return self._start(message, thoughts, is_hint=False)

    def hint(self, message: Json) -> Json:
        match = self._match()
        match.check(_whole(message, "rev", None))
        return self._start(message, match.hint(), is_hint=True)

    def _start(self, message: Json, thoughts: Iterator[Thought], *, is_hint: bool) -> Json:
        ms = _whole(message, "ms", DEFAULT_MS)
        nodes = _whole(message, "nodes", 0)
        if not 0 <= ms <= MOST_MS or nodes < 0:
            _refuse("ms" if nodes >= 0 else "nodes")
        self.search = Search(message["id"], thoughts, ms, nodes or None, is_hint)
        return {"progress": {"nodes": 0}}

    def cancel(self, message: Json) -> Json:
        self.search = None
        return _result()

    def preview(self, message: Json) -> Json:
        match = self._match()
        match.check(_whole(message, "rev", None))
        action = _whole(message, "action", None)
        if action not in match.game.legal_actions(match.state):
            raise EngineError("illegal_action", action=action)
        return _result(preview=match.game.preview(match.state, action))

    def position(self, message: Json) -> Json:
        match = self._match()
        return _result(position=match.game.position(match.state))

    def save(self, message: Json) -> Json:
        return _result(save=self._match().save())

    def view(self, message: Json) -> Json:
        match = self._match()
        match.check(_whole(message, "rev", None))
        at = _whole(message, "at", match.moves)
        return _result(view=match.view_at(at, _viewer(match, message)))

    # --- about saves that are not on the table ------------------------------------------------

    def inspect(self, message: Json) -> Json:
        """What a save holds: itself, whole and in notation, how it stands, and its story."""
        match = Match.from_save(message.get("save"))
        return _result(
            save=match.whole_save(),
            position=match.game.position(match.state),
            view=match.game.view(match.state, _viewer(match, message)),
            moves=match.moves,
            over=match.is_over,
            winners=match.game.winners(match.state) if match.is_over else None,
            story=match.story(),
            is_outdated=message["save"]["rules_version"] != match.game.rules_version,
        )

    def pack(self, message: Json) -> Json:
        return _result(save=Match.from_save(message.get("save")).packed())

    def _match(self) -> Match:
        if self.match is None:
            raise EngineError("no_match")
        return self.match


def _parsed(text: str) -> Json:
    if len(text) > LARGEST_MESSAGE:
        raise InvalidMessage("message_too_large", limit=LARGEST_MESSAGE)
    try:
        message = read_json(text)
    except ValueError as error:
        raise InvalidMessage("invalid_json") from error
    if not isinstance(message, dict):
        _refuse("message")
    return message


def _refuse(field: str) -> NoReturn:
    raise InvalidMessage("invalid_message", field=field)


def _whole(message: Json, field: str, default: int | None) -> int:
    """A whole number of a message; without a default it must be there."""
    value = message.get(field, default)
    if type(value) is not int:
        _refuse(field)
    return value


def _viewer(match: Match, message: Json) -> int | None:
    """Whose eyes: as the page says, else the player to move, else (the match is over) everybody's.

    A player's index, ONLOOKER (-1) for what all may see, null for everything.
    """
    if "viewer" not in message:
        return None if match.is_over else match.to_move
    viewer = message["viewer"]
    players = len(match.game.scores(match.state))
    if viewer is not None and (type(viewer) is not int or not ONLOOKER <= viewer < players):
        _refuse("viewer")
    return viewer


def _thought_face(thought: Thought) -> Json:
    return {
        "action": thought.action,
        "value": round(thought.value, 2),
        "nodes": thought.nodes,
        "depth": thought.depth,
    }


def _result(**facts: Any) -> Json:
    return {"result": facts}


def _refusal(request_id: int | None, error: EngineError) -> Json:
    return {"id": request_id, "error": {"code": error.code, "params": error.params}}


_session = Session()


def handle(text: str) -> str:
    """Answer one message."""
    return json.dumps(_session.handle(text))


def step(ms: float) -> str:
    """Advance the running search by about `ms` milliseconds; `{}` when there is none."""
    return json.dumps(_session.step(ms))
