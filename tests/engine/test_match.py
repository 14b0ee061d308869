"""A match: playing, undo and redo, saving and loading."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyengine.core.errors import EngineError
from pyengine.games import GAMES
from pyengine.match import Match
from pyengine.replay import replay


def begun(moves: int = 3) -> Match:
    match = Match(GAMES["azul"], {"first_player": 0}, 5)
    for _ in range(moves):
        match.play(match.game.legal_actions(match.state)[0], match.rev)
    return match


def test_a_save_replays_to_the_same_state() -> None:
    match = begun(9)
    save = json.loads(json.dumps(match.save()))
    assert Match.from_save(save).state == match.state
    assert Match.from_save(save).save() == save


def test_undo_goes_back_and_redo_forth() -> None:
    match = begun(3)
    state = match.state
    match.undo(2, match.rev)
    assert match.moves == 1
    assert match.redo(2, match.rev), "the last step is narrated again"
    assert match.state == state


def test_undo_to_the_beginning_and_not_beyond() -> None:
    match = begun(2)
    match.undo(2, match.rev)
    assert match.state == GAMES["azul"].new({"first_player": 0}, 5)
    with pytest.raises(EngineError) as error:
        match.undo(1, match.rev)
    assert error.value.code == "nothing_to_undo"


def test_playing_on_forgets_what_was_undone() -> None:
    match = begun(3)
    match.undo(2, match.rev)
    match.play(match.game.legal_actions(match.state)[-1], match.rev)
    assert match.moves == 2
    assert len(match.save()["actions"]) == 2
    with pytest.raises(EngineError) as error:
        match.redo(1, match.rev)
    assert error.value.code == "nothing_to_redo"


def test_a_save_holds_only_what_stands() -> None:
    match = begun(3)
    match.undo(1, match.rev)
    assert len(match.save()["actions"]) == 2


def test_every_change_has_a_new_revision_and_an_old_one_is_refused() -> None:
    match = begun(0)
    action = match.game.legal_actions(match.state)[0]
    old = match.rev
    match.play(action, old)
    assert match.rev > old
    state = match.state
    for stale in (lambda: match.play(action, old), lambda: match.undo(1, old), lambda: match.redo(1, old)):
        with pytest.raises(EngineError) as error:
            stale()
        assert error.value.code == "stale_revision"
    assert match.state == state


def test_an_illegal_action_changes_nothing() -> None:
    match = begun(1)
    state, rev = match.state, match.rev
    for action in (-1, 10**9, 299):
        with pytest.raises(EngineError) as error:
            match.play(action, rev)
        assert error.value.code == "illegal_action"
    assert (match.state, match.rev) == (state, rev)


def test_a_finished_match_takes_no_action() -> None:
    match = begun(0)
    while not match.is_over:
        match.play(match.game.legal_actions(match.state)[0], match.rev)
    with pytest.raises(EngineError) as error:
        match.play(0, match.rev)
    assert error.value.code == "match_over"
    turn = match.turn([], None)
    assert (turn["over"], turn["to_move"], turn["actions"]) == (True, None, [])
    assert turn["winners"] == match.game.winners(match.state)


def test_any_moment_can_be_looked_at() -> None:
    match = begun(4)
    assert match.view_at(0, None)["round"] == 1
    assert match.view_at(4, None) == match.turn([], None)["view"]
    with pytest.raises(EngineError):
        match.view_at(5, None)


def good_save() -> dict[str, Any]:
    return begun(5).save()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": ["azul"]}, "unknown_game"),
        ({"rules_version": 99}, "unsupported_rules_version"),
        ({"options": {"players": 9}}, "invalid_option"),
        ({"options": None}, "invalid_options"),
        ({"seed": -1}, "invalid_message"),
        ({"seed": 1.5}, "invalid_message"),
        ({"seed": 2**60}, "invalid_message"),
        ({"actions": "F1 blue 2"}, "invalid_save"),
        ({"actions": [1]}, "invalid_save"),
        ({"actions": ["F1 pink 2"]}, "invalid_save"),
        ({"actions": ["x"] * 100_000}, "invalid_save"),
        ({"seats": "Anna"}, "invalid_message"),
        ({"seats": ["x" * 5000]}, "invalid_message"),
    ],
)
def test_a_broken_save_is_refused_with_a_code(change: dict[str, Any], code: str) -> None:
    with pytest.raises(EngineError) as error:
        Match.from_save(good_save() | change)
    assert error.value.code == code


@pytest.mark.parametrize("missing", ["game", "rules_version", "options", "seed", "actions"])
def test_a_save_without_a_field_is_refused(missing: str) -> None:
    save = good_save()
    del save[missing]
    with pytest.raises(EngineError) as error:
        Match.from_save(save)
    assert (error.value.code, error.value.params["field"]) == ("invalid_save", missing)


def test_an_illegal_action_in_a_save_is_named() -> None:
    save = good_save()
    save["actions"][3] = "C white 1"
    with pytest.raises(EngineError) as error:
        Match.from_save(save)
    assert error.value.params["index"] == 3


def test_seats_are_carried_along() -> None:
    seats = [{"name": "Anna"}, {"level": "casual"}]
    match = Match(GAMES["azul"], {}, 1, seats)
    assert Match.from_save(match.save()).save()["seats"] == seats


def test_the_actions_of_a_player_are_not_told_to_another() -> None:
    match = Match(GAMES["axio"], {"first_player": 0}, 1)
    assert match.turn([], 0)["actions"]
    assert match.turn([], None)["actions"]
    other = match.turn([], 1)
    assert other["actions"] == []
    assert other["to_move"] == 0


def test_a_match_can_begin_with_a_position() -> None:
    position = json.loads(json.dumps(begun(4).game.position(begun(4).state)))
    match = Match(GAMES["azul"], position["options"], 9, position=position)
    assert match.game.position(match.state) == position
    match.play(match.game.legal_actions(match.state)[0], match.rev)
    save = json.loads(json.dumps(match.save()))
    assert save["position"] == position
    assert Match.from_save(save).state == match.state
    assert next(iter(replay(save))).startswith("1. player 0:")


def test_a_position_must_fit_the_options_beside_it() -> None:
    position = begun(0).game.position(begun(0).state)
    with pytest.raises(EngineError) as error:
        Match(GAMES["azul"], {"players": 2, "wall": "free"}, 9, position=position)
    assert (error.value.code, error.value.params) == ("invalid_field", {"place": "options"})
