"""How long Python takes to start: the page's worker and Pyodide as it comes, by turns in one browser."""

from __future__ import annotations

import json
import shutil
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from common import DIST, ROOT, launch
from server import Server

ROUNDS = 5

STOCK_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
postMessage("ready");
"""

# From the moment the worker is made to the first answer of Python.
TIME_STOCK = """(address) => new Promise((resolve, reject) => {
  const start = performance.now();
  const worker = new Worker(address, { type: "module" });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = () => resolve(performance.now() - start);
})"""
TIME_OURS = """(address) => new Promise((resolve, reject) => {
  const start = performance.now();
  const worker = new Worker(address, { type: "module" });
  worker.postMessage({ kind: "message", text: '{"id": 1, "type": "hello"}' });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.kind === "failed") reject(new Error(data.error.code));
    if (data.kind === "message") resolve(performance.now() - start);
  };
})"""


def measure_boot(playwright: Any) -> dict[str, Any]:
    """Medians in milliseconds, of a first start with nothing cached and of the next one."""
    app = json.loads((DIST / "build.json").read_text(encoding="utf-8"))["app"]
    times: dict[str, list[float]] = {"stock": [], "ours": [], "stock_again": [], "ours_again": []}
    with TemporaryDirectory() as folder, Server(_stock_site(Path(folder))) as stock, Server(DIST) as ours:
        browser = launch(playwright)
        for turn in range(ROUNDS):
            print(f"  Starting Python, stock and ours: {turn + 1} of {ROUNDS}", flush=True)
            first, again = _start_twice(browser, stock.url, TIME_STOCK, "stock.js")
            times["stock"].append(first)
            times["stock_again"].append(again)
            # build.json is a page without scripts, at the right address.
            worker = f"{ours.url}{app}/engine/worker.js"
            first, again = _start_twice(browser, f"{ours.url}build.json", TIME_OURS, worker)
            times["ours"].append(first)
            times["ours_again"].append(again)
        browser.close()
    return {**{name: statistics.median(values) for name, values in times.items()}, "rounds": times}


def _start_twice(browser: Any, address: str, measure: str, worker: str) -> tuple[float, float]:
    context = browser.new_context()
    times = []
    for _ in range(2):
        page = context.new_page()
        page.goto(address)
        times.append(page.evaluate(measure, worker))
        page.close()
    context.close()
    return times[0], times[1]


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
