"""Three heaps, and what each has taken."""

from __future__ import annotations

from typing import Final

from terem.engine import State

HEAPS: Final = ["left", "middle", "right"]


class Nim(State):
    heaps: list[int]
    taken: list[int]
    # Who took last; -1 before anybody has.
    last: int

    def copy(self) -> Nim:
        twin = Nim()
        self.copy_shared(twin)
        twin.heaps = self.heaps[:]
        twin.taken = self.taken[:]
        twin.last = self.last
        return twin
