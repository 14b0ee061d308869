"""Several people at one screen: nothing of another's rack is in the page, nothing seen is taken back."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from placing import actions, begin, decide, lift_cover
from playing import ENGINE_TIMEOUT, playing


def everything_kept(page: Page) -> str:
    """All that a curious person could find: the DOM, the state, and every kind of storage."""
    return str(
        page.evaluate(
            """async () => {
              const databases = await indexedDB.databases();
              const stored = await Promise.all(databases.map(({name}) => new Promise((resolve) => {
                const opening = indexedDB.open(name);
                opening.onsuccess = () => {
                  const names = [...opening.result.objectStoreNames];
                  const found = [];
                  if (!names.length) return resolve(found);
                  const reading = opening.result.transaction(names);
                  for (const each of names) {
                    reading.objectStore(each).getAll().onsuccess = ({target}) => found.push(target.result);
                  }
                  reading.oncomplete = () => resolve(found);
                };
              })));
              const state = {...tesserae.state(), engine: null};
              return JSON.stringify([document.documentElement.outerHTML, state, stored,
                {...localStorage}, {...sessionStorage}]);
            }"""
        )
    )


def racks_in(page: Page) -> list[Any]:
    """The racks that anything kept in the page knows, wherever they are."""
    text = everything_kept(page)
    found = []
    at = text.find('"racks":')
    while at >= 0:
        found.append(json.JSONDecoder().raw_decode(text, at + len('"racks":'))[0])
        at = text.find('"racks":', at + 1)
    return found


def test_nothing_of_another_rack_is_in_the_page(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 3, None, None, "Casual").page
        for moves in range(4):
            expect(page.locator(".cover")).to_be_visible()
            assert page.locator(".domino").count() == 0
            assert racks_in(page), "the search finds views"
            assert all(rack == [None, None, None] for rack in racks_in(page)), "covered"
            assert actions(page) == []
            state = page.evaluate("tesserae.state()")
            assert (state["previews"]["facts"], state["selection"], state["hint"]) == ({}, None, None)
            to_move = page.evaluate("tesserae.state().match.turn.to_move")
            lift_cover(page)
            assert page.locator(".domino").count() == 5
            others = {0, 1, 2} - {to_move}
            assert all(rack[other] is None for rack in racks_in(page) for other in others)
            decide(player, random.Random(moves))


@pytest.mark.parametrize("what", ["The match", "A moment", "A position"])
def test_sharing_holds_nobodys_rack(browser: Browser, site: str, what: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, None).page
        decide(player, random.Random(1))
        page.click("[data-tool=share]")
        page.locator("label", has_text=what).click()
        page.wait_for_function(
            "() => tesserae.state().sending?.address && tesserae.state().sending.inspected"
        )
        assert racks_in(page), "the search finds views"
        assert all(rack == [None, None] for rack in racks_in(page))


def test_an_earlier_moment_shows_nobodys_rack(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, None).page
        decide(player, random.Random(1))
        lift_cover(page)
        page.click("[data-tool=log]")
        page.locator(".entry").first.click()
        expect(page.locator(".is-stepping")).to_be_visible()
        page.click("[data-tool=step-back]")
        expect(page.locator(".moment")).to_be_visible()
        shown = page.evaluate("tesserae.state().moment.view.racks")
        assert shown[0] is None, "the rack of whoever moved first is not there for whoever looks now"
        assert page.locator(".domino").count() == 5, "whoever looks now sees the own rack of then"
        assert all(rack[0] is None for rack in racks_in(page))


def test_a_lone_person_sees_only_the_own_rack(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, "Casual").page
        for seed in range(3):
            assert page.locator(".cover").count() == 0
            assert all(rack[1] is None and len(rack[0]) == 5 for rack in racks_in(page))
            decide(player, random.Random(seed))
        assert [entry["player"] for entry in page.evaluate("tesserae.state().match.record.log")][:2] == [0, 1]


def test_undo_stops_where_another_person_has_looked(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, None, None).page
        decide(player, random.Random(1))
        undo = page.get_by_role("button", name="Undo")
        undo.click()
        player.wait_for_moves(0)
        expect(page.locator(".cover")).to_contain_text("Player 1")
        decide(player, random.Random(2))
        lift_cover(page)
        expect(undo).to_be_disabled()
        page.reload()
        player.wait_for_engine()
        expect(page.locator(".cover")).to_contain_text("Player 2")
        expect(undo).to_be_disabled()


def test_opponents_alone_play_with_open_racks(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = begin(player, 2, "Beginner", "Beginner").page
        page.wait_for_selector('.page[data-moves]:not([data-moves="0"])', timeout=ENGINE_TIMEOUT)
        assert all(rack is not None for rack in page.evaluate("tesserae.state().match.view.racks"))
        assert page.locator(".cover").count() == 0
