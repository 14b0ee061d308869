"""Draws the pictures that the manifest names: icons from their SVGs, screenshots from dist/.

    python3 build.py build && .venv/bin/python e2e/pictures.py

They are committed, because a browser is needed to draw them and none to build. Run it after a change
of a drawing or of the look of a table.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "web" / "runtime")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from drivers import chromium_options  # noqa: E402
from playing import PHONE, Player, playing  # noqa: E402
from server import Server  # noqa: E402

ASSETS = ROOT / "web" / "assets"
SCREENSHOTS = ASSETS / "screenshots"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
NARROW: dict[str, Any] = {**PHONE, "device_scale_factor": 1.5}
TABLES = {"azul": "Azul", "chocolatier": "Master Chocolatier", "axio": "AXIO"}
MOVES = {"azul": 22, "chocolatier": 22, "axio": 16}
FILLED = "tesserae.state().match.view.factories?.filter(({ tiles }) => tiles.length).length ?? Infinity"


def main() -> None:
    with sync_playwright() as playwright, Server(ROOT / "dist") as server:
        browser = playwright.chromium.launch(**chromium_options())
        draw_icons(browser)
        for game, name in TABLES.items():
            take_screenshots(browser, server.url, game, name)
        browser.close()


def draw_icons(browser: Browser) -> None:
    icon = (ASSETS / "icon.svg").read_text(encoding="utf-8")
    # A mask may cut anything beyond a circle of four fifths: the ground fills it all, the tiles move inwards.
    maskable = icon.replace(' rx="18"', "", 1).replace(
        "translate(14 14)", "translate(20.800 20.800) scale(.8)"
    )
    drawings = {
        "icon-192": (icon, 192),
        "icon-512": (icon, 512),
        "icon-maskable-192": (maskable, 192),
        "icon-maskable-512": (maskable, 512),
        "icon-apple": (maskable.replace("translate(20.800 20.800) scale(.8)", "translate(14 14)"), 180),
        "icon-mono-512": ((ASSETS / "icon-mono.svg").read_text(encoding="utf-8"), 512),
        **{
            f"shortcut-{game}": ((ASSETS / f"shortcut-{game}.svg").read_text("utf-8"), 192) for game in TABLES
        },
    }
    for name, (drawing, size) in drawings.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{sized}")
        page.screenshot(path=ASSETS / f"{name}.png", omit_background=True)
        page.close()


def take_screenshots(browser: Browser, address: str, game: str, name: str) -> None:
    """The table in the middle of a match, on a desk and in a hand."""
    for shape, options in (("wide", WIDE), ("narrow", NARROW)):
        with playing(browser, address, **options) as player:
            player.open().begin(game=name)
            play_on(player, MOVES[game])
            uncover(player)
            path = SCREENSHOTS / f"{game}-{shape}.jpg"
            path.parent.mkdir(exist_ok=True)
            player.page.screenshot(path=path, type="jpeg", quality=82)
            print(f"  {path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")


def uncover(player: Player) -> None:
    """Take the cover away that hides a rack from the others."""
    button = player.page.get_by_role("button", name="show my tiles")
    if button.count():
        button.click()


def play_on(player: Player, moves: int) -> None:
    """Sensible moves for everybody, what the page would hint at, to where most factories are filled."""
    move = 0
    while move < moves or player.page.evaluate(FILLED) < 4:
        rev = player.page.evaluate("tesserae.state().match.turn.rev")
        hint = player.ask(type="hint", rev=rev, ms=200)
        player.page.evaluate("(id) => void tesserae.session.play(id)", hint["action"])
        move += 1
        player.wait_for_moves(move)


if __name__ == "__main__":
    main()
