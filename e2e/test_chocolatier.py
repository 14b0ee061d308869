"""Master Chocolatier in the browser: all its variants, the gold discs, and the decisions that only it has."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from hands import Fingers, drag, drag_by_finger, middle
from layout import axe_violations, check_layout, unseen
from playing import DESKTOP, PHONE, SIDEWAYS, TABLET, Player, playing

SF4_AND_SF5 = 41
"""Two players. F1 is SF4 with cream, 2 black, red between F5 and F2; F3 is SF5 with 2 blue, 2 brown."""
SF3_AND_SF5 = 5
"""Two players. F3 is SF5 with cream, black, 2 red; F4 is SF3 with 2 cream, black, red."""
SF1_SF3_SF4_SF5 = 174
"""Four players."""
SF1_SF2_SF4_SF5 = 12
"""Four players; SF2 has attracted two red pralines and holds six."""


@contextmanager
def chocolatier(
    browser: Browser,
    site: str,
    seed: int,
    *,
    players: int = 2,
    wall: str = "Coloured",
    special: str = "With",
    **options: Any,
) -> Iterator[Player]:
    """A match of Master Chocolatier, started from the start page."""
    with playing(browser, site, **options) as player:
        player.fix_deal(seed)
        player.open()
        for label in ("Master Chocolatier", str(players), wall, special):
            player.page.get_by_role("radio", name=label, exact=True).check()
        player.begin()
        yield player


def view(player: Player) -> Any:
    return player.page.evaluate("tesserae.state().match.view")


def decisions(player: Player) -> set[str]:
    """The kinds of decisions that were taken so far."""
    return {entry["action"]["type"] for entry in player.page.evaluate("tesserae.state().match.record.log")}


def draft(player: Player, source: str, colour: str, target: str) -> None:
    moves = player.moves
    player.page.locator(f'button[data-at="{source}/{colour}"]').click()
    board = player.page.locator(".board.is-turn")
    (board.locator(".floor") if target == "floor" else board.locator(".line").nth(int(target) - 1)).click()
    player.wait_for_moves(moves + 1)


def drop(player: Player, side: str) -> Locator:
    return player.page.locator(f'button.drop[data-to="{side}"]')


# --- the variants ---------------------------------------------------------------------------------


@pytest.mark.parametrize("special", ["Without", "With"])
@pytest.mark.parametrize("wall", ["Coloured", "Light brown"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_variant_plays_a_round(
    browser: Browser, site: str, players: int, wall: str, special: str
) -> None:
    with chocolatier(browser, site, 7, players=players, wall=wall, special=special) as player:
        gold = [factory for factory in view(player)["factories"] if factory["effect"]]
        assert len(gold) == (players if special == "With" else 0)
        expect(player.page.locator(".factory.is-gold .seal")).to_have_count(len(gold))
        rng = random.Random(players)
        while view(player)["round"] == 1:
            player.move(rng)
        assert ("tile" in decisions(player)) == (wall == "Light brown")


def test_a_match_with_everything_ends(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF4_AND_SF5, wall="Light brown") as player:
        player.play_to_the_end(seed=21)
        player.check_result()
        assert decisions(player) == {"draft", "distribute", "tile"}


# --- SF4: handing out the rest --------------------------------------------------------------------


def test_the_rest_of_sf4_is_handed_out_by_clicks(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF4_AND_SF5) as player:
        page = player.page
        draft(player, "factory-1", "cream", "2")
        expect(page.locator(".prompt")).to_contain_text("2 black pralines, left or right?")
        expect(page.locator(".tile.is-picked")).to_have_count(2)
        expect(page.locator('.tile.is-picked[data-colour="black"]')).to_have_count(2)
        expect(page.locator('.line .tile.is-ghost[data-colour="cream"]')).to_have_count(1)
        expect(drop(player, "left")).to_have_accessible_name("2 black pralines to the left, factory 5")
        drop(player, "right").click()
        player.wait_for_moves(2)
        expect(page.locator(".prompt")).to_contain_text("1 red praline, left or right?")
        drop(player, "left").click()
        player.wait_for_moves(3)
        position = player.position()
        assert position["phase"] == "draft"
        assert position["factories"][1]["tiles"].count("black") == 2
        assert position["factories"][4]["tiles"].count("red") == 2
        assert position["centre"] == []
        page.click(".tool >> text=Log")
        expect(page.locator(".log")).to_contain_text("2 black pralines → factory 2")


def test_the_rest_of_sf4_is_handed_out_by_keyboard_and_taken_back(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF4_AND_SF5) as player:
        page = player.page
        page.locator('button[data-at="factory-1/cream"]').focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        player.wait_for_moves(1)
        focused = "() => document.activeElement.matches('button.drop')"
        page.wait_for_function(focused)
        page.keyboard.press("Enter")
        player.wait_for_moves(2)
        page.wait_for_function(focused)
        page.keyboard.press("Enter")
        player.wait_for_moves(3)
        assert view(player)["phase"] == "draft"
        page.click(".tool >> text=Undo")
        player.wait_for_moves(2)
        expect(page.locator("button.drop")).to_have_count(2)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_the_rest_of_sf4_is_dragged_to_the_discs(browser: Browser, site: str, device: Any) -> None:
    with chocolatier(browser, site, SF4_AND_SF5, **device) as player:
        page = player.page
        draft(player, "factory-1", "cream", "2")
        pull = drag_by_finger if device is PHONE else drag
        pull(page, page.locator('button[data-at="factory-1/black"]'), page.locator('[data-at="factory-2"]'))
        player.wait_for_moves(2)
        pull(page, page.locator('button[data-at="factory-1/red"]'), page.locator('[data-at="factory-5"]'))
        player.wait_for_moves(3)
        position = player.position()
        assert position["factories"][1]["tiles"].count("black") == 2
        assert "red" in position["factories"][4]["tiles"]
        assert position["phase"] == "draft"


def test_the_rest_shows_no_way_to_the_centre_where_it_does_not_go(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF4_AND_SF5) as player:
        player.page.locator('button[data-at="factory-1/cream"]').click()
        expect(player.page.locator(".line.is-legal").first).to_be_visible()
        expect(player.page.locator(".coming, .is-leaving")).to_have_count(0)
        player.page.locator('button[data-at="factory-3/blue"]').click()
        expect(player.page.locator(".coming .tile")).to_have_count(1)


# --- SF3, SF5, free wall --------------------------------------------------------------------------


def test_the_rest_of_sf3_stays(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF3_AND_SF5) as player:
        draft(player, "factory-4", "cream", "2")
        expect(player.page.locator('[data-at="factory-4/black"], [data-at="factory-4/red"]')).to_have_count(2)
        expect(player.page.locator(".last")).to_contain_text("the rest stays on factory 4")


def test_a_taken_disc_lies_beside_the_floor_until_the_round_ends(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF3_AND_SF5) as player:
        page = player.page
        berth = page.locator(".board").nth(view(player)["to_move"]).locator(".berth")
        draft(player, "factory-3", "red", "1")
        expect(page.locator(".factory")).to_have_count(4)
        expect(page.get_by_role("group", name="Factory 3")).to_have_count(0)
        expect(berth.get_by_role("button")).to_have_accessible_name("Gold disc beside the floor: red")
        expect(berth.locator('.tile[data-colour="red"]')).to_be_visible()
        rng = random.Random(1)
        while view(player)["round"] == 1:
            player.move(rng)
        expect(page.locator(".berth .seal")).to_have_count(0)
        expect(page.locator(".factory")).to_have_count(5)


def test_free_box_cells_light_up_with_their_points(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF3_AND_SF5, wall="Light brown") as player:
        rng = random.Random(6)
        while view(player)["phase"] != "tile":
            player.move(rng)
        cells = player.page.locator("button.cell.is-legal")
        line = view(player)["line"]
        assert cells.count() > 1
        expect(cells.first).to_have_accessible_name(f"Row {line}, column 1: 1 point")
        expect(cells.first).to_have_attribute("data-number", "+1")
        moves = player.moves
        cells.last.click()
        player.wait_for_moves(moves + 1)


def test_pralines_and_discs_travel_and_the_table_is_right_afterwards(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF4_AND_SF5, motion="normal") as player:
        rng = random.Random(2)
        while view(player)["round"] < 3:
            player.move(rng)
        now = view(player)
        lying = sum(len(factory["tiles"]) for factory in now["factories"]) + len(now["centre"])
        expect(player.page.locator(".market [data-tile]:not(.marker)")).to_have_count(lying)
        expect(player.page.locator("#motion > *")).to_have_count(0)


# --- a disc that holds more than four -------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_a_crowded_disc_comes_closer_before_a_finger_chooses(browser: Browser, site: str, size: Any) -> None:
    with chocolatier(browser, site, SF1_SF2_SF4_SF5, players=4, **size) as player:
        page = player.page
        disc = page.locator(".factory.is-crowded").first
        tile = disc.locator("button.tile").last
        before = disc.bounding_box()
        page.touchscreen.tap(*middle(tile))
        after = disc.bounding_box()
        assert before
        assert after
        assert after["width"] > 1.9 * before["width"]
        assert after["x"] >= 0
        assert after["x"] + after["width"] <= size["viewport"]["width"]
        assert after["y"] + after["height"] <= size["viewport"]["height"]
        expect(page.locator(".tile.is-picked")).to_have_count(0)
        page.touchscreen.tap(*middle(tile))
        expect(tile).to_have_attribute("aria-pressed", "true")


def test_pralines_of_a_crowded_disc_are_dragged_and_taken_by_keys_at_once(
    browser: Browser, site: str
) -> None:
    with chocolatier(browser, site, SF1_SF2_SF4_SF5, players=4, **PHONE) as player:
        page = player.page
        tile = page.locator(".factory.is-crowded button.tile").first
        tile.focus()
        page.keyboard.press("Enter")
        expect(tile).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")
        drag_by_finger(page, tile, page.locator(".board.is-turn .line").last)
        player.wait_for_moves(1)


# --- the words of the gold discs ------------------------------------------------------------------


def test_gold_discs_tell_their_effect_on_focus_hover_and_long_press(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF3_AND_SF5) as player:
        page = player.page
        seal = page.get_by_role("button", name="Gold disc 4: The rest stays")
        words = page.locator("#tip-4")
        seal.focus()
        expect(words).to_be_visible()
        expect(words).to_contain_text("nothing slides to the centre")
        expect(seal).to_have_accessible_description(words.inner_text().replace("\n", " "))
        page.keyboard.press("Escape")
        expect(words).to_be_hidden()
        seal.hover()
        expect(words).to_be_visible()
        page.mouse.move(640, 5)
        page.locator("h2").first.click()
        expect(words).to_be_hidden()
        tile = page.locator('button[data-at="factory-4/black"]')
        tile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        expect(words).to_be_visible()
        tile.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        tile.dispatch_event("click")
        expect(page.locator(".tile.is-picked")).to_have_count(0)
        tile.click()
        expect(page.locator(".tile.is-picked")).to_have_count(1)


def test_a_rule_in_the_words_of_a_disc_picks_nothing_up(browser: Browser, site: str) -> None:
    with chocolatier(browser, site, SF3_AND_SF5, **PHONE) as player:
        page = player.page
        finger = Fingers(page)
        finger.at(middle(page.get_by_role("button", name="Gold disc 4: The rest stays")))
        expect(page.locator("#tip-4")).to_be_visible()
        finger.lift()
        page.locator("#tip-4 a").tap()
        expect(page.locator(".rules")).to_be_visible()
        assert player.page.evaluate("tesserae.state().selection") is None


@pytest.mark.parametrize(
    ("locale", "name"),
    [("pl-PL", "Reszta zostaje"), ("cs-CZ", "Zbytek zůstává"), ("de-DE", "Der Rest bleibt")],
)
def test_gold_discs_speak_every_language(browser: Browser, site: str, locale: str, name: str) -> None:
    with playing(browser, site, locale=locale) as player:
        player.fix_deal(SF3_AND_SF5)
        page = player.open().page
        page.locator("label:has(input[name=game])").nth(1).click()
        page.locator("label:has(input[name=special_factories])").last.click()
        player.begin()
        expect(page.get_by_role("button", name=name)).to_have_count(1)


# --- looks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, site: str, scheme: str) -> None:
    with chocolatier(browser, site, SF4_AND_SF5, color_scheme=scheme) as player:
        page = player.page
        assert axe_violations(player) == []
        page.locator(".seal").first.focus()
        assert axe_violations(player) == []
        draft(player, "factory-3", "blue", "1")
        draft(player, "factory-1", "cream", "2")
        assert axe_violations(player) == []
        page.locator(".top").get_by_label("How to play").click()
        assert axe_violations(player) == []
        page.keyboard.press("Escape")
        page.locator(".top .icon").first.click()
        assert axe_violations(player) == []


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
@pytest.mark.parametrize(
    ("players", "seed"), [(2, SF4_AND_SF5), (3, SF4_AND_SF5), (4, SF1_SF2_SF4_SF5), (4, SF1_SF3_SF4_SF5)]
)
def test_nothing_overflows_or_overlaps(
    browser: Browser, site: str, size: Any, players: int, seed: int
) -> None:
    with chocolatier(browser, site, seed, players=players, **size) as player:
        check_layout(player, is_touch=False)
        player.play_moves(5, seed=2)
        check_layout(player, is_touch=False)
        assert size is TABLET or unseen(player) == []
