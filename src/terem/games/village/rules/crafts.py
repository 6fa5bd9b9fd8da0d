"""The craftsmen's quarter: four workshops and the mill."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.village.rules import flow, life
from terem.games.village.rules.action import ActionDecision
from terem.games.village.rules.life import NUMBERS_IN, find_member, numbers_at
from terem.games.village.rules.pay import PayDecision, can_pay
from terem.games.village.state import Village
from terem.games.village.tables import FARM, GOODS, GOODS_OF, WORKSHOP_OF, WORKSHOPS, YARD

PRODUCE: Final = "produce"

TRAIN: Final[list[list[Move]]] = [
    [("train", workshop, number + 1) for number in range(4)] for workshop in WORKSHOPS
]
# All trainings that are possible with these numbers at home.
TRAININGS: Final[list[list[Move]]] = [
    [moves[number] for moves in TRAIN for number in NUMBERS_IN[mask]] for mask in range(16)
]
MAKE: Final[list[Move]] = [("make", good) for good in GOODS]
BUY: Final[list[Move]] = [("buy", good) for good in GOODS]
MILL: Final[Move] = ("mill",)
MAKE_NOTHING: Final[Move] = ("make_nothing",)


def make(s: Village, seat: int, good: int) -> None:
    """A good for time, by a member in the yard.  [craft.2]"""
    life.spend_hours(s, seat, s.tables.make_hours[WORKSHOP_OF[good]])
    s.players[seat].goods[good] += 1
    s.tell("made", seat, GOODS[good])


def can_buy(s: Village, seat: int, workshop: int) -> bool:
    """Cubes or grain, whatever the workshop asks for.  [craft.4]"""
    ways = s.tables.buy_ways[workshop]
    if ways:
        return can_pay(s, seat, ways)
    return s.players[seat].grain >= s.tables.buy_grain[workshop]


class CraftsDecision(ActionDecision):
    """One good from one workshop, by time or by payment; or the mill.  [craft.1]"""

    kind = "crafts"

    def actions(self, s: Village, seat: int) -> list[Move]:
        player = s.players[seat]
        yards = 0
        home = 0
        for member, place in enumerate(player.family):
            if place == FARM:
                home |= 1 << s.tables.generation[member]
            elif YARD <= place < YARD + len(WORKSHOPS):
                yards |= 1 << place - YARD
        found = TRAININGS[home][:]
        for workshop in range(len(WORKSHOPS)):
            if yards >> workshop & 1:
                for good in GOODS_OF[workshop]:
                    found.append(MAKE[good])
            if can_buy(s, seat, workshop):
                for good in GOODS_OF[workshop]:
                    found.append(BUY[good])
        if player.grain >= s.tables.mill_grain:
            found.append(MILL)
        return found

    def act(self, s: Village, seat: int, move: Move) -> None:
        verb = move[0]
        if verb == "train":
            train(s, seat, WORKSHOPS.index(cast(str, move[1])), cast(int, move[2]))
        elif verb == "make":
            make(s, seat, GOODS.index(cast(str, move[1])))
        elif verb == "buy":
            buy(s, seat, GOODS.index(cast(str, move[1])))
        else:
            mill(s, seat)

    def why_not(self, s: Village, seat: int, move: Move) -> Reason | None:
        verb = move[0]
        if verb == "train":
            return s.because("craft.2", "why-nobody-home", ("number",), (move[2],))
        if verb == "make":
            workshop = WORKSHOPS[WORKSHOP_OF[GOODS.index(cast(str, move[1]))]]
            return s.because("craft.2", "why-no-craftsman", ("place",), (workshop,))
        if verb == "buy":
            return s.because("craft.4", "why-cannot-buy", ("good",), (move[1],))
        if verb == "mill":
            return s.because("craft.6", "why-no-grain-for-mill", ("sacks",), (s.tables.mill_grain,))
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("craft.1", "craft.2", "craft.4", "craft.6")


def train(s: Village, seat: int, workshop: int, number: int) -> None:
    """A member from the farm learns the craft and may make a good at once.  [craft.2]"""
    life.spend_hours(s, seat, s.tables.train_hours[workshop])
    s.players[seat].family[find_member(s, seat, FARM, number)] = YARD + workshop
    s.tell("trained", seat, number, WORKSHOPS[workshop])
    s.ask(PRODUCE, seat, (workshop,))


def buy(s: Village, seat: int, good: int) -> None:
    """Nobody of the family needs to work there.  [craft.4]"""
    workshop = WORKSHOP_OF[good]
    if s.tables.buy_ways[workshop]:
        PAY_FOR_GOODS.charge(s, seat, (good,))
        return
    s.players[seat].grain -= s.tables.buy_grain[workshop]
    s.tell("paid_grain", seat, s.tables.buy_grain[workshop])
    bought(s, seat, good)


def bought(s: Village, seat: int, good: int) -> None:
    s.players[seat].goods[good] += 1
    s.tell("got_goods", seat, GOODS[good])


def mill(s: Village, seat: int) -> None:
    """Time and grain become coins; nobody works here.  [craft.6]"""
    player = s.players[seat]
    life.spend_hours(s, seat, s.tables.mill_hours)
    player.grain -= s.tables.mill_grain
    player.coins += s.tables.mill_coins
    s.tell("milled", seat, s.tables.mill_grain, s.tables.mill_coins)


class PayForGoods(PayDecision):
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


PAY_FOR_GOODS: Final = PayForGoods()


class ProduceDecision(Decision[Village]):
    """The newly trained craftsman makes a good, or not yet.  [craft.2]"""

    kind = PRODUCE
    fields: Fields = (("workshop", WORKSHOPS),)

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        return [*[MAKE[good] for good in GOODS_OF[frame.args[0]]], MAKE_NOTHING]

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        if move[0] == "make":
            make(s, frame.seat, GOODS.index(cast(str, move[1])))
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "make":
            return s.because("craft.3", "why-other-craft", ("place",), (WORKSHOPS[frame.args[0]],))
        if move[0] == "buy":
            return s.because("craft.1", "why-one-way")
        return None

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.args[0] < 0 or not numbers_at(s, frame.seat, YARD + frame.args[0]):
            return "nobody works in the workshop that is to make a good"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("craft.2", "craft.3")
