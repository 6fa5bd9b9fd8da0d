"""How the game ends, and the final points."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from terem.games.red_cathedral import scoring
from terem.games.red_cathedral.rules.turn import nothing_can_be_completed
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import KINDS, unpacked
from tests.clauses import clause
from tests.red_cathedral.table import (
    GAME,
    banner,
    built,
    empty_supply,
    fresh,
    give,
    lay,
    ornament,
    put_card,
    site,
    table,
    turn_of,
)

RED, BLUE, GREEN, YELLOW = range(4)


def about_to_build_the_sixth(seats: int, seat: int = 0) -> RedCathedral:
    s = table(seats)
    built(s, seat, "1-1", "1-2", "1-3", "2-1", "2-2")
    banner(s, seat, "3-1")
    put_card(s, "3-1", "b04")  # wood, brick and stone for 3 recognition and a rouble
    lay(s, "3-1", wood=1, brick=1)
    give(s, seat, stone=1)
    turn_of(s, seat)
    return s


def pass_turn(s: RedCathedral) -> None:
    s.play(("move_die", "white", 0))
    if s.stack and s.stack[-1].kind == "deals":
        s.play(("end_turn",))


@clause("end.1")
def test_the_sixth_section_brings_three_prestige_after_its_reward() -> None:
    s = about_to_build_the_sixth(3)
    s.play(("deliver", "stone", "3-1"))
    assert s.ender == 0
    # From 2 by 3 recognition to 5, then three eagles on.
    assert s.players[0].position == 17
    assert s.players[0].roubles == 3 + 1


@clause("end.1", "end.2")
def test_everybody_else_has_one_last_turn() -> None:
    s = about_to_build_the_sixth(3, seat=1)
    s.play(("deliver", "stone", "3-1"))
    s.play(("end_turn",))
    order = []
    while s.seat is not None:
        order.append(s.seat)
        pass_turn(s)
    assert order == [2, 0]
    assert ("game_over",) in s.events
    reason = s.explain(("end_turn",))
    assert reason is not None
    assert reason.rule == "table.3"


@clause("end.2")
def test_a_second_sixth_section_brings_no_bonus() -> None:
    s = about_to_build_the_sixth(3)
    s.play(("deliver", "stone", "3-1"))
    s.play(("end_turn",))
    built(s, 1, "4-1", "4-2", "4-3", "5-1", "5-2")
    banner(s, 1, "2-3")
    put_card(s, "2-3", "m17")
    lay(s, "2-3", wood=2, brick=1)
    give(s, 1, brick=1)
    turn_of(s, 1)
    s.play(("deliver", "brick", "2-3"))
    assert s.players[1].position == 2 + 3
    assert s.ender == 0
    assert s.seat == 2


@clause("end.3")
def test_the_game_ends_when_no_section_can_be_completed_any_more() -> None:
    s = table(2, surplus_delivery="allowed")
    for name in ("1-1", "2-1", "3-1"):
        banner(s, 0, name)
    # All basic materials and gold lie where they are not needed: every section lacks one.
    put_card(s, "1-1", "b10")
    put_card(s, "2-1", "b09")
    put_card(s, "3-1", "b02")
    lay(s, "1-1", wood=19)
    lay(s, "2-1", brick=20, gold=15)
    lay(s, "3-1", stone=20)
    give(s, 0, wood=1)
    turn_of(s, 0)
    s.play(("move_die", "white", 0))
    s.play(("end_turn",))
    # The last wood could still complete a section.
    assert s.seat == 1
    turn_of(s, 0)
    s.play(("deliver", "wood", "1-1"))
    assert s.seat is None
    assert ("building_stopped",) in s.events
    assert s.ender == -1
    assert sum(len(place) for place in s.ranking()) == 2


@clause("end.2", "end.3")
def test_last_turns_are_played_even_when_nothing_can_be_built() -> None:
    s = table(3, surplus_delivery="allowed")
    built(s, 0, "1-1", "1-2", "1-3", "2-1", "2-2")
    banner(s, 0, "2-3")
    put_card(s, "2-3", "m05")  # two stone and a green jewel
    lay(s, "2-3", stone=2)
    banner(s, 1, "3-1")
    put_card(s, "3-1", "b09")  # lacks gold for ever: all of it lies on another section
    banner(s, 2, "4-1")
    put_card(s, "4-1", "b01")
    lay(s, "3-1", wood=20, brick=20)
    lay(s, "4-1", gold=15, stone=18)
    give(s, 0, green_gem=1)
    turn_of(s, 0)
    s.play(("deliver", "green_gem", "2-3"))
    assert s.ender == 0
    s.play(("end_turn",))
    assert nothing_can_be_completed(s)
    order = []
    while s.seat is not None:
        order.append(s.seat)
        pass_turn(s)
    assert order == [1, 2]
    assert ("game_over",) in s.events


def test_only_surplus_can_stop_the_building() -> None:
    """No set of unfinished sections can lack as many pieces as it would take to block them all:
    that needs more of some kinds than there are, even with the greediest cards of the plan."""
    tables = table().tables
    costs = [unpacked(cost) for cost in tables.section_cost]
    for heights in tables.plan_heights:
        places = [len(heights), sum(heights) - 2 * len(heights), len(heights)]
        for kinds in range(1, 1 << KINDS):
            chosen = [kind for kind in range(KINDS) if kinds >> kind & 1]
            missing = -sum(tables.supply[kind] for kind in chosen)
            for of in range(3):
                spare = sorted(
                    (
                        sum(costs[card][kind] for kind in chosen) - 1
                        for card in range(len(costs))
                        if tables.section_type[card] == of
                    ),
                    reverse=True,
                )
                missing += sum(n for n in spare[: places[of]] if n > 0)
            assert missing < -KINDS  # one piece of each kind at large does not change it


@clause("end.3")
def test_a_scarce_material_alone_does_not_end_the_game() -> None:
    s = table(2)
    empty_supply(s, 1, wood=0, gold=0)
    pass_turn(s)
    assert s.seat == 1


@clause("score.2")
def test_leftovers_are_added_up_before_they_are_divided() -> None:
    s = table()
    give(s, 0, wood=3, gold=1)
    banner(s, 0, "1-1")
    lay(s, "1-1", wood=1)
    s.players[0].roubles = 6
    assert dict(s.score_breakdown(0))["leftovers"] == 2
    s.players[0].roubles = 5
    assert dict(s.score_breakdown(0))["leftovers"] == 1


@clause("score.3")
def test_completed_sections_and_ornaments_make_the_value() -> None:
    s = table()
    built(s, 0, "1-1", "1-2")
    banner(s, 1, "1-3")
    ornament(s, 1, "1-1")
    assert scoring.tower_value(s, 0) == 2 * 2 + 1
    assert scoring.tower_value(s, 1) == 0


@clause("score.4")
@pytest.mark.parametrize(("option", "expected"), [("count", 3), ("ignore", 2)])
def test_banners_on_unfinished_sections(option: str, expected: int) -> None:
    s = table(unfinished_banners=option)
    built(s, 0, "1-1")
    banner(s, 0, "1-2")
    ornament(s, 0, "1-1")
    assert scoring.contributions(s, 0)[0] == expected
    assert scoring.contributions(s, 0)[1] == 0


# Towers of the four-player example in the rulebook: completed sections by owner, then ornaments
# (section, owner), then the points of red, blue, green and yellow.
FOUR_PLAYER_TOWERS = [
    ([GREEN, YELLOW, RED], [(0, GREEN)], [2, 0, 7, 2]),
    ([BLUE, YELLOW], [(0, BLUE)], [0, 5, 0, 2]),
    ([BLUE, YELLOW, GREEN, RED, BLUE], [(0, BLUE), (1, YELLOW)], [2, 12, 2, 6]),
    ([GREEN, GREEN, RED, YELLOW], [(0, GREEN), (1, RED)], [5, 0, 10, 2]),
    ([BLUE, YELLOW, RED, GREEN], [(0, BLUE)], [2, 9, 2, 2]),
    ([RED, BLUE, GREEN], [(0, RED), (1, RED), (2, GREEN)], [9, 2, 4, 0]),
]


@clause("score.5")
@pytest.mark.parametrize("number", range(6))
def test_scoring_example_for_four_players(number: int) -> None:
    """Each tower of the printed example, with the shares it names."""
    owners, ornaments, expected = FOUR_PLAYER_TOWERS[number]
    s = table(4)
    tower = 3  # five sections high in this plan
    for level, owner in enumerate(owners):
        built(s, owner, f"{tower}-{level + 1}")
    for level, owner in ornaments:
        # The example's towers may be lower, so the piece is not asked to fit the type.
        s.players[owner].adorned |= 1 << site(f"{tower}-{level + 1}")
        s.decorated |= 1 << site(f"{tower}-{level + 1}")
    assert scoring.tower_points(s, tower - 1) == expected


@clause("score.5")
def test_a_third_place_after_a_tie_for_first_stays_third() -> None:
    assert scoring.shares(12, [2, 2, 1, 0], 2) == [9, 9, 3, 0]
    assert scoring.shares(7, [1, 0, 0], 2) == [7, 0, 0]
    assert scoring.shares(9, [1, 1, 1, 1], 2) == [4, 4, 4, 4]


# The two-player example: green is seat 0, yellow seat 1.
TWO_PLAYER_TOWERS = [
    ([0, 0, 0], [(0, 0), (1, 0)], [8, 0]),
    ([1, 1, 0], [], [2, 6]),
    ([1, 1, 0], [(0, 1), (1, 0)], [2, 8]),
    ([0, 1], [(0, 0)], [5, 1]),
]


@clause("score.6")
@pytest.mark.parametrize("number", range(4))
def test_scoring_example_for_two_players(number: int) -> None:
    """Each tower of the printed example for two."""
    owners, ornaments, expected = TWO_PLAYER_TOWERS[number]
    s = table(2)
    for level, owner in enumerate(owners):
        built(s, owner, f"1-{level + 1}")
    for level, owner in ornaments:
        ornament(s, owner, f"1-{level + 1}")
    assert scoring.tower_points(s, 0) == expected


@clause("score.6")
def test_equal_contributions_of_two_earn_nothing() -> None:
    s = table(2)
    built(s, 0, "1-1")
    built(s, 1, "1-2")
    assert scoring.tower_points(s, 0) == [0, 0]


@clause("score.7")
def test_ties_are_broken_by_sections_then_ornaments() -> None:
    s = table(3)
    built(s, 0, "1-1")
    built(s, 1, "2-1")
    built(s, 2, "3-1")
    for player in s.players:
        player.roubles = 0
    assert s.ranking() == [[0, 1, 2]]
    ornament(s, 2, "3-1")
    for player, position in zip(s.players, (9, 9, 5), strict=True):
        player.position = position
    fresh(s)
    assert s.scores() == [4, 4, 4]
    assert s.ranking() == [[2], [0, 1]]


@clause("score.7")
def test_sections_come_before_ornaments() -> None:
    s = table(3)
    built(s, 0, "1-1", "2-1")  # two towers of 2
    built(s, 1, "3-1", "3-2")  # one tower of 4
    built(s, 2, "4-1")  # one tower of 3
    ornament(s, 2, "4-1")
    for player, position in zip(s.players, (9, 9, 13), strict=True):
        player.roubles = 0
        player.position = position
    fresh(s)
    assert s.scores() == [6, 6, 6]
    assert s.ranking() == [[0, 1], [2]]


def test_the_golden_games_end_in_every_way() -> None:
    """By the sixth section of a player, of Yakovlev, and by a building site that is stuck; with a
    winner by prestige, by sections, by ornaments, and with a shared victory."""
    found: set[tuple[str, str]] = set()
    for path in (Path(__file__).parent.parent / "golden" / "red_cathedral").glob("*.json"):
        golden = json.loads(path.read_text(encoding="utf-8"))
        s = cast(
            RedCathedral,
            GAME.replay(golden["seats"], golden["seed"], golden["options"], golden["history"]),
        )
        end = "stuck" if s.ender < 0 else "yakovlev" if s.ender >= s.seats else "player"
        scores = s.scores()
        best = [side for side, score in enumerate(scores) if score == max(scores)]
        sections = [s.tie_break(side)[0] for side in best]
        if len(best) == 1:
            how = "prestige"
        elif len(s.ranking()[0]) > 1:
            how = "shared"
        else:
            how = "sections" if sections.count(max(sections)) == 1 else "ornaments"
        found.add((end if s.seats > 1 else f"solo {end}", how))
    assert found >= {
        ("player", "prestige"),
        ("player", "sections"),
        ("player", "ornaments"),
        ("player", "shared"),
        ("stuck", "prestige"),
        ("solo player", "prestige"),
        ("solo yakovlev", "prestige"),
    }
