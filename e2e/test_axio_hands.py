"""Hands on AXIO's board: dragging, the wheel, one finger, two fingers, zooming."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hands import Fingers, middle
from layout import overlaps, small_targets, unseen
from placing import actions, begin, lift_cover, point_at, shortcut, turns_of
from playing import PHONE, SIDEWAYS, TABLET, playing


def test_a_tile_is_dragged_and_turned_by_the_wheel(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        tile = page.locator(".domino").first.bounding_box()
        assert tile
        action = next(action for action in actions(page) if turns_of(action) == 1)
        x, y = point_at(page, action["cells"][0][0])
        page.mouse.move(tile["x"] + 10, tile["y"] + 10)
        page.mouse.down()
        page.mouse.move(x, y + 80, steps=4)
        page.mouse.move(x, y, steps=4)
        page.mouse.wheel(0, 40)
        expect(page.locator(".ghost.is-legal.is-upright")).to_be_visible()
        page.mouse.up()
        player.wait_for_moves(1)
        assert page.evaluate("tesserae.state().match.record.log[0].action.id") == action["id"]


def test_a_tile_that_is_dropped_beside_the_board_goes_back(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 1, None).page
        page.locator(".domino").first.drag_to(page.locator(".panel h2"))
        assert player.moves == 0
        expect(page.locator(".domino.is-picked")).to_have_count(0)


def test_a_finger_drags_a_tile_and_holds_it_below(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 1, None).page
        box = page.locator(".domino").first.bounding_box()
        assert box
        action = next(action for action in actions(page) if turns_of(action) == 0)
        x, y = point_at(page, action["cells"][0][0])
        finger = Fingers(page)
        left, top = box["x"] + 12, box["y"] + 12
        for point in ((left, top), (left, top - 42), (x, y + 60), (x, y + 44)):
            finger.at(point)
        expect(page.locator(".ghost.is-legal")).to_be_visible()
        finger.lift()
        player.wait_for_moves(1)
        assert page.evaluate("tesserae.state().match.record.log[0].action.id") == action["id"]


def test_a_refused_square_says_why(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, "Casual").page
        assert 0 < page.locator(".square.is-open").count() < 81
        page.locator(".domino").first.click()
        page.mouse.move(*point_at(page, "d4"))
        expect(page.locator(".forecast.is-refusal")).to_contain_text("must touch a printed square")
        page.mouse.click(*point_at(page, "d4"))
        assert player.moves == 0
        page.mouse.move(*point_at(page, "g7"))
        expect(page.locator(".forecast.is-refusal")).to_contain_text("printed square")


def test_a_large_board_zooms_on_a_phone(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 4, None, None, None, None).page
        lift_cover(page)
        square = page.locator('[data-at="square/g6"]')
        before = square.bounding_box()
        page.locator("button.zoom").tap()
        after = square.bounding_box()
        assert before
        assert after
        assert after["width"] > 1.6 * before["width"]
        assert player.overflow() <= 0
        page.locator("button.zoom").tap()
        assert square.bounding_box() == before


def test_a_tile_dropped_where_a_zoomed_board_is_out_of_sight_goes_back(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 4, None, None, None, None).page
        lift_cover(page)
        page.locator("button.zoom").tap()
        x, y = middle(page.locator(".domino").first)
        assert page.evaluate("document.querySelector('.field').getBoundingClientRect().bottom") > y
        finger = Fingers(page)
        for aside, up in ((0, 0), (60, 150), (90, 0)):
            finger.at((x + aside, y - up))
        finger.lift()
        expect(page.locator(".domino.is-picked")).to_have_count(0)
        assert player.moves == 0


def test_two_fingers_turn_the_tile(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 1, None).page
        page.locator(".domino").first.tap()
        action = next(action for action in actions(page) if turns_of(action) == 0)
        x, y = point_at(page, action["cells"][0][0])
        page.touchscreen.tap(x, y)
        expect(page.locator(".ghost:not(.is-upright)")).to_be_visible()
        fingers = Fingers(page)
        fingers.at((x, y), (x + 60, y + 20))
        fingers.lift()
        expect(page.locator(".ghost.is-upright")).to_be_visible()
        assert player.moves == 0


def test_two_fingers_zoom_where_they_are_and_move_the_board(browser: Browser, site: str) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, 4, None, None, None, None).page
        lift_cover(page)
        page.locator(".domino").first.tap()
        square = page.locator('[data-at="square/d4"]')
        before = square.bounding_box()
        assert before
        x, y = point_at(page, "d4")
        fingers = Fingers(page)

        def pinch(*places: tuple[float, float]) -> None:
            """Two fingers beside each other, at these distances from their middle, moved sideways."""
            for half, aside in places:
                fingers.at((x + aside - half, y), (x + aside + half, y))
            fingers.lift()

        def shifted(square: str, aside: float) -> bool:
            at = point_at(page, square)
            return abs(at[0] - x - aside) < 4 and abs(at[1] - y) < 4

        pinch((40, 0), (60, 0), (80, 0))
        after = square.bounding_box()
        assert after
        assert 1.8 * before["width"] < after["width"] < 2.2 * before["width"]
        assert shifted("d4", 0), "what was between the fingers is still there"
        pinch((40, 0), (60, 20), (40, -25))
        assert shifted("d4", -25), "the board follows the fingers"
        assert player.overflow() <= 0, "the board scrolls inside of its frame"
        assert page.evaluate("visualViewport.scale") == 1, "the page itself is not zoomed"
        assert page.evaluate("tesserae.state().selection.turn") == 0, "a pinch turns nothing"
        page.touchscreen.tap(*point_at(page, "d4"))
        assert page.evaluate("tesserae.state().selection.at") == "d4", "a tap points at what is seen there"
        pinch((80, 0), (60, 0), (30, 0))
        assert square.bounding_box() == before
        assert player.moves == 0


@pytest.mark.parametrize(("players", "corners"), [(2, "c3 k11"), (3, "b2 l12"), (4, "a1 m13")])
def test_columns_and_rows_are_named_beside_the_board(
    browser: Browser, site: str, players: int, corners: str
) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, players, *[None] * players).page
        columns, rows = page.locator(".is-columns span"), page.locator(".is-rows span")
        for corner, name in zip((0, -1), corners.split(), strict=True):
            column, row = columns.nth(corner), rows.nth(corner)
            assert column.inner_text() + row.inner_text() == name
            x, y = point_at(page, name)
            assert abs(middle(column)[0] - x) < 3
            assert abs(middle(row)[1] - y) < 3
        lift_cover(page)
        assert unseen(player) == []


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TABLET], ids=["phone", "sideways", "tablet"])
def test_full_tracks_are_one_tap_away_at_the_end_too(
    browser: Browser, site: str, size: dict[str, Any], players: int
) -> None:
    with playing(browser, site, **size) as player:
        page = begin(player, players, *[None] * players).page
        shortcut(player, 2)
        assert player.is_over
        page.locator("button.more").last.tap()
        rail = page.locator(".rail >> visible=true").last
        rail.scroll_into_view_if_needed()
        expect(rail).to_be_in_viewport(ratio=1)
        hidden = """() => [...document.querySelectorAll('.toolbar .tool, .rail')].filter((part) => {
          const {x, y, width, height} = part.getBoundingClientRect();
          return width && !part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).length"""
        assert page.evaluate(hidden) == 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_full_tracks_are_one_tap_away_and_move_nothing(
    browser: Browser, site: str, size: dict[str, Any], players: int
) -> None:
    with playing(browser, site, **size) as player:
        page = begin(player, players, *[None] * players).page
        lift_cover(page)
        rails = page.locator(".rail >> visible=true")
        before = [middle(page.locator(part)) for part in (".field", ".rack")]
        expect(rails).to_have_count(0)
        page.locator("button.more").last.tap()
        expect(rails).to_have_count(5)
        assert [middle(page.locator(part)) for part in (".field", ".rack")] == before
        assert unseen(player) == []
        assert small_targets(player, 44) == []
        page.locator("button.more").last.tap()
        expect(rails).to_have_count(0)


@pytest.mark.parametrize("players", [2, 4])
def test_an_earlier_moment_is_in_sight_on_a_phone(browser: Browser, site: str, players: int) -> None:
    with playing(browser, site, **PHONE) as player:
        page = begin(player, players, *[None] * players).page
        shortcut(player, 1, 3)
        lift_cover(page)
        page.get_by_role("button", name="Log").tap()
        page.locator(".entry").first.tap()
        expect(page.locator(".is-stepping")).to_be_visible()
        assert unseen(player) == []
        assert overlaps(player) == []
