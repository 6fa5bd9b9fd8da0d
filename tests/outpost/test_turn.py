"""Turns, settlers, exchanges."""

from __future__ import annotations

import pytest

from terem.games.outpost.tables import BUILDINGS
from tests.clauses import clause
from tests.outpost.table import (
    fresh,
    give,
    harmless_row,
    hold,
    lay,
    market,
    may,
    raise_house,
    resources,
    row,
    rule_against,
    spend,
    table,
    told,
)

RICH = {"clay": 5, "wood": 5, "stone": 5, "diamond": 5, "gold": 5}


@clause("turn.1")
@pytest.mark.parametrize("hero_first", [True, False])
def test_a_turn_has_one_action_and_one_hero_in_either_order(hero_first: bool) -> None:
    s = table()
    give(s.players[0], **RICH)
    harmless_row(s)
    market(s, "sawmill")
    fresh(s)
    steps = ["invite", "explore"] if hero_first else ["explore", "invite"]
    for verb in steps:
        s.play(may(s, verb)[0])
        if verb == "explore":
            assert rule_against(s, "explore", "I-3") == "turn.1"
            assert rule_against(s, "build", "sawmill") == "turn.1"
    assert not may(s, "invite")
    assert rule_against(s, "invite", "guard_01") == "turn.1"
    assert s.seat == 0
    s.play(("end_turn",))
    assert s.seat == 1


@clause("turn.3", "hero.1")
def test_a_hero_instead_of_the_action_makes_a_turn() -> None:
    s = table()
    row(s, "guard_02", "guard_03", "guard_04", "guard_01")
    give(s.players[0], clay=3)
    fresh(s).play(("invite", "guard_01"))
    s.play(("end_turn",))
    assert s.seat == 1
    assert s.players[0].basic == 6


@clause("turn.2")
def test_all_seven_actions_are_offered_and_each_costs_settlers() -> None:
    s = table()
    give(s.players[0], **RICH)
    lay(s, 0, "I-1", "I-01", fort=True)
    lay(s, 0, "I-2", "I-05", monster=True)
    lay(s, 0, "I-3", "I-10")
    fresh(s)
    for verb in (
        "build",
        "explore",
        "hunt",
        "fortify",
        "activate_region",
        "activate_street",
        "activate_fortification",
    ):
        twin = s.copy()
        twin.play(may(s, verb)[0])
        assert twin.players[0].basic < 6, verb
    spend(s, 0, 6)
    assert {str(move[0]) for move in fresh(s).moves()} <= {"invite", "exchange", "pass"}
    for move in (("build", BUILDINGS[s.market[0]]), ("explore", "II-1"), ("hunt", "I-2")):
        assert rule_against(s, *move) == "settlers.1"
    for move in (("fortify", "I-3"), ("activate_fortification", "I-1")):
        assert rule_against(s, *move) == "settlers.1"
    spend(s, 0, 3)
    s.players[0].zones[1] = s.players[0].basic
    s.players[0].basic = 0
    assert rule_against(fresh(s), "activate_region", "I") == "settlers.1"


@clause("turn.3")
def test_a_turn_without_action_or_hero_cannot_be_ended() -> None:
    s = table()
    assert rule_against(s, "end_turn") == "turn.3"
    s.play(("exchange", "clay_wood_stone", "diamond"))
    assert rule_against(s, "end_turn") == "turn.3"
    s.play(("activate_street", "top"))
    s.play(("end_turn",))
    assert s.seat == 1


@clause("turn.4")
def test_who_can_do_nothing_is_passed_without_being_asked() -> None:
    s = table()
    idle = s.players[1]
    give(idle)
    spend(s, 1, 6)
    fresh(s).play(("activate_street", "top"))
    s.play(("end_turn",))
    assert told(s, "must_pass") == [("must_pass", 1)]
    # Passing still asks for the new artifact.
    assert s.seat == 1
    assert s.stack[-1].kind == "artifact"


@clause("turn.4")
def test_a_possible_exchange_keeps_the_choice_open() -> None:
    s = table()
    idle = s.players[1]
    give(idle, clay=2)
    spend(s, 1, 6)
    harmless_row(s)
    fresh(s).play(("activate_street", "top"))
    s.play(("end_turn",))
    assert s.seat == 1
    assert {move[0] for move in s.moves()} == {"exchange", "pass"}


@clause("turn.5")
def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    s = table(seats=3)
    s.play(("activate_street", "top"))
    s.play(("end_turn",))
    assert s.seat == 1
    s.play(("pass",))
    s.play(s.moves()[0])
    assert s.seat == 2
    s.play(("activate_street", "top"))
    s.play(("end_turn",))
    assert s.seat == 0
    s.play(("pass",))
    s.play(s.moves()[0])
    for street in ("middle", "bottom"):
        assert s.seat == 2, "the last one left takes turn after turn"
        s.play(("activate_street", street))
        s.play(("end_turn",))
    assert s.seat == 2


@clause("settlers.1")
def test_settlers_lie_in_the_zone_of_the_action() -> None:
    s = table()
    harmless_row(s)
    lay(s, 0, "I-1", "I-02")
    fresh(s).play(("explore", "II-1"))
    player = s.players[0]
    assert player.basic == 4
    assert player.zones[1] == 2
    s.play(("end_turn",))
    assert player.zones[1] == 2


@clause("settlers.2")
def test_basic_settlers_go_first_and_used_extra_ones_are_lost() -> None:
    s = table()
    player = s.players[0]
    spend(s, 0, 5)
    player.extra = 3
    harmless_row(s)
    lay(s, 0, "I-1", "I-02")
    fresh(s).play(("explore", "II-1"))
    assert (player.basic, player.extra, player.extra_used) == (0, 2, 1)
    s.play(("pass",))
    assert (player.basic, player.extra, player.extra_used) == (6, 2, 0)


@clause("settlers.3", "hero.4")
def test_settlers_of_a_hero_may_act_in_the_same_turn() -> None:
    s = table()
    player = s.players[0]
    spend(s, 0, 6)
    give(player, clay=2, gold=1, diamond=3)
    row(s, "traveller_01", "traveller_02", "traveller_03", "guard_07")
    assert not may(fresh(s), "explore")
    s.play(("invite", "guard_07"))
    assert player.extra == 2
    assert may(s, "explore")


@clause("exchange.1")
def test_the_four_rates_and_no_other() -> None:
    s = table()
    player = s.players[0]
    for held, rate, left in [
        ({"clay": 2}, ("clay_clay", "wood"), {"wood": 1}),
        ({"clay": 1, "wood": 1}, ("clay_wood", "stone"), {"stone": 1}),
        ({"clay": 1, "wood": 1, "stone": 1}, ("clay_wood_stone", "diamond"), {"diamond": 1}),
        ({"diamond": 2}, ("diamond_diamond", "gold"), {"gold": 1}),
        ({"gold": 1}, ("gold", "stone"), {"stone": 1}),
    ]:
        give(player, **held)
        fresh(s).play(("exchange", *rate))
        assert resources(player) == left
    give(player, diamond=1)
    assert not may(fresh(s), "exchange")
    give(player, gold=1)
    assert {move[2] for move in may(fresh(s), "exchange")} == {"clay", "wood", "stone"}
    assert rule_against(s, "exchange", "diamond_diamond", "gold") == "exchange.1"


@clause("exchange.1")
def test_two_diamonds_buy_any_common_resource_through_gold() -> None:
    """The bracketed remark of the printed exchange section."""
    s = table()
    give(s.players[0], diamond=2)
    fresh(s).play(("exchange", "diamond_diamond", "gold"))
    s.play(("exchange", "gold", "wood"))
    assert resources(s.players[0]) == {"wood": 1}


@clause("exchange.2", "pass.3")
def test_printed_reminder_three_different_resources_become_a_diamond_before_the_pass() -> None:
    """The reminder in the printed pass section: what would be discarded is exchanged first."""
    s = table()
    s.play(("exchange", "clay_wood_stone", "diamond"))
    s.play(("pass",))
    assert resources(s.players[0]) == {"diamond": 1}


@clause("exchange.2")
def test_exchanges_fit_between_two_buildings_and_end_with_the_pass() -> None:
    s = table()
    raise_house(s, 0, "top", "sawmill", "cathedral")
    give(s.players[0], clay=1, stone=1)
    lay(s, 0, "I-1", "I-01", fort=True)
    fresh(s).play(("activate_street", "top"))
    assert rule_against(s, "use", "cathedral") == "building.12"
    s.play(("use", "sawmill"))
    s.play(("exchange", "clay_wood_stone", "diamond"))
    s.play(("use", "cathedral"))
    assert s.players[0].stored == [0, 1, 0, 0, 0, 0, 0, 0, 0]
    give(s.players[0], clay=2, wood=2)
    fresh(s).play(("pass",))
    assert s.stack[-1].kind == "keep"
    assert rule_against(s, "exchange", "clay_clay", "wood") == "pass.1"
    s.play(("keep", "clay"))
    assert not may(s, "exchange")


@clause("exchange.3", "artifact.10")
def test_true_scales_exchange_one_for_one() -> None:
    s = table()
    give(s.players[0], clay=2)
    assert rule_against(fresh(s), "exchange", "clay", "wood") == "exchange.3"
    hold(s, 0, "exchange_1_1")
    fresh(s).play(("exchange", "clay", "wood"))
    assert resources(s.players[0]) == {"clay": 1, "wood": 1}
    assert rule_against(s, "exchange", "clay_wood", "stone") == "exchange.3"
    give(s.players[0], clay=1, wood=1, stone=1, diamond=2, gold=1)
    rates = may(fresh(s), "exchange")
    for rate in (("clay_wood_stone", "diamond"), ("diamond_diamond", "gold"), ("gold", "clay")):
        assert ("exchange", *rate) in rates


@clause("exchange.4")
def test_every_holding_within_reach_stays_within_reach() -> None:
    s = table()
    hold(s, 0, "exchange_1_1")
    give(s.players[0], clay=2, wood=1)
    reached = set()
    waiting = [fresh(s)]
    while waiting:
        one = waiting.pop()
        reached.add(tuple(one.players[0].resources[:3]))
        for move in may(one, "exchange"):
            twin = one.copy()
            twin.play(move)
            if sum(twin.players[0].resources[:3]) == 3:
                waiting.append(twin)
    assert reached == {(a, b, 3 - a - b) for a in range(4) for b in range(4 - a)}


@clause("exchange.4")
def test_one_for_one_exchanges_never_go_in_a_circle() -> None:
    s = table()
    hold(s, 0, "exchange_1_1")
    give(s.players[0], clay=1)
    fresh(s).play(("exchange", "clay", "wood"))
    assert rule_against(s, "exchange", "wood", "clay") == "exchange.4"
    s.play(("exchange", "wood", "stone"))
    assert not may(s, "exchange")
    # An exchange at another rate is another step.
    other = table()
    hold(other, 0, "exchange_1_1")
    give(other.players[0], clay=1, gold=1)
    fresh(other).play(("exchange", "clay", "wood"))
    other.play(("exchange", "gold", "stone"))
    assert other.dump()["position"]["one_for_one_exchanges"] == []
    assert ("exchange", "wood", "clay") in other.moves()
    # After another step every exchange is open again.
    s.play(("activate_street", "top"))
    assert ("exchange", "stone", "clay") in s.moves()
