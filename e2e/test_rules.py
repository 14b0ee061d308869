"""The rules in the page: opened from everywhere, in every language, and left without losing the match."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from layout import LANGUAGES, axe_violations, cut_or_wide
from playing import DESKTOP, PHONE, Player, playing
from test_chocolatier import SF4_AND_SF5, chocolatier

GAMES = ("azul", "chocolatier", "axio")


def read(player: Player, place: str) -> None:
    player.page.goto(f"{player.url}#{place}")
    player.page.wait_for_selector(".rules section")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fit_a_phone_in_every_language(
    browser: Browser, site: str, game: str, language: str
) -> None:
    with playing(browser, site, **{**PHONE, "locale": LANGUAGES[language]}) as player:
        read(player, f"rules={game}")
        assert player.overflow() <= 0
        assert cut_or_wide(player) == []
        keys = re.findall(r"\brules-[\w-]+", player.page.locator(".rules").inner_text())
        assert keys == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_a_diagram_looks_like_its_table(browser: Browser, site: str, game: str, size: Any) -> None:
    """A board is a grid of equal squares, here as there, and no wider than what it explains."""
    with playing(browser, site, **size) as player:
        read(player, f"rules={game}")
        boards = player.page.locator(".sketch .field" if game == "axio" else ".sketch .board").all()
        count = 9 if game == "axio" else 5
        assert boards
        for board in boards:
            squares = board.locator(".rank > .square, .row > *").evaluate_all(
                "all => all.map((one) => one.getBoundingClientRect()).map(({x, y}) => [x, y])"
            )
            for places in zip(*squares, strict=True):
                first, last = min(places), max(places)
                steps = {round((place - first) / (last - first) * (count - 1), 1) for place in places}
                assert {round(step) for step in steps} == set(range(count))
                assert all(abs(step - round(step)) <= 0.1 for step in steps)
            box = board.bounding_box()
            assert box
            assert box["height"] < 1.2 * box["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_the_rules(browser: Browser, site: str, game: str, scheme: str) -> None:
    with playing(browser, site, **{**DESKTOP, "color_scheme": scheme}) as player:
        read(player, f"rules={game}/goal")
        assert axe_violations(player) == []


def test_a_refusal_leads_to_its_paragraph_and_back_to_the_match(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.page
        player.fix_deal(1)  # a deal in which nobody takes four of a colour
        player.open()
        page.select_option("select[name=first]", value="0")
        player.begin()
        page.locator("button.tile[data-pick]").first.click()
        page.locator(".board.is-turn button.line").nth(3).click()
        player.wait_for_moves(1)
        player.play_moves(1)
        line = player.position()["players"][0]["lines"][3]
        assert 0 < line["count"] < 4
        page.locator(f'button.tile[data-pick]:not([data-colour="{line["colour"]}"])').first.click()
        page.locator(".board.is-turn button.line").nth(3).click(force=True)
        page.locator(".prompt .rule-link").click()
        meant = page.locator(".rules .is-meant")
        expect(meant).to_be_in_viewport()
        expect(meant).to_have_attribute("id", "rule-azul-other_colour")
        page.go_back()
        expect(page.locator(".azul")).to_be_visible()
        assert player.moves == 2
        player.play_moves(1)


def test_the_header_leads_from_the_rules_back_to_the_table(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        address = page.url
        page.locator(".top").get_by_label("How to play").click()
        page.locator("dialog").get_by_text("All rules").click()
        page.wait_for_selector(".rules section")
        expect(page.locator("dialog")).not_to_have_attribute("open", "")
        page.locator(".contents a").last.click()
        expect(page.locator(".rules .is-meant")).to_be_in_viewport()
        page.get_by_label("Back to the table").click()
        expect(page.locator(".azul")).to_be_visible()
        assert page.url == address


def test_a_gold_disc_leads_to_its_paragraph(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF4_AND_SF5) as player:
        page = player.page
        page.locator(".factory .seal").first.focus()
        words = page.locator(".words:popover-open")
        expect(words).to_be_visible()
        page.keyboard.press("Tab")
        expect(words.locator("a")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".rules .is-meant .coin")).to_be_in_viewport()


def test_an_unknown_game_has_no_rules_but_no_error_either(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        read(player, "rules=chess/castling")
        expect(player.page.locator("#rules-title")).to_be_visible()


def test_printed_rules_leave_the_chrome_out(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        read(player, "rules=azul")
        player.page.emulate_media(media="print")
        expect(player.page.locator(".top")).to_be_hidden()
        expect(player.page.locator(".rules section").first).to_be_visible()
