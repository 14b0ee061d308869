"""AXIO at the page: whole matches by mouse, keyboard and touch, alone and with others."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Browser, expect

from layout import axe_violations, overlaps, unseen
from placing import begin, decide, lift_cover, shortcut
from playing import DESKTOP, ENGINE_TIMEOUT, PHONE, playing


@pytest.mark.parametrize(
    ("levels", "size"),
    [
        ((None,), 9),
        ((None, "Casual"), 9),
        ((None, "Beginner", "Casual"), 11),
        ((None, None, "Casual", None), 13),
    ],
    ids=["solo", "two", "three", "four"],
)
def test_a_match_by_mouse_then_to_its_end(
    browser: Browser, site: str, levels: tuple[str | None, ...], size: int
) -> None:
    with playing(browser, site) as player:
        page = begin(player, len(levels), *levels).page
        assert page.get_attribute(".field", "data-size") == str(size)
        assert page.locator(".panel").count() == len(levels)
        rng = random.Random(3)
        for _ in range(4):
            decide(player, rng)
        shortcut(player, 2)
        assert player.is_over
        winners = page.evaluate("tesserae.state().match.turn.winners")
        lowest = page.evaluate("tesserae.state().match.view.scores")
        shown = [
            int(text)
            for text in page.locator(".result .scroll tbody td:nth-of-type(1) strong").all_inner_texts()
        ]
        assert shown == sorted(lowest, reverse=True)
        assert lowest[winners[0]] == max(lowest)


@pytest.mark.parametrize("levels", [(None,), (None, "Casual")], ids=["solo", "two"])
def test_a_whole_match_by_touch(browser: Browser, site: str, levels: tuple[str | None, ...]) -> None:
    with playing(browser, site, **PHONE) as player:
        begin(player, len(levels), *levels)
        rng = random.Random(5)
        for _ in range(60):
            if player.is_over:
                break
            decide(player, rng)
        assert player.is_over


def test_a_whole_match_by_keyboard(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        page.locator(".domino").first.focus()
        page.keyboard.press("Enter")
        ghost = page.locator(".ghost")
        expect(ghost).to_be_focused()
        before = ghost.get_attribute("aria-label")
        page.keyboard.press("r")
        expect(ghost).not_to_have_attribute("aria-label", before or "")
        page.keyboard.press("Escape")
        expect(ghost).to_have_count(0)
        expect(page.locator(".domino").first).to_be_focused()
        for moves in range(1, 4):
            page.keyboard.press("Enter")
            expect(ghost).to_be_focused()
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowRight")
            expect(page.locator(".ghost.is-legal")).to_be_focused()
            page.keyboard.press("Enter")
            player.wait_for_moves(moves)
        while not player.is_over:
            moves = player.moves
            page.keyboard.press("1")
            expect(page.locator(".ghost.is-legal")).to_be_focused()
            page.keyboard.press("Enter")
            player.wait_for_moves(moves + 1)
        expect(page.locator(".result [data-nav]").first).to_be_focused()


def test_every_move_of_a_hint_shows_what_it_would_bring(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        shortcut(player, 2, 8)
        said = []
        for _ in range(3):
            page.click("[data-tool=hint]")
            ghost = page.locator(".ghost.is-hinted")
            expect(ghost).to_be_visible(timeout=ENGINE_TIMEOUT)
            expect(page.locator(".forecast")).to_contain_text(":")
            said.append(page.inner_text(".forecast"))
            points = [int(text) for text in page.locator(".badge text").all_text_contents()]
            gained = [int(text) for text in page.locator(".track .plus").all_inner_texts()]
            assert sum(gained) >= max(points, default=0), "the tracks grow by what the lines score"
            assert bool(gained) != ("no points" in said[-1])
        assert len(set(said)) > 1, "an alternative is another move"
        page.locator(".ghost.is-hinted").click()
        player.wait_for_moves(9)


def test_a_hint_leaves_everything_in_sight_on_a_phone(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 4, None, None, None, None).page
        shortcut(player, 2, 12)
        lift_cover(page)
        page.click("[data-tool=hint]")
        expect(page.locator(".ghost.is-hinted")).to_be_visible(timeout=ENGINE_TIMEOUT)
        expect(page.locator(".hinted")).to_be_visible(timeout=ENGINE_TIMEOUT)
        assert unseen(player) == []
        assert overlaps(player) == []


def test_solo_keeps_records_and_deals_anew_with_one_click(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        page.get_by_role("button", name="New deal").click()
        player.wait_for_moves(0)
        for count in (1, 2):
            shortcut(player, count)
            assert player.is_over
            assert page.locator(".records tr").count() == count
            assert page.locator(".records .is-own").count() == 1
            page.get_by_role("button", name="New deal").click()
            player.wait_for_moves(0)
        assert len(json.loads(page.evaluate("localStorage['tesserae.solo']"))) == 2


@pytest.mark.parametrize(
    ("theme", "size"), [("light", "phone"), ("dark", "desktop"), ("contrast", "desktop")]
)
def test_axe_finds_nothing(browser: Browser, site: str, theme: str, size: str) -> None:
    device = {"phone": PHONE, "desktop": DESKTOP}[size]
    scheme = "light" if theme == "light" else "dark"
    with playing(browser, site, **{**device, "color_scheme": scheme}) as player:
        if theme == "contrast":
            player.open().set(theme="contrast")
        page = begin(player, 2, None, None).page
        assert axe_violations(player) == []
        shortcut(player, 4, 12)
        lift_cover(page)
        assert axe_violations(player) == []
        shortcut(player, 4)
        assert player.is_over
        assert axe_violations(player) == []
