"""Measures what the page promises, and prints it as a table and as one JSON object.

    python e2e/bench NODE

`build.py bench` calls it, after a build and with a browser in BROWSER_PATH. Times are this machine's, under
its load of the moment; the limits are ratios and sizes, which travel.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from playwright.sync_api import sync_playwright

from axio import measure_axio
from boot import measure_boot
from engine import measure_engine
from matches import measure_matches
from play import measure_play
from visit import measure_visit

LIMITS = {
    "boot / stock": 0.35,
    "next boot / stock": 0.35,
    "single file / stock": 0.8,
    "offline visit / stock": 0.35,
    "first visit, MB gzipped": 6.0,
    "page, kB gzipped": 100,
    "longest task while booting, ms": 50,
    "longest task while thinking, ms": 50,
    "click to response, ms": 100,
    "longest task while playing, ms": 50,
    "longest task, 1/4 of the speed, ms": 100,
    "frame while tiles fly, ms": 17.5,
    "list of 500 matches opens, ms": 200,
    "longest task, AXIO 13x13, ms": 50,
    "ghost answers, AXIO 13x13, ms": 100,
    "expert answers, slowest median, ms": 1000,
    "expert answers, worst, ms": 1500,
    "expert's longest slice, ms": 100,
}
"""By what is measured; figures of several engines have their name behind a comma."""


def main(node: str) -> int:
    with sync_playwright() as playwright:
        boot = measure_boot(playwright)
        visit = measure_visit(playwright)
        play = measure_play(playwright)
        matches = measure_matches(playwright)
        axio = measure_axio(playwright)
    engine = measure_engine(node)
    figures = {
        **boot_figures(boot),
        "offline visit / stock": visit["offline_ready"] / boot["chromium"]["stock"],
        "first visit, MB gzipped": visit["first_visit_bytes"] / 1e6,
        "page, kB gzipped": visit["page_bytes"] / 1e3,
        "longest task while booting, ms": visit["longest_task_booting"],
        "longest task while thinking, ms": visit["longest_task_thinking"],
        "click to response, ms": play["plain"]["response_median"],
        "longest task while playing, ms": play["plain"]["longest_task"],
        "longest task, 1/4 of the speed, ms": play["slow"]["longest_task"],
        "frame while tiles fly, ms": play["plain"]["frame_median"],
        "list of 500 matches opens, ms": matches["list"],
        "longest task, AXIO 13x13, ms": axio["longest_task"],
        "ghost answers, AXIO 13x13, ms": axio["ghost_median"],
        "expert answers, slowest median, ms": slowest(engine, "ms_answer_median"),
        "expert answers, worst, ms": slowest(engine, "ms_answer_worst"),
        "expert's longest slice, ms": slowest(engine, "ms_slice_worst"),
    }
    print_table(figures, boot, visit, engine)
    measured = {
        "boot": boot,
        "visit": visit,
        "play": play,
        "matches": matches,
        "axio": axio,
        "engine": engine,
    }
    print(json.dumps({"figures": figures, "limits": LIMITS, **measured}))
    return 1 if any(figure > limit_of(name) for name, figure in figures.items()) else 0


def boot_figures(boot: dict[str, Any]) -> dict[str, float]:
    figures = {}
    for engine, times in boot.items():
        figures[f"boot / stock, {engine}"] = times["ours"] / times["stock"]
        figures[f"next boot / stock, {engine}"] = times["ours_again"] / times["stock_again"]
        figures[f"single file / stock, {engine}"] = times["single"] / times["stock"]
    return figures


def slowest(engine: dict[str, Any], figure: str) -> float:
    """Of all games, as the page runs them."""
    return max(row[figure] for row in engine["pyodide"]["benchmarks"])


def limit_of(name: str) -> float:
    return LIMITS[name] if name in LIMITS else LIMITS[name.rpartition(", ")[0]]


def print_table(figures: dict[str, float], boot: Any, visit: Any, engine: Any) -> None:
    print(f"\n{'':34}{'measured':>10}{'limit':>10}")
    for name, figure in figures.items():
        verdict = "" if figure <= limit_of(name) else "  TOO MUCH"
        print(f"{name:34}{figure:10.2f}{limit_of(name):10.2f}{verdict}")
    print(f"\n{'medians, ms':34}" + "".join(f"{engine:>10}" for engine in boot))
    for name, key in (
        ("stock loadPyodide()", "stock"),
        ("stock loadPyodide(), again", "stock_again"),
        ("worker → hello answered", "ours"),
        ("worker → hello answered, again", "ours_again"),
        ("single file → engine ready", "single"),
    ):
        print(f"{name:34}" + "".join(f"{times[key]:10.0f}" for times in boot.values()))
    print(f"{'first visit → engine ready':34}{visit['first_ready']:10.0f}")
    print(f"{'second visit, offline → ready':34}{visit['offline_ready']:10.0f}")
    print(f"\n{'random games / s':34}{'CPython':>10}{'Pyodide':>10}")
    for native, wasm in zip(engine["cpython"]["benchmarks"], engine["pyodide"]["benchmarks"], strict=True):
        options = " ".join(f"{key}={value}" for key, value in native["options"].items())
        name = f"{native['game']} {options}"
        print(f"{name:34}{native['games_per_second']:10.1f}{wasm['games_per_second']:10.1f}")
    print()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
