"""A person at the page, for the tests: opens it, chooses, plays. Sees only what the page shows.

Every visit is watched: an error in the console, an uncaught exception or a request that leaves the
origin fails the test, whatever the test itself looks at.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 720}}

ENGINE_TIMEOUT = 60_000
"""Milliseconds for things that wait for Python on a busy machine."""

ONE_GAME = """
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) => {
    if (!(numbers instanceof Uint32Array) || numbers.length !== 2) return random(numbers);
    numbers.set([0, SEED]);
    return numbers;
  };
"""
"""The page draws its seeds from the browser: here it always gets the same."""

HURRY = """async ([most, seed]) => {
  const state = () => tesserae.state();
  for (let moves = 0; moves < most && !state().match.turn.over;) {
    const {turn, record} = state().match;
    const isTheirs = record.seats[turn.to_move].kind === 'level';
    if (state().isBusy || isTheirs) await new Promise(requestAnimationFrame);
    else if (turn.actions.length === 0) await tesserae.session.lift();
    else {
      seed = (seed * 48271) % 2147483647;
      await tesserae.session.play(turn.actions[seed % turn.actions.length].id);
      moves += 1;
    }
  }
}"""
"""Random decisions of the people at the table, past the page's buttons."""


class Player:
    """One tab of the page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.troubles: list[str] = []
        self.expected: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        page.on("request", self._watch)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text}")

    def _watch(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"left the origin: {request.url}")

    def expect_trouble(self, *parts: str) -> None:
        """Messages that contain one of these parts belong to the test."""
        self.expected += parts

    def check(self) -> None:
        unexpected = [line for line in self.troubles if not any(part in line for part in self.expected)]
        assert not unexpected, unexpected

    # --- opening --------------------------------------------------------------------------------

    def fix_deal(self, seed: int) -> None:
        """From the next opening on, every new match gets this deal."""
        self.page.add_init_script(ONE_GAME.replace("SEED", str(seed)))

    def open(self, *, is_ready: bool = True) -> Player:
        self.page.goto(self.url)
        if is_ready:
            self.wait_for_engine()
        return self

    def wait_for_engine(self) -> None:
        self.page.wait_for_selector('html[data-engine="ready"]', timeout=ENGINE_TIMEOUT)

    def begin(self, **options: str) -> Player:
        """Start a match from the start page; options by the words on the page, seats by `seat_0`, …

        People sit on all seats that are not told.
        """
        for name, label in options.items():
            if not name.startswith("seat_"):
                self.page.locator(f"label:has(input[name={name}])", has_text=label).first.click()
        self.seat(**{name: label for name, label in options.items() if name.startswith("seat_")})
        self.page.click("#play")
        # An opponent who begins may have moved before anybody looks.
        begun = '.page[data-moves]:is(:not([data-busy]), :not([data-moves="0"]))'
        self.page.wait_for_selector(begun, timeout=ENGINE_TIMEOUT)
        return self

    def seat(self, **levels: str) -> None:
        """Choose who sits where: `seat_1="Casual"`; people on the other seats."""
        for i in range(self.page.locator("select[name^=seat-]").count()):
            level = levels.get(f"seat_{i}")
            chosen = {"label": level} if level else {"value": ""}
            self.page.select_option(f"select[name=seat-{i}]", **chosen)

    def set(self, **settings: str) -> None:
        """Change settings as a person does, in the dialog."""
        self.page.locator(".top .icon").last.click()
        for name, value in settings.items():
            self.page.select_option(f"dialog select[name={name}]", value=value)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).not_to_have_attribute("open", "")

    def import_file(self, content: Any) -> None:
        """Choose a file on the screen of matches; text goes as it is, anything else as JSON."""
        self.page.goto(f"{self.url}#matches")
        text = content if isinstance(content, str) else json.dumps(content)
        payload = {"name": "matches.json", "mimeType": "application/json", "buffer": text.encode()}
        self.page.set_input_files("input[name=file]", files=[payload])  # type: ignore[list-item]

    def begin_with(self, position: Any, **seats: str) -> Player:
        """Start a match from a position, people on all seats unless told: `seat_1="Casual"`."""
        self.import_file(position)
        self.page.wait_for_selector(".shared [data-open]", timeout=ENGINE_TIMEOUT)
        for name, label in seats.items():
            self.page.select_option(f"select[name=shared-{name.replace('_', '-')}]", label=label)
        self.page.click(".shared [data-open]")
        self.wait_for_moves(0)
        return self

    # --- looking --------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        return int(self.page.get_attribute(".page", "data-moves") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def wait_for_moves(self, moves: int) -> None:
        self.page.wait_for_selector(f'.page[data-moves="{moves}"]:not([data-busy])', timeout=ENGINE_TIMEOUT)

    def ask(self, **request: Any) -> Any:
        """Ask the engine directly, past the page."""
        return self.page.evaluate("request => tesserae.engine.ask(request)", request)

    def position(self) -> Any:
        return self.ask(type="position")["position"]

    def notice(self, code: str) -> Any:
        return self.page.locator(f'.notice[data-code="{code}"]')

    def overflow(self) -> int:
        """Pixels that the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    # --- playing --------------------------------------------------------------------------------

    def move(self, rng: random.Random) -> None:
        """One random decision by clicks (or taps), mostly to a line."""
        page, moves = self.page, self.moves
        act = "tap" if page.evaluate("matchMedia('(pointer: coarse)').matches") else "click"
        choose = page.locator("button.cell.is-legal, button.drop")
        if choose.count():
            getattr(choose.nth(rng.randrange(choose.count())), act)()
        else:
            picks = page.locator("button.tile[data-pick]")
            pick = picks.nth(rng.randrange(picks.count()))
            crowded = "(tile) => tile.closest('.is-crowded:not(:focus-within)') !== null"
            if act == "tap" and pick.evaluate(crowded):
                pick.tap()  # the disc comes closer
                expect(pick).to_have_attribute("aria-pressed", "false")
            getattr(pick, act)()
            lines = page.locator(".line.is-legal")
            to_floor = lines.count() == 0 or rng.random() < 0.05
            target = page.locator(".floor.is-legal") if to_floor else lines.nth(rng.randrange(lines.count()))
            getattr(target, act)()
        self.wait_for_moves(moves + 1)

    def play_moves(self, count: int, seed: int = 1) -> None:
        rng = random.Random(seed)
        for _ in range(count):
            self.move(rng)

    def play_to_the_end(self, seed: int = 1) -> int:
        rng = random.Random(seed)
        for played in range(500):
            if self.is_over:
                return played
            self.move(rng)
        raise AssertionError("the match does not end")

    def hurry(self, most: int = 500, seed: int = 1) -> None:
        """So many random decisions, or all, through the session: for what happens after them."""
        self.page.evaluate(HURRY, [most, seed])

    def check_result(self) -> None:
        """The table of points adds up, and the best total has won."""
        rows = self.page.locator(".result table.sums tr").all()
        table = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows[1:]]
        numbers = [[int(text.replace("−", "-")) for text in row] for row in table]
        *parts, total = numbers
        assert [sum(column) for column in zip(*parts, strict=True)] == total
        winners = self.page.evaluate("tesserae.state().match.turn.winners")
        assert all(total[winner] == max(total) for winner in winners)


@contextmanager
def visiting(context: BrowserContext, url: str) -> Iterator[Player]:
    """A tab in a context that is already there."""
    page = context.new_page()
    player = Player(page, url)
    yield player
    player.check()
    page.close()


@contextmanager
def playing(browser: Browser, url: str, *, motion: str = "off", **options: Any) -> Iterator[Player]:
    """A fresh visitor: an own context, English, no motion (the page's own setting) unless told."""
    context = browser.new_context(**{"locale": "en-GB", **DESKTOP, **options})
    settings = json.dumps({"motion": motion})
    context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage['tesserae.settings'] ??= {settings!r}"
    )
    try:
        with visiting(context, url) as player:
            yield player
    finally:
        context.close()
