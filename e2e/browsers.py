"""The browsers of the tests: given, found, or installed. No test is silently left out for want of one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from steps import Trouble, run, say

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class WebKit:
    """WebKitGTK's own small browser, what drives it, and a screen for it where there is none."""

    driver: Path
    browser: Path
    screen: Path | None


def find_chromium() -> Path:
    given = os.environ.get("BROWSER_PATH")
    if given:
        if not Path(given).is_file():
            raise Trouble(f"BROWSER_PATH is {given!r}, which is not a file.")
        return Path(given)
    names = "chromium chromium-browser google-chrome google-chrome-stable microsoft-edge msedge".split()
    found = _on_path(*names) or _playwrights()
    if not found:
        _attempt(
            "Installing Chromium with Playwright",
            [[sys.executable, "-m", "playwright", "install", "chromium"]],
        )
        found = _playwrights()
    if not found and _install("Chromium", "chromium"):
        found = _on_path(*names)
    if not found:
        raise Trouble(
            "The browser tests need Chromium, and none could be installed.\n"
            "Install chromium, google-chrome or microsoft-edge, or set BROWSER_PATH; then run this again."
        )
    return found


def find_firefox() -> Path:
    names = ("firefox-esr", "firefox")
    found = _on_path(*names) or (_install("Firefox", "firefox-esr") and _on_path(*names))
    if not found:
        raise Trouble("no Firefox here, and Debian's firefox-esr can't be installed")
    return found


def find_webkit() -> WebKit:
    found = _webkit() or (_install("WebKit", "webkit2gtk-driver", "xvfb") and _webkit())
    if not found:
        raise Trouble("no WebKitGTK here, and Debian's webkit2gtk-driver and xvfb can't be installed")
    return found


def _webkit() -> WebKit | None:
    driver = _on_path("WebKitWebDriver")
    homes = ("lib/*/webkit2gtk-4*", "lib/webkit2gtk-4*", "libexec/webkit2gtk-4*")
    browser = next((path for home in homes for path in Path("/usr").glob(f"{home}/MiniBrowser")), None)
    needs_screen = not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    screen = _on_path("Xvfb") if needs_screen else None
    if not driver or not browser or (needs_screen and not screen):
        return None
    return WebKit(driver, browser, screen)


def _on_path(*names: str) -> Path | None:
    found = next(filter(None, map(shutil.which, names)), None)
    return Path(found) if found else None


def _playwrights() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def _install(name: str, *packages: str) -> bool:
    """Try to install Debian's packages; say why where it is not possible."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid"):
        return False
    prefix = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        # Only where it asks for no password: nobody may be at the keyboard.
        if not sudo or subprocess.run([sudo, "-n", "true"], capture_output=True).returncode:
            return False
        prefix = [sudo, "-n"]
    install = [*prefix, "apt-get", "install", "-y", "--no-install-recommends", *packages]
    return _attempt(f"Installing Debian's {name}", [[*prefix, "apt-get", "update"], install])


def _attempt(title: str, commands: list[list[str]]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        for command in commands:
            run(title, command, advice="", cwd=ROOT, env=environment)
    except Trouble as trouble:
        say("    not possible here: " + str(trouble).splitlines()[0])
        return False
    return True
