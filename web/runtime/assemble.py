"""Puts dist/ together: the page, its libraries, Pyodide, the engine, and the image of both.

Whatever may be cached for ever lies in a folder named by its content: `app-…` changes with the page and the
engine, `py-…` only with Python. What stays at the root is small and revalidated: index.html, sw.js,
manifest.webmanifest, build.json. All addresses are relative, so dist/ works at a domain's root and in any
folder below it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Files = dict[str, bytes]

ROOT_FILES = ("index.html", "sw.js", "manifest.webmanifest")
PRELOAD = "<!-- build:preload -->"
BUILD = '"__BUILD__"'
DIGITS = 8
"""Of a file's SHA-256: enough to tell a damaged file from a good one."""
_NOT_SERVED = (".d.ts", ".md", ".test.js", ".test.mjs", "jsconfig.json")
_COMPRESSED = (".jpg", ".png", ".whl", ".woff2", ".zip", ".zst")
_NOT_KEPT = ("/archives/", "/screenshots/", "/engine/runtime.js")
"""What the page does without."""
_REFERENCE = re.compile(r'\b(href|src)="([^"#:]+)"')


class PageError(Exception):
    """The page's own files don't fit together."""


@dataclass(frozen=True)
class Parts:
    """What dist/ is made of."""

    web: Path
    node_modules: Path
    glue: Path
    """Pyodide's script around its wasm."""
    stdlib: Path
    engine: Path
    image: Path
    image_shape: dict[str, Any]
    hosted: tuple[Path, ...]
    version: str
    bundle: Callable[[Files], tuple[Files, list[str]]]
    """Puts the page's modules together; also says which of them it needs at once."""


def assemble(parts: Parts, dist: Path) -> dict[str, Any]:
    """Write dist/ anew and return what build.json says."""
    page = _page(parts.web)
    python = _python(parts)
    app = {path: data for path, data in page.items() if path not in ROOT_FILES}
    app[f"archives/{parts.engine.name}"] = parts.engine.read_bytes()
    app["engine/python.zst"] = parts.image.read_bytes()
    python_folder = f"py-{_digest(python)}"
    app["engine/runtime.js"] = _runtime(python_folder, python, parts, app)
    app, preloads = parts.bundle(app)
    app_folder = f"app-{_digest(app)}"
    version = f"{parts.version}-{_digest({**page, **app, **python})}"

    files = {f"{app_folder}/{path}": data for path, data in app.items()}
    files |= {f"{python_folder}/{path}": data for path, data in python.items()}
    files["index.html"] = _index(page["index.html"].decode(), app_folder, app, preloads)
    files["manifest.webmanifest"] = _web_manifest(page["manifest.webmanifest"], app_folder, app)
    precache = sorted(path for path in files if not any(part in path for part in _NOT_KEPT))
    digests = {path: hashlib.sha256(files[path]).hexdigest()[:DIGITS] for path in precache}
    files["sw.js"] = _service_worker(page["sw.js"].decode(), version, digests, _news(page))
    files[".nojekyll"] = b""
    about = _about(version, files, precache, app_folder)
    files["build.json"] = (json.dumps(about, indent=1) + "\n").encode()
    _write(files, dist)
    return about


def _page(web: Path) -> Files:
    files = {}
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web).as_posix()
        if path.is_file() and not name.startswith("runtime/") and not name.endswith(_NOT_SERVED):
            files[name] = path.read_bytes()
    missing = [name for name in (*ROOT_FILES, "main.js") if name not in files]
    if missing:
        raise PageError(f"web/ lacks {', '.join(missing)}")
    return files


def _python(parts: Parts) -> Files:
    pyodide = parts.node_modules / "pyodide"
    wasm = (pyodide / "pyodide.asm.wasm").read_bytes()
    files = {"pyodide.asm.mjs": parts.glue.read_bytes(), "pyodide.asm.wasm": wasm}
    # Its source map is not served.
    files["pyodide.mjs"] = re.sub(rb"//# sourceMappingURL=.*", b"", (pyodide / "pyodide.mjs").read_bytes())
    files["archives/stdlib.zip"] = parts.stdlib.read_bytes()
    return files | {f"archives/{wheel.name}": wheel.read_bytes() for wheel in parts.hosted}


def _runtime(folder: str, python: Files, parts: Parts, app: Files) -> bytes:
    """The module, in the app's `engine/`, that tells the worker where its Python is."""
    pyodide_lock = json.loads((parts.node_modules / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    lock = {"info": pyodide_lock["info"], "packages": {}}
    for wheel in parts.hosted:
        name, package_version = wheel.name.split("-")[:2]
        lock["packages"][name] = {
            "name": name,
            "version": package_version,
            "file_name": f"archives/{wheel.name}",
            "sha256": hashlib.sha256(python[f"archives/{wheel.name}"]).hexdigest(),
            "package_type": "package",
            "install_dir": "site",
            "imports": [name],
            "depends": [],
        }

    def file(path: str, data: bytes) -> str:
        return f"{{ url: at({json.dumps(path)}), bytes: {len(data)} }}"

    above = f"../../{folder}/"
    lines = [
        "/** Written by the build: where this version's Python lies. */",
        "const at = (path) => new URL(path, import.meta.url).href;",
        "export const RUNTIME = {",
        f"  indexURL: at({json.dumps(above)}),",
        f"  importPyodide: () => import({json.dumps(above + 'pyodide.mjs')}),",
        f"  importAsm: () => import({json.dumps(above + 'pyodide.asm.mjs')}),",
        f"  asm: {file(above + 'pyodide.asm.mjs', python['pyodide.asm.mjs'])},",
        f"  wasm: {file(above + 'pyodide.asm.wasm', python['pyodide.asm.wasm'])},",
        f"  image: {file('./python.zst', app['engine/python.zst'])},",
        f"  shape: {json.dumps(parts.image_shape)},",
        f"  lock: {json.dumps(lock)},",
        "};",
    ]
    return ("\n".join(lines) + "\n").encode()


def _index(html: str, folder: str, app: Files, preloads: list[str]) -> bytes:
    def moved(match: re.Match[str]) -> str:
        path = match[2].removeprefix("./")
        if path in app:
            return f'{match[1]}="{folder}/{path}"'
        if path in ROOT_FILES:
            return match[0]
        raise PageError(f"index.html names {match[2]!r}, which is not in web/")

    html = _REFERENCE.sub(moved, html)
    links = "\n  ".join(f'<link rel="modulepreload" href="{folder}/{path}">' for path in preloads)
    return html.replace(PRELOAD, links).encode()


def _web_manifest(data: bytes, folder: str, app: Files) -> bytes:
    def moved(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: f"{folder}/{item}" if key == "src" and item in app else moved(item)
                for key, item in value.items()
            }
        return [moved(item) for item in value] if isinstance(value, list) else value

    return (json.dumps(moved(json.loads(data)), ensure_ascii=False, indent=2) + "\n").encode()


def _news(page: Files) -> dict[str, list[str]]:
    """What the version brings, by language: the lines of the message `news`."""
    found = {}
    for path, data in page.items():
        language = re.fullmatch(r"i18n/(\w+)\.ftl", path)
        news = re.search(r"^news =\n((?: +.+\n)+)", data.decode(), re.MULTILINE) if language else None
        if language and news:
            found[language[1]] = [line.strip() for line in news[1].splitlines()]
    return found


def _service_worker(script: str, version: str, precache: dict[str, str], news: dict[str, list[str]]) -> bytes:
    if script.count(BUILD) != 1:
        raise PageError(f"sw.js must name {BUILD} exactly once: the build puts its version and files there")
    build = {"version": version, "precache": precache, "news": news}
    script = re.sub(r"/\*\*.*?\*/\n?", "", script, flags=re.DOTALL)
    return script.replace(BUILD, json.dumps(build)).encode()


def _about(version: str, files: Files, precache: list[str], app_folder: str) -> dict[str, Any]:
    listed = []
    for path in sorted(files):
        data = files[path]
        # No host compresses what is compressed already.
        compressed = len(data) if path.endswith(_COMPRESSED) else len(gzip.compress(data, 6, mtime=0))
        listed.append(
            {"path": path, "bytes": len(data), "gzip": compressed, "sha256": hashlib.sha256(data).hexdigest()}
        )
    sizes = {entry["path"]: entry["gzip"] for entry in listed}
    page = [
        path for path in precache if path.endswith((".html", ".css", ".js")) and not path.startswith("py-")
    ]
    return {
        "version": version,
        "app": app_folder,
        "gzip": {
            "precache": sum(map(sizes.__getitem__, precache)),
            "page": sum(map(sizes.__getitem__, page)),
        },
        "files": listed,
    }


def _digest(files: Files) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path}\0{len(files[path])}\0".encode() + files[path])
    return digest.hexdigest()[:10]


def _write(files: Files, dist: Path) -> None:
    # A half-written dist/ is never seen: it is written beside and then takes the old one's place.
    fresh = dist.with_name(f"{dist.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    for path, data in files.items():
        target = fresh / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    shutil.rmtree(dist, ignore_errors=True)
    fresh.rename(dist)
