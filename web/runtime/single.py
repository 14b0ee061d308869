"""Makes one file of dist/: a page that plays everything when it is opened from a disk, without a server.

It is the same page. Styles and scripts go into the HTML, what would be fetched goes beside them as one block
of JSON, and `inside.js` answers `fetch` and `Worker` from there. Nothing can leave it: its content security
policy allows no connection at all, and no script but these.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

NAME = "tesserae.html"
BASE = "https://tesserae.invalid/"
"""Where the modules believe to be. No such host can exist."""

_NOT_FETCHED = (
    *(".css", ".html", ".js", ".mjs"),
    *(".jpg", ".json", ".map", ".png", ".svg", ".webmanifest"),
    *(".whl", ".zip"),
)
"""What is in the HTML already, belongs to an installed app, or is not used by the page."""
_LINK = re.compile(r'\s*<link rel="(?P<rel>[^"]+)" href="(?P<path>[^"]+)"[^>]*>')
_SCRIPT = re.compile(r'<script(?P<kind> type="module")? src="(?P<path>[^"]+)"></script>')
_POLICY = re.compile(r'(<meta http-equiv="Content-Security-Policy" content=")[^"]+(">)')
_REFERENCE = re.compile(r'\b(?:href|src)="(?!data:)([^"]+)"')

Bundle = Callable[[str], dict[str, Any]]
"""From the path of the page's main module to `{page: script, workers: {address: script}}`."""


class NotSingle(Exception):
    """The page names something that can't be put inside."""


def make(dist: Path, bundle: Bundle) -> Path:
    """Write dist/tesserae.html, from what else is in dist/."""
    html = (dist / "index.html").read_text(encoding="utf-8")
    styles: list[str] = []
    scripts: list[str] = []

    def link(match: re.Match[str]) -> str:
        path = dist / match["path"]
        if match["rel"] == "stylesheet":
            styles.append(path.read_text(encoding="utf-8"))
        if match["rel"] == "icon":
            return f'\n  <link rel="icon" href="data:image/svg+xml;base64,{_base64(path.read_bytes())}">'
        return ""  # preloads, and what only an installed app needs

    def script(match: re.Match[str]) -> str:
        if match["kind"]:
            made = bundle(match["path"])
            inside = {"files": _files(dist), "workers": made["workers"]}
            # In JSON "<" and "&" are only ever inside of text.
            block = json.dumps(inside, ensure_ascii=False, separators=(",", ":"))
            block = block.replace("<", "\\u003c").replace("&", "\\u0026")
            scripts.append(_embedded(made["page"]))
            return (
                # Not a script: WebKit takes a second and a half to read one of eight million letters.
                f'<template id="inside">{block}</template>\n  <script type="module">{scripts[-1]}</script>'
            )
        scripts.append(_embedded((dist / match["path"]).read_text(encoding="utf-8")))
        return f"<script>{scripts[-1]}</script>"

    html = _LINK.sub(link, html)
    head = html.index("</head>")
    if left := _REFERENCE.findall(_SCRIPT.sub("", html)):
        raise NotSingle(f"index.html names {left[0]!r} in a way that has no place in a single file")
    style = "\n".join(styles)
    html = f"{html[:head]}  <style>{style}</style>\n{html[head:]}"
    html = _SCRIPT.sub(script, html)
    html, count = _POLICY.subn(lambda match: match[1] + _policy(style, scripts) + match[2], html)
    if count != 1:
        raise NotSingle("index.html has no content security policy")
    target = dist / NAME
    target.write_text(html, encoding="utf-8", newline="\n")
    return target


def _files(dist: Path) -> dict[str, str]:
    paths = (path for path in sorted(dist.rglob("*")) if path.is_file() and not path.name.startswith("."))
    return {
        BASE + path.relative_to(dist).as_posix(): _base64(gzip.compress(path.read_bytes(), 9, mtime=0))
        for path in paths
        if not path.name.endswith(_NOT_FETCHED)
    }


def _embedded(script: str) -> str:
    # With "<!--" and "<script" inside, HTML's parser would no longer see where a script ends.
    return re.sub(r"</script", r"<\\/script", script.replace("<!--", "\\x3c!--"), flags=re.IGNORECASE)


def _policy(style: str, scripts: list[str]) -> str:
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {' '.join(map(_hash, scripts))} 'wasm-unsafe-eval'",
            f"style-src {_hash(style)}",
            "img-src data:",
            "worker-src blob:",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _hash(text: str) -> str:
    return f"'sha256-{_base64(hashlib.sha256(text.encode()).digest())}'"


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()
