"""A table for playing on quickly: what a half would score on each cell is kept, not looked for.

For opponents only. `rules` has the last word; a test compares the two move by move. Cells of the area
in play are numbered from 0. Tiles are drawn from a queue of each player's own, so that a placement
which brings one player an extra turn does not change the luck of the others; nothing is asked about a
swap: whoever may swap does.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pyengine.core.game import OVER
from pyengine.core.rng import Rng

from .layout import (
    CELLS,
    COLOUR_CODES,
    DOMINO_AT,
    DOMINO_CELLS,
    DOMINOES,
    EXTRA_TURNS,
    FACES,
    FIRST_TILES,
    FULL_RACK,
    KINDS,
    NEIGHBOURS,
    OUTSIDE,
    PER_SQUARE,
    PLAYERS,
    PRINTED,
    PRINTED_BOARDS,
    PYRAMID,
    RACK_SIZE,
    RACKS,
    RAYS,
    SIDE,
    SOLO_TRACKS,
    TO_MOVE,
    TRACK_END,
    State,
    listed,
    scores_of,
)

Move = tuple[int, int, int, int, int]
"""The kind of the tile, a cell, the colour on it, the other cell, the colour on that."""

TAKEN: Final = 5
"""The room of a cell that is not empty: one more than an empty cell can have."""

_FACE_OF: Final = {(x, y): face for face, (_, x, y) in enumerate(FACES)}


class Area:
    """The area in play. `lines[cell]` are two pairs of opposite rays."""

    def __init__(self, players: int) -> None:
        self.cells = [cell for cell in range(CELLS) if PRINTED_BOARDS[players][cell] != OUTSIDE]
        self.numbers = {cell: number for number, cell in enumerate(self.cells)}
        self.neighbours = [self._inside(NEIGHBOURS[cell]) for cell in self.cells]
        self.printed = self._inside(tuple(PRINTED))
        self.lines = []
        for cell in self.cells:
            rays = {ray[0] - cell: self._inside(ray) for ray in RAYS[cell]}
            self.lines.append([(rays.get(-step, ()), rays.get(step, ())) for step in (1, SIDE)])

    def _inside(self, cells: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.numbers[cell] for cell in cells if cell in self.numbers)


@cache
def _area_for(players: int) -> Area:
    return Area(players)


class Table:
    """`gains[colour][cell]`: what a half would score in lines; kept true for empty cells only.

    `room[cell]`: the empty neighbours of an empty cell, or TAKEN. `left`: the number of empty cells.
    `scores[player]` is by colour code; what is at 0 is no colour, and never the lowest.
    """

    __slots__ = (
        "area",
        "board",
        "extra_turns",
        "first_tiles",
        "full_rack",
        "gains",
        "left",
        "per_square",
        "players",
        "queues",
        "racks",
        "room",
        "scores",
        "to_move",
    )

    def __init__(self, s: State) -> None:
        self.players: int = s[PLAYERS]
        self.area = _area_for(self.players)
        self.to_move, self.extra_turns, self.first_tiles = s[TO_MOVE], s[EXTRA_TURNS], s[FIRST_TILES]
        self.per_square, self.full_rack = s[PER_SQUARE], s[FULL_RACK]
        self.board = board = [s[cell] for cell in self.area.cells]
        self.left = board.count(0)
        self.room = [
            TAKEN if colour else sum([not board[each] for each in beside])
            for colour, beside in zip(board, self.area.neighbours, strict=True)
        ]
        self.gains = [[0] * len(board) for _ in range(PYRAMID)]
        for cell, lines in enumerate(self.area.lines):
            for ray in (ray for line in lines for ray in line if ray):
                colour = board[ray[0]]
                if 0 < colour < PYRAMID:
                    self.gains[colour][cell] += _run(board, ray, colour)
        self.racks = [listed(s[RACKS + player]) for player in range(self.players)]
        self.scores = [[SOLO_TRACKS * TRACK_END, *scores_of(s, player)] for player in range(self.players)]
        self.queues: list[list[int]] = [[] for _ in range(self.players)]

    def copy(self) -> Table:
        other = Table.__new__(Table)
        other.players, other.area = self.players, self.area
        other.to_move, other.extra_turns, other.first_tiles = self.to_move, self.extra_turns, self.first_tiles
        other.per_square, other.full_rack, other.left = self.per_square, self.full_rack, self.left
        other.board, other.room = self.board[:], self.room[:]
        other.gains = [each[:] for each in self.gains]
        other.racks = [each[:] for each in self.racks]
        other.scores = [each[:] for each in self.scores]
        other.queues = [each[:] for each in self.queues]
        return other

    def deal(self, unseen: list[int], player: int, rng: Rng) -> None:
        """Draw the racks of the others, and what everybody will draw, from what `player` can't see."""
        tiles = unseen[:]
        rng.shuffle(tiles)
        for other in range(self.players):
            if other != player:
                number = len(self.racks[other])
                self.racks[other], tiles = tiles[:number], tiles[number:]
        self.queues = [tiles[each :: self.players] for each in range(self.players)]

    # --- a turn ---------------------------------------------------------------------------------

    def place(self, move: Move) -> None:
        """Place a tile of the player to move, and all that follows up to the next placement."""
        kind, a, x, b, y = move
        player, gains = self.to_move, self.gains
        self.racks[player].remove(kind)
        self.first_tiles |= 1 << player
        points = [0, 0, 0, 0, 0, 0]
        points[x] = gains[x][a]
        points[y] += gains[y][b]
        self.room[a] = self.room[b] = TAKEN
        self.left -= 2
        self._lay(a, x)
        self._lay(b, y)
        self._close_in(a, points)
        self._close_in(b, points)
        arrived = self._move_markers(points)
        alone = self.players == 1
        if not self.left or (arrived and not alone and min(self.scores[player]) == TRACK_END):
            self.to_move = OVER
            return
        self.extra_turns = max(0, self.extra_turns - 1) + (0 if alone else arrived)
        if not self.extra_turns or not self.racks[player]:
            self.end_turn(self._may_swap())

    def _lay(self, cell: int, colour: int) -> None:
        """A half lengthens the lines of its colour for the empty cells at their ends."""
        board, gains = self.board, self.gains[colour]
        board[cell] = colour
        for back, forth in self.area.lines[cell]:
            # As `_run`, twice; written out because most of the time is spent here.
            before = after = 1
            low = high = cell
            for low in back:
                if board[low] != colour:
                    break
                before += 1
            for high in forth:
                if board[high] != colour:
                    break
                after += 1
            if not board[low]:
                gains[low] += after
            if not board[high]:
                gains[high] += before

    def _close_in(self, cell: int, points: list[int]) -> None:
        board, room, neighbours = self.board, self.room, self.area.neighbours
        for each in neighbours[cell]:
            if not board[each]:
                room[each] -= 1
                if not room[each]:
                    board[each], room[each] = PYRAMID, TAKEN
                    self.left -= 1
                    around = [board[other] for other in neighbours[each]]
                    for colour in around if self.per_square else set(around):
                        if colour < PYRAMID:
                            points[colour] += 1

    def _move_markers(self, points: list[int]) -> int:
        """Add points up to the ends of the tracks; how many markers arrived there."""
        scores = self.scores[self.to_move]
        arrived = 0
        for colour in COLOUR_CODES:
            if points[colour]:
                score = scores[colour]
                end = track_end(score, self.players == 1)
                scores[colour] = min(score + points[colour], end)
                arrived += score < end == scores[colour]
        return arrived

    def end_turn(self, swaps: bool) -> None:
        """Swap the rack or fill it up; then it is the next player's turn."""
        player = self.to_move
        self.extra_turns = 0
        rack = self.racks[player]
        if swaps:
            self.racks[player] = []
            self._draw(player, RACK_SIZE)
            # To the end of the queue, which only a long game gets to.
            self.queues[player][:0] = rack
        else:
            self._draw(player, self.full_rack - len(rack))
        following = (player + 1) % self.players
        self.to_move = following if self.racks[following] else OVER

    def _may_swap(self) -> bool:
        scores, rack = self.scores[self.to_move], self.racks[self.to_move]
        low = min(scores)
        for kind in rack:
            x, y = KINDS[kind]
            if scores[x] == low or scores[y] == low:
                return False
        return bool(rack) and sum(map(len, self.queues)) >= RACK_SIZE

    def _draw(self, player: int, number: int) -> None:
        for _ in range(number):
            queue = self.queues[player] or max(self.queues, key=len)
            if not queue:
                return
            self.racks[player].append(queue.pop())

    # --- actions --------------------------------------------------------------------------------

    def action(self, move: Move) -> int:
        _, a, x, b, y = move
        if a > b:
            a, x, b, y = b, y, a, x
        cells = self.area.cells
        return _FACE_OF[x, y] * DOMINOES + DOMINO_AT[cells[a], cells[b]]

    def move(self, action: int) -> Move:
        face, domino = divmod(action, DOMINOES)
        kind, x, y = FACES[face]
        a, b = DOMINO_CELLS[domino]
        return kind, self.area.numbers[a], x, self.area.numbers[b], y

    def first_cells(self) -> set[int]:
        """The cells of which a first tile must cover one."""
        near: set[int] = set()
        for square in self.area.printed:
            beside = self.area.neighbours[square]
            if not any(0 < self.board[each] < PYRAMID for each in beside):
                near |= {each for each in beside if not self.board[each] and self.room[each]}
        return near


def track_end(score: int, is_solo: bool) -> int:
    """As in `scoring`."""
    return SOLO_TRACKS * TRACK_END if is_solo and score >= TRACK_END else TRACK_END


def _run(board: list[int], ray: tuple[int, ...], colour: int) -> int:
    """How many cells of a colour follow each other."""
    for length, cell in enumerate(ray):
        if board[cell] != colour:
            return length
    return len(ray)
