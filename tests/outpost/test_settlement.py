"""Building, streets, and the twelve buildings."""

from __future__ import annotations

import pytest

from terem.games.outpost.tables import BUILDINGS
from tests.clauses import clause
from tests.outpost.table import (
    fresh,
    give,
    hold,
    later,
    lay,
    market,
    may,
    raise_house,
    resources,
    rule_against,
    table,
    told,
)


@clause("build.1", "build.3", "building.1")
def test_printed_example_artem_builds_a_sawmill() -> None:
    """Worked example of action 1: one settler, one stone, a new tile on the freed space."""
    s = table()
    market(
        s, "sawmill", "bank", "bank", "tavern", "tavern", "bazaar", "quarry", "quarry", "cathedral"
    )
    give(s.players[0], stone=1)
    fresh(s)
    below = s.building_pile[-1]
    s.play(("build", "sawmill"))
    assert told(s, "paid") == [("paid", 0, 1, "stone")]
    s.play(("place", "middle"))
    player = s.players[0]
    assert player.basic == 5
    assert player.zones[0] == 1
    assert resources(player) == {}
    assert player.houses == [-1, -1, -1, 0, -1, -1, -1, -1, -1]
    assert s.market[0] == below
    assert told(s, "placed") == [("placed", 0, "sawmill", "middle")]


@clause("build.1")
def test_a_building_must_lie_on_the_market_and_be_paid() -> None:
    s = table()
    market(s, "bank")
    give(s.players[0], wood=9, gold=9)
    fresh(s)
    absent = next(kind for i, kind in enumerate(BUILDINGS) if i not in s.market)
    assert rule_against(s, "build", absent) == "build.1"
    assert rule_against(s, "build", "bank") == "build.1"
    give(s.players[0], clay=1)
    cheap = [kind for kind in ("quarry", "bank") if BUILDINGS.index(kind) in s.market]
    assert may(fresh(s), "build") == [("build", kind) for kind in cheap]


@clause("build.2")
def test_streets_have_room_for_three_and_the_settlement_for_nine() -> None:
    s = table()
    give(s.players[0], clay=2, wood=2, stone=2)
    raise_house(s, 0, "top", "bank", "bank", "bank")
    raise_house(s, 0, "middle", "cathedral", "cathedral", "tavern")
    raise_house(s, 0, "bottom", "quarry")
    market(s, "cathedral")
    fresh(s)
    s.play(("build", "cathedral"))
    # Only the bottom street has room: nobody is asked.
    assert s.players[0].houses[7] == BUILDINGS.index("cathedral")
    raise_house(s, 0, "bottom", "tavern")
    s.stack[-1] = type(s.stack[-1])("turn", 0, (0, 0))
    market(s, "sawmill")
    assert rule_against(fresh(s), "build", "sawmill") == "build.2"


@clause("build.2")
def test_a_full_street_is_refused() -> None:
    s = table()
    raise_house(s, 0, "top", "bank", "bank", "bank")
    give(s.players[0], stone=1)
    market(s, "sawmill")
    fresh(s).play(("build", "sawmill"))
    assert may(s, "place") == [("place", "middle"), ("place", "bottom")]
    assert rule_against(s, "place", "top") == "build.2"


@clause("build.3")
def test_a_stack_gives_one_tile_and_keeps_its_space() -> None:
    s = table()
    market(s, "sawmill")
    s.building_pile.remove(0)
    s.market_stack[0] = 2
    later(s, 2)
    give(s.players[0], stone=2)
    fresh(s).play(("build", "sawmill"))
    s.play(("place", "top"))
    assert s.market[0] == 0
    assert s.market_stack[0] == 1
    assert told(s, "market_filled") == []


@clause("build.3")
@pytest.mark.parametrize(("heap", "stacks"), [("stack", [1, 1]), ("single", [2, 1])])
def test_a_buyer_chooses_between_a_stack_and_a_single_tile(heap: str, stacks: list[int]) -> None:
    s = table()
    market(s, "sawmill", "sawmill")
    s.building_pile.remove(0)
    s.market_stack[0] = 2
    later(s, 2)
    give(s.players[0], stone=1)
    new = s.building_pile[-1]
    fresh(s).play(("build", "sawmill"))
    assert may(s, "take_from") == [("take_from", "stack"), ("take_from", "single")]
    s.play(("take_from", heap))
    assert s.market_stack[:2] == stacks
    assert (s.market[1] == new) == (heap == "single")
    assert s.stack[-1].kind == "place"


@clause("build.3")
def test_without_tiles_a_space_stays_empty() -> None:
    s = table(seats=4)
    left = s.building_pile
    s.building_pile = []
    for seat in (1, 2, 3):
        houses = s.players[seat].houses
        houses[:] = left[:9]
        del left[:9]
    price = s.tables.building_price[s.market[0]]
    s.players[0].resources[price] = 1
    kind = BUILDINGS[s.market[0]]
    fresh(s).play(("build", kind))
    assert s.market.count(-1) == 1


@clause("street.1")
def test_a_street_works_once_a_round_and_new_buildings_wait() -> None:
    s = table()
    raise_house(s, 0, "top", "sawmill")
    give(s.players[0], clay=1, stone=1)
    market(s, "quarry")
    fresh(s).play(("activate_street", "top"))
    s.play(("use", "sawmill"))
    s.play(("end_turn",))
    s.play(("pass",))
    s.play(s.moves()[0])
    assert rule_against(s, "activate_street", "top") == "street.1"
    s.play(("build", "quarry"))
    s.play(("place", "top"))
    assert s.stack[-1].kind == "turn"
    assert ("use", "quarry") not in s.moves()
    assert rule_against(s, "use", "quarry") == "street.1"


@clause("street.2", "building.3", "building.6", "building.7")
def test_printed_example_vitaly_uses_quarry_and_bazaar_and_leaves_the_alchemist() -> None:
    """Worked example of action 6: stone from the quarry, gold for it at the bazaar, then stop."""
    s = table()
    raise_house(s, 0, "top", "quarry", "bazaar", "alchemist")
    give(s.players[0])
    fresh(s).play(("activate_street", "top"))
    assert s.moves() == [("use", "quarry"), ("finish_street",)]
    s.play(("use", "quarry"))
    assert resources(s.players[0]) == {"stone": 1}
    s.play(("use", "bazaar", "stone"))
    assert resources(s.players[0]) == {"gold": 1}
    assert ("use", "alchemist") in s.moves()
    s.play(("finish_street",))
    assert resources(s.players[0]) == {"gold": 1}
    assert s.stack[-1].kind == "turn"


@clause("street.2")
def test_each_building_works_once_in_any_order() -> None:
    s = table()
    raise_house(s, 0, "top", "sawmill", "quarry", "quarry")
    give(s.players[0])
    fresh(s).play(("activate_street", "top"))
    s.play(("use", "quarry"))
    s.play(("use", "sawmill"))
    assert rule_against(s, "use", "sawmill") == "street.2"
    assert rule_against(s, "use", "bank") == "street.2"
    s.play(("use", "quarry"))
    assert resources(s.players[0]) == {"wood": 1, "stone": 2}
    assert s.stack[-1].kind == "turn"


@clause("street.3")
def test_an_empty_street_may_be_activated_unless_the_table_forbids_it() -> None:
    s = table()
    s.play(("activate_street", "top"))
    assert s.players[0].zones[7] == 1
    strict = table(empty_activation="forbidden")
    assert not may(strict, "activate_street")
    assert rule_against(strict, "activate_street", "top") == "street.3"


# rule, building, held before, choice, held after, extra settlers gained, stored on the building
EFFECTS = [
    ("building.1", "sawmill", {}, (), {"wood": 1}, 0, 0),
    ("building.2", "clay_pit", {}, (), {"clay": 1}, 0, 0),
    ("building.3", "quarry", {}, (), {"stone": 1}, 0, 0),
    ("building.4", "warehouse", {}, ("clay",), {"clay": 1}, 0, 0),
    ("building.4", "warehouse", {}, ("wood",), {"wood": 1}, 0, 0),
    ("building.4", "warehouse", {}, ("stone",), {"stone": 1}, 0, 0),
    ("building.5", "diamond_mine", {}, (), {"diamond": 1}, 0, 0),
    ("building.6", "bazaar", {"clay": 1}, ("clay",), {"gold": 1}, 0, 0),
    ("building.6", "bazaar", {"wood": 1}, ("wood",), {"gold": 1}, 0, 0),
    ("building.6", "bazaar", {"stone": 1}, ("stone",), {"gold": 1}, 0, 0),
    ("building.7", "alchemist", {"gold": 1}, (), {"diamond": 2}, 0, 0),
    ("building.8", "jeweller", {"diamond": 1}, (), {"clay": 1, "wood": 1, "stone": 1}, 0, 0),
    ("building.9", "tavern", {"diamond": 1}, (), {}, 2, 0),
    ("building.11", "bank", {"gold": 1}, (), {}, 0, 1),
    ("building.12", "cathedral", {"diamond": 1}, (), {}, 0, 1),
]


@clause(
    "building.1",
    "building.2",
    "building.3",
    "building.4",
    "building.5",
    "building.6",
    "building.7",
    "building.8",
    "building.9",
    "building.11",
    "building.12",
)
@pytest.mark.parametrize(
    ("rule", "building", "held", "choice", "left", "settlers", "stored"), EFFECTS
)
def test_what_each_building_takes_and_gives(
    rule: str,
    building: str,
    held: dict[str, int],
    choice: tuple[str, ...],
    left: dict[str, int],
    settlers: int,
    stored: int,
) -> None:
    s = table()
    raise_house(s, 0, "bottom", building)
    give(s.players[0], **held)
    fresh(s).play(("activate_street", "bottom"))
    s.play(("use", building, *choice))
    assert resources(s.players[0]) == left
    assert s.players[0].extra == settlers
    assert s.players[0].stored == [0, 0, 0, 0, 0, 0, stored, 0, 0]


@clause("building.6", "building.7", "building.8", "building.9", "building.11", "building.12")
@pytest.mark.parametrize(
    ("rule", "building", "choice", "held"),
    [
        ("building.6", "bazaar", ("clay",), {"gold": 1}),
        ("building.7", "alchemist", (), {"diamond": 3}),
        ("building.8", "jeweller", (), {"gold": 1}),
        ("building.9", "tavern", (), {"gold": 1}),
        ("building.11", "bank", (), {"diamond": 3}),
        ("building.12", "cathedral", (), {"gold": 1}),
    ],
)
def test_a_building_that_cannot_be_paid_does_not_work(
    rule: str, building: str, choice: tuple[str, ...], held: dict[str, int]
) -> None:
    s = table()
    raise_house(s, 0, "bottom", building)
    give(s.players[0], **held)
    fresh(s).play(("activate_street", "bottom"))
    # The street stays open because an exchange may still bring what is lacking.
    assert not may(s, "use")
    assert rule_against(s, "use", building, *choice) == rule


@clause("building.11", "building.12")
def test_stores_grow_by_one_a_use_and_have_no_limit() -> None:
    s = table()
    raise_house(s, 0, "top", "bank", "bank", "cathedral")
    give(s.players[0], gold=5, diamond=5)
    fresh(s).play(("activate_street", "top"))
    s.play(("use", "bank"))
    s.play(("use", "bank"))
    assert not [move for move in may(s, "use") if move[1] == "bank"], "each bank once"
    s.play(("use", "cathedral"))
    assert s.players[0].stored[:3] == [1, 1, 1]
    assert resources(s.players[0]) == {"gold": 3, "diamond": 4}


@clause(*[f"building.{number}" for number in range(1, 13)])
def test_prices_are_as_printed() -> None:
    s = table()
    prices = {
        "sawmill": "stone",
        "clay_pit": "wood",
        "quarry": "clay",
        "warehouse": "diamond",
        "diamond_mine": "gold",
        "bazaar": "diamond",
        "alchemist": "stone",
        "jeweller": "gold",
        "tavern": "gold",
        "trading_post": "diamond",
        "bank": "clay",
        "cathedral": "wood",
    }
    for building, price in prices.items():
        market(s, building)
        give(s.players[0], **{price: 1})
        twin = fresh(s).copy()
        twin.play(("build", building))
        assert resources(twin.players[0]) == {}


@clause("building.9", "settlers.3")
def test_a_tavern_brings_two_extra_settlers_for_later_turns() -> None:
    s = table()
    raise_house(s, 0, "top", "tavern")
    give(s.players[0], diamond=1)
    fresh(s).play(("activate_street", "top"))
    s.play(("use", "tavern"))
    assert s.players[0].extra == 2
    assert not may(s, "explore"), "the action of this turn was the street"
    s.play(("pass",))
    assert s.players[0].extra == 2


@clause("building.10", "artifact.7")
def test_a_trading_post_copies_fortified_land_and_is_no_activation() -> None:
    s = table()
    hold(s, 0, "fort_extra")
    raise_house(s, 0, "top", "trading_post", "trading_post")
    lay(s, 0, "I-1", "I-01", fort=True)
    lay(s, 0, "I-2", "I-05")
    lay(s, 0, "II-1", "II-03", fort=True)
    give(s.players[0])
    s.players[0].forts_used = 1
    s.players[0].basic = 5
    fresh(s).play(("activate_street", "top"))
    assert may(s, "use") == [("use", "trading_post", "clay"), ("use", "trading_post", "diamond")]
    s.play(("use", "trading_post", "clay"))
    s.play(("use", "trading_post", "clay"))
    assert resources(s.players[0]) == {"clay": 2}
    assert s.players[0].monsters == 0
    assert s.players[0].forts_used == 1


@clause("building.11", "building.12")
def test_what_is_stored_never_comes_back() -> None:
    s = table()
    raise_house(s, 0, "top", "bank", "cathedral")
    give(s.players[0], gold=1, diamond=1)
    fresh(s).play(("activate_street", "top"))
    s.play(("use", "bank"))
    s.play(("use", "cathedral"))
    assert s.players[0].stored[:2] == [1, 1]
    assert not may(s, "exchange")
    assert s.scores()[0] == 9


@clause("artifact.1")
def test_masons_trowel_uses_a_new_building_at_once_even_on_a_used_street() -> None:
    s = table()
    hold(s, 0, "build_activate")
    market(s, "quarry")
    give(s.players[0], clay=1)
    s.players[0].zones[7] = 1
    s.players[0].basic = 5
    fresh(s).play(("build", "quarry"))
    s.play(("place", "top"))
    assert s.stack[-1].kind == "street"
    s.play(("use", "quarry"))
    assert resources(s.players[0]) == {"stone": 1}
    assert s.players[0].zones[7] == 1
    assert s.stack[-1].kind == "turn"


@clause("artifact.13")
def test_town_bell_repeats_one_street_in_the_whole_round() -> None:
    s = table()
    hold(s, 0, "street_again")
    s.players[0].zones[7] = 1
    s.players[0].zones[8] = 1
    s.players[0].basic = 4
    fresh(s)
    assert len(may(s, "activate_street")) == 3
    s.play(("activate_street", "top"))
    assert s.players[0].zones[7] == 2
    s.stack[-1] = type(s.stack[-1])("turn", 0, (0, 0))
    assert may(fresh(s), "activate_street") == [("activate_street", "bottom")]
    assert rule_against(s, "activate_street", "middle") == "artifact.13"
