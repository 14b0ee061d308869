"""dist/ as one file: everything inside, nothing named that is outside, and a policy that fits its scripts."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web" / "runtime")]

import single  # noqa: E402
from build import find_node  # noqa: E402

INDEX = """<!doctype html><html><head>
  <meta http-equiv="Content-Security-Policy" content="default-src 'self'">
  <link rel="icon" href="app-1/icon.svg" type="image/svg+xml">
  <link rel="manifest" href="manifest.webmanifest">
  <link rel="stylesheet" href="app-1/page.css">
  <script src="app-1/guard.js"></script>
  <link rel="modulepreload" href="app-1/main.js">
  <script type="module" src="app-1/main.js"></script>
</head><body><p>Hello</p></body></html>
"""
FILES = {
    "index.html": INDEX,
    "app-1/icon.svg": "<svg/>",
    "app-1/page.css": "p { color: red }",
    "app-1/guard.js": "var tricky = '</script><!-- <script>';",
    "app-1/main.js": """
      window.load = () => import("./later.js");
      window.words = fetch(new URL("./words.ftl", import.meta.url));
      const WORKER = new URL("./engine/worker.js", import.meta.url);
      window.spawn = () => new Worker(WORKER, { type: "module" });
    """,
    "app-1/later.js": "export const later = 'much later';",
    "app-1/words.ftl": "hello = Dzień dobry </script>",
    "app-1/engine/worker.js": 'import { answer } from "./answer.js"; postMessage(answer);',
    "app-1/engine/answer.js": "export const answer = '42 &lt; </template>';",
}


class Reader(HTMLParser):
    """The page as a browser's parser sees it: its scripts with their attributes, what is inside, policy."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.scripts: list[tuple[dict[str, str | None], str]] = []
        self.policy = ""
        self.text = ""
        self.inside = ""
        self._open: str | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if named.get("http-equiv") == "Content-Security-Policy":
            self.policy = named["content"] or ""
        if tag == "script":
            self.scripts.append((named, ""))
        self._open = tag

    def handle_data(self, data: str) -> None:
        if self._open == "script":
            named, text = self.scripts[-1]
            self.scripts[-1] = (named, text + data)
        if self._open == "template":
            self.inside += data
        if self._open == "p":
            self.text += data

    def handle_endtag(self, tag: str) -> None:
        self._open = None


def bundle(dist: Path, main: str) -> Any:
    command = [find_node().program, ROOT / "web/runtime/single.mjs", dist, single.BASE, main]
    return json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def page(site: Path) -> Reader:
    return Reader(single.make(site, lambda main: bundle(site, main)).read_text(encoding="utf-8"))


def test_scripts_and_styles_are_inside_and_allowed_by_their_hash(page: Reader) -> None:
    assert len(page.scripts) == 2
    for _, text in page.scripts:
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in page.policy
    assert not any("src" in named for named, _ in page.scripts)
    assert page.text == "Hello"


def test_what_is_imported_later_comes_along(page: Reader) -> None:
    (script,) = (text for named, text in page.scripts if named.get("type") == "module")
    assert "much later" in script
    assert not re.search(r"import\s*\(", script)


def test_files_and_workers_keep_the_addresses_that_modules_give_them(page: Reader) -> None:
    inside = json.loads(page.inside)
    assert list(inside["files"]) == [f"{single.BASE}app-1/words.ftl"]
    (packed,) = inside["files"].values()
    assert gzip.decompress(base64.b64decode(packed)).decode() == FILES["app-1/words.ftl"]
    (address,) = inside["workers"]
    assert address == f"{single.BASE}app-1/engine/worker.js"
    assert "42 &lt; </template>" in inside["workers"][address]
    (script,) = (text for named, text in page.scripts if named.get("type") == "module")
    assert f"{single.BASE}app-1/main.js" in script
    assert "import.meta" not in script


def test_a_page_that_names_no_worker_is_refused(site: Path) -> None:
    (site / "app-1/main.js").write_text("window.words = 1;")
    with pytest.raises(subprocess.CalledProcessError):
        bundle(site, "app-1/main.js")


def test_a_page_that_names_something_else_is_refused(site: Path) -> None:
    index = site / "index.html"
    index.write_text(INDEX.replace("<p>", '<p><img src="app-1/icon.svg">'))
    with pytest.raises(single.NotSingle, match=r"icon\.svg"):
        single.make(site, lambda main: {"page": "", "workers": {}})
