"""The bridge: a match in messages, searches in slices, garbage."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyengine.bridge import LARGEST_MESSAGE, Session


class Page:
    """The other side of the bridge."""

    def __init__(self) -> None:
        self.session = Session()
        self.last_id = 0

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        self.last_id += 1
        text = json.dumps({"id": self.last_id, "type": type, **fields})
        reply = json.loads(json.dumps(self.session.handle(text)))
        assert reply["id"] == self.last_id
        return reply  # type: ignore[no-any-return]

    def get(self, type: str, **fields: Any) -> dict[str, Any]:
        return self.ask(type, **fields)["result"]  # type: ignore[no-any-return]

    def code(self, type: str, **fields: Any) -> str:
        return self.ask(type, **fields)["error"]["code"]  # type: ignore[no-any-return]

    def finish(self) -> dict[str, Any]:
        """Step until the search answers."""
        while True:
            reply = self.session.step(5)
            if "result" in reply:
                return json.loads(json.dumps(reply))  # type: ignore[no-any-return]
            assert set(reply) == {"id", "progress"}


@pytest.fixture
def page() -> Page:
    return Page()


def begin(page: Page, **fields: Any) -> dict[str, Any]:
    return page.get("new", **({"game": "azul", "seed": 5} | fields))


def test_hello_lists_the_games_and_their_options(page: Page) -> None:
    hello = page.get("hello")
    games = {game["id"]: game for game in hello["games"]}
    assert {"azul", "chocolatier"} <= set(games)
    assert {"name": "wall", "values": ["coloured", "free"]} in games["azul"]["options"]
    assert hello["levels"]


def test_a_whole_match_in_messages(page: Page) -> None:
    turn = begin(page)
    revisions = [turn["rev"]]
    while not turn["over"]:
        turn = page.get("play", action=turn["actions"][0]["id"], rev=turn["rev"])
        revisions.append(turn["rev"])
        assert turn["events"]
    assert revisions == sorted(set(revisions))
    assert turn["winners"] is not None
    save = page.get("save")["save"]
    loaded = page.get("load", save=save)
    assert loaded["view"] == turn["view"]
    assert loaded["rev"] > turn["rev"], "a revision is never used twice"


def test_a_match_begins_with_a_position_and_its_options(page: Page) -> None:
    begin(page, options={"wall": "free"})
    position = page.get("position")["position"]
    turn = begin(page, seed=8, position=position)
    assert page.get("position")["position"] == position
    assert turn["view"]["options"]["wall"] == "free"


def test_a_turn_has_all_its_parts(page: Page) -> None:
    turn = begin(page)
    assert set(turn) == {
        *("rev", "view", "actions", "events", "played", "to_move", "over"),
        *("winners", "moves", "undoable", "redoable"),
    }


def test_undo_and_redo(page: Page) -> None:
    first = begin(page)
    second = page.get("play", action=first["actions"][0]["id"], rev=first["rev"])
    undone = page.get("undo", rev=second["rev"])
    assert undone["view"] == first["view"]
    assert undone["redoable"]
    redone = page.get("redo", rev=undone["rev"])
    assert redone["view"] == second["view"]
    assert redone["events"] == second["events"]
    assert page.code("redo", rev=redone["rev"]) == "nothing_to_redo"
    assert page.code("undo", rev=redone["rev"], steps=9) == "nothing_to_undo"


def test_thinking_ends_with_a_legal_action_and_changes_nothing(page: Page) -> None:
    turn = begin(page)
    started = page.ask("think", level="casual", rev=turn["rev"])
    assert started["progress"] == {"nodes": 0}
    reply = page.finish()
    assert reply["id"] == started["id"]
    assert reply["result"]["rev"] == turn["rev"]
    assert reply["result"]["action"] in [action["id"] for action in turn["actions"]]
    assert page.session.step(5) == {}
    played = page.get("play", action=reply["result"]["action"], rev=turn["rev"])
    assert played["rev"] > turn["rev"]


def test_a_hint_has_a_preview_and_alternatives(page: Page) -> None:
    turn = begin(page)
    page.ask("hint", rev=turn["rev"])
    hint = page.finish()["result"]
    assert hint["preview"]["taken"] > 0
    assert hint["alternatives"]
    assert hint["action"] not in [other["action"] for other in hint["alternatives"]]


def test_cancel_drops_the_search_and_leaves_the_revision(page: Page) -> None:
    turn = begin(page)
    search = page.ask("think", level="casual", rev=turn["rev"])
    reply = page.ask("cancel")
    assert reply["cancelled"] == search["id"]
    assert page.session.step(5) == {}
    assert page.ask("cancel") == {"id": page.last_id, "result": {}}
    assert page.get("save")["save"]["actions"] == []
    assert page.get("play", action=turn["actions"][0]["id"], rev=turn["rev"])


def test_a_newer_search_replaces_the_older(page: Page) -> None:
    turn = begin(page)
    older = page.ask("think", level="casual", rev=turn["rev"])
    newer = page.ask("think", level="casual", rev=turn["rev"])
    assert newer["cancelled"] == older["id"]
    assert page.finish()["id"] == newer["id"]


@pytest.mark.parametrize("change", ["play", "undo", "new", "load"])
def test_what_changes_the_match_drops_the_search(page: Page, change: str) -> None:
    turn = begin(page)
    turn = page.get("play", action=turn["actions"][0]["id"], rev=turn["rev"])
    save = page.get("save")["save"]
    search = page.ask("think", level="casual", rev=turn["rev"])
    fields = {
        "play": {"action": turn["actions"][0]["id"], "rev": turn["rev"]},
        "undo": {"rev": turn["rev"]},
        "new": {"game": "azul", "seed": 1},
        "load": {"save": save},
    }
    assert page.ask(change, **fields[change])["cancelled"] == search["id"]


def test_an_error_does_not_drop_the_search(page: Page) -> None:
    turn = begin(page)
    search = page.ask("think", level="casual", rev=turn["rev"])
    assert "cancelled" not in page.ask("play", action=-5, rev=turn["rev"])
    assert page.finish()["id"] == search["id"]


def test_a_preview_on_demand(page: Page) -> None:
    turn = begin(page)
    action = turn["actions"][0]
    assert page.get("preview", rev=turn["rev"], action=action["id"])["preview"] == action["preview"]
    assert page.code("preview", rev=turn["rev"], action=-1) == "illegal_action"


def test_a_look_back(page: Page) -> None:
    first = begin(page)
    turn = page.get("play", action=first["actions"][0]["id"], rev=first["rev"])
    assert page.get("view", rev=turn["rev"], at=0, viewer=None)["view"] == first["view"]
    assert page.code("view", rev=turn["rev"], at=9) == "invalid_message"


def test_a_turn_says_what_was_played_whoever_looks(page: Page) -> None:
    first = begin(page, game="axio", options={"players": 2, "first_player": 0}, viewer=0)
    assert first["played"] is None
    action = first["actions"][3]
    turn = page.get("play", action=action["id"], rev=first["rev"], viewer=0)
    assert (turn["played"], turn["actions"]) == (action, [])
    thought = page.ask("think", level="casual", rev=turn["rev"], nodes=1) and page.finish()["result"]
    turn = page.get("play", action=thought["action"], rev=turn["rev"], viewer=0)
    assert turn["played"]["text"] == thought["text"]
    assert page.get("undo", rev=turn["rev"], viewer=0)["played"] == action


def test_a_turn_can_be_looked_at_again_with_other_eyes(page: Page) -> None:
    covered = begin(page, game="axio", options={"players": 3, "first_player": 1}, viewer=-1)
    assert (covered["view"]["racks"], covered["actions"]) == ([None] * 3, [])
    turn = page.get("turn", rev=covered["rev"], viewer=1)
    assert [rack is None for rack in turn["view"]["racks"]] == [True, False, True]
    assert turn["actions"]
    assert turn["rev"] == covered["rev"]
    assert page.code("turn", rev=turn["rev"] + 1, viewer=1) == "stale_revision"
    assert page.code("turn", rev=turn["rev"], viewer=-2) == "invalid_message"


@pytest.mark.parametrize(
    "type", ["play", "undo", "redo", "turn", "think", "hint", "preview", "position", "save", "view"]
)
def test_without_a_match_there_is_nothing_to_do(page: Page, type: str) -> None:
    assert page.code(type, rev=1, action=1, level="casual") == "no_match"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "invalid_json"),
        ("{", "invalid_json"),
        ("[" * 100_000, "invalid_json"),
        ('{"a":' * 33 + "1" + "}" * 33, "invalid_json"),
        ('{"id": 1, "type": "hello", "x": NaN}', "invalid_json"),
        ("9" * 5000, "invalid_json"),
        ("null", "invalid_message"),
        ("[]", "invalid_message"),
        ('"hello"', "invalid_message"),
        ('{"type": "hello"}', "invalid_message"),
        ('{"id": true, "type": "hello"}', "invalid_message"),
        ('{"id": "1", "type": "hello"}', "invalid_message"),
        ('{"id": 1}', "unknown_type"),
        ('{"id": 1, "type": ["hello"]}', "unknown_type"),
        ('{"id": 1, "type": "__init__"}', "unknown_type"),
        (" " * (LARGEST_MESSAGE + 1), "message_too_large"),
    ],
)
def test_garbage_gets_an_error_code(page: Page, text: str, code: str) -> None:
    begin(page)
    before = page.get("save")
    reply = page.session.handle(text)
    json.dumps(reply)
    assert reply["error"]["code"] == code
    assert page.get("save") == before


@pytest.mark.parametrize(
    ("type", "fields", "code"),
    [
        ("new", {}, "unknown_game"),
        ("new", {"game": "azul"}, "invalid_message"),
        ("new", {"game": "azul", "seed": "5"}, "invalid_message"),
        ("new", {"game": "azul", "seed": 5, "options": []}, "invalid_options"),
        ("new", {"game": "azul", "seed": 5, "options": {"players": "2"}}, "invalid_option"),
        ("new", {"game": "azul", "seed": 5, "viewer": 2}, "invalid_message"),
        ("new", {"game": "azul", "seed": 5, "position": []}, "invalid_field"),
        ("new", {"game": "azul", "seed": 5, "position": {"options": 1}}, "invalid_options"),
        ("load", {}, "invalid_save"),
        ("load", {"save": {"game": "azul"}}, "invalid_save"),
        ("play", {"rev": 1}, "invalid_message"),
        ("play", {"action": 1}, "invalid_message"),
        ("play", {"action": 1.0, "rev": 1}, "invalid_message"),
        ("play", {"action": 1, "rev": 99}, "stale_revision"),
        ("play", {"action": 10**9, "rev": 1}, "illegal_action"),
        ("play", {"action": 1, "rev": 1, "viewer": "me"}, "invalid_message"),
        ("undo", {"rev": 1}, "nothing_to_undo"),
        ("undo", {"rev": 1, "steps": -1}, "nothing_to_undo"),
        ("think", {"rev": 1}, "unknown_level"),
        ("think", {"rev": 1, "level": "god"}, "unknown_level"),
        ("think", {"rev": 1, "level": "casual", "ms": -1}, "invalid_message"),
        ("think", {"rev": 1, "level": "casual", "nodes": -1}, "invalid_message"),
        ("think", {"rev": 7, "level": "casual"}, "stale_revision"),
        ("hint", {"rev": 7}, "stale_revision"),
    ],
)
def test_a_wrong_request_changes_nothing(page: Page, type: str, fields: dict[str, Any], code: str) -> None:
    begin(page)
    before = (page.get("save"), page.get("position"))
    assert page.code(type, **fields) == code
    assert (page.get("save"), page.get("position")) == before
    assert page.session.search is None
