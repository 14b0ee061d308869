"""How long Python takes to start in each engine: Pyodide as it comes, the page's worker, the single file.

By turns, in fresh profiles: what the machine does besides weighs on all of them alike.
"""

from __future__ import annotations

import json
import shutil
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from common import DIST, ROOT
from drivers import ENGINES, Driver
from server import Server
from steps import Trouble

ROUNDS = 5

STOCK_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
postMessage("ready");
"""

# From the moment the worker is made to the first answer of Python.
TIME_STOCK = """new Promise((resolve, reject) => {
  const start = performance.now();
  const worker = new Worker("stock.js", { type: "module" });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = () => { worker.terminate(); resolve(performance.now() - start); };
})"""
TIME_OURS = """new Promise((resolve, reject) => {
  const start = performance.now();
  const worker = new Worker("APP/engine/worker.js", { type: "module" });
  worker.postMessage({ kind: "message", text: '{"id": 1, "type": "hello"}' });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.kind === "failed") reject(new Error(data.error.code));
    if (data.kind === "message") { worker.terminate(); resolve(performance.now() - start); }
  };
})"""
# From the moment the address is opened to a page with an engine.
TIME_PAGE = """new Promise((resolve) => {
  const look = () => {
    if (document.documentElement.dataset.engine === "ready") resolve(performance.now());
    else setTimeout(look, 5);
  };
  look();
})"""


def measure_boot(playwright: Any) -> dict[str, Any]:
    """By engine, medians in milliseconds of a first start with nothing cached, and of the next one."""
    app = json.loads((DIST / "build.json").read_text(encoding="utf-8"))["app"]
    results: dict[str, Any] = {}
    with TemporaryDirectory() as folder, Server(_stock_site(Path(folder))) as stock, Server(DIST) as ours:
        # A page that is missing is a page without scripts, at the right address.
        starts = {
            "stock": (stock.url, TIME_STOCK),
            "ours": (f"{ours.url}nothing", TIME_OURS.replace("APP", app)),
            "single": ((DIST / "tesserae.html").as_uri(), TIME_PAGE),
        }
        for engine in ENGINES:
            try:
                results[engine] = _measure(playwright, engine, starts)
            except Trouble as trouble:
                print(f"  {engine}: not measured: {trouble}", flush=True)
    return results


def _measure(playwright: Any, engine: str, starts: dict[str, tuple[str, str]]) -> dict[str, Any]:
    times: dict[str, list[float]] = {name: [] for start in starts for name in (start, f"{start}_again")}
    for turn in range(ROUNDS):
        print(f"  Starting Python in {engine}: {turn + 1} of {ROUNDS}", flush=True)
        for name, (address, script) in starts.items():
            with ENGINES[engine](playwright) as driver:
                times[name].append(_start(driver, address, script))
                times[f"{name}_again"].append(_start(driver, address, script))
    return {**{name: statistics.median(values) for name, values in times.items()}, "rounds": times}


def _start(driver: Driver, address: str, script: str) -> float:
    driver.open("about:blank")
    driver.open(address)
    return float(driver.run(script))


def _stock_site(folder: Path) -> Path:
    for name in (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "pyodide-lock.json",
        "python_stdlib.zip",
    ):
        shutil.copy(ROOT / "node_modules" / "pyodide" / name, folder)
    (folder / "stock.js").write_text(STOCK_WORKER)
    (folder / "index.html").write_text("<!doctype html><title>Stock Pyodide</title>")
    return folder
