"""The council and travelling."""

from __future__ import annotations

import pytest

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
    rest,
    rule_against,
    table,
    told,
)


@clause("council.1")
def test_the_three_ways_are_offered_and_one_is_used() -> None:
    s = table()
    give(s, 0, green=4, coins=1)
    family(s, 0, n1="farm council_1 council_4 council_2")
    fresh(s)
    go(s, "council", "brown")
    assert set(s.moves()) == {
        ("enter_council", 1),
        ("advance", 1, 1),
        ("advance", 1, 2),
        ("use_privilege", 1),
        ("use_privilege", 2),
        ("use_privilege", 3),
        ("use_privilege", 4),
        ("skip",),
    }
    s.play(("use_privilege", 4))
    assert s.seat == 1


@clause("council.2")
def test_entering_costs_an_hour_and_two_green_cubes_or_a_scroll() -> None:
    s = table()
    give(s, 0, green=2, scroll=1)
    fresh(s)
    go(s, "council", "brown")
    s.play(("enter_council", 1))
    assert s.moves() == [("pay", "green_green"), ("pay", "scroll")]
    cubes = s.copy()
    cubes.play(("pay", "green_green"))
    assert has(cubes, 0) == {"brown": 1, "scroll": 1, "life": 1}
    s.play(("pay", "scroll"))
    assert has(s, 0) == {"brown": 1, "green": 2, "life": 1}
    assert at(s, 0, 1) == ["council_1", "farm", "farm", "farm"]
    assert s.moves() == [("use_privilege", 1), ("no_privilege",)]
    assert rule_against(s, "use_privilege", 2) == "council.3"
    s.play(("no_privilege",))
    assert s.ring == -1


@clause("council.2")
def test_without_the_fee_nobody_enters() -> None:
    s = table()
    give(s, 0, green=1)
    fresh(s)
    go(s, "council", "brown")
    assert told(s, "could_not_act")
    s = table()
    give(s, 0, green=1)
    family(s, 0, n1="farm council_1 farm farm")
    fresh(s)
    go(s, "council", "brown")
    assert rule_against(s, "enter_council", 1) == "council.2"
    assert rule_against(s, "enter_council", 2) == "council.2"


@clause("council.3")
@pytest.mark.parametrize(("step", "hours"), [(2, 2), (3, 2), (4, 3)])
def test_advancing_costs_the_hours_of_the_new_step(step: int, hours: int) -> None:
    s = table()
    give(s, 0, green=2, coins=1)
    family(s, 0, n1=f"council_{step - 1} farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    s.play(("advance", 1, step - 1))
    s.play(("pay", "green_green"))
    assert at(s, 0, 1) == [f"council_{step}", "farm", "farm", "farm"]
    assert s.players[0].life == hours
    # The privilege of the new step, of the one just left, or none.
    assert set(s.moves()) == {
        ("use_privilege", step),
        ("use_privilege", step - 1),
        ("no_privilege",),
    }
    assert rule_against(s, "use_privilege", 1 if step > 2 else 4) == "council.3"


@clause("council.3")
def test_only_members_on_a_step_advance_and_only_for_the_fee() -> None:
    s = table()
    give(s, 0, green=1)
    family(s, 0, n1="council_2 farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    assert rule_against(s, "advance", 1, 2) == "council.3"
    assert rule_against(s, "advance", 1, 1) == "council.3"


@clause("council.4")
def test_staying_uses_the_own_step_or_the_one_below_for_nothing() -> None:
    s = table()
    give(s, 0)
    family(s, 0, n1="council_3 farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    assert may(s, "use_privilege") == [("use_privilege", 2), ("use_privilege", 3)]
    assert rule_against(s, "use_privilege", 1) == "council.4"
    assert rule_against(s, "use_privilege", 4) == "council.4"
    s.play(("use_privilege", 3))
    s.play(("take_goods", "ox"))
    assert has(s, 0) == {"brown": 1, "ox": 1}
    assert at(s, 0, 1) == ["council_3", "farm", "farm", "farm"]


@clause("council.5", "round.2")
def test_the_ring_makes_the_first_player_of_the_next_round() -> None:
    s = table(3)
    give(s, 1)
    family(s, 1, n1="council_1 farm farm farm")
    family(s, 2, n1="council_1 farm farm farm")
    lay(s, harvest="pink", council="pink green")
    fresh(s)
    s.play(("take", "harvest", "pink"))
    s.play(("skip",))
    s.play(("take", "council", "pink"))
    s.play(("use_privilege", 1))
    assert s.ring == 1
    assert s.first == 0
    assert (s.seat, kind(s)) == (2, "council")  # the only cube left is taken unasked
    s.play(("use_privilege", 1))  # may be chosen, gives nothing
    assert told(s, "ring_was_gone") == [("ring_was_gone", 2)]
    assert s.round == 2
    assert s.first == 1
    assert s.seat == 1
    assert s.ring == -1


@clause("council.5")
def test_a_ring_that_is_gone_is_no_privilege_when_entering() -> None:
    s = table()
    give(s, 0, green=4)
    s.ring = 1
    fresh(s)
    go(s, "council", "brown")
    s.play(("enter_council", 1))
    assert s.seat == 1  # nothing to choose
    assert s.ring == 1
    s = table()
    give(s, 0, green=2)
    family(s, 0, n1="council_1 farm farm farm")
    s.ring = 0
    fresh(s)
    go(s, "council", "brown")
    s.play(("advance", 1, 1))
    assert s.moves() == [("use_privilege", 2), ("no_privilege",)]
    assert rule_against(s, "use_privilege", 1) == "council.5"


@clause("council.5", "solo.11")
@pytest.mark.parametrize(
    ("seats", "ring", "said"),
    [
        (2, -1, "take the ring and be the first player next round"),
        (2, 1, "the ring is taken, so this gives nothing"),
        (1, -1, "take the ring, which stands in for a coin"),
        (1, -2, "the ring is spent, so this gives nothing"),
    ],
)
def test_the_ring_promises_what_it_gives_here(seats: int, ring: int, said: str) -> None:
    s = table(seats)
    s.ring = ring
    family(s, 0, n1="council_1 farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    assert said in s.describe(("use_privilege", 1), "en")


@clause("round.2")
def test_without_the_ring_the_first_player_stays() -> None:
    s = table(2)
    s.round = 2
    s.first = 1
    lay(s, harvest="pink")
    fresh(s)
    s.play(("take", "harvest", "pink"))
    s.play(("skip",))
    assert s.first == 1
    assert s.seat == 1


@clause("council.6")
def test_two_cubes_of_ones_choice() -> None:
    s = table()
    give(s, 0)
    family(s, 0, n1="council_2 farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    s.play(("use_privilege", 2))
    assert len(s.moves()) == 10
    assert ("take_cubes", "pink_pink") in s.moves()
    assert rule_against(s, "take_cubes", "pink") == "council.6"
    s.play(("take_cubes", "pink_pink"))
    assert has(s, 0) == {"brown": 1, "pink": 2}


@clause("council.6")
def test_as_an_option_the_two_cubes_differ() -> None:
    s = table(council_cubes="different")
    family(s, 0, n1="council_2 farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    s.play(("use_privilege", 2))
    assert len(s.moves()) == 6
    assert rule_against(s, "take_cubes", "pink_pink") == "council.6"


@clause("council.6")
def test_a_short_supply_gives_what_it_has() -> None:
    s = table()
    lay(s, council="brown")
    give(s, 0)
    give(s, 1, brown=32, pink=33, orange=32, green=33)
    family(s, 0, n1="council_2 farm farm farm")
    fresh(s)
    assert s.supply == [0, 0, 1, 0, 6]
    s.play(("take", "council", "brown"))
    s.play(("use_privilege", 2))
    assert s.players[0].cubes[2] == 1  # the only cube there, and nothing to choose
    s = table()
    lay(s, council="brown")
    give(s, 1, brown=32, pink=33, orange=33, green=33)
    family(s, 0, n1="council_2 farm farm farm")
    fresh(s)
    s.play(("take", "council", "brown"))
    assert rule_against(s, "use_privilege", 2) == "council.6"


@clause("council.7")
def test_one_of_the_five_goods_and_no_grain() -> None:
    s = table()
    family(s, 0, n1="council_3 farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    s.play(("use_privilege", 3))
    goods = ["scroll", "horse", "plough", "ox", "wagon"]
    assert s.moves() == [("take_goods", good) for good in goods]


@clause("council.8")
def test_a_coin_for_three_points_once() -> None:
    s = table()
    give(s, 0, coins=2)
    family(s, 0, n1="council_4 farm farm farm")
    fresh(s)
    go(s, "council", "brown")
    s.play(("use_privilege", 4))
    assert has(s, 0) == {"brown": 1, "coins": 1, "points": 3}
    assert s.seat == 1
    rest(s)
    s.players[0].coins = 0
    fresh(s)
    go(s, "council", "brown")
    assert rule_against(s, "use_privilege", 4) == "council.8"


@clause("travel.1", "travel.3", "travel.4")
def test_to_the_northern_city() -> None:
    """Printed example: two hours, a wagon and two brown cubes; a disc and three points."""
    s = table()
    give(s, 0, wagon=1, brown=2)
    fresh(s)
    go(s, "travel", "green")
    assert may(s, "set_out") == [("set_out", 1, "A")]
    s.play(("set_out", 1, "A"))
    assert has(s, 0) == {"green": 1, "life": 2, "points": 3}
    assert at(s, 0, 1) == ["city_A", "farm", "farm", "farm"]
    assert s.players[0].discs == 1
    assert s.scores()[0] == 3 + 1


@clause("travel.1")
def test_only_two_cities_are_joined_to_the_village() -> None:
    s = table()
    give(s, 0, wagon=1, coins=3)
    fresh(s)
    go(s, "travel", "green")
    assert may(s, "set_out") == [("set_out", 1, "A"), ("set_out", 1, "B")]
    for city in "CDEF":
        assert rule_against(s, "set_out", 1, city) == "travel.1"
    assert rule_against(s, "set_out", 2, "A") == "travel.1"


@clause("travel.1")
def test_several_travellers_of_one_family() -> None:
    s = table()
    give(s, 0, wagon=2, brown=4)
    family(s, 0, n1="city_A city_C farm farm")
    fresh(s)
    go(s, "travel", "green")
    s.play(("set_out", 1, "A"))
    assert at(s, 0, 1) == ["city_A", "city_A", "city_C", "farm"]


@clause("travel.2")
def test_a_traveller_goes_along_one_road() -> None:
    s = table()
    give(s, 0, wagon=1, brown=2, pink=2, orange=2)
    family(s, 0, n1="city_A grave grave smithy")
    fresh(s)
    go(s, "travel", "green")
    assert set(may(s, "move_on")) == {("move_on", 1, "A", "B"), ("move_on", 1, "A", "C")}
    assert rule_against(s, "move_on", 1, "A", "D") == "travel.2"
    assert rule_against(s, "move_on", 1, "B", "A") == "travel.2"
    assert rule_against(s, "set_out", 1, "B") == "travel.1"
    s.play(("move_on", 1, "A", "C"))
    assert at(s, 0, 1) == ["city_C", "grave", "grave", "smithy"]
    assert has(s, 0) == {"brown": 2, "orange": 2, "green": 1, "life": 2, "coins": 1}


@clause("travel.3")
def test_wagon_and_cubes_are_needed() -> None:
    s = table()
    give(s, 0, wagon=1, brown=1, orange=2)
    fresh(s)
    go(s, "travel", "green")
    assert rule_against(s, "set_out", 1, "A") == "travel.3"
    s = table()
    give(s, 0, brown=2)
    fresh(s)
    go(s, "travel", "green")
    assert told(s, "could_not_act")


@clause("travel.4")
@pytest.mark.parametrize(
    ("here", "there", "reward"),
    [
        ("A", "C", "coin"),
        ("B", "D", "coin"),
        ("C", "E", "cubes"),
        ("D", "F", "points"),
        ("A", "B", "cubes"),
    ],
)
def test_rewards_of_the_cities(here: str, there: str, reward: str) -> None:
    s = table()
    give(s, 0, wagon=1, brown=2, pink=2, orange=2)
    family(s, 0, n1=f"city_{here} farm farm farm")
    fresh(s)
    go(s, "travel", "green")
    s.play(("move_on", 1, here, there))
    player = s.players[0]
    if reward == "cubes":
        assert kind(s) == "cubes"
        assert ("take_cubes", "green_green") in s.moves()
        assert rule_against(s, "take_cubes", "green") == "travel.4"
        before = player.cubes[3]
        s.play(("take_cubes", "green_green"))
        assert player.cubes[3] == before + 2
    assert player.points == (3 if reward == "points" else 0)
    assert player.coins == (1 if reward == "coin" else 0)


@clause("travel.4")
def test_the_two_cubes_of_a_city_may_always_be_equal() -> None:
    s = table(council_cubes="different")
    give(s, 0, wagon=1, orange=2)
    fresh(s)
    go(s, "travel", "green")
    s.play(("set_out", 1, "B"))
    assert ("take_cubes", "pink_pink") in s.moves()


@clause("travel.5")
def test_a_second_visit_costs_all_and_gives_nothing() -> None:
    s = table()
    give(s, 0, wagon=1, brown=2)
    s.players[0].discs = 1
    fresh(s)
    go(s, "travel", "green")
    s.play(("set_out", 1, "A"))
    assert has(s, 0) == {"green": 1, "life": 2}
    assert s.players[0].discs == 1
    assert at(s, 0, 1) == ["city_A", "farm", "farm", "farm"]
