"""AXIO a second time, slow and plain, from the rulebook: for comparing, never for playing.

It works on the letters of a position and shares no code or table with the engine.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Cell = tuple[int, int]
Board = dict[Cell, str]

NAMES = {"g": "green", "o": "orange", "r": "red", "p": "purple", "b": "blue"}
PRINTED = ((2, 6), (6, 10), (10, 6), (6, 2), (6, 6))
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def board_of(position: dict[str, Any]) -> Board:
    return {(r, c): letter for r, row in enumerate(position["board"]) for c, letter in enumerate(row)}


def name(cell: Cell) -> str:
    return f"{'abcdefghijklm'[cell[1]]}{cell[0] + 1}"


def cell_of(text: str) -> Cell:
    return int(text[1:]) - 1, "abcdefghijklm".index(text[0])


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + right) for down, right in STEPS]


def pairs(board: Board) -> list[tuple[Cell, Cell]]:
    """All ordered pairs of adjacent empty squares."""
    return [
        (cell, other)
        for cell, letter in board.items()
        if letter == "."
        for other in around(cell)
        if board.get(other) == "."
    ]


def legal(position: dict[str, Any]) -> set[str]:
    """The notation of everything that the player to move may do."""
    if position["phase"] == "over":
        return set()
    if position["phase"] == "swap":
        return {"swap", "draw"}
    board = board_of(position)
    player = position["to_move"]
    allowed = pairs(board)
    if not position["first_tiles"][player]:
        free = [cell for cell in PRINTED if not any(board.get(each, "#") in NAMES for each in around(cell))]
        near = {each for cell in free for each in around(cell)}
        allowed = [pair for pair in allowed if near & set(pair)] or allowed
    return {
        f"{tile} {name(first)} {name(second)}"
        for tile in position["racks"][player]
        for first, second in allowed
        if tile[0] != tile[1] or first < second
    }


def place(position: dict[str, Any], text: str) -> tuple[Board, Counter[str]]:
    """The board after a placement, and the points by colour before any track ends."""
    tile, *names = text.split()
    first, second = map(cell_of, names)
    board = board_of(position)
    board[first], board[second] = tile
    points: Counter[str] = Counter()
    for half, partner in ((first, second), (second, first)):
        for step in STEPS:
            at = half[0] + step[0], half[1] + step[1]
            while at != partner and board.get(at) == board[half]:
                points[NAMES[board[half]]] += 1
                at = at[0] + step[0], at[1] + step[1]
    single = [
        cell
        for cell, letter in board.items()
        if letter == "." and not any(board.get(each) == "." for each in around(cell))
    ]
    for cell in single:
        letters = [board[each] for each in around(cell) if board.get(each, "#") in NAMES]
        if position["options"]["pyramid"] == "per_colour":
            letters = list(set(letters))
        points.update(NAMES[letter] for letter in letters)
        board[cell] = "^"
    return board, points


def capped(position: dict[str, Any], points: Counter[str]) -> dict[str, int]:
    """The scores of the player to move after these points."""
    scores: dict[str, int] = position["scores"][position["to_move"]]
    solo = position["options"]["players"] == 1
    return {
        colour: min(score + points[colour], 36 if solo and score >= 18 else 18)
        for colour, score in scores.items()
    }
