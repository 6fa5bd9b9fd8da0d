"""The turn, its optional actions, and claiming sections."""

from __future__ import annotations

import pytest

from terem.engine import Move
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import SITES, SLOTS, TILES
from tests.clauses import clause
from tests.red_cathedral.table import (
    banner,
    built,
    cards,
    fresh,
    give,
    lay,
    materials,
    moves_of,
    put_die,
    put_tile,
    rule_against,
    site,
    table,
    turn_of,
    verbs,
    visit,
)


@clause("turn.1")
def test_a_turn_is_one_of_three_main_actions() -> None:
    s = table()
    banner(s, 0, "1-1")
    give(s, 0, wood=2)
    turn_of(s, 0)
    assert verbs(s) == {"claim", "deliver", "move_die"}
    assert rule_against(s, "end_turn") == "turn.1"
    assert rule_against(s, "take_resources", 1) == "market.4"
    s.play(("deliver", "wood", "1-1"))
    assert s.seat == 0
    assert verbs(s) == {"deliver", "end_turn"}
    assert rule_against(s, "move_die", "white", 0) == "turn.1"
    assert rule_against(s, "claim", "2-1") == "turn.1"


@clause("turn.1")
def test_a_market_visit_is_possible_even_with_nothing_at_all() -> None:
    s = table()
    s.players[0].roubles = 0
    for colour in ("red", "blue", "green"):
        put_die(s, colour, "winter_1", 6)
    assert len(moves_of(s, "move_die")) == 5


@clause("turn.2")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    s = table()
    s.players[0].roubles = 0
    s.play(("claim", "1-1"))
    s.play(("place_face_down", "red"))
    assert s.seat == 1


@clause("turn.2")
def test_optional_actions_may_follow_the_main_action() -> None:
    s = table()
    s.players[0].roubles = 0
    s.players[0].position = 9
    fresh(s)
    s.play(("claim", "1-1"))
    s.play(("place_face_down", "red"))
    assert s.seat == 0
    assert verbs(s) == {"end_turn", "exchange_prestige", "reroll"}
    assert rule_against(s, "claim", "2-1") == "turn.1"
    s.play(("exchange_prestige",))
    assert s.players[0].roubles == 2
    assert s.seat == 1


@clause("turn.3")
def test_turns_go_round_the_table() -> None:
    s = table(3)
    order = []
    for _ in range(7):
        assert s.seat is not None
        order.append(s.seat)
        s.play(("move_die", "white", 0))
        if s.stack[-1].kind == "deals":
            s.play(("end_turn",))
    assert order == [0, 1, 2, 0, 1, 2, 0]


@clause("free.1")
def test_prestige_buys_two_roubles_each_time() -> None:
    s = table()
    s.players[0].position = 14
    fresh(s)
    for position, roubles in ((13, 5), (9, 7), (5, 9)):
        s.play(("exchange_prestige",))
        assert (s.players[0].position, s.players[0].roubles) == (position, roubles)
    assert "exchange_prestige" not in verbs(s)


@clause("free.2")
def test_at_one_moment_only_with_the_option() -> None:
    s = table(prestige_for_roubles="one_moment")
    s.players[0].position = 30
    fresh(s)
    s.play(("exchange_prestige",))
    s.play(("exchange_prestige",))
    s.play(("claim", "1-1"))
    assert "exchange_prestige" not in verbs(s)
    assert rule_against(s, "exchange_prestige") == "free.2"
    s.play(("place_face_down", "red"))
    s.play(("end_turn",))
    assert s.seat == 1
    turn_of(s, 0)
    assert "exchange_prestige" in verbs(s)


@clause("free.2")
def test_a_reroll_closes_the_one_moment_too() -> None:
    s = table(prestige_for_roubles="one_moment")
    s.players[0].position = 30
    fresh(s)
    s.play(("exchange_prestige",))
    s.play(("reroll", "spring_1"))
    assert "exchange_prestige" not in verbs(s)


@clause("free.3")
def test_a_reroll_costs_prestige_and_is_bought_once_a_turn() -> None:
    s = table()
    s.players[0].position = 13
    for colour in ("red", "blue"):
        put_die(s, colour, "spring_1", 6)
    fresh(s)
    assert {move[1] for move in moves_of(s, "reroll")} == {
        "spring_1",
        "summer_1",
        "summer_2",
        "autumn_1",
    }
    assert rule_against(s, "reroll", "winter_1") == "free.3"
    reveals = s.reveals
    s.play(("reroll", "spring_1"))
    rolled = [event for event in s.events if event[0] == "die_rolled"]
    assert [event[1] for event in rolled] == ["red", "blue"]
    assert [event[2] for event in rolled] == s.die_value[:2]
    assert s.die_sector[:2] == [0, 0]
    assert s.players[0].position == 9
    assert s.reveals == reveals + 1
    assert rule_against(s, "reroll", "spring_1") == "free.3"
    turn_of(s, 0)
    assert "reroll" in verbs(s)


@clause("free.4")
def test_optional_actions_between_the_steps_of_every_main_action() -> None:
    s = table(board_side="advanced")
    s.players[0].position = 30
    banner(s, 0, "1-1")
    give(s, 0, wood=3)
    turn_of(s, 0)
    s.play(("claim", "2-1"))
    assert s.stack[-1].kind == "banner"
    s.play(("exchange_prestige",))
    s.play(("take_banner", "storage"))
    assert s.stack[-1].kind == "place"
    s.play(("exchange_prestige",))
    s.play(("place_face_down", "blue"))
    assert {"exchange_prestige", "reroll"} < verbs(s)
    turn_of(s, 0)
    s.play(("deliver", "wood", "1-1"))
    assert {"exchange_prestige", "reroll"} < verbs(s)
    turn_of(s, 0)
    visit(s, "spring_1")
    s.play(("take_resources", 1))
    assert {"exchange_prestige", "reroll"} < verbs(s)
    turn_of(s, 1)
    assert not {"exchange_prestige", "reroll"} & verbs(s)


@clause("free.4")
def test_optional_actions_before_a_bonus_and_between_two_carts() -> None:
    s = table()
    s.players[0].position = 30
    put_tile(s, "1-1", "wood")
    fresh(s)
    s.play(("claim", "1-1"))
    s.play(("place_face_up", "blue"))
    assert s.stack[-1].kind == "bonus"
    assert {"exchange_prestige", "reroll"} < verbs(s)
    cards(s, "craftsmen_1", "teamsters_2", "merchants_1", "clergy_1")
    s.players[0].roubles = 3
    give(s, 0, wood=2)
    turn_of(s, 0)
    visit(s, "summer_1")
    s.play(("cart", "wood", "1-1"))
    assert s.stack[-1].kind == "cart"
    s.play(("exchange_prestige",))
    assert s.stack[-1].kind == "cart"
    assert s.players[0].roubles == 2


# What beginners try, step by step of their first turns, and the clause that answers.
MISTAKES: dict[str, list[tuple[Move, str]]] = {
    "turn": [
        (("claim", "1-2"), "claim.2"),
        (("claim", "5-1"), "setup.5"),
        (("deliver", "wood", "1-1"), "build.2"),
        (("deliver", "wood", "6-6"), "setup.5"),
        (("decorate", "1-1", "none"), "ornament.1"),
        (("move_die", "blue", 1), "market.2"),
        (("move_die", "white", 4), "market.2"),
        (("take_resources", 2), "market.4"),
        (("sell", "wood", 1), "market.4"),
        (("activate", "red", 1), "market.4"),
        (("place_face_up", "red"), "claim.4"),
        (("take_banner", "storage"), "claim.4"),
        (("end_turn",), "turn.1"),
        (("exchange_prestige",), "track.4"),
        (("stop",), "teamsters.3"),
        (("claim_for_yakovlev", "1-1"), "solo.9"),
        (("decorate_for_yakovlev", "1-1"), "solo.5"),
    ],
    "place": [
        (("end_turn",), "claim.4"),
        (("take_bonus", 1), "claim.4"),
        (("claim", "2-1"), "turn.1"),
        (("move_die", "red", 0), "turn.1"),
        (("take_resources", 1), "market.4"),
    ],
    "banner": [
        (("end_turn",), "claim.1"),
        (("place_face_down", "red"), "claim.1"),
        (("claim", "2-1"), "turn.1"),
    ],
    "bonus": [
        (("end_turn",), "claim.6"),
        (("place_face_down", "red"), "claim.6"),
        (("take_bonus", 2), "claim.6"),
        (("deliver", "wood", "1-1"), "turn.1"),
    ],
    "end": [
        (("claim", "2-1"), "turn.1"),
        (("take_resources", 1), "market.4"),
        (("place_face_up", "blue"), "claim.4"),
        (("reroll", "winter_1"), "free.3"),
    ],
    "deals": [
        (("claim", "1-1"), "turn.1"),
        (("move_die", "red", 0), "turn.1"),
        (("deliver", "wood", "1-1"), "turn.1"),
        (("take_resources", 5), "take.2"),
        (("buy", "gold", 1), "influence.1"),
        (("call_on", "te_rouble"), "influence.1"),
        (("sell", "stone", 1), "influence.4"),
        (("activate", "blue", 1), "workshop.1"),
        (("place_face_up", "red"), "claim.4"),
    ],
    "cart": [
        (("end_turn",), "teamsters.3"),
        (("take_resources", 1), "teamsters.3"),
        (("claim", "2-1"), "turn.1"),
        (("deliver", "stone", "1-1"), "build.2"),
    ],
}


def waiting_for(kind: str) -> RedCathedral:
    """A first turn that has come to this question."""
    s = table(board_side="advanced" if kind == "banner" else "basic")
    cards(s, "craftsmen_1", "teamsters_2", "merchants_1", "clergy_1")
    if kind == "cart":
        banner(s, 0, "1-1")
        give(s, 0, wood=2)
        turn_of(s, 0)
        visit(s, "summer_1")
        s.play(("cart", "wood", "1-1"))
    elif kind == "deals":
        visit(s, "spring_1")
    elif kind != "turn":
        if kind == "end":
            s.players[0].position = 9
            fresh(s)
        s.play(("claim", "1-1"))
        if kind == "end":
            s.play(("place_face_down", "blue"))
        elif kind == "bonus":
            s.play(("place_face_up", "blue"))
    assert s.stack[-1].kind == kind
    return s


@clause("turn.1")
@pytest.mark.parametrize("kind", MISTAKES)
def test_beginners_mistakes_are_answered_with_the_rule(kind: str) -> None:
    s = waiting_for(kind)
    for move, rule in MISTAKES[kind]:
        assert rule_against(s, *move) == rule, move


def test_moves_name_what_is_taken() -> None:
    s = waiting_for("bonus")
    assert s.describe(("take_bonus", 1), "en") == "Take 1 wood from the new tile"
    assert s.describe(("take_resources", 2), "en") == "Take the resources of the sector"
    s = waiting_for("deals")
    assert s.describe(("take_resources", 2), "de") == "2 Holz vom Markt nehmen"
    banner(s, 0, "2-1", "die_white", "blue", True)
    assert s.describe(("use_workshop", "blue", 1), "ru").endswith("1 единицу леса")
    empty = s.describe(("activate", "red", 1), "en")
    assert empty == "Activate the workshop tile in the red slot"


@clause("free.4")
def test_a_die_rolled_again_moves_by_its_new_value() -> None:
    s = table()
    s.players[0].position = 9
    put_die(s, "red", "spring_1", 1)
    fresh(s)
    s.play(("reroll", "spring_1"))
    value = s.die_value[0]
    assert value != 1, "another seed is needed: the old value came up again"
    s.play(("move_die", "red", 0))
    assert s.die_sector[0] == value


@clause("claim.1")
def test_a_claim_puts_up_a_banner_and_needs_one() -> None:
    s = table()
    s.play(("claim", "2-1"))
    s.play(("place_face_down", "red"))
    assert s.owner(site("2-1")) == 0
    assert s.players[0].storage_banners == 3
    for name in ("1-1", "3-1", "4-1", "1-2", "2-2"):
        banner(s, 0, name)
    turn_of(s, 0)
    assert "claim" not in verbs(s)
    assert rule_against(s, "claim", "1-3") == "claim.1"


@clause("claim.2")
def test_bases_and_sections_above_any_banner_can_be_claimed() -> None:
    s = table()
    assert {move[1] for move in moves_of(s, "claim")} == {"1-1", "2-1", "3-1", "4-1"}
    assert rule_against(s, "claim", "1-2") == "claim.2"
    banner(s, 1, "1-1")
    built(s, 0, "2-1")
    turn_of(s, 0)
    assert {move[1] for move in moves_of(s, "claim")} == {"1-2", "2-2", "3-1", "4-1"}
    assert rule_against(s, "claim", "1-1") == "claim.2"
    assert rule_against(s, "claim", "1-3") == "claim.2"


@clause("claim.3", "storage.1")
def test_storage_banners_leave_first_and_make_room_at_once() -> None:
    s = table()
    player = s.players[0]
    give(s, 0, brick=6)
    player.roubles = 2
    turn_of(s, 0)
    put_tile(s, "1-1", "wood")
    s.play(("claim", "1-1"))
    assert player.storage_banners == 3
    s.play(("place_face_up", "blue"))
    s.play(("take_bonus", 1))
    assert materials(s, 0) == {"wood": 1, "brick": 6}
    for name in ("2-1", "3-1", "4-1"):
        banner(s, 0, name)
    turn_of(s, 0)
    s.play(("claim", "1-2"))
    assert (player.storage_banners, player.spare_banners) == (0, 1)


@clause("claim.4")
def test_the_tile_goes_into_any_empty_slot() -> None:
    s = table()
    put_tile(s, "1-1", "die_white")
    s.play(("claim", "1-1"))
    assert {move[1] for move in moves_of(s, "place_face_down")} == set(SLOTS)
    s.play(("place_face_down", "green"))
    assert s.players[0].slots[2] == TILES.index("die_white")
    assert s.tiles[site("1-1")] == -1
    turn_of(s, 0)
    s.play(("claim", "2-1"))
    assert rule_against(s, "place_face_down", "green") == "claim.4"
    assert rule_against(s, "place_face_up", "green") == "claim.4"


@clause("claim.5")
def test_prices_on_the_basic_side() -> None:
    s = table()
    s.players[0].roubles = 2
    fresh(s)
    s.play(("claim", "1-1"))
    assert {move[1] for move in moves_of(s, "place_face_up")} == {"blue", "green", "yellow"}
    assert rule_against(s, "place_face_up", "red") == "claim.5"
    assert rule_against(s, "place_face_up", "white_1") == "claim.5"
    s.players[0].roubles = 3
    s._legal = None
    assert {move[1] for move in moves_of(s, "place_face_up")} == set(SLOTS)
    s.play(("place_face_up", "white_2"))
    assert s.players[0].roubles == 0


@clause("claim.5")
def test_a_face_down_tile_is_free_and_dead() -> None:
    s = table()
    put_tile(s, "1-1", "recognition")
    s.play(("claim", "1-1"))
    s.play(("place_face_down", "red"))
    assert s.players[0].roubles == 3
    assert s.players[0].position == 2
    turn_of(s, 0)
    visit(s, "spring_1", "red")
    assert "activate" not in verbs(s)
    assert rule_against(s, "activate", "red", 1) == "workshop.1"


@clause("claim.6", "workshop.2")
def test_claim_example_white_die_tile_pays_two_roubles() -> None:
    """The rulebook: yellow pays 2 roubles for the blue slot and gains the 2 roubles of the sector
    where the white die lies."""
    s = table(4)
    put_tile(s, "2-1", "die_white")
    put_die(s, "white", "winter_1")
    put_die(s, "red", "winter_1")
    turn_of(s, 3)
    assert s.players[3].roubles == 5
    s.play(("claim", "2-1"))
    s.play(("place_face_up", "blue"))
    assert s.players[3].roubles == 5 - 2 + 2
    assert s.seat == 0


@clause("claim.6")
def test_a_material_bonus_may_be_cut_or_declined() -> None:
    s = table()
    put_tile(s, "1-1", "die_red")
    put_die(s, "red", "spring_2")
    s.play(("claim", "1-1"))
    s.play(("place_face_up", "blue"))
    assert moves_of(s, "take_bonus") == [("take_bonus", 0), ("take_bonus", 1), ("take_bonus", 2)]
    assert rule_against(s, "take_bonus", 3) == "claim.6"
    s.play(("take_bonus", 1))
    assert materials(s, 0) == {"brick": 1}


@clause("claim.6")
def test_recognition_and_roubles_come_in_full_without_a_question() -> None:
    s = table()
    put_tile(s, "1-1", "recognition")
    s.play(("claim", "1-1"))
    s.play(("place_face_up", "blue"))
    assert s.players[0].position == 3
    assert s.seat == 1


@clause("compass.1")
def test_every_slot_costs_three_on_the_advanced_side() -> None:
    s = table(board_side="advanced")
    s.players[0].roubles = 2
    fresh(s)
    s.play(("claim", "1-1"))
    s.play(("take_banner", "white_1"))
    assert "place_face_up" not in verbs(s)
    assert rule_against(s, "place_face_up", "blue") == "compass.1"
    s.players[0].roubles = 3
    s._legal = None
    assert {move[1] for move in moves_of(s, "place_face_up")} == {*SLOTS} - {"white_2"}


@clause("compass.2", "ornament.1")
def test_compass_example_a_tile_in_the_green_slot_frees_the_arch() -> None:
    """The rulebook: yellow takes a banner from the storage, pays 3 roubles for the green slot and
    has the arch at hand."""
    s = table(4, board_side="advanced")
    built(s, 2, "1-1", "1-2")
    give(s, 3, stone=2, wood=1)
    turn_of(s, 3)
    assert "decorate" not in verbs(s)
    assert rule_against(s, "decorate", "1-2", "none") == "compass.2"
    s.play(("claim", "2-1"))
    s.play(("take_banner", "storage"))
    s.play(("place_face_up", "green"))
    assert s.players[3].ornaments == [0, 1, 0]
    assert s.players[3].roubles == 2
    assert s.players[3].storage_banners == 3
    turn_of(s, 3)
    s.play(("decorate", "1-2", "none"))
    assert s.adorner(site("1-2")) == 3
    assert rule_against(s, "decorate", "1-1", "none") == "compass.2"


@clause("compass.2")
def test_a_face_down_tile_locks_the_ornament_for_good() -> None:
    s = table(board_side="advanced")
    s.play(("claim", "1-1"))
    s.play(("take_banner", "storage"))
    s.play(("place_face_down", "red"))
    assert s.players[0].ornaments == [0, 0, 0]
    assert s.players[0].locked == 0b1111
    turn_of(s, 0)
    s.play(("claim", "2-1"))
    s.play(("take_banner", "storage"))
    assert rule_against(s, "place_face_up", "red") == "claim.4"


@clause("compass.3")
def test_banners_in_white_slots_close_them_and_free_no_space() -> None:
    s = table(board_side="advanced")
    s.play(("claim", "1-1"))
    assert {move[1] for move in moves_of(s, "take_banner")} == {"storage", "white_1", "white_2"}
    s.play(("take_banner", "white_1"))
    assert s.players[0].storage_banners == 4
    assert rule_against(s, "place_face_up", "white_2") == "compass.3"
    s.play(("place_face_up", "white_1"))
    assert s.players[0].face_up == 1 << 4
    turn_of(s, 0)
    s.play(("claim", "2-1"))
    assert {move[1] for move in moves_of(s, "take_banner")} == {"storage", "white_2"}
    assert rule_against(s, "take_banner", "white_1") == "compass.3"


@clause("compass.3", "claim.4")
@pytest.mark.parametrize("first", ["storage", "white"])
def test_a_slot_is_always_open_on_the_advanced_side(first: str) -> None:
    s = table(board_side="advanced")
    names = ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"]
    for name in names:
        turn_of(s, 0)
        s.play(("claim", name))
        if s.stack[-1].kind == "banner":
            choices = moves_of(s, "take_banner")
            wanted = [move for move in choices if str(move[1]).startswith(first)]
            s.play((wanted or choices)[0])
        if s.stack and s.stack[-1].kind == "place":
            s.play(moves_of(s, "place_face_down")[0])
    assert [SITES[i] for i in range(36) if s.players[0].banners >> i & 1] == names
    assert -1 not in s.players[0].slots


@clause("build.2")
def test_delivered_materials_stay() -> None:
    s = table()
    banner(s, 0, "1-1")
    lay(s, "1-1", wood=1)
    turn_of(s, 0)
    assert verbs(s) == {"claim", "move_die"}
