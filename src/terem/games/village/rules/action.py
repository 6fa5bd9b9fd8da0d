"""What the six action spaces beside the market share: act, or leave it."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.village.state import NOBODY, Village
from terem.games.village.tables import SPACES

SKIP: Final = Verb("skip")
NUMBERS: Final = range(1, 5)
NO_YES: Final = ["no", "yes"]
MAY_SKIP: Final = (0,)
MUST_ACT: Final = (1,)


class SpaceAction(Action[Village]):
    """Something that is done on an action space."""

    def untimely(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        if frame.kind == "well":
            return s.because("well.1", "why-choose-action-first")
        if frame.kind == "turn":
            if not s.left:  # a last turn on an empty board
                return s.because("end.3", "why-choose-action-first")
            return s.because("take.1", "why-take-cube-first")
        if frame.kind in SPACES:
            # Whoever paid the well or has a free last action chose the space without a cube.
            rule, message = "take.3", "why-other-space"
            if s.space < 0:
                rule, message = "well.3", "why-space-chosen"
            return s.because(rule, message, ("space",), (frame.kind,))
        return None


class Skip(SpaceAction):
    """Leave the space without acting. Who paid the well or has a free last action chose the space
    for its action and must act.  [take.3, well.3]"""

    verb = SKIP
    why = ("well.3", "why-must-act")

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if found and not frame.args[0]:
            found.append(SKIP.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.tell("did_nothing", frame.seat)

    def untimely(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        if s.starter != NOBODY:
            return s.because("market.1", "why-market-day")
        return None


class SpaceQuestion(Decision[Village]):
    """What to do on an action space, or nothing.  [take.3]"""

    fields: Fields = (("must_act", NO_YES),)

    def nothing(self, s: Village, frame: Frame) -> None:
        s.tell("could_not_act", frame.seat)

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.args[0] < 0:
            return "whoever acts on a space must, or need not"
        return None
