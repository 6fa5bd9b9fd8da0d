"""A position as a row of named numbers: what learning code and the learned judgement look at.

Each game has a `features` module whose `write` puts the numbers of a position on a `Sheet`, the own
side first, the others in turn order, and only what the seat may know. The same `write` also gives
the names: on a sheet that is `naming` every number is labelled, so the two cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from terem.engine.masks import size
from terem.engine.state import State

# More than any position of our games takes; a sheet grows where that is not enough.
ROOM: Final = 1024


class Sheet:
    """Whole numbers in a fixed order and, if asked for, the name of each.

    The numbers stand in one piece of memory that numpy reads as it is, one position after another.
    A sheet is blank, every number nought, until something is written: so a set costs what is in
    it, not what could be, and compiled code spends about a nanosecond on a number.
    """

    __slots__ = ("at", "blank", "group", "names", "naming", "numbers")

    def __init__(self, naming: bool = False) -> None:
        # Noughts, to begin again from.
        self.blank: vec[i32] = vec[i32]([0] * ROOM)
        # Grows with what is written; only the first `at` numbers count.
        self.numbers: vec[i32] = self.blank[:]
        self.at: i64 = 0
        self.naming: bool = naming
        self.names: list[str] = []
        # Written before each name: whose the numbers are.
        self.group: str = ""

    @property
    def values(self) -> list[float]:
        """What was written, as a list."""
        numbers = self.numbers
        return [float(numbers[i]) for i in range(self.at)]

    def rewind(self) -> None:
        """Begin again on a blank sheet as long as what was written."""
        if self.at != len(self.blank):
            self.blank = vec[i32]([0] * int(self.at))
        self.numbers = self.blank[:]
        self.at = 0

    def make_room(self, count: i64) -> i64:
        """Where the next `count` numbers go."""
        at = self.at
        end = at + count
        if end > len(self.numbers):
            self.grow(end)
        self.at = end
        return at

    def grow(self, end: i64) -> None:
        numbers = self.numbers
        for _ in range(end - len(numbers)):
            numbers = append(numbers, 0)
        self.numbers = numbers

    def put(self, name: str, value: i64) -> None:
        at = self.at
        if at == len(self.numbers):
            self.grow(at + 1)
        self.numbers[at] = i32(value)
        self.at = at + 1
        if self.naming:
            self.names.append(self.group + name)

    def size(self, name: str, mask: i64) -> None:
        """How many bits of a mask are set."""
        self.put(name, size(mask))

    def flag(self, name: str, value: bool) -> None:
        self.put(name, 1 if value else 0)

    def counts(self, name: str, labels: list[str], counts: list[int]) -> None:
        """One number for each label."""
        at = self.make_room(len(counts))
        numbers = self.numbers
        for count in counts:
            number: i64 = count
            numbers[at] = i32(number)
            at += 1
        if self.naming:
            self._label(name, labels)

    def mask(self, name: str, labels: list[str], mask: i64) -> None:
        """A flag for each label: whether its bit is set."""
        at = self.make_room(len(labels))
        numbers = self.numbers
        bits = mask
        while bits and at < self.at:
            if bits & 1:
                numbers[at] = 1
            bits >>= 1
            at += 1
        if self.naming:
            self._label(name, labels)

    def one_of(self, name: str, labels: list[str], index: i64) -> None:
        """A flag for each label, set for the one at `index`; none for -1."""
        at = self.make_room(len(labels))
        if index >= 0:
            self.numbers[at + index] = 1
        if self.naming:
            self._label(name, labels)

    def tally(self, name: str, labels: list[str]) -> i64:
        """Noughts for the labels, to be raised with `add`; where they begin."""
        at = self.make_room(len(labels))
        if self.naming:
            self._label(name, labels)
        return at

    def add(self, at: i64, amount: i64) -> None:
        """Raise a number of a tally."""
        self.numbers[at] += i32(amount)

    def _label(self, name: str, labels: list[str]) -> None:
        for label in labels:
            self.names.append(f"{self.group}{name}.{label}")


# Puts what a seat may know of a position on a sheet: each game's own.
Write = Callable[[Sheet, Any, int], None]


def numbers(write: Write, state: State, seat: int) -> list[float]:
    """A position as this seat may know it."""
    sheet = Sheet()
    write(sheet, state, seat)
    return sheet.values


def names(write: Write, game: Any, seats: int) -> list[str]:
    """What each number is, in a game of so many seats."""
    sheet = Sheet(naming=True)
    write(sheet, game.new(seats, 0), 0)
    return sheet.names


def write_question(sheet: Sheet, state: State, seat: int) -> None:
    """Which question is open, and whether it is one's own."""
    top = state.stack[-1] if state.stack else None
    number = -1 if top is None else state.game.decisions[top.kind].number
    sheet.one_of("question", state.game.questions, number)
    sheet.flag("own decision", top is not None and top.seat == seat)


def turns_until(state: State, seat: int) -> int:
    """How many seats are between whoever is asked and this one."""
    return (seat - state.stack[-1].seat) % state.seats if state.stack else 0


def side_name(place: int, alone: bool) -> str:
    """The group of a side by its place in turn order, counted from the seat that looks."""
    if place == 0:
        return "own "
    return "opponent " if alone else f"rival {place} "
