"""Yakovlev."""

from __future__ import annotations

from typing import cast

import pytest

from terem.games.red_cathedral import solo
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import SITES, YAKOVLEV_CARDS
from tests.clauses import clause
from tests.red_cathedral.table import (
    GAME,
    YAKOVLEV,
    banner,
    built,
    cards,
    empty_supply,
    fresh,
    give,
    lay,
    moves_of,
    on_site,
    opening,
    ornament,
    put_card,
    put_die,
    put_tile,
    rule_against,
    site,
    table,
    turn_of,
)

RECOGNITION, STOCKTAKING, TRANSPORT, CLAIM, CONSTRUCTION = range(5)


def card_next(s: RedCathedral, card: int, die: int = 4) -> None:
    """Let this be Yakovlev's card, with a tile of this die."""
    s.yakovlev_row = [card] + [other for other in range(5) if other != card]
    s.yakovlev_tiles = [die] + [other for other in range(5) if other != die]
    s.yakovlev_down = 0
    fresh(s)


def pass_turn(s: RedCathedral) -> None:
    """The human visits the market for nothing, out of Yakovlev's way."""
    put_die(s, "red", "spring_1", 1)
    turn_of(s, 0)
    s.play(("move_die", "red", 0))
    if s.stack[-1].kind == "deals":
        s.play(("end_turn",))


@clause("solo.1")
def test_yakovlev_is_set_up_as_the_second_of_two() -> None:
    rows: set[tuple[int, ...]] = set()
    tiles: set[tuple[int, ...]] = set()
    for seed in range(20):
        s = opening(1, seed)
        assert len(s.heights) == 4
        assert len(s.scores()) == 2
        him = s.players[YAKOVLEV]
        assert him.position == 2
        assert (him.spare_banners, him.ornaments) == (5, [1, 2, 1])
        rows.add(tuple(s.yakovlev_row))
        tiles.add(tuple(s.yakovlev_tiles))
        assert sorted(s.yakovlev_row) == sorted(s.yakovlev_tiles) == [0, 1, 2, 3, 4]
        assert s.yakovlev_down == 0
    assert len(rows) > 15
    assert len(tiles) > 15


@clause("solo.2")
def test_his_first_banner_stands_on_the_best_base() -> None:
    for seed in range(30):
        s = opening(1, seed)
        assert s.seat == 0
        (chosen,) = [at for at in range(len(SITES)) if s.players[YAKOVLEV].banners >> at & 1]
        pays = {at: solo.pays(s, at) for at in range(0, 24, 6)}
        assert chosen == max(pays, key=lambda at: (pays[at], -at))
        assert s.tiles[chosen] == -1
        assert s.players[YAKOVLEV].position == 2


@clause("solo.3")
def test_the_leftmost_open_tile_moves_its_die_and_its_card_acts() -> None:
    s = table(1)
    card_next(s, RECOGNITION)
    put_die(s, "white", "summer_1", 3)
    pass_turn(s)
    him = s.players[YAKOVLEV]
    assert s.die_sector[4] == 5
    assert him.position == 2 + 4
    assert s.yakovlev_down == 0b00001
    assert s.seat == 0
    kinds = [event[0] for event in s.events]
    last_roll = max(i for i, event in enumerate(s.events) if event[0] == "die_rolled")
    assert kinds.index("yakovlev_card") < last_roll
    assert {event[1] for event in s.events[kinds.index("yakovlev_card") :][1:]} >= {"white"}
    pass_turn(s)
    assert s.yakovlev_down == 0b00011


@clause("solo.3")
def test_a_full_sector_keeps_his_die_in_place_but_the_card_acts() -> None:
    s = table(1)
    card_next(s, RECOGNITION)
    for colour in ("blue", "green", "yellow"):
        put_die(s, colour, "winter_2", 2)
    put_die(s, "white", "winter_1", 1)
    pass_turn(s)
    assert s.die_sector[4] == 6
    assert s.die_value[1:] == [2, 2, 2, 1]
    assert s.players[YAKOVLEV].position == 2 + 4
    assert s.yakovlev_down == 1
    assert ("yakovlev_blocked", "white") in s.events


@clause("solo.4")
def test_when_all_tiles_are_down_he_decorates_and_shuffles() -> None:
    s = table(1)
    built(s, 0, "2-1")
    card_next(s, RECOGNITION)
    put_die(s, "white", "spring_1", 3)
    s.yakovlev_down = 0b11111
    pass_turn(s)
    assert s.adorner(site("2-1")) == YAKOVLEV
    assert s.yakovlev_down == 1
    assert ("tiles_shuffled",) in s.events
    assert ("prestige_gained", "yakovlev", 1) in s.events
    shuffled = [event[0] for event in s.events].index("tiles_shuffled")
    assert [event[0] for event in s.events].index("decorated") < shuffled


@clause("solo.5")
def test_his_ornaments_follow_a_strict_order() -> None:
    s = table(1)
    built(s, 0, "2-1", "2-2")
    ornament(s, 0, "2-1")
    assert solo.ornament_places(s) == []  # no base free for his door, and no arch before it
    built(s, YAKOVLEV, "1-1")
    assert solo.ornament_places(s) == [site("1-1")]
    built(s, 0, "3-1", "4-1")
    assert solo.ornament_places(s) == [site("3-1"), site("4-1")]
    ornament(s, YAKOVLEV, "3-1")
    assert solo.ornament_places(s) == [site("2-2")]
    ornament(s, YAKOVLEV, "2-2")
    assert solo.ornament_places(s) == []


@clause("solo.4", "solo.10")
def test_his_last_turn_may_begin_with_an_ornament() -> None:
    """All tiles lie face down when the player has ended the game: ornament, shuffle, turn."""
    s = table(1)
    built(s, 0, "2-1", "2-2", "2-3", "3-1", "3-2")
    ornament(s, 0, "3-1")
    banner(s, 0, "3-3")
    put_card(s, "3-3", "d01")
    lay(s, "3-3", gold=2)
    give(s, 0, brick=1)
    s.yakovlev_down = 0b11111
    turn_of(s, 0)
    s.play(("deliver", "brick", "3-3"))
    s.play(("end_turn",))
    assert s.adorner(site("2-1")) == YAKOVLEV
    assert s.yakovlev_down == 1
    if s.seat is not None:  # the tiles came up so that the player places his banner
        s.play(s.moves()[0])
    assert s.seat is None


@clause("solo.4", "solo.5")
def test_without_a_place_or_a_piece_the_tiles_are_shuffled_all_the_same() -> None:
    s = table(1)
    built(s, YAKOVLEV, "1-1", "1-2", "1-3", "2-1", "2-2")
    ornament(s, YAKOVLEV, "1-1", "1-2", "2-2", "1-3")
    for adorned in (4, 0):
        if not adorned:
            s = table(1)  # nothing is completed yet
        card_next(s, RECOGNITION)
        put_die(s, "white", "spring_1", 3)
        s.yakovlev_down = 0b11111
        before = s.players[YAKOVLEV].position
        pass_turn(s)
        told = [event[0] for event in s.events]
        assert "tiles_shuffled" in told
        assert "decorated" not in told
        assert s.players[YAKOVLEV].adorned.bit_count() == adorned
        assert s.players[YAKOVLEV].position >= before
        assert s.yakovlev_down == 1


@clause("solo.5")
def test_the_player_chooses_between_equal_sections() -> None:
    s = table(1)
    built(s, 0, "3-1", "4-1")
    card_next(s, RECOGNITION)
    s.yakovlev_down = 0b11111
    pass_turn(s)
    assert s.seat == 0
    assert s.moves() == [("decorate_for_yakovlev", "3-1"), ("decorate_for_yakovlev", "4-1")]
    assert rule_against(s, "decorate_for_yakovlev", "1-1") == "solo.5"
    assert rule_against(s, "exchange_prestige") == "solo.3"
    s.play(("decorate_for_yakovlev", "4-1"))
    assert s.adorner(site("4-1")) == YAKOVLEV
    assert s.stack[-1].kind == "turn"


@clause("solo.3", "solo.4")
@pytest.mark.parametrize("card", [RECOGNITION, CLAIM])
def test_his_turn_goes_on_from_a_restored_question(card: int) -> None:
    s = table(1)
    if card == RECOGNITION:
        built(s, 0, "3-1", "4-1")
    card_next(s, card)
    if card == RECOGNITION:
        s.yakovlev_down = 0b11111
    pass_turn(s)
    assert s.stack[-1].kind == ("yakovlev_claim" if card == CLAIM else "yakovlev_ornament")
    twin = GAME.restore(s.dump())
    for state in (s, twin):
        state.play(state.moves()[0])
        assert state.prompt("en") == table(1).prompt("en")
    assert twin.dump() == s.dump()


@clause("solo.6")
def test_he_gains_recognition_from_sector_and_clergy() -> None:
    s = table(1)
    put_die(s, "blue", "winter_2")
    put_die(s, "white", "winter_2")
    assert solo.market_points(s, 7) == 2 * 1 + 1
    assert solo.market_points(s, 6) == 1
    assert solo.market_points(s, 0) == 0
    cards(s, "craftsmen_1", "teamsters_1", "merchants_1", "clergy_3")
    assert solo.market_points(s, 6) == 1
    built(s, YAKOVLEV, "1-1", "1-2", "1-3")
    assert solo.market_points(s, 6) == 2


@clause("solo.6")
def test_he_takes_no_roubles_and_no_materials() -> None:
    s = table(1)
    card_next(s, TRANSPORT)
    put_die(s, "white", "spring_1", 2)
    pass_turn(s)
    assert s.die_sector[4] == 2
    assert s.supply == s.tables.supply
    assert s.players[YAKOVLEV].held == 0
    assert s.players[YAKOVLEV].roubles == 0


@clause("solo.7")
def test_stocktaking_takes_from_the_largest_piles() -> None:
    s = table(1)
    give(s, 0, wood=2)
    card_next(s, STOCKTAKING)
    put_die(s, "white", "spring_1", 3)
    pass_turn(s)
    # 18 20 20 15 10 10: brick, stone, brick, stone
    assert s.supply == [18, 18, 18, 15, 10, 10]
    stock = s.dump()["position"]["yakovlev"]["stocktaking"]
    assert stock == {"brick": 2, "stone": 2}


@clause("solo.7")
def test_an_empty_supply_gives_him_what_is_left() -> None:
    s = table(1)
    empty_supply(s, 0, wood=0, brick=0, stone=0, gold=1, green_gem=0, purple_gem=2)
    solo.take_stock(s, -1)
    assert s.supply == [0] * 6
    assert s.stock == 1 << 15 | 2 << 25


@clause("solo.7")
def test_transport_moves_the_stock_to_construction() -> None:
    s = table(1)
    s.supply[0] -= 4
    s.stock = 4
    card_next(s, TRANSPORT)
    put_die(s, "white", "spring_1", 3)
    pass_turn(s)
    assert (s.stock, s.yard) == (0, 4)
    card_next(s, TRANSPORT)
    pass_turn(s)
    assert (s.stock, s.yard) == (0, 4)


@clause("solo.8")
def test_any_four_materials_build_a_section_of_four_and_the_rest_goes_on() -> None:
    """The rulebook: 2 wood, 1 brick and 1 gold are built with any four; of four for a section of
    three the last one goes to the next section."""
    s = table(1)
    put_card(s, "1-1", "b01")  # three materials, 2 recognition
    banner(s, YAKOVLEV, "1-2")
    put_card(s, "1-2", "m09")  # 2 wood, 1 brick, 1 gold
    s.supply[5] -= 4
    s.yard = 4 << 25
    card_next(s, CONSTRUCTION)
    put_die(s, "white", "spring_1", 3)
    pass_turn(s)
    him = s.players[YAKOVLEV]
    assert s.done == 1 << site("1-1")
    assert on_site(s, "1-2") == {"purple_gem": 1}
    assert him.position == 2 + 2
    assert him.roubles == 0
    s.supply[5] -= 4
    s.yard = 4 << 25
    card_next(s, CONSTRUCTION)
    put_die(s, "white", "spring_1", 3)
    pass_turn(s)
    assert s.done == 1 << site("1-1") | 1 << site("1-2")
    assert s.dump()["position"]["yakovlev"]["construction"] == {"purple_gem": 1}


@clause("solo.8")
@pytest.mark.parametrize(("order", "first"), [("rows", "3-1"), ("towers", "2-2")])
def test_the_order_in_which_he_builds(order: str, first: str) -> None:
    s = table(1, yakovlev_build_order=order)
    built(s, YAKOVLEV, "1-1")
    built(s, 0, "2-1")
    banner(s, YAKOVLEV, "2-2")
    banner(s, YAKOVLEV, "3-1")
    s.supply[0] -= 1
    s.yard = 1
    solo.construct(s, -1)
    assert on_site(s, first) == {"wood": 1}


@clause("solo.8")
def test_penalties_hold_for_both_sides() -> None:
    s = table(1)
    banner(s, 0, "1-2")
    put_card(s, "1-2", "m17")
    lay(s, "1-2", wood=2, brick=1)
    give(s, 0, brick=1)
    turn_of(s, 0)
    s.players[YAKOVLEV].position = 10
    s.play(("deliver", "brick", "1-2"))
    assert ("recognition_lost", "yakovlev", 1) in s.events
    s = table(1)
    banner(s, 0, "2-1")
    banner(s, YAKOVLEV, "2-2")
    built(s, YAKOVLEV, "1-1")
    s.players[0].position = 10
    s.supply[0] -= 8
    s.yard = 8
    solo.construct(s, -1)
    assert s.players[0].position == 9


@clause("solo.9")
def test_he_claims_above_the_player_then_bases_then_anywhere() -> None:
    s = table(1)
    assert [SITES[at] for at in solo.claim_places(s)] == ["2-1", "3-1", "4-1"]
    banner(s, 0, "3-1")
    assert [SITES[at] for at in solo.claim_places(s)] == ["3-2"]
    built(s, 0, "2-1")
    assert [SITES[at] for at in solo.claim_places(s)] == ["2-2", "3-2"]
    for name in ("2-2", "3-2", "4-1"):
        banner(s, YAKOVLEV, name)
    assert [SITES[at] for at in solo.claim_places(s)] == ["1-2", "2-3", "3-3", "4-2"]
    s.players[YAKOVLEV].spare_banners = 0
    assert solo.claim_places(s) == []


@clause("solo.9")
def test_the_player_chooses_and_a_recognition_tile_pays_him() -> None:
    s = table(1)
    put_tile(s, "3-1", "recognition")
    card_next(s, CLAIM)
    put_die(s, "white", "spring_1", 3)
    pass_turn(s)
    assert [move[1] for move in moves_of(s, "claim_for_yakovlev")] == ["2-1", "3-1", "4-1"]
    assert rule_against(s, "claim_for_yakovlev", "2-2") == "solo.9"
    assert rule_against(s, "move_die", "red", 0) == "solo.3"
    s.play(("claim_for_yakovlev", "3-1"))
    him = s.players[YAKOVLEV]
    assert s.owner(site("3-1")) == YAKOVLEV
    assert s.tiles[site("3-1")] == -1
    assert him.position == 3
    assert him.spare_banners == 4
    assert {event[1] for event in s.events if event[0] == "die_rolled"} == {"white", "yellow"}


@clause("solo.9", "solo.3")
def test_a_claim_with_a_blocked_die_is_kept_in_a_dump() -> None:
    s = table(1)
    card_next(s, CLAIM)
    for colour in ("blue", "green", "yellow"):
        put_die(s, colour, "winter_2", 2)
    put_die(s, "white", "winter_1", 1)
    pass_turn(s)
    assert s.stack[-1].kind == "yakovlev_claim"
    twin = cast(RedCathedral, GAME.restore(s.dump()))
    for state in (s, twin):
        values = state.die_value[:]
        state.play(("claim_for_yakovlev", "2-1"))
        assert state.die_value == values  # nothing was visited, nothing is rolled
        assert state.seat == 0
    assert twin.dump() == s.dump()


@clause("solo.10")
def test_no_bonus_for_six_sections_and_one_last_turn() -> None:
    s = table(1)
    built(s, 0, "2-1", "2-2", "2-3", "3-1", "3-2")
    banner(s, 0, "3-3")
    put_card(s, "3-3", "d01")  # brick and two gold: 5 recognition
    lay(s, "3-3", gold=2)
    give(s, 0, brick=1)
    card_next(s, RECOGNITION)
    put_die(s, "white", "spring_1", 3)
    turn_of(s, 0)
    s.players[YAKOVLEV].position = 10
    s.play(("deliver", "brick", "3-3"))
    assert s.players[0].position == 7
    s.play(("end_turn",))
    assert s.seat is None
    assert s.players[YAKOVLEV].position == 14


@clause("solo.10")
def test_when_yakovlev_ends_it_the_player_has_one_turn() -> None:
    s = table(1)
    built(s, YAKOVLEV, "1-1", "1-2", "1-3", "2-1", "2-2")
    banner(s, YAKOVLEV, "2-3")
    s.supply[0] -= 4
    s.yard = 4
    card_next(s, CONSTRUCTION)
    put_die(s, "white", "spring_1", 3)
    pass_turn(s)
    assert s.ender == YAKOVLEV
    assert s.players[YAKOVLEV].position == 2 + s.tables.section_recognition[s.cards[site("2-3")]]
    assert s.seat == 0
    pass_turn(s)
    assert s.seat is None
    assert sorted(seat for place in s.ranking() for seat in place) == [0, 1]


@clause("solo.10")
def test_yakovlev_has_no_leftovers_and_towers_count_as_for_two() -> None:
    s = table(1)
    built(s, YAKOVLEV, "1-1", "1-2")
    built(s, 0, "1-3")
    s.supply[0] -= 15
    s.stock = 15
    fresh(s)
    assert dict(s.score_breakdown(1)) == {"track": 0, "leftovers": 0, "towers": 6}
    assert dict(s.score_breakdown(0))["towers"] == 2
    assert s.scores()[1] == 6


def test_every_card_of_his_is_played_in_five_turns() -> None:
    s = table(1)
    seen: set[str] = set()
    for _ in range(5):
        pass_turn(s)
        seen.update(str(event[1]) for event in s.events if event[0] == "yakovlev_card")
        if s.stack[-1].kind != "turn":
            s.play(s.moves()[0])
    assert seen == set(YAKOVLEV_CARDS)
