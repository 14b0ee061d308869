"""What the table offers beyond a click: dragging, keys, confirming, hints, moments, sound."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hands import drag, drag_by_finger
from layout import SIZES, axe_violations
from playing import PHONE, playing

ARTEFACTS = Path(__file__).parent.parent / ".build" / "screenshots"
"""Every screen in every size, for eyes: the newest run's."""


# --- dragging -------------------------------------------------------------------------------------


def test_dragging_to_a_line_plays_the_move(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        drag(page, page.locator("button.tile[data-pick]").first, page.locator("button.line").nth(2))
        player.wait_for_moves(1)
        assert page.evaluate("tesserae.state().match.record.log[0].action.to") == "line-3"
        assert page.locator("#motion > *").count() == 0


def test_dragging_to_nowhere_puts_the_tiles_back(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        drag(page, page.locator("button.tile[data-pick]").first, page.locator(".top"))
        expect(page.locator(".line.is-legal")).to_have_count(0)
        expect(page.locator(".tile.is-picked")).to_have_count(0)
        assert player.moves == 0
        player.play_moves(1)


def test_a_finger_drags_too(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = player.open().begin().page
        drag_by_finger(page, page.locator("button.tile[data-pick]").first, page.locator("button.line").nth(4))
        player.wait_for_moves(1)
        assert page.evaluate("tesserae.state().match.record.log[0].action.to") == "line-5"


def test_the_rest_shows_that_it_goes_to_the_centre(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        factories = [factory["tiles"] for factory in page.evaluate("tesserae.state().match.view.factories")]
        tiles = next(tiles for tiles in factories if len(set(tiles)) > 1)
        pick = page.locator(f'button[data-at="factory-{factories.index(tiles) + 1}/{tiles[0]}"]')
        expect(pick).to_have_accessible_name(re.compile(r"Take .* To the centre: \d"))
        pick.click()
        coming = page.locator(".centre .coming")
        expect(coming).to_have_accessible_name(re.compile(r"To the centre: \d"))
        shown = coming.locator(".tile").evaluate_all("all => all.map((tile) => tile.dataset.colour)")
        assert set(shown) == {colour for colour in tiles if colour != tiles[0]}
        leaning = page.locator(".is-leaving .tile:not(.is-picked)").first
        assert leaning.evaluate("tile => getComputedStyle(tile).translate") != "none"
        page.keyboard.press("Escape")
        expect(coming).to_have_count(0)


# --- keys, confirming, hints ----------------------------------------------------------------------


def test_keys_undo_redo_hint_log_and_list_themselves(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(1)
        said = page.locator("[role=status]")
        first = said.inner_text()
        player.play_moves(1)
        expect(said).not_to_have_text(first)
        page.keyboard.press("u")
        player.wait_for_moves(1)
        expect(said).to_have_text(first)
        page.keyboard.press("r")
        player.wait_for_moves(2)
        page.keyboard.press("Control+z")
        player.wait_for_moves(1)
        page.keyboard.press("?")
        expect(page.locator("dialog .keys kbd")).not_to_have_count(0)
        assert axe_violations(player) == []
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        expect(page.locator("dialog .log")).to_be_visible()


def test_a_move_waits_for_its_confirmation_if_asked_for(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        page.locator(".top .icon").last.click()
        page.locator("dialog input[name=confirm]").check()
        page.keyboard.press("Escape")
        page.locator("button.tile[data-pick]").first.click()
        page.locator(".line.is-legal").first.click()
        expect(page.locator(".line.is-proposed")).to_have_count(1)
        assert player.moves == 0
        page.get_by_role("button", name="Put back").click()
        expect(page.locator(".is-proposed")).to_have_count(0)
        page.locator("button.tile[data-pick]").first.click()
        page.locator(".line.is-legal").first.click()
        page.get_by_role("button", name="Confirm").click()
        player.wait_for_moves(1)


def test_a_hint_says_why_and_offers_others(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        page.click("[data-tool=hint]")
        expect(page.locator(".hinted")).to_contain_text("Hint:", timeout=60_000)
        assert "reason-" not in page.inner_text(".hinted")
        expect(page.locator(".line.is-hinted, .floor.is-hinted")).to_have_count(1)
        first = page.inner_text(".hinted")
        expect(page.locator("[role=status]")).to_have_text(first)
        page.click("[data-tool=hint]")
        expect(page.locator(".hinted")).not_to_have_text(first)
        page.click(".hinted")
        ideas = page.locator("dialog .entry")
        assert ideas.count() > 1
        expect(ideas.nth(1)).to_have_attribute("aria-current", "step")
        ideas.first.click()
        expect(page.locator("dialog")).not_to_have_attribute("open", "")
        expect(page.locator(".hinted")).to_have_text(first)


def test_if_the_round_ended_now_on_demand(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(4)
        page.locator(".standing").nth(1).click()
        expect(page.locator("[id^=tip-standing]:popover-open")).to_contain_text("if the round ended now")


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_chips_tell_it_where_boards_have_no_header(browser: Browser, site: str, size: str) -> None:
    with playing(browser, site, **SIZES[size]) as player:
        page = player.open().begin(players="4").page
        player.play_moves(6)
        scores = [standing["score"] for standing in page.evaluate("tesserae.state().match.view.standing")]
        chips = page.locator(".chip")
        expect(chips.locator(".soon")).to_have_text([f"→{score}" for score in scores])
        for i in range(4):
            expect(chips.nth(i)).to_have_accessible_description(re.compile("if the round ended now: wall"))
        words = page.locator("[id^=tip-chip]:popover-open")
        other = page.locator(".chip[aria-pressed=false]").first
        name = other.locator(".who").inner_text()
        other.tap()  # first the board
        expect(page.get_by_role("article", name=name)).to_be_visible()
        expect(words).to_have_count(0)
        page.locator(".chip[aria-pressed=true]").tap()
        expect(words).to_contain_text("if the round ended now")


@pytest.mark.parametrize("act", ["click", "tap"])
def test_no_words_show_because_the_page_changed_beneath(browser: Browser, site: str, act: str) -> None:
    """The match begins where "Play" was, and bag and lid come to lie below an unmoved mouse or finger."""
    with playing(browser, site, **PHONE) as player:
        page = player.open().page
        page.locator("label:has(input[name=players])", has_text="4").click()
        player.seat()
        page.evaluate("scrollBy(0, document.querySelector('#play').getBoundingClientRect().top - 292)")
        box = page.locator("#play").bounding_box()
        assert box
        x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] / 2
        page.mouse.click(x, y) if act == "click" else page.touchscreen.tap(x, y)
        supply = page.wait_for_selector(".supply").bounding_box()
        assert supply
        assert supply["x"] < x < supply["x"] + supply["width"]
        assert supply["y"] < y < supply["y"] + supply["height"]
        page.wait_for_timeout(700)
        words = page.locator("#tip-supply")
        expect(words).to_be_hidden()
        if act == "click":
            page.mouse.move(x + 3, y)
            expect(words).to_be_visible()


# --- moments --------------------------------------------------------------------------------------


def test_the_log_leads_to_any_moment_and_play_goes_on_from_there(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(3)
        third = player.position()
        player.play_moves(3, seed=4)
        last = player.position()
        page.click("[data-tool=log]")
        page.locator(".entry").nth(2).click()
        expect(page.locator(".moment")).to_have_text("Move 3 of 6")
        assert player.position() == last, "looking changes nothing"
        mover = page.evaluate("tesserae.state().match.record.log[2].player")
        expect(page.locator(".board").nth(mover)).to_have_class(re.compile("is-shown"))
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".moment")).to_have_text("Move 2 of 6")
        page.keyboard.press("Escape")
        expect(page.locator(".moment")).to_have_count(0)
        page.keyboard.press(",")
        expect(page.locator(".moment")).to_have_text("Move 5 of 6")
        page.keyboard.press("Home")
        expect(page.locator(".moment")).to_have_text("The beginning")
        for _ in range(3):
            page.keyboard.press(".")
        page.get_by_role("button", name="Play on from here").click()
        player.wait_for_moves(3)
        assert player.position() == third
        page.keyboard.press(".")
        expect(page.locator(".moment")).to_have_text("Move 4 of 6")
        page.get_by_role("button", name="Play on from here").click()
        player.wait_for_moves(4)


def test_the_last_move_stays_marked(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(1)
        assert page.locator(".board .tile.is-last").count() >= 1
        expect(page.locator(".factory.is-last, .centre.is-last")).to_have_count(1)


def test_after_the_game_a_plot_the_rounds_and_a_way_through(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.hurry(seed=6)
        player.check_result()
        expect(page.locator(".plot .curve")).to_have_count(2)
        page.click("text=Round by round")
        rounds = page.locator(".result details tbody tr").count() - 1  # the last one is the bonus
        numbers = [int(text) for text in page.locator(".plot .tick").all_text_contents()]
        step = numbers[0]  # all are written, or every second one in a long match
        assert numbers == list(range(step, rounds + 1, step))
        rows = page.locator(".result details tbody tr").all()
        points = [
            [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows
        ]
        assert [sum(column) for column in zip(*points, strict=True)] == page.evaluate(
            "tesserae.state().match.view.scores"
        )
        page.click("text=Step through")
        expect(page.locator(".moment")).to_have_text("The beginning")
        expect(page.locator(".market")).to_be_visible()


# --- sound and motion -----------------------------------------------------------------------------

LISTEN = """
  window.heard = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...rest) {
    window.heard += 1;
    return start.apply(this, rest);
  };
"""


def test_sounds_and_their_switch(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.page.add_init_script(LISTEN)
        page = player.open().begin().page
        player.play_moves(1)
        page.wait_for_function("() => heard > 0")
        page.get_by_label("Turn the sound off").click()
        before = page.evaluate("heard")
        player.play_moves(2)
        assert page.evaluate("heard") == before


def test_a_click_skips_the_motion(browser: Browser, site: str) -> None:
    with playing(browser, site, motion="slow") as player:
        page = player.open().begin().page
        page.locator("button.tile[data-pick]").first.click()
        page.locator(".line.is-legal").first.click()
        page.wait_for_function("() => tesserae.state().isAnimating")
        page.mouse.click(5, 300)
        player.wait_for_moves(1)
        assert page.locator("#motion > *").count() == 0


# --- looks -------------------------------------------------------------------------------------


def test_axe_finds_nothing_in_high_contrast(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().page
        player.set(theme="contrast")
        assert axe_violations(player) == []
        player.begin().play_moves(4)
        assert axe_violations(player) == []
        page.locator("button.tile[data-pick]").first.click()
        assert axe_violations(player) == []
        page.keyboard.press("Escape")
        page.keyboard.press(",")
        expect(page.locator(".moment")).to_be_visible()
        assert axe_violations(player) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["Azul", "Master Chocolatier"])
def test_screenshots_for_eyes(browser: Browser, site: str, game: str, size: str) -> None:
    """Start, table, choice, settings, log, an earlier moment and the end, kept in .build/screenshots."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    with playing(browser, site, **SIZES[size]) as player:
        page = player.open().page

        def keep(name: str, **options: Any) -> None:
            path = ARTEFACTS / f"{game.split()[0].lower()}-{size}-{name}.png"
            assert len(page.screenshot(path=path, **options)) > 10_000

        keep("start", full_page=True)
        player.begin(game=game).play_moves(6, seed=2)
        keep("table")
        page.locator("button.tile[data-pick]").first.click()
        keep("choice")
        page.keyboard.press("Escape")
        for dialog in ("log", "keys"):
            page.keyboard.press({"log": "l", "keys": "?"}[dialog])
            keep(dialog)
            page.keyboard.press("Escape")
        page.keyboard.press(",")
        page.wait_for_selector(".moment")
        keep("moment")
        page.keyboard.press("Escape")
        player.hurry()
        keep("end", full_page=True)
