"""The engine speaks in codes, read off its source here: the page must have words for all of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from ftl import WEB, messages

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "pyengine"
GAMES = {"azul": ["azul"], "chocolatier": ["azul", "chocolatier"], "axio": ["axio"]}
"""Whose code speaks in a game, in the engine and in the page alike."""

PREFIXES = {"azul": "", "chocolatier": "", "axio": "axio-"}

ERRORS = {"EngineError", "InvalidMessage", "InvalidOptions", "InvalidSave", "IllegalAction"}
"""Raised where the bridge passes them on. Errors of notation become `invalid_save` on the way."""

SAID_OTHERWISE = {
    "first_player_chosen": "whoever took the marker starts the next round",
    "tiles_drawn": "a placement goes without saying, a swap says that it draws",
    "tiles_returned": "the shown rack is what is returned",
}
"""Events that need no words and no motion of their own, and why."""


def nodes(*paths: str) -> Iterator[ast.AST]:
    for path in paths:
        files = sorted(ENGINE.glob(path))
        assert files, path
        for file in files:
            yield from ast.walk(ast.parse(file.read_text("utf-8")))


def of_game(game: str) -> list[str]:
    return [f"games/{folder}/*.py" for folder in GAMES[game]]


def strings(node: ast.AST) -> set[str]:
    constants = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def codes_raised(*paths: str, errors: Iterable[str] = ERRORS) -> set[str]:
    """First arguments of the errors raised in these files."""
    codes = set()
    for node in nodes(*paths):
        match node:
            case ast.Call(ast.Name(name), [ast.Constant() | ast.IfExp() as code, *_]) if name in errors:
                codes |= strings(code)
    return codes


def events(game: str) -> set[str]:
    found = set()
    for node in nodes(*of_game(game)):
        match node:
            case ast.Call(ast.Name("emit"), [ast.Constant(str(kind)), *_]):
                found.add(kind)
    return found


def refusals(game: str) -> set[str]:
    """What the functions that tell of a refusal can say."""
    found = set()
    for node in nodes(*of_game(game)):
        if isinstance(node, ast.FunctionDef) and re.search(r"refusals?$", node.name) and node.returns:
            _docstring, *says = node.body
            found |= {code for part in says for code in strings(part) if code.isidentifier()}
    return found


def reasons(game: str) -> set[str]:
    """The codes of a hint: the values of "code", by a name if they have one."""
    found = set()
    for function in nodes(*of_game(game)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            match node:
                case ast.Dict([ast.Constant("code"), *_], [ast.Name(name), *_]):
                    found |= values_of(name, function)
                case ast.Dict([ast.Constant("code"), *_], [code, *_]):
                    found |= strings(code)
    return found


def values_of(name: str, function: ast.FunctionDef) -> set[str]:
    """The strings that are bound to a name inside a function."""
    bound = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign([ast.Name(target)], value) if target == name:
                bound |= strings(value)
            case ast.For(target, values) if name in names(target):
                bound |= strings(values)
    return bound


def endings(game: str) -> set[str]:
    """Why a match is over."""
    found = set()
    for node in nodes(*of_game(game)):
        match node:
            case ast.Call(ast.Attribute(_, "_end_game"), [_, ast.Constant(str(reason)), *_]):
                found.add(reason)
            case ast.FunctionDef("end_reason"):
                found |= {code for part in node.body[1:] for code in strings(part)}
    return found


def bonuses() -> set[str]:
    found = set()
    for node in nodes("games/azul/scoring.py"):
        match node:
            case ast.Call(ast.Name("Bonus"), [ast.Constant(str(kind)), *_]):
                found.add(kind)
    return found


def without_words(keys: Iterable[str]) -> set[str]:
    return set(keys) - set(messages("en"))


def test_every_error_of_the_engine_has_words() -> None:
    codes = codes_raised("*.py", "core/options.py", "agents/*.py")
    assert {"stale_revision", "unknown_level", "invalid_option"} <= codes
    in_a_terminal = {"agent_failed"}  # of the arena, which the page does not know
    assert in_a_terminal < codes
    assert without_words(f"error-{code}" for code in codes - in_a_terminal) == set()


def test_every_reason_why_a_position_is_refused_has_words() -> None:
    codes = codes_raised("games/**/*.py", "core/*.py", errors=["InvalidPosition"])
    codes |= codes_raised("core/options.py")
    assert {"tile_count", "pyramid_missing", "invalid_option"} <= codes
    assert without_words(f"position-{code}" for code in codes) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_or_shown(game: str) -> None:
    said = events(game)
    assert "game_ended" in said
    files = [file for folder in GAMES[game] for file in sorted((WEB / "ui" / folder).glob("*.js"))]
    page = "\n".join(file.read_text("utf-8") for file in files if file.name in ("words.js", "motions.js"))
    unknown = {kind for kind in said if not re.search(rf'"{kind}"|\b{kind}:', page)}
    assert unknown - set(SAID_OTHERWISE) == set()


def test_no_event_is_excused_that_does_not_exist() -> None:
    assert set(SAID_OTHERWISE) <= {kind for game in GAMES for kind in events(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_words(game: str) -> None:
    codes = refusals(game)
    expected = {"azul": "line_full", "chocolatier": "colour_on_wall", "axio": "printed_square_touched"}
    assert expected[game] in codes
    assert without_words(f"{PREFIXES[game]}refusal-{code}" for code in codes) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_hint_has_words(game: str) -> None:
    codes = reasons(game)
    assert {"azul": "denies", "chocolatier": "keeps_rest", "axio": "raises_lowest"}[game] in codes
    assert without_words(f"{PREFIXES[game]}reason-{code}" for code in codes) == set()


def test_every_end_of_a_match_and_every_bonus_has_words() -> None:
    assert "no_row_possible" in endings("azul")
    assert "rack_empty" in endings("axio")
    assert "column" in bonuses()
    keys = [f"log-game-ended-{reason}" for reason in endings("chocolatier")]
    keys += [f"axio-log-ended-{reason}" for reason in endings("axio")]
    keys += [f"log-bonus-{kind}" for kind in bonuses()]
    assert without_words(keys) == set()
