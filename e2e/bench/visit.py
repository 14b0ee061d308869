"""What visits cost: the bytes of the first, the time of both, the second offline, and long tasks."""

from __future__ import annotations

import json
import statistics
from tempfile import TemporaryDirectory
from typing import Any

from common import DIST, launch_visitor
from server import Server

ROUNDS = 5

# Runs before the page's own scripts: notes when the engine is ready, and the longest task until then.
WATCH = """
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.engine === "ready") window.readyAt ??= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-engine"] });
"""
READY = "() => window.readyAt !== undefined"
INSTALLED = "async () => { await navigator.serviceWorker.ready; return true; }"

# Two seconds of search in a worker, while the page's thread has nothing else to do.
THINK = """(address) => new Promise((resolve, reject) => {
  window.longest = 0;
  const worker = new Worker(address, { type: "module" });
  const ask = (message) => worker.postMessage({ kind: "message", text: JSON.stringify(message) });
  ask({ id: 1, type: "new", game: "azul", seed: 1 });
  worker.onmessage = ({ data }) => {
    if (data.kind === "failed") reject(new Error(data.error.code));
    if (data.kind !== "message") return;
    const reply = JSON.parse(data.text);
    if (reply.error) reject(new Error(reply.error.code));
    if (reply.id === 1) ask({ id: 2, type: "hint", rev: reply.result.rev, ms: 2000 });
    if (reply.id === 2 && reply.result) setTimeout(() => resolve(window.longest), 200);
  };
})"""


def measure_visit(playwright: Any) -> dict[str, Any]:
    """Times in milliseconds (medians), sizes in bytes as they went over the wire."""
    app = json.loads((DIST / "build.json").read_text(encoding="utf-8"))["app"]
    rounds: list[dict[str, float]] = []
    for turn in range(ROUNDS):
        print(f"  Visiting the page, with and without a network: {turn + 1} of {ROUNDS}", flush=True)
        rounds.append(_visit_twice(playwright, app))
    medians = {name: statistics.median(r[name] for r in rounds) for name in rounds[0]}
    return {**medians, "rounds": rounds}


def _visit_twice(playwright: Any, app: str) -> dict[str, float]:
    with TemporaryDirectory() as profile:
        server = Server(DIST, gzip=True)
        visitor = launch_visitor(playwright, profile)
        page = _open(visitor, server.url)
        first = page.evaluate("window.readyAt")
        longest_booting = page.evaluate("window.longest")
        longest_thinking = page.evaluate(THINK, f"{server.url}{app}/engine/worker.js")
        page.evaluate(INSTALLED)
        page.close()
        server.stop()
        # The browser is closed between the visits, so that nothing survives but what is on its disk.
        visitor.close()
        visitor = launch_visitor(playwright, profile)
        offline = _open(visitor, server.url).evaluate("window.readyAt")
        visitor.close()
    # The empty path is index.html's.
    own = [size for path, size in server.sent if not path or path.endswith((".html", ".css", ".js"))]
    return {
        "first_ready": first,
        "offline_ready": offline,
        "first_visit_bytes": sum(size for _, size in server.sent),
        "page_bytes": sum(own),
        "longest_task_booting": longest_booting,
        "longest_task_thinking": longest_thinking,
    }


def _open(visitor: Any, address: str) -> Any:
    page = visitor.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_function(READY)
    return page
