"""Harvest, family, crafts."""

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
    may,
    rest,
    rule_against,
    table,
    told,
)


@clause("harvest.1")
def test_no_harvest_with_nobody_at_home() -> None:
    s = table()
    family(s, 0, n1="smithy smithy council_1 black_bag")
    fresh(s)
    go(s, "harvest")
    assert told(s, "could_not_act")
    assert s.players[0].grain == 0
    assert s.seat == 1


@clause("harvest.1", "harvest.2")
@pytest.mark.parametrize(
    ("goods", "sacks"),
    [
        ({}, 2),
        ({"horse": 1}, 2),
        ({"plough": 2}, 2),
        ({"horse": 1, "plough": 1}, 3),
        ({"ox": 1, "plough": 1}, 4),
        ({"ox": 2, "horse": 2, "plough": 2}, 4),
    ],
)
def test_harvest_by_team_and_nothing_is_used_up(goods: dict[str, int], sacks: int) -> None:
    s = table()
    give(s, 0, **goods)
    fresh(s)
    go(s, "harvest")
    s.play(("harvest",))
    assert has(s, 0) == {**goods, "grain": sacks, "green": 1}
    assert at(s, 0, 1) == ["farm"] * 4


@clause("harvest.3")
def test_the_barn_holds_five_sacks() -> None:
    s = table()
    give(s, 0, grain=4, ox=1, plough=1)
    fresh(s)
    go(s, "harvest")
    s.play(("harvest",))
    assert s.players[0].grain == 5
    assert told(s, "harvested") == [("harvested", 0, 1)]


@clause("family.1")
def test_the_lowest_number_left_is_born() -> None:
    """Printed example: one 2, two 3 and two 4 are left, so the 2 must come."""
    s = table()
    family(s, 0, n2="farm smithy unborn")
    fresh(s)
    go(s, "family")
    assert may(s, "birth") == [("birth",)]
    s.play(("birth",))
    assert at(s, 0, 2) == ["farm", "farm", "smithy"]
    assert at(s, 0, 3) == ["unborn", "unborn"]


@clause("family.1")
def test_when_all_are_born_nobody_is() -> None:
    s = table()
    family(s, 0, n1="smithy farm farm farm", n2="farm farm farm", n3="farm farm", n4="farm farm")
    fresh(s)
    go(s, "family")
    assert rule_against(s, "birth") == "family.1"


@clause("family.2")
def test_a_living_member_is_called_home_from_the_board_but_not_from_the_bag() -> None:
    s = table()
    family(s, 0, n1="smithy council_2 city_B church_3", n2="black_bag smithy unborn")
    fresh(s)
    go(s, "family")
    assert set(may(s, "call_home")) == {
        ("call_home", "smithy", 1),
        ("call_home", "smithy", 2),
        ("call_home", "council_2", 1),
        ("call_home", "city_B", 1),
        ("call_home", "church_3", 1),
    }
    s.play(("call_home", "city_B", 1))
    assert at(s, 0, 1) == ["church_3", "council_2", "farm", "smithy"]
    assert s.players[0].discs == 2  # the disc stays
    assert at(s, 0, 2) == ["black_bag", "smithy", "unborn"]
    assert s.seat == 1
    assert rule_against(s, "call_home", "smithy", 1) == "take.1"


@clause("family.2")
def test_the_family_action_can_be_empty() -> None:
    s = table()
    everybody = {"n1": "farm farm farm farm", "n2": "farm farm farm"}
    family(s, 0, **everybody, n3="farm black_bag", n4="farm farm")
    fresh(s)
    go(s, "family")
    assert told(s, "could_not_act")
    go(s, "family")  # seat 1 can raise a child
    assert rule_against(s, "call_home", "smithy", 1) == "family.2"


@clause("family.3")
@pytest.mark.parametrize(
    ("space", "verb"),
    [
        ("crafts", "train"),
        ("council", "enter_council"),
        ("travel", "set_out"),
        ("church", "join_church"),
    ],
)
def test_whoever_is_sent_out_comes_from_home(space: str, verb: str) -> None:
    s = table()
    give(s, 0, green=2, scroll=1, wagon=1, brown=2, orange=2)
    family(s, 0, n1="smithy smithy smithy smithy", n2="farm farm unborn")
    fresh(s)
    go(s, space, "pink")
    sent = may(s, verb)
    assert sent
    assert all(2 in move for move in sent)
    assert not [move for move in sent if 1 in move]


@clause("craft.1")
def test_one_good_an_action_made_or_bought_but_not_both() -> None:
    s = table()
    give(s, 0, pink=2, orange=2, grain=5)
    fresh(s)
    go(s, "crafts", "brown")
    s.play(("train", "scribes", 1))
    assert s.moves() == [("make", "scroll"), ("make_nothing",)]
    assert rule_against(s, "buy", "scroll") == "craft.1"
    s.play(("make", "scroll"))
    assert s.seat == 1
    assert has(s, 0) == {"pink": 2, "orange": 2, "grain": 5, "brown": 1, "scroll": 1, "life": 4}


@clause("craft.2")
def test_train_a_wainwright_and_make_a_wagon() -> None:
    """Printed example: two hours to train, two more for the wagon, in one turn."""
    s = table()
    give(s, 0)
    fresh(s)
    go(s, "crafts", "brown")
    assert rule_against(s, "make", "wagon") == "craft.2"
    s.play(("train", "wainwright", 1))
    assert s.players[0].life == 2
    s.play(("make", "wagon"))
    assert has(s, 0) == {"brown": 1, "life": 4, "wagon": 1}
    assert at(s, 0, 1) == ["farm", "farm", "farm", "wainwright"]


@clause("craft.2")
def test_a_trained_craftsman_makes_for_the_hours_of_the_workshop_alone() -> None:
    s = table()
    give(s, 0)
    family(s, 0, n1="stables farm farm farm")
    fresh(s)
    go(s, "crafts", "brown")
    s.play(("make", "ox"))
    assert has(s, 0) == {"brown": 1, "life": 3, "ox": 1}


@clause("craft.2")
def test_training_without_making() -> None:
    s = table()
    give(s, 0)
    fresh(s)
    go(s, "crafts", "brown")
    s.play(("train", "smithy", 1))
    s.play(("make_nothing",))
    assert has(s, 0) == {"brown": 1, "life": 3}
    assert s.seat == 1


@clause("craft.3")
def test_a_craftsman_makes_only_his_own_goods_and_stays() -> None:
    s = table()
    give(s, 0)
    family(s, 0, n1="smithy farm farm farm")
    fresh(s)
    go(s, "crafts", "brown")
    assert may(s, "make") == [("make", "plough")]
    s.play(("train", "stables", 1))
    assert rule_against(s, "make", "plough") == "craft.3"
    s.play(("make", "horse"))
    assert "smithy" in at(s, 0, 1)
    assert "stables" in at(s, 0, 1)


@clause("craft.3")
def test_several_members_and_families_share_a_yard() -> None:
    s = table()
    give(s, 0)
    family(s, 0, n1="smithy farm farm farm")
    family(s, 1, n1="smithy smithy farm farm")
    fresh(s)
    go(s, "crafts", "brown")
    s.play(("train", "smithy", 1))
    assert s.players[0].life == 3  # the full price again
    s.play(("make", "plough"))
    assert has(s, 0) == {"brown": 1, "life": 6, "plough": 1}  # one good all the same
    assert at(s, 0, 1) == ["farm", "farm", "smithy", "smithy"]


@clause("craft.4")
def test_buying_needs_no_craftsman_and_no_time() -> None:
    """Printed example: the wagon could be bought for an orange and a pink cube."""
    s = table()
    give(s, 0, pink=1, orange=1)
    family(s, 0, n1="black_bag black_bag black_bag black_bag")
    fresh(s)
    supply = s.supply[:]
    go(s, "crafts", "brown")
    s.play(("buy", "wagon"))
    assert has(s, 0) == {"brown": 1, "wagon": 1}
    assert s.supply[1] == supply[1] + 1
    assert s.supply[2] == supply[2] + 1


@clause("craft.5")
@pytest.mark.parametrize(
    ("good", "workshop", "train", "make", "price"),
    [
        ("wagon", "wainwright", 2, 2, {"pink": 1, "orange": 1}),
        ("horse", "stables", 3, 3, {"grain": 3}),
        ("ox", "stables", 3, 3, {"grain": 3}),
        ("scroll", "scribes", 2, 2, {"pink": 1}),
        ("plough", "smithy", 3, 3, {"pink": 1, "orange": 1}),
    ],
)
def test_prices_of_the_workshops(
    good: str, workshop: str, train: int, make: int, price: dict[str, int]
) -> None:
    s = table()
    give(s, 0, **price)
    fresh(s)
    go(s, "crafts", "brown")
    bought = s.copy()
    bought.play(("buy", good))
    assert has(bought, 0) == {"brown": 1, good: 1}
    s.play(("train", workshop, 1))
    assert s.players[0].life == train
    s.play(("make", good))
    assert has(s, 0) == {**price, "brown": 1, good: 1, "life": train + make}
    lacking = table()
    give(lacking, 0, **{name: n - 1 for name, n in price.items()})
    fresh(lacking)
    go(lacking, "crafts", "brown")
    assert rule_against(lacking, "buy", good) == "craft.4"


@clause("craft.6")
def test_the_mill_turns_hours_and_grain_into_coins() -> None:
    s = table()
    give(s, 0, grain=3)
    fresh(s)
    go(s, "crafts", "brown")
    s.play(("mill",))
    assert has(s, 0) == {"brown": 1, "grain": 1, "coins": 2, "life": 2}
    rest(s)
    go(s, "crafts", "brown")
    assert rule_against(s, "mill") == "craft.6"
    assert kind(s) == "crafts"
    assert not [move for move in may(s, "train") if move[1] == "mill"]
