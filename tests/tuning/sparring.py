"""Sparring partners for Azul's expert that share neither its search nor its weights.

    PYTHONPATH=tests/tuning python -m pyengine arena --agents expert,sparring:plain --games 100 --nodes 60000

An opponent that is tuned against itself alone learns its own mistakes. These three play Azul (the
coloured wall) the way most public programs do, by rules of thumb: `careful` takes what looks
best at once and minds the floor, `plain` is an alpha-beta search, `tree` a Monte Carlo tree search
whose playouts go to the end of the round. A node of theirs counts as many as it takes time.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from pyengine.core.agent import Thought
from pyengine.core.game import OVER
from pyengine.core.rng import Rng
from pyengine.games.azul import scoring
from pyengine.games.azul.layout import (
    CENTRE,
    DRAFTS,
    FIELD,
    FIRST,
    FLOOR,
    FLOOR_TARGET,
    IN_CENTRE,
    LINES,
    MARKER,
    PENALTY,
    ROUND,
    SCORE,
    TO_MOVE,
    WALL,
    WALL_BY_COLOUR,
    State,
    board_of,
    floor_spaces,
)

INFINITE = 1e9
DEEPEST = 20
WIDTH = 14
EXPLORATION = 0.4
SLIPS = 0.1
SPREAD = 12.0
NODE_COST = 6
"""A node on the real rules takes about as long as so many of the expert's."""


# --- rules of thumb ---------------------------------------------------------------------------


def promise(s: State, player: int) -> float:
    """What a board is worth: its score, bonuses in proportion, and half of what lines have begun."""
    board = board_of(player)
    wall = s[board + WALL]
    worth = float(s[board + SCORE]) - PENALTY[floor_spaces(s[board + FLOOR])]
    for line in range(LINES):
        tiles = s[board + line]
        if tiles:
            shift = (tiles.bit_length() - 1) // 6 * 6
            count = tiles >> shift
            column = scoring.plan_column(line, shift // 6)
            share = count / (line + 1)
            worth += scoring.tile_points(wall, line, column) * (1.0 if share == 1 else 0.5 * share)
            if share == 1:
                wall |= 1 << LINES * line + column
    for cells in scoring.ROW_CELLS:
        worth += 2 * ((wall & cells).bit_count() / LINES) ** 2
    for cells in scoring.COLUMN_CELLS:
        worth += 7 * ((wall & cells).bit_count() / LINES) ** 2
    for colour in range(LINES):
        worth += 10 * (s[board + WALL_BY_COLOUR + colour].bit_count() / LINES) ** 2
    return worth + (s[MARKER] == player or (s[MARKER] == IN_CENTRE and s[FIRST] == player))


def appeal(s: State, action: int) -> float:
    """How a draft looks at once: lines it fills, tiles on the floor, neighbours on the wall."""
    source, shift, target = DRAFTS[action]
    board = board_of(s[TO_MOVE])
    count = s[source] >> shift & FIELD
    before = floor_spaces(s[board + FLOOR])
    marker = source == CENTRE and s[MARKER] == IN_CENTRE
    if target == FLOOR_TARGET:
        return PENALTY[before] - PENALTY[min(7, before + count + marker)] - 0.5
    there = s[board + target] >> shift
    surplus = max(0, there + count - target - 1)
    share = min(1.0, (there + count) / (target + 1))
    points = scoring.tile_points(s[board + WALL], target, scoring.plan_column(target, shift // 6))
    gain = points * share * (1.0 if share == 1 else 0.6) + 0.25 * min(count, target + 1)
    if share < 1 and not there:
        gain -= 0.4 * (target + 1 - count)
    return gain + PENALTY[before] - PENALTY[min(7, before + surplus + marker)] + 0.6 * marker


def drafts(game: Any, s: State) -> list[int]:
    """Actions by their appeal, best first."""
    actions: list[int] = game.legal_actions(s)
    return sorted(actions, key=lambda action: -appeal(s, action))


# --- three players ----------------------------------------------------------------------------


def careful(game: Any, state: State, rng: Rng) -> Iterator[Thought]:
    yield Thought(drafts(game, state)[0])


def plain(game: Any, state: State, rng: Rng) -> Iterator[Thought]:
    """Deepening alpha-beta inside the round; two players. Pauses between the first moves only."""
    s = game.imagine(state, game.to_move(state), rng)
    actions = drafts(game, s)
    best = actions[0]
    nodes = [0]
    yield Thought(best)
    for depth in range(1, DEEPEST):
        values: dict[int, float] = {}
        for action in actions:
            after = s[:]
            game.apply(after, action)
            low = max(values.values(), default=-INFINITE)
            values[action] = (
                margin(after, s[TO_MOVE])
                if has_ended(s, after)
                else -search(game, after, depth - 1, -INFINITE, -low, nodes)
            )
            if values[action] > low and action != actions[0]:
                best = action
            yield Thought(best, nodes=nodes[0] * NODE_COST)
        actions.sort(key=lambda action: -values[action])
        best = actions[0]


def search(game: Any, s: State, depth: int, alpha: float, beta: float, nodes: list[int]) -> float:
    player = s[TO_MOVE]
    nodes[0] += 1
    if depth == 0:
        return margin(s, player)
    best = -INFINITE
    for action in drafts(game, s)[:WIDTH]:
        after = s[:]
        game.apply(after, action)
        if has_ended(s, after):
            value = margin(after, player)
        else:
            value = -search(game, after, depth - 1, -beta, -max(alpha, best), nodes)
        best = max(best, value)
        if best >= beta:
            break
    return best


def margin(s: State, player: int) -> float:
    return promise(s, player) - promise(s, 1 - player)


def has_ended(s: State, after: State) -> bool:
    """Is the round over?"""
    return after[TO_MOVE] == OVER or after[ROUND] != s[ROUND]


def tree(game: Any, state: State, rng: Rng) -> Iterator[Thought]:
    """Monte Carlo tree search inside the round; two players."""
    s = game.imagine(state, game.to_move(state), rng)
    root = Branch()
    nodes = 0
    while True:
        nodes += descend(game, s[:], root, rng)
        action = max(root.branches, key=lambda each: root.branches[each].visits)
        yield Thought(action, nodes=nodes * NODE_COST)


class Branch:
    """A position that was visited: the sum of the results for whoever moved there."""

    __slots__ = ("branches", "total", "untried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.untried: list[int] | None = None
        self.branches: dict[int, Branch] = {}


def descend(game: Any, s: State, root: Branch, rng: Rng) -> int:
    """One descent and one playout to the end of the round; how many moves they took."""
    start = s[:]
    path = [(root, s[TO_MOVE])]
    branch = root
    moves = 0
    while not has_ended(start, s):
        if branch.untried is None:
            branch.untried = drafts(game, s)[:WIDTH][::-1]
        mover = s[TO_MOVE]
        # Widening: another move is tried when those that look better were visited often enough.
        if branch.untried and len(branch.branches) <= branch.visits**0.5:
            action = branch.untried.pop()
            branch.branches[action] = following = Branch()
        else:
            reach = EXPLORATION * math.log(branch.visits + 1) ** 0.5
            action, following = max(
                branch.branches.items(),
                key=lambda item: item[1].total / item[1].visits + reach / item[1].visits ** 0.5,
            )
        game.apply(s, action)
        moves += 1
        branch = following
        path.append((branch, mover))
        if not branch.visits:
            break
    while not has_ended(start, s):
        actions = game.legal_actions(s)
        if rng.random() < SLIPS:
            action = actions[rng.below(len(actions))]
        else:
            action = max(actions, key=lambda each: appeal(s, each))
        game.apply(s, action)
        moves += 1
    result = margin(s, 0)
    for each, mover in path:
        each.visits += 1
        each.total += math.tanh((result if mover == 0 else -result) / SPREAD)
    return moves
