"""Taking matches, one decision a turn."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Frame, Move, Reason
from tests.games.nim.state import HEAPS, Nim

MOST: Final = 3
TAKE: Final[list[list[Move]]] = [
    [("take", heap, count) for count in range(1, MOST + 1)] for heap in HEAPS
]


class TakeDecision(Decision[Nim]):
    """From one heap, one match to three.  [take.1]"""

    kind = "take"

    def moves(self, s: Nim, frame: Frame) -> list[Move]:
        return [move for heap, left in enumerate(s.heaps) for move in TAKE[heap][:left]]

    def play(self, s: Nim, frame: Frame, move: Move) -> None:
        s.stack.pop()
        heap, count = HEAPS.index(str(move[1])), int(move[2])
        s.heaps[heap] -= count
        s.taken[frame.seat] += count
        s.last = frame.seat
        s.tell("taken", frame.seat, HEAPS[heap], count)
        if any(s.heaps):
            s.ask("take", (frame.seat + 1) % s.seats)
        else:
            s.tell("game_over")

    def reason(self, s: Nim, frame: Frame, move: Move) -> Reason | None:
        """Every other move of the catalogue asks for more than the heap has.  [take.1]"""
        return s.because("take.1", "why-heap-too-small", ("heap", "count"), move[1:])

    def flaw(self, s: Nim, frame: Frame) -> str | None:
        return None if any(s.heaps) else "nothing is left to take"

    def clauses(self) -> tuple[str, ...]:
        return ("take.1", "end.1")
