"""The engine's own benchmark, side by side: on this machine's Python, and as the page runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from common import ROOT


def measure_engine(node: str) -> dict[str, Any]:
    commands = {
        "cpython": [sys.executable, "-m", "pyengine", "bench", "--json"],
        "pyodide": [node, str(ROOT / "e2e" / "bench" / "engine.mjs"), "bench", "--json"],
    }
    results = {}
    for name, command in commands.items():
        print(f"  Measuring the engine: {name}", flush=True)
        printed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
        results[name] = json.loads(printed.strip().splitlines()[-1])
    return results
