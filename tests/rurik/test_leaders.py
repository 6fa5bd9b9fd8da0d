"""The eight leaders and their abilities."""

from __future__ import annotations

import pytest

from terem.games.rurik.tables import REBELS, REGIONS
from tests.clauses import clause
from tests.rurik.table import (
    acting,
    advisor,
    deed,
    fresh,
    give,
    goods,
    hand,
    lead,
    leader_at,
    may,
    placing,
    put,
    raise_up,
    rebel,
    rule_against,
    rules,
    table,
    told,
    troops,
    turn,
)


@clause("leader.1")
@pytest.mark.parametrize(("option", "joins"), [("each_step", True), ("whole_march", False)])
def test_agatha_takes_one_or_two_along_on_each_step(option: str, joins: bool) -> None:
    s = table(2, agatha_companions=option)
    lead(s, 0, "agatha", "kiev")
    put(s, 0, "kiev", 3)
    put(s, 0, "chernigov")
    put(s, 1, "rostov")
    acting(s, "move")
    s.play(("move_leader_with", "chernigov", 1))
    assert (troops(s, 0, "kiev"), troops(s, 0, "chernigov")) == (2, 2)
    assert s.pool[1] == 2
    assert (("move_leader_with", "smolensk", 2) in s.moves()) == joins
    assert ("move_leader_with", "smolensk", 1) in s.moves()
    if not joins:
        assert rule_against(s, "move_leader_with", "smolensk", 2) == "leader.1"


@clause("leader.1")
def test_agatha_takes_companions_when_a_deed_sends_her_not_when_predslava_does() -> None:
    s = table(2)
    lead(s, 0, "agatha", "kiev")
    put(s, 0, "kiev", 2)
    put(s, 1, "rostov")
    deed(s, 0, "send_gifts")
    give(s, 0, fish=1, fur=1)
    turn(s, "muster")
    s.play(("do_deed", "send_gifts"))
    s.play(("leap_leader_with", "novgorod", 2))
    assert troops(s, 0, "novgorod") == 2
    driven = table(2)
    lead(driven, 0, "agatha", "kiev")
    put(driven, 0, "kiev", 2)
    lead(driven, 1, "predslava", "kiev")
    turn(driven, "muster", seat=1)
    driven.play(("drive_leader", "volyn", 0))
    assert leader_at(driven, 0) == "volyn"
    assert troops(driven, 0, "kiev") == 2


@clause("leader.2")
def test_boris_reveals_one_fewer_and_takes_a_coin_even_without_a_card() -> None:
    s = table(2)
    lead(s, 0, "boris", "kiev")
    put(s, 0, "kiev", 3)
    put(s, 1, "kiev", 2)
    acting(s, "attack")
    assert s.describe(("attack", "kiev", 1), "en").endswith("reveal no card; Boris steals a coin")
    s.play(("attack", "kiev", 1))
    assert s.stack[-1].kind == "turn"
    assert told(s, "coin_stolen") == [(0, 1)]
    assert (s.players[0].coins, s.players[1].coins) == (4, 2)
    # Without coins there is nothing to take, the card is spared all the same.
    s.players[1].coins = 0
    put(s, 1, "volyn")
    fresh(s)
    assert "Boris" not in s.describe(("attack", "kiev", 1), "en")
    s.play(("attack", "kiev", 1))
    assert not told(s, "revealed")
    away = table(2)
    lead(away, 0, "boris", "volyn")
    put(away, 0, "kiev", 3)
    put(away, 1, "kiev", 2)
    acting(away, "attack")
    away.play(("attack", "kiev", 1))
    assert away.stack[-1].args[1] == 1


@clause("leader.3")
def test_maria_opens_one_neighbour_a_round() -> None:
    s = table(2)
    lead(s, 0, "maria", "rostov")
    put(s, 1, "smolensk", 4)
    acting(s, "muster")
    assert {str(m[1]) for m in may(s, "muster")} == {
        "rostov",
        "novgorod",
        "smolensk",
        "chernigov",
    }
    s.play(("muster", "smolensk"))
    # The region is occupied now; the other neighbours are closed for this round.
    assert {str(m[1]) for m in may(s, "muster")} == {"rostov", "smolensk"}
    off = table(2)
    lead(off, 0, "maria", None)
    put(off, 0, "rostov")
    put(off, 1, "kiev")
    acting(off, "muster")
    assert {str(m[1]) for m in may(off, "muster")} == {"rostov"}


@clause("leader.4")
def test_mstislav_pays_one_point_whoever_rules() -> None:
    s = table(2)
    lead(s, 0, "mstislav", "kiev")
    put(s, 0, "volyn")
    put(s, 1, "kiev", 5)
    put(s, 1, "volyn", 2)
    acting(s, "tax", row=2)
    assert may(s, "tax") == [("tax", "kiev")]
    built = table(2)
    lead(built, 0, "mstislav", "kiev")
    put(built, 1, "kiev", 5)
    acting(built, "build")
    built.play(("build", "market", "kiev"))
    built.play(("build", "stronghold", "kiev"))
    assert rules(built, "kiev") == 1


@clause("leader.5")
def test_predslava_sends_one_piece_away_once_a_round_and_pays_for_it() -> None:
    s = table(3)
    lead(s, 0, "predslava", "kiev")
    put(s, 0, "kiev")
    put(s, 1, "kiev", 2)
    lead(s, 2, "boris", "kiev")
    rebel(s, "kiev")
    acting(s, "move")
    s.play(("move", "kiev", "volyn"))
    # Between two points of an action, and a leader too, but never a rebel.
    assert ("drive", "volyn", 1) in s.moves()
    assert ("drive_leader", "volyn", 2) in s.moves()
    assert rule_against(s, "drive", "rostov", 1) == "leader.5"
    s.play(("drive_leader", "galich", 2))
    assert leader_at(s, 2) == "galich"
    assert s.players[2].coins == 4
    assert rule_against(s, "drive", "volyn", 1) == "leader.5"
    assert s.pool[1] == 3


@clause("leader.5")
@pytest.mark.parametrize("option", ["action_phase", "any_phase"])
def test_predslava_when_placing_advisors_is_an_option(option: str) -> None:
    s = table(2, predslava_turn=option)
    lead(s, 0, "predslava", "kiev")
    put(s, 1, "kiev")
    placing(s)
    assert bool(may(s, "drive")) == (option == "any_phase")
    if option == "any_phase":
        s.play(("drive", "volyn", 1))
        assert troops(s, 1, "volyn") == 1
        assert may(s, "place")


@clause("leader.6")
def test_sviatopolk_counts_rebels_as_his_for_rule_and_replaces_them() -> None:
    s = table(2)
    lead(s, 0, "sviatopolk", "kiev")
    put(s, 1, "kiev")
    rebel(s, "kiev", REBELS.index("R10"))
    put(s, 1, "volyn")
    rebel(s, "volyn")
    assert rules(s, "kiev") == 0
    acting(s, "attack")
    # Others attack them like any rebel; he does too, and a troop takes the place.
    s.play(("attack_rebel", "kiev"))
    assert troops(s, 0, "kiev") == 1
    assert s.players[0].coins == 4
    assert s.players[0].captured.bit_count() == 1
    assert rules(s, "kiev") == 0
    other = table(2)
    lead(other, 0, "sviatopolk", "kiev")
    put(other, 1, "kiev")
    rebel(other, "kiev")
    acting(other, "attack", seat=1)
    other.play(("attack_rebel", "kiev"))
    assert other.players[1].captured.bit_count() == 1
    assert rules(other, "kiev") is None


@clause("leader.7")
def test_sudislav_turns_attack_points_into_troops() -> None:
    s = table(2)
    lead(s, 0, "sudislav", "kiev")
    put(s, 0, "volyn")
    put(s, 1, "volyn")
    hand(s, 0, "S10")
    turn(s, "attack")
    s.play(("play_card", "S10"))
    s.play(("rally",))
    assert troops(s, 0, "kiev") == 1
    s.play(("act",))
    s.play(("attack", "volyn", 1))
    s.play(("reveal", "left"))
    s.play(("rally",))
    assert troops(s, 0, "kiev") == 2
    off = table(2)
    lead(off, 0, "sudislav", None)
    put(off, 0, "volyn")
    put(off, 1, "volyn")
    acting(off, "attack")
    assert rule_against(off, "rally") == "leader.7"
    # The first region of the list is a region like any other.
    north = table(2)
    lead(north, 0, "sudislav", "novgorod")
    put(north, 1, "volyn")
    acting(north, "attack")
    north.play(("rally",))
    assert troops(north, 0, "novgorod") == 1


@clause("leader.8")
def test_yaroslav_wins_ties_he_takes_part_in() -> None:
    s = table(3)
    lead(s, 0, "yaroslav", "kiev")
    rebel(s, "kiev")
    assert rules(s, "kiev") == 0
    put(s, 1, "kiev")
    assert rules(s, "kiev") == 0
    put(s, 1, "kiev")
    assert rules(s, "kiev") == 1
    put(s, 2, "kiev", 2)
    assert rules(s, "kiev") is None
    every = table(3, yaroslav_ties="any")
    lead(every, 0, "yaroslav", "kiev")
    put(every, 1, "kiev", 2)
    put(every, 2, "kiev", 2)
    assert rules(every, "kiev") == 0


@clause("leader.8")
def test_yaroslav_switches_structures_of_others_off() -> None:
    s = table(3)
    lead(s, 0, "yaroslav", "kiev")
    put(s, 1, "kiev", 2)
    put(s, 2, "kiev", 2)
    raise_up(s, 1, "stronghold", "kiev")
    raise_up(s, 1, "market", "kiev")
    # No troop for rule, no card for a third player's attack, no extra good.
    assert rules(s, "kiev") is None
    acting(s, "attack", seat=2)
    s.play(("attack", "kiev", 1))
    assert s.stack[-1].args[1] == 1
    taxed = table(2)
    lead(taxed, 0, "yaroslav", "kiev")
    put(taxed, 1, "kiev", 3)
    raise_up(taxed, 1, "market", "kiev")
    put(taxed, 1, "volyn")
    acting(taxed, "tax", seat=1)
    assert rule_against(taxed, "tax_and_good", "kiev") == "leader.8"
    taxed.play(("tax", "kiev"))
    assert goods(taxed.players[1]) == {"wood": 1}
    church = table(2)
    lead(church, 0, "yaroslav", "kiev")
    put(church, 0, "kiev")
    put(church, 1, "kiev", 4)
    advisor(church, 0, "one", "muster", 1)
    acting(church, "build", seat=1)
    church.play(("build", "church", "kiev"))
    assert troops(church, 0, "kiev") == 1
    assert church.players[1].built[0] == 1 << REGIONS.index("kiev")
