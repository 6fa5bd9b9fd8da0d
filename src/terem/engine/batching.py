"""Many games of one kind, stepped in one compiled loop."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from terem.engine.features import Sheet, Write
from terem.engine.moves import Ply
from terem.engine.state import State


def play_id(state: State, id: int) -> int:
    """Play the move with this id: who decides then, -1 if nobody. An id that is not legal is
    refused with the rule."""
    plies: list[Ply] = state.game.by_id
    ply = plies[id] if 0 <= id < len(plies) else None
    if ply is None or ply not in state.legal():
        state.play(state.game.move_of(id))
    else:
        state.apply(ply)
    return state.stack[-1].seat if state.stack else -1


class Eye:
    """What seats see, row after row, in two pieces of memory that numpy reads as they are:
    `sheet.numbers`, and `marks` with a byte for every id, 1 for the legal ones."""

    def __init__(self, game: Any, rows: int, write: Write) -> None:
        self.write: Write = write
        self.sheet: Sheet = Sheet()
        self.actions: i64 = len(game.by_id)
        self.marks: vec[u8] = vec[u8]([0] * (rows * len(game.by_id)))
        # The legal moves marked in each row, to be wiped when the next are.
        self.marked: list[list[Ply]] = [[] for _ in range(rows)]

    def rewind(self) -> None:
        self.sheet.rewind()

    def glance(self, state: State, seat: int) -> None:
        """What one seat sees, in the first row."""
        self.sheet.rewind()
        self.look(0, state, seat)

    def look(self, row: int, state: State, seat: int) -> None:
        """Write one row: rows come in order, the first after `rewind`."""
        self.write(self.sheet, state, seat)
        marks = self.marks
        first: i64 = row * self.actions
        for ply in self.marked[row]:
            marks[first + ply.id] = 0
        # Nothing is legal for a seat that is not asked.
        legal = state.legal() if state.stack and state.stack[-1].seat == seat else []
        for ply in legal:
            marks[first + ply.id] = 1
        self.marked[row] = legal


class Herd:
    """Games that go on side by side; one that ends makes room for a new one."""

    def __init__(
        self, game: Any, seats: int, seeds: list[int], options: object, write: Write
    ) -> None:
        self.game: Any = game
        self.seats: int = seats
        self.first_seeds: list[int] = seeds
        self.options: object = options
        self.eye: Eye = Eye(game, len(seeds), write)
        # Who decides in each game.
        self.deciding: list[int] = [0] * len(seeds)
        self.states: list[State] = []
        # How many games each row has begun: its next deal is this many rounds further on.
        self.begun: list[int] = []

    def deal(self, row: int) -> State:
        """The next game of a row, from a seed that no other row will use."""
        seed = self.first_seeds[row] + self.begun[row] * STRIDE
        self.begun[row] += 1
        state: State = self.game.new(self.seats, seed % SEEDS, self.options)
        state.telling = False
        return state

    def reset(self) -> None:
        self.begun = [0] * len(self.first_seeds)
        self.states = [self.deal(row) for row in range(len(self.first_seeds))]
        self.eye.rewind()
        for row in range(len(self.states)):
            self.look(row, self.states[row])

    def step(self, ids: list[int]) -> list[tuple[int, State]]:
        """Play a legal id in every game; those that ended, as they ended, with their row.

        A game is looked at as soon as it has been stepped, while it is at hand in the cache."""
        ended: list[tuple[int, State]] = []
        plies: list[Ply] = self.game.by_id
        states = self.states
        self.eye.rewind()
        for row in range(len(ids)):
            state = states[row]
            state.apply(plies[ids[row]])
            if not state.stack:
                ended.append((row, state))
                state = self.deal(row)
                states[row] = state
            self.look(row, state)
        return ended

    def look(self, row: int, state: State) -> None:
        seat = state.stack[-1].seat
        self.deciding[row] = seat
        self.eye.look(row, state, seat)


# Deals of one row are this far apart, so that rows begun from neighbouring seeds never meet.
STRIDE = 1_000_003
SEEDS = 1 << 64
