"""Text that nobody has checked: read as JSON, or refused before it can do harm."""

from __future__ import annotations

import pytest

from pyengine.core.plain_json import DEEPEST, read_json


def test_brackets_inside_strings_are_no_depth() -> None:
    value = {"name": '[{"\\' * 100, "list": [[1, 2], {"a": []}]}
    text = '{"name": "' + '[{\\"\\\\' * 100 + '", "list": [[1, 2], {"a": []}]}'
    assert read_json(text) == value


def test_many_values_side_by_side_are_no_depth() -> None:
    assert read_json("[" + "[]," * 100 + "[]]") == [[]] * 101


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":', '[{"\\"":'])
def test_depth_is_refused_before_it_is_read(opening: str) -> None:
    with pytest.raises(ValueError, match="too deep"):
        read_json(opening * (DEEPEST + 1))


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}'])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not JSON"):
        read_json(text)


def test_a_string_without_an_end_takes_no_time() -> None:
    """Quadratic work on a message of full size would last minutes."""
    with pytest.raises(ValueError, match=r"\S"):
        read_json("[" * 50 + '"' + '\\"' * 500_000)
