"""What the seven actions of a turn share, and what may not be done at other moments."""

from __future__ import annotations

from terem.engine import Action, Frame, Ply, Reason
from terem.games.outpost.rules.settlers import at_hand
from terem.games.outpost.state import Outpost, Player
from terem.games.outpost.tables import STREETS


def has_passed(s: Outpost, frame: Frame) -> bool:
    """Whether the question belongs to somebody whose round is over."""
    return s.players[frame.seat].passed


def why_not_after_passing(s: Outpost, frame: Frame) -> Reason | None:
    """Who has passed neither acts nor invites any more.  [pass.1]"""
    if has_passed(s, frame):
        return s.because("pass.1", "why-round-is-over-for-you")
    return None


def why_street_open(s: Outpost, frame: Frame) -> Reason | None:
    """While a street works, only its buildings and exchanges have their time.  [street.2]"""
    if frame.kind != "street":
        return None
    return s.because("street.2", "why-street-open", ("street",), (STREETS[frame.args[0]],))


def may_act(s: Outpost, frame: Frame) -> bool:
    """One action a turn, as long as there are settlers to send.  [turn.1, settlers.1]"""
    return not frame.args[0] and at_hand(s.players[frame.seat]) > 0


class MainAction(Action[Outpost]):
    """One of the seven actions: one a turn, by settlers at hand.  [turn.1, turn.2, settlers.1]

    Offered only where `may_act`; the turn waits below whatever the action asks.
    """

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.swaps = []
        s.stack[-1] = Frame("turn", frame.seat, (1, frame.args[1]))
        self.act(s, frame.seat, ply)

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        if frame.args[0]:
            return s.because("turn.1", "why-one-action")
        return self.why_not(s, s.players[frame.seat], ply)

    def untimely(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        return why_not_after_passing(s, frame) or why_street_open(s, frame)

    def act(self, s: Outpost, seat: int, ply: Ply) -> None:
        raise NotImplementedError(self.verb.name)

    def why_not(self, s: Outpost, player: Player, ply: Ply) -> Reason | None:
        raise NotImplementedError(self.verb.name)


class Answer(Action[Outpost]):
    """An answer to a question that an action or the passing of a player asks."""

    # The clause and the sentence that say when the question comes.
    when: str = ""
    sentence: str = ""

    def untimely(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        if frame.kind == "turn":
            return s.because(self.when, self.sentence)
        return why_street_open(s, frame)
