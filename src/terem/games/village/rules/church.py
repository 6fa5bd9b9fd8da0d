"""The church: a member goes into the black bag and waits for a mass."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Fields, Frame, Move, Reason
from terem.games.village.rules.action import ActionDecision
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayDecision
from terem.games.village.state import Village
from terem.games.village.tables import BAG, FARM

JOIN: Final[list[Move]] = [("join_church", number + 1) for number in range(4)]
JOINS: Final[list[list[Move]]] = [[JOIN[n] for n in NUMBERS_IN[mask]] for mask in range(16)]


class ChurchDecision(ActionDecision):
    """One member from the farm joins the church.  [church.1]"""

    kind = "church"

    def actions(self, s: Village, seat: int) -> list[Move]:
        return JOINS[numbers_at(s, seat, FARM)][:]

    def act(self, s: Village, seat: int, move: Move) -> None:
        PAY_FOR_CHURCH.charge(s, seat, (cast(int, move[1]),))

    def why_not(self, s: Village, seat: int, move: Move) -> Reason | None:
        if move[0] == "join_church":
            return s.because("church.1", "why-nobody-home", ("number",), (move[1],))
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("church.1", "church.2")


class PayForChurch(PayDecision):
    """A brown cube or three hours.  [church.2]"""

    kind = "pay_church"
    fields: Fields = (("number", None),)

    def ways(self, s: Village, args: tuple[int, ...]) -> list[int]:
        return s.tables.church_ways

    def paid(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        s.players[seat].family[find_member(s, seat, FARM, args[0])] = BAG
        s.tell("joined_church", seat, args[0])

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if find_member(s, frame.seat, FARM, frame.args[0]) < 0:
            return "the member who is to join the church is not at home"
        return None


PAY_FOR_CHURCH: Final = PayForChurch()
