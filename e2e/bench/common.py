"""Where things are, and how the browser of the tests is started."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "web" / "runtime")]

from drivers import chromium_options  # noqa: E402


def launch(playwright: Any) -> Any:
    return playwright.chromium.launch(**chromium_options())


def launch_visitor(playwright: Any, profile: str) -> Any:
    """A browser with a profile on disk, as a person has."""
    return playwright.chromium.launch_persistent_context(profile, **chromium_options())
