"""Fit the weights of Azul's prospects to self-play: ridge regression, standard library only.

    python tests/tuning/azul_fit.py boards.jsonl… > pyengine/games/azul/weights.py  (see README)

For two boards of a game the difference of their features, each once and once times
`left - LEFT_MIDDLE`, is to explain how much the margin of their scores still changes. Samples near
the end are less scattered than early ones and weigh more.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from pyengine.core.model import POINT
from pyengine.games.azul import prospects

Sparse = list[tuple[int, float]]

RIDGE = 20.0
SIZE = 2 * prospects.FEATURES
CLIP = 40.0
"""Margins beyond are cut: a game that is won by far teaches no more than one won clearly."""


def features_of(board: list[Any], abundance: list[float], is_free: bool) -> list[float]:
    walls, lines, starts = tuple(board[0]), board[1], board[2]
    features = prospects.wall_features(walls)
    for row, line in enumerate(lines):
        if line:
            for at, value in prospects.line_features(walls, row, line >> 3, line & 7, is_free):
                features[at] += value
            features[prospects.LINE_DEMAND] += prospects.line_demand(row, line & 7) * abundance[line >> 3]
    for points, each in zip(prospects.demand(walls, is_free), abundance, strict=True):
        features[prospects.DEMAND] += points * each
    features[prospects.MARKER] = starts
    return features


def sample(
    boards: list[list[Any]], abundance: list[float], one: int, two: int, is_free: bool
) -> tuple[Sparse, float, int]:
    left = min(prospects.rounds_left(sum(board[0])) for board in boards)
    x, y = boards[one], boards[two]
    spread = [a - b for a, b in zip(*(features_of(each, abundance, is_free) for each in (x, y)), strict=True)]
    slope = left - prospects.LEFT_MIDDLE
    sparse = [(at, value) for at, value in enumerate(spread) if value]
    sparse += [(prospects.FEATURES + at, value * slope) for at, value in sparse if slope]
    # Bonuses that are on the wall already count in full; the weights say what is to come.
    bonuses = (prospects.final_bonus(tuple(x[0])) - prospects.final_bonus(tuple(y[0]))) / POINT
    margin = max(-CLIP, min(CLIP, x[4] - y[4]))
    return sparse, margin - (x[3] - y[3]) - bonuses, left


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots; the matrix is symmetric and, by its ridge, regular."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        lead = rows[at]
        for row in rows[at + 1 :]:
            if row[at]:
                factor = row[at] / lead[at]
                for column in range(at, size + 1):
                    row[column] -= factor * lead[column]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * solution[column] for column in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution


def fit(samples: list[tuple[Sparse, float, int]]) -> list[tuple[float, float]]:
    matrix = [[RIDGE if row == column else 0.0 for column in range(SIZE)] for row in range(SIZE)]
    right = [0.0] * SIZE
    for sparse, target, left in samples:
        weight = 1.0 / (1 + left)
        for at, value in sparse:
            scaled = value * weight
            row = matrix[at]
            for other, other_value in sparse:
                row[other] += scaled * other_value
            right[at] += scaled * target
    solution = solve(matrix, right)
    return list(zip(solution[: prospects.FEATURES], solution[prospects.FEATURES :], strict=True))


def report(samples: list[tuple[Sparse, float, int]], weights: list[tuple[float, float]]) -> None:
    flat = [level for level, _ in weights] + [slope for _, slope in weights]
    for left in range(1, prospects.MOST_LEFT + 1):
        errors = [
            (target, target - sum(flat[at] * value for at, value in sparse))
            for sparse, target, each in samples
            if each == left
        ]
        if errors:
            before = (sum(target**2 for target, _ in errors) / len(errors)) ** 0.5
            after = (sum(error**2 for _, error in errors) / len(errors)) ** 0.5
            print(f"left {left}: {len(errors)} samples, error {before:.2f} -> {after:.2f}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--free", action="store_true")
    args = parser.parse_args()
    samples = []
    for file in args.files:
        for text in file.read_text().splitlines():
            boards, abundance = json.loads(text)
            for one, two in combinations(range(len(boards)), 2):
                samples.append(sample(boards, abundance, one, two, args.free))
    weights = fit(samples)
    report(samples, weights)
    for level, slope in weights:
        print(f"    ({level:.3f}, {slope:.3f}),")


if __name__ == "__main__":
    main()
