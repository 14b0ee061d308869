"""The figures in sentences and diagrams are those of the engine: the page states rules, but applies none."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ftl import LANGUAGES, messages

from pyengine.games import GAMES
from pyengine.games.axio import layout as axio
from pyengine.games.azul import layout as azul
from pyengine.games.azul import scoring
from pyengine.games.chocolatier import layout as chocolatier

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from build import find_node  # noqa: E402

TILES = azul.COLOURS * azul.TILES_PER_COLOUR
SIDES = set(axio.AREA_SIZES.values())
PLAYERS = {1, 2, 3, 4}
BONUSES = {scoring.ROW_BONUS, scoring.COLUMN_BONUS, scoring.COLOUR_BONUS}

AZUL = {
    "setup": {TILES, azul.TILES_PER_COLOUR, *azul.FACTORIES.values(), azul.FACTORY_TILES},
    "board": {azul.LINES, azul.FLOOR_SPACES},
    "floor": {azul.FLOOR_SPACES},
    "penalty": set(azul.PENALTIES),
    "example-penalty": {*azul.PENALTIES[:5], azul.PENALTY[5]},
    "next": {azul.FACTORY_TILES},
    "bonus": BONUSES,
    "example-bonus": BONUSES | {sum(BONUSES)},
}
FIGURES = {
    "azul": AZUL,
    "chocolatier": AZUL | {"special": set(azul.FACTORIES.values()), "sf2": {azul.FACTORY_TILES}},
    "axio": {
        "setup": {axio.TILE_COUNT},
        "area": SIDES,
        "rack": {axio.RACK_SIZE, axio.TRACK_END},
        "extra": {axio.TRACK_END},
        "draw": {axio.RACK_SIZE},
        "swap": {axio.RACK_SIZE},
        "all-18": {axio.TRACK_END},
        "solo": {axio.AREA_SIZES[1]},
        "solo-tracks": {axio.TRACK_END, axio.SOLO_TRACKS * axio.TRACK_END},
        "ruling-tiles": {axio.TILE_COUNT, *axio.COPIES},
        "ruling-swap": {axio.RACK_SIZE},
    },
}
"""What a paragraph must say in figures. Besides, it may speak of small numbers: of players, lines, points."""

HELP = {
    "azul-help-end": BONUSES,
    "chocolatier-help-end": BONUSES,
    "axio-help-extra": {axio.TRACK_END},
}


def figures(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def from_page(module: str, *names: str) -> Any:
    """Constants of one of the page's modules."""
    values = f"{json.dumps(names)}.map((name) => all[name])"
    script = f"import * as all from './web/{module}'; console.log(JSON.stringify({values}))"
    command = [find_node().program, "--input-type=module", "--eval", script]
    return json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIGURES)
def test_the_rules_say_the_figures_of_the_engine(game: str, language: str) -> None:
    for paragraph, expected in FIGURES[game].items():
        said = figures(messages(language, "rules")[f"rules-{game}-{paragraph}"])
        assert expected <= said, paragraph
        assert said - expected <= PLAYERS | {0}, paragraph


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_help_says_the_figures_of_the_engine(language: str) -> None:
    for key, expected in HELP.items():
        assert figures(messages(language)[key]) == expected, key


def test_the_number_of_players_is_that_of_the_options() -> None:
    options = {game: next(o for o in GAMES[game].options if o.name == "players").values for game in FIGURES}
    for game, values in options.items():
        for language in LANGUAGES:
            said = messages(language, "rules")[f"rules-{game}-setup"].split(".")[0]
            assert figures(said) == {min(values), max(values)}, (game, language)


def test_the_gold_discs_are_as_many_as_the_rules_say() -> None:
    assert len(chocolatier.DISCS) == max(azul.FACTORIES.values()) == 9
    for language, word in {"en": "nine", "pl": "dziewięć", "cs": "devět", "de": "neun"}.items():
        assert word in messages(language, "rules")["rules-chocolatier-special"].lower()


def test_the_diagrams_of_azul_are_drawn_with_the_engine_s_figures() -> None:
    prices, plan = from_page("ui/rules/sketch.js", "PRICES", "PLAN")
    assert tuple(prices) == azul.PENALTIES
    assert plan == ["".join("byrkw"[colour] for colour in row) for row in scoring.PLAN]
    assert from_page("ui/tutorial/azul.js", "COPIES") == [azul.TILES_PER_COLOUR]


def test_the_examples_of_azul_score_what_their_words_say() -> None:
    (examples,) = from_page("ui/rules/azul.js", "EXAMPLES")
    drawn = dict(examples.values())
    assert azul.PENALTY[len(drawn["example-penalty"]["floor"])] == 8
    wall, by_colour = walls(drawn["example-bonus"]["wall"])
    assert sum(bonus.points for bonus in scoring.bonuses(wall, by_colour)) == sum(BONUSES)
    wall, _ = walls(drawn["example-scoring"]["wall"])
    cells = scoring.scoring_cells(wall, 2, 3)
    assert [sum(row == 2 for row, _ in cells), sum(column == 3 for _, column in cells)] == [4, 3]


def walls(rows: dict[str, str]) -> tuple[int, list[int]]:
    """A wall in letters as the engine has it: all cells, and the cells of each colour."""
    by_colour = [0] * azul.COLOURS
    for row, letters in rows.items():
        for column, letter in enumerate(letters):
            if letter != ".":
                by_colour["byrkw".index(letter)] |= 1 << azul.LINES * (int(row) - 1) + column
    return sum(by_colour), by_colour


def test_the_diagrams_and_lessons_of_axio_are_drawn_on_the_engine_s_board() -> None:
    side, size, origin, printed = from_page("ui/rules/axio-sketch.js", "SIDE", "SIZE", "ORIGIN", "PRINTED")
    assert (side, size) == (axio.SIDE, axio.AREA_SIZES[2])
    edge = (side - size) // 2
    assert origin == axio.SQUARES[edge * axio.SIDE + edge]
    assert printed == {axio.SQUARES[cell]: axio.SYMBOLS[colour] for cell, colour in axio.PRINTED.items()}
    (copies,) = from_page("ui/tutorial/axio.js", "COPIES")
    assert copies == dict(zip(axio.TILES, axio.COPIES, strict=True))
