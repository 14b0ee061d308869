"""What a placement looks worth at once: the way everybody plays on quickly, and the candidates of a search.

Worth is measured in lack: each colour adds to a player's lack, the more the lower it stands, and
the lack stands for a soft minimum of the colours (see `evaluate`). A half on a cell takes off the
lack of its colour, spoils the cell for other colours, and begins or lengthens lines, which is good
alone and bad when others come to use them. All in whole numbers: the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from heapq import nlargest
from math import exp
from typing import Final

from .layout import COLOUR_CODES, EMPTY, KINDS, PYRAMID, SOLO_TRACKS, TRACK_END
from .quick import TAKEN, Move, Table, track_end

WHOLE: Final = 1_000_000
NEVER: Final = -(10**12)
_MOST_POINTS: Final = 50
"""More than a placement can score: a colour has 41 cells, and a tile closes in six at the most."""


@dataclass(frozen=True)
class Taste:
    """Hundredths of what a point is worth to whom it concerns; `extra_turn` of a whole lack.

    `spoiling`: points that a cell would have brought in the other colours. `beginning`: each empty
    side of a half, for its player's next tiles; `opening`: the same for the next tiles of the others.
    `softness`: points by which a colour may lead the lowest and still matter.
    """

    softness: float = 4.0
    spoiling: int = 0
    beginning: int = 0
    opening: int = 0
    extra_turn: int = 12
    lacks: tuple[int, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        # Rounded, because exponentials may differ in their last bit between machines.
        lacks = tuple(
            round(WHOLE * exp(-score / self.softness)) for score in range(SOLO_TRACKS * TRACK_END + 1)
        )
        object.__setattr__(self, "lacks", lacks)


PLAIN: Final = Taste(extra_turn=0)
TASTES: Final[Mapping[int, Taste]] = {
    1: Taste(spoiling=80, beginning=70),
    2: Taste(opening=30),
    3: Taste(softness=5.0, opening=30),
    4: Taste(softness=5.0, opening=30),
}
"""By the number of players; `tests/tuning/axio_tastes.py` compares them, one seat against the others.

With 2 players an opening of 30 won 391 of 600 games against 0; with 4 a softness of 5 won 31 % of 800
against 4. Counting the points that a cell would have brought the others, or the colours that a tile
takes out of the rack, brought nothing measurable in 1,000 games.
"""


Rows = list[list[int]]
"""`rows[room][points]`: what a half of a colour is worth, by what its cell has room for and scores."""


@cache
def _rows(taste: Taste, is_solo: bool) -> list[Rows]:
    """Rows for each score, without what depends on the others or on all colours."""
    lacks = taste.lacks
    by_score = []
    for score in range(SOLO_TRACKS * TRACK_END + 1):
        end = track_end(score, is_solo)
        price = lacks[score] - lacks[score + 1] if score < end else 0
        rows = []
        for room in range(TAKEN):
            # The partner will lie on one of the empty sides.
            begun = max(room - 1, 0)
            rows.append(
                [
                    lacks[score]
                    - lacks[max(score, min(score + points, end))]
                    + (taste.spoiling * points + taste.beginning * begun * (1 + points)) * price // 100
                    for points in range(_MOST_POINTS)
                ]
            )
        by_score.append([*rows, [NEVER] * _MOST_POINTS])
    return by_score


def _charged(rows: Rows, cost: int, short: int, worth: int, top: int) -> Rows:
    """Rows with what opened sides cost, and with what an extra turn is worth, `short` points away.

    No longer than they need to be: no half scores more than `top`; all may on a row without room.
    """
    none, one, two, three, four, taken = rows
    if short <= top:
        none, one, two, three, four = (
            row[:short] + [each + worth for each in row[short:]] for row in rows[:TAKEN]
        )
    else:
        none = none[:short] + [each + worth for each in none[short:]]
    if cost:
        top += 1
        two = [each - cost for each in two[:top]]
        three = [each - 2 * cost for each in three[:top]]
        four = [each - 3 * cost for each in four[:top]]
    return [none, one, two, three, four, taken]


class Appraisal:
    """What halves are worth to the player to move: `halves[colour][cell]`, for the colours of the rack."""

    __slots__ = ("halves", "prices", "rows", "table")

    def __init__(self, table: Table, taste: Taste) -> None:
        self.table = table
        player = table.to_move
        scores = table.scores[player]
        lacks = taste.lacks
        is_solo = table.players == 1
        by_score = _rows(taste, is_solo)
        self.rows = rows = [by_score[score] for score in scores]
        self.prices = prices = _prices(taste, scores, is_solo)
        gains, room = table.gains, table.room
        if not is_solo:
            lack = sum([lacks[score] for score in scores[1:]])
            worth = lack * taste.extra_turn // 100
            costs = _costs(table, taste, lack)
            for colour in COLOUR_CODES:
                short = TRACK_END - scores[colour]
                top = max(gains[colour])
                rows[colour] = _charged(rows[colour], costs[colour], short or _MOST_POINTS, worth, top)
        shown = 0
        for kind in table.racks[player]:
            x, y = KINDS[kind]
            shown |= 1 << x | 1 << y
        self.halves: list[list[int]] = [[], [], [], [], [], []]
        if taste.spoiling:
            _, g, o, r, p, b = [taste.spoiling * price // 100 for price in prices]
            spoilt = [
                g * in_g + o * in_o + r * in_r + p * in_p + b * in_b
                for in_g, in_o, in_r, in_p, in_b in zip(*gains[1:], strict=True)
            ]
            for colour in COLOUR_CODES:
                if shown >> colour & 1:
                    by_room = rows[colour]
                    self.halves[colour] = [
                        by_room[sides][points] - loss
                        for sides, points, loss in zip(room, gains[colour], spoilt, strict=True)
                    ]
        else:
            for colour in COLOUR_CODES:
                if shown >> colour & 1:
                    by_room = rows[colour]
                    self.halves[colour] = [
                        by_room[sides][points] for sides, points in zip(room, gains[colour], strict=True)
                    ]

    def best(self) -> Move:
        """The first of `ranked`, or nearly: a quick look, one in twenty times at something a little worse.

        Of cells that a tile closes in only one counts, at the price of a first point; and of a double
        an extra turn is seen only where its halves earn it alone. To see all takes a third longer.
        """
        table, halves = self.table, self.halves
        player = table.to_move
        if not table.first_tiles >> player & 1:
            return self.ranked(1)[0]
        neighbours = table.area.neighbours
        most = [max(each, default=0) for each in halves]
        best, move = NEVER // 2, None
        kinds = list(dict.fromkeys(table.racks[player]))
        for kind in kinds:
            x, y = KINDS[kind]
            others = halves[y]
            # A half below the bar can't be part of anything better, whatever its partner is.
            bar = best - most[y]
            if most[x] <= bar:
                continue
            if x == y:
                gains, row = table.gains[x], self.rows[x][0]
                for a, worth in enumerate(others):
                    if worth > bar:
                        for b in neighbours[a]:
                            if worth + others[b] > best:
                                one, two = gains[a], gains[b]
                                total = worth + others[b] + row[one + two] - row[one] - row[two]
                                if total > best:
                                    best, move = total, (kind, a, x, b, y)
                                    bar = best - most[y]
            else:
                for a, worth in enumerate(halves[x]):
                    if worth > bar:
                        for b in neighbours[a]:
                            if worth + others[b] > best:
                                best, move = worth + others[b], (kind, a, x, b, y)
                                bar = best - most[y]
        if 1 in table.room:
            for end, a, bonuses in self._dead_ends():
                for kind in kinds:
                    for x, y in (KINDS[kind], KINDS[kind][::-1]):
                        worth = halves[x][a] + bonuses[x]
                        if worth + most[y] > best:
                            for b in neighbours[a]:
                                if b != end and worth + halves[y][b] > best:
                                    best, move = worth + halves[y][b], (kind, a, x, b, y)
        assert move is not None
        return move

    def _dead_ends(self) -> list[tuple[int, int, list[int]]]:
        """Each cell with a single empty neighbour, that neighbour, and by colour what covering it brings."""
        table, prices = self.table, self.prices
        found = []
        for end, room in enumerate(table.room):
            if room == 1:
                beside = table.area.neighbours[end]
                around = [table.board[each] for each in beside]
                a = beside[around.index(EMPTY)]
                colours = [colour for colour in around if EMPTY < colour < PYRAMID]
                if not table.per_square:
                    colours = list(dict.fromkeys(colours))
                base = sum([prices[colour] for colour in colours])
                bonuses = [
                    base if colour in colours and not table.per_square else base + price
                    for colour, price in enumerate(prices)
                ]
                found.append((end, a, bonuses))
        return found

    def ranked(self, most: int) -> list[Move]:
        """The placements that are worth most, best first; equal ones in the order of their actions."""
        table, halves = self.table, self.halves
        player = table.to_move
        near = set() if table.first_tiles >> player & 1 else table.first_cells()
        closing: dict[int, list[int]] = {}
        for end, a, _ in self._dead_ends():
            closing.setdefault(a, []).append(end)
        dominoes = [
            (a, b)
            for a, beside in enumerate(table.area.neighbours)
            for b in beside
            if a < b and table.room[a] < TAKEN > table.room[b] and (not near or a in near or b in near)
        ]
        found = []
        for kind in dict.fromkeys(table.racks[player]):
            for x, y in dict.fromkeys((KINDS[kind], KINDS[kind][::-1])):
                for a, b in dominoes:
                    worth = halves[x][a] + halves[y][b]
                    move = kind, a, x, b, y
                    if x == y or a in closing or b in closing:
                        worth += self._together(move, closing)
                    found.append((worth, -table.action(move), move))
        return [move for _, _, move in nlargest(most, found)]

    def _together(self, move: Move, closing: dict[int, list[int]]) -> int:
        """What is to be added when the halves score the same colour, or close cells in."""
        table = self.table
        _, a, x, b, y = move
        lone = [0, 0, 0, 0, 0, 0]
        one, two = table.gains[x][a], table.gains[y][b]
        lone[x] = one
        lone[y] += two
        for cell, colour, other in ((a, x, b), (b, y, a)):
            for end in closing.get(cell, ()):
                if end != other:
                    around = [
                        colour if each == cell else table.board[each] for each in table.area.neighbours[end]
                    ]
                    for each in around if table.per_square else set(around):
                        if EMPTY < each < PYRAMID:
                            lone[each] += 1
        rows = self.rows
        return sum([rows[c][0][lone[c]] for c in COLOUR_CODES]) - rows[x][0][one] - rows[y][0][two]


def _prices(taste: Taste, scores: list[int], is_solo: bool) -> list[int]:
    """By colour: what one more point takes off the lack."""
    lacks = taste.lacks
    return [lacks[score] - lacks[score + 1] if score < track_end(score, is_solo) else 0 for score in scores]


def _costs(table: Table, taste: Taste, lack: int) -> list[int]:
    """By colour: what each opened side costs. What it brings the others counts in parts of their lack."""
    costs = [0, 0, 0, 0, 0, 0]
    if taste.opening:
        for player in range(table.players):
            if player != table.to_move:
                scores = table.scores[player]
                theirs = sum([taste.lacks[score] for score in scores[1:]])
                share = (lack * taste.opening << 10) // (100 * theirs * (table.players - 1))
                prices = _prices(taste, scores, False)
                costs = [cost + (share * price >> 10) for cost, price in zip(costs, prices, strict=True)]
    return costs
