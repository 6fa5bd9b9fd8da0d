"""Regions and the six main actions."""

from __future__ import annotations

import pytest

from terem.games.rurik.tables import BUILD, DEEDS, REBELS, REGIONS, SCHEMES, TAX, bits
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
    opening,
    put,
    raise_up,
    rebel,
    rule_against,
    rules,
    sample,
    stack_deck,
    table,
    told,
    troops,
    turn,
)


@clause("region.1")
def test_regions_out_of_play_are_neither_neighbours_nor_targets() -> None:
    s = table(2)
    put(s, 0, "volyn", 2)
    acting(s, "move")
    assert {str(move[2]) for move in may(s, "move")} == {"kiev", "polotsk"}
    assert rule_against(s, "move", "volyn", "galich") == "region.1"
    larger = table(3)
    put(larger, 0, "volyn", 2)
    acting(larger, "move")
    assert {str(move[2]) for move in may(larger, "move")} == {"kiev", "polotsk", "galich"}


@clause("region.2")
def test_leaders_occupy_and_structures_alone_do_not() -> None:
    s = table(2)
    lead(s, 0, "mstislav", "kiev")
    raise_up(s, 0, "market", "volyn")
    put(s, 1, "rostov")
    acting(s, "muster")
    assert may(s, "muster") == [("muster", "kiev")]
    assert rule_against(s, "muster", "volyn") == "muster.1"


@clause("region.3")
def test_example_a_two_troops_rule_over_one_rebel_and_one_opponent() -> None:
    """Worked example A: two troops in Galich against one opponent and one rebel."""
    s = table(3)
    put(s, 0, "galich", 2)
    put(s, 1, "galich")
    rebel(s, "galich")
    assert rules(s, "galich") == 0
    put(s, 1, "galich")
    assert rules(s, "galich") is None
    put(s, 2, "kiev")
    assert rules(s, "kiev") == 2
    rebel(s, "kiev")
    assert rules(s, "kiev") is None


@clause("region.3", "build.5")
def test_a_stronghold_counts_as_a_troop_for_rule_and_alone_rules() -> None:
    s = table(2)
    raise_up(s, 0, "stronghold", "kiev")
    assert rules(s, "kiev") == 0
    put(s, 1, "kiev")
    assert rules(s, "kiev") is None
    put(s, 0, "kiev")
    assert rules(s, "kiev") == 0
    # For nothing else: two regions with troops do not become three.
    assert s.players[0].at == 1 << REGIONS.index("kiev")


@clause("region.4")
def test_rule_is_looked_at_between_two_points() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    acting(s, "build")
    # Two points for the church where nobody rules; its effect makes seat 0 the ruler.
    s.play(("build", "church", "kiev"))
    assert rules(s, "kiev") == 0
    t = table(2)
    put(t, 0, "kiev")
    put(t, 0, "volyn")
    put(t, 1, "volyn")
    acting(t, "build")
    assert ("build", "church", "volyn") in t.moves()
    t.play(("build", "market", "kiev"))
    assert rule_against(t, "build", "church", "volyn") == "build.1"


@clause("muster.1")
def test_each_point_brings_a_troop_to_an_occupied_region() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 0, "volyn")
    put(s, 1, "rostov")
    s.players[0].leader_at = REGIONS.index("kiev")
    fresh(s)
    acting(s, "muster")
    assert s.pool[0] == 3
    assert may(s, "muster") == [("muster", "volyn"), ("muster", "kiev")]
    s.play(("muster", "kiev"))
    s.play(("muster", "volyn"))
    assert (troops(s, 0, "kiev"), troops(s, 0, "volyn")) == (2, 2)
    assert s.players[0].supply == 8
    spent = table(2)
    put(spent, 0, "kiev", 12)
    put(spent, 1, "rostov")
    acting(spent, "muster")
    assert rule_against(spent, "muster", "kiev") == "muster.1"


@clause("muster.2")
def test_a_leader_off_the_map_is_mustered_like_a_troop_but_need_not_be_first() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "rostov")
    acting(s, "muster")
    s.play(("muster", "kiev"))
    s.play(("muster_leader", "kiev"))
    assert leader_at(s, 0) == "kiev"
    assert rule_against(s, "muster_leader", "kiev") == "muster.2"


@clause("move.1")
def test_points_split_freely_and_pieces_of_others_stop_nobody() -> None:
    s = table(2)
    put(s, 0, "novgorod")
    lead(s, 0, "mstislav", "novgorod")
    put(s, 1, "smolensk", 3)
    rebel(s, "smolensk")
    acting(s, "move")
    assert rule_against(s, "move", "novgorod", "kiev") == "move.1"
    assert rule_against(s, "move_leader_with", "smolensk", 1) == "leader.1"
    s.play(("move", "novgorod", "smolensk"))
    s.play(("move", "smolensk", "chernigov"))
    s.play(("move_leader", "polotsk"))
    assert troops(s, 0, "chernigov") == 1
    assert s.players[0].leader_at == REGIONS.index("polotsk")


@clause("attack.1")
def test_attacks_need_a_piece_there_and_points_go_on_elsewhere() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 0, "rostov")
    put(s, 1, "kiev", 2)
    put(s, 1, "volyn")
    rebel(s, "rostov")
    stack_deck(s, 0, "S04")
    acting(s, "attack")
    assert set(s.moves()) >= {("attack", "kiev", 1), ("attack_rebel", "rostov")}
    assert rule_against(s, "attack", "volyn", 1) == "attack.1"
    assert rule_against(s, "attack", "kiev", 0) == "attack.1"
    assert rule_against(s, "attack_rebel", "kiev") == "attack.1"
    s.play(("attack", "kiev", 1))
    s.play(("reveal", "left"))
    assert troops(s, 0, "kiev") == 0
    # The attacker fell; the point left is used in Rostov.
    assert rule_against(s, "attack", "kiev", 1) == "attack.1"
    s.play(("attack_rebel", "rostov"))
    assert told(s, "rebel_defeated") == [(0, "rostov")]


@clause("attack.2")
@pytest.mark.parametrize(
    ("figure", "gain"), [("R01", {"ore": 1}), ("R09", {"fur": 1}), ("R10", 1), ("R14", 2)]
)
def test_a_rebel_gives_its_reward_without_step_or_check(
    figure: str, gain: dict[str, int] | int
) -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "rostov")
    rebel(s, "kiev", REBELS.index(figure))
    advisor(s, 1, "one", "muster", 1)
    acting(s, "attack", row=2)
    s.play(("attack_rebel", "kiev"))
    player = s.players[0]
    assert player.captured == 1 << REBELS.index(figure)
    assert player.warfare == 0
    assert not told(s, "revealed")
    if isinstance(gain, dict):
        assert goods(player) == gain
    else:
        assert player.coins == 3 + gain
    assert troops(s, 0, "kiev") == 1


@clause("attack.3", "attack.4")
def test_an_opponent_loses_a_piece_and_the_leader_last() -> None:
    s = table(2)
    put(s, 0, "kiev", 3)
    put(s, 1, "kiev")
    lead(s, 1, "agatha", "kiev")
    put(s, 1, "volyn")
    stack_deck(s, 0, "S01", "S02", "S06", "S07")
    acting(s, "attack")
    s.play(("attack", "kiev", 1))
    assert (troops(s, 1, "kiev"), leader_at(s, 1)) == (0, "kiev")
    assert s.players[0].warfare == 1
    assert s.players[1].supply == 11
    s.play(("reveal", "left"))
    s.play(("attack", "kiev", 1))
    assert s.players[1].leader_at == -1
    assert s.players[0].warfare == 2


@clause("attack.4")
def test_the_attackers_leader_falls_only_as_the_last_piece() -> None:
    for count, falls in ((1, False), (0, True)):
        s = table(2)
        put(s, 0, "kiev", count)
        lead(s, 0, "mstislav", "kiev")
        put(s, 0, "rostov")
        put(s, 1, "kiev", 2)
        stack_deck(s, 0, "S04")
        acting(s, "attack")
        s.play(("attack", "kiev", 1))
        s.play(("reveal", "left"))
        assert (s.players[0].leader_at == -1) == falls
        assert troops(s, 0, "kiev") == 0


@clause("attack.5")
@pytest.mark.parametrize(
    ("victims", "stronghold", "cards"), [(1, False, 1), (3, False, 2), (1, True, 2), (3, True, 3)]
)
def test_casualty_cards_base_ruler_stronghold(victims: int, stronghold: bool, cards: int) -> None:
    s = table(2)
    put(s, 0, "kiev", 2)
    put(s, 1, "kiev", victims)
    if stronghold:
        raise_up(s, 1, "stronghold", "kiev")
        if victims == 1:
            put(s, 0, "kiev")
    acting(s, "attack")
    s.play(("attack", "kiev", 1))
    assert s.stack[-1].args == (REGIONS.index("kiev"), cards)


@clause("attack.5", "attack.6")
def test_the_first_casualty_symbol_ends_the_check_and_revealed_cards_are_discarded() -> None:
    s = table(2)
    put(s, 0, "kiev", 2)
    put(s, 1, "kiev", 3)
    raise_up(s, 1, "stronghold", "kiev")
    # The top card is harmless, the second shows a casualty, the third stays where it is.
    stack_deck(s, 1, "S05", "S04", "S01")
    acting(s, "attack")
    s.play(("attack", "kiev", 1))
    s.play(("reveal", "right"))
    assert told(s, "revealed") == [("S01",), ("S04",)]
    assert told(s, "casualty") == [(0, "kiev")]
    assert troops(s, 0, "kiev") == 1
    assert {SCHEMES[c] for c in bits(s.discard)} == {"S01", "S04"}
    assert s.decks[1][-1] == SCHEMES.index("S05")


@clause("turn.7", "attack.5")
def test_the_action_ends_by_itself_after_the_check_of_the_last_attack() -> None:
    s = table(2)
    put(s, 0, "kiev", 2)
    put(s, 1, "kiev")
    put(s, 1, "volyn")
    advisor(s, 1, "one", "muster", 1)
    acting(s, "attack", row=2)
    s.play(("attack", "kiev", 1))
    s.play(("reveal", "left"))
    assert (s.seat, s.stack[-1].kind) == (1, "turn")


@clause("attack.7")
def test_the_smaller_check_of_a_deed_helps_its_own_attack_only() -> None:
    s = table(2)
    put(s, 0, "kiev", 3)
    put(s, 1, "kiev", 2)
    deed(s, 0, "hire_mercenaries")
    give(s, 0, fish=1, ore=1)
    turn(s, "attack")
    s.play(("do_deed", "hire_mercenaries"))
    s.play(("attack", "kiev", 1))
    # One card less one: nothing to reveal, the step counts all the same.
    assert not told(s, "revealed")
    assert s.players[0].warfare == 1
    s.play(("act",))
    s.play(("attack", "kiev", 1))
    assert s.stack[-1].args[1] == 1


@clause("attack.7")
def test_fewer_cards_add_up_but_never_below_none() -> None:
    s = table(2)
    put(s, 0, "kiev", 3)
    lead(s, 0, "boris", "kiev")
    put(s, 1, "kiev", 2)
    deed(s, 0, "hire_mercenaries")
    give(s, 0, fish=1, ore=1)
    turn(s, "move")
    s.play(("do_deed", "hire_mercenaries"))
    s.play(("attack", "kiev", 1))
    assert s.stack[-1].kind == "turn"
    assert troops(s, 0, "kiev") == 3
    assert s.players[0].coins == 3 - 2 + 1


@clause("tax.1", "tax.2", "tax.3")
def test_a_good_costs_one_point_where_one_rules_and_two_elsewhere() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 0, "volyn")
    put(s, 0, "smolensk")
    put(s, 1, "volyn")
    put(s, 1, "rostov")
    acting(s, "tax")
    s.play(("tax", "kiev"))
    assert goods(s.players[0]) == {"wood": 1}
    assert not s.goods >> REGIONS.index("kiev") & 1
    assert rule_against(s, "tax", "kiev") == "tax.1"
    assert rule_against(s, "tax", "rostov") == "tax.1"
    assert rule_against(s, "tax", "volyn") == "tax.2"
    t = table(2)
    put(t, 0, "volyn")
    put(t, 1, "volyn")
    give(t, 0, fish=3)
    advisor(t, 1, "one", "muster", 1)
    acting(t, "tax")
    t.play(("tax", "volyn"))
    assert t.players[0].boat[2] == 3
    assert t.players[0].dock[2] == 1


@clause("tax.4")
def test_a_market_adds_a_good_or_a_coin_as_long_as_there_is_a_good() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 0, "volyn")
    put(s, 1, "rostov")
    raise_up(s, 0, "market", "kiev", "volyn")
    s.goods &= ~(1 << REGIONS.index("volyn"))
    # Seat 1 has a turn left: no income of a claim phase mixes in.
    advisor(s, 1, "one", "muster", 1)
    acting(s, "tax")
    assert rule_against(s, "tax", "kiev") == "tax.4"
    assert rule_against(s, "tax_and_good", "volyn") == "tax.1"
    coin = s.copy()
    coin.play(("tax_and_coin", "kiev"))
    assert coin.players[0].coins == 4
    assert goods(coin.players[0]) == {"wood": 1}
    s.play(("tax_and_good", "kiev"))
    assert goods(s.players[0]) == {"wood": 2}


@clause("build.1", "build.2", "build.3")
def test_building_costs_points_only_and_kinds_are_limited() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 0, "volyn")
    put(s, 0, "pereyaslavl")
    put(s, 1, "volyn")
    raise_up(s, 1, "market", "kiev")
    raise_up(s, 0, "church", "rostov", "novgorod", "smolensk")
    acting(s, "build")
    assert rule_against(s, "build", "market", "kiev") == "build.2"
    assert rule_against(s, "build", "church", "kiev") == "build.3"
    assert rule_against(s, "build", "market", "rostov") == "build.1"
    assert ("build", "market", "volyn") in s.moves()
    s.play(("build", "stronghold", "kiev"))
    assert s.players[0].coins == 3
    assert rule_against(s, "build", "market", "volyn") == "build.1"


@clause("build.3")
def test_a_structure_taken_down_may_be_built_again() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    raise_up(s, 0, "church", "rostov", "novgorod", "smolensk")
    deed(s, 0, "new_beginning")
    turn(s, "build")
    s.play(("do_deed", "new_beginning"))
    s.play(("tear_down", "church", "rostov"))
    s.play(("act",))
    assert ("build", "church", "kiev") in s.moves()


@clause("build.4")
def test_a_church_replaces_a_rebel_without_reward_or_a_troop_but_no_leader() -> None:
    s = table(2)
    put(s, 0, "kiev", 2)
    put(s, 1, "kiev")
    lead(s, 1, "agatha", "kiev")
    rebel(s, "kiev")
    advisor(s, 1, "one", "muster", 1)
    acting(s, "build")
    s.play(("build", "church", "kiev"))
    assert s.moves() == [("oust_rebel",), ("oust", 1)]
    assert s.describe(("oust_rebel",), "en") == "Replace the rebel with a troop of your own"
    assert rule_against(s, "spare") == "build.4"
    rebels = s.copy()
    rebels.play(("oust_rebel",))
    assert rebels.players[0].captured == 0
    assert troops(rebels, 0, "kiev") == 3
    assert rebels.players[0].warfare == 0
    s.play(("oust", 1))
    assert (troops(s, 0, "kiev"), troops(s, 1, "kiev")) == (3, 0)
    assert leader_at(s, 1) == "kiev"
    assert s.players[1].supply == 12
    alone = table(2)
    put(alone, 0, "kiev", 2)
    lead(alone, 1, "agatha", "kiev")
    acting(alone, "build")
    alone.play(("build", "church", "kiev"))
    assert troops(alone, 0, "kiev") == 2


@clause("build.4")
@pytest.mark.parametrize(("edition", "asked"), [("ru", True), ("de", False)])
def test_church_without_supply_optional_in_the_russian_book_forced_in_the_german(
    edition: str, asked: bool
) -> None:
    s = table(2, edition=edition)
    put(s, 0, "kiev", 12)
    put(s, 1, "kiev")
    acting(s, "build")
    s.play(("build", "church", "kiev"))
    assert (s.stack[-1].kind == "church") == asked
    if asked:
        # Nobody takes its place, and the move says so.
        said = s.describe(("oust", 1), "en")
        assert said == "Remove a troop, with none of your own to replace it: Player 2 loses it"
        s.play(("oust", 1))
    assert troops(s, 1, "kiev") == 0
    assert troops(s, 0, "kiev") == 12


@clause("build.4")
def test_a_table_may_make_the_effect_of_a_church_optional() -> None:
    s = table(2, church_effect="optional")
    put(s, 0, "kiev", 2)
    put(s, 1, "kiev")
    acting(s, "build")
    s.play(("build", "church", "kiev"))
    s.play(("spare",))
    assert troops(s, 1, "kiev") == 1


@clause("build.5")
def test_a_stronghold_makes_an_attacker_reveal_one_more() -> None:
    s = table(2)
    put(s, 0, "kiev", 2)
    put(s, 1, "kiev")
    raise_up(s, 1, "stronghold", "kiev")
    raise_up(s, 0, "stronghold", "volyn")
    acting(s, "attack")
    s.play(("attack", "kiev", 1))
    assert s.stack[-1].args[1] == 2


@clause("scheme.1")
def test_draw_from_one_deck_keep_one_and_put_the_rest_back_in_any_order() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    stack_deck(s, 0, "S01", "S06", "S10")
    advisor(s, 1, "one", "muster", 1)
    acting(s, "scheme")
    s.play(("draw", "left"))
    assert set(s.moves()) == {("keep", "S01"), ("keep", "S06"), ("keep", "S10")}
    # Who drew knows the cards on the table, the other one only their number.
    own, other = (sample(s, 0, 3), sample(s, 1, 3))
    assert own.drawn == s.drawn
    assert len(other.drawn) == 3
    assert {tuple(sample(s, 1, seed).drawn) for seed in range(5)} != {tuple(s.drawn)}
    for twin in (own, other):
        assert twin.flaw() is None
    assert rule_against(s, "keep", "S15") == "scheme.1"
    s.play(("keep", "S06"))
    assert ("kept_secretly", 0) in s.events_for(1)
    assert rule_against(s, "put_back", "S06") == "scheme.1"
    s.play(("put_back", "S10"))
    assert [SCHEMES[c] for c in s.decks[0][-2:]] == ["S10", "S01"]
    assert s.players[0].hand == 1 << SCHEMES.index("S06")
    assert s.stack[-1].kind == "token"
    low = table(2)
    put(low, 0, "kiev")
    put(low, 1, "kiev")
    advisor(low, 1, "one", "muster", 1)
    acting(low, "scheme", row=3)
    low.play(("draw", "right"))
    assert low.players[0].hand.bit_count() == 1
    assert low.stack[-1].kind == "turn"


@clause("scheme.2")
def test_the_top_space_gives_the_token_which_rules_from_the_claim_phase_on() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    advisor(s, 1, "one", "muster", 2)
    advisor(s, 0, "two", "muster", 3)
    acting(s, "scheme")
    s.play(("draw", "left"))
    s.play(s.moves()[0])
    s.play(s.moves()[0])
    assert s.moves() == [("give_token", 0), ("give_token", 1)]
    s.play(("give_token", 1))
    assert (s.token, s.first) == (1, 0)
    s.play(("end_turn",))
    s.play(("forfeit",))
    assert s.seat == 0
    s.play(("forfeit",))
    s.play(("end_turn",))
    assert s.first == 1
    forfeited = table(2)
    put(forfeited, 0, "kiev")
    put(forfeited, 1, "kiev")
    advisor(forfeited, 1, "one", "muster", 2)
    turn(forfeited, "scheme")
    forfeited.play(("forfeit",))
    assert forfeited.token == 0


@clause("scheme.3")
def test_only_the_player_who_put_cards_back_knows_them_until_others_draw() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    stack_deck(s, 0, "S01", "S06", "S10")
    advisor(s, 1, "one", "scheme", 2)
    acting(s, "scheme")
    s.play(("draw", "left"))
    s.play(("keep", "S06"))
    s.play(("put_back", "S10"))
    s.play(("give_token", 0))
    assert s.view(0)["players"][0]["known_cards"] == [["S10", "S01"], []]
    assert s.view(1)["players"][0]["known_cards"] is None
    tops = {tuple(sample(s, 0, seed).decks[0][-2:]) for seed in range(10)}
    assert tops == {(SCHEMES.index("S10"), SCHEMES.index("S01"))}
    assert len({sample(s, 1, seed).decks[0][-1] for seed in range(20)}) > 3
    s.play(("end_turn",))
    s.play(("act",))
    s.play(("draw", "left"))
    s.play(s.moves()[0])
    assert s.view(0)["players"][0]["known_cards"] == [[], []]


@clause("scheme.4")
def test_an_empty_deck_is_made_anew_at_once_and_the_draw_goes_on() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    for card in s.decks[0][:-1]:
        s.discard |= 1 << card
    s.decks[0] = s.decks[0][-1:]
    fresh(s)
    acting(s, "scheme")
    s.play(("draw", "left"))
    assert told(s, "decks_shuffled") == [()]
    assert len(s.drawn) == 3
    assert s.discard == 0
    # 26 cards made two decks of 13; two more cards of the draw came from the first.
    assert [len(deck) for deck in s.decks] == [11, 13]
    odd = table(2)
    odd.discard = 1 << odd.decks[0].pop()
    odd.discard |= sum(1 << card for card in odd.decks[0][:-1])
    odd.decks[0] = odd.decks[0][-1:]
    hand(odd, 1, SCHEMES[odd.decks[1][0]])
    put(odd, 0, "kiev")
    acting(odd, "scheme", row=3)
    odd.play(("draw", "left"))
    assert [len(deck) for deck in odd.decks] == [13, 12]


@clause("variant.2")
def test_reward_tokens_replace_the_stickers() -> None:
    s = table(2, rebel_reward_tokens="on")
    put(s, 0, "kiev")
    put(s, 1, "rostov")
    rebel(s, "kiev", REBELS.index("R01"))
    s.reward_tokens.remove(14)
    s.reward_tokens.append(14)
    advisor(s, 1, "one", "muster", 1)
    acting(s, "attack", row=2)
    s.play(("attack_rebel", "kiev"))
    assert goods(s.players[0]) == {}
    assert s.players[0].coins == 5
    assert len(s.reward_tokens) == 14
    assert opening(2).reward_tokens == []


def test_points_of_spaces_are_those_of_the_board() -> None:
    s = table(2)
    assert s.tables.row_points[0][TAX * 4] == 2
    assert s.tables.row_points[1][TAX * 4] == 3
    assert s.tables.row_cost[1][BUILD * 4 + 3] == 2
    assert len(DEEDS) == 26
