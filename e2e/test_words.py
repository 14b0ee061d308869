"""Words that are too long, and the same match in four languages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hands import Fingers, middle
from layout import LANGUAGES, cut_or_wide
from placing import decide, lift_cover, shortcut, wait_for_person
from playing import DESKTOP, ENGINE_TIMEOUT, PHONE, Player, playing
from pseudo import cut_texts, in_long_words, stretched
from test_chocolatier import SF4_AND_SF5
from test_rules import read
from test_tutorial import LESSONS, learn

GAMES = ("azul", "chocolatier", "axio")


def check(player: Player, path: Path, name: str) -> None:
    player.page.screenshot(path=path / f"{name}.png", full_page=True)
    assert player.overflow() <= 0, name
    assert cut_texts(player) == [], name
    assert cut_or_wide(player) == [], name


def open_game(player: Player, game: str, *, is_special: bool = False) -> None:
    """The start page with a game to set up, as an installed app opens it."""
    player.page.goto(f"{player.url}#play={game}")
    player.wait_for_engine()
    if is_special:
        player.page.locator("label:has(input[name=special_factories])").last.click()


def test_words_are_two_fifths_longer() -> None:
    source = "# a comment\nkey-one = Take { $tiles }\nscore = { $n ->\n    [one] { $n } point\n}"
    longer = "# a comment\nkey-one = Takeen { $tiles }\nscore = { $n ->\n    [one] { $n } pointen\n}"
    assert stretched(source) == longer


@pytest.mark.parametrize("game", GAMES)
def test_long_words_fit_the_start_page(browser: Browser, site: str, tmp_path: Path, game: str) -> None:
    with in_long_words(browser, site) as player:
        open_game(player, game)
        player.page.locator("label:has(input[name=players])", has_text="4").click()
        check(player, tmp_path, game)
        for icon in ("help", "settings"):
            player.page.locator(".top .icon").nth(-2 if icon == "help" else -1).click()
            expect(player.page.locator("dialog")).to_have_attribute("open", "")
            check(player, tmp_path, icon)
            player.page.keyboard.press("Escape")


def test_long_words_fit_the_table_of_azul_and_its_result(browser: Browser, site: str, tmp_path: Path) -> None:
    with in_long_words(browser, site) as player:
        page = player.open().begin().page
        check(player, tmp_path, "deal")
        player.play_moves(9, seed=2)
        page.locator("button.tile[data-pick]").first.tap()
        check(player, tmp_path, "picked")
        refused = page.locator(".board.is-turn button.line:not(.is-legal)")
        if refused.count():
            refused.first.click(force=True)
            check(player, tmp_path, "refused")
        page.keyboard.press("Escape")
        page.locator('[data-tool="hint"]').tap()
        page.wait_for_selector(".hinted", timeout=ENGINE_TIMEOUT)
        check(player, tmp_path, "hint")
        page.locator("button.hinted").tap()
        expect(page.locator("dialog .entry").first).to_be_visible()
        check(player, tmp_path, "hint-sheet")
        page.keyboard.press("Escape")
        page.locator('[data-tool="log"]').tap()
        check(player, tmp_path, "log")
        page.keyboard.press("Escape")
        player.hurry()
        check(player, tmp_path, "result")
        page.goto(f"{player.url}#matches")
        page.wait_for_selector(".kept")
        page.locator(".kept-more summary").first.click()
        check(player, tmp_path, "matches")


def test_long_words_fit_the_table_of_master_chocolatier(browser: Browser, site: str, tmp_path: Path) -> None:
    with in_long_words(browser, site) as player:
        page = player.page
        player.fix_deal(SF4_AND_SF5)
        open_game(player, "chocolatier", is_special=True)
        player.begin()
        check(player, tmp_path, "deal")
        finger = Fingers(page)
        finger.at(middle(page.locator(".factory .seal").first))
        expect(page.locator(".words:popover-open")).to_be_visible()
        check(player, tmp_path, "disc")
        finger.lift()
        page.locator('button[data-at="factory-1/cream"]').tap()
        page.locator(".board.is-turn .line.is-legal").first.tap()
        page.wait_for_selector(".drop")
        check(player, tmp_path, "drop")
        while page.locator(".drop").count():
            moves = player.moves
            page.locator(".drop").first.tap()
            player.wait_for_moves(moves + 1)
        player.hurry()
        check(player, tmp_path, "result")


def test_long_words_fit_the_table_of_axio(browser: Browser, site: str, tmp_path: Path) -> None:
    with in_long_words(browser, site) as player:
        page = player.page
        open_game(player, "axio")
        player.seat()
        page.click("#play")
        wait_for_person(page)
        check(player, tmp_path, "cover")
        lift_cover(page)
        check(player, tmp_path, "rack")
        page.keyboard.press("1")
        page.wait_for_selector(".ghost")
        check(player, tmp_path, "ghost")
        page.keyboard.press("Escape")
        shortcut(player, 3)
        assert player.is_over
        check(player, tmp_path, "result")


def test_long_words_fit_what_is_shared(browser: Browser, site: str, tmp_path: Path) -> None:
    with in_long_words(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(3)
        page.goto(f"{player.url}#send={page.evaluate('tesserae.state().match.record.id')}")
        field = page.locator("input[name=link]")
        expect(field).to_be_visible(timeout=ENGINE_TIMEOUT)
        check(player, tmp_path, "send")
        page.goto(field.input_value())
        page.wait_for_selector(".shared [data-open]", timeout=ENGINE_TIMEOUT)
        check(player, tmp_path, "shared")


@pytest.mark.parametrize("game", GAMES)
def test_long_words_fit_rules_and_tutorial(browser: Browser, site: str, tmp_path: Path, game: str) -> None:
    with in_long_words(browser, site) as player:
        read(player, f"rules={game}")
        check(player, tmp_path, "rules")
        learn(player, game)
        for number in range(LESSONS[game]):
            player.page.locator(".dot").nth(number).dispatch_event("click")  # a phone has steps instead
            player.page.wait_for_selector(
                ".tutorial:not([data-busy]) :is(.azul, .axio)", timeout=ENGINE_TIMEOUT
            )
            check(player, tmp_path, f"lesson-{number + 1}")


# --- the same match in four languages -------------------------------------------------------------

SIZES = {"phone": PHONE, "desktop": DESKTOP}


def look(player: Player, path: Path, name: str, *, hint: bool = False) -> None:
    """A picture in every language, switched without a reload; the match stays as it was.

    With a hint, which takes the place of the settings on a phone and is put away for the next language.
    """
    before = player.position() if player.page.locator(".is-table").count() else None
    for language in LANGUAGES:
        player.set(language=language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        if hint:
            player.page.locator('[data-tool="hint"]').click()
            player.page.wait_for_selector(".page:not([data-busy]) .is-hinted", timeout=ENGINE_TIMEOUT)
        assert player.overflow() <= 0, (name, language)
        assert cut_texts(player) == [], (name, language)
        player.page.screenshot(path=path / f"{name}-{language}.png")
        if hint:
            player.page.keyboard.press("Escape")
    player.set(language="en")
    if before is not None:
        assert player.position() == before


def set_up(player: Player, game: str) -> None:
    player.fix_deal(SF4_AND_SF5)
    open_game(player, game, is_special=game == "chocolatier")
    player.page.select_option("select[name=first]", value="0")
    player.seat()


def play_in_turns(player: Player, game: str, moves: int) -> None:
    """Each move by the player's hand, in another language than the one before."""
    rng = random.Random(2)
    for number in range(moves):
        player.set(language=list(LANGUAGES)[number % len(LANGUAGES)])
        decide(player, rng) if game == "axio" else player.move(rng)
    player.set(language="en")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_match_in_every_language(
    browser: Browser, site: str, tmp_path: Path, game: str, size: str
) -> None:
    with playing(browser, site, **SIZES[size]) as player:
        page = player.page
        set_up(player, game)
        look(player, tmp_path, "1-start")
        page.click("#play")
        player.wait_for_moves(0)
        play_in_turns(player, game, 8)
        if game == "axio":
            look(player, tmp_path, "2-cover")
            lift_cover(page)
        look(player, tmp_path, "3-table")
        look(player, tmp_path, "4-hint", hint=True)
        player.hurry()
        look(player, tmp_path, "5-result")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_does_not_depend_on_the_language(browser: Browser, site: str, game: str) -> None:
    played = []
    for language in LANGUAGES.values():
        with playing(browser, site, locale=language) as player:
            set_up(player, game)
            player.page.click("#play")
            player.wait_for_moves(0)
            rng = random.Random(7)
            for _ in range(4):
                decide(player, rng) if game == "axio" else player.move(rng)
            log = player.page.evaluate("tesserae.state().match.record.log")
            played.append([entry["action"]["text"] for entry in log])
    assert played[0] == played[1] == played[2] == played[3]
