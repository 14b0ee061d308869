"""Ways to the shelf and to links, for the tests."""

from __future__ import annotations

from playwright.sync_api import expect

from playing import ENGINE_TIMEOUT, Player


def begun(player: Player, moves: int = 4) -> Player:
    player.open().begin()
    player.play_moves(moves)
    return player


def to_matches(player: Player) -> None:
    player.page.goto(f"{player.url}#matches")
    player.page.wait_for_selector(".kept, .shelf > p")


def link_of(player: Player) -> str:
    """Share what is on the table, as it is offered first."""
    player.page.click('[data-tool="share"]')
    field = player.page.locator("input[name=link]")
    expect(field).to_be_visible(timeout=ENGINE_TIMEOUT)
    return field.input_value()


def open_link(player: Player, link: str) -> None:
    player.page.goto(link)
    player.page.wait_for_selector(".shared h2", timeout=ENGINE_TIMEOUT)
