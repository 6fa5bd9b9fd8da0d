"""Where two rules meet: leaders with leaders, empty supplies, editions with options."""

from __future__ import annotations

import pytest

from terem.games.rurik.tables import SCHEMES
from tests.clauses import clause
from tests.rurik.table import (
    acting,
    advisor,
    column,
    deed,
    fresh,
    give,
    goods,
    hand,
    lead,
    leader_at,
    may,
    neutral,
    order,
    placing,
    priority,
    put,
    raise_up,
    rebel,
    rebellion_turn,
    rule_against,
    rules,
    solo,
    table,
    told,
    top_card,
    troops,
    turn,
)

YOU, REBELLION = 0, 1
EVERY_CARD = tuple(SCHEMES)


# ---------------------------------------------------------------------- leaders


@clause("leader.6", "leader.8")
def test_rebels_beside_sviatopolk_are_on_his_side_and_no_side_of_their_own() -> None:
    s = table(3)
    put(s, 2, "volyn")
    lead(s, 0, "sviatopolk", "kiev")
    rebel(s, "kiev")
    put(s, 1, "kiev", 2)
    assert rules(s, "kiev") is None  # two against Sviatopolk and his rebel
    put(s, 1, "kiev")
    assert rules(s, "kiev") == 1  # and the rebel is not a third party
    lead(s, 1, "yaroslav", "kiev")
    put(s, 1, "kiev", -2)
    assert rules(s, "kiev") == 1  # two against two, and Yaroslav takes part


@clause("leader.4", "leader.8", "build.4")
def test_mstislav_builds_for_a_point_beside_a_foreign_yaroslav_but_without_effect() -> None:
    s = table(2)
    lead(s, 0, "mstislav", "kiev")
    lead(s, 1, "yaroslav", "kiev")
    put(s, 1, "kiev", 2)
    acting(s, "build", row=2)
    s.play(("build", "church", "kiev"))
    assert (troops(s, 0, "kiev"), troops(s, 1, "kiev")) == (0, 2)


@clause("leader.2")
def test_a_bribe_beside_an_advisor_is_out_of_boris_reach() -> None:
    s = table(2)
    lead(s, 0, "boris", "kiev")
    put(s, 0, "kiev", 3)
    put(s, 1, "kiev", 2)
    s.players[1].coins = 0
    advisor(s, 1, "five", "move", 1, bribe=3)
    acting(s, "attack")
    s.play(("attack", "kiev", 1))
    assert s.players[0].coins == 3
    assert not told(s, "coin_stolen")


@clause("leader.3", "bonus.5")
def test_marias_one_region_a_round_is_used_up_by_a_conversion_tile_too() -> None:
    s = table(2)
    lead(s, 0, "maria", "kiev")
    put(s, 1, "rostov")
    give(s, 0, fish=2)
    turn(s, "muster")
    s.play(("convert", "muster", "fish", "fish"))
    s.play(("muster", "volyn"))
    s.play(("act",))
    assert ("muster", "volyn") in s.moves()  # occupied by now
    assert rule_against(s, "muster", "polotsk") == "leader.3"


@clause("leader.1")
def test_a_march_that_agatha_begins_alone_she_ends_alone_by_the_option() -> None:
    s = table(2, agatha_companions="whole_march")
    lead(s, 0, "agatha", "kiev")
    put(s, 0, "volyn", 2)
    put(s, 1, "rostov")
    acting(s, "move")
    s.play(("move_leader", "volyn"))
    assert rule_against(s, "move_leader_with", "polotsk", 1) == "leader.1"


@clause("leader.5", "tax.2")
def test_predslava_may_make_room_between_two_points_of_a_tax() -> None:
    """A tax action with a point too few does not end while she could drive the rival away."""
    s = table(2)
    lead(s, 0, "predslava", "kiev")
    put(s, 1, "kiev")
    acting(s, "tax", row=2)
    assert rule_against(s, "tax", "kiev") == "tax.2"
    s.play(("drive", "volyn", 1))
    s.play(("tax", "kiev"))
    assert goods(s.players[0]) == {"wood": 1}


# ---------------------------------------------------------------------- nothing left


@clause("scheme.4", "attack.5", "scheme.2")
def test_with_every_card_in_hands_nobody_draws_and_nobody_checks() -> None:
    s = table(2)
    put(s, 0, "kiev", 3)
    put(s, 1, "kiev")
    put(s, 1, "rostov")
    hand(s, 1, *EVERY_CARD)
    attacking = acting(s.copy(), "attack")
    attacking.play(("attack", "kiev", 1))
    assert attacking.players[0].warfare == 1
    assert may(attacking, "reveal") == []
    drawing = acting(s, "scheme")
    assert may(drawing, "draw") == []
    assert len(may(drawing, "give_token")) == 2  # the token is passed all the same


@clause("build.4")
def test_a_church_brings_no_leader_even_if_no_troop_is_left() -> None:
    s = table(2)
    lead(s, 0, "boris", None)
    put(s, 0, "kiev", 12)
    put(s, 1, "kiev")
    advisor(s, 1, "five", "move", 1)
    acting(s, "build", row=2)
    s.play(("build", "church", "kiev"))
    s.play(("oust", 1))
    assert troops(s, 1, "kiev") == 0
    assert leader_at(s, 0) is None


@clause("bonus.3", "bonus.4")
@pytest.mark.parametrize(("edition", "together"), [("ru", True), ("de", False)])
def test_one_pool_does_not_add_up_what_the_edition_keeps_apart(
    edition: str, together: bool
) -> None:
    s = table(2, edition=edition, bonus_points="pooled")
    put(s, 0, "kiev")
    rebel(s, "kiev")
    put(s, 1, "rostov")
    for structure in ("church", "market", "stronghold"):
        raise_up(s, 0, structure, "volyn")
    hand(s, 0, "S15")
    deed(s, 0, "capital_city")
    turn(s, "move")
    s.play(("do_deed", "capital_city"))
    s.play(("play_card", "S15"))
    assert (("tax", "kiev") in s.moves()) == together


# ---------------------------------------------------------------------- alone


@clause("rebellion.2")
def test_the_coin_symbol_stays_with_a_full_column_it_named() -> None:
    # Card 1 by tax: after a starred row, the 4 goes to tax with a coin. Tax is full, so it goes to
    # build, where a 5 of yours stands: no bribe for the top space there.
    s = placing(solo())
    top_card(s, "I01")
    priority(s, "tax")
    for row, (side, token) in enumerate(((YOU, "two"), (YOU, "one"), (REBELLION, "one")), 1):
        advisor(s, side, token, "tax", row)
    advisor(s, YOU, "five", "build", 1)
    s.players[YOU].advisors = 1 << 4
    s.players[REBELLION].advisors &= ~1
    fresh(s)
    s.play(("place", 4, "move"))
    if may(s, "bribe"):
        s.play(("bribe", 0))
    assert (REBELLION, 4, 0) in column(s, "build")


@clause("rebellion.2")
def test_the_coin_that_breaks_a_tie_is_one_even_if_it_makes_a_new_tie() -> None:
    # Card 4 by build: after a starred row, the 4 goes to build without a coin symbol.
    s = placing(solo())
    top_card(s, "I04")
    priority(s, "build")
    advisor(s, YOU, "five", "build", 1)
    advisor(s, YOU, "four", "build", 2)
    s.players[YOU].advisors = 1 | 1 << 1
    s.players[YOU].coins = 0
    fresh(s)
    s.play(("place", 1, "move"))
    assert column(s, "build") == [(YOU, 5, 0), (REBELLION, 4, 1), (YOU, 4, 0)]


@clause("rebellion.12", "rebellion.4")
def test_a_bonus_that_its_scheme_action_opens_is_used_from_the_next_one_on() -> None:
    s = solo()
    put(s, YOU, "rostov")
    put(s, REBELLION, "kiev")
    advisor(s, YOU, "five", "move", 1)
    advisor(s, YOU, "four", "tax", 1)
    order(s, "I04")
    priority(s, "tax")
    s.covers = [2, 2, 1]  # of the column only the two coins for a scheme action are covered
    before = s.players[REBELLION].coins
    advisor(s, REBELLION, "one", "scheme", 1)
    rebellion_turn(s)
    assert s.covers == [2, 2, 0]
    assert s.players[REBELLION].coins == before + 1
    advisor(s, REBELLION, "one", "scheme", 1)
    rebellion_turn(s)
    assert s.players[REBELLION].coins == before + 1 + 1 + 2


@clause("variant.2", "solo.5")
def test_reward_tokens_change_nothing_alone() -> None:
    s = solo(rebel_reward_tokens="on")
    put(s, YOU, "kiev", 2)
    put(s, REBELLION, "rostov")
    neutral(s, "kiev")
    advisor(s, REBELLION, "five", "move", 1)
    advisor(s, YOU, "five", "move", 2)
    acting(s, "attack")
    s.play(("attack_neutral", "kiev"))
    assert goods(s.players[YOU]) == {}
    assert s.players[YOU].coins == 3


@clause("solo.5", "region.3")
@pytest.mark.parametrize(("option", "ruler"), [("count", None), ("ignore", YOU)])
def test_a_neutral_troop_keeps_you_from_ruling_unless_the_table_ignores_it(
    option: str, ruler: int | None
) -> None:
    s = solo(solo_neutral_rule=option)
    put(s, YOU, "kiev")
    neutral(s, "kiev")
    assert rules(s, "kiev") == ruler
