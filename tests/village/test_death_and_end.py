"""Deaths, the end of the game, scoring."""

from __future__ import annotations

import pytest

from terem.games.village.state import Village
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


def one_grave_left(s: Village) -> None:
    """Two of the three graves for two players are taken; the farmers' slot is, too."""
    family(s, 1, n1="grave grave chronicle_farm farm")


@clause("death.1")
def test_death_waits_for_the_end_of_the_turn() -> None:
    s = table()
    give(s, 0, life=9)
    fresh(s)
    go(s, "harvest", "black")
    assert kind(s) == "harvest"
    assert at(s, 0, 1) == ["farm"] * 4
    s.play(("harvest",))
    assert at(s, 0, 1) == ["chronicle_farm", "farm", "farm", "farm"]
    assert s.seat == 1


@clause("death.1")
def test_passing_the_quill_twice_brings_two_deaths() -> None:
    s = table()
    give(s, 0, life=9)
    family(s, 0, n1="farm grave grave smithy", n2="farm farm unborn")
    fresh(s)
    s.due = 1
    s.stack.pop()
    s.call("harvest", 0, (0,))
    s.due = 2
    fresh(s)
    s.play(("harvest",))
    assert kind(s) == "death"
    s.play(("bury", "farm"))
    # The second one is the smith, the only number 1 left.
    assert at(s, 0, 1) == ["chronicle_crafts", "chronicle_farm", "grave", "grave"]
    assert s.due == 0


@clause("death.1", "death.2")
def test_the_smith_of_this_turn_can_die() -> None:
    """Printed example: a black cube from the crafts passes the quill; a smith is trained and makes
    a plough; then one of the numbers 1 dies, and it may be the new smith."""
    s = table()
    give(s, 0, life=8)
    family(s, 0, n1="farm council_1 grave grave")
    fresh(s)
    go(s, "crafts", "black")
    assert s.due == 1
    s.play(("train", "smithy", 1))
    s.play(("make", "plough"))
    assert s.players[0].life == 6
    assert s.due == 0
    assert kind(s) == "death"
    assert s.moves() == [("bury", "smithy"), ("bury", "council_1")]
    s.play(("bury", "smithy"))
    assert has(s, 0) == {"life": 6, "plough": 1}
    assert told(s, "died") == [("died", 0, 1, "chronicle_crafts")]


@clause("death.2")
def test_the_lowest_number_in_sight_dies() -> None:
    s = table()
    give(s, 0, life=9)
    family(
        s, 0, n1="grave grave chronicle_farm black_bag", n2="farm church_1 unborn", n3="farm farm"
    )
    family(s, 0, n2="farm church_1 smithy")
    fresh(s)
    go(s, "harvest", "black")
    s.play(("skip",))
    assert s.moves() == [("bury", "farm"), ("bury", "smithy"), ("bury", "church_1")]
    assert rule_against(s, "bury", "council_1") == "death.2"
    s.play(("bury", "church_1"))
    assert at(s, 0, 2) == ["chronicle_church", "farm", "smithy"]


@clause("death.2")
def test_equals_in_one_place_are_not_asked_for() -> None:
    s = table()
    give(s, 0, life=9)
    fresh(s)
    go(s, "family", "black")
    s.play(("birth",))
    assert at(s, 0, 1) == ["chronicle_farm", "farm", "farm", "farm"]


@clause("death.3")
def test_bag_and_unborn_cannot_die_and_the_death_lapses() -> None:
    s = table()
    give(s, 0, life=9)
    family(s, 0, n1="black_bag black_bag black_bag black_bag")
    fresh(s)
    go(s, "travel", "black")
    assert told(s, "nobody_to_die") == [("nobody_to_die", 0)]
    assert at(s, 0, 1) == ["black_bag"] * 4
    assert s.due == 0
    assert s.seat == 1


@clause("death.4")
@pytest.mark.parametrize(
    ("place", "slot"),
    [
        ("farm", "chronicle_farm"),
        ("stables", "chronicle_crafts"),
        ("scribes", "chronicle_crafts"),
        ("church_2", "chronicle_church"),
        ("city_E", "chronicle_travel"),
        ("council_3", "chronicle_council"),
    ],
)
def test_the_profession_decides_the_slot(place: str, slot: str) -> None:
    s = table()
    give(s, 0, life=9)
    family(s, 0, n1=f"{place} black_bag black_bag black_bag")
    fresh(s)
    free = list(s.slots)
    go(s, "market", "black")
    assert slot in at(s, 0, 1)
    assert sum(s.slots) == sum(free) - 1
    assert s.graves == 3


@clause("death.5")
def test_without_a_slot_the_dead_gets_a_grave() -> None:
    """Printed example: the clergy's slots are taken, so the one in the church would be buried,
    while the others still find a place in the chronicle."""
    s = table()
    give(s, 0, life=9)
    family(s, 0, n1="church_2 farm smithy black_bag")
    family(s, 1, n1="chronicle_church chronicle_church farm farm")
    fresh(s)
    go(s, "harvest", "black")
    s.play(("skip",))
    chronicle = s.copy()
    chronicle.play(("bury", "smithy"))
    assert "chronicle_crafts" in at(chronicle, 0, 1)
    s.play(("bury", "church_2"))
    assert "grave" in at(s, 0, 1)
    assert s.graves == 2


@clause("end.1", "end.2")
def test_the_last_grave_ends_the_game_for_all_but_one_turn_each() -> None:
    s = table(3)
    family(s, 1, n1="grave grave chronicle_farm farm")
    family(s, 2, n1="grave chronicle_farm farm farm")
    give(s, 0, life=9)
    fresh(s)
    go(s, "harvest", "black")
    s.play(("skip",))
    assert told(s, "end_in_sight") == [("end_in_sight", 0)]
    assert s.graves == 0
    assert s.seat == 1
    rest(s)
    assert s.seat == 2
    rest(s)
    # Seat 0 has no further turn.
    assert s.seat is None
    assert told(s, "game_over")


@clause("end.1")
def test_the_last_slot_of_the_whole_chronicle_ends_the_game() -> None:
    s = table(2)
    family(s, 0, n1="smithy chronicle_crafts chronicle_crafts chronicle_church")
    family(s, 1, n1="chronicle_church chronicle_travel chronicle_farm chronicle_council")
    family(s, 1, n2="chronicle_council farm farm")
    give(s, 0, life=9)
    fresh(s)
    assert sum(s.slots) == 1
    go(s, "harvest", "black")
    assert told(s, "end_in_sight") == [("end_in_sight", 0)]
    assert sum(s.slots) == 0
    assert s.graves == 3
    assert (s.seat, s.last) == (1, 0)


@clause("end.2")
def test_a_last_turn_is_a_cube_or_the_well_or_declined() -> None:
    s = table(2)
    one_grave_left(s)
    give(s, 0, life=9)
    give(s, 1, pink=3)
    fresh(s)
    go(s, "harvest", "black")
    s.play(("skip",))
    assert s.seat == 1
    assert ("well", "pink_pink_pink") in s.moves()
    assert may(s, "take")
    s.play(("decline_turn",))
    assert s.seat is None


@clause("end.3")
def test_on_an_empty_board_a_last_turn_is_a_free_action() -> None:
    s = table(2)
    one_grave_left(s)
    give(s, 0, life=9)
    give(s, 1)
    lay(s, harvest="black")
    fresh(s)
    s.play(("take", "harvest", "black"))
    s.play(("skip",))
    assert s.left == 0
    assert s.seat == 1
    assert rule_against(s, "take", "harvest", "green") == "end.3"
    assert rule_against(s, "go_to", "travel") == "well.3"
    assert rule_against(s, "birth") == "end.3"
    assert set(s.moves()) == {
        ("go_to", "harvest"),
        ("go_to", "family"),
        ("go_to", "crafts"),
        ("go_to", "market"),
        ("go_to", "church"),
        ("decline_turn",),
    }
    s.play(("go_to", "harvest"))  # the only thing to do there is done
    assert s.players[1].grain == 2
    assert s.seat is None


@clause("end.3", "end.4")
def test_no_refill_and_no_mass_until_the_last_turns_are_over() -> None:
    s = table(3)
    family(s, 1, n1="grave grave chronicle_farm church_1")
    family(s, 2, n1="grave chronicle_farm farm farm")
    give(s, 0, life=9)
    lay(s, harvest="black orange")
    fresh(s)
    s.play(("take", "harvest", "black"))
    s.play(("skip",))
    s.play(("take", "harvest", "orange"))
    assert not told(s, "mass_begins")
    assert s.left == 0
    assert s.seat == 2
    s.play(("decline_turn",))
    assert len(told(s, "mass_begins")) == 1
    assert s.players[1].points == 2
    assert s.round == 1


@clause("end.5")
def test_without_any_room_the_dead_leave_the_game() -> None:
    s = table(2)
    one_grave_left(s)
    give(s, 0, life=9)
    give(s, 1, life=9)
    lay(s, harvest="black black")
    fresh(s)
    s.play(("take", "harvest", "black"))
    s.play(("skip",))
    s.play(("take", "harvest", "black"))
    s.play(("skip",))
    assert at(s, 1, 1) == ["chronicle_farm", "grave", "grave", "out_of_the_game"]
    assert s.seat is None
    assert s.tie_break(1) == (0, 0)


@clause("end.6")
def test_the_starter_of_the_market_day_brings_the_end() -> None:
    s = table(2)
    one_grave_left(s)
    stalls(s, "C01", "C02", "C03")
    give(s, 0, grain=5, green=1, life=9)
    give(s, 1)
    fresh(s)
    go(s, "market", "pink")
    s.play(("serve", 1))
    s.play(("serve", 2))
    assert told(s, "end_in_sight") == [("end_in_sight", 0)]
    assert told(s, "market_day_ends")
    assert (s.seat, kind(s)) == (1, "turn")
    s.play(("decline_turn",))
    assert s.seat is None


@clause("end.6")
def test_another_seller_brings_the_end_and_everybody_has_a_last_turn() -> None:
    s = table(3)
    family(s, 0, n1="grave grave chronicle_farm farm")
    family(s, 2, n1="grave chronicle_farm farm farm")
    stalls(s, "C01", "C02", "C03", "C04")
    give(s, 0, grain=5, green=1)
    give(s, 1, grain=3, green=1, life=9)
    give(s, 2)
    fresh(s)
    queue = list(s.queue)
    go(s, "market", "pink")
    s.play(("serve", 1))
    s.play(("serve", 2))
    assert told(s, "end_in_sight") == [("end_in_sight", 1)]
    assert (s.seat, kind(s)) == (0, "market_day")  # the day is played out
    s.play(("serve", 3))
    assert s.stalls[:3] == queue[:3]  # and refilled
    seats = []
    while s.seat is not None:
        seats.append(s.seat)
        s.play(("decline_turn",))
    assert seats == [1, 2, 0]


@clause("end.6")
def test_the_first_of_two_counts() -> None:
    s = table(2)
    one_grave_left(s)
    stalls(s, "C01", "C02", "C03")
    give(s, 0, grain=5, green=1, life=9)
    give(s, 1, grain=3, green=1, life=9)
    fresh(s)
    go(s, "market", "pink")
    s.play(("serve", 1))
    s.play(("serve", 2))  # seat 1 fills the last grave
    s.play(("serve", 3))  # seat 0 finds no room
    assert s.trigger == 1
    assert "out_of_the_game" in at(s, 0, 1)
    assert s.seat == 1


@clause("end.7")
def test_the_last_mass_draws_and_honours_before_the_count() -> None:
    s = table(2)
    one_grave_left(s)
    give(s, 0, life=9, coins=1, grain=1)
    give(s, 1)
    family(s, 0, n1="farm black_bag farm farm")
    fresh(s)
    go(s, "harvest", "black")
    s.play(("skip",))
    s.play(("decline_turn",))
    assert (s.seat, kind(s)) == (0, "mass_draw")
    s.play(("draw_figure", 1))
    s.play(("climb", 1, 1))
    assert s.seat is None
    assert s.scores()[0] == 3 + 2


@clause("score.1")
def test_travel_points() -> None:
    s = table()
    give(s, 0)
    for cities, points in enumerate([0, 1, 3, 6, 10, 14, 18]):
        s.players[0].discs = (1 << cities) - 1
        assert s.scores()[0] == points
        assert dict(s.score_breakdown(0))["travel"] == points


@clause("score.2")
def test_church_points() -> None:
    s = table()
    give(s, 0)
    for step, points in ((1, 2), (2, 3), (3, 4), (4, 6)):
        family(s, 0, n1=f"church_{step} black_bag farm farm")
        assert s.scores()[0] == points
    family(s, 0, n1="church_1 church_2 church_3 church_4")
    assert s.scores()[0] == 15


@clause("score.3")
def test_customer_points() -> None:
    s = table()
    give(s, 0)
    s.players[0].customers = [19, 0, 16]
    assert s.scores()[0] == 6 + 2 + 5


@clause("score.4")
def test_chronicle_points() -> None:
    s = table()
    give(s, 0)
    places = ["chronicle_crafts"] * 6
    for written, points in enumerate([0, 0, 0, 4, 7, 12, 12]):
        where = places[:written] + ["grave"] * (7 - written)
        family(s, 0, n1=" ".join(where[:4]), n2=" ".join(where[4:]))
        assert s.scores()[0] == points


@clause("score.5")
def test_council_points() -> None:
    s = table()
    give(s, 0)
    for step, points in ((1, 0), (2, 2), (3, 4), (4, 6)):
        family(s, 0, n1=f"council_{step} farm farm farm")
        assert s.scores()[0] == points


@clause("score.6")
def test_coins_are_points() -> None:
    s = table()
    give(s, 0, coins=4, points=7)
    assert s.scores()[0] == 11
    assert s.score_breakdown(0)[0] == ("fame", 7)
    assert s.score_breakdown(0)[-1] == ("coins", 4)


@clause("score.7")
def test_grain_then_the_living_decide_a_tie() -> None:
    s = table(3)
    for seat in range(3):
        give(s, seat, coins=1, grain=2)
    assert s.ranking() == [[0, 1, 2]]
    s.players[1].grain = 3
    assert s.ranking() == [[1], [0, 2]]
    s.players[1].grain = 2
    family(s, 2, n1="black_bag smithy city_A farm", n2="farm unborn unborn")
    s.players[2].discs = 0
    assert s.ranking() == [[2], [0, 1]]
    family(s, 0, n1="grave farm farm farm")
    assert s.ranking() == [[2], [1], [0]]
    s.players[0].coins = 2
    assert s.ranking() == [[0], [2], [1]]
