"""Taking matches, one decision a turn."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Ply, Reason, Verb
from tests.games.nim.state import HEAPS, Nim

TAKE: Final = Verb("take", ("heap", HEAPS), ("count", (1, 2, 3)))


class Take(Action[Nim]):
    """From one heap, one match to three; the turn goes on, until nothing is left.  [take.1,
    end.1]"""

    verb = TAKE

    def offer(self, s: Nim, frame: Frame, found: list[Ply]) -> None:
        for heap, row in enumerate(TAKE.rows()):
            found += row[: s.heaps[heap]]

    def play(self, s: Nim, frame: Frame, ply: Ply) -> None:
        count = ply.b + 1
        s.heaps[ply.a] -= count
        s.taken[frame.seat] += count
        s.last = frame.seat
        s.tell("taken", frame.seat, HEAPS[ply.a], count)
        if any(s.heaps):
            s.call("take", (frame.seat + 1) % s.seats)
        else:
            s.tell("game_over")

    def reason(self, s: Nim, frame: Frame, ply: Ply) -> Reason | None:
        """Every other move of the catalogue asks for more than the heap has.  [take.1]"""
        names = (HEAPS[ply.a], ply.b + 1)
        return s.because("take.1", "why-heap-too-small", ("heap", "count"), names)


class TakeQuestion(Decision[Nim]):
    """How many matches, and from where. The last match of all is taken unasked.  [take.1]"""

    kind = "take"
    actions = (Take(),)
    cites = ("take.1", "end.1")

    def flaw(self, s: Nim, frame: Frame) -> str | None:
        return None if any(s.heaps) else "nothing is left to take"
