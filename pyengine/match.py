"""A match: a game with its options, seed and seats, the actions played, undo, save and load.

The state after every action is kept, so that going back is picking one. All checks of what a
caller asks for are here; the rules below trust their arguments.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from pyengine.agents import HINT, LEVELS, TIMES, agent_for
from pyengine.core.agent import Agent, Thought
from pyengine.core.dense import Packed, pack
from pyengine.core.errors import EngineError, IllegalAction, InvalidPosition, InvalidSave
from pyengine.core.events import Event, EventLog
from pyengine.core.game import OVER, Game, Json
from pyengine.core.options import check_options
from pyengine.core.rng import Rng
from pyengine.games import GAMES

MOST_ACTIONS = 5_000
"""No match comes near it; it keeps hostile saves from running for ever."""

LARGEST_SEED = 2**53 - 1
LARGEST_SEATS = 4_096


def game_named(name: Any) -> Game[Any]:
    if not isinstance(name, str) or name not in GAMES:
        raise EngineError("unknown_game", game=name if isinstance(name, str) else None)
    return GAMES[name]


def catalogue() -> Json:
    """What can be played: the games with their options, the default first, and the levels."""
    games = [
        {
            "id": game.id,
            "rules_version": game.rules_version,
            "options": [{"name": option.name, "values": list(option.values)} for option in game.options],
        }
        for game in GAMES.values()
    ]
    return {"games": games, "levels": list(LEVELS), "times": dict(TIMES)}


class Match:
    """One match. `rev` changes with everything that changes it.

    It begins with a deal, or with a position; then the seed decides only what is still to be drawn.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seed: int,
        seats: Any = None,
        rev: int = 0,
        position: Any = None,
    ) -> None:
        self.game = game
        self.options = check_options(game.options, options)
        self.seed = _checked_seed(seed)
        self.seats = _checked_seats(seats)
        self.rev = rev
        self.start: Json | None = None
        if position is None:
            self._states = [game.new(self.options, seed)]
        else:
            self._states = [game.from_position(position, seed)]
            self.start = game.position(self._states[0])
            if self.start["options"] != self.options:
                raise InvalidPosition("invalid_field", place="options")
        self._actions: list[int] = []
        self._played = 0

    @classmethod
    def from_save(cls, save: Any, rev: int = 0) -> Match:
        """Replay a save, and go to the moment that it names.

        One of older rules goes on if all of it is possible under the present ones. Raises InvalidSave;
        `index` says which action failed.
        """
        if not isinstance(save, Mapping):
            raise InvalidSave("invalid_save", field="save")
        for name in ("game", "rules_version", "options", "seed", "actions"):
            if name not in save:
                raise InvalidSave("invalid_save", field=name)
        game = game_named(save["game"])
        version = save["rules_version"]
        if type(version) is not int or version < 0:
            raise InvalidSave("invalid_save", field="rules_version")
        if version > game.rules_version:
            raise InvalidSave("unsupported_rules_version", game=game.id, expected=game.rules_version)
        try:
            match = cls(game, save["options"], save["seed"], save.get("seats"), rev, save.get("position"))
            match._replay(save["actions"])
            match._go_to(save.get("at"))
        except EngineError as error:
            if version == game.rules_version:
                raise
            raise InvalidSave("outdated_rules_version", game=game.id, reason=error.code) from error
        return match

    def _replay(self, actions: Any) -> None:
        """Play what a save lists: texts in notation, or all of them packed in one."""
        if isinstance(actions, str):
            self._unpack(actions)
        elif isinstance(actions, list) and len(actions) <= MOST_ACTIONS:
            for index, text in enumerate(actions):
                self._push(self._read(index, text))
        else:
            raise InvalidSave("invalid_save", field="actions")

    def _read(self, index: int, text: Any) -> int:
        if not isinstance(text, str):
            raise InvalidSave("invalid_save", field="actions", index=index)
        try:
            return self.game.read(self.state, text)
        except IllegalAction as error:
            raise InvalidSave("invalid_save", field="actions", index=index, reason=error.code) from error

    def _unpack(self, text: str) -> None:
        try:
            packed = Packed(text)
            if packed.count > MOST_ACTIONS:
                raise ValueError("too many")
            for _ in range(packed.count):
                legal = self.game.legal_actions(self.state)
                if not legal:
                    raise ValueError("already over")
                self._push(legal[packed.take(len(legal))])
            packed.close(self.texts())
        except ValueError as error:
            raise InvalidSave("invalid_save", field="actions") from error

    def _go_to(self, moves: Any) -> None:
        """Undo down to a moment; None: the last one."""
        if moves is None:
            return
        if type(moves) is not int or not 0 <= moves <= self._played:
            raise InvalidSave("invalid_save", field="at")
        self._played = moves

    # --- where it stands ----------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self._states[self._played]

    @property
    def moves(self) -> int:
        """How many actions have been played."""
        return self._played

    @property
    def to_move(self) -> int:
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_move == OVER

    def texts(self) -> list[str]:
        """The actions played, in notation."""
        return self._all_texts()[: self._played]

    def _all_texts(self) -> list[str]:
        return [self.game.write(state, action) for state, action in self._steps()]

    def _steps(self) -> Iterator[tuple[Any, int]]:
        """Each action, the undone ones too, with the state before it."""
        return zip(self._states, self._actions, strict=False)

    def save(self) -> Json:
        """What has been played; what was undone is left out."""
        save: Json = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "options": self.options,
            "seed": self.seed,
            "actions": self.texts(),
        }
        if self.seats is not None:
            save["seats"] = self.seats
        if self.start is not None:
            save["position"] = self.start
        return save

    def whole_save(self) -> Json:
        """A save with what was undone; `at` says how far the match has come, if not to the end."""
        save = self.save() | {"actions": self._all_texts()}
        return save if self._played == len(self._actions) else save | {"at": self._played}

    def packed(self) -> Json:
        """The whole save with all actions in one short text, for a link."""
        choices = []
        for state, action in self._steps():
            legal = self.game.legal_actions(state)
            choices.append((legal.index(action), len(legal)))
        return self.whole_save() | {"actions": pack(choices, self._all_texts())}

    def story(self) -> list[Json]:
        """Every action, the undone ones too: who, what, and what happened."""
        entries = []
        for state, action in self._steps():
            after, events = self.game.clone(state), EventLog()
            self.game.apply(after, action, events)
            face = self.game.describe(state, action)
            face.pop("preview", None)
            entries.append({"player": self.game.to_move(state), "action": face, "events": events})
        return entries

    def beginning(self) -> Any:
        """The state before the first action, to replay it from."""
        return self.game.clone(self._states[0])

    def turn(self, events: list[Event], viewer: int | None) -> Json:
        """All that is needed to draw, to animate and to choose next."""
        game, state = self.game, self.state
        # What a player can do tells what is in their hand.
        may_choose = viewer is None or viewer == self.to_move
        actions = game.legal_actions(state) if may_choose else []
        return {
            "rev": self.rev,
            "view": game.view(state, viewer),
            "actions": [game.describe(state, action) for action in actions],
            "events": events,
            "played": self.played(),
            "to_move": None if self.is_over else self.to_move,
            "over": self.is_over,
            "winners": game.winners(state) if self.is_over else None,
            "moves": self._played,
            "undoable": self._played > 0,
            "redoable": self._played < len(self._actions),
        }

    def played(self) -> Json | None:
        """The action that led here, as the page sees it; None at the beginning. Actions are public."""
        if not self._played:
            return None
        return self.game.describe(self._states[self._played - 1], self._actions[self._played - 1])

    def view_at(self, moves: int, viewer: int | None) -> Json:
        """What could be seen after so many actions, of those played or undone."""
        if not 0 <= moves < len(self._states):
            raise EngineError("invalid_message", field="at")
        return self.game.view(self._states[moves], viewer)

    # --- what changes it ----------------------------------------------------------------------

    def play(self, action: int, rev: int) -> list[Event]:
        """Play a legal action; what had been undone is forgotten. Returns the events."""
        self.check(rev)
        if self.is_over:
            raise IllegalAction("match_over")
        if action not in self.game.legal_actions(self.state):
            raise IllegalAction("illegal_action", action=action)
        events = self._push(action)
        self.rev += 1
        return events

    def _push(self, action: int) -> list[Event]:
        state = self.game.clone(self.state)
        events = EventLog()
        self.game.apply(state, action, events)
        del self._states[self._played + 1 :]
        del self._actions[self._played :]
        self._states.append(state)
        self._actions.append(action)
        self._played += 1
        return events

    def undo(self, steps: int, rev: int) -> None:
        self.check(rev)
        if not 0 < steps <= self._played:
            raise EngineError("nothing_to_undo")
        self._played -= steps
        self.rev += 1

    def redo(self, steps: int, rev: int) -> list[Event]:
        """Play again what was undone. Returns the events of the last step."""
        self.check(rev)
        if not 0 < steps <= len(self._actions) - self._played:
            raise EngineError("nothing_to_redo")
        self._played += steps
        self.rev += 1
        events = EventLog()
        before = self.game.clone(self._states[self._played - 1])
        self.game.apply(before, self._actions[self._played - 1], events)
        return events

    def check(self, rev: int) -> None:
        if rev != self.rev:
            raise EngineError("stale_revision", rev=self.rev)

    # --- opponents ----------------------------------------------------------------------------

    def think(self, level: str, seed: int | None = None) -> Iterator[Thought]:
        """Thoughts of an opponent on the decision now due. A seed makes them repeatable."""
        return self._thoughts(agent_for(level), seed)

    def hint(self) -> Iterator[Thought]:
        """Thoughts of the strongest opponent, with values for the best alternatives."""
        return self._thoughts(HINT, None)

    def _thoughts(self, agent: Agent, seed: int | None) -> Iterator[Thought]:
        if self.is_over:
            raise IllegalAction("match_over")
        rng = Rng(self.seed + 7919 * self._played if seed is None else seed)
        return agent(self.game, self.game.clone(self.state), rng)


def _checked_seed(seed: Any) -> int:
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise EngineError("invalid_message", field="seed")
    return seed


def _checked_seats(seats: Any) -> Any:
    """Names and levels belong to the page; they are only carried along."""
    if seats is not None and (not isinstance(seats, list) or len(json.dumps(seats)) > LARGEST_SEATS):
        raise EngineError("invalid_message", field="seats")
    return seats
