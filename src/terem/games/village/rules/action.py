"""What the six action spaces beside the market share: act, or leave it."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.village.rules import flow
from terem.games.village.state import TURN, Village

SKIP: Final[Move] = ("skip",)
NO_YES: Final = ["no", "yes"]


class ActionDecision(Decision[Village]):
    """What to do on an action space, or nothing.  [take.3]

    Who paid the well or has a free last action must act: he chose the space for it.  [well.3]
    """

    fields: Fields = (("must_act", NO_YES),)

    def actions(self, s: Village, seat: int) -> list[Move]:
        """What this player can do here."""
        raise NotImplementedError(self.kind)

    def act(self, s: Village, seat: int, move: Move) -> None:
        raise NotImplementedError(self.kind)

    def why_not(self, s: Village, seat: int, move: Move) -> Reason | None:
        return None

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        found = self.actions(s, frame.seat)
        if not frame.args[0]:
            found.append(SKIP)
        return found

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        if move is SKIP or move[0] == "skip":
            s.tell("did_nothing", frame.seat)
        else:
            self.act(s, frame.seat, move)
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "skip":
            return s.because("well.3", "why-must-act")
        return self.why_not(s, frame.seat, move)

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.phase != TURN or frame.seat != s.current or frame.args[0] < 0:
            return "only the player whose turn it is acts on a space"
        return None
