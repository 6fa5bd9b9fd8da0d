"""The craftsmen's quarter: four workshops and the mill."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.village.rules import life
from terem.games.village.rules.action import NUMBERS, Skip, SpaceAction, SpaceQuestion
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayQuestion, among, payable
from terem.games.village.state import Village
from terem.games.village.tables import FARM, GOODS, GOODS_OF, WORKSHOP_OF, WORKSHOPS, YARD

TRAIN: Final = Verb("train", ("place", WORKSHOPS), ("number", NUMBERS), told=("hours",))
# All trainings that are possible with these numbers at home.
TRAININGS: Final[list[list[Ply]]] = [
    [row[number] for row in TRAIN.rows() for number in NUMBERS_IN[mask]] for mask in range(16)
]
MAKE: Final = Verb("make", ("good", GOODS), told=("hours",))
MAKE_NOTHING: Final = Verb("make_nothing")
BUY: Final = Verb("buy", ("good", GOODS), told=("sacks", "way"))
# By workshop.
MAKES: Final[list[list[Ply]]] = [[MAKE.grid[good] for good in goods] for goods in GOODS_OF]
BUYS: Final[list[list[Ply]]] = [[BUY.grid[good] for good in goods] for goods in GOODS_OF]
MILL: Final = Verb("mill", told=("sacks", "coins", "hours"))


class Train(SpaceAction):
    """A member from the farm learns the craft and may make a good at once.  [craft.2]"""

    verb = TRAIN

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        found += TRAININGS[numbers_at(s, frame.seat, FARM)]

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        workshop = ply.a
        number = ply.b + 1
        life.spend_hours(s, seat, s.tables.train_hours[workshop])
        s.players[seat].family[find_member(s, seat, FARM, number)] = YARD + workshop
        s.tell("trained", seat, number, WORKSHOPS[workshop])
        s.call("produce", seat, (workshop,))

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("craft.2", "why-nobody-home", ("number",), (ply.b + 1,))


class Make(SpaceAction):
    """A good of a workshop for time, by a member in its yard.  [craft.2, craft.3]"""

    verb = MAKE

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        """Workshop by workshop, what is made and what is bought there.  [craft.4]"""
        family = s.players[frame.seat].family
        possible = payable(s, frame.seat)
        for workshop in range(len(WORKSHOPS)):
            if YARD + workshop in family:
                found += MAKES[workshop]
            if can_buy(s, frame.seat, workshop, possible):
                found += BUYS[workshop]

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        life.spend_hours(s, frame.seat, s.tables.make_hours[WORKSHOP_OF[ply.a]])
        s.players[frame.seat].goods[ply.a] += 1
        s.tell("made", frame.seat, GOODS[ply.a])

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        workshop = WORKSHOPS[WORKSHOP_OF[ply.a]]
        return s.because("craft.2", "why-no-craftsman", ("place",), (workshop,))


def can_buy(s: Village, seat: int, workshop: int, possible: int) -> bool:
    """Cubes, as far as these ways of paying go, or grain: whatever the workshop asks for.
    [craft.4]"""
    ways = s.tables.buy_ways[workshop]
    if ways:
        return among(possible, ways)
    return s.players[seat].grain >= s.tables.buy_grain[workshop]


def bought(s: Village, seat: int, good: int) -> None:
    s.players[seat].goods[good] += 1
    s.tell("got_goods", seat, GOODS[good])


class Buy(SpaceAction):
    """A good of a workshop for cubes or grain, whoever works there.  [craft.4, craft.5]"""

    verb = BUY
    beside = True

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        workshop = WORKSHOP_OF[ply.a]
        if s.tables.buy_ways[workshop]:
            s.call("pay_goods", frame.seat, (ply.a,))
            return
        s.players[frame.seat].grain -= s.tables.buy_grain[workshop]
        s.tell("paid_grain", frame.seat, s.tables.buy_grain[workshop])
        bought(s, frame.seat, ply.a)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("craft.4", "why-cannot-buy", ("good",), (GOODS[ply.a],))

    def untimely(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        if frame.kind == "produce":
            return s.because("craft.1", "why-one-way")
        return super().untimely(s, frame, ply)


class Mill(SpaceAction):
    """Time and grain become coins; nobody works here.  [craft.6]"""

    verb = MILL

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        if s.players[frame.seat].grain >= s.tables.mill_grain:
            found.append(MILL.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        player = s.players[frame.seat]
        life.spend_hours(s, frame.seat, s.tables.mill_hours)
        player.grain -= s.tables.mill_grain
        player.coins += s.tables.mill_coins
        s.tell("milled", frame.seat, s.tables.mill_grain, s.tables.mill_coins)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("craft.6", "why-no-grain-for-mill", ("sacks",), (s.tables.mill_grain,))


class CraftsQuestion(SpaceQuestion):
    """One good from one workshop, by time or by payment; or the mill.  [craft.1]"""

    kind = "crafts"
    actions = (Train(), Make(), Buy(), Mill(), Skip())
    cites = ("craft.1", "craft.2", "craft.4", "craft.6")


class PayForGoods(PayQuestion):
    """With what to pay a workshop.  [craft.4, coin.1]"""

    kind = "pay_goods"
    fields: Fields = (("good", GOODS),)

    def ways(self, s: Village, args: tuple[int, ...]) -> list[int]:
        return s.tables.buy_ways[WORKSHOP_OF[args[0]]]

    def paid(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        bought(s, seat, args[0])

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.args[0] < 0 or not self.ways(s, frame.args):
            return "the good that is to be paid for is not bought with cubes"
        return None


class MakeFirst(Make):
    """The newly trained craftsman makes a good of his craft.  [craft.2, craft.3]"""

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        found += MAKES[frame.args[0]]

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("craft.3", "why-other-craft", ("place",), (WORKSHOPS[frame.args[0]],))


class MakeNothing(Action[Village]):
    """He need not make anything yet.  [craft.2]"""

    verb = MAKE_NOTHING

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        found.append(MAKE_NOTHING.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        """His time is not spent."""


class ProduceQuestion(Decision[Village]):
    """The newly trained craftsman makes a good, or not yet.  [craft.2]"""

    kind = "produce"
    fields: Fields = (("workshop", WORKSHOPS),)
    actions = (MakeFirst(), MakeNothing())
    standing = (("make_nothing",),)
    cites = ("craft.2", "craft.3")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.args[0] < 0 or not numbers_at(s, frame.seat, YARD + frame.args[0]):
            return "nobody works in the workshop that is to make a good"
        return None
