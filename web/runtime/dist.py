"""The steps from sources to dist/: wheels for Pyodide, standard library, engine, image, page."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import archives
import assemble
import single
import stdlib
from steps import Trouble, run, say, step

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".build"
STAMPS = WORK / "stamps"
DIST = ROOT / "dist"
PYODIDE = ROOT / "node_modules" / "pyodide"
GLUE = WORK / "pyodide.asm.mjs"
STDLIB = WORK / "stdlib.zip"
ENGINE = WORK / "engine"
"""A folder with nothing but the engine's wheel."""
IMAGE = WORK / "image"
"""A folder with Python's memory once the engine is imported, and the shape of it."""
WHEELS = WORK / "wheels"
"""One folder for each group of pyproject.toml that holds wheels for the Python inside Pyodide."""

_HERE = Path(__file__).parent
_PYTHON = "3.14"
# No docstrings, no columns of source positions: nobody reads them in a browser, and they are a third of the
# download.
_STDLIB_OPTIONS = ("-OO", "-X", "no_debug_ranges")
# The engine keeps its assertions, so that it is the program that was tested.
_ENGINE_OPTIONS = ("-X", "no_debug_ranges")


def group(name: str) -> list[str]:
    """The pinned requirements of one of pyproject.toml's dependency groups."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        requirements: list[str] = tomllib.load(file)["dependency-groups"][name]
    return requirements


def make(node: Path) -> None:
    """Bring dist/ up to date."""
    for name in ("compiler", "hosted"):
        wheels(name)
    compiler = [PYODIDE / "package.json", _HERE / "archives.py", _HERE / "compile.mjs", *group("compiler")]
    step(
        "standard library",
        STAMPS,
        [*compiler, _HERE / "stdlib.py", *_STDLIB_OPTIONS],
        [STDLIB],
        lambda: make_stdlib(node, STDLIB),
    )
    step(
        "engine",
        STAMPS,
        [*compiler, ROOT / "pyengine", ROOT / "pyproject.toml", ROOT / "LICENSE", *_ENGINE_OPTIONS],
        [ENGINE],
        lambda: make_engine(node, ENGINE),
    )
    step(
        "glue",
        STAMPS,
        [PYODIDE / "package.json", _HERE / "glue.mjs"],
        [GLUE],
        lambda: make_glue(node, GLUE),
    )
    step(
        "image",
        STAMPS,
        [_HERE / "image.mjs", ROOT / "web" / "engine" / "image.js", GLUE, STDLIB, ENGINE],
        [IMAGE],
        lambda: make_image(node, IMAGE),
    )
    if not is_as_built():
        (STAMPS / "page").unlink(missing_ok=True)
    step(
        "page",
        STAMPS,
        [ROOT / "package-lock.json", ROOT / "web", GLUE, STDLIB, ENGINE, IMAGE, *group("hosted")],
        [DIST],
        lambda: _make_page(node),
    )


def is_as_built() -> bool:
    """Whether dist/ holds what build.json lists, unchanged; a list that can't be read is none."""
    try:
        files = json.loads((DIST / "build.json").read_text(encoding="utf-8"))["files"]
        return all(
            hashlib.sha256((DIST / file["path"]).read_bytes()).hexdigest() == file["sha256"] for file in files
        )
    except (OSError, ValueError, KeyError, TypeError):
        return False


def make_single(node: Path) -> None:
    """Bring dist/tesserae.html up to date with the rest of dist/."""
    sources = [_HERE / name for name in ("inside.js", "single.mjs", "single.py")]
    step(
        "single file",
        STAMPS,
        [*sources, ROOT / "package-lock.json", DIST / "build.json"],
        [DIST / single.NAME],
        lambda: _make_single(node),
    )


def _make_single(node: Path) -> None:
    def bundle(main: str) -> dict[str, Any]:
        printed = run(
            "Putting everything into one file",
            [node, _HERE / "single.mjs", DIST, single.BASE, main],
            advice="The message above names the module that can't be bundled.",
            cwd=ROOT,
        )
        scripts: dict[str, Any] = json.loads(printed)
        return scripts

    try:
        made = single.make(DIST, bundle)
    except single.NotSingle as trouble:
        raise Trouble(f"web/: {trouble}.") from None
    say(f"    {made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.2f} MB")


def wheels(name: str) -> None:
    """Have a group's pure wheels for the Python inside Pyodide, which is another than the one that builds."""
    folder = WHEELS / name

    def download() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
        options = ["--no-deps", "--only-binary=:all:", "--python-version", _PYTHON, "--platform", "any"]
        run(
            f"Fetching wheels for Pyodide ({name})",
            [*pip, *options, "--dest", folder, *group(name)],
            advice="Check the connection to the Python package index, then run the same command again.",
            cwd=ROOT,
        )

    step(f"wheels {name}", STAMPS, group(name), [folder], download)


def make_stdlib(node: Path, target: Path) -> None:
    """Strip and byte-compile the standard library that Pyodide brings."""
    files = stdlib.select(archives.read(PYODIDE / "python_stdlib.zip"))
    with _workshop() as workshop:
        source = workshop / "stdlib.zip"
        archives.write(source, files)
        _compile(node, "Byte-compiling the standard library", source, _STDLIB_OPTIONS)
        shutil.move(source, target)


def make_engine(node: Path, folder: Path) -> None:
    """Build pyengine's wheel and byte-compile it into an otherwise empty folder."""
    from flit_core import buildapi

    os.environ["SOURCE_DATE_EPOCH"] = "315532800"
    with _workshop() as workshop:
        with chdir(ROOT):
            source = workshop / buildapi.build_wheel(str(workshop))
        compiled = _compile(node, "Building the engine's wheel", source, _ENGINE_OPTIONS)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        shutil.move(compiled, folder)


def make_glue(node: Path, target: Path) -> None:
    """Make Pyodide's script smaller and quicker. An image belongs to the script that it was made with."""
    script = run(
        "Making Pyodide's script smaller",
        [node, _HERE / "glue.mjs", PYODIDE / "pyodide.asm.mjs"],
        advice="After a change of Pyodide's version, web/runtime/glue.mjs may have to follow.",
        cwd=ROOT,
    )
    target.write_text(script, encoding="utf-8")


def make_image(node: Path, folder: Path) -> None:
    """Start Python with the engine once, and keep its memory."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shape = run(
        "Keeping Python's memory",
        [node, _HERE / "image.mjs", GLUE, STDLIB, engine_wheel(), folder / "python.zst"],
        advice="If node_modules is damaged, delete it and run the same command again.",
        cwd=ROOT,
    )
    (folder / "shape.json").write_text(shape)


def engine_wheel() -> Path:
    (wheel,) = ENGINE.glob("*.whl")
    return wheel


def _make_page(node: Path) -> None:
    wheel = engine_wheel()
    say("  Putting dist/ together …")
    parts = assemble.Parts(
        web=ROOT / "web",
        node_modules=ROOT / "node_modules",
        glue=GLUE,
        stdlib=STDLIB,
        engine=wheel,
        image=IMAGE / "python.zst",
        image_shape=json.loads((IMAGE / "shape.json").read_text()),
        hosted=tuple(sorted((WHEELS / "hosted").glob("*.whl"))),
        version=wheel.name.split("-")[1],
        bundle=lambda files: bundled(node, files, ROOT / "node_modules"),
    )
    try:
        about = assemble.assemble(parts, DIST)
    except assemble.PageError as trouble:
        raise Trouble(f"web/: {trouble}.") from None
    sizes = about["gzip"]
    download, page = sizes["precache"] / 1e6, sizes["page"] / 1e3
    say(f"    version {about['version']}: {download:.2f} MB to download, {page:.0f} kB of it the page itself")


def bundled(node: Path, files: archives.Files, node_modules: Path) -> tuple[archives.Files, list[str]]:
    """The page's files with its modules put together, and the modules that it needs at once."""
    with TemporaryDirectory(dir=WORK) as made:
        folder = Path(made)
        for path, data in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        needed = run(
            "Putting scripts together",
            [node, _HERE / "bundle.mjs", folder, node_modules],
            advice="The message above names the script or style that can't be read.",
            cwd=ROOT,
        )
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}, json.loads(needed)


@contextmanager
def _workshop() -> Iterator[Path]:
    """A folder for one compilation, with the compiler's wheels inside; afterwards it is gone."""
    with TemporaryDirectory(dir=WORK) as folder:
        shutil.copytree(WHEELS / "compiler", Path(folder) / "wheels")
        yield Path(folder)


def _compile(node: Path, title: str, archive: Path, options: tuple[str, ...]) -> Path:
    printed = run(
        title,
        [node, _HERE / "compile.mjs", archive.parent, archive.name, *options],
        advice="If node_modules is damaged, delete it and run the same command again.",
        cwd=ROOT,
    )
    compiled = archive.parent / printed.split()[-1]
    archives.settle(compiled)
    return compiled
