"""Whatever may interrupt a match: it is never lost, and what goes wrong is said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from playing import Player, playing, visiting

# --- what goes wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "code"),
    [
        ("tesserae.session.play(tesserae.state().match.turn.actions[0].id, 999)", "stale_revision"),
        ("tesserae.session.play(123456)", "illegal_action"),
        ("tesserae.session.play('nonsense')", "invalid_message"),
    ],
)
def test_what_the_engine_refuses_is_said_and_changes_nothing(
    browser: Browser, site: str, call: str, code: str
) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        before = player.position()
        player.page.evaluate(call)
        expect(player.notice(code)).to_be_visible()
        assert "error-" not in player.notice(code).inner_text()
        assert player.position() == before
        player.notice(code).get_by_label("Dismiss").click()
        player.play_moves(1)


def test_garbage_to_the_engine_does_no_harm(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        before = player.position()
        refused = player.page.evaluate(
            """(requests) => Promise.all(requests.map(
              (request) => tesserae.engine.ask(request).then(() => null, (error) => error.code)))""",
            [
                {"type": "dance"},
                {"type": "play"},
                {"type": "load", "save": 5},
                {"type": "new", "game": "chess", "seed": 1},
            ],
        )
        assert refused == ["unknown_type", "invalid_message", "invalid_save", "unknown_game"]
        assert player.position() == before


def test_a_killed_worker_comes_back_with_the_match(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        player.play_moves(4)
        before = player.position()
        player.page.evaluate("tesserae.engine.kill()")
        assert player.page.get_attribute("html", "data-engine") != "failed"
        player.wait_for_engine()
        expect(player.notice("engine_restarted")).to_be_visible()
        assert player.position() == before
        player.play_moves(2)


def test_a_move_on_its_way_when_the_worker_dies_is_played_once(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        player.play_moves(2)
        player.page.evaluate(
            """() => {
              const moving = tesserae.session.play(tesserae.state().match.turn.actions[0].id);
              tesserae.engine.kill();
              return moving;
            }"""
        )
        player.wait_for_moves(3)
        assert len(player.ask(type="save")["save"]["actions"]) == 3


def test_what_was_undone_survives_the_worker(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        player.play_moves(3)
        after = player.position()
        player.page.click("text=Undo")
        player.wait_for_moves(2)
        player.page.evaluate("tesserae.engine.kill()")
        expect(player.notice("engine_restarted")).to_be_visible(timeout=30_000)
        player.page.click("text=Redo")
        player.wait_for_moves(3)
        assert player.position() == after


def test_a_worker_that_dies_while_an_opponent_thinks(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin(seat_0="Expert", seat_1="Expert").page
        page.wait_for_selector(".thinking")
        moves = player.moves
        page.evaluate("tesserae.engine.kill()")
        page.wait_for_selector(f'.page[data-moves="{moves + 2}"]', timeout=60_000)


# --- saving ---------------------------------------------------------------------------------------


def test_a_reload_goes_on_from_the_same_move(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open().begin()
        player.play_moves(5)
        before = player.position()
        player.page.reload()
        player.wait_for_moves(5)
        assert player.position() == before
        player.play_moves(1, seed=9)


def test_continue_on_the_start_page(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().begin().page
        player.play_moves(3)
        before = player.position()
        page.get_by_label("To the start page").click()
        expect(page.locator("text=Continue")).to_be_visible()
        page.goto(player.url)
        page.click("text=Continue")
        player.wait_for_moves(3)
        assert player.position() == before
        page.go_back()
        expect(page.locator("#play")).to_be_visible()


def test_the_saved_table_is_painted_before_the_engine_is_ready(browser: Browser, site: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        player.open().begin()
        player.play_moves(4)
        tiles = player.page.locator(".market [data-tile]").count()
        player.page.route("**/*.wasm", lambda route: None)
        player.page.reload()
        player.page.wait_for_selector(".azul")
        assert player.page.get_attribute("html", "data-engine") == "booting"
        assert player.page.locator(".market [data-tile]").count() == tiles
        assert player.page.locator("button.tile:enabled").count() == 0


@contextmanager
def ahead_in_another_tab(first: Player, site: str, moves: int) -> Iterator[Player]:
    """The first tab plays so many moves; the other goes on with the same match by two."""
    first.open().begin()
    first.play_moves(moves)
    with visiting(first.page.context, site) as second:
        second.open()
        second.page.click("text=Continue")
        second.wait_for_moves(moves)
        second.play_moves(2, seed=7)
        yield second


def test_two_tabs_do_not_destroy_each_others_match(browser: Browser, site: str) -> None:
    with playing(browser, site) as first, ahead_in_another_tab(first, site, 2) as second:
        there = second.position()
        expect(first.notice("other_tab")).to_be_visible()

        first.play_moves(1, seed=8)
        expect(first.notice("kept_as_copy")).to_be_visible()
        here = first.position()

        second.page.reload()
        second.wait_for_moves(4)
        assert second.position() == there
        first.page.reload()
        first.wait_for_moves(3)
        assert first.position() == here


def test_a_tab_can_catch_up_with_the_other(browser: Browser, site: str) -> None:
    with playing(browser, site) as first, ahead_in_another_tab(first, site, 1) as second:
        first.page.click("text=Show it here")
        first.wait_for_moves(3)
        expect(first.notice("other_tab")).to_have_count(0)
        assert first.position() == second.position()
        first.play_moves(1, seed=2)
        expect(first.notice("kept_as_copy")).to_have_count(0)


FORBIDDEN = """Object.defineProperty(window, 'indexedDB', {
  get() { throw new DOMException('no', 'SecurityError'); }
})"""
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }"


@pytest.mark.parametrize(("trouble", "code"), [(FORBIDDEN, "storage_forbidden"), (FULL, "storage_full")])
def test_without_storage_play_goes_on(browser: Browser, site: str, trouble: str, code: str) -> None:
    with playing(browser, site) as player:
        player.page.add_init_script(trouble)
        player.open().begin()
        player.play_moves(1)
        expect(player.notice(code)).to_have_count(1)
        player.notice(code).get_by_label("Dismiss").click()
        player.play_moves(3)
        expect(player.notice(code)).to_have_count(0)
        position = player.position()
        player.page.get_by_label("To the start page").click()
        player.page.click("text=All matches")
        expect(player.page.locator(".kept")).to_contain_text("4 moves")
        player.page.locator(".kept .is-primary").click()
        player.wait_for_moves(4)
        assert player.position() == position


def test_another_way_from_a_finished_match_leaves_the_finished_one(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().page
        player.begin()
        moves = player.play_to_the_end()
        page.keyboard.press("u")
        player.wait_for_moves(moves - 1)
        player.move(random.Random(3))
        page.goto(f"{site}#matches")
        expect(page.locator(".kept")).to_have_count(2)
        kept = page.evaluate("tesserae.state().library.list.map(({ moves, over }) => [moves, over])")
        assert [moves, True] in kept
