"""Moves: tuples of a verb and its arguments at the edges, plies inside the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Move = tuple[str | int, ...]

# Longer than any move of any game: whatever exceeds it is junk and not worth comparing.
MAX_PARTS: Final = 16
MAX_INT: Final = 1 << 31


class Ply:
    """A move as engine, rules and search handle it: made once, compared by identity.

    `id` is its place in the game's catalogue; `a`, `b` and `c` are its arguments as positions in
    the lists its verb was made from (region 7, good 2), so that no rule looks a name up.
    """

    __slots__ = ("a", "b", "c", "id", "move", "verb")

    def __init__(self, verb: Verb, move: Move, a: int, b: int, c: int) -> None:
        self.id: int = -1
        self.verb: Verb = verb
        self.move: Move = move
        self.a: int = a
        self.b: int = b
        self.c: int = c

    def __repr__(self) -> str:
        return f"Ply{self.move!r}"


class Verb:
    """A verb with everything it can be said of: `Verb("explore", ("slot", SLOTS))`.

    Each argument is a pair: its kind, as the message catalogues know it, and the list of names or
    numbers it can be; None among them stands for leaving the argument out. `told` are the kinds of
    what a sentence says beyond the arguments (see `Game.describe_values`). `never` names
    combinations that no rule can allow (a road from a city to itself): they are not in the
    catalogue.
    """

    def __init__(
        self,
        name: str,
        *arguments: tuple[str, Sequence[str | int | None]],
        told: tuple[str, ...] = (),
        never: frozenset[Move] = frozenset(),
    ) -> None:
        self.name: str = name
        self.kinds: tuple[str, ...] = (*[kind for kind, _ in arguments], *told)
        # Its place among the verbs of its game, set by the game.
        self.number: int = -1
        lists = [list(values) for _, values in arguments]
        self.sizes: list[int] = [len(values) for values in lists]
        # Every combination of arguments, the last one running fastest.
        self.grid: list[Ply] = []
        combinations: list[tuple[int, ...]] = [()]
        for values in lists:
            combinations = [(*head, i) for head in combinations for i in range(len(values))]
        for at in combinations:
            said = [lists[i][at[i]] for i in range(len(at))]
            move: Move = (name, *[part for part in said if part is not None])
            a, b, c = (*at, 0, 0, 0)[:3]
            self.grid.append(Ply(self, move, a, b, c))
        # The ply of a verb without arguments.
        self.only: Ply = self.grid[0]
        # Those that a rule may ever allow.
        self.plies: list[Ply] = [ply for ply in self.grid if ply.move[1:] not in never]

    def __repr__(self) -> str:
        return f"Verb({self.name!r})"

    def of(self, a: int, b: int) -> Ply:
        """The ply of two arguments."""
        return self.grid[a * self.sizes[1] + b]

    def of3(self, a: int, b: int, c: int) -> Ply:
        """The ply of three arguments."""
        return self.grid[(a * self.sizes[1] + b) * self.sizes[2] + c]

    def rows(self) -> list[list[Ply]]:
        """The plies of two arguments as a table: first argument, then second."""
        size = self.sizes[1]
        return [self.grid[i * size : i * size + size] for i in range(self.sizes[0])]


# What stands in a history for a move that a seat may not know.
SECRET: Final = Ply(Verb("secret"), ("secret",), 0, 0, 0)


def as_move(candidate: object) -> Move | None:
    """The candidate as a move tuple (JSON lists are welcome), or None if it cannot be one."""
    if isinstance(candidate, list):
        candidate = tuple(candidate)
    if not isinstance(candidate, tuple) or not 0 < len(candidate) <= MAX_PARTS:
        return None
    parts: list[str | int] = []
    for part in candidate:
        # Exact types: True == 1 and 1.0 == 1 would otherwise slip through a comparison.
        if type(part) is int:
            if not -MAX_INT < part < MAX_INT:
                return None
            parts.append(part)
        elif type(part) is str:
            parts.append(part)
        else:
            return None
    if not isinstance(parts[0], str):
        return None
    return tuple(parts)
