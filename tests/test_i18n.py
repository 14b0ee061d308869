"""The four languages say the same things, with the same parameters, and have words for every code."""

from __future__ import annotations

import json
import re

import pytest
from ftl import FOLDERS, LANGUAGES, WEB, all_keys, messages

from pyengine.agents import LEVELS
from pyengine.games import GAMES

PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few", "other"},
    "de": {"one", "other"},
}

DRAWN = [game_id for game_id in GAMES if (WEB / "ui" / game_id / "index.js").exists()]
"""The games that the page can draw: only their words are needed."""


def parameters(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


def keys_used() -> set[str]:
    """Keys that the page names in full: t("key")."""
    sources = [file.read_text("utf-8") for file in sorted(WEB.glob("**/*.js"))]
    return {key for source in sources for key in re.findall(r'\bt\("([\w-]+)"', source)}


def test_every_screen_with_sentences_of_its_own_is_found() -> None:
    assert {".", "rules"} <= set(FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_keys_of_english(language: str, folder: str) -> None:
    assert list(messages(language, folder)) == list(messages("en", folder))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_takes_the_parameters_of_the_english_one(language: str, folder: str) -> None:
    english = {key: parameters(pattern) for key, pattern in messages("en", folder).items()}
    assert {key: parameters(pattern) for key, pattern in messages(language, folder).items()} == english


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str, folder: str) -> None:
    assert [key for key, pattern in messages(language, folder).items() if not pattern.strip()] == []


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_their_language(language: str, folder: str) -> None:
    for key, pattern in messages(language, folder).items():
        forms = set(re.findall(r"\[(\w+)\]", pattern)) - {"0"}
        assert forms in (set(), PLURALS[language]), key


def test_no_key_is_in_two_files() -> None:
    assert sum(len(messages("en", folder)) for folder in FOLDERS) == len(all_keys())


def scripts() -> dict[str, str]:
    """The page's modules without their comments."""
    found = {}
    for file in sorted(WEB.glob("**/*.js")):
        text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
        found[file.relative_to(WEB).as_posix()] = re.sub(r"(?m)(^|\s)//.*$", "", text)
    return found


def test_no_key_is_unused() -> None:
    """A key is used if a module names it, or a template with some words of its own makes it."""
    source = "\n".join(scripts().values())
    named = set(re.findall(r'"([a-z][\w-]*)"', source))
    for name, values in re.findall(r'\["(\w+)", \[([^\]]*)\]\]', source):  # the settings and their values
        named |= {f"{name}-{value}" for value in re.findall(r'"(\w+)"', values)}
    templates = [
        re.split(r"\$\{[^{}`]*\}", text) for text in re.findall(r"`((?:[\w-]|\$\{[^{}`]*\})+)`", source)
    ]
    made = [
        re.compile(r"[\w-]+".join(parts))
        for parts in templates
        if any(re.search(r"[a-z]{3,}", part) for part in parts)
    ]

    def is_used(key: str) -> bool:
        game, _, rest = key.partition("-")
        return (
            key in named
            or any(pattern.fullmatch(key) for pattern in made)
            or (game in GAMES and is_used(rest))  # a game's own words for it
        )

    unused = [key for key in sorted(all_keys()) if not is_used(key)]
    assert not unused, unused


NOT_TRANSLATED = {"Tesserae", "Ctrl Z", "Ctrl Y"}
"""Names, and keys as they are printed."""


@pytest.mark.parametrize("path", scripts())
def test_no_module_holds_a_sentence(path: str) -> None:
    source = scripts()[path]
    texts = re.findall(r">\s*([^\s<>{}=`][^<>{}=`();]*?)\s*</", source)
    texts += re.findall(r'(?:aria-label|title|alt|placeholder)="([^"$]+)"', source)
    texts += [text for text in re.findall(r'"([^"\n]*)"', source) if re.match(r"[A-Z][a-z]+ [\w ,’']+", text)]
    assert {text for text in texts if re.search(r"[^\W\d_]{2}", text)} - NOT_TRANSLATED == set()


def test_what_is_said_before_the_page_runs_is_said_in_every_language() -> None:
    html = (WEB / "index.html").read_text("utf-8")
    said = re.findall(r'<p lang="(\w+)">', html)
    assert said
    assert said == [*LANGUAGES] * (len(said) // len(LANGUAGES))


def test_every_error_of_the_page_has_words() -> None:
    sources = "\n".join(
        (WEB / path).read_text("utf-8")
        for path in ("engine/worker.js", "engine/client.js", "state/session.js")
    )
    codes = set(re.findall(r'(?:BootError|EngineError|#fail)\("(\w+)"', sources)) - {"cancelled"}
    codes |= set(re.findall(r'code: "(\w+)"', sources))
    assert {"file_damaged", "boot_timeout", "engine_lost", "python_failed"} <= codes
    assert {f"error-{code}" for code in codes} - set(messages("en")) == set()


def test_every_notice_has_words() -> None:
    sources = "\n".join(
        (WEB / path).read_text("utf-8") for path in ("main.js", "state/session.js", "state/storage.js")
    )
    notices = re.findall(r'notify\("(\w+)", \{.*?\}, "(info|error)"', sources)
    keys = {f"{'error' if tone == 'error' else 'notice'}-{code}" for code, tone in notices}
    keys |= {f"notice-{code}" for code in re.findall(r'"(storage_\w+)"', sources)}
    assert {"notice-new_version", "notice-storage_full", "error-match_gone"} <= keys
    assert keys - set(messages("en")) == set()


def test_every_key_that_the_page_names_exists() -> None:
    assert len(keys_used()) > 50
    assert keys_used() - all_keys() == set()


def test_levels_games_and_options_have_words() -> None:
    keys = {f"level-{level}{part}" for level in LEVELS for part in ("", "-words")}
    for game_id in DRAWN:
        keys.add(f"game-{game_id}")
        for option in GAMES[game_id].options:
            keys.add(f"option-{option.name}")
            # As JavaScript writes them: true, not True.
            keys |= {f"option-{option.name}-{json.dumps(value).strip(chr(34))}" for value in option.values}
    assert DRAWN
    assert keys - set(messages("en")) == set()


def test_the_web_manifest_says_what_the_page_says() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    for member, key in (("name", "title"), ("description", "tagline")):
        said = {manifest["lang"]: manifest[member], **manifest[f"{member}_localized"]}
        assert said == {language: messages(language)[key] for language in LANGUAGES}
    for shortcut in manifest["shortcuts"]:
        said = dict.fromkeys(LANGUAGES, shortcut["name"]) | shortcut.get("name_localized", {})
        key = f"game-{shortcut['url'].rpartition('=')[2]}"
        assert said == {language: messages(language)[key] for language in LANGUAGES}
    assert {shortcut["url"] for shortcut in manifest["shortcuts"]} == {f"./#play={game}" for game in DRAWN}
