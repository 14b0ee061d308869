"""JSON text that nobody has checked, read without trust: anything wrong is a ValueError.

Python's own reader calls itself for each level of nesting. Inside a browser the stack for that is
small, and running out of it ends the whole interpreter, not just the call: so depth is checked first.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

DEEPEST: Final = 32
"""More than any message, save or position needs."""

# A string without an end reaches to the end of the text: each character is looked at once.
_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\(?:.|\Z))*+(?:"|\Z)', re.DOTALL)
_BRACKETS: Final = re.compile(r"[\[{\]}]")


def read_json(text: str) -> Any:
    """The value of a JSON text. ValueError if it is broken, too deep, or has NaN or an infinity."""
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError("too deep")
    return json.loads(text, parse_constant=_refuse)


def _depth(text: str) -> int:
    deepest = depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
