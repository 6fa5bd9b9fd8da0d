"""Exploring, monsters, fortifications, regions."""

from __future__ import annotations

import pytest

from terem.games.outpost.tables import NEIGHBOURS, SLOTS
from tests.clauses import clause
from tests.outpost.table import (
    GAME,
    fresh,
    give,
    harmless_row,
    hold,
    lay,
    may,
    raise_house,
    resources,
    row,
    rule_against,
    spend,
    stack_tile,
    table,
    told,
)

TURN = ("turn", 0, (0, 0))


@clause("explore.1", "explore.2")
def test_printed_example_artems_first_exploration() -> None:
    """Worked example of action 2: any slot of region I; then a neighbour in region I or II."""
    s = table()
    harmless_row(s)
    stack_tile(s, "I-02")
    fresh(s)
    assert may(s, "explore") == [("explore", "I-1"), ("explore", "I-2"), ("explore", "I-3")]
    assert rule_against(s, "explore", "II-1") == "explore.2"
    s.play(("explore", "I-1"))
    assert s.players[0].basic == 5
    assert resources(s.players[0]) == {"clay": 1, "wood": 1, "stone": 1}, "exploring gives nothing"
    s.stack[-1] = type(s.stack[-1])(*TURN)
    assert may(fresh(s), "explore") == [("explore", "I-2"), ("explore", "II-1")]


@clause("explore.1")
@pytest.mark.parametrize(("slot", "settlers"), [("I-2", 1), ("II-1", 2), ("III-1", 3)])
def test_farther_regions_need_more_settlers(slot: str, settlers: int) -> None:
    s = table()
    harmless_row(s)
    lay(s, 0, "I-1", "I-02")
    if slot == "III-1":
        lay(s, 0, "II-1", "II-04")
    player = s.players[0]
    spend(s, 0, 7 - settlers)
    assert rule_against(fresh(s), "explore", slot) == "settlers.1"
    spend(s, 0, 0)
    fresh(s).play(("explore", slot))
    assert player.basic == 6 - settlers
    assert rule_against(s, "explore", slot) == "turn.1"


@clause("explore.1", "explore.2")
def test_one_may_explore_back_and_past_a_monster_but_not_diagonally() -> None:
    s = table()
    lay(s, 0, "I-2", "I-01")
    lay(s, 0, "II-2", "II-04", monster=True)
    lay(s, 0, "II-3", "II-08")
    fresh(s)
    reachable = {str(move[1]) for move in may(s, "explore")}
    assert reachable == {"I-1", "I-3", "II-1", "III-2", "III-3"}
    assert rule_against(s, "explore", "III-1") == "explore.2"
    assert rule_against(s, "explore", "I-2") == "explore.1"
    # From II-3 back to I-3, while I-2 is still empty.
    back = table()
    lay(back, 0, "I-1", "I-01")
    for slot, tile in (("II-1", "II-01"), ("II-2", "II-04"), ("II-3", "II-08")):
        lay(back, 0, slot, tile)
    assert ("explore", "I-3") in fresh(back).moves()


@clause("explore.2")
@pytest.mark.parametrize(
    ("slot", "touches"),
    [
        ("I-1", {"I-2", "II-1"}),
        ("I-2", {"I-1", "I-3", "II-2"}),
        ("II-1", {"I-1", "II-2", "III-1"}),
        ("II-2", {"I-2", "II-1", "II-3", "III-2"}),
        ("II-3", {"I-3", "II-2", "III-3"}),
        ("III-1", {"II-1", "III-2"}),
        ("III-2", {"II-2", "III-1", "III-3"}),
        ("III-3", {"II-3", "III-2"}),
    ],
)
def test_a_shared_side_is_left_right_or_the_same_column_next_door(
    slot: str, touches: set[str]
) -> None:
    assert {SLOTS[i] for i in range(9) if NEIGHBOURS[SLOTS.index(slot)] >> i & 1} == touches


@clause("monster.1", "monster.2")
def test_a_new_tile_whose_colour_lies_in_the_row_gets_one_monster() -> None:
    s = table()
    harmless_row(s, "blue")  # four blue heroes, still one monster
    stack_tile(s, "I-03")
    fresh(s).play(("explore", "I-1"))
    assert s.players[0].monsters == 1
    assert s.figures == [9, 9, 8, 9]
    calm = table()
    harmless_row(calm, "green")
    stack_tile(calm, "I-03")
    fresh(calm).play(("explore", "I-1"))
    assert calm.players[0].monsters == 0


@clause("monster.1", "hero.3")
def test_the_row_as_it_lies_now_decides_after_a_hero_was_invited() -> None:
    s = table()
    row(s, "guard_06", "guard_10", "guard_08", "guard_02")  # green, green, green, blue
    give(s.players[0], wood=3)
    stack_tile(s, "I-03")  # a blue tile
    s.hero_deck.remove(0)
    s.hero_deck.append(0)  # traveller_01, green, enters
    fresh(s).play(("invite", "guard_02"))
    s.play(("explore", "I-1"))
    assert s.players[0].monsters == 0, "the blue hero had left the row"


@clause("monster.2")
def test_no_second_monster_and_none_without_a_figure() -> None:
    s = table()
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    fresh(s).play(("activate_region", "I"))
    s.play(("collect", "I-1"))
    assert s.players[0].monsters == 1
    assert s.figures[2] == 8
    hold(s, 0, "region_again")
    s.stack[-1] = type(s.stack[-1])(*TURN)
    fresh(s).play(("activate_region", "I"))
    assert s.figures[2] == 8
    empty = table()
    harmless_row(empty, "blue")
    lay(empty, 0, "I-1", "I-03")
    fresh(empty)
    empty.figures[2] = 0
    empty.play(("activate_region", "I"))
    assert empty.players[0].monsters == 0


@clause("monster.3", "region.2")
def test_a_fortified_tile_never_gets_a_monster_and_gives_without_a_question() -> None:
    s = table()
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03", fort=True)
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    assert resources(s.players[0]) == {"clay": 1}
    assert s.players[0].monsters == 0


@clause("monster.4")
def test_a_monster_blocks_yield_and_fortifying_and_outlasts_the_round() -> None:
    s = table()
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03", monster=True)
    give(s.players[0])
    assert rule_against(fresh(s), "fortify", "I-1") == "fortify.1"
    s.play(("activate_region", "I"))
    assert resources(s.players[0]) == {}
    for _ in range(2):
        s.play(("pass",))
        s.play(s.moves()[0])
    assert s.round == 2
    assert s.players[0].monsters == 1


@clause("hunt.1", "hunt.2")
@pytest.mark.parametrize(
    ("tile", "settlers", "reward"),
    [
        ("I-01", 1, {"diamond": 1}),
        ("I-02", 2, {"gold": 1}),
        ("I-03", 3, {"gold": 2}),
        ("I-04", 4, {"diamond": 1, "gold": 2}),
    ],
)
def test_hunting_needs_settlers_by_colour_and_pays_at_once(
    tile: str, settlers: int, reward: dict[str, int]
) -> None:
    s = table()
    lay(s, 0, "I-2", tile, monster=True)
    give(s.players[0])
    player = s.players[0]
    spend(s, 0, 7 - settlers)
    assert rule_against(fresh(s), "hunt", "I-2") == "settlers.1"
    spend(s, 0, 0)
    fresh(s).play(("hunt", "I-2"))
    assert player.basic == 6 - settlers
    assert resources(player) == reward
    assert player.monsters == 0
    assert s.figures == [9, 9, 9, 9]
    assert rule_against(table(), "hunt", "I-2") == "hunt.1"


@clause("fortify.1")
def test_fortifications_stand_on_explored_tiles_without_fort_or_monster() -> None:
    s = table()
    lay(s, 0, "I-1", "I-01")
    lay(s, 0, "I-2", "I-02", fort=True)
    lay(s, 0, "I-3", "I-03", monster=True)
    before = dict(resources(s.players[0]))
    fresh(s)
    assert may(s, "fortify") == [("fortify", "I-1")]
    for slot in ("I-2", "I-3", "II-1"):
        assert rule_against(s, "fortify", slot) == "fortify.1"
    s.play(("fortify", "I-1"))
    assert s.players[0].forts == 0b11
    assert s.players[0].basic == 5
    assert resources(s.players[0]) == before


@clause("fortify.1")
def test_printed_example_artem_fortifies_a_tile() -> None:
    """Worked example of action 4: one settler, a fortification on a free tile, nothing paid."""
    s = table()
    lay(s, 0, "I-1", "I-05")
    fresh(s).play(("fortify", "I-1"))
    player = s.players[0]
    assert player.forts == 0b1
    assert player.zones[3] == 1
    assert player.basic == 5
    assert resources(player) == {"clay": 1, "wood": 1, "stone": 1}
    assert told(s, "gained") == []


@clause("fort.1", "fort.2")
def test_printed_example_vitaly_activates_a_fortification() -> None:
    """Worked example of action 7: one clay, although the region was activated already."""
    s = table()
    harmless_row(s, "yellow")
    lay(s, 0, "I-1", "I-02", fort=True)
    give(s.players[0])
    s.players[0].zones[4] = 1
    s.players[0].basic = 5
    fresh(s).play(("activate_fortification", "I-1"))
    assert resources(s.players[0]) == {"clay": 1}
    assert s.players[0].monsters == 0
    s.stack[-1] = type(s.stack[-1])(*TURN)
    assert rule_against(fresh(s), "activate_fortification", "I-1") == "fort.1"
    assert rule_against(s, "activate_fortification", "I-2") == "fort.1"


@clause("fort.1")
def test_a_new_fortification_works_in_the_same_round() -> None:
    s = table()
    lay(s, 0, "I-1", "I-02")
    fresh(s).play(("fortify", "I-1"))
    s.play(("end_turn",))
    s.play(("pass",))
    s.play(s.moves()[0])
    assert ("activate_fortification", "I-1") in s.moves()


@clause("region.1", "region.2")
def test_printed_example_artem_activates_two_regions() -> None:
    """Worked example of action 5: wood, nothing under the monster, wood; then wood and diamond."""
    s = table()
    harmless_row(s, "green")
    lay(s, 0, "I-1", "I-05", fort=True)
    lay(s, 0, "I-2", "I-02", monster=True)
    lay(s, 0, "I-3", "I-06")
    lay(s, 0, "II-1", "II-07")
    lay(s, 0, "II-2", "II-09")
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    assert resources(s.players[0]) == {"wood": 2}
    s.stack[-1] = type(s.stack[-1])(*TURN)
    assert rule_against(fresh(s), "activate_region", "I") == "region.1"
    s.play(("activate_region", "II"))
    assert resources(s.players[0]) == {"wood": 3, "diamond": 1}
    assert s.players[0].basic == 4


@clause("region.2", "region.3")
def test_a_tile_may_be_left_out_and_is_then_not_checked() -> None:
    s = table()
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-2", "I-07")
    lay(s, 0, "I-3", "I-01")
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    assert s.moves() == [("collect", "I-1"), ("leave", "I-1")]
    s.play(("leave", "I-1"))
    s.play(("collect", "I-2"))
    assert resources(s.players[0]) == {"clay": 1, "wood": 1}
    assert s.players[0].monsters == 0b010


@clause("region.2")
def test_a_region_gives_also_where_the_fortification_was_activated() -> None:
    s = table()
    lay(s, 0, "I-1", "I-03", fort=True)
    s.players[0].forts_used = 1
    s.players[0].basic = 5
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    assert resources(s.players[0]) == {"clay": 1}


@clause("region.3")
def test_monsters_come_after_everything_is_taken() -> None:
    s = table()
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-2", "I-01")
    fresh(s).play(("activate_region", "I"))
    s.play(("collect", "I-1"))
    kinds = [event[0] for event in s.events]
    assert kinds == ["gained", "gained", "monster_came"]


@clause("region.4")
def test_an_empty_region_may_be_activated_unless_the_table_forbids_it() -> None:
    s = table()
    s.play(("activate_region", "III"))
    assert s.players[0].basic == 5
    strict = table(empty_activation="forbidden")
    lay(strict, 0, "I-1", "I-01", monster=True)
    assert rule_against(fresh(strict), "activate_region", "I") == "region.4"
    assert not may(strict, "activate_region")


@clause("resources.1")
def test_the_supply_is_never_short() -> None:
    s = table()
    raise_house(s, 0, "top", "sawmill")
    give(s.players[1], wood=500)
    fresh(s).play(("activate_street", "top"))
    before = s.players[0].resources[1]
    s.play(("use", "sawmill"))
    assert s.players[0].resources[1] == before + 1


@clause("artifact.2")
def test_pathfinders_staff_gives_the_resource_before_the_monster_comes() -> None:
    s = table()
    hold(s, 0, "explore_resource")
    harmless_row(s, "blue")
    stack_tile(s, "I-03")
    give(s.players[0])
    said = fresh(s).describe(("explore", "I-1"), "en")
    assert said == "Explore territory I-1 with 1 settler and gain its resource"
    s.play(("explore", "I-1"))
    assert [event[0] for event in s.events] == ["explored", "gained", "monster_came"]
    assert resources(s.players[0]) == {"clay": 1}


@clause("artifact.3")
def test_hunters_horn_adds_a_diamond() -> None:
    s = table()
    hold(s, 0, "hunt_diamond")
    lay(s, 0, "I-1", "I-01", monster=True)
    give(s.players[0])
    said = fresh(s).describe(("hunt", "I-1"), "en")
    assert said == "Hunt the monster on territory I-1 with 1 settler and gain 2 diamonds"
    s.play(("hunt", "I-1"))
    assert resources(s.players[0]) == {"diamond": 2}


@clause("artifact.4")
def test_wardens_key_pays_for_fortifying_and_leaves_the_activation() -> None:
    s = table()
    hold(s, 0, "fortify_resource")
    lay(s, 0, "I-1", "I-01")
    give(s.players[0])
    said = fresh(s).describe(("fortify", "I-1"), "en")
    assert said == "Fortify territory I-1 with 1 settler and gain 1 clay"
    s.play(("fortify", "I-1"))
    assert resources(s.players[0]) == {"clay": 1}
    assert s.players[0].forts_used == 0


@clause("artifact.7")
def test_gate_seal_doubles_a_fortification() -> None:
    s = table()
    hold(s, 0, "fort_extra")
    lay(s, 0, "I-1", "I-01", fort=True)
    give(s.players[0])
    fresh(s).play(("activate_fortification", "I-1"))
    assert resources(s.players[0]) == {"clay": 2}


@clause("artifact.8")
def test_horn_of_plenty_copies_a_tile_before_the_check() -> None:
    s = table()
    hold(s, 0, "region_extra")
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-2", "I-05")
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    s.play(("leave", "I-1"))
    assert s.moves() == [("take_extra", "I-1"), ("take_extra", "I-2")]
    assert rule_against(s, "take_extra", "I-3") == "artifact.8"
    assert s.players[0].monsters == 0
    s.play(("take_extra", "I-1"))
    assert resources(s.players[0]) == {"clay": 1, "wood": 1}
    assert s.players[0].monsters == 0b001, "a tile chosen now counts as having given"


@clause("artifact.8")
def test_horn_of_plenty_gives_even_where_every_tile_was_left_out() -> None:
    s = table()
    hold(s, 0, "region_extra")
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    s.play(("leave", "I-1"))
    assert resources(s.players[0]) == {"clay": 1}
    assert s.players[0].monsters == 0b001


@clause("artifact.8")
def test_horn_of_plenty_never_copies_land_under_a_monster_and_checks_a_tile_once() -> None:
    s = table()
    hold(s, 0, "region_extra")
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03", monster=True)
    lay(s, 0, "I-2", "I-07")
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    s.play(("collect", "I-2"))
    assert resources(s.players[0]) == {"wood": 2}
    assert len(told(s, "monster_came")) == 1
    assert s.players[0].monsters == 0b011


@clause("artifact.8")
def test_horn_of_plenty_may_be_limited_to_tiles_that_gave() -> None:
    s = table(region_extra="giving_tile")
    hold(s, 0, "region_extra")
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-2", "I-05")
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    s.play(("leave", "I-1"))
    assert resources(s.players[0]) == {"wood": 2}
    assert s.players[0].monsters == 0


@clause("artifact.11")
def test_beast_whistle_decides_about_every_checked_tile() -> None:
    s = table()
    hold(s, 0, "monster_choice")
    harmless_row(s, "green")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-2", "I-05", fort=True)
    lay(s, 0, "I-3", "I-09")
    give(s.players[0])
    fresh(s).play(("activate_region", "I"))
    assert resources(s.players[0]) == {"clay": 1, "wood": 1, "stone": 1}
    assert s.moves() == [("let_monster_come", "I-1"), ("keep_monster_away", "I-1")]
    assert s.prompt("en").endswith("checked in turn: I-1, I-3.")
    # The fortified tile between them is not among those to be checked, so this can be saved.
    assert s.dump()["decisions"][-1]["slots"] == ["I-1", "I-3"]
    assert GAME.restore(s.dump()).moves() == s.moves()
    s.play(("let_monster_come", "I-1"))
    s.play(("keep_monster_away", "I-3"))
    assert s.players[0].monsters == 0b001
    assert s.stack[-1].kind == "turn"


@clause("artifact.12")
def test_twin_sickle_repeats_one_region_in_the_whole_round() -> None:
    s = table()
    hold(s, 0, "region_again")
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-2", "I-05")
    give(s.players[0])
    s.players[0].zones[4] = 1
    s.players[0].zones[5] = 1
    s.players[0].basic = 4
    fresh(s).play(("activate_region", "I"))
    s.play(("collect", "I-1"))
    assert resources(s.players[0]) == {"clay": 1, "wood": 1}
    assert s.players[0].monsters == 0b001, "the repeated activation is checked too"
    s.stack[-1] = type(s.stack[-1])(*TURN)
    assert may(fresh(s), "activate_region") == [("activate_region", "III")]
    assert rule_against(s, "activate_region", "II") == "artifact.12"
    assert told(s, "monster_came")
