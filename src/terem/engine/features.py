"""A position as a row of named numbers: what learning code and the learned judgement look at.

Each game has a `features` module whose `write` puts the numbers of a position on a `Sheet`, the own
side first, the others in turn order, and only what the seat may know. The same `write` also gives
the names: on a sheet that is `naming` every number is labelled, so the two cannot drift apart.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Sheet:
    """Numbers in a fixed order and, if asked for, the name of each.

    The numbers stand in one piece of memory that numpy reads as it is, one position after another:
    `rewind` begins again from the front. A call writes a whole group, so that compiled code spends
    a nanosecond or three on a number.
    """

    __slots__ = ("at", "group", "names", "naming", "numbers")

    def __init__(self, naming: bool = False) -> None:
        # Grows with what is written; only the first `at` numbers count.
        self.numbers: vec[float] = vec[float]()
        self.at: i64 = 0
        self.naming: bool = naming
        self.names: list[str] = []
        # Written before each name: whose the numbers are.
        self.group: str = ""

    @property
    def values(self) -> list[float]:
        """What was written, as a list."""
        numbers = self.numbers
        return [numbers[i] for i in range(self.at)]

    def rewind(self) -> None:
        """Write over what was written: numpy arrays that look at it see the new numbers."""
        self.at = 0

    def make_room(self, count: i64) -> i64:
        """Where the next `count` numbers go."""
        at = self.at
        numbers = self.numbers
        missing = at + count - len(numbers)
        if missing > 0:
            for _ in range(missing):
                numbers = append(numbers, 0.0)
            self.numbers = numbers
        self.at = at + count
        return at

    def put(self, name: str, value: float) -> None:
        at = self.make_room(1)
        self.numbers[at] = value
        if self.naming:
            self.names.append(self.group + name)

    def size(self, name: str, mask: int) -> None:
        """How many bits of a mask are set."""
        self.put(name, float(population(mask)))

    def flag(self, name: str, value: bool) -> None:
        self.put(name, 1.0 if value else 0.0)

    def counts(self, name: str, labels: list[str], counts: list[int]) -> None:
        """One number for each label."""
        at = self.make_room(len(counts))
        numbers = self.numbers
        for count in counts:
            numbers[at] = float(count)
            at += 1
        if self.naming:
            self._label(name, labels)

    def mask(self, name: str, labels: list[str], mask: int) -> None:
        """A flag for each label: whether its bit is set."""
        size: i64 = len(labels)
        at = self.make_room(size)
        numbers = self.numbers
        bits: i64 = mask
        for bit in range(size):
            numbers[at + bit] = float(bits >> bit & 1)
        if self.naming:
            self._label(name, labels)

    def one_of(self, name: str, labels: list[str], index: int) -> None:
        """A flag for each label, set for the one at `index`; none for -1."""
        size: i64 = len(labels)
        at = self.make_room(size)
        numbers = self.numbers
        for i in range(size):
            numbers[at + i] = 0.0
        if index >= 0:
            numbers[at + index] = 1.0
        if self.naming:
            self._label(name, labels)

    def tally(self, name: str, labels: list[str]) -> i64:
        """Noughts for the labels, to be raised with `add`; where they begin."""
        size: i64 = len(labels)
        at = self.make_room(size)
        numbers = self.numbers
        for i in range(size):
            numbers[at + i] = 0.0
        if self.naming:
            self._label(name, labels)
        return at

    def add(self, at: i64, amount: i64) -> None:
        """Raise a number of a tally."""
        self.numbers[at] += float(amount)

    def _label(self, name: str, labels: list[str]) -> None:
        for label in labels:
            self.names.append(f"{self.group}{name}.{label}")


def population(mask: i64) -> i64:
    """How many bits are set, for masks of up to 63 bits (compiled, `int.bit_count` is looked up
    and called like any method; this is a dozen machine instructions)."""
    pairs = mask - (mask >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    bytes_ = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    return (bytes_ * 0x0101010101010101 >> 56) & 0xFF


def side_name(place: int, alone: bool) -> str:
    """The group of a side by its place in turn order, counted from the seat that looks."""
    if place == 0:
        return "own "
    return "opponent " if alone else f"rival {place} "


def index_of(labels: list[str], label: str) -> int:
    """Where a label stands, -1 for one that is not there."""
    for i in range(len(labels)):
        if labels[i] == label:
            return i
    return -1
