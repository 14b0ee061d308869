"""Languages and themes: every one of them, and axe finds nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from layout import axe_violations
from playing import ENGINE_TIMEOUT, PHONE, playing


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
        player.hurry()
        assert axe_violations(player) == []


def test_axe_finds_nothing_on_a_phone(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        player.open()
        assert axe_violations(player) == []
        player.begin().play_moves(5)
        assert axe_violations(player) == []
        player.page.click("[data-tool=hint]")
        player.page.wait_for_selector(".hinted", timeout=ENGINE_TIMEOUT)
        assert axe_violations(player) == []
        player.page.click(".hinted")
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


def open_settings(page: Page) -> Locator:
    page.locator(".top .icon").last.click()
    dialog = page.locator("dialog")
    expect(dialog).to_have_attribute("open", "")
    return dialog


def test_late_news_of_a_closed_dialog_does_not_close_it_when_it_is_open_again(
    browser: Browser, site: str
) -> None:
    with playing(browser, site) as player:
        page = player.open().page
        dialog = open_settings(page)
        dialog.evaluate("(element) => void element.dispatchEvent(new Event('close'))")
        page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))")
        expect(dialog).to_have_attribute("open", "")
        page.keyboard.press("Escape")
        expect(dialog).not_to_have_attribute("open", "")


def test_escape_closes_a_dialog_even_if_the_page_is_drawn_before_the_browser_tells(
    browser: Browser, site: str
) -> None:
    with playing(browser, site) as player:
        page = player.open().page
        dialog = open_settings(page)
        dialog.evaluate(
            """(element) => new MutationObserver(() => tesserae.session.dismiss('nothing'))
              .observe(element, {attributes: true, attributeFilter: ['open']})"""
        )
        page.keyboard.press("Escape")
        page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))")
        expect(dialog).not_to_have_attribute("open", "")


def test_of_two_languages_chosen_at_once_the_last_is_spoken(browser: Browser, site: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        page = player.open().page
        asked: list[Route] = []
        page.route("**/pl.ftl", lambda route: asked.append(route))
        page.locator(".top .icon").last.click()
        for language in ("pl", "de"):
            page.select_option("dialog select[name=language]", value=language)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        with page.expect_response("**/pl.ftl"):
            asked[0].continue_()
        page.evaluate("new Promise((resolve) => setTimeout(resolve, 100))")
        expect(page.locator("html")).to_have_attribute("lang", "de")
