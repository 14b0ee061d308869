"""A match of Azul against a casual opponent, tiles travelling: how fast it answers, how smoothly it moves.

Once as the machine is, once with the processor slowed down to a quarter, as on a cheap phone.
"""

from __future__ import annotations

import json
import statistics
from typing import Any

from common import DIST, launch
from server import Server

DECISIONS = 12
SLOW = 4

# A response is visible with the first frame after a click; frames count while tiles fly.
WATCH = """
  window.seen = { responses: [], frames: [] };
  addEventListener("click", ({ timeStamp, target }) => {
    if (!(target instanceof Element) || !target.closest("[data-pick], [data-target]")) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.responses.push(performance.now() - timeStamp);
      port2.postMessage(0);
    });
  }, true);
  let last = 0;
  requestAnimationFrame(function tick(now) {
    if (document.querySelector("#motion > *")) {
      if (last) seen.frames.push(now - last);
      last = now;
    } else last = 0;
    requestAnimationFrame(tick);
  });
"""
FORGET = "() => Object.assign(seen, { responses: [], frames: [] })"
OUR_TURN = ".page:not([data-busy]) button.tile[data-pick]"


def measure_play(playwright: Any) -> dict[str, Any]:
    """Milliseconds: at full speed, and under `slow`."""
    with Server(DIST) as server:
        browser = launch(playwright)
        result = {"plain": _play(browser, server.url, 1), "slow": _play(browser, server.url, SLOW)}
        browser.close()
    return result


def _play(browser: Any, address: str, slowdown: int) -> dict[str, float]:
    print(f"  Playing with the processor at 1/{slowdown}", flush=True)
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector('html[data-engine="ready"]', timeout=120_000)
    page.locator(".now").click()
    page.wait_for_selector(OUR_TURN, timeout=60_000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.evaluate(FORGET)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "__metadata"])
    for _ in range(DECISIONS):
        page.locator(OUR_TURN).first.click(timeout=120_000)
        page.locator("[data-target]").first.click(timeout=120_000)
        page.wait_for_selector(".page[data-busy]", state="detached", timeout=120_000)
    tasks = _tasks(json.loads(browser.stop_tracing()))
    seen = page.evaluate("() => seen")
    context.close()
    return {
        "longest_task": max(tasks, default=0.0),
        "tasks": len(tasks),
        "response_median": statistics.median(seen["responses"]),
        "response_worst": max(seen["responses"]),
        "frame_median": statistics.median(seen["frames"]),
        "frames": len(seen["frames"]),
        "frames_late": sum(frame > 25 for frame in seen["frames"]) / len(seen["frames"]),
    }


def _tasks(trace: Any) -> list[float]:
    """Milliseconds of the page's main thread, task by task: its own time, whatever else the machine does."""
    events = trace["traceEvents"]
    mains = [
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    ]
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask") and "tdur" in event and (event["pid"], event["tid"]) in mains
    ]
