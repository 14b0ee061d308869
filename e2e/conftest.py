"""Serves dist/ and opens it in a real browser. The tests in this folder see nothing else of the project."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "web" / "runtime")]
pytest.register_assert_rewrite("layout", "playing", "placing", "hands")

from drivers import ENGINES, chromium_options  # noqa: E402
from server import Server  # noqa: E402

DIST = ROOT / "dist"
SUBPATH = "/some/where/"
# Several browsers share a machine: what takes a moment alone may take long beside them. Waiting costs nothing
# where nothing is wrong.
expect.set_options(timeout=30_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine", default="chromium", choices=list(ENGINES), help="for the tests of test_engines.py"
    )


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/ at a domain's root."""
    with Server(_dist()) as server:
        yield server.url


@pytest.fixture(scope="session")
def subpath_site() -> Iterator[str]:
    """The address of dist/ somewhere below a domain's root, like a project page."""
    with Server(_dist(), prefix=SUBPATH) as server:
        yield server.url


class SiteCopy:
    """A private copy of dist/ with a server of its own, for a test to damage, change or stop."""

    def __init__(self, path: Path) -> None:
        self.path = Path(shutil.copytree(_dist(), path))
        self._server = Server(self.path, prefix=SUBPATH, vary="Accept")
        self.url = self._server.url
        self._is_running = True

    def stop(self) -> None:
        if self._is_running:
            self._is_running = False
            self._server.stop()

    def restart(self) -> None:
        """Serve again at the same address."""
        self.stop()
        self._server = Server(self.path, port=self._server.port, prefix=SUBPATH, vary="Accept")
        self._is_running = True


@pytest.fixture
def site_copy(tmp_path: Path) -> Iterator[SiteCopy]:
    copy = SiteCopy(tmp_path / "dist")
    yield copy
    copy.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **chromium_options()}


def _dist() -> Path:
    if not (DIST / "index.html").is_file():
        pytest.fail("There is no dist/ yet: run `python3 build.py build` first.", pytrace=False)
    return DIST


@pytest.fixture(scope="session")
def single_file() -> str:
    """The address on the disk of the whole game in one file."""
    path = _dist() / "tesserae.html"
    if not path.is_file():
        pytest.fail("There is no dist/tesserae.html yet: run `python3 build.py single` first.", pytrace=False)
    return path.as_uri()
