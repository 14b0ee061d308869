"""AXIO on the largest board: the size of a Turn, how fast the ghost answers, the longest task meanwhile."""

from __future__ import annotations

import statistics
from typing import Any

from common import DIST, launch
from server import Server

MOVES = 40
"""Squares that the ghost is moved to."""

WATCH = """
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
  }).observe({ type: "longtask", buffered: true });
"""

# Four people, each with the first tile placed: now every tile may go anywhere.
BEGIN = """async () => {
  const seats = Array(4).fill({ kind: "human" });
  const options = { players: 4, pyramid: "per_colour" };
  const { session, state } = tesserae;
  await session.begin({ game: "axio", options, seats, first: 0, pace: "normal" });
  for (let i = 0; i < 4; i++) {
    await session.lift();
    await session.play(state().match.turn.actions[7].id);
  }
  await session.lift();
  return JSON.stringify(state().match.turn).length;
}"""

# From pointing at a square to what a tile would bring there: asked, answered and drawn.
GHOST = """async ([count]) => {
  const field = document.querySelector(".field");
  const box = field.getBoundingClientRect();
  const times = [];
  for (let i = 0; i < count; i++) {
    const clientX = box.left + box.width * ((i * 5) % 13 + 0.5) / 13;
    const clientY = box.top + box.height * ((i * 7) % 13 + 0.5) / 13;
    const pointing = { pointerType: "mouse", clientX, clientY, bubbles: true };
    const start = performance.now();
    field.dispatchEvent(new PointerEvent("pointermove", pointing));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const words = () => document.querySelector(".forecast")?.textContent ?? "";
    const isLegal = () => document.querySelector(".ghost.is-legal") !== null;
    while (isLegal() && !words().includes(":")) await new Promise((resolve) => setTimeout(resolve, 1));
    if (isLegal()) times.push(performance.now() - start);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  return times;
}"""


def measure_axio(playwright: Any) -> dict[str, float]:
    """Bytes of a Turn, milliseconds from pointing to the answer, and of the longest task."""
    with Server(DIST) as server:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.add_init_script('localStorage[\'tesserae.settings\'] = \'{"motion":"off","language":"en"}\'')
        page.add_init_script(WATCH)
        page.goto(server.url)
        page.wait_for_selector('html[data-engine="ready"]', timeout=60_000)
        page.evaluate("window.longest = 0")
        turn_bytes = page.evaluate(BEGIN)
        page.locator(".domino").first.click()
        times = page.evaluate(GHOST, [MOVES])
        longest = page.evaluate("window.longest")
        browser.close()
    return {
        "turn_bytes": turn_bytes,
        "ghost_median": statistics.median(times),
        "ghost_longest": max(times),
        "longest_task": longest,
    }
