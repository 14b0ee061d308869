"""Who may import whom: the table of the architecture, kept true."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "pyengine"

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "pyengine.core": ("pyengine.core",),
    "pyengine.games.azul": ("pyengine.core", "pyengine.games.azul"),
    "pyengine.games.chocolatier": ("pyengine.core", "pyengine.games.azul", "pyengine.games.chocolatier"),
    "pyengine.games.axio": ("pyengine.core", "pyengine.games.axio"),
    "pyengine.games": ("pyengine.core", "pyengine.games"),
    "pyengine.agents": ("pyengine.core", "pyengine.agents"),
    "pyengine.match": ("pyengine.core", "pyengine.games", "pyengine.agents"),
    "pyengine.bridge": ("pyengine", "pyengine.core", "pyengine.match"),
}
"""The longest name that fits counts. The commands beside them (bench, replay, …) may use everything."""

FILES = sorted(ENGINE.rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, of which `from . import x` is one too."""
    package = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            yield ".".join(part for part in (above, node.module) if part)


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_a_module_imports_only_what_its_place_allows(path: Path) -> None:
    name = module_name(path)
    rule = max((place for place in MAY_IMPORT if f"{name}.".startswith(f"{place}.")), key=len, default=None)
    for imported in imports(path):
        if not imported.startswith("pyengine"):
            assert imported.split(".")[0] in sys.stdlib_module_names, f"{name} imports {imported}"
        elif rule is not None:
            assert any(is_within(imported, place) for place in MAY_IMPORT[rule]), f"{name} imports {imported}"


def is_within(imported: str, place: str) -> bool:
    """`pyengine` alone stands for the package's own facts, not for everything in it."""
    return imported == place or (place != "pyengine" and imported.startswith(f"{place}."))


def test_every_rule_has_a_module() -> None:
    names = {module_name(path) for path in FILES}
    assert set(MAY_IMPORT) <= names


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_no_python_file_knows_the_browser(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports(path)} & {"js", "pyodide", "pyodide_js"}


@pytest.mark.parametrize("path", FILES, ids=module_name)
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
