"""The page's modules: which a module imports, and the libraries that it names without a path.

The browser gets relative addresses only. A bare name such as "lit-html" would need an import map, which is an
inline script, which the page's content security policy forbids; so the build puts the path in its place.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

Files = dict[str, bytes]

VENDOR = "vendor"
_SPECIFIER = re.compile(r"""(\b(?P<static>from|import)\s*(?P<call>\(\s*)?)(["'])(?P<name>[^"'\n]+)\4""")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)
# Where a package's ES module is, when its package.json does not say so.
_ENTRIES = {"zzfx": "ZzFX.js"}


class UnknownModule(Exception):
    """A module imports something that is not there."""


def link(files: Files, node_modules: Path) -> Files:
    """The modules with a path for every bare name, and the libraries that they reach, in `vendor/`."""
    linked = {path: data for path, data in files.items() if not path.endswith(".js")}
    waiting = [path for path in files if path.endswith(".js")]
    sources = dict(files)
    while waiting:
        path = waiting.pop()
        if path in linked:
            continue
        if path not in sources:
            sources[path] = _vendored(path, node_modules)
        text = _SOURCE_MAP.sub("", sources[path].decode())
        linked[path] = _SPECIFIER.sub(
            lambda match, path=path: _linked(match, path, node_modules), text
        ).encode()
        if path.startswith(f"{VENDOR}/") or path in files:
            needed = imports(path, linked, with_lazy=True)
            waiting += [name for name in needed if name.startswith(f"{VENDOR}/")]
    return linked


def imports(path: str, files: Files, *, with_lazy: bool = False) -> Iterator[str]:
    """The paths that a linked module imports statically, and by `import()` if asked for."""
    for match in _SPECIFIER.finditer(files[path].decode()):
        if with_lazy or not match["call"]:
            yield posixpath.normpath(posixpath.join(posixpath.dirname(path), match["name"]))


def reached(entry: str, files: Files) -> list[str]:
    """The entry and all that it imports statically, directly or not, in the order of their discovery."""
    found = [entry]
    for path in found:
        for name in imports(path, files):
            if name not in files:
                raise UnknownModule(f"{path} imports {name}, which is not there")
            if name not in found:
                found.append(name)
    return found


def _linked(match: re.Match[str], path: str, node_modules: Path) -> str:
    name = match["name"]
    if name.startswith((".", "/")) or "://" in name:
        return match[0]
    target = _entry(name, path, node_modules)
    relative = posixpath.relpath(target, posixpath.dirname(path))
    return match[1] + json.dumps(relative if relative.startswith(".") else f"./{relative}")


def _entry(name: str, importer: str, node_modules: Path) -> str:
    """The path under `vendor/` of a bare name: a package, or a file of one."""
    parts = name.split("/")
    package = "/".join(parts[: 2 if name.startswith("@") else 1])
    about = node_modules / package / "package.json"
    if not about.is_file():
        raise UnknownModule(f"{importer} imports {name!r}, which package.json does not list")
    if name != package:
        return f"{VENDOR}/{name}"
    said = json.loads(about.read_text(encoding="utf-8"))
    exported = said.get("exports", {}).get(".", {})
    file = _ENTRIES.get(package) or exported.get("import") or said.get("module") or said["main"]
    return f"{VENDOR}/{package}/{posixpath.normpath(file)}"


def _vendored(path: str, node_modules: Path) -> bytes:
    source = node_modules / path.removeprefix(f"{VENDOR}/")
    if not source.is_file():
        raise UnknownModule(f"{path.removeprefix(f'{VENDOR}/')} is not in node_modules")
    return source.read_bytes()
