"""A market day: everybody may sell, circle after circle, until all have passed."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.village import solo
from terem.games.village.rules import flow, life
from terem.games.village.rules.pay import PayDecision, can_pay
from terem.games.village.state import DAY, NEXT, NOBODY, TURN, Player, Village
from terem.games.village.tables import CUSTOMERS, GOODS, STALLS

MARKET_DAY: Final = "market_day"

SERVE: Final[list[Move]] = [("serve", stall + 1) for stall in range(STALLS)]
PASS: Final[Move] = ("pass",)


def begin_day(s: Village, starter: int, klara_reacts: bool) -> None:
    """A market day is held whether or not anybody can sell.  [market.1]"""
    s.phase = DAY
    s.starter = starter
    s.free = starter < s.seats
    s.passed = 0
    s.seller = starter % s.seats
    s.served = s.seller
    s.klara_waits = klara_reacts
    if s.options["market_plague_death"] == "at_once":  # [death.7]
        s.due_now = s.due
        s.due = 0
    if starter < s.seats:
        s.tell("market_day_begins", starter)
    else:
        s.tell("klara_begins_market_day")


def go_on(s: Village) -> None:
    """Who sells next, or the end of the day.  [market.3, market.4, market.5]"""
    if s.due_now:  # [death.6]
        s.due_now -= 1
        life.somebody_dies(s, s.served)
        return
    if max(s.stalls) < 0:
        end_day(s)
        return
    if s.klara_waits and not s.free:  # [solo.9]
        s.klara_waits = False
        solo.take_customer(s)
        return
    if s.passed == (1 << s.seats) - 1:
        end_day(s)
        return
    seat = s.seller
    while s.passed >> seat & 1:
        seat = (seat + 1) % s.seats
    s.seller = seat
    if customers_for(s, seat):
        s.ask(MARKET_DAY, seat)
    else:
        pass_day(s, seat)


def can_serve(s: Village, player: Player, customer: int) -> bool:
    """The goods and the grain the tile asks for.  [market.2]"""
    if player.grain < s.tables.customer_grain[customer]:
        return False
    goods = player.goods
    needs = s.tables.customer_goods[customer]
    for good in range(len(GOODS)):  # noqa: SIM110 (hot: a plain loop beats a generator)
        if goods[good] < needs[good]:
            return False
    return True


def customers_for(s: Village, seat: int) -> list[Move]:
    """Customers at the stalls this player can serve now."""
    found: list[Move] = []
    if not s.free and not can_pay(s, seat, s.tables.surcharge_ways):
        return found
    player = s.players[seat]
    for stall in range(len(s.stalls)):
        customer = s.stalls[stall]
        if customer >= 0 and can_serve(s, player, customer):
            found.append(SERVE[stall])
    return found


def sell(s: Village, seat: int, stall: int) -> None:
    """Goods and grain go to the supply, the tile to the farm.  [market.2]"""
    player = s.players[seat]
    customer = s.stalls[stall]
    needs = s.tables.customer_goods[customer]
    for good in range(len(GOODS)):
        player.goods[good] -= needs[good]
    player.grain -= s.tables.customer_grain[customer]
    player.customers.append(customer)
    s.stalls[stall] = -1
    s.tell("served", seat, CUSTOMERS[customer])
    s.free = False
    s.served = seat
    s.seller = (seat + 1) % s.seats


def pass_day(s: Village, seat: int) -> None:
    """A pass holds for the whole market day.  [market.4]"""
    s.passed |= 1 << seat
    s.free = False
    s.seller = (seat + 1) % s.seats
    s.tell("passed", seat)


def end_day(s: Village) -> None:
    refill(s)
    s.tell("market_day_ends")
    # After Klara's own market day her turn is over; after anybody else's, his turn goes on.
    s.phase = NEXT if s.starter == s.seats else TURN
    s.starter = NOBODY
    s.free = False
    s.passed = 0
    s.seller = 0
    s.served = NOBODY
    s.klara_waits = False


def refill(s: Village) -> None:
    """The queue moves up into empty stalls, the stack fills the queue.  [market.6, market.7]"""
    for stall in range(len(s.stalls)):
        if s.stalls[stall] < 0 and s.queue:
            s.stalls[stall] = s.queue.pop(0)
            if s.telling:
                s.tell("customer_moved_up", CUSTOMERS[s.stalls[stall]])
    while len(s.queue) < s.tables.queue and s.customers:
        customer = s.customers.pop()
        s.queue.append(customer)
        s.reveals += 1
        s.tell("customer_came", CUSTOMERS[customer])


class MarketDayDecision(Decision[Village]):
    """Serve one customer at the stalls, or pass.  [market.2, market.4]"""

    kind = MARKET_DAY

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        found = customers_for(s, frame.seat)
        found.append(PASS)
        return found

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        if move[0] == "pass":
            pass_day(s, frame.seat)
        elif s.free:
            sell(s, frame.seat, cast(int, move[1]) - 1)
        else:
            PAY_SURCHARGE.charge(s, frame.seat, (cast(int, move[1]),))
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "skip":
            return s.because("market.1", "why-market-day")
        if move[0] != "serve":
            return None
        stall = cast(int, move[1]) - 1
        if stall >= len(s.stalls):
            return s.because("setup.4", "why-stall-closed", ("stall",), (stall + 1,))
        customer = s.stalls[stall]
        if customer < 0:
            return s.because("market.2", "why-stall-empty", ("stall",), (stall + 1,))
        if can_serve(s, s.players[frame.seat], customer):
            return s.because("market.3", "why-no-surcharge")
        return s.because("market.2", "why-cannot-serve", ("customer",), (CUSTOMERS[customer],))

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.seat != s.seller or s.passed >> frame.seat & 1:
            return "on a market day the next seller is asked"
        if s.due_now or (s.klara_waits and not s.free):
            return "nobody sells before the dead are buried and Klara has her customer"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("market.2", "market.3", "market.4", "market.5")


class PaySurcharge(PayDecision):
    """The green cube of everybody but the starter's first sale.  [market.3]"""

    kind = "pay_customer"
    fields: Fields = (("stall", None),)

    def ways(self, s: Village, args: tuple[int, ...]) -> list[int]:
        return s.tables.surcharge_ways

    def paid(self, s: Village, seat: int, args: tuple[int, ...]) -> None:
        life.spend_hours(s, seat, s.tables.surcharge_hours)
        sell(s, seat, args[0] - 1)

    def flaw(self, s: Village, frame: Frame) -> str | None:
        stall = frame.args[0] - 1
        if not 0 <= stall < len(s.stalls) or s.stalls[stall] < 0:
            return "nobody stands at the stall that is to be served"
        if not can_serve(s, s.players[frame.seat], s.stalls[stall]):
            return "the customer asks for more than the seller has"
        if frame.seat != s.seller or s.free:
            return "the surcharge is paid by the next seller, not for the free customer"
        return None


PAY_SURCHARGE: Final = PaySurcharge()
