"""The whole game in one file, opened from the disk: no server, no network, nothing else beside it."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, expect

from playing import playing
from test_offline import SiteCopy, wait_until_offline_is_possible


def test_it_plays_keeps_and_speaks_without_a_server_or_a_network(
    browser: Browser, single_file: str, tmp_path: Path
) -> None:
    alone = shutil.copy(unquote(urlsplit(single_file).path), tmp_path / "some name.html")
    with playing(browser, Path(alone).as_uri(), offline=True) as player:
        player.fix_deal(7)  # one that somebody wins alone
        player.open().begin()
        player.play_moves(4)
        before = player.position()

        player.page.reload()
        player.wait_for_moves(4)
        assert player.position() == before

        player.play_to_the_end(seed=31)
        player.check_result()
        for language, words in (("pl", "wygrywa"), ("cs", "vítězí"), ("de", "gewinnt")):
            player.set(language=language)
            expect(player.page.locator(".result h2")).to_contain_text(words)


def test_a_lost_engine_comes_back_from_inside_too(browser: Browser, single_file: str) -> None:
    with playing(browser, single_file, offline=True) as player:
        player.open().begin().play_moves(2)
        before = player.position()
        player.page.evaluate("tesserae.engine.kill()")
        expect(player.notice("engine_restarted")).to_be_visible(timeout=30_000)
        assert player.position() == before


def test_it_plays_too_where_the_page_beside_it_has_its_service_worker(
    browser: Browser, single_file: str, site_copy: SiteCopy
) -> None:
    with playing(browser, site_copy.url) as player:
        player.open()
        wait_until_offline_is_possible(player)
        player.page.goto(site_copy.url + Path(single_file).name)
        player.wait_for_engine()
        assert player.page.evaluate("navigator.serviceWorker.controller !== null")
        player.begin().play_moves(1)


def test_nothing_of_it_can_reach_a_network(browser: Browser, single_file: str) -> None:
    text = Path(unquote(urlsplit(single_file).path)).read_text(encoding="utf-8")
    assert len(text.encode()) <= 12_000_000
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
    assert policy is not None
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert "connect-src" not in rules
    assert "unsafe-inline" not in policy[1]
    assert not re.search(r"'unsafe-eval'|https?:", policy[1])


def test_screens_that_are_loaded_later_and_files_work_from_inside(
    browser: Browser, single_file: str, tmp_path: Path
) -> None:
    with playing(browser, single_file, offline=True) as player:
        page = player.open().page
        player.begin().play_moves(2)
        for place, shown in (("rules=azul", ".rules section"), ("tutorial=azul", ".tutorial")):
            page.goto(f"{single_file}#{place}")
            expect(page.locator(shown).first).to_be_visible()
        page.goto(f"{single_file}#matches")
        with page.expect_download() as download:
            page.click("text=Save all as a file")
        download.value.save_as(tmp_path / "matches.json")
        (match,) = json.loads((tmp_path / "matches.json").read_text("utf-8"))["matches"]
        assert len(match["actions"]) == 2
        page.locator(".kept .is-primary").click()
        player.wait_for_moves(2)


def test_a_link_from_a_file_says_that_it_is_only_for_this_device(browser: Browser, single_file: str) -> None:
    with playing(browser, single_file, offline=True) as player:
        page = player.open().page
        player.begin().play_moves(1)
        page.click('[data-tool="share"]')
        expect(page.locator("input[name=link]")).to_have_value(re.compile("^file:"))
        expect(page.locator(".link")).to_contain_text("only on this device")
        assert page.locator(".qr").count() == 0
