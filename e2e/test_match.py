"""Whole matches in the browser: by clicks, by keyboard, by touch; choosing, undo, hints and opponents."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from playing import PHONE, Player, playing


def test_two_people_play_to_the_end_by_clicks(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin().play_to_the_end(seed=11)
        player.check_result()
        player.page.click("text=Play again")
        player.wait_for_moves(0)
        expect(player.page.locator(".result")).to_have_count(0)


def test_in_a_sub_path_too(browser: Browser, subpath_site: str) -> None:
    with playing(browser, subpath_site) as player:
        player.open().begin().play_to_the_end(seed=12)
        player.check_result()


def test_tiles_travel_and_the_table_is_right_afterwards(browser: Browser, site: str) -> None:
    with playing(browser, site, motion="normal") as player:
        player.open().begin()
        player.play_moves(14)
        view = player.page.evaluate("tesserae.state().match.view")
        assert player.page.locator(".market [data-tile]:not(.marker)").count() == sum(
            len(factory["tiles"]) for factory in view["factories"]
        ) + len(view["centre"])
        assert player.page.locator("#motion > *").count() == 0


def test_a_whole_match_by_touch(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        player.open().begin().play_to_the_end(seed=5)
        player.check_result()


def test_a_phone_shows_one_board_and_comes_back_to_the_players_own(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = player.open().begin().page
        to_move = page.evaluate("tesserae.state().match.view.to_move")
        expect(page.locator(".board:visible")).to_have_count(1)
        page.locator(".chip").nth(1 - to_move).tap()
        expect(page.locator(".board").nth(1 - to_move)).to_be_visible()
        expect(page.locator(".board").nth(to_move)).to_be_hidden()
        page.locator("button.tile[data-pick]").first.tap()
        expect(page.locator(".line.is-legal").first).to_be_visible()


@pytest.mark.parametrize("players", ["3", "4"])
def test_three_and_four_players_on_the_free_wall(browser: Browser, site: str, players: str) -> None:
    with playing(browser, site) as player:
        player.open().begin(players=players, wall="Grey")
        rng = random.Random(3)
        while player.page.evaluate("tesserae.state().match.view.round") < 3:
            player.move(rng)
        log = player.page.evaluate("tesserae.state().match.record.log")
        chosen = [entry["action"]["type"] for entry in log]
        assert "tile" in chosen, "nobody had to choose a column: the test shows nothing"


# --- keyboard -------------------------------------------------------------------------------------


def press_until(player: Player, key: str, selector: str) -> None:
    for _ in range(60):
        player.page.keyboard.press(key)
        if player.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{key} never reaches {selector}")


def test_a_whole_match_by_keyboard_alone(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        keyboard = player.open().page.keyboard
        press_until(player, "Tab", "[name=seat-1]")
        keyboard.press("Home")  # the first choice is a person
        press_until(player, "Tab", "#play")
        keyboard.press("Enter")
        player.wait_for_moves(0)
        rng = random.Random(4)
        for moves in range(500):
            if player.is_over:
                break
            keyboard.press("ArrowRight")
            for _ in range(rng.randrange(4)):
                keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            keyboard.press("Enter")
            assert player.page.evaluate("document.activeElement.matches('[data-target]')"), (
                "no target has focus"
            )
            for _ in range(rng.randrange(3)):
                keyboard.press("ArrowDown")
            if not player.page.evaluate("document.activeElement.matches('[data-target]')"):
                keyboard.press("Enter")  # a refused line says why …
                expect(player.page.locator(".prompt.is-refusal")).not_to_be_empty()
                press_until(player, "ArrowDown", "[data-target]")  # … and the floor below takes everything
            keyboard.press("Enter")
            player.wait_for_moves(moves + 1)
        player.check_result()


def test_escape_puts_the_tiles_down_and_keeps_the_place(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        page.keyboard.press("ArrowRight")
        label = page.evaluate("document.activeElement.ariaLabel")
        page.keyboard.press("Enter")
        expect(page.locator(".line.is-legal").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".line.is-legal")).to_have_count(0)
        assert page.evaluate("document.activeElement.ariaLabel") == label


def test_one_announcement_per_move(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        player.page.evaluate(
            """() => {
              window.said = [];
              const region = document.querySelector('[role="status"]');
              const changes = {childList: true, characterData: true, subtree: true};
              new MutationObserver(() => said.push(region.textContent)).observe(region, changes);
            }"""
        )
        player.play_moves(3)
        said = player.page.evaluate("said")
        assert len(said) == 3
        assert all("tile" in sentence and "is next" in sentence for sentence in said)


# --- choosing, undo, hint, thinking ---------------------------------------------------------------


def test_a_pick_lights_up_exactly_the_engines_targets(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        page.locator("button.tile[data-pick]").first.click()
        pick = page.evaluate("tesserae.state().selection.pick")
        actions = page.evaluate("tesserae.state().match.turn.actions")
        own = [action for action in actions if pick.items() <= action.items()]
        lit = page.locator(".line.is-legal").count() + page.locator(".floor.is-legal").count()
        assert lit == len(own)


def test_an_illegal_line_says_why(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        rng = random.Random(8)
        for _ in range(60):
            player.page.locator("button.tile[data-pick]").first.click()
            refused = player.page.locator("button.line.is-refused")
            if refused.count():
                refused.first.click(force=True)  # it is aria-disabled, and still answers
                expect(player.page.locator(".prompt.is-refusal")).to_contain_text("already")
                return
            player.page.keyboard.press("Escape")
            player.move(rng)
        raise AssertionError("no line was ever refused")


def test_undo_and_redo(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        positions = [player.position()]
        for seed in range(3):
            player.play_moves(1, seed)
            positions.append(player.position())
        for moves in (2, 1, 0):
            player.page.click("text=Undo")
            player.wait_for_moves(moves)
            assert player.position() == positions[moves]
        expect(player.page.locator(".tool", has_text="Undo")).to_be_disabled()
        player.page.click("text=Redo")
        player.wait_for_moves(1)
        assert player.position() == positions[1]


def test_a_hint_shows_on_the_board_and_in_words(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        page.click("text=Hint")
        expect(page.locator(".hinted")).to_contain_text("→", timeout=30_000)
        assert page.locator(".tile.is-hinted").count() >= 1
        assert player.moves == 0


def test_a_thought_can_be_stopped(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        before = player.position()
        page.click("text=Hint")
        page.click("text=Stop")
        expect(page.locator(".thinking")).to_have_count(0)
        expect(page.locator(".hinted")).to_have_count(0)
        assert player.position() == before
        assert player.ask(type="save")["save"]["actions"] == []
        player.play_moves(1)


def test_a_search_is_dropped_between_two_slices(browser: Browser, site: str) -> None:
    """Minutes of thinking end at once, with nothing but a message in the queue."""
    with playing(browser, site) as player:
        player.open().begin()
        code = player.page.evaluate(
            """async () => {
              const { engine, state } = tesserae;
              let steps = 0;
              const thinking = new Promise((resolve) => {
                engine.ask({type: 'think', rev: state().match.turn.rev, level: 'expert', ms: 500000}, () => {
                  if (++steps === 2) engine.ask({type: 'cancel'});
                }).catch((error) => resolve(error.code));
              });
              return thinking;
            }"""
        )
        assert code == "cancelled"
        player.play_moves(1)


def test_a_person_plays_against_opponents_and_what_was_chosen_is_remembered(
    browser: Browser, site: str
) -> None:
    with playing(browser, site) as player:
        page = player.open().page
        kinds = "[...document.querySelectorAll('select[name^=seat-]')].map(({value}) => value)"
        assert page.evaluate(kinds) == ["", "casual"]
        page.locator("label:has(input[name=players])", has_text="4").click()
        expect(page.locator("select[name^=seat-]")).to_have_count(4)
        assert page.evaluate(kinds) == ["", "casual", "casual", "casual"]
        page.select_option("select[name=seat-1]", label="Person")
        page.select_option("select[name=seat-2]", label="Beginner")
        page.fill("input[name=name-0]", "Ada")
        page.keyboard.press("Tab")
        page.reload()
        player.wait_for_engine()
        assert page.evaluate(kinds) == ["", "", "beginner", "casual"]
        page.click("#play")
        page.wait_for_selector(".board")
        seats = page.evaluate("tesserae.state().match.record.seats")
        assert [seat.get("level") for seat in seats] == [None, None, "beginner", "casual"]
        assert seats[0]["name"] == "Ada"


def test_an_opponent_plays_and_undo_goes_back_to_the_persons_move(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin(seat_1="Casual").page
        page.wait_for_selector("button.tile[data-pick]")
        first = player.moves  # the opponent may have begun
        page.locator("button.tile[data-pick]").first.click()
        page.locator(".line.is-legal").first.click()
        player.wait_for_moves(first + 2)
        page.wait_for_selector("button.tile[data-pick]")
        page.click("text=Undo")
        player.wait_for_moves(first)


def test_two_opponents_play_a_whole_match_by_themselves(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin(seat_0="Casual", seat_1="Beginner")
        player.page.wait_for_selector(".result", timeout=60_000)
        player.check_result()
