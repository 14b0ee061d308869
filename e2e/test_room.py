"""Every game in every size, language and size of text: nothing is cut, overlaps, hides or is too small."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from layout import LANGUAGES, LYING, SIZES, check_layout, cut_or_wide, small_targets, unseen
from placing import actions, lift_cover, shortcut
from placing import begin as begin_axio
from playing import ENGINE_TIMEOUT, Player, playing

TABLES = [
    *((game, players) for game in ("Azul", "Master Chocolatier") for players in (2, 3, 4)),
    *(("AXIO", players) for players in (1, 2, 3, 4)),
]


def is_touch(size: str) -> bool:
    return "has_touch" in SIZES[size]


def play(player: Player, game: str, players: int) -> None:
    """Into the match, to where somebody is to choose: the same one each time."""
    player.fix_deal(1)
    if game == "AXIO":
        begin_axio(player, players, *[None] * players)
        shortcut(player, 1, 9)
        lift_cover(player.page)
    else:
        player.open().begin(game=game, players=str(players)).hurry(6)


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
    for size in ("phone", "sideways", "slate", "lying", "desktop")
    if size in ("phone", "desktop") or players in (1, 4) or (size == "slate" and players == 2)
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


VARIANTS = [(game, *others) for game in (0, 1) for others in ((0, 2), (0, 3), (1, 4))]
"""Of the games, the walls and the numbers of players. Four on the free wall have the least room."""

SEEDS = {2: 45, 3: 1, 4: 12}
"""By the number of players: with special factories there are SF4 and a disc that holds six."""


@pytest.mark.parametrize("size", ["phone", "sideways"])
@pytest.mark.parametrize(("game", "wall", "players"), VARIANTS)
def test_a_finger_reaches_everything_that_can_be_chosen(
    browser: Browser, site: str, game: int, wall: int, players: int, size: str
) -> None:
    """At the beginning, with a tile picked, while tiles are handed out and while a wall is tiled freely."""
    with playing(browser, site, **SIZES[size]) as player:
        player.fix_deal(SEEDS[players])
        page = player.open().page
        for name, chosen in {
            "game": game,
            "wall": wall,
            "special_factories": 1,
            "players": players - 2,
        }.items():
            if name != "special_factories" or game:
                page.locator(f"label:has(input[name={name}])").nth(chosen).click()
        player.begin()
        assert (page.locator(".factory.is-crowded").count() > 0) == (game > 0)
        assert small_targets(player, 44) == []
        choose(player, "")
        assert small_targets(player, 44) == []
        page.keyboard.press("Escape")
        rng = random.Random(players)
        seen = {"draft"}
        while page.evaluate("tesserae.state().match.view.round") == 1:
            phase = page.evaluate("tesserae.state().match.view.phase")
            if phase not in seen:
                seen.add(phase)
                check_layout(player, is_touch=True)
            moves = player.moves
            page.evaluate("id => void tesserae.session.play(id)", rng.choice(actions(page))["id"])
            player.wait_for_moves(moves + 1)
        assert seen == {"draft", *["tile"] * wall, *["distribute"] * game}


@pytest.mark.parametrize("size", ["phone", "sideways", "tablet", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_and_a_table_speak_every_language(
    browser: Browser, site: str, tmp_path: Path, size: str, language: str
) -> None:
    with playing(browser, site, **{**SIZES[size], "locale": LANGUAGES[language]}) as player:
        page = player.open().page
        assert page.get_attribute("html", "lang") == language
        check_layout(player, is_touch=is_touch(size))
        player.begin().hurry(12)
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
        shortcut(player, 1, 9)
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


@pytest.mark.parametrize("size", ["phone", "sideways"])
@pytest.mark.parametrize(
    ("game", "players", "language"),
    [("Azul", 2, "pl"), ("Azul", 4, "de"), ("Chocolatier", 4, "cs"), ("AXIO", 2, "en"), ("AXIO", 4, "de")],
)
def test_the_ways_through_a_match_cover_nothing(
    browser: Browser, site: str, game: str, players: int, language: str, size: str
) -> None:
    with playing(browser, site, **{**SIZES[size], "locale": LANGUAGES[language]}) as player:
        page = player.open().page
        # Its name is another in each language.
        page.locator("label:has(input[name=game])").nth(["Azul", "Chocolatier", "AXIO"].index(game)).click()
        player.begin(players=str(players))
        if game == "AXIO":
            shortcut(player, 1, 9)
        else:
            player.hurry(6)
        page.evaluate("document.querySelector('[data-tool=log]').click()")
        page.locator(".entry").last.click()
        page.wait_for_selector(".is-stepping")
        assert game == "AXIO" or page.locator(".board.is-shown .is-last").count() > 0  # of who has moved
        check_layout(player, is_touch=True)
        assert unseen(player) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prompt_moves_a_phones_table(browser: Browser, site: str, language: str) -> None:
    """Players with the longest names pick, try what is refused, tile a free wall and look back."""
    with playing(browser, site, **{**SIZES["phone"], "locale": LANGUAGES[language]}) as player:
        page = player.open().page
        page.locator("label:has(input[name=wall])").last.click()
        player.seat()
        for seat in (0, 1):
            page.fill(f"input[name=name-{seat}]", "Wilhelmine-Maria")
        player.begin()
        tops = set()

        def look() -> None:
            tops.add(page.evaluate("document.querySelector('.chips').getBoundingClientRect().top"))
            assert cut_or_wide(player) == []

        look()
        rng = random.Random(2)
        while page.evaluate("tesserae.state().match.view.phase") != "tile":
            for pick in page.locator("button.tile[data-pick]").all()[:1]:
                pick.click()
                look()
                if page.locator(".line.is-refused").count():
                    page.locator(".line.is-refused").last.click(force=True)
                    look()
                page.keyboard.press("Escape")
            player.move(rng)
        look()
        page.evaluate("document.querySelector('[data-tool=log]').click()")
        page.locator(".entry").last.click()
        page.wait_for_selector(".is-stepping")
        for at in range(player.moves, 0, -1):
            page.wait_for_function("at => tesserae.state().moment.at === at", arg=at)
            look()
            page.keyboard.press("ArrowLeft")
        assert len(tops) == 1


@pytest.mark.parametrize("size", ["lying", "desktop"])
@pytest.mark.parametrize("players", [2, 4])
def test_boards_don_t_scroll_where_all_are_shown(
    browser: Browser, site: str, players: int, size: str
) -> None:
    with playing(browser, site, **SIZES[size]) as player:
        page = player.open().begin(players=str(players), seat_1="Casual").page
        assert page.evaluate(
            """() => [...document.querySelectorAll('.boards, .board')].every((box) =>
              box.scrollHeight <= box.clientHeight || getComputedStyle(box).display === 'contents')"""
        )


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
        # A long prompt takes the place of the switch for the sound.
        usual = (3, 4) if size == "phone" else (4,)
        assert icons.count() in ((1,) if size == "sideways" else usual)
        page.get_by_role("button", name="Confirm").click()
        page.locator(".last.is-urgent:not(.is-asking) .button").wait_for()
        check_layout(player, is_touch=is_touch(size))
        assert icons.count() in usual
