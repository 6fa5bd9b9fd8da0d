"""Rounds, cubes, time, the well, coins."""

from __future__ import annotations

from terem.games.village.tables import SPACES
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
    stalls,
    table,
    told,
)


@clause("round.1")
def test_a_round_is_filled_played_and_closed_by_a_mass() -> None:
    s = table(2)
    assert s.left == 18
    lay(s, harvest="green")
    fresh(s)
    s.play(("take", "harvest", "green"))
    s.play(("skip",))
    assert told(s, "mass_begins")
    assert told(s, "round_begins") == [("round_begins", 2, 0)]
    assert s.round == 2
    assert s.left == 18


@clause("round.1")
def test_the_token_holder_begins_whoever_moved_last() -> None:
    s = table(3)
    lay(s, harvest="green green")
    fresh(s)
    s.play(("take", "harvest", "green"))
    s.play(("skip",))
    assert s.seat == 1
    s.play(("skip",))
    assert s.round == 2
    assert s.seat == 0  # seat 1 took the last cube


@clause("fill.1")
def test_the_bag_gets_cubes_of_the_card_and_all_black_ones_and_keeps_the_rest() -> None:
    s = table(2)
    lay(s, harvest="green")
    s.bag = [3, 0, 0, 0, 2]
    fresh(s)
    s.play(("take", "harvest", "green"))
    s.play(("skip",))
    # 3 + 4 brown, 4 of the others, 2 + 4 black went in; 18 came out.
    total = [s.bag[c] + sum(s.board[c::5]) for c in range(5)]
    assert total == [7, 4, 4, 4, 6]
    assert s.supply[4] == 0


@clause("fill.2")
def test_a_short_supply_adds_what_is_there() -> None:
    s = table(2)
    lay(s, harvest="pink")
    give(s, 0, green=32)
    fresh(s)
    assert s.supply[3] == 1
    s.play(("take", "harvest", "pink"))
    s.play(("skip",))
    assert s.bag[3] + sum(s.board[3::5]) == 1
    assert s.supply[3] == 0


@clause("fill.2")
def test_black_cubes_taken_go_back_and_are_drawn_again() -> None:
    s = table(2)
    lay(s, harvest="black", family="green")
    fresh(s)
    s.play(("take", "harvest", "black"))
    s.play(("skip",))
    assert s.supply[4] == 6
    s.play(("skip",))  # the green cube was the only one left
    assert s.supply[4] == 0


@clause("fill.3")
def test_each_space_gets_its_number_of_cubes() -> None:
    for seats, expected in (
        (2, [3, 3, 4, 1, 2, 3, 2]),
        (3, [3, 4, 5, 1, 2, 3, 3]),
        (4, [4, 4, 5, 1, 3, 4, 3]),
        (5, [5, 5, 6, 1, 4, 5, 4]),
    ):
        s = table(seats)
        assert [sum(s.board[i * 5 : i * 5 + 5]) for i in range(7)] == expected


@clause("fill.3")
def test_a_bag_that_runs_short_fills_the_first_spaces() -> None:
    s = table(2)
    lay(s, harvest="pink")
    give(s, 0, brown=31, pink=31, orange=31, green=31)
    fresh(s)
    s.play(("take", "harvest", "pink"))
    s.play(("skip",))
    # 2 brown, 1 pink, 2 orange, 2 green and 6 black are left in the world.
    assert s.left == 13
    assert [sum(s.board[i * 5 : i * 5 + 5]) for i in range(7)] == [3, 3, 4, 1, 2, 0, 0]


@clause("take.1")
def test_one_cube_is_taken_and_lies_on_the_farm() -> None:
    s = table()
    lay(s, harvest="green pink", council="black")
    fresh(s)
    assert [move for move in s.moves() if move[0] != "well"] == [
        ("take", "harvest", "pink"),
        ("take", "harvest", "green"),
        ("take", "council", "black"),
    ]
    assert rule_against(s, "take", "church", "green") == "take.1"
    assert rule_against(s, "decline_turn") == "take.1"
    s.play(("take", "harvest", "pink"))
    assert has(s, 0) == {"coins": 1, "pink": 1}
    assert s.left == 2


@clause("take.1")
def test_the_cube_just_taken_can_pay_for_the_action() -> None:
    s = table()
    give(s, 0)
    go(s, "crafts", "pink")
    s.play(("buy", "scroll"))
    assert has(s, 0) == {"scroll": 1}


@clause("take.2")
def test_plague_goes_back_costs_two_hours_and_leaves_the_action() -> None:
    """Printed example: a black cube from the harvest, then the harvest."""
    s = table()
    before = s.supply[4]
    give(s, 0)
    lay(s, harvest="black", family="green green")
    fresh(s)
    before = s.supply[4]
    s.play(("take", "harvest", "black"))
    assert s.supply[4] == before + 1
    assert has(s, 0) == {"life": 2}
    s.play(("harvest",))
    assert has(s, 0) == {"life": 2, "grain": 2}


@clause("take.3")
def test_the_action_may_be_left_but_not_a_market_day() -> None:
    s = table()
    for space in SPACES:
        if space == "market":
            continue
        twin = s.copy()
        family(twin, 0, n1="farm council_1 smithy city_A")
        give(twin, 0, wagon=1, brown=2, grain=3)
        fresh(twin)
        go(twin, space, "brown")
        assert ("skip",) in twin.moves()
        twin.play(("skip",))
        assert twin.seat == 1
    give(s, 0, grain=3)
    stalls(s, "C02")
    fresh(s)
    go(s, "market", "green")
    assert rule_against(s, "skip") == "market.1"


@clause("take.3")
def test_an_impossible_action_is_not_asked_for() -> None:
    s = table()
    go(s, "travel", "green")  # no wagon
    assert told(s, "could_not_act") == [("could_not_act", 0)]
    assert s.seat == 1


@clause("take.4")
def test_turns_go_on_until_the_last_cube() -> None:
    s = table(3)
    lay(s, harvest="green green pink orange")
    fresh(s)
    seats = []
    while s.round == 1:
        assert s.seat is not None
        seats.append(s.seat)
        if may(s, "take"):
            s.play(may(s, "take")[0])
        s.play(("skip",))
    assert seats == [0, 1, 2, 0]


@clause("take.1")
def test_the_only_cube_that_can_be_taken_is_taken_unasked() -> None:
    s = table(2)
    lay(s, harvest="green", council="black")
    give(s, 1)
    fresh(s)
    s.play(("take", "harvest", "green"))
    s.play(("skip",))
    assert told(s, "took") == [("took", 1, "black", "council")]
    assert s.players[1].life == 2
    assert s.round == 2  # and nothing could be done in the council


@clause("time.1")
def test_ten_hours_pass_the_quill_and_nine_do_not() -> None:
    s = table()
    give(s, 0, life=7)
    family(s, 0, n1="farm farm smithy farm")
    fresh(s)
    go(s, "harvest", "black")
    s.play(("skip",))
    assert s.players[0].life == 9
    assert s.seat == 1
    assert not told(s, "quill_passed")
    rest(s)
    go(s, "harvest", "black")
    assert s.players[0].life == 1
    assert told(s, "quill_passed")
    assert s.due == 1


@clause("well.1")
def test_three_equal_cubes_buy_any_of_the_seven_actions() -> None:
    s = table()
    give(s, 0, pink=3, green=2)
    family(s, 0, n1="farm farm council_1 city_A")
    fresh(s)
    assert may(s, "well") == [("well", "pink_pink_pink")]
    assert rule_against(s, "well", "green_green_green") == "well.1"
    assert rule_against(s, "go_to", "family") == "well.1"
    left = s.left
    s.play(("well", "pink_pink_pink"))
    assert kind(s) == "well"
    assert ("go_to", "market") in s.moves()
    # Paid, but not yet said for what.
    assert rule_against(s, "advance", 1, 1) == "well.1"
    assert rule_against(s, "birth") == "well.1"
    s.play(("go_to", "council"))
    s.play(("advance", 1, 1))
    assert s.left == left
    assert s.players[0].cubes == [0, 0, 0, 0]


@clause("well.1")
def test_coins_at_the_well_are_an_option() -> None:
    s = table()
    give(s, 0, pink=2, green=1, coins=3)
    fresh(s)
    assert set(may(s, "well")) == {
        ("well", "pink_pink_coin"),
        ("well", "pink_coin_coin"),
        ("well", "green_coin_coin"),
        ("well", "coin_coin_coin"),
    }
    s.play(("well", "coin_coin_coin"))
    assert s.players[0].coins == 0
    s = table(well_coins="cubes_only")
    give(s, 0, pink=2, coins=3)
    fresh(s)
    assert not may(s, "well")
    assert rule_against(s, "well", "pink_pink_coin") == "well.1"


@clause("well.2")
def test_the_well_reaches_empty_spaces_while_any_cube_is_left() -> None:
    s = table()
    give(s, 0, pink=3)
    lay(s, council="green pink")
    fresh(s)
    s.play(("well", "pink_pink_pink"))
    assert ("go_to", "harvest") in s.moves()  # empty
    assert ("go_to", "family") in s.moves()
    s.play(("go_to", "family"))  # a birth is all that is possible there
    assert at(s, 0, 2) == ["farm", "unborn", "unborn"]
    assert s.round == 1
    assert s.seat == 1


@clause("well.2")
def test_on_an_empty_board_the_well_is_dry() -> None:
    s = table(2)
    give(s, 0, pink=3)
    lay(s)
    s.last = 0
    s.trigger = 1
    family(s, 1, n1="grave grave grave farm")
    fresh(s)
    assert rule_against(s, "well", "pink_pink_pink") == "well.2"


@clause("well.3")
def test_what_the_well_paid_for_is_carried_out() -> None:
    s = table()
    give(s, 0, pink=3)
    fresh(s)
    s.play(("well", "pink_pink_pink"))
    assert rule_against(s, "go_to", "travel") == "well.3"  # no wagon: nothing to do there
    assert rule_against(s, "go_to", "council") == "well.3"  # no fee
    harvest = s.copy()
    harvest.play(("go_to", "harvest"))  # the only thing to do there is done
    assert harvest.players[0].grain == 2
    assert harvest.seat == 1
    s.play(("go_to", "crafts"))
    assert may(s, "train")
    assert rule_against(s, "skip") == "well.3"


@clause("well.3")
def test_a_market_day_is_always_possible() -> None:
    s = table()
    give(s, 0, pink=3)
    stalls(s, "C20")
    fresh(s)
    s.play(("well", "pink_pink_pink"))
    s.play(("go_to", "market"))
    assert told(s, "market_day_begins")
    assert told(s, "market_day_ends")
    assert s.seat == 1


@clause("coin.1")
def test_two_green_cubes_as_one_and_a_coin_or_as_two_coins() -> None:
    """Printed example of a council step paid with coins."""
    s = table()
    family(s, 0, n1="council_1 farm farm farm")
    give(s, 0, green=1, coins=2)
    fresh(s)
    go(s, "council", "brown")
    s.play(("advance", 1, 1))
    assert s.moves() == [("pay", "green_coin"), ("pay", "coin_coin")]
    assert rule_against(s, "pay", "green_green") == "coin.1"
    assert rule_against(s, "pay", "pink") == "coin.1"
    s.play(("pay", "green_coin"))
    assert has(s, 0) == {"coins": 1, "brown": 1, "life": 2}


@clause("coin.1")
def test_coins_may_pay_even_if_the_cubes_are_there() -> None:
    s = table()
    give(s, 0, pink=1, orange=1, coins=2)
    fresh(s)
    go(s, "crafts", "brown")
    s.play(("buy", "wagon"))
    assert set(s.moves()) == {
        ("pay", "pink_orange"),
        ("pay", "pink_coin"),
        ("pay", "orange_coin"),
        ("pay", "coin_coin"),
    }
    s.play(("pay", "orange_coin"))
    assert has(s, 0) == {"pink": 1, "brown": 1, "coins": 1, "wagon": 1}


@clause("coin.1")
def test_a_coin_is_neither_grain_nor_goods() -> None:
    s = table()
    give(s, 0, coins=9)
    fresh(s)
    go(s, "crafts", "brown")
    assert ("buy", "plough") in s.moves()
    assert rule_against(s, "buy", "horse") == "craft.4"
    assert rule_against(s, "mill") == "craft.6"


@clause("coin.2")
def test_a_coin_buys_fame_or_a_figure_or_stays_a_point() -> None:
    s = table()
    give(s, 0, coins=3)
    family(s, 0, n1="council_4 black_bag farm farm")
    lay(s, council="green")
    fresh(s)
    assert s.scores()[0] == 6 + 3
    s.play(("take", "council", "green"))
    s.play(("use_privilege", 4))
    assert kind(s) == "mass_draw"
    s.play(("draw_figure", 1))
    assert s.players[0].coins == 1
    assert s.scores()[0] == 6 + 3 + 2 + 2 + 1
