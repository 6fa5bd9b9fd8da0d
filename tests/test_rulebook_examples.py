"""The worked examples of the rulebooks: every number in them is played out here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import terem
from terem.engine import LANGUAGES
from terem.games.outpost.tables import RESOURCES, TILE_IDS
from terem.games.red_cathedral import scoring as cathedral_scoring
from terem.games.red_cathedral.tables import SECTORS
from terem.games.rurik import scoring as rurik_scoring
from terem.games.rurik.rules import attack
from terem.games.rurik.rules.claim import income
from terem.games.rurik.rules.tracks import advance_markers
from terem.games.rurik.tables import REGIONS
from tests.outpost import table as outpost
from tests.red_cathedral import table as cathedral
from tests.red_cathedral.test_build import finish
from tests.rurik import table as rurik
from tests.village import table as village

GAMES = terem.games()
WORD = {"en": "Example: ", "ru": "Пример: ", "de": "Beispiel: "}


def three_troops_against_two_and_a_rebel() -> None:
    s = rurik.table(3)
    rurik.put(s, 0, "kiev", 3)
    rurik.put(s, 1, "kiev", 2)
    rurik.rebel(s, "kiev")
    assert rurik.rules(s, "kiev") == 0
    rurik.put(s, 1, "kiev")
    assert rurik.rules(s, "kiev") is None
    rurik.raise_up(s, 0, "stronghold", "kiev")
    assert rurik.rules(s, "kiev") == 0


def a_two_between_a_five_and_a_one() -> None:
    s = rurik.placing(rurik.table(3), seat=2)
    rurik.advisor(s, 0, "five", "tax", 1)
    rurik.advisor(s, 1, "one", "tax", 2)
    s.players[0].advisors &= ~(1 << 5)
    s.players[1].advisors &= ~1
    rurik.fresh(s)
    s.play(("place", 2, "tax"))
    assert rurik.column(s, "tax") == [(0, 5, 0), (2, 2, 0), (1, 1, 0)]


def a_bribed_two_over_a_four() -> None:
    s = rurik.placing(rurik.table(2))
    rurik.advisor(s, 1, "four", "build", 1)
    s.players[1].advisors &= ~(1 << 4)
    s.players[0].coins = 3
    rurik.fresh(s)
    s.play(("place", 2, "build"))
    s.play(("bribe", 3))
    assert rurik.column(s, "build") == [(0, 2, 3), (1, 4, 0)]


def up_to_three_cards() -> None:
    s = rurik.table(2)
    rurik.put(s, 0, "kiev")
    rurik.put(s, 1, "kiev", 2)
    rurik.raise_up(s, 1, "stronghold", "kiev")
    assert rurik.rules(s, "kiev") == 1
    assert attack.cards_to_reveal(s, 1, REGIONS.index("kiev"), 0) == 3


def four_regions_two_structures_six_goods() -> None:
    s = rurik.table(2)
    for region in ("kiev", "volyn", "polotsk", "rostov"):
        rurik.put(s, 0, region)
    rurik.raise_up(s, 0, "market", "kiev", "volyn")
    rurik.give(s, 0, wood=3, fish=3)
    advance_markers(s)
    player = s.players[0]
    assert [rurik_scoring.track_points(s, player, track) for track in range(3)] == [3, 1, 2]
    rurik.give(s, 0, wood=3, fish=3, fur=1)
    advance_markers(s)
    assert rurik_scoring.track_points(s, player, 2) == 3


def two_honey_and_a_marker_off_its_track() -> None:
    s = rurik.table(2)
    s.players[0].tracks = [1, 1, 1]
    s.players[0].warfare = 0
    rurik.give(s, 0, honey=2)
    assert income(s, 0) == 2


def a_black_cube_and_a_child() -> None:
    s = village.table()
    village.give(s, 0)
    village.lay(s, family="black", harvest="green green")
    village.fresh(s)
    s.play(("take", "family", "black"))
    assert village.has(s, 0) == {"life": 2}
    s.play(("birth",))
    assert village.at(s, 0, 2).count("farm") == 1


def a_scribe_and_two_scrolls() -> None:
    s = village.table()
    village.give(s, 0)
    village.fresh(s)
    village.go(s, "crafts", "brown")
    s.play(("train", "scribes", 1))
    assert s.players[0].life == 2
    s.play(("make", "scroll"))
    assert s.players[0].life == 4
    village.rest(s)
    village.go(s, "crafts", "brown")
    s.play(("make", "scroll"))
    assert s.players[0].life == 6


def a_free_customer_and_one_with_the_surcharge() -> None:
    s = village.table()
    village.stalls(s, "C01", "C02", "C03")
    village.give(s, 0, grain=5)
    village.fresh(s)
    village.go(s, "market")
    s.play(("serve", 1))
    assert village.has(s, 0) == {"grain": 3, "green": 1}
    s.play(("serve", 2))
    assert village.has(s, 0) == {"life": 1}


def farm_or_smithy_but_not_the_council() -> None:
    s = village.table()
    village.give(s, 0, life=9)
    village.family(s, 0, n1="grave grave farm smithy", n2="council_1 unborn unborn")
    village.fresh(s)
    village.go(s, "harvest", "black")
    s.play(("skip",))
    assert s.moves() == [("bury", "farm"), ("bury", "smithy")]


def one_gold_or_two() -> None:
    for other, gold in (("spring_1", 1), ("summer_2", 2)):
        s = cathedral.table(2)
        for colour in ("blue", "yellow", "white"):
            cathedral.put_die(s, colour, "winter_1")
        cathedral.put_die(s, "red", other)
        cathedral.put_die(s, "green", "summer_1", 1)
        cathedral.turn_of(s, 0)
        s.play(("move_die", "green", 0))
        assert s.die_sector[2] == SECTORS.index("summer_2")
        s.play(("take_resources", gold))
        assert cathedral.materials(s, 0) == {"gold": gold}


def two_points_for_a_base_under_two_sections() -> None:
    assert finish(4, (1, False), (0, True), (3, True)) == [0, 2, 0, 0]


def shares_of_ten() -> None:
    assert cathedral_scoring.shares(10, [3, 2, 1, 0], 2) == [10, 5, 2, 0]


def seven_for_nobody_then_eight_and_two() -> None:
    s = cathedral.table(2)
    for level, owner in enumerate((0, 0, 1)):
        cathedral.built(s, owner, f"1-{level + 1}")
    cathedral.ornament(s, 1, "1-1")
    assert cathedral_scoring.tower_points(s, 0) == [0, 0]
    cathedral.ornament(s, 0, "1-2")
    assert cathedral_scoring.tower_points(s, 0) == [8, 2]


def clay_wood_and_a_monster() -> None:
    s = outpost.table()
    outpost.harmless_row(s)
    given = dict(zip(TILE_IDS, (RESOURCES[one] for one in s.tables.tile_resource), strict=True))
    near = [tile for tile in TILE_IDS if tile.startswith("I-")]
    calm = [tile for tile in near if s.tables.tile_colour[TILE_IDS.index(tile)] != 0]
    clay = next(tile for tile in calm if given[tile] == "clay")
    wood = next(tile for tile in calm if given[tile] == "wood")
    third = next(tile for tile in calm if tile not in (clay, wood))
    outpost.lay(s, 0, "I-1", clay)
    outpost.lay(s, 0, "I-2", wood)
    outpost.lay(s, 0, "I-3", third, monster=True)
    outpost.give(s.players[0])
    outpost.fresh(s).play(("activate_region", "I"))
    assert outpost.resources(s.players[0]) == {"clay": 1, "wood": 1}


def a_sawmill_and_two_quarries() -> None:
    s = outpost.table()
    outpost.raise_house(s, 0, "top", "sawmill", "quarry", "quarry")
    outpost.give(s.players[0])
    before = s.players[0].basic
    outpost.fresh(s).play(("activate_street", "top"))
    for building in ("quarry", "sawmill", "quarry"):
        s.play(("use", building))
    assert outpost.resources(s.players[0]) == {"wood": 1, "stone": 2}
    assert s.players[0].basic == before - 1


def two_fortifications_keep_two_resources() -> None:
    s = outpost.table()
    outpost.harmless_row(s)
    outpost.lay(s, 0, "I-1", "I-01", fort=True)
    outpost.lay(s, 0, "I-2", "I-02", fort=True)
    outpost.give(s.players[0], clay=2, stone=1, diamond=1)
    outpost.fresh(s)
    s.play(("pass",))
    s.play(("keep", "clay"))
    while s.seat == 0 and s.stack[-1].kind == "keep":
        s.play(("keep", "stone"))
    assert outpost.resources(s.players[0]) == {"clay": 1, "stone": 1, "diamond": 1}


def six_resources_are_one_gold() -> None:
    s = outpost.table()
    outpost.give(s.players[0], clay=2, wood=2, stone=2)
    outpost.fresh(s)
    for wanted in ("diamond", "diamond", "gold"):
        s.play(next(m for m in s.moves() if m[0] == "exchange" and m[-1] == wanted))
    assert outpost.resources(s.players[0]) == {"gold": 1}


PLAYED: dict[tuple[str, str], Callable[[], None]] = {
    ("outpost", "region.2"): clay_wood_and_a_monster,
    ("outpost", "street.2"): a_sawmill_and_two_quarries,
    ("outpost", "exchange.1"): six_resources_are_one_gold,
    ("outpost", "pass.3"): two_fortifications_keep_two_resources,
    ("red_cathedral", "delay.2"): two_points_for_a_base_under_two_sections,
    ("red_cathedral", "take.1"): one_gold_or_two,
    ("red_cathedral", "score.5"): shares_of_ten,
    ("red_cathedral", "score.6"): seven_for_nobody_then_eight_and_two,
    ("rurik", "region.3"): three_troops_against_two_and_a_rebel,
    ("rurik", "strategy.2"): a_two_between_a_five_and_a_one,
    ("rurik", "strategy.5"): a_bribed_two_over_a_four,
    ("rurik", "attack.5"): up_to_three_cards,
    ("rurik", "claim.2"): four_regions_two_structures_six_goods,
    ("rurik", "claim.4"): two_honey_and_a_marker_off_its_track,
    ("village", "take.2"): a_black_cube_and_a_child,
    ("village", "craft.2"): a_scribe_and_two_scrolls,
    ("village", "market.3"): a_free_customer_and_one_with_the_surcharge,
    ("village", "death.2"): farm_or_smithy_but_not_the_council,
}


@pytest.mark.parametrize(("game", "clause"), PLAYED)
def test_an_example_says_what_happens(game: str, clause: str) -> None:
    PLAYED[game, clause]()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_every_language_is_played(lang: str) -> None:
    for game in GAMES:
        told = {one.id: one.example for one in terem.game(game).rulebook(lang) if one.example}
        assert set(told) == {clause for id, clause in PLAYED if id == game}
        assert all(example.startswith(WORD[lang]) for example in told.values())
