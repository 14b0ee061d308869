"""What web/runtime makes: the same bytes every time, and pages that name nothing that is missing."""

from __future__ import annotations

import hashlib
import json
import re
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web" / "runtime")]

import archives  # noqa: E402
import assemble  # noqa: E402
import dist  # noqa: E402
import stdlib  # noqa: E402
from build import Part, check, counted, find_node, parse  # noqa: E402
from steps import Trouble, run, step  # noqa: E402

INDEX = """<link rel="stylesheet" href="styles/page.css"><link rel="manifest" href="manifest.webmanifest">
<!-- build:preload -->
<script type="module" src="main.js"></script>"""


@pytest.fixture
def parts(tmp_path: Path) -> assemble.Parts:
    """A page of a few lines, with a library, a Pyodide and an engine of a few bytes."""
    files = {
        "web/index.html": INDEX,
        "web/sw.js": 'const BUILD = "__BUILD__";',
        "web/manifest.webmanifest": '{"start_url": ".", "icons": [{"src": "assets/icon.svg"}]}',
        "web/main.js": 'import { draw } from "./ui/board.js";\nimport "./engine/client.js";\n',
        "web/ui/board.js": 'import { html } from "library";\n',
        "web/engine/client.js": "",
        "web/engine/runtime.d.ts": "export const RUNTIME: object;",
        "web/runtime/notes.md": "",
        "web/styles/page.css": "",
        "web/assets/icon.svg": "<svg/>",
        "node_modules/library/package.json": '{"module": "./esm/index.js"}',
        "node_modules/library/esm/index.js": 'export * from"./part.js";\n//# sourceMappingURL=index.js.map\n',
        "node_modules/library/esm/part.js": "export const html = 1;",
        "node_modules/pyodide/pyodide.mjs": "",
        "node_modules/pyodide/pyodide.asm.wasm": "",
        "node_modules/pyodide/pyodide-lock.json": '{"info": {"python": "3.14.2"}}',
        "stdlib.zip": "standard library",
        "tesserae-1.2.3-cp314-none-any.whl": "engine",
        "pyodide.asm.mjs": "glue",
        "python.zst": "memory",
        "micropip-0.1-py3-none-any.whl": "micropip",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return assemble.Parts(
        web=tmp_path / "web",
        node_modules=tmp_path / "node_modules",
        glue=tmp_path / "pyodide.asm.mjs",
        stdlib=tmp_path / "stdlib.zip",
        engine=tmp_path / "tesserae-1.2.3-cp314-none-any.whl",
        image=tmp_path / "python.zst",
        image_shape={"size": 1},
        hosted=(tmp_path / "micropip-0.1-py3-none-any.whl",),
        version="1.2.3",
        bundle=lambda files: (files, ["main.js"]),
    )


def tree(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


# ── dist/ ────────────────────────────────────────────────────────────────────────────────────────────


def test_two_builds_of_the_same_sources_are_the_same(parts: assemble.Parts, tmp_path: Path) -> None:
    assemble.assemble(parts, tmp_path / "one")
    assemble.assemble(parts, tmp_path / "two")
    assert tree(tmp_path / "one") == tree(tmp_path / "two")


def test_a_changed_page_keeps_the_address_of_python(parts: assemble.Parts, tmp_path: Path) -> None:
    before = assemble.assemble(parts, tmp_path / "dist")
    folders = {path.name for path in (tmp_path / "dist").iterdir() if path.is_dir()}
    (parts.web / "styles" / "page.css").write_text("body {}")
    after = assemble.assemble(parts, tmp_path / "dist")
    kept = folders & {path.name for path in (tmp_path / "dist").iterdir()}
    assert [name[:3] for name in kept] == ["py-"]
    assert before["version"] != after["version"]


def test_the_index_names_only_files_that_are_there(parts: assemble.Parts, tmp_path: Path) -> None:
    assemble.assemble(parts, tmp_path / "dist")
    html = (tmp_path / "dist" / "index.html").read_text()
    named = re.findall(r'(?:href|src)="([^"]+)"', html)
    assert all((tmp_path / "dist" / name).is_file() for name in named)
    preloads = re.findall(r'modulepreload" href="app-[0-9a-f]+/([^"]+)"', html)
    assert preloads == ["main.js"]


def test_an_index_that_names_a_missing_file_is_refused(parts: assemble.Parts, tmp_path: Path) -> None:
    (parts.web / "index.html").write_text(INDEX.replace("main.js", "mian.js"))
    with pytest.raises(assemble.PageError, match=r"mian\.js"):
        assemble.assemble(parts, tmp_path / "dist")


def test_sources_and_types_are_not_served(parts: assemble.Parts, tmp_path: Path) -> None:
    assemble.assemble(parts, tmp_path / "dist")
    names = {path.split("/", 1)[-1] for path in tree(tmp_path / "dist")}
    assert names.isdisjoint({"engine/runtime.d.ts", "runtime/notes.md"})


def test_the_service_worker_lists_all_but_the_archives(parts: assemble.Parts, tmp_path: Path) -> None:
    about = assemble.assemble(parts, tmp_path / "dist")
    script = (tmp_path / "dist" / "sw.js").read_text()
    build = json.loads(script.removeprefix("const BUILD = ").rstrip(";"))
    unused = re.compile("/archives/|/engine/runtime.js")
    on_disk = {path for path in tree(tmp_path / "dist") if not unused.search(path)}
    assert set(build["precache"]) == on_disk - {".nojekyll", "build.json", "sw.js"}
    for path, digest in build["precache"].items():
        assert hashlib.sha256((tmp_path / "dist" / path).read_bytes()).hexdigest().startswith(digest)
        assert len(digest) == assemble.DIGITS
    assert build["version"] == about["version"]


def test_the_manifest_of_icons_follows_them(parts: assemble.Parts, tmp_path: Path) -> None:
    assemble.assemble(parts, tmp_path / "dist")
    manifest = json.loads((tmp_path / "dist" / "manifest.webmanifest").read_text())
    assert (tmp_path / "dist" / manifest["icons"][0]["src"]).is_file()
    assert manifest["start_url"] == "."


# ── The page's modules ───────────────────────────────────────────────────────────────────────────────

MODULES = {
    "main.js": """import { draw } from "./ui/board.js";
        import("./ui/later.js").then((later) => later.show(draw));""",
    "ui/board.js": """import { html } from "library";
        export const draw = () => html + new URL("./words.ftl", import.meta.url);""",
    "ui/later.js": """import { draw } from "./board.js"; export const show = (each) => each === draw;""",
    "engine/worker.js": """import { RUNTIME } from "./runtime.js"; postMessage(RUNTIME);""",
    "engine/runtime.js": """export const RUNTIME = [
        new URL("../x.whl", import.meta.url), import("../../py-1/p.mjs")];""",
    "guard.js": "var classic = true;",
    "page.css": """@import "./styles/one.css"; p  {  color : red  }""",
    "styles/one.css": "b  {  color : blue  }",
    "words.ftl": "hello = Hello",
}


def bundled(parts: assemble.Parts, **changed: str) -> tuple[dict[str, str], list[str]]:
    sources = {path: text.encode() for path, text in (MODULES | changed).items()}
    files, preloads = dist.bundled(find_node().program, sources, parts.node_modules)
    return {path: data.decode() for path, data in files.items()}, preloads


def test_modules_become_few_files_and_later_ones_stay_apart(parts: assemble.Parts) -> None:
    files, preloads = bundled(parts)
    modules = {path for path in files if path.endswith(".js")}
    assert {"main.js", "engine/worker.js", "guard.js"} < modules
    assert preloads[0] == "main.js"
    assert set(preloads) <= modules
    (later,) = [path for path in modules if path.startswith("later-")]
    assert later not in preloads
    assert f'import("./{later}")' in files["main.js"]
    assert files["words.ftl"] == MODULES["words.ftl"]
    assert files["page.css"].strip() == "b{color:#00f}p{color:red}"
    assert "styles/one.css" not in files


def test_a_module_that_moved_still_names_its_own_place(parts: assemble.Parts) -> None:
    files, preloads = bundled(parts)
    board = next(files[path] for path in preloads if "words.ftl" in files[path])
    assert 'new URL("ui/board.js",import.meta.url)' in board
    assert 'new URL("../x.whl",import.meta.url)' in files["engine/worker.js"]
    assert 'import("../../py-1/p.mjs")' in files["engine/worker.js"]


def test_an_unknown_library_is_refused(parts: assemble.Parts) -> None:
    with pytest.raises(Trouble, match="nowhere"):
        bundled(parts, **{"main.js": 'import "nowhere";'})


# ── Python for the browser ───────────────────────────────────────────────────────────────────────────


def test_an_archive_depends_on_its_content_alone(tmp_path: Path) -> None:
    archives.write(tmp_path / "one.zip", {"b": b"2", "a": b"1"})
    archives.write(tmp_path / "two.zip", {"a": b"1", "b": b"2"})
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_the_standard_library_leaves_out_what_a_browser_cannot_use() -> None:
    assert stdlib.travels("json/decoder.py")
    assert stdlib.travels("encodings/utf_8.py")
    assert stdlib.travels("concurrent/futures/thread.py")
    for path in ("multiprocessing/pool.py", "encodings/cp037.py", "ssl.py", "concurrent/futures/process.py"):
        assert not stdlib.travels(path)


def test_a_second_build_of_the_engine_gives_the_same_bytes(tmp_path: Path) -> None:
    wheels = []
    for name in ("one", "two"):
        dist.make_engine(find_node().program, tmp_path / name)
        (wheel,) = (tmp_path / name).iterdir()
        wheels.append(wheel.read_bytes())
    assert wheels[0] == wheels[1]


def test_a_second_build_of_the_standard_library_gives_the_same_bytes(tmp_path: Path) -> None:
    dist.make_stdlib(find_node().program, tmp_path / "stdlib.zip")
    assert (tmp_path / "stdlib.zip").read_bytes() == dist.STDLIB.read_bytes()


def test_a_second_build_of_the_image_gives_the_same_bytes(tmp_path: Path) -> None:
    dist.make_image(find_node().program, tmp_path / "image")
    assert tree(tmp_path / "image") == tree(dist.IMAGE)


def test_a_stand_in_takes_the_place_of_what_a_browser_cannot_use() -> None:
    files = stdlib.select({"subprocess.py": b"import os", "json/decoder.py": b"import re", "ssl.py": b""})
    assert files["json/decoder.py"] == b"import re"
    assert b"import os" not in files["subprocess.py"]
    assert b"PIPE" in files["subprocess.py"]
    assert "ssl.py" not in files


def test_the_engine_is_byte_code_with_a_true_record() -> None:
    with zipfile.ZipFile(dist.engine_wheel()) as wheel:
        names = wheel.namelist()
        (record,) = (name for name in names if name.endswith("RECORD"))
        recorded = [line.split(",")[0] for line in wheel.read(record).decode().splitlines()]
        codes = [wheel.read(name) for name in names if name.endswith(".pyc")]
    assert "pyengine/bridge.pyc" in names
    assert not any(name.endswith(".py") for name in names)
    assert sorted(recorded) == sorted(names)
    assert not any(str(ROOT).encode() in code for code in codes)


def test_what_somebody_changed_in_dist_is_noticed(
    parts: assemble.Parts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dist, "DIST", tmp_path / "dist")
    assert not dist.is_as_built()
    assemble.assemble(parts, tmp_path / "dist")
    assert dist.is_as_built()
    (tmp_path / "dist" / "tesserae.html").write_text("made of it later")
    assert dist.is_as_built()
    index = tmp_path / "dist" / "index.html"
    index.write_bytes(index.read_bytes().swapcase())
    assert not dist.is_as_built()
    index.unlink()
    assert not dist.is_as_built()
    for spoilt in ("", "{}", '{"files": [{}]}', "[]"):
        (tmp_path / "dist" / "build.json").write_text(spoilt)
        assert not dist.is_as_built()


# ── Steps and reports ────────────────────────────────────────────────────────────────────────────────


def test_a_step_is_skipped_until_something_changes(tmp_path: Path) -> None:
    source, target, done = tmp_path / "source", tmp_path / "target", []

    def work() -> None:
        done.append(source.read_text())
        target.write_text("made")

    def again() -> int:
        step("copy", tmp_path / "stamps", [source], [target], work)
        return len(done)

    source.write_text("one")
    assert (again(), again()) == (1, 1)
    source.write_text("two")
    assert (again(), again()) == (2, 2)
    target.unlink()
    assert again() == 3
    target.write_text("spoilt")
    assert (again(), again(), target.read_text()) == (4, 4, "made")


def test_a_step_that_failed_is_done_again(tmp_path: Path) -> None:
    def fail() -> None:
        raise Trouble("no")

    step("work", tmp_path, ["one"], [], lambda: None)
    with pytest.raises(Trouble):
        step("work", tmp_path, ["two"], [], fail)
    with pytest.raises(Trouble):
        step("work", tmp_path, ["one"], [], fail)


def test_a_failed_command_says_what_it_printed_and_what_to_do(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; print('ouch'); sys.exit(3)"]
    with pytest.raises(Trouble, match=r"(?s)Trying: failed with exit code 3.*ouch.*Try harder"):
        run("Trying", command, advice="Try harder.", cwd=tmp_path)


def test_skipped_tests_are_not_counted_as_passed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        "<testsuites><testsuite><testcase/><testcase><skipped/></testcase>"
        "<testcase><failure/></testcase><testcase><error/></testcase></testsuite></testsuites>"
    )
    assert counted(report) == (1, 2)


@pytest.mark.parametrize(("again", "failed"), [((), 1), (("again",), 0), (("once",), 1)])
def test_what_failed_side_by_side_gets_one_more_try(again: tuple[str, ...], failed: int) -> None:
    fails_once = [sys.executable, "-c", "import sys; sys.exit('again' not in sys.argv)"]
    assert check(Part("part", fails_once, again=again)).failed == failed


@pytest.mark.parametrize("text", ["x", "-1", "65536", "80.5", ""])
def test_a_port_that_is_none_is_refused_in_words(capsys: pytest.CaptureFixture[str], text: str) -> None:
    with pytest.raises(SystemExit):
        parse(["serve", f"--port={text}"])
    assert "is not a number from 0 to 65535" in capsys.readouterr().err
    assert parse(["serve", "--port", "65535"]).port == 65535
