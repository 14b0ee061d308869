"""Every game in every size, language and size of text: nothing is cut, overlaps, hides or is too small."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from layout import LANGUAGES, LYING, SIZES, check_layout, unseen
from placing import begin as begin_axio
from placing import lift_cover, shortcut
from playing import ENGINE_TIMEOUT, Player, playing

TABLES = [
    *((game, players) for game in ("Azul", "Master Chocolatier") for players in (2, 3, 4)),
    *(("AXIO", players) for players in (1, 2, 3, 4)),
]


def is_touch(size: str) -> bool:
    return "has_touch" in SIZES[size]


def play(player: Player, game: str, players: int) -> None:
    """Into the match, to where somebody is to choose."""
    if game == "AXIO":
        begin_axio(player, players, *[None] * players)
        shortcut(player, random.Random(1), 9)
        lift_cover(player.page)
    else:
        player.open().begin(game=game, players=str(players)).play_moves(6, seed=3)


def choose(player: Player, game: str) -> None:
    """Pick something up, and see what it would bring."""
    if game == "AXIO":
        player.page.keyboard.press("1")
        player.page.wait_for_selector(".ghost")
    else:
        player.page.locator("button.tile[data-pick]").first.click()


def ask(player: Player) -> None:
    """For a hint, with more to say than there is room for."""
    player.page.keyboard.press("Escape")
    player.page.click("[data-tool=hint]:enabled")
    words = player.page.wait_for_selector(".hinted > span", timeout=ENGINE_TIMEOUT)
    assert words
    words.evaluate("(element) => element.append(' and one more reason'.repeat(12))")


ROOMS = [
    (game, players, size)
    for game, players in TABLES
    for size in ("phone", "sideways", "lying", "desktop")
    if size in ("phone", "desktop") or players in (1, 4)
]
"""Between one player and four the other sizes have nothing of their own."""


@pytest.mark.parametrize(("game", "players", "size"), ROOMS)
def test_everything_is_in_sight_and_in_reach(
    browser: Browser, site: str, game: str, players: int, size: str
) -> None:
    with playing(browser, site, **SIZES[size]) as player:
        play(player, game, players)
        check_layout(player, is_touch=is_touch(size))
        assert unseen(player) == []
        for act in (lambda: choose(player, game), lambda: ask(player)):
            act()
            check_layout(player, is_touch=is_touch(size))
            assert unseen(player) == []


@pytest.mark.parametrize("size", ["phone", "sideways", "tablet", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_and_a_table_speak_every_language(
    browser: Browser, site: str, tmp_path: Path, size: str, language: str
) -> None:
    with playing(browser, site, **{**SIZES[size], "locale": LANGUAGES[language]}) as player:
        page = player.open().page
        assert page.get_attribute("html", "lang") == language
        check_layout(player, is_touch=is_touch(size))
        player.begin().play_moves(12, seed=2)
        check_layout(player, is_touch=is_touch(size))
        page.locator("button.tile[data-pick]").first.click()
        check_layout(player, is_touch=is_touch(size))
        page.screenshot(path=tmp_path / f"{size}-{language}.png")


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("size", ["phone", "sideways", "tablet", "desktop"])
@pytest.mark.parametrize("language", ["pl", "de"])
def test_axio_speaks_long_languages(
    browser: Browser, site: str, players: int, size: str, language: str
) -> None:
    with playing(browser, site, **{**SIZES[size], "locale": LANGUAGES[language]}) as player:
        page = player.open().page
        page.locator("label:has(input[name=game])", has_text="AXIO").first.click()
        page.locator("label:has(input[name=players])", has_text=str(players)).first.click()
        player.seat()
        page.click("#play")
        player.wait_for_moves(0)
        check_layout(player, is_touch=is_touch(size))
        shortcut(player, random.Random(1), 9)
        lift_cover(page)
        if page.locator(".domino").count():
            choose(player, "AXIO")
        check_layout(player, is_touch=is_touch(size))


@pytest.mark.parametrize("game", ["Azul", "Mistrz czekolady"])
def test_bag_and_lid_leave_the_boards_alone(browser: Browser, site: str, game: str) -> None:
    """In Polish they need two lines on a small screen."""
    with playing(browser, site, locale="pl-PL", **LYING) as player:
        page = player.open().begin(game=game, players="4").page
        supply, market = page.locator(".supply").bounding_box(), page.locator(".market").bounding_box()
        assert supply
        assert market
        assert supply["y"] + supply["height"] <= market["y"] + market["height"]


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(
    ("game", "players"), [("Azul", 2), ("Azul", 4), ("Master Chocolatier", 3), ("AXIO", 4)]
)
def test_text_at_twice_its_size_loses_nothing(
    browser: Browser, site: str, game: str, players: int, size: str
) -> None:
    with playing(browser, site, **SIZES[size]) as player:
        play(player, game, players)
        session = player.page.context.new_cdp_session(player.page)
        session.send(
            "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}}
        )  # as the browser's own setting
        check_layout(player, is_touch=is_touch(size), can_scroll=True)
        choose(player, game)
        check_layout(player, is_touch=is_touch(size), can_scroll=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_through_a_match_fit_a_phone(browser: Browser, site: str, language: str) -> None:
    with playing(browser, site, **{**SIZES["phone"], "locale": LANGUAGES[language]}) as player:
        play(player, "Azul", 2)
        player.page.evaluate("document.querySelector('[data-tool=log]').click()")
        player.page.locator(".entry").last.click()
        player.page.wait_for_selector(".is-stepping")
        assert player.page.locator(".board.is-shown .is-last").count() > 0  # the board of who has moved
        check_layout(player, is_touch=True, can_scroll=True)


NEVER = """() => {
  const ask = tesserae.engine.ask.bind(tesserae.engine);
  tesserae.engine.ask = (request, ...more) =>
    ['think', 'hint'].includes(request.type) ? new Promise(() => {}) : ask(request, ...more);
}"""
"""Thoughts don't come to an end."""


@pytest.mark.parametrize("size", ["phone", "sideways", "tablet", "lying"])
@pytest.mark.parametrize("game", ["Azul", "AXIO"])
def test_what_is_asked_and_thought_covers_nothing(browser: Browser, site: str, game: str, size: str) -> None:
    """A move to confirm in full, then a thought. Where there is room, the header keeps its buttons."""
    with playing(browser, site, **SIZES[size]) as player:
        page = player.open().page
        page.locator(".top .icon").last.click()
        page.locator("dialog input[name=confirm]").check()
        page.keyboard.press("Escape")
        page.select_option("select[name=first]", value="0")
        player.begin(game=game, seat_1="Casual")
        player.wait_for_moves(0)
        page.evaluate(NEVER)
        choose(player, game)
        page.locator(".ghost.is-legal, .line.is-legal, .floor.is-legal").first.click()
        said = page.locator(".is-asking > span")
        assert said.evaluate("(element) => element.scrollHeight <= element.clientHeight + 1")
        check_layout(player, is_touch=is_touch(size))
        assert unseen(player) == []
        icons = page.locator(".top .icon:visible")
        assert icons.count() == (1 if size == "sideways" else 4)
        page.get_by_role("button", name="Confirm").click()
        page.locator(".last.is-urgent:not(.is-asking) .button").wait_for()
        check_layout(player, is_touch=is_touch(size))
        assert icons.count() == 4
