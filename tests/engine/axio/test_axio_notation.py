"""The notation of AXIO, and the reasons why a text is not a legal action."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axio_tables import move, play, points, sq, state, texts

from pyengine.core.errors import IllegalAction
from pyengine.games.axio import AXIO
from pyengine.games.axio.notation import REFUSAL_CODES

ASKED = {
    "racks": [["rr", "bb"], ["gg"]],
    "scores": [points(red=1, purple=1, blue=1), points()],
    "phase": "swap",
}
FIRST = {"racks": [["gb", "rr"], ["gg"]], "first_tiles": [False, True]}


def test_the_first_letters_half_goes_on_the_first_square() -> None:
    s = state(racks=[["rb"], ["gg"]])
    play(s, "rb e5 f5")
    assert AXIO.position(s)["board"][4] == "##..rb.....##"
    s = state(racks=[["rb"], ["gg"]])
    play(s, "rb f5 e5")
    assert AXIO.position(s)["board"][4] == "##..br.....##"
    s = state(racks=[["rb"], ["gg"]])
    play(s, "rb e6 e5")
    assert [row[4] for row in AXIO.position(s)["board"][4:6]] == ["b", "r"]


def test_a_double_names_its_squares_in_reading_order() -> None:
    names = texts(state(racks=[["rr"], ["gg"]]))
    assert "rr e5 f5" in names
    assert "rr e5 e6" in names
    assert "rr f5 e5" not in names
    assert "rr e6 e5" not in names


@pytest.mark.parametrize("facts", [{"racks": [["gb", "rr", "rr"], ["gg"]]}, ASKED, FIRST])
def test_every_legal_action_reads_back_as_itself(facts: dict[str, Any]) -> None:
    s = state("oo 80 81", **facts)
    for action in AXIO.legal_actions(s):
        assert AXIO.read(s, AXIO.write(s, action)) == action


PLACING: dict[str, Any] = {"racks": [["gb", "rr"], ["gg"]]}
TILES = ("go 00 10", "rp 02 03", "gb 21 11")
OVER: dict[str, Any] = {"racks": [[], ["gg"]], "phase": "over", "to_move": None}

REFUSED: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("", PLACING, "unknown_notation", {"text": ""}),
    ("gb e5", PLACING, "unknown_notation", {"text": "gb e5"}),
    ("gb  e5 f5", PLACING, "unknown_notation", {"text": "gb  e5 f5"}),
    ("bg e5 f5", PLACING, "unknown_tile", {"tile": "bg"}),
    ("GB e5 f5", PLACING, "unknown_tile", {"tile": "GB"}),
    ("gb e5 n5", PLACING, "unknown_square", {"square": "n5"}),
    ("gb e0 e1", PLACING, "unknown_square", {"square": "e0"}),
    ("oo e9 f9", PLACING, "tile_not_in_rack", {"tile": "oo"}),
    ("swap", PLACING, "swap_not_allowed", {}),
    ("draw", PLACING, "draw_not_allowed", {}),
    ("gb b9 c9", PLACING, "outside_area", {"square": "b9"}),
    (move("gb 44 45"), PLACING, "printed_square", {"square": sq("44")}),
    (move("gb 22 21"), PLACING, "square_taken", {"square": sq("21")}),
    (move("gb 01 55"), PLACING, "pyramid", {"square": sq("01")}),
    (move("gb 66 77"), PLACING, "not_adjacent", {"square": sq("77")}),
    (move("gb 66 66"), PLACING, "not_adjacent", {"square": sq("66")}),
    (move("rr 67 66"), PLACING, "double_not_in_reading_order", {"tile": "rr"}),
    (move("gb 66 67"), FIRST, "first_tile_must_touch", {"square": sq("66")}),
    (move("gb 05 06"), FIRST, "printed_square_touched", {"square": sq("05")}),
    (move("gb 06 05"), FIRST, "printed_square_touched", {"square": sq("05")}),
    (move("rr 66 67"), ASKED, "swap_undecided", {}),
    ("swap", OVER, "match_over", {}),
    (move("gb 66 67"), OVER, "match_over", {}),
]


@pytest.mark.parametrize(("text", "facts", "code", "params"), REFUSED)
def test_a_text_is_refused_with_the_reason(
    text: str, facts: dict[str, Any], code: str, params: dict[str, Any]
) -> None:
    s = state(*TILES, pyramids=("01",), **facts)
    before = s[:]
    with pytest.raises(IllegalAction) as error:
        AXIO.read(s, text)
    assert (error.value.code, error.value.params) == (code, params)
    assert s == before
    json.dumps(error.value.params)


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(IllegalAction) as error:
        AXIO.read(state(**PLACING), 7)  # type: ignore[arg-type]
    assert error.value.code == "unknown_notation"


def test_every_code_is_listed_and_tested() -> None:
    assert {code for _, _, code, _ in REFUSED} | {"unknown_rotation"} == set(REFUSAL_CODES)
