"""From the first byte to the first move: usable at once, honest progress, readable failures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Playwright, Route, expect

from drivers import chromium_options
from playing import DESKTOP, PHONE, Player, playing


def hold(player: Player, pattern: str) -> Callable[[], None]:
    """Keep requests waiting until the returned function lets them go."""
    held: list[Route] = []
    is_open = False

    def take(route: Route) -> None:
        if is_open:
            route.continue_()
        else:
            held.append(route)

    def release() -> None:
        nonlocal is_open
        is_open = True
        for route in held:
            route.continue_()

    player.page.route(pattern, take)
    return release


def test_the_page_is_usable_before_the_engine_is_ready(browser: Browser, site: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        release = hold(player, "**/*.wasm")
        page = player.open(is_ready=False).page
        expect(page.locator("#play")).to_be_visible()
        expect(page.locator(".steps li")).to_have_count(4)
        player.set(language="de", theme="dark")
        expect(page.locator("#play")).to_have_text("Spielen")
        assert page.get_attribute("html", "data-theme") == "dark"
        page.locator("label:has(input[name=players])", has_text="3").click()
        assert page.get_attribute("html", "data-engine") == "booting"
        page.click("#play")
        expect(page.locator(".waiting")).to_be_visible()
        release()
        player.wait_for_engine()
        expect(page.locator(".board")).to_have_count(3)


def test_on_a_first_visit_the_page_is_drawn_before_python_starts(browser: Browser, site: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        player.page.add_init_script(
            """window.Worker = class extends Worker {
              constructor(address, options) {
                super(address, options);
                window.wasDrawn = document.querySelector('.now') !== null;
              }
            }"""
        )
        player.open()
        assert player.page.evaluate("wasDrawn")


def test_progress_counts_real_bytes(browser: Browser, site: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        page = player.page
        page.add_init_script(
            """new MutationObserver(() => {
              const bar = document.querySelector('.boot progress');
              if (bar) (window.seen ??= []).push([bar.value, bar.max]);
            }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true})"""
        )
        player.open()
        seen = page.evaluate("seen")
        loaded = [value for value, total in seen if total > 1]
        assert loaded == sorted(loaded)
        listed = page.request.get(f"{site}build.json").json()["files"]
        python = re.compile(r"^(app-[^/]+/engine/python\.zst|py-[^/]+/pyodide\.asm\.(mjs|wasm))$")
        sizes = [file["bytes"] for file in listed if python.match(file["path"])]
        assert len(sizes) == 3
        assert {total for _, total in seen if total > 1} == {sum(sizes)}
        assert loaded[-1] == sum(sizes)
        assert page.locator(".boot").count() == 0


def truncated(route: Route) -> None:
    response = route.fetch()
    body = response.body()
    dropped = ("content-length", "content-encoding")
    headers = {name: value for name, value in response.headers.items() if name not in dropped}
    route.fulfill(status=200, headers=headers, body=body[: len(body) // 2])


def scratched(route: Route) -> None:
    response = route.fetch()
    body = bytearray(response.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=response, body=bytes(body))


def without_memory(route: Route) -> None:
    """A device on which Python is compiled, and finds no room. Pyodide's own tiny module still does."""
    scarce = """{
      const {instantiate} = WebAssembly;
      WebAssembly.instantiate = async (module, imports) => {
        if (imports) throw new RangeError('Out of memory');
        return instantiate(module);
      };
    }"""
    response = route.fetch()
    route.fulfill(response=response, body=scarce + response.text())


FAILURES = {
    "wasm blocked": ("**/*.wasm", lambda route: route.abort(), "could not be loaded"),
    "wasm missing": ("**/*.wasm", lambda route: route.fulfill(status=404), "missing on the server"),
    "wasm truncated": ("**/*.wasm", truncated, "arrived incomplete"),
    "wasm refused": (
        "**/*.wasm",
        lambda route: route.fulfill(status=200, content_type="text/html", body="<h1>no</h1>"),
        "arrived incomplete",
    ),
    "no memory for wasm": ("**/engine/worker.js", without_memory, "Out of memory"),
    "image missing": ("**/python.zst", lambda route: route.fulfill(status=500), "missing on the server"),
    "image truncated": ("**/python.zst", truncated, "arrived incomplete"),
    "image damaged": ("**/python.zst", scratched, "arrived incomplete"),
    "runtime missing": ("**/pyodide.mjs", lambda route: route.fulfill(status=404), "could not be loaded"),
    "compiled runtime missing": ("**/pyodide.asm.mjs", lambda route: route.abort(), "could not be loaded"),
    "worker missing": (
        "**/engine/worker.js",
        lambda route: route.fulfill(status=404),
        "program could not be loaded",
    ),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failed_boot_says_why_and_trying_again_succeeds(browser: Browser, site: str, failure: str) -> None:
    pattern, damage, words = FAILURES[failure]
    with playing(browser, site, service_workers="block") as player:
        player.expect_trouble("console:")  # the browser and Python may complain; nothing may be uncaught
        page = player.page
        page.route(pattern, damage)
        player.open(is_ready=False)
        box = page.locator(".boot.is-failed")
        expect(box).to_contain_text(words, timeout=60_000)
        assert page.get_attribute("html", "data-engine") == "failed"
        expect(page.locator("#play")).to_be_visible()
        page.unroute(pattern)
        box.get_by_role("button").click()
        player.wait_for_engine()
        expect(box).to_have_count(0)
        player.begin().play_moves(1)


def test_the_start_page_stays_whole_beside_a_failure_on_a_phone(browser: Browser, site: str) -> None:
    with playing(browser, site, service_workers="block", **PHONE) as player:
        player.expect_trouble("Failed to load resource", "net::ERR")
        player.page.route("**/*.wasm", lambda route: route.abort())
        player.open(is_ready=False)
        expect(player.page.locator(".boot.is-failed")).to_be_visible(timeout=60_000)
        assert player.overflow() <= 0


OLD_BROWSERS = {
    "no WebAssembly": "delete window.WebAssembly",
    "no workers": "delete window.Worker",
    "no module workers": "{ const Old = Worker; window.Worker = function (url) { return new Old(url); }; }",
    "no modules": "delete HTMLScriptElement.prototype.noModule",
}


@pytest.mark.parametrize("lack", OLD_BROWSERS)
def test_an_old_browser_gets_a_message(browser: Browser, site: str, lack: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        player.expect_trouble("Worker", "WebAssembly", "Failed to load")
        player.page.add_init_script(OLD_BROWSERS[lack])
        player.open(is_ready=False)
        expect(player.page.locator("#unsupported")).to_be_visible()
        expect(player.page.locator("#unsupported")).to_contain_text("too old")
        assert player.page.get_attribute("html", "data-engine") == "failed"


@pytest.mark.parametrize("missing", ["**/main.js", "**/chunk-*.js", "**/i18n/en.ftl"])
def test_a_missing_part_of_the_page_is_no_blank_page(browser: Browser, site: str, missing: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        player.expect_trouble("Failed to load resource", "uncaught", "404")
        player.page.route(missing, lambda route: route.fulfill(status=404))
        player.open(is_ready=False)
        box = player.page.locator("#broken")
        expect(box).to_be_visible()
        player.page.unroute(missing)
        box.get_by_role("button").click()
        expect(player.page.locator("#play")).to_be_visible()
        expect(box).to_have_count(0)


def test_without_javascript_the_page_says_so(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, **DESKTOP)
    page = context.new_page()
    page.goto(site)
    assert "Tesserae needs JavaScript" in page.content()
    context.close()


def test_a_click_before_the_start_screen_is_whole_counts(browser: Browser, site: str) -> None:
    with playing(browser, site, service_workers="block") as player:
        page = player.page
        page.add_init_script(
            "const soon = window.requestAnimationFrame;"
            "window.requestAnimationFrame = (draw) => setTimeout(() => soon(draw), 1000);"
        )
        held: list[Route] = []
        page.route("**/*.wasm", lambda route: held.append(route))  # Playwright takes no bound method
        player.open(is_ready=False)
        page.click(".now")
        page.wait_for_selector('html[data-page="ready"]')
        for route in held:
            route.continue_()
        expect(page.locator(".board").first).to_be_visible(timeout=60_000)


def test_a_plain_http_address_of_another_machine_plays_too(playwright: Playwright, site: str) -> None:
    """Without a secure context a browser has no service worker, no clipboard and no randomUUID."""
    options = chromium_options()
    options["args"] = [*options["args"], "--host-resolver-rules=MAP house.example 127.0.0.1"]
    address = site.replace("127.0.0.1", "house.example")
    with playwright.chromium.launch(**options) as browser, playing(browser, address) as player:
        player.open().begin().play_moves(2)
        assert not player.page.evaluate("isSecureContext")
        player.page.get_by_role("link", name="Share").click()
        player.page.get_by_role("button", name="Copy").first.click()
        expect(player.notice("not_copied")).to_be_visible()
