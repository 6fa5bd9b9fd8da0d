"""Market days."""

from __future__ import annotations

from terem.games.village.tables import CUSTOMERS
from tests.clauses import clause
from tests.village.table import (
    at_stalls,
    family,
    fresh,
    give,
    go,
    has,
    kind,
    lay,
    may,
    rule_against,
    stalls,
    table,
    told,
)


@clause("market.1")
def test_a_market_day_is_held_with_an_empty_hand() -> None:
    s = table()
    stalls(s, "C20", "C24", "C15")
    give(s, 1, green=1, scroll=2)
    fresh(s)
    go(s, "market")
    assert told(s, "market_day_begins") == [("market_day_begins", 0)]
    assert s.seat == 1  # the starter cannot serve anybody, the others can
    s.play(("serve", 3))
    assert told(s, "market_day_ends")


@clause("market.2")
def test_only_customers_at_the_stalls_are_served() -> None:
    s = table()
    stalls(s, "C20", "C02")
    s.queue.insert(0, s.queue.pop(s.queue.index(CUSTOMERS.index("C01"))))
    give(s, 0, horse=1, plough=2, grain=2)
    fresh(s)
    go(s, "market")
    assert may(s, "serve") == [("serve", 1)]
    assert rule_against(s, "serve", 2) == "market.2"  # one sack is missing
    assert rule_against(s, "serve", 3) == "market.2"  # nobody there; C01 waits in the queue
    assert rule_against(s, "serve", 4) == "setup.4"
    s.play(("serve", 1))
    assert has(s, 0) == {"plough": 1, "grain": 2, "green": 1}
    assert s.players[0].customers == [CUSTOMERS.index("C20")]
    assert s.scores()[0] == 6


@clause("market.3")
def test_the_surcharge_spares_only_the_starters_first_customer() -> None:
    s = table()
    stalls(s, "C01", "C02", "C03")
    give(s, 0, grain=5)
    give(s, 1, grain=3, coins=1)
    fresh(s)
    go(s, "market")  # this green cube will pay for the second customer
    s.play(("serve", 1))
    assert has(s, 0) == {"grain": 3, "green": 1}
    assert s.seat == 1
    s.play(("serve", 3))
    assert has(s, 1) == {"life": 1}  # a coin stood in for the cube
    s.play(("serve", 2))
    assert has(s, 0) == {"life": 1}
    assert told(s, "market_day_ends")


@clause("market.3")
def test_cube_or_coin_is_the_sellers_choice() -> None:
    s = table()
    stalls(s, "C01", "C02", "C03")
    give(s, 0, grain=2)
    give(s, 1, grain=3, coins=1, green=1)
    fresh(s)
    go(s, "market")
    s.play(("serve", 1))
    s.play(("serve", 2))
    assert kind(s) == "pay_customer"
    assert s.moves() == [("pay", "green"), ("pay", "coin")]
    s.play(("pay", "coin"))
    assert has(s, 1) == {"green": 1, "life": 1}


@clause("market.3")
def test_the_first_customer_is_free_by_way_of_the_well_too() -> None:
    s = table()
    stalls(s, "C01")
    give(s, 0, pink=3, grain=2)
    fresh(s)
    s.play(("well", "pink_pink_pink"))
    s.play(("go_to", "market"))
    s.play(("serve", 1))
    assert has(s, 0) == {}
    assert s.players[0].customers == [0]


@clause("market.4")
def test_a_pass_is_final_and_costs_the_free_customer() -> None:
    s = table(3)
    stalls(s, "C01", "C02", "C03", "C05")
    give(s, 0, grain=5, green=3)
    give(s, 1, scroll=1, green=1)
    give(s, 2, grain=3, green=2)
    fresh(s)
    go(s, "market")
    assert s.seat == 0
    s.play(("pass",))
    assert s.seat == 1
    s.play(("serve", 4))
    s.play(("serve", 2))
    # Seat 0 is out though it could pay, seat 1 has nothing left, seat 2 has no grain.
    assert told(s, "market_day_ends")
    assert s.players[0].customers == []


@clause("market.4")
def test_a_last_seller_goes_on_alone() -> None:
    s = table(2)
    stalls(s, "C01", "C05", "C02")
    give(s, 0, grain=5, scroll=1, green=2)
    give(s, 1)
    fresh(s)
    go(s, "market")
    s.play(("serve", 1))
    assert s.seat == 0
    s.play(("serve", 2))
    assert s.seat == 0
    s.play(("serve", 3))
    assert len(s.players[0].customers) == 3
    assert s.players[0].life == 2


@clause("market.5")
def test_the_day_ends_with_the_last_customer_or_the_last_pass() -> None:
    s = table()
    stalls(s, "C01", "C02")
    give(s, 0, grain=5)
    give(s, 1, grain=3, green=1)
    fresh(s)
    go(s, "market")
    passes = s.copy()
    s.play(("serve", 1))
    s.play(("serve", 2))
    assert told(s, "market_day_ends")
    passes.play(("serve", 1))
    passes.play(("pass",))
    assert passes.seat == 0
    passes.play(("pass",))
    assert told(passes, "market_day_ends")
    assert (passes.seat, kind(passes)) == (1, "turn")


@clause("market.6")
def test_empty_stalls_fill_from_the_queue_in_order() -> None:
    s = table()
    stalls(s, "C20", "C01", "C21")
    give(s, 0, grain=2)
    fresh(s)
    queue = [CUSTOMERS[c] for c in s.queue]
    top = CUSTOMERS[s.customers[-1]]
    go(s, "market")
    s.play(("serve", 2))
    assert at_stalls(s) == ["C20", queue[0], "C21"]
    assert [CUSTOMERS[c] for c in s.queue] == [*queue[1:], top]


@clause("market.7")
def test_cells_stay_empty_when_nobody_comes_any_more() -> None:
    s = table()
    stalls(s, "C01", "C02", "C03")
    s.players[1].customers = [c for c in range(24) if c not in s.stalls]
    s.queue = []
    s.customers = []
    give(s, 0, grain=2)
    fresh(s)
    go(s, "market")
    s.play(("serve", 1))
    assert at_stalls(s) == [None, "C02", "C03"]
    s.players[1].customers += [1, 2]
    s.stalls = [-1, -1, -1]
    fresh(s)
    go(s, "market")
    assert told(s, "market_day_begins")
    assert told(s, "market_day_ends")
    assert s.seat == 0


@clause("market.2", "market.3", "market.4", "market.6")
def test_the_printed_market_day_of_three_players() -> None:
    """Printed example: Rurik serves for horse and plough, Isolde for three sacks, Helga passes,
    Rurik serves for scroll and grain, both pass; three customers move up, the fourth stays."""
    s = table(3)
    stalls(s, "C20", "C02", "C06", "C17")
    give(s, 0, horse=1, plough=1, scroll=1, grain=1)
    give(s, 1, grain=3, green=1)
    give(s, 2, scroll=1, green=1)
    fresh(s)
    queue = [CUSTOMERS[c] for c in s.queue]
    coming = [CUSTOMERS[c] for c in s.customers[::-1][:3]]
    lay(s, market="green", harvest="pink")
    fresh(s)
    s.play(("take", "market", "green"))
    s.play(("serve", 1))
    assert s.scores()[0] == 6
    assert s.seat == 1
    s.play(("serve", 2))
    assert has(s, 1) == {"life": 1}
    # Helga has a scroll, but neither horse nor grain.
    assert s.seat == 0
    s.play(("serve", 3))
    assert has(s, 0) == {"life": 1}
    assert told(s, "market_day_ends")
    assert at_stalls(s) == [*queue[:3], "C17"]
    assert [CUSTOMERS[c] for c in s.queue] == [*queue[3:], *coming]


@clause("death.6")
def test_hours_on_a_market_day_kill_at_once() -> None:
    s = table()
    stalls(s, "C01", "C02", "C03")
    give(s, 0, grain=2)
    give(s, 1, grain=5, green=2, life=9)
    family(s, 1, n1="farm smithy council_1 grave")
    fresh(s)
    go(s, "market")
    s.play(("serve", 1))
    s.play(("serve", 2))
    # The sale stands; the seller buries before anybody else is asked.
    assert s.players[1].customers == [1]
    assert (s.seat, kind(s)) == (1, "death")
    assert s.starter == 0
    s.play(("bury", "smithy"))
    assert s.players[1].life == 0
    assert told(s, "died") == [("died", 1, 1, "chronicle_crafts")]


@clause("death.7")
def test_a_black_cube_from_the_market_kills_after_the_day() -> None:
    s = table()
    stalls(s, "C01", "C02", "C03")
    give(s, 0, grain=2, life=9)
    family(s, 0, n1="farm smithy council_1 grave")
    fresh(s)
    go(s, "market", "black")
    assert kind(s) == "market_day"
    assert s.due == 1
    s.play(("serve", 1))
    assert (s.seat, kind(s)) == (0, "death")
    assert told(s, "market_day_ends")


@clause("death.7")
def test_as_an_option_it_kills_before_anybody_sells() -> None:
    s = table(market_plague_death="at_once")
    stalls(s, "C01", "C02", "C03")
    give(s, 0, grain=2, life=9)
    family(s, 0, n1="farm smithy council_1 grave")
    fresh(s)
    go(s, "market", "black")
    assert (s.seat, kind(s)) == (0, "death")
    s.play(("bury", "farm"))
    assert kind(s) == "market_day"
    s.play(("serve", 1))
    assert s.seat == 1
    assert kind(s) == "turn"
