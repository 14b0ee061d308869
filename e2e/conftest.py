"""Serves dist/ and opens it in a real browser. The tests in this folder see nothing else of the project."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import expect

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "web" / "runtime")]
pytest.register_assert_rewrite("layout", "playing", "placing", "hands")

from drivers import ENGINES, chromium_options  # noqa: E402
from server import Server  # noqa: E402

DIST = ROOT / "dist"
SUBPATH = "/some/where/"
MANY = 8
SINGLE = SimpleNamespace(params={})
# Several browsers share a machine: what takes a moment alone may take long beside them. Waiting costs nothing
# where nothing is wrong.
expect.set_options(timeout=30_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine", default="chromium", choices=list(ENGINES), help="for the tests of test_engines.py"
    )
    parser.addoption(
        "--fast", action="store_true", help="only half of the cases of the tests with most of them"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --fast, of what is looked at in many sizes and languages, always the same half."""
    if not config.getoption("--fast"):
        return
    cases = Counter(item.nodeid.partition("[")[0] for item in items)

    def is_left_out(item: pytest.Item) -> bool:
        has_sizes = isinstance(item, pytest.Function) and "size" in getattr(item, "callspec", SINGLE).params
        is_one_of_many = has_sizes and cases[item.nodeid.partition("[")[0]] > MANY
        return is_one_of_many and crc32(item.nodeid.encode()) % 2 == 0

    config.hook.pytest_deselected(items=[item for item in items if is_left_out(item)])
    items[:] = [item for item in items if not is_left_out(item)]


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
