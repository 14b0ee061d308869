"""A person at a table of AXIO, for the tests: seats, covers, tiles from the rack to the board."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from playing import ENGINE_TIMEOUT, Player


def begin(player: Player, players: int = 2, *levels: str | None, **options: str) -> Player:
    """A match of AXIO; `levels` names the opponents seat by seat, None is a person."""
    page = player.open().page
    page.locator("label:has(input[name=game])", has_text="AXIO").first.click()
    page.locator("label:has(input[name=players])", has_text=str(players)).first.click()
    player.seat(**{f"seat_{seat}": level for seat, level in enumerate(levels) if level})
    page.select_option("select[name=first]", value="0")
    page.locator(
        "label:has(input[name=pyramid])", has_text=options.get("pyramid", "Each colour once")
    ).click()
    page.click("#play")
    if len(levels) < players or None in levels:  # opponents alone don't wait to be looked at
        player.wait_for_moves(0)
    return player


def lift_cover(page: Page) -> None:
    cover = page.locator(".cover button")
    if cover.count():
        cover.click()
        page.wait_for_selector(".rack.is-active, .swap", timeout=ENGINE_TIMEOUT)


def point_at(page: Page, square: str) -> tuple[float, float]:
    """The middle of a square on the screen."""
    box = page.locator(f'[data-at="square/{square}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def actions(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("tesserae.state().match.turn.actions"))


def turns_of(action: dict[str, Any]) -> int:
    """How often a tile must be turned for this placement."""
    (first, _), (second, _) = action["cells"]
    if first[0] == second[0]:
        return 1 if int(second[1:]) > int(first[1:]) else 3
    return 0 if second[0] > first[0] else 2


def take(page: Page, action: dict[str, Any], act: str) -> None:
    """Take the tile of an action from the rack and turn it as the action has it, by the rack alone."""
    rack = page.evaluate("tesserae.state().match.view.racks[tesserae.state().match.view.to_move]")
    tile = page.locator(".domino").nth(rack.index(action["tile"]))
    for _ in range(1 + turns_of(action)):
        getattr(tile, act)()


def place(player: Player, action: dict[str, Any]) -> None:
    """One placement by clicks, or by taps where there is no mouse."""
    page, moves = player.page, player.moves
    is_touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    take(page, action, "tap" if is_touch else "click")
    x, y = point_at(page, action["cells"][0][0])
    if is_touch:
        page.touchscreen.tap(x, y)
        page.locator(".ghost.is-legal").tap()
    else:
        page.mouse.move(x, y)
        expect(page.locator(".ghost.is-legal")).to_be_visible()
        page.mouse.click(x, y)
    player.page.wait_for_function("moves => tesserae.state().match.record.log.length > moves", arg=moves)


def decide(player: Player, rng: random.Random) -> None:
    """One random decision of a person, then wait until a person may decide again."""
    page = player.page
    lift_cover(page)
    if page.locator(".swap").count():
        moves = player.moves
        page.locator(".swap button").nth(rng.randrange(2)).click()
        page.wait_for_function("moves => tesserae.state().match.record.log.length > moves", arg=moves)
    else:
        place(player, rng.choice(actions(page)))
    wait_for_person(page)


def wait_for_person(page: Page) -> None:
    page.wait_for_selector(
        ".page:not([data-busy]) :is(.rack.is-active, .swap, .cover, .result)", timeout=ENGINE_TIMEOUT
    )


def shortcut(player: Player, seed: int, most: int = 500) -> None:
    """Random decisions through the session, to where somebody is to choose again."""
    player.hurry(most, seed)
    wait_for_person(player.page)
