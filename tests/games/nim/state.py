"""Three heaps, and what each has taken."""

from __future__ import annotations

from typing import Any, Final

from terem.engine import Components, State

HEAPS: Final = ["left", "middle", "right"]


class Nim(State):
    components: Components
    heaps: list[int]
    taken: list[int]
    # Who took last; -1 before anybody has.
    last: int

    def copy(self) -> Nim:
        twin = Nim()
        self.copy_shared(twin)
        twin.components = self.components
        twin.heaps = self.heaps[:]
        twin.taken = self.taken[:]
        twin.last = self.last
        return twin

    def redraw(self, seat: int) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[int]:
        """One point for the last match.  [end.1]"""
        return [int(self.over and seat == self.last) for seat in range(self.seats)]

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        return [("last", self.scores()[seat])]

    def dump_position(self) -> dict[str, Any]:
        heaps = dict(zip(HEAPS, self.heaps, strict=True))
        return {"heaps": heaps, "taken": self.taken[:], "last": self.last}

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """All lies open; a list with an entry for each seat is called `players`."""
        heaps = dict(zip(HEAPS, self.heaps, strict=True))
        return {"heaps": heaps, "players": [{"taken": count} for count in self.taken]}

    def flaw(self) -> str | None:
        printed = self.components.reader.at("heaps").at("matches").counts(HEAPS)
        if any(now > before for now, before in zip(self.heaps, printed, strict=True)):
            return "a heap has grown"
        if sum(self.heaps) + sum(self.taken) != sum(printed):
            return "matches have been lost or found"
        if (self.last < 0) != (sum(self.taken) == 0):
            return "who took last does not fit what was taken"
        return None
