"""Makes the helpers of this folder importable, on CPython and in Pyodide alike."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
