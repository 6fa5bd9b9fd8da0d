"""The church and its masses."""

from __future__ import annotations

from terem.engine import Chance
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
    rule_against,
    table,
    told,
)


def last_cube(s: Village) -> None:
    """The player on turn takes the last cube of the round: the mass begins."""
    lay(s, harvest="orange")
    fresh(s)
    s.play(("take", "harvest", "orange"))
    if kind(s) == "harvest":
        s.play(("skip",))


@clause("church.1")
def test_a_member_goes_into_the_black_bag() -> None:
    s = table()
    give(s, 0, brown=1)
    family(s, 0, n1="farm farm farm smithy", n2="farm unborn unborn")
    fresh(s)
    go(s, "church", "green")
    assert set(may(s, "join_church")) == {("join_church", 1), ("join_church", 2)}
    assert rule_against(s, "join_church", 3) == "church.1"
    s.play(("join_church", 2))
    s.play(("pay", "brown"))
    assert at(s, 0, 2) == ["black_bag", "unborn", "unborn"]
    # Everybody may look into the bag.
    view = s.view(1)
    assert "black_bag" in view["players"][0]["family"]["2"]


@clause("church.2")
def test_a_brown_cube_or_three_hours() -> None:
    s = table()
    give(s, 0, coins=1)
    fresh(s)
    go(s, "church", "brown")
    s.play(("join_church", 1))
    assert s.moves() == [("pay", "brown"), ("pay", "coin"), ("pay", "hours")]
    hours = s.copy()
    hours.play(("pay", "hours"))
    assert has(hours, 0) == {"brown": 1, "coins": 1, "life": 3}
    s.play(("pay", "brown"))
    assert has(s, 0) == {"coins": 1}
    s = table()
    give(s, 0)
    fresh(s)
    go(s, "church", "green")
    s.play(("join_church", 1))  # only time is left to pay with
    assert has(s, 0) == {"green": 1, "life": 3}


@clause("mass.1")
def test_the_mass_has_three_parts_and_the_old_first_player_leads() -> None:
    s = table(2)
    s.round = 2
    s.first = 1
    s.ring = 0
    for seat in (0, 1):
        family(s, seat, n1="black_bag church_1 farm farm")
        give(s, seat, coins=1, grain=1)
    last_cube(s)
    assert (s.seat, kind(s)) == (1, "mass_draw")
    s.play(("stop_drawing",))
    assert (s.seat, kind(s)) == (0, "mass_draw")
    s.play(("stop_drawing",))
    assert (s.seat, kind(s)) == (1, "mass_climb")
    s.play(("stop_climbing",))
    assert (s.seat, kind(s)) == (0, "mass_climb")
    s.play(("stop_climbing",))
    assert told(s, "leads_church")
    assert s.first == 0  # the ring counts only now


@clause("mass.2")
def test_own_figures_are_bought_by_name_until_four_are_out() -> None:
    s = table(2)
    family(s, 0, n1="black_bag black_bag black_bag farm", n2="black_bag farm farm")
    family(s, 1, n1="black_bag farm farm farm")
    give(s, 0, coins=5)
    give(s, 1, coins=5)
    last_cube(s)
    assert s.moves() == [("draw_figure", 1), ("draw_figure", 2), ("stop_drawing",)]
    assert rule_against(s, "draw_figure", 3) == "mass.2"
    for number in (2, 1, 1, 1):
        s.play(("draw_figure", number))
    # Four are out: seat 1 cannot buy and its figure stays in the bag.
    assert s.players[0].coins == 1
    assert s.players[1].coins == 5
    assert at(s, 0, 1).count("church_1") == 3
    assert at(s, 0, 2) == ["church_1", "farm", "farm"]
    assert at(s, 1, 1) == ["black_bag", "farm", "farm", "farm"]
    assert s.round == 2


@clause("mass.2")
def test_without_coins_nobody_is_asked() -> None:
    s = table(2)
    family(s, 0, n1="black_bag farm farm farm")
    give(s, 0)
    last_cube(s)
    assert kind(s) != "mass_draw"


@clause("mass.3")
def test_the_rest_is_drawn_at_random_among_four_monks() -> None:
    drawn = 0
    for seed in range(200):
        s = table(2)
        family(s, 0, n1="black_bag farm farm farm")
        give(s, 0)
        s.chance = Chance(seed)
        last_cube(s)
        out = "church_1" in at(s, 0, 1)
        drawn += out
        assert len(told(s, "monk_drawn")) == (3 if out else 4)
        assert out or "black_bag" in at(s, 0, 1)
    assert 140 <= drawn <= 180  # four of five figures: 160 expected


@clause("mass.3")
def test_monks_go_back_so_that_there_are_always_four() -> None:
    s = table(2)
    family(s, 0, n1="black_bag black_bag black_bag black_bag", n2="farm farm farm")
    give(s, 0, coins=1)
    last_cube(s)
    s.play(("draw_figure", 1))
    assert len(told(s, "drawn")) + len(told(s, "monk_drawn")) == 3
    assert len(at(s, 0, 1)) == 4


@clause("mass.4")
def test_members_climb_any_number_of_steps_for_grain() -> None:
    s = table(2)
    family(s, 0, n1="church_1 church_2 farm farm")
    give(s, 0, grain=5)
    last_cube(s)
    assert set(may(s, "climb")) == {("climb", 1, 1), ("climb", 1, 2)}
    assert rule_against(s, "climb", 1, 3) == "mass.4"
    s.play(("climb", 1, 1))
    assert s.players[0].grain == 4
    s.play(("climb", 1, 2))
    assert s.players[0].grain == 2
    s.play(("climb", 1, 2))
    assert s.players[0].grain == 0
    assert at(s, 0, 1) == ["church_3", "church_3", "farm", "farm"]
    assert s.round == 2


@clause("mass.4")
def test_the_last_step_costs_four_sacks() -> None:
    s = table(2)
    family(s, 0, n1="church_3 church_1 farm farm")
    give(s, 0, grain=3)
    last_cube(s)
    assert rule_against(s, "climb", 1, 3) == "mass.4"
    s = table(2)
    family(s, 0, n1="church_3 farm farm farm")
    give(s, 0, grain=5)
    last_cube(s)
    s.play(("climb", 1, 3))
    assert s.players[0].grain == 1
    assert at(s, 0, 1) == ["church_4", "farm", "farm", "farm"]


@clause("mass.5")
def test_most_members_on_the_steps_gain_two_points() -> None:
    s = table(3)
    family(s, 0, n1="church_1 church_1 farm farm")
    family(s, 1, n1="church_4 farm farm farm")
    family(s, 2, n1="black_bag black_bag black_bag black_bag", n2="black_bag farm farm")
    for seat in range(3):
        give(s, seat)
    # Members in the bag do not count, so whoever is drawn here matters: two at most win.
    family(s, 2, n1="farm farm farm farm", n2="black_bag unborn unborn")
    last_cube(s)
    assert [player.points for player in s.players] == [2, 0, 0]


@clause("mass.5")
def test_equal_numbers_are_decided_by_the_foremost_alone() -> None:
    s = table(3)
    family(s, 0, n1="church_3 church_3 farm farm")
    family(s, 1, n1="church_4 church_1 farm farm")
    family(s, 2, n1="church_4 farm farm farm")
    for seat in range(3):
        give(s, seat)
    last_cube(s)
    assert [player.points for player in s.players] == [0, 2, 0]


@clause("mass.5")
def test_a_full_tie_pays_everybody_and_an_empty_church_nobody() -> None:
    s = table(3)
    family(s, 0, n1="church_3 church_1 farm farm")
    family(s, 2, n1="church_3 church_3 farm farm")
    for seat in range(3):
        give(s, seat)
    last_cube(s)
    assert [player.points for player in s.players] == [2, 0, 2]
    s = table(3)
    last_cube(s)
    assert [player.points for player in s.players] == [0, 0, 0]


@clause("mass.2", "mass.3", "mass.4", "mass.5")
def test_the_printed_mass_of_three_players() -> None:
    """Printed example: Rurik and Helga buy a figure each, the other two are drawn at random, one
    is Isolde's and one a monk; Rurik climbs twice, Helga reaches the top and gets the points."""
    for seed in range(100):
        s = table(3)
        family(s, 0, n1="church_2 farm farm farm", n2="black_bag unborn unborn")
        family(s, 1, n1="black_bag farm farm farm", n2="church_3 unborn unborn")
        family(s, 2, n1="black_bag farm farm farm")
        give(s, 0, coins=1, grain=3)
        give(s, 1, coins=1, grain=4)
        give(s, 2, coins=1)
        s.chance = Chance(seed)
        last_cube(s)
        s.play(("draw_figure", 2))
        s.play(("draw_figure", 1))
        assert (s.seat, kind(s)) == (2, "mass_draw")
        s.play(("stop_drawing",))
        if told(s, "drawn"):
            break
    assert told(s, "drawn") == [("drawn", 2, 1)]
    assert told(s, "monk_drawn") == [("monk_drawn",)]
    s.play(("climb", 1, 2))
    s.play(("climb", 2, 1))
    assert has(s, 0) == {"orange": 1}
    assert (s.seat, kind(s)) == (1, "mass_climb")
    s.play(("climb", 2, 3))
    # Isolde has no grain: she is not asked.
    assert [player.points for player in s.players] == [0, 2, 0]
    assert at(s, 0, 1)[0] == "church_3"
    assert at(s, 0, 2)[0] == "church_2"
    assert at(s, 1, 2)[0] == "church_4"
    assert at(s, 2, 1)[0] == "church_1"
