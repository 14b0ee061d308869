"""Installed as an app: a complete manifest in any folder, shortcuts, the last match without a network."""

from __future__ import annotations

import re
import struct
import urllib.request
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from playing import Player, playing
from test_offline import SiteCopy, wait_until_offline_is_possible


def manifest_of(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((response) => response.json())"
    )
    return found


def size_of(picture: bytes) -> str:
    """Width and height of a PNG or a JPEG."""
    if picture.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", picture[16:24])
        return f"{width}x{height}"
    # A JPEG's start of frame: marker, length, precision, height, width.
    frame = re.search(rb"\xff[\xc0-\xc3]..\x08(..)(..)", picture, re.DOTALL)
    assert frame is not None
    return f"{int.from_bytes(frame[2])}x{int.from_bytes(frame[1])}"


@pytest.mark.parametrize("place", ["site", "subpath_site"])
def test_the_browser_finds_everything_that_an_app_needs(
    browser: Browser, place: str, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue(place)
    with playing(browser, address) as player:
        player.open()
        session = player.page.context.new_cdp_session(player.page)
        said = session.send("Page.getAppManifest")
        assert said["errors"] == []
        # Two pages of one host must not be one app: without an `id` of its own each is known by its start.
        assert session.send("Page.getAppId")["appId"].split("#")[0] == address
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # A window of the tests is a private one, which never installs anything.
        assert [error["errorId"] for error in errors] in ([], ["in-incognito"])

        manifest = manifest_of(player)
        assert urljoin(address, manifest["scope"]) == address
        assert urljoin(address, manifest["start_url"]).startswith(address)
        assert all(urljoin(address, entry["url"]).startswith(address) for entry in manifest["shortcuts"])


def test_every_picture_is_there_in_the_size_that_the_manifest_says(
    browser: Browser, subpath_site: str
) -> None:
    with playing(browser, subpath_site) as player:
        player.open()
        manifest = manifest_of(player)
        touch = player.page.get_attribute("link[rel=apple-touch-icon]", "href") or ""
    pictures = [*manifest["icons"], *manifest["screenshots"], {"src": touch, "sizes": "180x180"}]
    for shortcut in manifest["shortcuts"]:
        pictures += shortcut["icons"]
    for picture in pictures:
        with urllib.request.urlopen(urljoin(subpath_site, picture["src"])) as answer:
            data = answer.read()
        assert (b"<svg" in data) if picture["sizes"] == "any" else picture["sizes"] == size_of(data), picture
        assert len(data) < 250_000, picture
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable", "monochrome"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}


def test_screenshots_are_for_the_shop_window_only(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        player.open()
        wait_until_offline_is_possible(player)
        kept = player.page.evaluate(
            """async () => {
              const [name] = await caches.keys();
              return (await (await caches.open(name)).keys()).map((request) => request.url);
            }"""
        )
    assert any(address.endswith("icon-512.png") for address in kept)
    assert not any("/screenshots/" in address for address in kept)


def test_a_shortcut_opens_the_setup_of_its_game(browser: Browser, subpath_site: str) -> None:
    with playing(browser, subpath_site) as player:
        player.open()
        shortcuts = manifest_of(player)["shortcuts"]
        assert len(shortcuts) == player.page.locator("input[name=game]").count()
        for shortcut in shortcuts:
            player.page.goto("about:blank")
            player.page.goto(urljoin(subpath_site, shortcut["url"]))
            player.wait_for_engine()
            expect(player.page.locator("#play")).to_be_visible()
            label = player.page.locator("label:has(input[name=game]:checked)")
            expect(label).to_contain_text(shortcut["name"])
            assert player.page.url == subpath_site


def test_the_installed_app_continues_the_last_match_without_a_network(
    browser: Browser, site_copy: SiteCopy
) -> None:
    with playing(browser, site_copy.url) as player:
        start = urljoin(site_copy.url, manifest_of(player.open())["start_url"])
        player.page.goto(start)
        expect(player.page.locator("#play")).to_be_visible()  # nothing to continue: the start
        player.begin().play_moves(3)
        before = player.position()
        wait_until_offline_is_possible(player)
        site_copy.stop()
        player.page.context.set_offline(True)
        player.page.goto("about:blank")
        player.page.goto(start)
        player.wait_for_moves(3)
        player.wait_for_engine()
        assert player.position() == before
        assert "#match=" in player.page.url


def test_the_bar_of_the_browser_has_the_colour_of_the_page(browser: Browser, site: str) -> None:
    with playing(browser, site) as player:
        page = player.open().page
        metas = "[...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.content)"
        ground = "getComputedStyle(document.documentElement).backgroundColor"
        colours = set()
        for theme in ("light", "dark"):
            player.set(theme=theme)
            page.wait_for_function(f"new Set([...{metas}, {ground}]).size === 1")
            colours.add(page.evaluate(ground))
        assert len(colours) == 2
