"""The tutorials from beginning to end, by clicks; a running match waits for the learner to come back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from layout import LANGUAGES, axe_violations, cut_or_wide
from playing import ENGINE_TIMEOUT, PHONE, SIDEWAYS, Player, playing

LESSONS = {"azul": 13, "chocolatier": 12, "axio": 12}
ANSWERS = {
    "tiling": "2",
    "alone": "1",
    "row": "3",
    "column": "3",
    "cross": "7",
    "floor": "8",
    "low": "0",
    "bonus": "19",
    "free": "4",
    "sf3": "0",
    "sf5": "1",
    "line": "1",
    "lines": "3",
    "both": "6",
    "double": "2",
    "pyramid": "6",
    "pyramids": "6",
    "extra": "2",
    "lowest": "Beginner 2",
    "tie": "Player 1 (you)",
}
OPTIONS = ("line 1", "line 5", "floor")
OUT_OF_SIGHT = """() => {
  const parts = '.coach, .choices, .factory, .centre, .board, .stage, .panel, .rack, .swap';
  const tools = document.querySelector('.toolbar')?.getBoundingClientRect();
  return [...document.querySelectorAll(parts)].filter((part) => {
    const {top, bottom, height, right} = part.getBoundingClientRect();
    const floor = tools && right > tools.left ? tools.top : innerHeight;
    return height && (top < 0 || bottom > floor + 1);
  }).map((part) => part.className);
}"""
"""What a lesson shows and one would have to scroll for."""


def learn(player: Player, game: str) -> None:
    player.page.goto(f"{player.url}#tutorial={game}")
    player.wait_for_engine()
    player.page.wait_for_selector(".tutorial:not([data-busy]) :is(.azul, .axio)", timeout=ENGINE_TIMEOUT)


def lesson(player: Player) -> str:
    return player.page.get_attribute(".tutorial", "data-lesson") or ""


def wait_for_verdict(player: Player, verdict: str = "right") -> None:
    player.page.wait_for_selector(f'.tutorial[data-verdict="{verdict}"]', timeout=ENGINE_TIMEOUT)


def click_through(player: Player, rng: random.Random) -> None:
    """Make the moves that the table offers, until the lesson is done."""
    page = player.page
    for _ in range(40):
        if page.get_attribute(".tutorial", "data-verdict") != "asked":
            return
        page.wait_for_selector(
            ".tutorial:not([data-busy]) :is([data-pick], .drop, .rack.is-active, .swap),"
            " .tutorial:not([data-verdict=asked])",
            timeout=ENGINE_TIMEOUT,
        )
        drops, picks = page.locator(".drop"), page.locator("button.tile[data-pick]")
        if page.locator(".swap .button").count():
            page.locator(".swap .button").first.click()
        elif page.locator(".rack.is-active").count():
            page.keyboard.press("1")  # takes a tile and aims it at a legal place
            page.locator(".ghost.is-legal").click(timeout=ENGINE_TIMEOUT)
        elif drops.count():
            drops.nth(rng.randrange(drops.count())).click()
        elif picks.count():
            picks.nth(rng.randrange(picks.count())).click()
            targets = page.locator(":is(.line, .floor).is-legal")
            if targets.count():
                targets.first.click()
        page.wait_for_timeout(50)
    raise AssertionError("the lesson does not end")


def answer(player: Player, rng: random.Random) -> None:
    name, page = lesson(player), player.page
    if name in ANSWERS:
        page.locator(".choices").get_by_role("button", name=ANSWERS[name], exact=True).click()
    elif name == "options":
        for place in OPTIONS:
            page.locator(".choices").get_by_role("button", name=place, exact=True).click()
        page.locator(".check").click()
    else:
        click_through(player, rng)
    wait_for_verdict(player)


@pytest.mark.parametrize("game", LESSONS)
def test_a_tutorial_from_beginning_to_end(browser: Browser, site: str, game: str) -> None:
    rng = random.Random(4)
    with playing(browser, site) as player:
        learn(player, game)
        page = player.page
        assert page.locator(".dot").count() == LESSONS[game]
        for number in range(1, LESSONS[game] + 1):
            expect(page.locator("#lesson-title")).to_have_text(f"Lesson {number} of {LESSONS[game]}")
            page.wait_for_selector(".tutorial:not([data-busy]) :is(.azul, .axio)", timeout=ENGINE_TIMEOUT)
            answer(player, rng)
            if number < LESSONS[game]:
                page.locator(".next").click()
        assert page.locator(".dot.is-done").count() == LESSONS[game]
        page.reload()
        expect(page.locator(".dot.is-done")).to_have_count(LESSONS[game])


def test_a_wrong_answer_is_explained_and_can_be_repeated_or_skipped(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        learn(player, "azul")
        page = player.page
        page.locator(".dot").nth(7).click()
        page.wait_for_selector('.tutorial[data-lesson="cross"]:not([data-busy]) :is(.azul, .axio)')
        page.locator(".choices").get_by_role("button", name="6", exact=True).click()
        wait_for_verdict(player, "wrong")
        expect(page.locator(".verdict")).to_contain_text("4 + 3 = 7")
        page.get_by_role("button", name="Repeat").click()
        expect(page.locator(".choices")).to_be_visible()
        page.locator(".skip").click()
        assert lesson(player) == "floor"


def test_the_end_of_a_lesson_offers_no_new_match(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        learn(player, "azul")
        page = player.page
        page.locator(".dot").nth(LESSONS["azul"] - 3).click()
        page.wait_for_selector('.tutorial[data-lesson="bonus"]:not([data-busy]) .azul')
        answer(player, random.Random(1))
        expect(page.locator(".result h2")).to_have_text("Player 1 (you) wins!")
        expect(page.get_by_text("Play again")).to_be_hidden()


def test_a_running_match_waits_for_the_learner(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(3)
        before = player.position()
        page.locator(".top").get_by_label("How to play").click()
        page.locator("dialog").get_by_text("Tutorial").click()
        page.wait_for_selector(".tutorial:not([data-busy]) :is(.azul, .axio)", timeout=ENGINE_TIMEOUT)
        click_through(player, random.Random(1))
        page.go_back()
        player.wait_for_moves(3)
        assert player.position() == before
        player.play_moves(1)


def test_the_language_switches_in_the_middle_of_a_lesson(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        learn(player, "azul")
        player.set(language="pl")
        expect(player.page.locator("#lesson-title")).to_have_text("Lekcja 1 z 13")
        click_through(player, random.Random(1))
        expect(player.page.locator(".verdict")).to_contain_text("Linia 2 jest pełna")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "size"), [*((game, PHONE) for game in LESSONS), ("axio", SIDEWAYS)], ids=[*LESSONS, "sideways"]
)
def test_every_lesson_fits_a_phone(
    browser: Browser, site: str, game: str, size: dict[str, Any], language: str
) -> None:
    with playing(browser, site, **{**size, "locale": LANGUAGES[language]}) as player:
        learn(player, game)
        for number in range(LESSONS[game]):
            if number:
                player.page.locator(".skip").tap()
            player.page.wait_for_selector(
                ".tutorial:not([data-busy]) :is(.azul, .axio)", timeout=ENGINE_TIMEOUT
            )
            assert player.overflow() <= 0
            assert cut_or_wide(player) == []
            assert player.page.evaluate(OUT_OF_SIGHT) == [], lesson(player)


@pytest.mark.parametrize("game", ["azul", "axio"])
def test_a_hint_in_a_round_can_be_stopped_is_said_and_leads_to_others(
    browser: Browser, site: str, game: str
) -> None:
    with playing(browser, site, **PHONE) as player:
        learn(player, game)
        page = player.page
        expect(page.locator(".before")).to_have_count(0)
        page.locator(".dot").last.dispatch_event("click")
        page.wait_for_selector(".tutorial:not([data-busy]) .toolbar", timeout=ENGINE_TIMEOUT)
        hint, words = page.locator("[data-tool=hint]"), page.locator(".hinted")
        hint.tap()
        page.get_by_role("button", name="Stop").tap()
        expect(words).to_have_count(0)
        hint.tap()
        expect(words).to_contain_text("Hint:", timeout=ENGINE_TIMEOUT)
        first = words.inner_text()
        expect(page.locator(".unseen[role=status]")).to_have_text(first)
        hint.tap()
        expect(words).not_to_have_text(first)
        expect(page.locator(".unseen[role=status]")).to_have_text(words.inner_text())


@pytest.mark.parametrize("game", LESSONS)
def test_axe_finds_nothing_in_a_tutorial(browser: Browser, site: str, game: str) -> None:
    with playing(browser, site) as player:
        learn(player, game)
        assert axe_violations(player) == []
        player.page.locator(".dot").nth(2).click()
        player.page.wait_for_selector(".tutorial[data-lesson]:not([data-busy]) .choices")
        assert axe_violations(player) == []
        answer(player, random.Random(1))
        assert axe_violations(player) == []
