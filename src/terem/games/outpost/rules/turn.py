"""A turn: one action and one hero, in either order, exchanges at any moment."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.outpost.rules.actions import may_act, why_not_after_passing, why_street_open
from terem.games.outpost.rules.building import Build
from terem.games.outpost.rules.exchange import Exchange
from terem.games.outpost.rules.heroes import Invite
from terem.games.outpost.rules.land import ActivateFort, Explore, Fortify
from terem.games.outpost.rules.monsters import Hunt
from terem.games.outpost.rules.regions import ActivateRegion
from terem.games.outpost.rules.rounds import pass_round
from terem.games.outpost.rules.streets import ActivateStreet
from terem.games.outpost.state import Outpost

END_TURN: Final = Verb("end_turn")
PASS: Final = Verb("pass")
DONE: Final = ["no", "yes"]


class EndTurn(Action[Outpost]):
    """After an action or a hero.  [turn.3]"""

    verb = END_TURN
    why = ("turn.3", "why-not-end-turn")

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        if frame.args[0] or frame.args[1]:
            found.append(END_TURN.only)

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.swaps = []
        s.end()
        s.call("next_turn", frame.seat)

    def untimely(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        return why_not_after_passing(s, frame) or why_street_open(s, frame)


class Pass(EndTurn):
    """The player's round is over.  [pass.1]"""

    verb = PASS

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        found.append(PASS.only)

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        s.swaps = []
        s.end()
        pass_round(s, frame.seat)


MAIN_ACTIONS: Final = [
    Build(),
    Explore(),
    Hunt(),
    Fortify(),
    ActivateRegion(),
    ActivateStreet(),
    ActivateFort(),
]
AT_ANY_MOMENT: Final[list[Action[Outpost]]] = [Invite(), Exchange(), EndTurn(), Pass()]
WITHOUT_HERO: Final = AT_ANY_MOMENT[1:]


class TurnQuestion(Decision[Outpost]):
    """What to do in one's turn.  [turn.1, turn.2]"""

    kind = "turn"
    fields: Fields = (("acted", DONE), ("invited", DONE))
    stays = True
    patient = True  # an exchange ends nothing
    actions = (*MAIN_ACTIONS, *AT_ANY_MOMENT)
    cites = ("turn.1", "turn.2", "exchange.1", "hero.1", "pass.1")

    def moves(self, s: Outpost, frame: Frame) -> list[Ply]:
        found: list[Ply] = []
        if may_act(s, frame):
            for action in MAIN_ACTIONS:
                action.offer(s, frame, found)
        for other in WITHOUT_HERO if frame.args[1] else AT_ANY_MOMENT:
            other.offer(s, frame, found)
        return found

    def only(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        """Who can neither act, nor invite, nor exchange must pass.  [turn.4]"""
        s.tell("must_pass", frame.seat)
        self.play(s, frame, ply)


def begin_turn_of(s: Outpost, seat: int) -> bool:
    """As if the turn had come round to this player; who has passed has none before the next round.
    [turn.5, pass.1]"""
    if s.players[seat].passed:
        return False
    s.swaps = []
    s.stack = []
    s.call("turn", seat, (0, 0))
    return True
