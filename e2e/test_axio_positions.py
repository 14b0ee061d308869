"""What is rare in AXIO, on positions loaded through the page's own import: extra turns, swaps, ends, ties."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from layout import axe_violations, overlaps, unseen
from placing import actions, lift_cover, place, point_at, take, wait_for_person
from playing import DESKTOP, PHONE, SIDEWAYS, TABLET, Player, playing

POSITIONS = json.loads(Path(__file__).with_name("axio_positions.json").read_text("utf-8"))


def named(player: Player, text: str) -> dict[str, Any]:
    """The action that a notation stands for."""
    return next(action for action in actions(player.page) if action["text"] == text)


def open_position(player: Player, name: str, **seats: str) -> dict[str, Any]:
    case: dict[str, Any] = POSITIONS[name]
    player.open().begin_with(case["position"], **seats)
    wait_for_person(player.page)
    return case


def test_an_extra_turn_a_pyramid_and_lost_points_are_told_before_and_after(
    browser: Browser, site: str
) -> None:
    with playing(browser, site) as player:
        case = open_position(player, "extra", seat_1="Casual")
        page = player.page
        action = named(player, case["action"])
        take(page, action, "click")
        page.mouse.move(*point_at(page, action["cells"][0][0]))
        forecast = page.locator(".forecast")
        expect(forecast).to_contain_text("extra turn")
        expect(forecast).to_contain_text("2 points lost")
        expect(forecast).to_contain_text("pyramid")
        expect(page.locator(f'[data-at="square/{case["pyramid"]}"].is-ghost')).to_be_visible()
        assert page.locator(".ray").count() >= 1
        assert sorted(page.locator(".badge text").all_text_contents()) == ["+2", "+2"], "a line, a pyramid"
        assert axe_violations(player) == []
        assert page.locator(".panel.is-turn .track .plus").count() == len(case["facts"]["points"])
        page.mouse.click(*point_at(page, action["cells"][0][0]))
        player.wait_for_moves(1)
        expect(page.locator(".prompt")).to_contain_text("extra turn")
        expect(forecast).to_contain_text(f"has reached 18: {case['colour']}")
        expect(page.locator(f'[data-at="square/{case["pyramid"]}"].is-pyramid')).to_be_visible()
        expect(page.locator(f'.panel.is-turn .track.is-full[data-colour="{case["colour"]}"]')).to_be_visible()
        page.get_by_role("button", name="Log").click()
        expect(page.locator("dialog")).to_contain_text("2 points lost")


def test_points_travel_from_the_squares_that_earned_them_to_the_tracks(browser: Browser, site: str) -> None:
    with playing(browser, site, motion="normal") as player:
        case = open_position(player, "extra", seat_1="Casual")
        page = player.page
        page.evaluate(
            """() => {
              window.flown = [];
              const tell = ({dataset, textContent}) => dataset.colour ?? textContent;
              new MutationObserver((changes) => changes.forEach(({addedNodes}) =>
                window.flown.push(...[...addedNodes].map(tell))))
                .observe(document.getElementById('motion'), {childList: true});
            }"""
        )
        place(player, named(player, case["action"]))
        player.wait_for_moves(1)
        flown = page.evaluate("window.flown")
        # Two squares of the line; the pyramid's two colours; then the tracks rise by what is not lost.
        assert sorted(flown) == ["+1", "+1", "orange", "orange", "orange", "red"]
        expect(page.locator(".forecast.is-cheer")).to_contain_text("has reached 18")
        expect(page.locator(".forecast.is-cheer .is-lost")).to_have_text("2 points lost")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_gains_stay_inside_of_their_card(browser: Browser, site: str, size: Any) -> None:
    with playing(browser, site, **size) as player:
        case = open_position(player, "extra", seat_1="Casual")
        page = player.page
        action = named(player, case["action"])
        take(page, action, "tap")
        page.touchscreen.tap(*point_at(page, action["cells"][0][0]))
        card = page.locator(".panel.is-turn").bounding_box()
        assert card
        expect(page.locator(".plus")).to_have_count(len(case["facts"]["points"]))
        for plus in page.locator(".plus").all():
            box = plus.bounding_box()
            assert box
            assert card["x"] <= box["x"]
            assert box["x"] + box["width"] <= card["x"] + card["width"]
            assert card["y"] <= box["y"]
            assert box["y"] + box["height"] <= card["y"] + card["height"]
        assert unseen(player) == []
        page.locator(".ghost.is-legal").tap()
        expect(page.locator(".forecast.is-cheer")).to_be_visible()
        assert unseen(player) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_swap_is_offered_shown_to_all_and_sealed(browser: Browser, site: str, size: Any) -> None:
    with playing(browser, site, **size) as player:
        case = open_position(player, "swap")
        page = player.page
        lift_cover(page)
        assert unseen(player) == []
        assert overlaps(player) == []
        assert axe_violations(player) == []
        mover = case["position"]["to_move"]
        rack = case["position"]["racks"][mover]
        assert page.locator(".swap .returned .pair").count() == len(rack)
        page.get_by_role("button", name="Swap all").click()
        player.wait_for_moves(1)
        assert page.locator(".shown .pair").count() == len(rack)
        assert page.locator(".swap").count() == 0
        expect(page.get_by_role("button", name="Undo")).to_be_disabled()
        page.get_by_role("button", name="Log").click()
        expect(page.locator("dialog")).to_contain_text("and draws 5 new tiles")


@pytest.mark.parametrize("name", ["end", "shared"])
def test_the_end_shows_what_decided(browser: Browser, site: str, name: str) -> None:
    with playing(browser, site) as player:
        case = open_position(player, name)
        lift_cover(player.page)
        place(player, named(player, case["action"]))
        result = player.page.locator(".result")
        expect(result).to_be_visible()
        deciding = result.locator("tbody tr").first.locator("td.is-deciding")
        if name == "end":
            expect(result.locator("h2")).to_have_text("Player 1 wins!")
            assert deciding.count() == 1
            assert deciding.inner_text().strip() == "15"
            assert result.locator("thead .is-equal").count() == 2
            expect(result.locator(".why")).to_contain_text("number 3 from the lowest decided: 15 to 12")
        else:
            expect(result.locator("h2")).to_contain_text("A shared win")
            assert deciding.count() == 0
        assert result.locator(".plot .curve").count() == 2


def test_at_the_end_the_board_and_what_decided_are_in_sight(browser: Browser, site: str) -> None:
    for size, least in ((PHONE, 200), (SIDEWAYS, 280), (TABLET, 450), (DESKTOP, 550)):
        with playing(browser, site, **size) as player:
            case = open_position(player, "end")
            lift_cover(player.page)
            place(player, named(player, case["action"]))
            expect(player.page.locator(".result .why")).to_be_in_viewport(ratio=1)
            box = player.page.locator(".field").bounding_box()
            assert box
            assert box["width"] >= least
