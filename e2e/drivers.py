"""Three browser engines behind one small interface: open an address, run a script, click at a point.

Chromium is driven by Playwright. Firefox and WebKit are driven in the words of two standards, WebDriver BiDi
and WebDriver: each needs a few messages, and takes the distribution's own browser as it is. What a person
does beyond this is built from it, once, in `test_engines.py`.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from browsers import find_chromium, find_firefox, find_webkit

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 120
"""Seconds for a browser to start, or to answer, on a busy machine."""


class Driver(Protocol):
    """One window of a browser with a fresh profile."""

    def open(self, address: str) -> None:
        """Go to an address and wait until its document is there."""

    def reload(self) -> None: ...

    def run(self, script: str) -> Any:
        """The value, by JSON, of a JavaScript expression; a promise is awaited."""

    def click(self, x: float, y: float) -> None: ...

    def troubles(self) -> list[str]:
        """Errors of the console and uncaught ones, as far as this engine tells them."""


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def chromium_options() -> dict[str, Any]:
    """How Chromium is started here: the browser that was found, quiet on the network."""
    # It refuses to run as root inside its sandbox.
    sandbox = ["--no-sandbox"] if _is_root() else []
    return {"executable_path": str(find_chromium()), "args": [*FLAGS, *sandbox]}


# ── Chromium ─────────────────────────────────────────────────────────────────────────────────────────


class _Chromium:
    def __init__(self, page: Any) -> None:
        self._page = page
        self._troubles: list[str] = []
        page.on("pageerror", lambda error: self._troubles.append(f"uncaught: {error}"))
        page.on("console", lambda said: said.type == "error" and self._troubles.append(said.text))

    def open(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def run(self, script: str) -> Any:
        return self._page.evaluate(f"async () => ({script})")

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def troubles(self) -> list[str]:
        return self._troubles


@contextmanager
def chromium(playwright: Any) -> Iterator[Driver]:
    with tempfile.TemporaryDirectory() as profile:
        options = {**chromium_options(), "viewport": {"width": 1280, "height": 720}, "locale": "en-GB"}
        context = playwright.chromium.launch_persistent_context(profile, **options)
        yield _Chromium(context.new_page())
        context.close()


# ── Firefox: WebDriver BiDi, over its web socket ─────────────────────────────────────────────────────

_FIREFOX_SETTINGS = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class _Firefox:
    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._ids = itertools.count(1)
        self._troubles: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        (context,) = self._ask("browsingContext.getTree")["contexts"]
        self._context = context["context"]
        self._ask(
            "browsingContext.setViewport", context=self._context, viewport={"width": 1280, "height": 720}
        )

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._context, wait="complete")

    def run(self, script: str) -> Any:
        # Values come as JSON text, so that none needs BiDi's own way to write them.
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({script})) ?? 'null')()",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._context, actions=_click(x, y))

    def troubles(self) -> list[str]:
        return self._troubles

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._connection.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self._troubles.append(answer["params"]["text"])
            if answer.get("id") == number:
                break
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]


@contextmanager
def firefox() -> Iterator[Driver]:
    from websockets.sync.client import connect

    with ExitStack() as stack:
        profile = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        settings = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _FIREFOX_SETTINGS.items())
        (profile / "user.js").write_text("\n".join(settings))
        program = [find_firefox(), "--headless", "--no-remote", "--profile", profile]
        log = stack.enter_context((profile / "log").open("w+"))
        stack.enter_context(_running([*program, "--remote-debugging-port=0"], log))
        address = _eventually(lambda: _said(profile / "log", r"WebDriver BiDi listening on (ws://\S+)"))
        # Answers hold whole pages at most, but the library would refuse them at a megabyte.
        connection = stack.enter_context(connect(f"{address}/session", max_size=None, open_timeout=PATIENCE))
        yield _Firefox(connection)


# ── WebKit: WebDriver, over HTTP ─────────────────────────────────────────────────────────────────────

# It tells nothing of its console; what is uncaught after the start can be heard from inside.
_WATCH = """
  window.__troubles ??= (() => {
    const troubles = [];
    addEventListener("error", (event) => troubles.push(`uncaught: ${event.message}`));
    addEventListener("unhandledrejection", (event) => troubles.push(`uncaught: ${event.reason}`));
    return troubles;
  })()
"""


class _WebKit:
    def __init__(self, address: str, browser: Path) -> None:
        self._address = address
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        started = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._address += f"/session/{started['sessionId']}"
        self._ask("POST", "/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})
        self._ask("POST", "/window/rect", {"width": 1280, "height": 720})

    def open(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})
        self.run(_WATCH)

    def reload(self) -> None:
        self._ask("POST", "/refresh", {})
        self.run(_WATCH)

    def run(self, script: str) -> Any:
        text = f"""
          const done = arguments[arguments.length - 1];
          (async () => JSON.stringify(await ({script})) ?? "null")()
            .then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));
        """
        answer = self._ask("POST", "/execute/async", {"script": text, "args": []})
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return json.loads(answer["value"])

    def click(self, x: float, y: float) -> None:
        self._ask("POST", "/actions", {"actions": _click(x, y)})

    def troubles(self) -> list[str]:
        found: list[str] = self.run("window.__troubles")
        return found

    def close(self) -> None:
        self._ask("DELETE", "", None)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise RuntimeError(f"{method} {path}: {said['error']}: {said['message']}") from None


@contextmanager
def webkit() -> Iterator[Driver]:
    found = find_webkit()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        environment = {**os.environ, "HOME": str(folder), "LANG": "en_GB.UTF-8"}
        if found.screen:
            log = stack.enter_context((folder / "screen").open("w+"))
            stack.enter_context(
                _running([found.screen, "-displayfd", "1", "-screen", "0", "1280x800x24"], log)
            )
            number = _eventually(lambda: _said(folder / "screen", r"^(\d+)\n"))
            environment["DISPLAY"] = f":{number}"
        log = stack.enter_context((folder / "driver").open("w+"))
        port = _free_port()
        stack.enter_context(_running([found.driver, f"--port={port}"], log, environment))
        _eventually(lambda: _listens(port))
        browser = _WebKit(f"http://127.0.0.1:{port}", found.browser)
        yield browser
        browser.close()


# ── What they share ──────────────────────────────────────────────────────────────────────────────────


def _click(x: float, y: float) -> list[dict[str, Any]]:
    """A click in the words that WebDriver and BiDi have in common."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


@contextmanager
def _running(
    command: list[Any], log: Any, environment: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [str(word) for word in command],
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=subprocess.STDOUT,
        env=environment,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _eventually(look: Callable[[], Any]) -> Any:
    for _ in range(PATIENCE * 10):
        if found := look():
            return found
        time.sleep(0.1)
    raise TimeoutError("the browser does not start")


def _said(path: Path, pattern: str) -> str | None:
    found = re.search(pattern, path.read_text(errors="replace"), re.MULTILINE)
    return found[1] if found else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


ENGINES: dict[str, Callable[[Any], AbstractContextManager[Driver]]] = {
    "chromium": chromium,
    "firefox": lambda _playwright: firefox(),
    "webkit": lambda _playwright: webkit(),
}
