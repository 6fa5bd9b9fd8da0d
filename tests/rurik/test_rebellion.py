"""The Rebellion: its actions, claim phase and points."""

from __future__ import annotations

import pytest

from terem.games.rurik import solo as solo_game
from terem.games.rurik.rules import rebellion
from terem.games.rurik.rules.rebellion import REBELLION, YOU
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    ACTIONS,
    LEADERS,
    PRIORITIES,
    REGIONS,
    STRUCTURES,
)
from tests.clauses import clause
from tests.rurik.table import (
    acting,
    advisor,
    begin_claim,
    column,
    fresh,
    give,
    goods,
    lead,
    leader_at,
    may,
    neutral,
    order,
    priority,
    put,
    raise_up,
    rebellion_turn,
    solo,
    stack_deck,
    told,
    top_card,
    troops,
)


def its_turn(s: Rurik, action: str, row: int = 1, card: str = "I01", token: str = "one") -> Rurik:
    """The Rebellion takes the turn with one advisor and a card; you have one advisor left."""
    top_card(s, card)
    advisor(s, REBELLION, token, action, row)
    advisor(s, YOU, "five", "scheme", 3)
    fresh(s)
    rebellion_turn(s)
    return s


@clause("rebellion.3")
def test_the_bottom_card_comes_up_and_the_left_most_of_equals_acts() -> None:
    s = solo()
    put(s, REBELLION, "kiev", 2)
    put(s, YOU, "volyn")
    advisor(s, REBELLION, "two", "tax", 1)
    advisor(s, REBELLION, "second_two", "muster", 1)
    bottom = s.cards[-1]
    s.card_turns = 0
    advisor(s, YOU, "five", "scheme", 3)
    rebellion_turn(s)
    assert s.cards[0] == bottom
    assert s.card_turns == 1
    assert column(s, "muster") == []
    assert column(s, "tax") == [(REBELLION, 2, 0)]
    assert s.seat == YOU


@clause("rebellion.4")
def test_example_j_two_open_bonuses_of_the_attack_action() -> None:
    """Worked example J: the left column takes off a card, the middle one adds an attack."""
    s = solo(solo_level=1)
    s.covers = [0, 0, 2]
    assert solo_game.bonuses(s, ACTIONS.index("attack")) == [0, 0, 1, 0, 0, 0, 1]
    put(s, REBELLION, "kiev", 4)
    put(s, YOU, "kiev", 3)
    put(s, YOU, "volyn")
    its_turn(s, "attack", row=2)
    # One point of the space and one of the bonus; one card less one: nothing to reveal.
    assert s.players[REBELLION].warfare == 2
    assert troops(s, YOU, "kiev") == 1
    assert s.seat == YOU


@clause("rebellion.4")
@pytest.mark.parametrize(("edition", "before"), [("ru", True), ("de", False)])
def test_bonus_moves_come_before_or_after_the_main_action_by_edition(
    edition: str, before: bool
) -> None:
    # Level 3: the muster action has an open bonus move. Priority build: to a region not ruled.
    s = solo(solo_level=3, edition=edition)
    priority(s, "build")
    s.players[REBELLION].leader_at = REGIONS.index("rostov")
    put(s, REBELLION, "polotsk", 2)
    put(s, YOU, "volyn")
    its_turn(s, "muster", row=1, card="I01")
    moved = [str(e[0]) for e in s.events if e[0] in ("moved", "mustered")]
    assert (moved[0] == "moved") == before
    assert moved.count("moved") == 1


@clause("rebellion.5")
def test_it_takes_a_coin_when_it_cannot_pay_or_use_a_single_point() -> None:
    s = solo()
    put(s, REBELLION, "kiev")
    put(s, YOU, "volyn")
    s.players[REBELLION].coins = 0
    its_turn(s, "attack", row=1)
    assert told(s, "forfeited") == [("rebellion", "attack")]
    assert s.players[REBELLION].coins == 1
    poor = solo()
    put(poor, REBELLION, "kiev")
    put(poor, YOU, "volyn")
    poor.players[REBELLION].coins = 0
    its_turn(poor, "tax", row=3)
    assert told(poor, "forfeited")
    exact = solo()
    put(exact, REBELLION, "kiev")
    put(exact, YOU, "volyn")
    exact.players[REBELLION].coins = 1
    its_turn(exact, "tax", row=3)
    assert goods(exact.players[REBELLION]) == {"wood": 1}
    assert exact.players[REBELLION].coins == 0


@clause("rebellion.6")
def test_attack_priority_moves_to_each_region_not_occupied_in_order() -> None:
    s = solo()
    priority(s, "attack_move")
    put(s, REBELLION, "kiev", 5)
    put(s, YOU, "rostov")
    # Card 1: Kiev, Volyn, Pereyaslavl, Chernigov ...
    its_turn(s, "move", row=1)
    assert [troops(s, REBELLION, r) for r in ("volyn", "pereyaslavl", "chernigov")] == [1, 1, 1]
    assert troops(s, REBELLION, "kiev") == 2


@clause("rebellion.6")
def test_other_priorities_move_all_to_the_first_region_not_ruled() -> None:
    s = solo()
    priority(s, "tax")
    put(s, REBELLION, "kiev", 5)
    put(s, YOU, "volyn")
    its_turn(s, "move", row=1)
    assert troops(s, REBELLION, "volyn") == 3
    assert troops(s, REBELLION, "kiev") == 2


@clause("rebellion.6")
def test_troops_come_from_the_nearest_region_late_in_order_and_sviatopolk_first() -> None:
    s = solo()
    priority(s, "attack_move")
    # Both are one border away from Smolensk; in the order of card 1 Rostov is later.
    for region in ("polotsk", "rostov"):
        put(s, REBELLION, region, 2)
    for region in ("kiev", "volyn", "pereyaslavl", "chernigov"):
        put(s, REBELLION, region)
    put(s, YOU, "novgorod")
    order(s, "I01")
    assert rebellion.move_target(s) == REGIONS.index("smolensk")
    assert rebellion.nearest_source(s, REGIONS.index("smolensk")) == REGIONS.index("rostov")
    s.players[REBELLION].leader_at = REGIONS.index("rostov")
    s.players[REBELLION].troops[REGIONS.index("rostov")] = 1
    s.players[REBELLION].supply += 1
    fresh(s)
    rebellion.march(s, 1)
    assert leader_at(s, REBELLION) == "smolensk"


@clause("rebellion.6")
def test_one_stays_behind_and_no_region_is_left_to_you() -> None:
    s = solo()
    put(s, REBELLION, "kiev")
    assert not rebellion.can_spare(s, REGIONS.index("kiev"))
    put(s, REBELLION, "volyn", 2)
    put(s, YOU, "volyn")
    # Two against one becomes a tie: allowed.
    assert rebellion.can_spare(s, REGIONS.index("volyn"))
    raise_up(s, YOU, "stronghold", "volyn")
    # A tie would become your rule.
    assert not rebellion.can_spare(s, REGIONS.index("volyn"))
    german = solo(edition="de")
    put(german, REBELLION, "volyn", 2)
    put(german, YOU, "volyn")
    raise_up(german, YOU, "stronghold", "volyn")
    # The German book guards only what the Rebellion rules, and here nobody does.
    assert rebellion.can_spare(german, REGIONS.index("volyn"))


@clause("rebellion.7")
def test_muster_fills_regions_not_ruled_round_by_round_then_ruled_ones() -> None:
    s = solo()
    s.players[REBELLION].leader_at = REGIONS.index("rostov")
    put(s, REBELLION, "kiev", 2)
    put(s, REBELLION, "volyn")
    put(s, YOU, "volyn", 2)
    put(s, REBELLION, "polotsk")
    put(s, YOU, "polotsk")
    order(s, "I01")
    rebellion.muster(s, 4)
    # Volyn, Polotsk (ruled now), Volyn again (ruled now), then Kiev as the first ruled one.
    assert troops(s, REBELLION, "volyn") == 3
    assert troops(s, REBELLION, "polotsk") == 2
    assert troops(s, REBELLION, "kiev") == 3


@clause("rebellion.7")
def test_sviatopolk_is_mustered_first() -> None:
    s = solo()
    put(s, REBELLION, "volyn")
    put(s, REBELLION, "rostov")
    order(s, "I01")
    rebellion.muster(s, 2)
    assert leader_at(s, REBELLION) == "volyn"
    assert troops(s, REBELLION, "rostov") == 2


def built(s: Rurik, region: str) -> list[str]:
    me = s.players[REBELLION]
    return [STRUCTURES[k] for k in range(3) if me.built[k] >> REGIONS.index(region) & 1]


@clause("rebellion.8")
def test_the_four_classes_of_regions_it_builds_in() -> None:
    s = solo()
    priority(s, "tax")  # card 1 by tax: market, church, stronghold
    order(s, "I01")
    put(s, REBELLION, "smolensk")
    put(s, REBELLION, "volyn")
    put(s, YOU, "volyn")
    raise_up(s, REBELLION, "market", "smolensk")
    # Ruled without a structure comes first, then not ruled (two points), then ruled with one.
    put(s, REBELLION, "rostov")
    rebellion.raise_structures(s, 1)
    assert built(s, "rostov") == ["market"]
    rebellion.raise_structures(s, 2)
    assert built(s, "volyn") == ["market"]
    rebellion.raise_structures(s, 1)
    assert built(s, "smolensk") == ["market", "stronghold"]
    visited = solo()
    priority(visited, "tax")
    order(visited, "I01")
    for region in ("polotsk", "rostov"):
        put(visited, REBELLION, region, 3)
        raise_up(visited, REBELLION, "market", region)
    put(visited, YOU, "rostov")
    rebellion.raise_structures(visited, 1)
    # Polotsk comes earlier on the card, but in Rostov you stand.
    assert built(visited, "polotsk") == ["market"]
    assert built(visited, "rostov") == ["church", "market"]
    assert troops(visited, YOU, "rostov") == 0
    assert troops(visited, REBELLION, "rostov") == 4


@clause("rebellion.8", "rebellion.3")
def test_each_region_of_a_class_is_served_once_before_one_comes_again() -> None:
    s = solo()
    priority(s, "tax")  # card 1 by tax: market, church, stronghold
    order(s, "I01")
    for region in ("volyn", "rostov"):
        put(s, REBELLION, region, 3)
        raise_up(s, REBELLION, "church", region)
    circle = s.copy()
    rebellion.raise_structures(s, 2)
    assert built(s, "volyn") == built(s, "rostov") == ["church", "market"]
    # Round the order: the third point is for Volyn again.
    rebellion.raise_structures(circle, 3)
    assert built(circle, "volyn") == ["church", "market", "stronghold"]
    assert built(circle, "rostov") == ["church", "market"]


@clause("rebellion.8")
@pytest.mark.parametrize(
    ("edition", "alone", "with_you"),
    [("ru", "stronghold", "stronghold"), ("de", "church", "church")],
)
def test_churches_by_edition(edition: str, alone: str, with_you: str) -> None:
    # Card 5 by attack: church, stronghold, market. Card 1 by attack: stronghold, church, market.
    s = solo(edition=edition)
    priority(s, "attack_move")
    order(s, "I05")
    put(s, REBELLION, "kiev", 2)
    rebellion.raise_structures(s, 1)
    assert built(s, "kiev") == [alone]
    t = solo(edition=edition)
    priority(t, "attack_move")
    order(t, "I01")
    put(t, REBELLION, "kiev", 3)
    put(t, YOU, "kiev")
    neutral(t, "kiev")
    rebellion.raise_structures(t, 1)
    assert built(t, "kiev") == [with_you]
    if with_you == "church":
        # Yours goes before the neutral one.
        assert troops(t, YOU, "kiev") == 0
        assert t.neutral


@clause("rebellion.9")
@pytest.mark.parametrize(("name", "target"), [("attack_move", "volyn"), ("build", "kiev")])
def test_where_it_attacks_by_priority(name: str, target: str) -> None:
    s = solo()
    priority(s, name)
    order(s, "I01")
    put(s, REBELLION, "kiev", 3)
    put(s, YOU, "kiev")
    put(s, REBELLION, "volyn")
    put(s, YOU, "volyn")
    assert rebellion.attack_region(s) == REGIONS.index(target)


@clause("rebellion.9", "rebellion.10")
def test_you_before_neutral_troops_all_in_one_region_and_you_choose_the_deck() -> None:
    s = solo()
    priority(s, "build")
    put(s, REBELLION, "kiev", 4)
    put(s, YOU, "kiev")
    put(s, YOU, "rostov", 2)
    neutral(s, "kiev")
    put(s, REBELLION, "rostov", 4)
    stack_deck(s, 1, "S01")
    its_turn(s, "attack", row=1)
    assert (s.seat, s.stack[-1].kind) == (YOU, "rebellion_casualty")
    assert troops(s, YOU, "kiev") == 0
    s.play(("reveal", "right"))
    # The second point took the neutral troop of the same region: no step, no check.
    assert not s.neutral
    assert s.players[REBELLION].warfare == 1
    assert troops(s, YOU, "rostov") == 2


@clause("rebellion.10")
def test_sviatopolk_in_the_region_takes_off_a_card_and_casualties_are_real() -> None:
    s = solo()
    put(s, REBELLION, "kiev", 2)
    put(s, YOU, "kiev", 4)
    stack_deck(s, 0, "S01", "S04")
    its_turn(s, "attack", row=2)
    assert s.stack[-1].args[1] == 2
    s.play(("reveal", "left"))
    assert told(s, "casualty") == [("rebellion", "kiev")]
    assert troops(s, REBELLION, "kiev") == 1
    led = solo()
    put(led, REBELLION, "kiev", 2)
    led.players[REBELLION].leader_at = REGIONS.index("kiev")
    put(led, YOU, "kiev", 4)
    its_turn(led, "attack", row=2)
    assert led.stack[-1].args[1] == 1


@clause("rebellion.11")
def test_the_order_in_which_it_taxes() -> None:
    s = solo()
    order(s, "I01")
    give(s, REBELLION, wood=3)
    put(s, REBELLION, "kiev")
    put(s, REBELLION, "volyn")
    put(s, YOU, "volyn")
    put(s, REBELLION, "rostov")
    # Rostov (ruled, room), then Volyn (not ruled, room, two points), then Kiev without room.
    assert rebellion.tax_region(s, 2) == REGIONS.index("rostov")
    rebellion.tax(s, 3)
    assert goods(s.players[REBELLION]) == {"wood": 3, "ore": 1, "fish": 1}
    raise_up(s, REBELLION, "market", "kiev")
    rebellion.tax(s, 1)
    assert s.players[REBELLION].dock[0] == 2
    assert s.players[REBELLION].boat[0] == 3


@clause("rebellion.12")
def test_the_scheme_action_unlocks_one_bonus() -> None:
    s = solo(solo_level=1)
    priority(s, "tax")
    put(s, REBELLION, "kiev")
    put(s, YOU, "volyn")
    coins = s.players[REBELLION].coins
    its_turn(s, "scheme", row=1)
    assert s.covers == [2, 2, 1]
    assert s.players[REBELLION].coins == coins + 1
    s.covers = [2, 2, 0]
    rebellion.unlock(s)
    assert s.covers == [1, 2, 0]
    opened = solo(solo_level=1)
    opened.covers = [0, 0, 0]
    put(opened, REBELLION, "kiev")
    put(opened, YOU, "volyn")
    its_turn(opened, "scheme", row=2)
    assert told(opened, "forfeited") == [("rebellion", "scheme")]


# ---------------------------------------------------------------------- claim phase and end


@clause("rebellion.13")
def test_priority_tests_one_after_the_other() -> None:
    s = solo(solo_level=2)
    rebellion.choose_priority(s)
    assert PRIORITIES[s.priority] == "tax"  # the starting one of level 2
    put(s, REBELLION, "kiev")
    put(s, YOU, "volyn")
    give(s, YOU, wood=1)
    priority(s, "build")
    rebellion.choose_priority(s)
    assert PRIORITIES[s.priority] == "tax"
    raise_up(s, YOU, "market", "volyn")
    rebellion.choose_priority(s)
    assert PRIORITIES[s.priority] == "build"
    put(s, YOU, "rostov")
    rebellion.choose_priority(s)
    assert PRIORITIES[s.priority] == "attack_move"


@clause("rebellion.13")
@pytest.mark.parametrize(
    ("round", "option", "unlocked"), [(1, "yes", 2), (4, "yes", 2), (4, "no", 0)]
)
def test_bonuses_for_tracks_on_which_you_lead(round: int, option: str, unlocked: int) -> None:
    s = solo(solo_last_unlock=option)
    s.round = round
    for region in ("kiev", "volyn"):
        put(s, YOU, region)
        raise_up(s, YOU, "market", region)
    covers = sum(s.covers)
    coins = s.players[REBELLION].coins
    begin_claim(s)
    assert covers - sum(s.covers) == unlocked
    # Two regions against none: the new column is attack and move.
    if unlocked:
        assert s.covers[0] == 0
    # Income only after rounds one to three: one coin by default.
    assert s.players[REBELLION].coins == coins + unlocked + (1 if round < 4 else 0)
    assert not s.players[REBELLION].deeds


@clause("rebellion.13")
def test_income_of_the_rebellion_counts_full_columns_not_markers() -> None:
    s = solo()
    give(s, REBELLION, ore=2, fur=1)
    put(s, REBELLION, "kiev")
    coins = s.players[REBELLION].coins
    begin_claim(s)
    assert s.players[REBELLION].coins == coins + 3


@clause("rebellion.14")
@pytest.mark.parametrize("round", [1, 4])
def test_sviatopolk_musters_a_rebel_after_every_claim_phase(round: int) -> None:
    s = solo()
    s.round = round
    s.players[REBELLION].leader_at = REGIONS.index("kiev")
    put(s, YOU, "kiev")
    put(s, YOU, "volyn")
    begin_claim(s)
    while s.seat is not None and s.stack[-1].kind == "claim_deed":
        s.play(s.moves()[0])
    assert troops(s, REBELLION, "kiev") == 1
    # His ability of the normal game is not used: nothing follows him.
    assert s.sviatopolk == -1
    assert LEADERS[s.players[REBELLION].leader] == "sviatopolk"


@clause("rebellion.15")
def test_the_rebellion_comes_back_in_the_first_region_of_the_card() -> None:
    s = solo()
    put(s, YOU, "kiev")
    its_turn(s, "muster", row=1, card="I11")
    assert told(s, "came_back") == [("rebellion", "volyn")]
    assert leader_at(s, REBELLION) == "volyn"
    # One rebel comes back, three come with the space, one with the open bonus of level 1.
    assert troops(s, REBELLION, "volyn") == 1 + 3 + 1


@clause("rebellion.16")
def test_the_points_of_the_rebellion() -> None:
    s = solo()
    me = s.players[REBELLION]
    me.tracks = [2, 3, 1]
    me.warfare = 2
    s.players[YOU].warfare = 1
    me.coins = 7
    give(s, REBELLION, wood=7)
    assert s.score_breakdown(REBELLION) == [
        ("rule", 2),
        ("build", 3),
        ("trade", 1),
        ("warfare", 3),
        ("coins", 3),
        ("dock", 2),
    ]
    assert s.tie_break(REBELLION) == (0, 0)
    assert s.tie_break(YOU) == (0, 3)


@clause("leader.5", "solo.5")
def test_your_leaders_work_against_the_rebellion() -> None:
    s = solo()
    lead(s, YOU, "predslava", "kiev")
    put(s, REBELLION, "kiev")
    neutral(s, "kiev")
    acting(s, "move")
    assert {str(m[1]) for m in may(s, "drive")} == {
        "volyn",
        "polotsk",
        "chernigov",
        "pereyaslavl",
    }
    s.play(("drive", "volyn", "rebellion"))
    assert s.players[REBELLION].coins == 4
    boris = solo()
    lead(boris, YOU, "boris", "kiev")
    put(boris, REBELLION, "kiev", 3)
    acting(boris, "attack")
    boris.play(("attack", "kiev", "rebellion"))
    assert boris.players[REBELLION].coins == 2
