"""The same visit in every engine: start, a whole match against an opponent, reload, offline, language.

    pytest e2e/test_engines.py --engine chromium | firefox | webkit

Written once, in the few words of `drivers.py`. What only one engine can do belongs in the other tests.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from drivers import ENGINES, Driver

PATIENCE = 120
"""Seconds for things that wait for Python on a busy machine."""


class SiteCopy(Protocol):
    path: Path
    url: str

    def stop(self) -> None: ...


class Person:
    """Someone at the page, in any engine: waits for what it shows, clicks what can be clicked."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def open(self, address: str) -> None:
        self._driver.open(address)
        self.wait(self.READY)

    def reload(self) -> None:
        self.ask("window.isOld = true")
        self._driver.reload()
        self.wait(f"window.isOld === undefined && {self.READY}")

    def ask(self, script: str) -> Any:
        return self._driver.run(script)

    def wait(self, condition: str) -> None:
        until = time.monotonic() + PATIENCE
        while not self._driver.run(condition):
            if time.monotonic() > until:
                shown = self._driver.run("document.body.innerText")
                raise AssertionError(f"never came true: {condition}\n{shown}\n{self._driver.troubles()}")
            time.sleep(0.05)

    def count(self, selector: str) -> int:
        return int(self.ask(f"document.querySelectorAll({json.dumps(selector)}).length"))

    def click(self, selector: str, nth: int = 0) -> None:
        """At its middle, where nothing else may lie over it."""
        element = f"document.querySelectorAll({json.dumps(selector)})[{nth}]"
        self.wait(f"{element} !== undefined && !{element}.disabled")
        spot = self.ask(f"""(() => {{
          const element = {element};
          element.scrollIntoView({{ block: "center", behavior: "instant" }});
          const {{ x, y, width, height }} = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          const isFree = element.contains(top);
          return {{ x: x + width / 2, y: y + height / 2, isFree, top: top?.outerHTML }};
        }})()""")
        assert spot["isFree"], f"{selector} is covered by {spot['top']}"
        self._driver.click(spot["x"], spot["y"])

    def choose(self, selector: str, value: str) -> None:
        """In a drop-down list, as a browser does it: the list itself is drawn by the system."""
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")
        self.ask(f"""(() => {{
          const select = document.querySelector({json.dumps(selector)});
          select.value = {json.dumps(value)};
          select.dispatchEvent(new Event("change", {{ bubbles: true }}));
        }})()""")

    def set(self, **settings: str) -> None:
        self.click(".top .icon:last-of-type")
        for name, value in settings.items():
            self.choose(f"dialog select[name={name}]", value)
        self.click("dialog header .icon")
        self.wait("!document.querySelector('dialog').open")

    def begin(self) -> None:
        """A match against a casual opponent who does not think for long."""
        self.choose("select[name=seat-1]", "casual")
        self.wait("document.querySelectorAll('input[name=pace]').length > 0")
        self.click("label:has(input[name=pace])")
        self.click("#play")

    READY = 'document.documentElement.dataset.engine === "ready"'
    # The page says itself when it is a person's turn.
    YOUR_TURN = """(({match, isBusy, thinking}) => Boolean(match?.turn) && !isBusy && !thinking
      && (match.turn.over || match.record.seats[match.turn.to_move].kind === "human"))(tesserae.state())"""

    def moves(self) -> int:
        return int(self.ask("tesserae.state().match.record.log.length"))

    def is_over(self) -> bool:
        return bool(self.ask("tesserae.state().match.turn.over"))

    def move(self, rng: random.Random) -> None:
        self.wait(self.YOUR_TURN)
        before = self.moves()
        self.click("button.tile[data-pick]", rng.randrange(self.count("button.tile[data-pick]")))
        self.wait("document.querySelectorAll('.line.is-legal, .floor.is-legal').length > 0")
        lines = self.count(".line.is-legal")
        if lines:
            self.click(".line.is-legal", rng.randrange(lines))
        else:
            self.click(".floor.is-legal")
        self.wait(f"tesserae.state().match.record.log.length > {before}")
        self.wait(self.YOUR_TURN)

    def play_to_the_end(self, seed: int) -> None:
        rng = random.Random(seed)
        self.wait(self.YOUR_TURN)
        for _ in range(200):
            if self.is_over():
                return
            self.move(rng)
        raise AssertionError("the match does not end")

    def check(self) -> None:
        assert self._driver.troubles() == []


@pytest.fixture
def person(request: pytest.FixtureRequest, playwright: Any) -> Iterator[Person]:
    with ENGINES[request.config.getoption("--engine")](playwright) as driver:
        person = Person(driver)
        yield person
        person.check()


def play_a_match(person: Person, address: str) -> None:
    person.open(address)
    person.set(motion="off")
    person.begin()
    rng = random.Random(1)
    for _ in range(3):
        person.move(rng)
    log = "tesserae.state().match.record.log.map((entry) => entry.action.text)"
    before = person.ask(log)

    person.reload()
    person.wait(person.YOUR_TURN)
    assert person.ask(log) == before, "a reload loses nothing"

    person.play_to_the_end(seed=2)
    *parts, sums = person.ask("""[...document.querySelectorAll(".result table.sums tr")].slice(1).map((row) =>
      [...row.querySelectorAll("td")].map((cell) => Number(cell.innerText.replace("−", "-"))))""")
    assert [sum(column) for column in zip(*parts, strict=True)] == sums
    for language, words in (("pl", "wygrywa"), ("cs", "vítězí"), ("de", "gewinnt"), ("en", "wins")):
        person.set(language=language)
        person.wait(f"document.querySelector('.result h2').innerText.includes({json.dumps(words)})")
        assert person.ask("document.documentElement.lang") == language


def test_a_whole_match_against_an_opponent(person: Person, subpath_site: str) -> None:
    play_a_match(person, subpath_site)


def test_the_single_file_plays_a_whole_match_from_the_disk(person: Person, single_file: str) -> None:
    play_a_match(person, single_file)


def test_without_a_network_after_one_visit(person: Person, site_copy: SiteCopy) -> None:
    person.open(site_copy.url)
    person.wait("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    person.set(motion="off")
    person.begin()
    person.move(random.Random(3))
    moves = person.moves()
    site_copy.stop()
    person.reload()
    person.wait(person.YOUR_TURN)
    assert person.moves() == moves
    person.move(random.Random(4))
    person.set(language="cs")
    person.wait("document.documentElement.lang === 'cs'")
