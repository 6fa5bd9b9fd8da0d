"""A position as a row of named numbers: what learning code and the learned judgement look at.

Each game has a `features` module whose `write` puts the numbers of a position on a `Sheet`, the own
side first, the others in turn order, and only what the seat may know. The same `write` also gives
the names: on a sheet that is `naming` every number is labelled, so the two cannot drift apart.
"""

from __future__ import annotations


class Sheet:
    """Numbers in a fixed order and, if asked for, the name of each."""

    __slots__ = ("group", "names", "naming", "values")

    def __init__(self, naming: bool = False) -> None:
        self.values: list[float] = []
        self.naming: bool = naming
        self.names: list[str] = []
        # Written before each name: whose the numbers are.
        self.group: str = ""

    def put(self, name: str, value: float) -> None:
        self.values.append(value)
        if self.naming:
            self.names.append(self.group + name)

    def flag(self, name: str, value: bool) -> None:
        self.values.append(1.0 if value else 0.0)
        if self.naming:
            self.names.append(self.group + name)

    def counts(self, name: str, labels: list[str], counts: list[int]) -> None:
        """One number for each label."""
        values = self.values
        for count in counts:
            values.append(float(count))
        if self.naming:
            self._label(name, labels)

    def mask(self, name: str, labels: list[str], mask: int) -> None:
        """A flag for each label: whether its bit is set."""
        values = self.values
        for bit in range(len(labels)):
            values.append(1.0 if mask >> bit & 1 else 0.0)
        if self.naming:
            self._label(name, labels)

    def one_of(self, name: str, labels: list[str], index: int) -> None:
        """A flag for each label, set for the one at `index`; none for -1."""
        values = self.values
        for i in range(len(labels)):
            values.append(1.0 if i == index else 0.0)
        if self.naming:
            self._label(name, labels)

    def _label(self, name: str, labels: list[str]) -> None:
        for label in labels:
            self.names.append(f"{self.group}{name}.{label}")


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
