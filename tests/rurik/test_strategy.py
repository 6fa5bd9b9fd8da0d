"""The strategy phase: power, full columns, doubling, bribes."""

from __future__ import annotations

import random

from tests.clauses import clause
from tests.rurik.table import (
    advisor,
    column,
    fresh,
    may,
    placing,
    put,
    rule_against,
    table,
    told,
)


@clause("strategy.1")
def test_one_advisor_each_in_turn_any_of_those_in_hand() -> None:
    s = table(3)
    for player in s.players:
        player.coins = 0
    placing(s)
    assert {move[1] for move in may(s, "place")} == {1, 2, 4, 5}
    s.play(("place", 5, "muster"))
    assert s.seat == 1
    s.play(("place", 1, "move"))
    s.play(("place", 2, "move"))
    assert s.seat == 0
    assert rule_against(s, "place", 5, "tax") == "strategy.1"
    rng = random.Random(1)
    placed = 3
    while s.stack[-1].kind == "place":
        s.play(rng.choice(s.moves()))
        placed += 1
    assert placed == 12
    assert all(not player.advisors for player in s.players)
    assert told(s, "actions_begin") == [(0,)]


@clause("strategy.2")
def test_example_b_a_four_stands_under_an_equal_and_over_a_weaker_advisor() -> None:
    """Worked example B: muster holds a 4 and a 2; a 5 would take the top, a 4 goes between."""
    s = placing(table(3), seat=2)
    advisor(s, 0, "four", "muster", 1)
    advisor(s, 1, "two", "muster", 2)
    s.players[0].advisors &= ~(1 << 4)
    s.players[1].advisors &= ~(1 << 1)
    s.players[2].coins = 0
    fresh(s)
    five = s.copy()
    five.play(("place", 5, "muster"))
    assert column(five, "muster") == [(2, 5, 0), (0, 4, 0), (1, 2, 0)]
    s.play(("place", 4, "muster"))
    assert column(s, "muster") == [(0, 4, 0), (2, 4, 0), (1, 2, 0)]


@clause("strategy.3")
def test_a_full_column_is_closed_even_to_the_strongest() -> None:
    s = placing(table(2))
    for row, (side, token, bit) in enumerate([(1, "four", 4), (1, "two", 1), (1, "one", 0)], 1):
        advisor(s, side, token, "tax", row)
        s.players[side].advisors &= ~(1 << bit)
    fresh(s)
    assert rule_against(s, "place", 5, "tax") == "strategy.3"
    four_rows = placing(table(3))
    for row, (side, token, bit) in enumerate([(1, "four", 4), (1, "two", 1), (1, "one", 0)], 1):
        advisor(four_rows, side, token, "tax", row)
        four_rows.players[side].advisors &= ~(1 << bit)
    fresh(four_rows)
    assert ("place", 5, "tax") in four_rows.moves()


@clause("strategy.4")
def test_a_second_advisor_in_a_column_only_after_three_different_ones() -> None:
    s = placing(table(2), round=4)
    for token, bit, action in (("one", 0, "muster"), ("two", 1, "move")):
        advisor(s, 0, token, action, 1)
        s.players[0].advisors &= ~(1 << bit)
    fresh(s)
    assert rule_against(s, "place", 5, "muster") == "strategy.4"
    assert ("place", 5, "tax") in s.moves()
    advisor(s, 0, "four", "tax", 1)
    s.players[0].advisors &= ~(1 << 4)
    fresh(s)
    assert ("place", 5, "muster") in s.moves()


@clause("strategy.5")
def test_example_c_a_bribed_one_stands_over_a_two() -> None:
    """Worked example C: advisor 1 with three coins has power 4 and pushes a 2 down."""
    s = placing(table(2))
    advisor(s, 1, "two", "build", 1)
    s.players[1].advisors &= ~(1 << 1)
    s.players[0].coins = 3
    fresh(s)
    s.play(("place", 1, "build"))
    assert [move[1] for move in s.moves()] == [0, 1, 2, 3]
    assert rule_against(s, "bribe", 4) == "strategy.5"
    s.play(("bribe", 3))
    assert column(s, "build") == [(0, 1, 3), (1, 2, 0)]
    assert s.players[0].coins == 0
    assert s.seat == 1


@clause("strategy.5")
def test_a_bribe_goes_on_counting_for_the_whole_phase() -> None:
    s = placing(table(2), seat=1)
    advisor(s, 0, "one", "build", 1, bribe=3)
    s.players[0].advisors &= ~1
    s.players[1].coins = 0
    fresh(s)
    equal = s.copy()
    equal.play(("place", 4, "build"))
    assert column(equal, "build") == [(0, 1, 3), (1, 4, 0)]
    s.play(("place", 5, "build"))
    assert column(s, "build") == [(1, 5, 0), (0, 1, 3)]


@clause("strategy.5", "turn.1")
def test_a_bribe_never_counts_for_initiative() -> None:
    s = table(2)
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    placing(s)
    s.players[0].coins = 3
    s.players[1].coins = 0
    for player in s.players:
        player.advisors = 0b11
    fresh(s)
    s.play(("place", 1, "muster"))
    s.play(("bribe", 3))
    s.play(("place", 1, "move"))
    s.play(("place", 2, "move"))
    s.play(("place", 2, "tax"))
    # Power 4 or not, the printed 1 acts before the printed 2.
    assert s.stack[-1].kind == "turn"
    assert told(s, "advisor_taken") == [(0, 1, "muster", 3)]


@clause("strategy.2", "strategy.5")
def test_the_sentence_of_a_placement_names_the_space_where_the_advisor_comes_to_stand() -> None:
    s = placing(table(3), seat=2)
    advisor(s, 0, "four", "muster", 1)
    advisor(s, 1, "two", "muster", 2)
    s.players[0].advisors &= ~(1 << 4)
    s.players[1].advisors &= ~(1 << 1)
    s.players[2].coins = 2
    fresh(s)
    told_of = s.describe(("place", 4, "muster"), "en")
    assert told_of == "Send advisor 4 to the muster column, space 2: 2 points"
    assert s.describe(("place", 1, "muster"), "en").endswith("space 3: 1 point")
    s.play(("place", 4, "muster"))
    assert s.describe(("bribe", 0), "en") == "Give no bribe: space 2, 2 points"
    assert s.describe(("bribe", 1), "en") == "Give a bribe of 1 coin: space 1, 3 points"
    s.play(("bribe", 1))
    assert column(s, "muster") == [(2, 4, 1), (0, 4, 0), (1, 2, 0)]
