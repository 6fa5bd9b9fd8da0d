"""A market day: everybody may sell, circle after circle, until all have passed."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Passage, Ply, Reason, Verb
from terem.engine.lists import changed
from terem.games.village.rules import life
from terem.games.village.rules.pay import PayQuestion, can_pay
from terem.games.village.state import NOBODY, Player, Village
from terem.games.village.tables import CUSTOMERS, GOODS, STALLS

SERVE: Final = Verb(
    "serve", ("stall", range(1, STALLS + 1)), told=("customer", "points", "hours", "way")
)
PASS: Final = Verb("pass")


def begin_day(s: Village, starter: int, klara_reacts: bool) -> None:
    """A market day is held whether or not anybody can sell.  [market.1]"""
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
    s.call("market")


class MarketDay(Passage[Village]):
    """Who sells next, or the end of the day.  [market.3, market.4, market.5]"""

    kind = "market"

    def run(self, s: Village, frame: Frame) -> None:
        if s.due_now:  # [death.6]
            s.due_now -= 1
            life.somebody_dies(s, s.served)
        elif max(s.stalls) < 0:
            end_day(s)
        elif s.klara_waits and not s.free:
            s.klara_waits = False
            klaras_customer(s)
        elif s.passed == (1 << s.seats) - 1:
            end_day(s)
        else:
            while s.passed >> s.seller & 1:
                s.seller = (s.seller + 1) % s.seats
            s.call("market_day", s.seller)


def klaras_customer(s: Village) -> None:
    """Klara serves the first customer at the stalls, for nothing.  [solo.9]"""
    for stall, customer in enumerate(s.stalls):
        if customer >= 0:
            s.klara_customers = [*s.klara_customers, customer]
            s.stalls = changed(s.stalls, stall, -1)
            s.tell("klara_served", CUSTOMERS[customer])
            return


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


def sell(s: Village, seat: int, stall: int) -> None:
    """Goods and grain go to the supply, the tile to the farm.  [market.2]"""
    player = s.players[seat]
    customer = s.stalls[stall]
    needs = s.tables.customer_goods[customer]
    for good in range(len(GOODS)):
        player.goods[good] -= needs[good]
    player.grain -= s.tables.customer_grain[customer]
    player.customers = [*player.customers, customer]
    s.stalls = changed(s.stalls, stall, -1)
    s.tell("served", seat, CUSTOMERS[customer])
    s.free = False
    s.served = seat
    s.seller = (seat + 1) % s.seats


def pass_day(s: Village, seat: int) -> None:
    """A pass holds for the whole market day.  [market.4]"""
    if s.telling and lacks_surcharge(s, seat):
        s.tell("lacked_surcharge", seat)
    s.passed |= 1 << seat
    s.free = False
    s.seller = (seat + 1) % s.seats
    s.tell("passed", seat)


def lacks_surcharge(s: Village, seat: int) -> bool:
    """There are customers this player could serve, but for the surcharge.  [market.3]"""
    if s.free or can_pay(s, seat, s.tables.surcharge_ways):
        return False
    player = s.players[seat]
    return any(customer >= 0 and can_serve(s, player, customer) for customer in s.stalls)


def end_day(s: Village) -> None:
    refill(s)
    s.tell("market_day_ends")
    forget_day(s)
    s.end()


def forget_day(s: Village) -> None:
    """No market day is held."""
    s.starter = NOBODY
    s.free = False
    s.passed = 0
    s.seller = 0
    s.served = NOBODY
    s.klara_waits = False


def refill(s: Village) -> None:
    """The queue moves up into empty stalls, the stack fills the queue.  [market.6, market.7]"""
    stalls = s.stalls[:]
    queue = s.queue[:]
    customers = s.customers[:]
    for stall in range(len(stalls)):
        if stalls[stall] < 0 and queue:
            stalls[stall] = queue.pop(0)
            s.tell("customer_moved_up", CUSTOMERS[stalls[stall]])
    while len(queue) < s.tables.queue and customers:
        customer = customers.pop()
        queue.append(customer)
        s.reveals += 1
        s.tell("customer_came", CUSTOMERS[customer])
    s.stalls = stalls
    s.queue = queue
    s.customers = customers


class Serve(Action[Village]):
    """A customer at the stalls whose wishes this player can meet.  [market.2, market.3]"""

    verb = SERVE

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        seat = frame.seat
        if not s.free and not can_pay(s, seat, s.tables.surcharge_ways):
            return
        player = s.players[seat]
        for stall in range(len(s.stalls)):
            customer = s.stalls[stall]
            if customer >= 0 and can_serve(s, player, customer):
                found.append(SERVE.grid[stall])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        if s.free:
            sell(s, frame.seat, ply.a)
        else:
            s.call("pay_customer", frame.seat, (ply.a + 1,))

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        stall = ply.a
        if stall >= len(s.stalls):
            return s.because("setup.4", "why-stall-closed", ("stall",), (stall + 1,))
        customer = s.stalls[stall]
        if customer < 0:
            return s.because("market.2", "why-stall-empty", ("stall",), (stall + 1,))
        if can_serve(s, s.players[frame.seat], customer):
            return s.because("market.3", "why-no-surcharge")
        return s.because("market.2", "why-cannot-serve", ("customer",), (CUSTOMERS[customer],))

    def untimely(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("market.1", "why-no-market-day") if s.starter == NOBODY else None


class PassMarket(Action[Village]):
    """Sell nothing more on this market day.  [market.4]"""

    verb = PASS

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        found.append(PASS.only)

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        pass_day(s, frame.seat)


class MarketDayQuestion(Decision[Village]):
    """Serve one customer at the stalls, or pass; who can serve nobody passes.  [market.2,
    market.4]"""

    kind = "market_day"
    actions = (Serve(), PassMarket())
    cites = ("market.2", "market.3", "market.4", "market.5")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if frame.seat != s.seller or s.passed >> frame.seat & 1:
            return "on a market day the next seller is asked"
        if s.due_now or (s.klara_waits and not s.free):
            return "nobody sells before the dead are buried and Klara has her customer"
        return None


class PaySurcharge(PayQuestion):
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
