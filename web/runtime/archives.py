"""Zip archives and wheels whose bytes depend on nothing but their content.

Names are sorted, times are fixed, and byte code carries a hash that nobody checks, not its source's time.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import zipfile
from pathlib import Path

Files = dict[str, bytes]

_EPOCH = (1980, 1, 1, 0, 0, 0)
_UNCHECKED_HASH = (1).to_bytes(4, "little")


def read(path: Path) -> Files:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def write(path: Path, files: Files) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)


def settle(path: Path) -> None:
    """Rewrite a byte-compiled archive so that a second build gives the same bytes."""
    files = {name: _settled(data) if name.endswith(".pyc") else data for name, data in read(path).items()}
    record = next((name for name in files if name.endswith(".dist-info/RECORD")), None)
    if record:
        files[record] = _record(record, files)
    write(path, files)


def _settled(pyc: bytes) -> bytes:
    # PEP 552: magic number, flags, hash of the source. Unchecked, the import system takes it as it is.
    return pyc[:4] + _UNCHECKED_HASH + pyc[8:]


def _record(record: str, files: Files) -> bytes:
    """A wheel's list of its files, which byte-compiling has made untrue."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for name in sorted(files.keys() - {record}):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=").decode()
        rows.writerow([name, f"sha256={digest}", len(files[name])])
    rows.writerow([record, "", ""])
    return text.getvalue().encode()
