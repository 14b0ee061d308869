"""The service worker: offline after one visit, and a new version only when the person says so."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect

from playing import ENGINE_TIMEOUT, Player, playing, visiting


class SiteCopy(Protocol):
    path: Path
    url: str

    def stop(self) -> None: ...

    def restart(self) -> None: ...


def wait_until_offline_is_possible(player: Player) -> None:
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.evaluate(
        """async () => {
          const {serviceWorker} = navigator;
          const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
          if (!serviceWorker.controller) await taken;
        }"""
    )


def look_for_update(player: Player) -> None:
    """What the browser does by itself now and then. One that can't be installed is no error of the page."""
    player.page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update().catch(() => {});
        }"""
    )


def release_new_version(copy: SiteCopy) -> None:
    """What a deployment changes in place: the worker's version and news, and the page."""
    worker = copy.path / "sw.js"
    text = worker.read_text("utf-8")
    (written,) = re.findall(r'\{"version": .*\}', text)
    build = json.loads(written)
    assert set(build["news"]) == {"en", "pl", "cs", "de"}
    assert all(build["news"].values())
    build |= {
        "version": "next",
        "news": {"en": ["Tiles <b>shine</b>.", "Cups too."], "pl": ["Płytki lśnią."]},
    }
    worker.write_text(text.replace(written, json.dumps(build)), "utf-8")
    index = copy.path / "index.html"
    page = index.read_text("utf-8").replace("<head>", '<head><meta name="release" content="next">')
    assert "release" in page
    index.write_text(page, "utf-8")


def test_a_whole_match_without_a_network(browser: Browser, site_copy: SiteCopy) -> None:
    with playing(browser, site_copy.url) as player:
        player.fix_deal(7)  # one that somebody wins alone
        player.open()
        wait_until_offline_is_possible(player)
        site_copy.stop()
        player.page.context.set_offline(True)
        player.page.reload()
        player.wait_for_engine()
        assert len([worker for worker in player.page.workers if "/engine/worker.js" in worker.url]) == 1
        player.begin().play_to_the_end(seed=21)
        player.check_result()
        player.set(language="pl")
        expect(player.page.locator(".result h2")).to_contain_text("wygrywa")


def test_the_cache_answers_without_waking_the_service_worker(browser: Browser, site_copy: SiteCopy) -> None:
    with playing(browser, site_copy.url) as player:
        player.open()
        wait_until_offline_is_possible(player)
        site_copy.stop()
        for address, is_woken in ((site_copy.url, False), (f"{site_copy.url}index.html", True)):
            player.page.goto(address)
            player.wait_for_engine()
            started = player.page.evaluate("performance.getEntriesByType('navigation')[0].workerStart")
            assert (started > 0) == is_woken


def cut_off(content: bytes) -> bytes:
    return content[: len(content) // 2]


def scratched(content: bytes) -> bytes:
    at = len(content) // 2
    return content[:at] + bytes(64) + content[at + 64 :]


DAMAGES = [
    *(("python.zst", damage) for damage in (cut_off, scratched)),
    *((f"pyodide.asm.{ending}", cut_off) for ending in ("wasm", "mjs")),
    *((name, cut_off) for name in ("main.js", "worker.js", "styles.css")),
]


@pytest.mark.parametrize(("name", "damage"), DAMAGES)
def test_a_file_that_came_damaged_is_not_kept(
    browser: Browser, site_copy: SiteCopy, name: str, damage: Callable[[bytes], bytes]
) -> None:
    """By a proxy, say, that calls it whole; the browser's own cache keeps it for a year."""
    (path,) = site_copy.path.rglob(name)
    content = path.read_bytes()
    (whole := path.with_suffix(".whole")).write_bytes(content)
    path.write_bytes(damage(content))
    with playing(browser, site_copy.url) as player:
        player.expect_trouble("did not come whole", "Failed to register")
        if name in ("main.js", "worker.js"):
            player.expect_trouble("uncaught: ")
        is_needed = name != "styles.css"
        player.open(is_ready=not is_needed)
        if is_needed:
            player.page.wait_for_selector('html[data-engine="failed"]', timeout=ENGINE_TIMEOUT)
        whole.replace(path)  # at one stroke: half of it may be on its way
        if is_needed:
            player.page.get_by_role("button", name="Try again").click()
            player.wait_for_engine()
        player.page.reload()
        player.wait_for_engine()
        wait_until_offline_is_possible(player)
        kept = player.page.evaluate(
            """async (name) => {
              for (const cache of await caches.keys()) {
                const kept = await caches.open(cache);
                const request = (await kept.keys()).find(({url}) => url.endsWith(name));
                if (!request) continue;
                const content = await (await kept.match(request)).arrayBuffer();
                return [...new Uint8Array(await crypto.subtle.digest('SHA-256', content))];
              }
            }""",
            f"/{name}",
        )
        assert bytes(kept) == hashlib.sha256(content).digest()


def test_a_later_start_that_fails_says_why_and_trying_again_succeeds(browser: Browser, site: str) -> None:
    """On a later visit Python starts before the page can hear of it."""
    change = """async (change) => {
      const cache = await caches.open((await caches.keys())[0]);
      const {url} = (await cache.keys()).find(({url}) => url.endsWith('.wasm'));
      if (change === 'spoil') await cache.put(url, new Response(null, {status: 404}));
      else await cache.delete(url);
    }"""
    with playing(browser, site) as player:
        player.expect_trouble("console:")
        player.open()
        wait_until_offline_is_possible(player)
        player.page.evaluate(change, "spoil")
        player.page.reload()
        box = player.page.locator(".boot.is-failed")
        expect(box).to_contain_text("missing on the server", timeout=60_000)
        player.page.evaluate(change, "mend")
        box.get_by_role("button").click()
        player.wait_for_engine()
        player.begin().play_moves(1)


def test_offline_in_a_sub_path(browser: Browser, subpath_site: str) -> None:
    with playing(browser, subpath_site) as player:
        player.open()
        wait_until_offline_is_possible(player)
        player.page.context.set_offline(True)
        player.page.reload()
        player.wait_for_engine()
        player.begin().play_moves(2)


def test_a_first_visit_announces_no_update(browser: Browser, site_copy: SiteCopy) -> None:
    with playing(browser, site_copy.url) as player:
        player.open()
        wait_until_offline_is_possible(player)
        look_for_update(player)
        expect(player.notice("new_version")).to_have_count(0)


def test_a_new_version_announces_itself_and_waits(browser: Browser, site_copy: SiteCopy) -> None:
    with playing(browser, site_copy.url) as player:
        player.open().begin()
        wait_until_offline_is_possible(player)
        player.play_moves(2)
        before = player.position()
        release_new_version(site_copy)
        look_for_update(player)
        expect(player.notice("new_version")).to_be_visible(timeout=30_000)

        player.play_moves(1)
        player.page.evaluate("tesserae.engine.kill()")  # a new worker still comes from the old version
        expect(player.notice("engine_restarted")).to_be_visible(timeout=30_000)
        player.page.click("text=Undo")
        player.wait_for_moves(2)
        assert player.position() == before

        player.page.reload()  # a plain reload keeps the old version, and tells again
        expect(player.notice("new_version")).to_be_visible(timeout=30_000)
        assert player.page.locator("meta[name=release]").count() == 0

        expect(player.notice("new_version").locator("li")).to_have_text(["Tiles <b>shine</b>.", "Cups too."])
        player.notice("new_version").get_by_text("Reload").click()
        player.page.wait_for_selector("meta[name=release]", state="attached", timeout=30_000)
        player.wait_for_moves(2)
        assert player.position() == before
        expect(player.notice("new_version")).to_have_count(0)


def test_a_new_version_says_what_it_brings_in_the_players_language(
    browser: Browser, site_copy: SiteCopy
) -> None:
    with playing(browser, site_copy.url, locale="pl-PL") as player:
        player.open()
        wait_until_offline_is_possible(player)
        release_new_version(site_copy)
        look_for_update(player)
        expect(player.notice("new_version").locator("li")).to_have_text(["Płytki lśnią."], timeout=30_000)


def test_a_new_version_comes_by_itself_at_the_next_start(browser: Browser, site_copy: SiteCopy) -> None:
    with playing(browser, site_copy.url) as player:
        player.open().begin().play_moves(2)
        before = player.position()
        wait_until_offline_is_possible(player)
        address = player.page.url
        release_new_version(site_copy)
        look_for_update(player)
        expect(player.notice("new_version")).to_be_visible(timeout=30_000)
        player.page.goto("about:blank")  # as if closed: no tab runs on the old version any more
        player.page.goto(address)
        player.page.wait_for_selector("meta[name=release]", state="attached", timeout=30_000)
        player.wait_for_moves(2)
        player.wait_for_engine()
        assert player.position() == before
        expect(player.notice("new_version")).to_have_count(0)


def test_another_tab_plays_on_when_one_takes_the_new_version(browser: Browser, site_copy: SiteCopy) -> None:
    with playing(browser, site_copy.url) as player:
        player.open().begin().play_moves(2)
        wait_until_offline_is_possible(player)
        with visiting(player.page.context, site_copy.url) as other:
            other.open()
            release_new_version(site_copy)
            look_for_update(other)
            other.notice("new_version").get_by_text("Reload").click(timeout=30_000)
            other.page.wait_for_selector("meta[name=release]", state="attached", timeout=30_000)
            assert player.page.locator("meta[name=release]").count() == 0
            player.play_moves(1)
            player.page.evaluate("tesserae.engine.kill()")  # its files are still those of its own version
            player.notice("engine_restarted").get_by_label("Dismiss").click()
            player.play_moves(1)


def test_a_broken_new_version_is_never_let_in(browser: Browser, site_copy: SiteCopy) -> None:
    with playing(browser, site_copy.url) as player:
        player.expect_trouble("Failed to load resource", "404")
        player.open()
        wait_until_offline_is_possible(player)
        release_new_version(site_copy)
        (site_copy.path / "manifest.webmanifest").unlink()
        look_for_update(player)
        player.page.reload()
        player.wait_for_engine()
        assert player.page.locator("meta[name=release]").count() == 0
        expect(player.notice("new_version")).to_have_count(0)
