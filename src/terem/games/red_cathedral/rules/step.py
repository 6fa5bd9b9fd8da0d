"""What the questions of a turn share: optional actions, the end of the turn, steps out of order."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Frame, Ply, Reason, Verb
from terem.games.red_cathedral.rules.free import CLOSED, EXCHANGE, OPEN
from terem.games.red_cathedral.state import RedCathedral

END_TURN: Final = Verb("end_turn")


class Step(Decision[RedCathedral]):
    """A question within a turn; each offers the optional actions too.  [free.4]

    It stays for them; whatever answers it ends it. The turn itself waits at the bottom.
    """

    stays = True
    # Clause and message against what must wait for the answer.
    first: tuple[str, str] = ("turn.1", "why-main-action-first")

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        if s.exchange == OPEN and s.one_moment and ply.verb is not EXCHANGE:
            s.exchange = CLOSED  # the one moment is over  [free.2]
        action = self.by_verb[ply.verb.number]  # hot: plain, `super` is a search
        assert action is not None
        action.play(s, frame, ply)


def answer_first(s: RedCathedral) -> Reason:
    """The open question comes before this step of the turn."""
    step = s.decision()
    assert isinstance(step, Step)
    return s.because(*step.first)


class MainAction(Action[RedCathedral]):
    """Claim, build or go to the market: exactly one of them a turn.  [turn.1]"""

    time = ("turn.1", "why-one-main-action")


class EndTurn(Action[RedCathedral]):
    """Nothing more; a player who can do nothing else is not asked.  [turn.2]"""

    verb = END_TURN

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        found.append(END_TURN.only)

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        s.end()
        s.end()  # the turn that waited below

    def untimely(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        return answer_first(s)
