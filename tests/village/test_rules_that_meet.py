"""Where two rules meet: deaths on market days, the ring with coins, the end, short supplies."""

from __future__ import annotations

import pytest

from terem.games.village.tables import COLOURS, CUSTOMERS
from tests.clauses import clause
from tests.village.table import (
    at,
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


@clause("death.7", "end.5", "end.6")
def test_a_death_that_waits_for_the_starters_turn_finds_the_graves_taken() -> None:
    """The black cube's death waits; meanwhile a customer of another player's brings the end. The
    starter had a market day that another ended, so he has a last turn, too."""
    s = table(3)
    family(s, 0, n1="grave grave farm farm")
    family(s, 1, n1="grave chronicle_farm chronicle_farm farm")
    stalls(s, "C01", "C02", "C05", "C04")
    lay(s, market="black", harvest="green green")
    give(s, 0, life=9)
    give(s, 1, grain=2, green=1, life=9)
    give(s, 2)
    fresh(s)
    go(s, "market", "black")
    assert s.due == 1
    s.play(("serve", 1))
    assert told(s, "end_in_sight") == [("end_in_sight", 1)]
    assert "out_of_the_game" in at(s, 0, 1)
    seats = []
    while s.seat is not None:
        seats.append(s.seat)
        s.play(("decline_turn",))
    assert seats == [1, 2, 0]


@clause("end.7", "mass.1", "council.5")
def test_the_ring_makes_nobody_first_at_the_last_mass() -> None:
    s = table(3)
    s.ring = 2
    s.first = 1
    s.round = 2
    family(s, 0, n1="chronicle_farm chronicle_farm grave farm")
    family(s, 1, n1="grave grave black_bag farm")
    family(s, 2, n1="black_bag farm farm farm")
    lay(s, harvest="black green green")
    give(s, 0, life=9)
    give(s, 1, coins=1)
    give(s, 2, coins=1)
    fresh(s)
    go(s, "harvest", "black")
    s.play(("skip",))
    s.play(("decline_turn",))
    s.play(("decline_turn",))
    assert (s.seat, kind(s)) == (1, "mass_draw")
    s.play(("stop_drawing",))
    assert (s.seat, kind(s)) == (2, "mass_draw")


@clause("council.6")
def test_of_two_different_cubes_a_supply_of_one_colour_gives_one() -> None:
    s = table(2, council_cubes="different")
    family(s, 0, n1="council_2 farm farm farm")
    lay(s, council="black", harvest="green green")
    give(s, 0)
    give(s, 1, pink=33, orange=33, green=31)
    fresh(s)
    go(s, "council", "black")
    s.play(("use_privilege", 2))
    assert has(s, 0) == {"brown": 1, "life": 2}


@clause("solo.11", "well.1")
def test_the_ring_is_one_of_the_coins_at_the_well() -> None:
    s = table(1)
    s.ring = 0
    lay(s, harvest="green pink")
    give(s, 0, coins=2, brown=1)
    fresh(s)
    assert may(s, "well") == [("well", "brown_coin_coin"), ("well", "coin_coin_coin")]
    s.play(("well", "coin_coin_coin"))
    assert has(s, 0) == {"brown": 1}
    assert s.ring == -2


@clause("solo.9", "solo.13")
def test_a_market_cube_that_kills_klaras_last_place_is_a_market_day_still() -> None:
    s = table(1)
    family(s, 0, n1="grave grave chronicle_farm farm")
    stalls(s, "C20", "C01", "C02")
    lay(s, crafts="green", market="green", harvest="pink pink")
    give(s, 0, grain=5, green=1)
    s.tokens = [1, 0, 0, 1, 0, 0]
    s.track[1] = COLOURS.index("pink")
    s.cell = 1
    fresh(s)
    s.play(("take", "crafts", "green"))
    if may(s, "skip"):
        s.play(("skip",))
    assert told(s, "klara_brought_the_end")
    assert s.klara_customers == [CUSTOMERS.index("C20")]
    s.play(("serve", 2))
    while kind(s) == "market_day":
        s.play(("pass",))
    assert may(s, "decline_turn")
    before = sum(colour >= 0 for colour in s.track)
    s.play(("take", "harvest", "pink"))
    assert sum(colour >= 0 for colour in s.track) == before  # she takes no further cube


@clause("well.3", "end.3")
@pytest.mark.parametrize("paid", [True, False])
def test_without_a_cube_it_is_the_chosen_space_that_counts(paid: bool) -> None:
    """No sentence speaks of a cube to somebody who took none."""
    s = table(2)
    family(s, 0, n1="chronicle_farm grave farm farm")
    family(s, 1, n1="grave farm farm farm")
    give(s, 0, brown=3, life=9)
    give(s, 1)
    lay(s, harvest="black", **({"family": "green"} if paid else {}))
    fresh(s)
    if paid:
        s.play(("well", "brown_brown_brown"))
    else:
        go(s, "harvest", "black")
        s.play(("skip",))
    s.play(("go_to", "crafts"))
    assert kind(s) == "crafts"
    assert rule_against(s, "birth") == "well.3"
    assert rule_against(s, "skip") == "well.3"
