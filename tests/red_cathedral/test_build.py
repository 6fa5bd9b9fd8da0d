"""Deliveries, completed sections, penalties, ornaments."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.red_cathedral.table import (
    banner,
    built,
    fresh,
    give,
    lay,
    materials,
    moves_of,
    on_site,
    ornament,
    put_card,
    rule_against,
    site,
    table,
    turn_of,
    verbs,
)

RED, BLUE, GREEN, YELLOW = range(4)


@clause("build.1")
def test_three_materials_split_over_sections() -> None:
    s = table()
    banner(s, 0, "1-1")
    banner(s, 0, "2-1")
    give(s, 0, wood=3, stone=2)
    turn_of(s, 0)
    s.play(("deliver", "wood", "1-1"))
    s.play(("deliver", "wood", "2-1"))
    assert s.stack[-1].args == (1,)
    s.play(("deliver", "stone", "2-1"))
    assert on_site(s, "1-1") == {"wood": 1}
    assert on_site(s, "2-1") == {"wood": 1, "stone": 1}
    assert s.seat == 1


@clause("build.1")
def test_building_needs_a_delivery_and_may_stop_early() -> None:
    s = table()
    banner(s, 0, "1-1")
    turn_of(s, 0)
    assert "deliver" not in verbs(s)
    give(s, 0, wood=2)
    turn_of(s, 0)
    s.play(("deliver", "wood", "1-1"))
    s.play(("end_turn",))
    assert s.seat == 1
    assert materials(s, 0) == {"wood": 1}


@clause("build.1")
def test_no_fourth_delivery() -> None:
    s = table()
    s.players[0].position = 9
    for name in ("1-1", "2-1", "3-1"):
        banner(s, 0, name)
    give(s, 0, wood=3, brick=3)
    turn_of(s, 0)
    for name in ("1-1", "1-1", "2-1"):
        s.play(("deliver", "wood", name))
    assert verbs(s) == {"end_turn", "exchange_prestige", "reroll"}
    assert rule_against(s, "deliver", "brick", "3-1") == "build.1"


@clause("build.2")
def test_materials_go_to_own_unfinished_sections_only() -> None:
    s = table()
    built(s, 0, "1-1")
    banner(s, 1, "2-1")
    banner(s, 0, "3-1")
    give(s, 0, wood=1, brick=1, stone=1)
    turn_of(s, 0)
    assert {move[2] for move in moves_of(s, "deliver")} == {"3-1"}
    assert rule_against(s, "deliver", "wood", "1-1") == "build.2"
    assert rule_against(s, "deliver", "wood", "2-1") == "build.2"
    assert rule_against(s, "deliver", "gold", "3-1") == "build.2"


@clause("build.3")
def test_a_section_takes_only_what_it_needs() -> None:
    s = table()
    banner(s, 0, "1-1")  # b01: two wood, one brick
    lay(s, "1-1", wood=2)
    give(s, 0, wood=2, stone=1)
    turn_of(s, 0)
    assert "deliver" not in verbs(s)
    assert rule_against(s, "deliver", "wood", "1-1") == "build.3"
    assert rule_against(s, "deliver", "stone", "1-1") == "build.3"


@clause("build.3")
def test_surplus_is_welcome_with_the_option_and_returns_on_completion() -> None:
    s = table(surplus_delivery="allowed")
    banner(s, 0, "1-1")
    lay(s, "1-1", wood=2)
    give(s, 0, wood=1, stone=1, brick=1)
    turn_of(s, 0)
    s.play(("deliver", "stone", "1-1"))
    s.play(("deliver", "wood", "1-1"))
    assert on_site(s, "1-1") == {"wood": 3, "stone": 1}
    s.play(("deliver", "brick", "1-1"))
    assert s.done >> site("1-1") & 1
    assert s.supply == s.tables.supply


@clause("build.4", "supply.2")
def test_completion_returns_the_materials_and_pays_the_reward() -> None:
    s = table()
    banner(s, 0, "1-1")  # b01 pays 2 recognition and 2 roubles
    lay(s, "1-1", wood=2)
    give(s, 0, brick=1)
    turn_of(s, 0)
    s.play(("deliver", "brick", "1-1"))
    assert s.done == 1 << site("1-1")
    assert s.owner(site("1-1")) == 0
    assert s.players[0].position == 2 + 2
    assert s.players[0].roubles == 3 + 2
    assert s.supply == s.tables.supply
    assert ("completed", 0, "1-1") in s.events


@clause("build.4", "ornament.3", "ornament.4", "delay.1")
def test_building_example_complete_and_decorate_in_one_turn() -> None:
    """The rulebook: gold completes a middle section for 4 recognition and 2 roubles, green loses 1
    for the unfinished base, then an arch with one jewel brings 1 prestige."""
    s = table(4)
    banner(s, GREEN, "1-1")
    banner(s, YELLOW, "1-2")
    put_card(s, "1-2", "m09")
    lay(s, "1-2", wood=2, brick=1)
    give(s, YELLOW, gold=1, stone=1, green_gem=1)
    turn_of(s, YELLOW)
    roubles = s.players[YELLOW].roubles
    s.play(("deliver", "gold", "1-2"))
    assert s.players[YELLOW].position == 2 + 4
    assert s.players[YELLOW].roubles == roubles + 2
    assert s.players[GREEN].position == 2 - 1
    s.play(("decorate", "1-2", "green"))
    assert s.players[YELLOW].position == 9  # from 6 to the next eagle
    assert s.adorner(site("1-2")) == YELLOW
    assert materials(s, YELLOW) == {}


def finish(s_seats: int, *sections: tuple[int, bool]) -> list[int]:
    """Losses when the top section of a tower is completed; sections bottom-up: owner, finished.

    The last one is completed by its owner now.
    """
    s = table(s_seats)
    for level, (owner, finished) in enumerate(sections):
        name = f"3-{level + 1}"
        banner(s, owner, name)
        if finished and level < len(sections) - 1:
            built(s, owner, name)
    top = f"3-{len(sections)}"
    owner = sections[-1][0]
    put_card(s, top, "m17" if len(sections) < 5 else "d01")
    lay(s, top, wood=2, brick=1)
    give(s, owner, brick=1)
    for player in s.players:
        player.position = 20
    turn_of(s, owner)
    s.play(("deliver", "brick", top))
    assert s.done >> site(top) & 1
    gained = s.tables.section_recognition[s.cards[site(top)]]
    return [20 + (gained if side == owner else 0) - p.position for side, p in enumerate(s.players)]


@clause("delay.1", "delay.2")
def test_penalty_example_red_builds_above_blue() -> None:
    """First picture, A: blue loses 1."""
    assert finish(4, (BLUE, False), (RED, True)) == [0, 1, 0, 0]


@clause("delay.2")
def test_penalty_example_yellow_builds_above_two_of_blue() -> None:
    """First picture, B: blue loses 1 for the upper and 2 for the lower section."""
    tower = ((BLUE, False), (RED, True), (BLUE, False), (YELLOW, True))
    assert finish(4, *tower) == [0, 3, 0, 0]


@clause("delay.2")
def test_penalty_example_blue_completes_above_its_own_base() -> None:
    """Second picture, A: blue itself loses 1 for the section of red; its own does not count."""
    assert finish(4, (BLUE, False), (RED, True), (BLUE, True)) == [0, 1, 0, 0]


@clause("delay.2")
def test_penalty_example_a_dome_above_the_unfinished_base() -> None:
    """Second picture, B: blue loses 2, for red and yellow."""
    tower = ((BLUE, False), (RED, True), (BLUE, True), (YELLOW, True))
    assert finish(4, *tower) == [0, 2, 0, 0]


@clause("delay.2")
def test_sections_above_the_new_one_pay_nothing_now() -> None:
    s = table(4)
    banner(s, RED, "3-1")
    banner(s, BLUE, "3-2")
    built(s, GREEN, "3-3")
    put_card(s, "3-1", "b01")
    lay(s, "3-1", wood=2)
    give(s, RED, brick=1)
    turn_of(s, RED)
    s.play(("deliver", "brick", "3-1"))
    assert [player.position for player in s.players] == [2 + 2, 2, 2, 2]


@clause("delay.2")
def test_claims_and_ornaments_cause_no_penalty() -> None:
    s = table(4)
    banner(s, BLUE, "3-1")
    built(s, RED, "3-2")
    give(s, GREEN, stone=1)
    turn_of(s, GREEN)
    s.play(("decorate", "3-2", "none"))
    turn_of(s, GREEN)
    s.play(("claim", "3-3"))
    assert s.players[BLUE].position == 2


@clause("ornament.1")
def test_each_type_of_section_takes_its_own_ornament_from_anybody() -> None:
    s = table()
    built(s, 1, "1-1", "1-2", "1-3")
    banner(s, 1, "2-1")
    give(s, 0, wood=1, stone=1, gold=1)
    turn_of(s, 0)
    assert moves_of(s, "decorate") == [
        ("decorate", "1-1", "none"),
        ("decorate", "1-2", "none"),
        ("decorate", "1-3", "none"),
    ]
    assert rule_against(s, "decorate", "2-1", "none") == "ornament.1"
    s.play(("decorate", "1-1", "none"))
    s.play(("decorate", "1-2", "none"))
    s.play(("decorate", "1-3", "none"))
    assert s.players[0].ornaments == [0, 1, 0]
    assert s.players[0].adorned == 0b111


@clause("ornament.1")
def test_one_ornament_a_section_and_four_a_player() -> None:
    s = table()
    built(s, 1, "1-1", "2-1", "3-1")
    ornament(s, 1, "1-1")
    ornament(s, 0, "2-1")
    give(s, 0, wood=3)
    turn_of(s, 0)
    assert "decorate" not in verbs(s)
    assert rule_against(s, "decorate", "1-1", "none") == "ornament.1"
    assert rule_against(s, "decorate", "3-1", "none") == "ornament.1"


@clause("ornament.2", "supply.2")
@pytest.mark.parametrize(("name", "material"), [("1-1", "wood"), ("1-2", "stone"), ("1-3", "gold")])
def test_what_an_ornament_is_made_of(name: str, material: str) -> None:
    s = table()
    built(s, 1, "1-1", "1-2", "1-3")
    others = {kind: 1 for kind in ("wood", "brick", "stone", "gold") if kind != material}
    give(s, 0, **others)
    turn_of(s, 0)
    assert rule_against(s, "decorate", name, "none") == "ornament.2"
    give(s, 0, **{material: 1})
    turn_of(s, 0)
    s.play(("decorate", name, "none"))
    assert materials(s, 0) == {}
    assert s.supply == s.tables.supply


@clause("ornament.3")
def test_jewels_count_as_deliveries() -> None:
    s = table()
    built(s, 1, "1-1", "2-1")
    banner(s, 0, "3-1")
    give(s, 0, wood=2, brick=2, green_gem=2, purple_gem=1)
    turn_of(s, 0)
    assert {move[2] for move in moves_of(s, "decorate")} == {
        "none",
        "green",
        "purple",
        "green_green",
        "green_purple",
    }
    assert rule_against(s, "decorate", "1-1", "purple_purple") == "ornament.3"
    s.play(("deliver", "brick", "3-1"))
    assert {move[2] for move in moves_of(s, "decorate")} == {"none", "green", "purple"}
    assert rule_against(s, "decorate", "1-1", "green_green") == "ornament.3"
    s.play(("deliver", "brick", "3-1"))
    assert {move[2] for move in moves_of(s, "decorate")} == {"none"}
    s.play(("decorate", "1-1", "none"))
    assert s.seat == 1


@clause("ornament.3")
def test_jewels_come_neither_before_nor_after_the_ornament() -> None:
    s = table()
    built(s, 1, "1-1")
    ornament(s, 0, "1-1")
    banner(s, 0, "2-1")
    give(s, 0, wood=1, green_gem=1)
    turn_of(s, 0)
    assert rule_against(s, "decorate", "1-1", "green") == "ornament.1"
    assert rule_against(s, "deliver", "green_gem", "2-1") == "build.3"


@clause("ornament.4")
@pytest.mark.parametrize(
    ("jewels", "prestige"),
    [
        ("none", 0),
        ("green", 1),
        ("purple", 1),
        ("green_green", 2),
        ("purple_purple", 2),
        ("green_purple", 3),
    ],
)
def test_prestige_for_jewels(jewels: str, prestige: int) -> None:
    s = table()
    built(s, 1, "1-1", "1-2", "1-3")
    give(s, 0, gold=1, green_gem=2, purple_gem=2)
    s.players[0].position = 5
    turn_of(s, 0)
    s.play(("decorate", "1-3", jewels))
    assert s.players[0].position == [5, 9, 13, 17][prestige]


@clause("ornament.4")
def test_ornament_example_cross_with_two_different_jewels() -> None:
    """The rulebook: a cross with a green and a purple jewel in one turn brings 3 prestige."""
    s = table(4)
    built(s, BLUE, "1-1", "1-2", "1-3")
    give(s, YELLOW, gold=1, green_gem=1, purple_gem=1)
    turn_of(s, YELLOW)
    s.play(("decorate", "1-3", "green_purple"))
    assert s.players[YELLOW].position == 13
    assert s.stack[-1].args == (0,)  # nothing more can be delivered


@clause("ornament.4")
def test_ornament_example_door_with_a_jewel_and_a_plain_cross() -> None:
    """The rulebook: wood and a jewel for a door, gold for a cross: 1 prestige at once."""
    s = table(4)
    built(s, BLUE, "1-1", "1-2", "1-3")
    built(s, GREEN, "2-1")
    give(s, YELLOW, wood=1, purple_gem=1, gold=1)
    turn_of(s, YELLOW)
    s.play(("decorate", "2-1", "purple"))
    assert s.players[YELLOW].position == 5
    s.play(("decorate", "1-3", "none"))
    assert s.players[YELLOW].position == 5
    assert s.players[YELLOW].ornaments == [0, 2, 0]


@clause("build.4")
def test_the_turn_goes_on_after_the_sixth_section() -> None:
    s = table()
    built(s, 0, "1-1", "1-2", "1-3", "2-1", "2-2")
    banner(s, 0, "3-1")
    put_card(s, "3-1", "b01")
    lay(s, "3-1", wood=1, brick=1)
    give(s, 0, wood=2)
    fresh(s)
    turn_of(s, 0)
    s.play(("deliver", "wood", "3-1"))
    assert s.ender == 0
    assert s.seat == 0
    s.play(("decorate", "3-1", "none"))
    assert s.adorner(site("3-1")) == 0
