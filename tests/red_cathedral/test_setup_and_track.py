"""The opening position and the score track."""

from __future__ import annotations

from typing import cast

import pytest

from terem.engine.chance import Chance
from terem.games.red_cathedral.rules import track
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import (
    GUILD_CARDS,
    LEVELS,
    RECOGNITION,
    SECTION_TYPES,
    SITES,
    TILES,
)
from tests.clauses import clause
from tests.red_cathedral.table import GAME, opening, rule_against, table, verbs


@clause("setup.1")
def test_every_builder_starts_with_banners_ornaments_and_a_marker_on_two() -> None:
    for seats in range(1, 5):
        s = opening(seats)
        for player in s.players[:seats]:
            assert (player.storage_banners, player.spare_banners) == (4, 2)
            assert player.ornaments == [1, 2, 1]
            assert player.position == 2
            assert player.slots == [-1] * 6
        assert s.view(0)["colours"] == ["red", "blue", "green", "yellow"][:seats]


@clause("setup.2")
def test_each_resource_tile_lies_beside_one_sector_in_random_order() -> None:
    orders = {tuple(opening(2, seed).market) for seed in range(20)}
    assert len(orders) > 15
    assert all(sorted(order) == list(range(8)) for order in orders)


@clause("setup.3")
def test_one_card_of_each_guild_comes_to_a_random_season() -> None:
    seen: set[int] = set()
    layouts: set[tuple[int, ...]] = set()
    for seed in range(60):
        s = opening(2, seed)
        assert sorted(s.tables.card_guild[card] for card in s.guilds) == [0, 1, 2, 3]
        seen.update(s.guilds)
        layouts.add(tuple(s.tables.card_guild[card] for card in s.guilds))
    assert len(seen) == 12
    assert len(layouts) > 10


@clause("setup.3")
def test_the_first_game_has_its_own_cards() -> None:
    for seed in range(10):
        names = {GUILD_CARDS[c] for c in opening(2, seed, guild_cards="first_game").guilds}
        assert names == {"craftsmen_1", "teamsters_1", "merchants_1", "clergy_1"}


@clause("setup.4")
def test_dice_are_thrown_from_the_recognition_tile_onwards() -> None:
    first: set[int] = set()
    values: set[int] = set()
    for seed in range(40):
        s = opening(2, seed)
        start = s.market.index(RECOGNITION)
        assert sorted((at - start) % 8 for at in s.die_sector) == [0, 1, 2, 3, 4]
        first.add(s.die_sector.index(start))
        values.update(s.die_value)
    assert first == {0, 1, 2, 3, 4}
    assert values == {1, 2, 3, 4, 5, 6}


@clause("setup.5")
@pytest.mark.parametrize(
    ("seats", "towers", "sections"), [(1, 4, 12), (2, 4, 12), (3, 5, 18), (4, 6, 24)]
)
def test_the_plan_fits_the_number_of_players(seats: int, towers: int, sections: int) -> None:
    plans: set[int] = set()
    for seed in range(30):
        s = opening(seats, seed)
        plans.add(s.plan)
        assert len(s.heights) == towers
        assert sum(s.heights) == sections
        for tower, height in enumerate(s.heights):
            column = s.cards[tower * LEVELS : tower * LEVELS + LEVELS]
            types = [SECTION_TYPES[s.tables.section_type[card]] for card in column[:height]]
            assert types == ["base", *["middle"] * (height - 2), "dome"]
            assert column[height:] == [-1] * (LEVELS - height)
        laid = [card for card in s.cards if card >= 0]
        assert len(set(laid)) == len(laid)
    assert len(plans) == 3


@clause("setup.5")
def test_sections_outside_the_plan_do_not_exist() -> None:
    s = table(2)
    assert rule_against(s, "claim", "6-6") == "setup.5"
    assert rule_against(s, "decorate", "1-4", "none") == "setup.5"


@clause("setup.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_section_gets_a_tile_and_marked_ones_need_three_players(seats: int) -> None:
    marked = 0
    for seed in range(20):
        s = opening(seats, seed)
        for site in range(len(SITES)):
            claimed_by_yakovlev = seats == 1 and s.claimed >> site & 1
            assert (s.tiles[site] >= 0) == (s.cards[site] >= 0 and not claimed_by_yakovlev)
        marked += sum(TILES[tile].endswith("_3p") for tile in s.tiles if tile >= 0)
    assert bool(marked) == (seats > 2)


@clause("setup.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_roubles_by_seat(seats: int) -> None:
    s = opening(seats)
    assert [player.roubles for player in s.players[:seats]] == [3, 4, 4, 5][:seats]
    assert all(player.held == 0 for player in s.players)


@clause("setup.8")
def test_each_player_chooses_a_side() -> None:
    s = opening(3, board_side="advanced,basic,advanced")
    assert [player.advanced for player in s.players] == [True, False, True]
    player = s.players[0]
    assert player.ornaments == [0, 0, 0]
    workshop = s.dump()["position"]["players"][0]["workshop"]
    assert [slot for slot, there in workshop.items() if there["ornament"]] == [
        "red",
        "blue",
        "green",
        "yellow",
    ]
    assert [slot for slot, there in workshop.items() if there["banner"]] == ["white_1", "white_2"]
    assert (player.storage_banners, player.spare_banners) == (4, 0)
    with pytest.raises(ValueError, match="board_side"):
        GAME.new(3, 1, {"board_side": "advanced,basic"})


def marker(s: RedCathedral, position: int) -> RedCathedral:
    s.players[0].position = position
    s._legal = None
    return s


@clause("track.1")
def test_recognition_moves_cell_by_cell() -> None:
    s = marker(table(), 7)
    track.gain_recognition(s, 0, 4)
    assert s.players[0].position == 11


@clause("track.2")
def test_lost_recognition_stops_at_the_first_cell() -> None:
    s = marker(table(), 7)
    track.lose_recognition(s, 0, 3)
    assert s.players[0].position == 4
    track.lose_recognition(s, 0, 9)
    assert s.players[0].position == 0
    assert s.events[-1] == ("recognition_lost", 0, 4)  # the rest is forgotten, and not told
    track.lose_recognition(s, 0, 1)
    assert s.events[-1] == ("recognition_lost", 0, 4)
    marker(s, 81)
    track.lose_recognition(s, 0, 3)
    assert s.players[0].position == 78


@clause("track.3")
@pytest.mark.parametrize(
    ("start", "points", "end"), [(2, 1, 5), (5, 1, 9), (6, 2, 13), (0, 1, 5), (59, 3, 62)]
)
def test_prestige_moves_from_eagle_to_eagle(start: int, points: int, end: int) -> None:
    s = marker(table(), start)
    track.gain_prestige(s, 0, points)
    assert s.players[0].position == end


@clause("track.4")
@pytest.mark.parametrize(("start", "end"), [(9, 5), (8, 5), (6, 5), (78, 77), (79, 78)])
def test_paying_goes_back_to_the_nearest_eagle(start: int, end: int) -> None:
    s = marker(table(), start)
    roubles = s.players[0].roubles
    s.play(("exchange_prestige",))
    assert s.players[0].position == end
    assert s.players[0].roubles == roubles + 2


@clause("track.4")
@pytest.mark.parametrize("start", [0, 2, 4, 5])
def test_without_an_eagle_behind_nothing_can_be_paid(start: int) -> None:
    s = marker(table(), start)
    assert not {"exchange_prestige", "reroll"} & verbs(s)
    assert rule_against(s, "exchange_prestige") == "track.4"
    assert rule_against(s, "reroll", "spring_1") == "track.4"


@clause("track.5")
def test_the_border_of_a_lap_is_an_eagle_worth_forty() -> None:
    s = marker(table(), 78)
    assert track.prestige(s.tables, 78) == 39
    track.gain_prestige(s, 0, 1)
    assert s.players[0].position == 80
    assert track.prestige(s.tables, 80) == track.prestige(s.tables, 84) == 40
    track.gain_prestige(s, 0, 1)
    assert s.players[0].position == 85
    assert track.prestige(s.tables, 85) == 41
    track.pay_prestige(s, 0)
    assert s.players[0].position == 80
    track.pay_prestige(s, 0)
    assert s.players[0].position == 78
    marker(s, 83)
    track.pay_prestige(s, 0)
    assert s.players[0].position == 80
    assert track.prestige(s.tables, 160) == 80


@clause("score.1")
def test_printed_equivalents_of_the_two_kinds_of_points() -> None:
    """The rulebook: 5 recognition are 1 prestige, 78 are 39."""
    tables = table().tables
    assert [track.prestige(tables, cell) for cell in (0, 4, 5, 8, 9, 78, 79)] == [
        0,
        0,
        1,
        1,
        2,
        39,
        39,
    ]


@clause("score.1")
def test_scoring_example_marker_steps_back_to_the_eagle() -> None:
    """The rulebook: a marker between 14 and 15 is worth 14, one on an eagle stays."""
    s = table(2)
    eagle_14 = s.tables.prestige.index(14)
    eagle_18 = s.tables.prestige.index(18)
    s.players[0].position = eagle_14 + 1
    s.players[1].position = eagle_18
    assert dict(s.score_breakdown(0))["track"] == 14
    assert dict(s.score_breakdown(1))["track"] == 18


@clause("hidden.1")
def test_everybody_sees_everything_but_the_dice_to_come() -> None:
    s = opening(3)
    views = [s.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view["you"] = None
    assert all(view == views[0] for view in views)
    rolls: set[int] = set()
    for seed in range(40):
        twin = cast(RedCathedral, s.sample(0, seed))
        assert twin.dump()["position"] == s.dump()["position"]
        twin.play(("move_die", "white", 0))
        twin.play(("end_turn",))
        rolls.add(twin.die_value[4])
    assert rolls == {1, 2, 3, 4, 5, 6}


@clause("hidden.1")
def test_a_view_does_not_tell_what_the_dice_and_tiles_will_be() -> None:
    """Two solo games that differ only in what is to come look alike to everybody."""
    s = opening(1, 8)
    twin = s.copy()
    twin.seed = 9
    twin.chance = Chance(9)
    assert twin.dump() != s.dump()
    assert twin.view(0) == s.view(0)
    assert twin.view(None) == s.view(None)
