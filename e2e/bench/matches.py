"""How long the list of five hundred kept matches takes to open."""

from __future__ import annotations

import json
import statistics
from typing import Any

from common import DIST, launch
from server import Server

MATCHES = 500
ROUNDS = 7

# A whole match of four, played past the page; any will do.
PLAY = """async () => {
  let turn = await tesserae.engine.ask({ type: "new", game: "azul", options: { players: 4 }, seed: 7 });
  while (!turn.over) {
    const { id } = turn.actions[(turn.rev * 7) % turn.actions.length];
    turn = await tesserae.engine.ask({ type: "play", action: id, rev: turn.rev });
  }
  return (await tesserae.engine.ask({ type: "save" })).save;
}"""

# Copies of the one that the page has kept, each a whole record with its log.
FILL = """async (count) => {
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const db = await done(indexedDB.open("tesserae"));
  const [record] = await done(db.transaction("matches").objectStore("matches").getAll());
  const store = db.transaction("matches", "readwrite").objectStore("matches");
  const copy = (i) => ({ ...record, id: `copy-${i}`, time: record.time - i * 60_000 });
  for (let i = 1; i < count; i++) store.put(copy(i), `copy-${i}`);
  await new Promise((resolve) => (store.transaction.oncomplete = resolve));
  db.close();
}"""

# From the wish to the picture: the screen's own scripts, the list and its drawing.
OPEN = """() => new Promise((resolve) => {
  const start = performance.now();
  const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  const look = () => (document.querySelector(".kept") ? painted() : requestAnimationFrame(look));
  location.hash = "#matches";
  look();
})"""


def measure_matches(playwright: Any) -> dict[str, Any]:
    print(f"  Opening the list of {MATCHES} matches", flush=True)
    browser = launch(playwright)
    with Server(DIST) as server:
        page = browser.new_context().new_page()
        _open(page, server.url)
        content = json.dumps(page.evaluate(PLAY)).encode()
        page.evaluate("location.hash = '#matches'")
        file = {"name": "match.json", "mimeType": "application/json", "buffer": content}
        page.set_input_files("input[name=file]", files=[file])
        page.click(".shared [data-open]")
        page.wait_for_selector(".page[data-moves]:not([data-busy])")
        page.evaluate(FILL, MATCHES)
        _open(page, server.url)
        page.evaluate(OPEN)  # the copies came without summaries: this first time writes them
        times = []
        for _ in range(ROUNDS):
            _open(page, server.url)
            times.append(page.evaluate(OPEN))
        assert page.evaluate("tesserae.state().library.list.length") == MATCHES
    browser.close()
    return {"list": statistics.median(times), "rounds": times}


def _open(page: Any, address: str) -> None:
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector('html[data-engine="ready"]', timeout=60_000)
