"""The church: a member goes into the black bag and waits for a mass."""

from __future__ import annotations

from typing import Final

from terem.engine import Fields, Frame, Ply, Reason, Verb
from terem.games.village.rules.action import NUMBERS, Skip, SpaceAction, SpaceQuestion
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayQuestion
from terem.games.village.state import Village
from terem.games.village.tables import BAG, FARM

JOIN: Final = Verb("join_church", ("number", NUMBERS), told=("hours", "way"))


class JoinChurch(SpaceAction):
    """One member from the farm joins the church.  [church.1]"""

    verb = JOIN

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        for number in NUMBERS_IN[numbers_at(s, frame.seat, FARM)]:
            found.append(JOIN.grid[number])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        s.call("pay_church", frame.seat, (ply.a + 1,))

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("church.1", "why-nobody-home", ("number",), (ply.a + 1,))


class ChurchQuestion(SpaceQuestion):
    """Whether, and who, joins the church.  [church.1]"""

    kind = "church"
    actions = (JoinChurch(), Skip())
    cites = ("church.1", "church.2")


class PayForChurch(PayQuestion):
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
