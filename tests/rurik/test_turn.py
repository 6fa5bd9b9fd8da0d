"""Turns, bonus actions, the mat."""

from __future__ import annotations

import pytest

from terem.games.rurik.tables import DEEDS, SCHEMES
from tests.clauses import clause
from tests.rurik.table import (
    acting,
    advisor,
    begin_claim,
    begin_turn,
    deed,
    fresh,
    give,
    goods,
    hand,
    lead,
    may,
    put,
    raise_up,
    rule_against,
    table,
    told,
    troops,
    turn,
)


@clause("turn.1", "turn.3", "tax.2")
def test_example_d_the_ones_act_first_and_bribes_go_to_the_supply() -> None:
    """Worked example D: the first player's 1 with a bribe of 3 gives 2 build points on the top
    space, the next player's 1 on the second tax space of the larger board 2 tax points."""
    s = table(3)
    for side, region in enumerate(("kiev", "volyn", "rostov")):
        put(s, side, region)
    advisor(s, 0, "one", "build", 1, bribe=3)
    advisor(s, 1, "two", "build", 2)
    advisor(s, 1, "one", "tax", 2)
    advisor(s, 2, "one", "move", 1)
    coins = s.players[0].coins
    s.stack = []
    begin_turn(s, 0)
    assert told(s, "advisor_taken") == [(0, 1, "build", 3)]
    s.play(("act",))
    assert s.pool[4] == 2
    assert s.players[0].coins == coins
    s.play(("stop",))
    assert s.seat == 1
    assert told(s, "advisor_taken") == [(1, 1, "tax", 0)]
    s.play(("act",))
    assert s.pool[3] == 2
    assert rule_against(s, "recall", "build", 2) == "turn.1"
    s.play(("stop",))
    assert s.seat == 2


@clause("turn.2")
def test_between_two_twos_the_owner_chooses_even_in_one_column() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    advisor(s, 0, "two", "tax", 1)
    advisor(s, 0, "second_two", "tax", 2)
    advisor(s, 0, "four", "build", 1)
    advisor(s, 1, "one", "move", 1)
    begin_turn(s, 0)
    assert s.moves() == [("recall", "tax", 1), ("recall", "tax", 2)]
    assert rule_against(s, "recall", "build", 1) == "turn.1"
    s.play(("recall", "tax", 2))
    assert (s.column, s.row) == (3, 1)
    s.play(("forfeit",))
    s.play(("forfeit",))
    assert s.seat == 0
    assert told(s, "advisor_taken") == [(0, 2, "tax", 0)]


@clause("turn.3")
def test_advisors_below_do_not_move_up_and_a_forfeit_keeps_no_bribe() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    advisor(s, 0, "one", "muster", 1, bribe=4)
    advisor(s, 1, "two", "muster", 2)
    begin_turn(s, 0)
    coins = s.players[0].coins
    s.play(("forfeit",))
    assert s.players[0].coins == coins + 1
    assert (s.seat, s.row) == (1, 1)


@clause("turn.4")
def test_the_price_of_a_space_is_paid_before_the_action() -> None:
    s = turn(table(3), "attack", row=4)
    s.players[0].coins = 2
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    s.play(("act",))
    assert s.players[0].coins == 0
    assert s.pool[2] == 1
    assert rule_against(s, "act") == "turn.4"
    poor = turn(table(3), "attack", row=4)
    poor.players[0].coins = 1
    put(poor, 0, "kiev")
    assert rule_against(poor, "act") == "turn.4"
    assert rule_against(poor, "end_turn") == "turn.4"
    # Coins of a bonus action taken first may still pay it.
    hand(poor, 0, "S26")
    poor.play(("play_card", "S26"))
    assert ("act",) in poor.moves()


@clause("turn.5")
def test_forfeiting_gives_a_coin_in_place_of_the_whole_action() -> None:
    s = turn(table(2), "muster")
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    advisor(s, 1, "one", "muster", 1)
    hand(s, 0, "S26")
    s.play(("forfeit",))
    assert s.players[0].coins == 4
    assert rule_against(s, "forfeit") == "turn.5"
    s.play(("play_card", "S26"))
    assert s.players[0].coins == 6
    begun = table(2)
    put(begun, 0, "kiev")
    acting(begun, "muster")
    assert rule_against(begun, "forfeit") == "turn.5"


@clause("turn.6")
def test_without_a_piece_one_may_come_back_before_the_next_advisor() -> None:
    s = table(2)
    put(s, 1, "kiev")
    advisor(s, 0, "one", "muster", 1)
    advisor(s, 1, "one", "move", 1)
    begin_turn(s, 0)
    assert len(may(s, "come_back")) == 8
    assert rule_against(s, "act") == "turn.6"
    assert rule_against(s, "do_deed", "hoard") == "turn.6"
    away = s.copy()
    away.play(("stay_away",))
    assert away.stack[-1].kind == "turn"
    assert away.players[0].at == 0
    s.play(("come_back", "volyn"))
    assert troops(s, 0, "volyn") == 1
    assert s.players[0].leader_at >= 0
    s.play(("act",))
    assert may(s, "muster") == [("muster", "volyn")]
    alone = table(2)
    lead(alone, 0, "mstislav", "kiev")
    put(alone, 1, "kiev")
    advisor(alone, 0, "one", "muster", 1)
    begin_turn(alone, 0)
    assert alone.stack[-1].kind == "turn"


@clause("turn.7")
def test_points_may_be_left_and_an_action_without_use_ends_by_itself() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    hand(s, 0, "S26")
    acting(s, "muster")
    s.play(("muster", "kiev"))
    s.play(("stop",))
    assert s.pool[0] == 0
    assert rule_against(s, "muster", "kiev") == "muster.1"
    assert rule_against(s, "stop") == "turn.7"
    idle = table(2)
    put(idle, 0, "kiev")
    put(idle, 1, "volyn")
    advisor(idle, 1, "one", "muster", 1)
    acting(idle, "attack")
    assert idle.seat == 1


@clause("bonus.1")
def test_each_bonus_action_once_a_turn_before_or_after_but_not_inside() -> None:
    s = table(2)
    put(s, 0, "kiev", 2)
    put(s, 1, "volyn")
    hand(s, 0, "S26", "S27")
    deed(s, 0, "generous_prince", "trade_route")
    give(s, 0, wood=4, fish=2, honey=2)
    s.players[0].coins = 4
    turn(s, "muster")
    s.play(("play_card", "S26"))
    assert rule_against(s, "play_card", "S27") == "bonus.1"
    s.play(("convert", "build", "wood", "wood"))
    s.play(("build", "market", "kiev"))
    assert rule_against(s, "convert", "muster", "honey", "fish") == "bonus.1"
    after = s.copy()
    after.play(("act",))
    assert rule_against(after, "do_deed", "trade_route") == "bonus.1"
    after.play(("stop",))
    assert ("do_deed", "trade_route") in after.moves()
    s.play(("do_deed", "trade_route"))
    assert rule_against(s, "do_deed", "generous_prince") == "bonus.1"


@clause("bonus.2")
def test_a_scheme_card_is_paid_rewarded_and_discarded() -> None:
    s = table(2)
    put(s, 0, "kiev")
    hand(s, 0, "S03", "S17")
    s.players[0].coins = 0
    turn(s, "move")
    assert rule_against(s, "play_card", "S03") == "bonus.2"
    assert rule_against(s, "play_card", "S01") == "bonus.2"
    s.play(("play_card", "S17"))
    assert s.players[0].coins == 1
    assert s.pool[7] == 1
    assert s.discard >> SCHEMES.index("S17") & 1
    assert not s.players[0].hand >> SCHEMES.index("S17") & 1
    paid = table(2)
    put(paid, 0, "kiev")
    hand(paid, 0, "S03")
    turn(paid, "move")
    paid.play(("play_card", "S03"))
    assert paid.players[0].coins == 2
    paid.play(("muster", "kiev"))
    assert troops(paid, 0, "kiev") == 2


@clause("bonus.3")
def test_muster_points_are_used_at_once_and_tax_points_wait() -> None:
    s = table(2)
    put(s, 0, "kiev", 2)
    put(s, 1, "rostov")
    hand(s, 0, "S05")
    turn(s, "move")
    s.play(("play_card", "S05"))
    assert rule_against(s, "act") == "bonus.1"
    s.play(("muster", "kiev"))
    s.play(("stop",))
    assert s.pool[0] == 0
    wait = table(2)
    put(wait, 0, "kiev")
    put(wait, 1, "kiev")
    hand(wait, 0, "S15")
    turn(wait, "tax", row=2)
    wait.play(("play_card", "S15"))
    # One point is too little where one does not rule; with the one of the space it is enough.
    assert rule_against(wait, "tax", "kiev") == "tax.2"
    wait.play(("act",))
    wait.play(("tax", "kiev"))
    assert goods(wait.players[0]) == {"wood": 1}


@clause("bonus.3")
@pytest.mark.parametrize(("edition", "together"), [("ru", True), ("de", False)])
def test_point_adding_two_bonus_actions_together_only_in_the_russian_book(
    edition: str, together: bool
) -> None:
    s = table(2, edition=edition)
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    hand(s, 0, "S19")
    give(s, 0, wood=2)
    turn(s, "muster")
    s.play(("play_card", "S19"))
    s.play(("convert", "build", "wood", "wood"))
    assert (("build", "market", "kiev") in s.moves()) == together
    if together:
        s.play(("build", "market", "kiev"))
        assert s.pool[9] == s.pool[11] == 0
    main = table(2, edition=edition)
    put(main, 0, "kiev")
    put(main, 1, "kiev")
    hand(main, 0, "S19")
    turn(main, "build", row=2)
    main.play(("play_card", "S19"))
    main.play(("act",))
    assert ("build", "market", "kiev") in main.moves()


@clause("bonus.3")
@pytest.mark.parametrize("edition", ["ru", "de"])
def test_while_the_main_action_lasts_points_of_bonus_actions_are_one_sum_with_its_own(
    edition: str,
) -> None:
    """A point of the space, one of a card and one of the tile: three points, one and two."""
    s = table(2, edition=edition)
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    put(s, 0, "volyn", 2)
    hand(s, 0, "S19")
    give(s, 0, wood=2)
    turn(s, "build", row=2)
    s.play(("play_card", "S19"))
    s.play(("convert", "build", "wood", "wood"))
    s.play(("act",))
    s.play(("build", "market", "volyn"))
    assert ("build", "market", "kiev") in s.moves()
    s.play(("build", "market", "kiev"))
    assert not any(s.pool)


@clause("bonus.4")
@pytest.mark.parametrize("edition", ["ru", "de"])
def test_a_point_left_over_from_the_main_action_pays_before_a_second_bonus_point(
    edition: str,
) -> None:
    """Left over: one point of the main action, one of a card, one of the tile. Two of them build
    where one does not rule; the one that stays is a bonus point and builds elsewhere."""
    s = table(2, edition=edition)
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    put(s, 0, "volyn", 2)
    hand(s, 0, "S19")
    give(s, 0, wood=2)
    acting(s, "build", row=2)
    s.play(("stop",))
    s.play(("play_card", "S19"))
    s.play(("convert", "build", "wood", "wood"))
    s.play(("build", "market", "kiev"))
    assert s.pool[4] == 0
    assert ("build", "market", "volyn") in s.moves()
    s.play(("build", "market", "volyn"))
    assert not any(s.pool)


@clause("bonus.3")
def test_in_the_german_book_the_smaller_bonus_pays_a_single_point() -> None:
    """Two tax points of a deed stay together for a good that costs two."""
    s = table(2, edition="de")
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    put(s, 0, "volyn", 2)
    raise_up(s, 0, "church", "volyn")
    hand(s, 0, "S15")
    deed(s, 0, "new_beginning")
    turn(s, "muster")
    s.play(("play_card", "S15"))
    s.play(("do_deed", "new_beginning"))
    s.play(("tax", "volyn"))
    assert ("tax", "kiev") in s.moves()


@clause("bonus.4")
def test_pooled_points_may_be_used_in_any_order() -> None:
    s = table(2, bonus_points="pooled")
    put(s, 0, "kiev", 2)
    put(s, 1, "rostov")
    hand(s, 0, "S07")
    turn(s, "muster")
    s.play(("act",))
    s.play(("play_card", "S07"))
    s.play(("muster", "kiev"))
    s.play(("move", "kiev", "volyn"))
    s.play(("muster", "volyn"))
    s.play(("move", "kiev", "polotsk"))
    assert s.pool[0] == 1


@clause("bonus.4")
def test_leftover_tax_points_of_the_main_action_only_top_up_bonus_points() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "kiev")
    put(s, 0, "volyn", 2)
    hand(s, 0, "S15")
    acting(s, "tax", row=2)
    s.play(("stop",))
    assert rule_against(s, "tax", "volyn") == "tax.1"
    s.play(("play_card", "S15"))
    s.play(("tax", "kiev"))
    assert goods(s.players[0]) == {"wood": 1}
    assert s.pool[3] == 0


@clause("bonus.5")
def test_conversion_tiles() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    give(s, 0, ore=1, fur=1, fish=2)
    turn(s, "move")
    assert rule_against(s, "convert", "build", "fur", "ore") == "bonus.5"
    assert rule_against(s, "convert", "build", "ore", "ore") == "bonus.5"
    assert set(may(s, "convert")) == {
        ("convert", "build", "ore", "fish"),
        ("convert", "build", "ore", "fur"),
        ("convert", "muster", "fish", "ore"),
        ("convert", "muster", "fish", "fish"),
        ("convert", "muster", "fish", "fur"),
    }
    s.play(("convert", "muster", "fish", "fish"))
    s.play(("muster", "kiev"))
    assert goods(s.players[0]) == {"ore": 1, "fur": 1}
    # The other tile waits for another turn, this one for the next round.
    turn(s, "move")
    assert rule_against(s, "convert", "muster", "fish", "ore") == "bonus.5"
    s.play(("convert", "build", "ore", "fur"))
    assert goods(s.players[0]) == {}
    assert s.pool[11] == 1


@clause("mat.1")
def test_goods_fill_the_boat_first_and_the_dock_pays_first() -> None:
    s = table(2)
    give(s, 0, ore=3, wood=1)
    assert s.players[0].boat == [1, 2, 0, 0, 0]
    assert s.players[0].dock == [0, 1, 0, 0, 0]
    put(s, 0, "rostov")
    put(s, 0, "kiev")
    acting(s, "tax")
    s.play(("tax", "rostov"))
    s.play(("tax", "kiev"))
    assert s.players[0].boat == [2, 2, 0, 0, 0]
    assert s.players[0].dock[1] == 2
    assert s.tables.boat == [3, 2, 3, 2, 1]
    turn(s, "move")
    s.play(("convert", "build", "ore", "ore"))
    assert s.players[0].boat == [2, 2, 0, 0, 0]


@clause("mat.2")
def test_a_player_may_unload_to_keep_the_trade_marker_off_its_track() -> None:
    s = table(2)
    give(s, 0, wood=2, fish=1)
    give(s, 1, wood=2)
    fresh(s)
    s.column = -1
    coins = [player.coins for player in s.players]
    begin_claim(s)
    assert (s.seat, s.stack[-1].kind) == (0, "boat")
    loaded = s.copy()
    loaded.play(("set_sail",))
    assert loaded.players[0].tracks[2] == 1
    assert loaded.players[0].coins == coins[0] + 3
    assert rule_against(s, "unload", "fur") == "mat.2"
    s.play(("unload", "fish"))
    s.play(("set_sail",))
    assert s.players[0].tracks[2] == 0
    assert s.players[0].coins == coins[0] + 4
    assert sum(s.players[0].boat) == 3
    # In the last round nobody has a reason to.
    last = table(2)
    last.round = 4
    give(last, 0, wood=3)
    fresh(last)
    begin_claim(last)
    assert last.seat is None


@clause("mat.2", "claim.4")
def test_goods_held_back_from_the_track_still_fill_their_columns_for_the_income() -> None:
    """Goods move at any moment, so also between the markers of step A and the income of step B."""
    s = table(2)
    give(s, 0, ore=2, fur=1)
    s.column = -1
    coins = s.players[0].coins
    begin_claim(s)
    s.play(("unload", "fur"))
    s.play(("set_sail",))
    assert s.players[0].tracks[2] == 0
    # Four markers off their tracks, the columns of stone and fur.
    assert s.players[0].coins == coins + 4 + 2
    alone = table(1)
    give(alone, 0, ore=2)
    begin_claim(alone)
    alone.play(("unload", "ore"))
    alone.play(("unload", "ore"))
    assert told(alone, "priority_chosen") == [("build",)]
    assert (0, 5) in told(alone, "income")


@clause("deed.1")
def test_only_taken_deeds_are_accomplished_one_taken_this_turn_too() -> None:
    s = table(2)
    put(s, 0, "kiev")
    s.players[0].coins = 5
    wanted = DEEDS.index("generous_prince")
    if wanted not in s.deed_row:
        s.deed_deck.remove(wanted)
        s.deed_deck.insert(0, s.deed_row[0])
        s.deed_row[0] = wanted
    hand(s, 0, "S24")
    turn(s, "move")
    assert rule_against(s, "do_deed", "generous_prince") == "deed.1"
    s.play(("play_card", "S24"))
    s.play(("take_deed", "generous_prince"))
    s.play(("do_deed", "generous_prince"))
    assert s.players[0].done >> wanted & 1
    assert s.players[0].coins == 1


@clause("deed.7")
def test_a_scheme_card_takes_a_deed_and_the_row_is_refilled() -> None:
    s = table(2)
    put(s, 0, "kiev")
    hand(s, 0, "S24")
    turn(s, "move")
    s.play(("play_card", "S24"))
    row = list(s.deed_row)
    assert s.moves() == [("take_deed", DEEDS[d]) for d in row]
    other = next(d for d in range(26) if d not in row)
    assert rule_against(s, "take_deed", DEEDS[other]) == "deed.7"
    s.play(("take_deed", DEEDS[row[1]]))
    assert s.players[0].deeds == 1 << row[1]
    assert len(s.deed_row) == 3
    assert row[1] not in s.deed_row


def test_a_deed_with_a_structure_does_not_need_rule() -> None:
    s = table(2)
    put(s, 1, "kiev", 3)
    raise_up(s, 0, "market", "kiev", "volyn", "rostov")
    deed(s, 0, "market_day")
    turn(s, "move")
    assert ("do_deed", "market_day") in s.moves()
