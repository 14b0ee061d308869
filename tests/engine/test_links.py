"""Saves as links and files carry them: packed, whole, at a moment, of other versions of the rules."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from combinations import COMBINATIONS, Combination, name_of

from pyengine.bridge import Session
from pyengine.core.dense import Packed, pack
from pyengine.core.errors import EngineError
from pyengine.games import GAMES
from pyengine.match import Match
from pyengine.replay import replay, saves_of

LONGEST_ACTIONS = 400
"""Characters of a packed match. A link adds options, names and a position; it may have 2,000."""


def random_match(combination: Combination, seed: int, most: int = 1_000) -> Match:
    name, options = combination
    chance = random.Random(seed)
    match = Match(GAMES[name], options, chance.randrange(2**53))
    while not match.is_over and match.moves < most:
        match.play(chance.choice(match.game.legal_actions(match.state)), match.rev)
    return match


@pytest.mark.parametrize("combination", COMBINATIONS, ids=name_of)
def test_a_packed_match_is_short_and_comes_back_the_same(
    combination: Combination, sample: Callable[[int, int], int]
) -> None:
    for seed in range(sample(20, 3)):
        match = random_match(combination, seed)
        packed = json.loads(json.dumps(match.packed()))
        assert len(packed["actions"]) <= LONGEST_ACTIONS
        again = Match.from_save(packed)
        assert again.save() == match.save()
        assert again.state == match.state


def test_a_save_may_stand_at_a_moment_and_keeps_what_was_undone() -> None:
    match = random_match(COMBINATIONS[0], 1, most=9)
    match.undo(4, match.rev)
    for save in (match.whole_save(), match.packed()):
        assert save["at"] == 5
        again = Match.from_save(save)
        assert again.moves == 5
        assert again.whole_save() == match.whole_save()
        again.redo(4, again.rev)
        assert "at" not in again.whole_save()


@pytest.mark.parametrize("at", [-1, 10, 1.0, True, "1", []])
def test_a_moment_outside_of_the_match_is_refused(at: Any) -> None:
    with pytest.raises(EngineError) as error:
        Match.from_save(random_match(COMBINATIONS[0], 1, most=9).save() | {"at": at})
    assert (error.value.code, error.value.params["field"]) == ("invalid_save", "at")


def test_every_changed_character_of_a_packed_match_is_noticed() -> None:
    save = random_match(COMBINATIONS[0], 1).packed()
    text = save["actions"]
    for index, character in enumerate(text):
        damaged = text[:index] + ("A" if character != "A" else "B") + text[index + 1 :]
        for broken in (damaged, text[:index], text + text[index:]):
            with pytest.raises(EngineError) as error:
                Match.from_save(save | {"actions": broken})
            assert error.value.code == "invalid_save"


def test_choices_come_back_in_their_order() -> None:
    choices = [(3, 58), (0, 1), (4, 5), (0, 2), (99, 100)]
    packed = Packed(pack(choices, ["a", "b", "c", "d", "e"]))
    assert packed.count == 5
    assert [packed.take(size) for _, size in choices] == [place for place, _ in choices]
    packed.close(["a", "b", "c", "d", "e"])
    with pytest.raises(ValueError, match="damaged"):
        packed.close(["a", "b", "c", "d", "f"])


# --- versions of the rules --------------------------------------------------------------------------


def test_a_save_of_older_rules_goes_on_if_it_still_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(COMBINATIONS[0], 1, most=9)
    for save in (match.save(), match.packed()):
        with monkeypatch.context() as patch:
            patch.setattr(type(match.game), "rules_version", match.game.rules_version + 1)
            assert Match.from_save(save).state == match.state
            told = inspected(save)["result"]
        assert told["is_outdated"]
        assert told["save"]["rules_version"] == match.game.rules_version + 1


def test_a_save_of_older_rules_that_does_not_replay_is_refused_with_the_reason() -> None:
    save = random_match(COMBINATIONS[0], 1, most=9).save()
    save["actions"][4] = "C white 9"
    with pytest.raises(EngineError) as error:
        Match.from_save(save | {"rules_version": 0})
    assert error.value.code == "outdated_rules_version"
    assert error.value.params == {"game": "azul", "reason": "invalid_save"}


def test_a_save_of_newer_rules_is_refused() -> None:
    save = random_match(COMBINATIONS[0], 1, most=9).save()
    with pytest.raises(EngineError) as error:
        Match.from_save(save | {"rules_version": 2})
    assert error.value.code == "unsupported_rules_version"


@pytest.mark.parametrize("version", [-1, True, 1.0, "1", None])
def test_a_version_is_a_whole_number(version: Any) -> None:
    with pytest.raises(EngineError) as error:
        Match.from_save(random_match(COMBINATIONS[0], 1, most=2).save() | {"rules_version": version})
    assert (error.value.code, error.value.params["field"]) == ("invalid_save", "rules_version")


# --- through the bridge -----------------------------------------------------------------------------


def inspected(save: Any, session: Session | None = None) -> dict[str, Any]:
    reply = (session or Session()).handle(json.dumps({"id": 1, "type": "inspect", "save": save}))
    return json.loads(json.dumps(reply))  # type: ignore[no-any-return]


@pytest.mark.parametrize("combination", COMBINATIONS, ids=name_of)
def test_to_inspect_a_save_tells_its_whole_story_and_leaves_the_table_alone(combination: Combination) -> None:
    match = random_match(combination, 3, most=30)
    session = Session()
    session.handle('{"id": 1, "type": "new", "game": "azul", "seed": 5}')
    table, rev = session.match, session.rev
    packed = session.handle(json.dumps({"id": 2, "type": "pack", "save": match.save()}))["result"]["save"]
    told = inspected(packed, session)["result"]
    assert (session.match, session.rev) == (table, rev)
    assert told["save"] == json.loads(json.dumps(match.save()))
    assert (told["moves"], told["over"]) == (match.moves, match.is_over)
    assert told["view"]["to_move"] == (None if match.is_over else match.to_move)
    assert [entry["action"]["text"] for entry in told["story"]] == match.texts()
    assert all(entry["events"] and "preview" not in entry["action"] for entry in told["story"])


# --- files ------------------------------------------------------------------------------------------


def test_a_file_holds_one_save_or_many() -> None:
    saves = [random_match(combination, 1, most=5).save() for combination in COMBINATIONS[:3]]
    assert saves_of(saves[0]) == saves[:1]
    content = saves_of({"format": "tesserae", "version": 1, "matches": saves})
    assert content == saves
    assert all(list(replay(save))[-1].startswith("scores: ") for save in content)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"format": "chess", "version": 1, "matches": []}, "unsupported_format"),
        ({"format": "tesserae", "version": 2, "matches": []}, "unsupported_format"),
        ({"format": "tesserae", "matches": []}, "unsupported_format"),
        ({"format": "tesserae", "version": 1}, "invalid_save"),
        ({"format": "tesserae", "version": 1, "matches": {}}, "invalid_save"),
    ],
)
def test_another_format_is_refused(content: Any, code: str) -> None:
    with pytest.raises(EngineError) as error:
        saves_of(content)
    assert error.value.code == code
