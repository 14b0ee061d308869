"""How the build talks and remembers: steps skipped when nothing changed, commands with their progress."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path


class Trouble(Exception):
    """Something the person at the keyboard can put right; the message says how."""


def say(text: str) -> None:
    print(text, flush=True)


def step(
    name: str, stamps: Path, needs: Iterable[Path | str], makes: Sequence[Path], work: Callable[[], None]
) -> None:
    """Do the work, unless its needs and what it makes are as they were when it was last done.

    Needs are files, folders and plain words; of what it makes, files are looked into, folders need be there.
    """
    stamp = stamps / name.replace(" ", "-")
    needs, files = list(needs), [path for path in makes if not path.is_dir()]
    if (
        all(path.exists() for path in makes)
        and stamp.is_file()
        and stamp.read_text() == _digest([*needs, *files])
    ):
        say(f"  {name}: unchanged")
        return
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(_digest([*needs, *files]))


def run(
    title: str, command: Sequence[str | Path], *, advice: str, cwd: Path, env: Mapping[str, str] | None = None
) -> str:
    """Run a command to its end, counting the seconds on a terminal, and return what it printed."""
    say(f"  {title} …")
    start = time.monotonic()
    process = subprocess.Popen(
        [str(word) for word in command],
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    )
    while True:
        try:
            output, errors = process.communicate(timeout=1)
            break
        except subprocess.TimeoutExpired:
            _tick(f"    {time.monotonic() - start:.0f} s")
    seconds = time.monotonic() - start
    _tick("")
    if process.returncode:
        tail = "\n".join((output + errors).strip().splitlines()[-30:])
        raise Trouble(f"{title}: failed with exit code {process.returncode}.\n{tail}\n\n{advice}")
    if seconds > 1:
        say(f"    done in {seconds:.1f} s")
    return output


def _tick(text: str) -> None:
    if sys.stdout.isatty():
        print(f"\r\x1b[K{text}", end="", flush=True)


def _digest(needs: Iterable[Path | str]) -> str:
    digest = hashlib.sha256()
    for need in needs:
        if isinstance(need, str):
            digest.update(f"{need}\0".encode())
            continue
        for path in sorted(need.rglob("*")) if need.is_dir() else [need]:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()
