"""The solo game: setup and the Rebellion's strategy phase."""

from __future__ import annotations

import random

import pytest

import terem
from terem.engine import LANGUAGES
from terem.games.rurik import solo as solo_game
from terem.games.rurik.rules.rebellion import REBELLION, YOU
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    ACTIONS,
    CARDS,
    REGIONS,
    bits,
)
from tests.clauses import clause
from tests.rurik.table import (
    acting,
    advisor,
    column,
    fresh,
    leader_at,
    neutral,
    opening,
    placing,
    priority,
    put,
    rule_against,
    rules,
    sample,
    solo,
    top_card,
    troops,
)


@clause("solo.1")
def test_one_player_against_the_rebellion_always_first_and_without_token() -> None:
    s = opening(1, 3)
    assert len(s.players) == 2
    assert len(s.scores()) == 2
    assert s.tables.rows[s.board_side] == 3
    rng = random.Random(3)
    while s.seat is not None:
        assert s.first == s.token == 0
        assert s.stack[-1].kind != "token"
        s.play(rng.choice(s.moves()))
    assert sorted(seat for place in s.ranking() for seat in place) == [0, 1]


@clause("solo.3")
@pytest.mark.parametrize(("level", "coins"), [(1, 6), (2, 7), (3, 8), (4, 9)])
def test_the_rebellion_has_fifteen_rebels_three_coins_and_covered_bonuses(
    level: int, coins: int
) -> None:
    s = opening(1, 1, solo_level=level)
    me = s.players[REBELLION]
    assert sum(me.troops) + me.supply == 15
    assert me.supply == 9
    assert me.coins == 3
    assert sum(s.covers) == coins
    beaten = solo()
    put(beaten, YOU, "kiev", 2)
    put(beaten, REBELLION, "kiev")
    acting(beaten, "attack")
    beaten.play(("attack", "kiev", "rebellion"))
    assert beaten.players[REBELLION].supply == 15


@clause("solo.4")
@pytest.mark.parametrize("seed", range(6))
def test_where_everybody_starts(seed: int) -> None:
    s = opening(1, seed, leaders="dealt")
    me = s.players[REBELLION]
    first = [r for r in s.tables.card_regions[s.cards[0]] if REGIONS[r] != "kiev"]
    assert leader_at(s, REBELLION) == "kiev"
    held = {REGIONS[r]: me.troops[r] for r in range(15) if me.troops[r]}
    assert held == {"kiev": 2, REGIONS[first[0]]: 2, REGIONS[first[1]]: 2}
    assert bits(s.neutral) == sorted(first[2:])
    assert all(rebel < 0 for rebel in s.rebels)
    s.play(s.moves()[0])
    assert {str(m[1]) for m in s.moves()} == {REGIONS[r] for r in first[2:]}
    assert rule_against(s, "deploy", "kiev") == "solo.4"


@clause("solo.5")
def test_the_rebellion_is_an_opponent_and_neutral_troops_are_not() -> None:
    s = solo()
    put(s, YOU, "kiev", 2)
    put(s, YOU, "volyn")
    put(s, REBELLION, "kiev")
    neutral(s, "volyn")
    acting(s, "attack")
    s.play(("attack", "kiev", "rebellion"))
    assert s.players[YOU].warfare == 1
    assert s.stack[-1].kind == "casualty"
    s.play(("reveal", "left"))
    s.play(("attack_neutral", "volyn"))
    assert s.players[YOU].warfare == 1
    assert s.neutral == 0
    assert s.players[YOU].captured == 0


@clause("solo.5")
def test_neutral_troops_count_for_rule_and_may_be_converted_by_default() -> None:
    for option, ruler in (("count", None), ("ignore", 0)):
        s = solo(solo_neutral_rule=option)
        put(s, YOU, "volyn")
        neutral(s, "volyn")
        assert rules(s, "volyn") == ruler
    for option, left in (("allowed", 0), ("never", 1)):
        s = solo(solo_neutral_church=option)
        put(s, YOU, "volyn", 2)
        neutral(s, "volyn")
        acting(s, "build")
        s.play(("build", "church", "volyn"))
        assert len(bits(s.neutral)) == left
        assert troops(s, YOU, "volyn") == 3 - left


@clause("solo.6")
def test_what_is_known_of_the_insurrection_deck() -> None:
    s = opening(1, 5, leaders="dealt")
    view = s.view(0)["rebellion"]
    assert view["cards_seen_top_first"] == [CARDS[s.cards[0]]]
    assert "cards_top_first" not in view
    tops = {sample(s, 0, seed).cards[0] for seed in range(8)}
    bottoms = {sample(s, 0, seed).cards[-1] for seed in range(20)}
    assert tops == {s.cards[0]}
    assert len(bottoms) > 5
    placing(s)
    s.players[YOU].coins = 0
    fresh(s)
    s.play(("place", 1, "muster"))
    rows = s.tables.card_rows
    shown = s.uncovered
    assert s.view(0)["rebellion"]["uncovered_rows"]
    for seed in range(10):
        card = sample(s, 0, seed).cards[-1]
        assert rows[card][:shown] == rows[s.cards[-1]][:shown]


# ---------------------------------------------------------------------- strategy


def strategy(card: str, name: str, coins: int = 0, round: int = 1) -> Rurik:
    s = solo()
    placing(s, round=round)
    top_card(s, card)
    priority(s, name)
    s.players[YOU].coins = 0
    s.players[REBELLION].coins = coins
    return fresh(s)


@clause("rebellion.1")
def test_rows_are_read_from_the_bottom_and_absent_advisors_passed_over() -> None:
    # Card 1 begins with a starred 2, then 4: the 2 is not there before round 3.
    s = strategy("I01", "build")
    s.play(("place", 1, "tax"))
    assert column(s, "muster") == [(REBELLION, 4, 0)]
    late = strategy("I01", "build", round=3)
    late.play(("place", 1, "tax"))
    assert column(late, "attack") == [(REBELLION, 2, 0)]
    # The rule of three columns does not bind it: card 2 puts 4 and 2 on tax.
    twice = strategy("I02", "tax")
    twice.play(("place", 1, "muster"))
    twice.play(("place", 2, "build"))
    assert column(twice, "tax") == [(REBELLION, 4, 0), (REBELLION, 2, 0)]


@clause("rebellion.1")
@pytest.mark.parametrize(
    ("full", "taken"),
    [
        (("attack",), "tax"),
        (("attack", "tax"), "build"),
        (("attack", "tax", "build", "scheme"), "muster"),
    ],
)
def test_a_full_column_sends_its_advisor_to_the_right_round_the_edge(
    full: tuple[str, ...], taken: str
) -> None:
    # Card 10 by attack, round 4: the first row is the starred 2 to attack.
    s = strategy("I10", "attack_move", round=4)
    for name in full:
        for row, token in enumerate(("five", "four", "three"), 1):
            advisor(s, YOU, token, name, row)
    solo_game.place_advisor(s)
    assert (REBELLION, 2, 0) in column(s, taken)
    assert sum((REBELLION, 2, 0) in column(s, name) for name in ACTIONS if name not in full) == 1


@clause("rebellion.2")
@pytest.mark.parametrize(("coins", "bribe"), [(3, 2), (2, 2), (1, 0)])
def test_a_coin_symbol_pays_just_enough_for_the_top_space(coins: int, bribe: int) -> None:
    # Card 1, attack and move: row 2 is advisor 4 to attack with a coin.
    s = strategy("I01", "attack_move", coins=coins)
    s.players[YOU].coins = 0
    s.play(("place", 5, "attack"))
    assert (REBELLION, 4, bribe) in column(s, "attack")
    assert s.players[REBELLION].coins == coins - bribe


@clause("rebellion.2")
def test_without_need_no_coin_and_a_tie_with_you_costs_one() -> None:
    s = strategy("I01", "attack_move", coins=3)
    s.play(("place", 1, "attack"))
    assert column(s, "attack")[0] == (REBELLION, 4, 0)
    # Card 2, muster by the first priority, no coin symbol: a tie of fours.
    tie = strategy("I02", "attack_move", coins=3)
    tie.play(("place", 4, "muster"))
    assert column(tie, "muster") == [(REBELLION, 4, 1), (YOU, 4, 0)]
    broke = strategy("I02", "attack_move", coins=0)
    broke.play(("place", 4, "muster"))
    assert column(broke, "muster") == [(YOU, 4, 0), (REBELLION, 4, 0)]


@clause("rebellion.2")
@pytest.mark.parametrize(("option", "bribe"), [("outbid", 2), ("spare", 0)])
def test_bribing_past_its_own_advisor_is_an_option(option: str, bribe: int) -> None:
    s = solo(solo_own_bribe=option)
    placing(s)
    s.players[REBELLION].coins = 5
    advisor(s, REBELLION, "five", "attack", 1)
    s.players[REBELLION].advisors &= ~(1 << 5)
    fresh(s)
    assert solo_game.bribe_for(s, ACTIONS.index("attack"), 4, True) == bribe


def test_an_insurrection_card_is_named_by_where_it_turns_first() -> None:
    """The printed cards have no names; a number would tell nobody what lies open."""
    game = terem.game("rurik")
    words = game.words
    for card in game.components.blocks["insurrection_cards"].data["list"]:
        first, second = card["regions"][:2]
        for lang in LANGUAGES:
            name = words.text(lang, f"insurrection-{card['id']}")
            places = [words.text(lang, f"region-{region}") for region in (first, second)]
            assert name.index(places[0]) < name.index(places[1])
