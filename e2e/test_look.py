"""Sizes, languages, themes: nothing overflows, nothing overlaps, axe finds nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from playing import DESKTOP, PHONE, SIDEWAYS, TABLET, Player, playing

AXE = Path(__file__).parent.parent / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET, "desktop": DESKTOP}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "de": "de-DE"}


def cut_or_wide(player: Player) -> list[str]:
    """Texts that stick out of their box or of the screen."""
    return list(
        player.page.evaluate(
            """() => {
              const texts = 'button, h1, h2, p, label, legend, select, th, td, .count, .gain, .price';
              const isSeen = (element) => element.offsetParent && !element.closest('.unseen');
              const things = '.tile, .line, .floor, .ghost';
              const isBox = (element) =>
                getComputedStyle(element).display !== 'inline' && !element.matches(things);
              const isCut = (element) => {
                const {left, right} = element.getBoundingClientRect();
                const isTooWide = isBox(element) && element.scrollWidth > element.clientWidth + 1;
                return isTooWide || left < -1 || right > innerWidth + 1;
              };
              return [...document.querySelectorAll(texts)].filter(isSeen).filter(isCut)
                .map((element) => `${element.localName} ${element.className}: ${element.textContent.trim()}`);
            }"""
        )
    )


def overlaps(player: Player) -> list[str]:
    """Pairs of the table's parts that lie on each other."""
    return list(
        player.page.evaluate(
            """() => {
              const names = '.top > *, .chip, .factory, .centre, .supply, .board, .result';
              const isSeen = (part) => part.offsetParent && !part.matches('.unseen');
              const parts = [...document.querySelectorAll(names)].filter(isSeen);
              const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
              const found = [];
              const isRound = (part) => getComputedStyle(part).borderRadius === '50%';
              parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
                const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
                const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
                const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
                const apart = Math.hypot(middle(p)[0] - middle(q)[0], middle(p)[1] - middle(q)[1]);
                const areRound = isRound(a) && isRound(b);
                const touch = areRound ? (p.width + q.width) / 2 - apart : Math.min(wide, high);
                if (touch > 1) found.push(`${a.className} / ${b.className}`);
              }));
              return found;
            }"""
        )
    )


def small_targets(player: Player) -> list[str]:
    """Buttons under 44 px, their extended hit areas included."""
    return list(
        player.page.evaluate(
            """() => {
              const isSmall = (button) => {
                const box = button.getBoundingClientRect();
                const extra = button.matches('.market .tile') ? 4 : 0;
                const rows = getComputedStyle(button.parentElement).rowGap;
                const gap = button.matches('.line') ? parseFloat(rows) : 0;
                return Math.min(box.width + extra, box.height + extra + gap) < 43.9;
              };
              return [...document.querySelectorAll('button:enabled, select, summary, .segments span')]
                .filter((button) => button.offsetParent && isSmall(button))
                .map((button) => `${button.className} ${button.ariaLabel ?? button.textContent.trim()}`);
            }"""
        )
    )


def check_layout(player: Player, *, is_touch: bool) -> None:
    assert player.overflow() <= 0
    assert cut_or_wide(player) == []
    assert overlaps(player) == []
    if is_touch:
        assert small_targets(player) == []


def axe_violations(player: Player) -> list[Any]:
    player.page.evaluate(AXE.read_text("utf-8"))
    result = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (violation["id"], node["html"][:120], node["failureSummary"][:200])
        for violation in result["violations"]
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_or_overlaps(
    browser: Browser, site: str, tmp_path: Path, size: str, language: str
) -> None:
    is_touch = size != "desktop"
    with playing(browser, site, **{**SIZES[size], "locale": LANGUAGES[language]}) as player:
        page = player.open().page
        assert page.get_attribute("html", "lang") == language
        check_layout(player, is_touch=is_touch)
        player.begin().play_moves(12, seed=2)
        check_layout(player, is_touch=is_touch)
        page.locator("button.tile[data-pick]").first.click()
        check_layout(player, is_touch=is_touch)
        page.screenshot(path=tmp_path / f"{size}-{language}.png")


@pytest.mark.parametrize("players", ["3", "4"])
@pytest.mark.parametrize("size", SIZES)
def test_more_players_fit_too(browser: Browser, site: str, size: str, players: str) -> None:
    with playing(browser, site, **SIZES[size]) as player:
        player.open().begin(players=players).play_moves(6, seed=3)
        assert player.overflow() <= 0
        assert overlaps(player) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, site: str, scheme: str) -> None:
    with playing(browser, site, color_scheme=scheme) as player:
        page = player.open().page
        assert axe_violations(player) == []
        for dialog in ("How to play", "Settings"):
            page.locator(".top").get_by_label(dialog).click()
            assert axe_violations(player) == []
            page.keyboard.press("Escape")
        player.begin().play_moves(9, seed=4)
        assert axe_violations(player) == []
        page.locator("button.tile[data-pick]").first.click()
        assert axe_violations(player) == []
        page.keyboard.press("Escape")
        page.click("text=Log")
        assert axe_violations(player) == []
        page.keyboard.press("Escape")
        player.play_to_the_end(seed=4)
        assert axe_violations(player) == []


def test_axe_finds_nothing_on_a_phone(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        player.open()
        assert axe_violations(player) == []
        player.begin().play_moves(5)
        assert axe_violations(player) == []


def test_the_language_switches_in_the_middle_of_a_match(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(2)
        before = player.position()
        for language, undo in {"pl": "Cofnij", "cs": "Zpět", "de": "Zurück", "en": "Undo"}.items():
            player.set(language=language)
            expect(page.locator(".tool").first).to_have_text(undo)
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert page.title().startswith("Tesserae")
        assert player.position() == before
        player.set(language="cs")
        page.reload()
        expect(page.locator(".tool").first).to_have_text("Zpět")


def test_no_key_shows_instead_of_its_words(browser: Browser, site: str) -> None:
    """A message without words would show its key: something-with-dashes or under_scores."""
    with playing(browser, site) as player:
        page = player.open().begin(seat_1="Casual").page
        page.wait_for_selector("button.tile[data-pick]")
        shown = page.inner_text("body")
        shown += page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel).join(' ')")
        page.click("text=Log")
        shown += page.inner_text("dialog")
        words = [word.strip("().,:;") for word in shown.split()]
        assert [word for word in words if "_" in word or word.count("-") > 1] == []


def test_the_theme_follows_the_system_until_it_is_chosen(browser: Browser, site: str) -> None:
    with playing(browser, site, color_scheme="dark") as player:
        background = "getComputedStyle(document.documentElement).backgroundColor"
        dark = player.open(is_ready=False).page.evaluate(background)
        player.set(theme="light")
        light = player.page.evaluate(background)
        assert light != dark
        player.page.reload()
        player.page.wait_for_selector("#play")
        assert player.page.evaluate(background) == light
        assert json.loads(player.page.evaluate("localStorage['tesserae.settings']"))["theme"] == "light"


def test_late_news_of_a_closed_dialog_does_not_close_it_when_it_is_open_again(
    browser: Browser, site: str
) -> None:
    with playing(browser, site) as player:
        page = player.open().page
        page.locator(".top .icon").last.click()
        dialog = page.locator("dialog")
        expect(dialog).to_have_attribute("open", "")
        dialog.evaluate("(element) => void element.dispatchEvent(new Event('close'))")
        page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))")
        expect(dialog).to_have_attribute("open", "")
        page.keyboard.press("Escape")
        expect(dialog).not_to_have_attribute("open", "")
