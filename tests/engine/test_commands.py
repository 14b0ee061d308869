"""The commands of `python -m pyengine`."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from record import GOLDEN, PERFT, read_perft

from pyengine import bench
from pyengine.__main__ import main


def test_replay_prints_the_log_and_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, *lines = (GOLDEN / "azul-2-coloured.txt").read_text(encoding="utf-8").splitlines()
    save = tmp_path / "match.json"
    save.write_text(first, encoding="utf-8")
    assert main(["replay", str(save)]) == 0
    assert capsys.readouterr().out.splitlines() == lines
    assert lines[-1].startswith("winners: ")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "not a readable save"),
        ("[" * 100_000, "not a readable save"),
        ("{}", "invalid_save"),
        ('{"game": "azul", "rules_version": 99, "options": {}, "seed": 1, "actions": []}', "rules_version"),
    ],
)
def test_replay_refuses_a_broken_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, says: str
) -> None:
    save = tmp_path / "match.json"
    save.write_text(content, encoding="utf-8")
    assert main(["replay", str(save)]) == 1
    assert says in capsys.readouterr().err


def test_replay_names_a_bad_match_and_goes_on_with_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *lines = (GOLDEN / "azul-2-coloured.txt").read_text(encoding="utf-8").splitlines()
    good = json.loads(first)
    matches = [{**good, "actions": ["F9 pink 1"]}, good, 5]
    file = tmp_path / "matches.json"
    file.write_text(json.dumps({"format": "tesserae", "version": 1, "matches": matches}), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines() == ["match 1 of 3", "match 2 of 3", *lines, "match 3 of 3"]
    bad = said.err.splitlines()
    assert [line.partition(" is not possible: ")[0] for line in bad] == ["error: match 1", "error: match 3"]
    assert all("invalid_save" in line for line in bad)


@pytest.mark.parametrize("is_file", [True, False])
def test_replay_reads_a_file_with_a_byte_order_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, is_file: bool
) -> None:
    first, *lines = (GOLDEN / "azul-2-coloured.txt").read_text(encoding="utf-8").splitlines()
    save = tmp_path / "match.json"
    save.write_text(first, encoding="utf-8-sig")
    monkeypatch.setattr("sys.stdin", io.StringIO("\ufeff" + first))
    assert main(["replay", str(save) if is_file else "-"]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_replay_of_a_missing_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no-such-file.json"]) == 1
    assert "no-such-file.json" in capsys.readouterr().err


def test_perft_counts_as_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    case = read_perft(PERFT / "chocolatier-2-free-special_factories.txt")[1]
    options = ["players=2", "wall=free", "special_factories=true"]
    chosen = [word for option in options for word in ("--option", option)]
    fixed = ["--seed", str(case.seed), "--depth", str(case.depth), "--actions", ", ".join(case.actions)]
    assert main(["perft", "--game", "chocolatier", *chosen, *fixed]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"depth {case.depth}: {case.count}"


def test_a_wrong_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--option", "wall=grey"]) == 1
    assert "wall" in capsys.readouterr().err


def test_bench_prints_one_object(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "ANSWERS", 1)
    monkeypatch.setattr(bench, "BENCHMARKS", bench.BENCHMARKS[:1])
    assert main(["bench", "--json", "--seconds", "0.01"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["benchmarks"]
    assert row["games_per_second"] > 0
    assert {"us_legal_actions", "us_apply", "us_clone", "ratio"} <= set(row)


def test_bench_prints_a_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "ANSWERS", 1)
    monkeypatch.setattr(bench, "BENCHMARKS", bench.BENCHMARKS[:1])
    assert main(["bench", "--seconds", "0.01"]) == 0
    assert "azul players=2" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in a browser")
def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m pyengine perft --game azul --depth 1 | true"
    ended = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert ended.stderr == ""
