"""Reads the files of sentences for the tests: keys and patterns, no more."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
LANGUAGES = ("en", "pl", "cs", "de")

FOLDERS = sorted(file.parent.relative_to(WEB / "i18n").as_posix() for file in (WEB / "i18n").rglob("en.ftl"))
"""Where sentences are: "." for the page itself, a folder for each screen that is loaded when it is opened."""


@cache
def messages(language: str, folder: str = ".") -> dict[str, str]:
    """Key → pattern, attributes and comments left out."""
    found: dict[str, str] = {}
    key = ""
    for line in (WEB / "i18n" / folder / f"{language}.ftl").read_text("utf-8").splitlines():
        start = re.match(r"([a-z][\w-]*) = ?(.*)", line)
        if start:
            key = start[1]
            assert key not in found, f"{language}: {key} twice"
            found[key] = start[2]
        elif line.startswith((" ", "}")) and key:
            found[key] += "\n" + line
    return found


def all_keys() -> set[str]:
    return {key for folder in FOLDERS for key in messages("en", folder)}
