"""The market: dice, deals, storage and supply, workshop tiles."""

from __future__ import annotations

import pytest

from terem.engine import Move
from terem.games.red_cathedral.rules import workshop
from terem.games.red_cathedral.setup import derive
from terem.games.red_cathedral.tables import COLOURS, SECTORS, TILES
from tests.clauses import clause
from tests.red_cathedral.table import (
    banner,
    built,
    cards,
    empty_supply,
    fresh,
    give,
    lay,
    materials,
    moves_of,
    on_site,
    put_card,
    put_die,
    put_tile,
    rule_against,
    site,
    table,
    turn_of,
    verbs,
    visit,
)


@clause("market.1")
def test_any_die_moves_by_its_value_in_sectors() -> None:
    s = table(2)
    for die, colour in enumerate(COLOURS):
        turn_of(s, 0)
        put_die(s, colour, "winter_1", die + 2)
        s.play(("move_die", colour, 0))
        assert s.die_sector[die] == (6 + die + 2) % 8


@clause("market.2")
def test_roubles_push_the_white_die_and_the_own_one() -> None:
    s = table(3)
    turn_of(s, 1)
    s.players[1].roubles = 2
    extras: dict[str, list[int]] = {}
    for move in moves_of(s, "move_die"):
        extras.setdefault(str(move[1]), []).append(int(move[2]))
    assert extras == {
        "red": [0],
        "blue": [0, 1, 2],
        "green": [0],
        "yellow": [0],
        "white": [0, 1, 2],
    }
    assert rule_against(s, "move_die", "red", 1) == "market.2"
    assert rule_against(s, "move_die", "blue", 3) == "market.2"
    put_die(s, "blue", "spring_1", 6)
    s.players[1].roubles = 9
    s._legal = None
    assert max(int(m[2]) for m in moves_of(s, "move_die") if m[1] == "blue") == 7
    s.play(("move_die", "blue", 3))
    assert s.die_sector[1] == (6 + 3) % 8
    assert s.players[1].roubles == 6


@clause("market.2", "take.1")
def test_market_example_yellow_moves_three_sectors_to_the_blue_die() -> None:
    """The rulebook: the yellow die shows 3 and meets the blue one: 2 x 2 brick. For a rouble it
    could have gone on to the red die and 2 x 2 wood. Then two bricks buy a green jewel."""
    s = table(4)
    s.market = [2, 3, 4, 1, 0, 5, 6, 7]  # brick in summer_2, wood in autumn_1
    cards(s, "craftsmen_1", "merchants_1", "teamsters_1", "clergy_1")
    put_die(s, "yellow", "spring_1", 3)
    put_die(s, "blue", "summer_2")
    put_die(s, "red", "autumn_1")
    put_die(s, "white", "winter_2")
    put_die(s, "green", "winter_2")
    turn_of(s, 3)
    twin = s.copy()
    s.play(("move_die", "yellow", 0))
    assert s.die_sector[COLOURS.index("yellow")] == SECTORS.index("summer_2")
    s.play(("take_resources", 4))
    assert materials(s, 3) == {"brick": 4}
    s.play(("trade_two", "brick", "green_gem"))
    assert materials(s, 3) == {"brick": 2, "green_gem": 1}
    twin.play(("move_die", "yellow", 1))
    twin.play(("take_resources", 4))
    assert materials(twin, 3) == {"wood": 4}
    assert twin.players[3].roubles == 4


@clause("market.3")
def test_a_full_sector_can_be_passed_but_not_entered() -> None:
    s = table()
    for colour in ("blue", "green", "yellow"):
        put_die(s, colour, "summer_1", 2)
    put_die(s, "red", "spring_1", 2)
    put_die(s, "white", "spring_2", 1)
    extras = {(m[1], m[2]) for m in moves_of(s, "move_die")}
    assert ("red", 0) not in extras
    assert ("white", 0) not in extras
    assert {("red", 1), ("red", 2), ("white", 1), ("blue", 0)} <= extras
    assert rule_against(s, "move_die", "red", 0) == "market.3"
    s.players[0].roubles = 0
    s._legal = None
    assert {m[1] for m in moves_of(s, "move_die")} == {"blue", "green", "yellow"}


@clause("market.3")
def test_a_full_lap_brings_a_die_back_to_its_own_full_sector() -> None:
    s = table()
    for colour in ("red", "blue", "green"):
        put_die(s, colour, "summer_1", 6)
    s.players[0].roubles = 2
    s._legal = None
    s.play(("move_die", "red", 2))
    assert s.die_sector[:3] == [2, 2, 2]


@clause("market.4")
def test_three_deals_in_any_order_and_once_each() -> None:
    for order in (("take", "guild", "tile"), ("tile", "guild", "take"), ("guild", "take", "tile")):
        s = table()
        banner(s, 0, "1-1", "recognition", "red", True)
        turn_of(s, 0)
        visit(s, "winter_1", "red")
        for deal in order:
            if deal == "take":
                s.play(("take_resources", 2))
                if s.stack[-1].kind == "deals":
                    assert rule_against(s, "take_resources", 2) == "market.4"
            elif deal == "guild":
                s.play(("call_on", "cl_recognition_1"))
            else:
                s.play(("activate", "red", 1))
        assert s.players[0].roubles == 3 + 2
        assert s.players[0].position == 2 + 1 + 1


@clause("market.4")
def test_no_deal_is_a_must() -> None:
    s = table()
    visit(s, "spring_1")
    assert "end_turn" in verbs(s)
    s.play(("end_turn",))
    assert s.seat == 1
    assert materials(s, 0) == {}
    # What was to be had is told.
    assert [event for event in s.events if event[0] == "left_lying"] == [
        ("left_lying", 0, 4, "wood")
    ]


@clause("market.5")
def test_the_dice_of_the_visited_sector_are_rolled_at_the_end() -> None:
    s = table()
    put_die(s, "blue", "winter_2", 5)
    visit(s, "winter_2")
    reveals = s.reveals
    s.play(("take_resources", 2))
    s.play(("end_turn",))
    rolled = {e[1]: e[2] for e in s.events if e[0] == "die_rolled"}
    assert set(rolled) == {"blue", "white"}
    assert s.die_value == [1, rolled["blue"], 1, 1, rolled["white"]]
    assert s.die_sector == [0, 7, 2, 3, 7]
    assert s.reveals == reveals + 1


@clause("market.5")
def test_other_turns_end_without_a_roll() -> None:
    s = table()
    s.play(("claim", "1-1"))
    s.play(("place_face_down", "red"))
    assert not [event for event in s.events if event[0] == "die_rolled"]
    assert s.die_value == [1] * 5


@clause("take.1")
def test_the_amount_is_multiplied_by_the_dice() -> None:
    s = table()
    put_die(s, "blue", "spring_1")
    put_die(s, "green", "spring_1")
    put_die(s, "red", "autumn_2")
    visit(s, "spring_1")
    assert max(int(move[1]) for move in moves_of(s, "take_resources")) == 6
    s.play(("take_resources", 6))
    assert materials(s, 0) == {"wood": 6}


@clause("take.2")
def test_less_may_be_taken_but_only_once() -> None:
    s = table()
    s.players[0].position = 9
    put_die(s, "blue", "spring_1")
    visit(s, "spring_1")
    assert rule_against(s, "take_resources", 7) == "take.2"
    s.play(("take_resources", 1))
    assert materials(s, 0) == {"wood": 1}
    assert rule_against(s, "take_resources", 1) == "market.4"


@clause("take.3")
def test_roubles_and_recognition_need_no_storage_and_may_be_cut() -> None:
    """The rulebook: so many resources or fewer, and roubles and recognition are resources."""
    s = table()
    give(s, 0, stone=6)  # a full storage
    turn_of(s, 0)
    visit(s, "winter_1")
    assert [move[1] for move in moves_of(s, "take_resources")] == [1, 2]
    s.play(("take_resources", 1))
    assert s.players[0].roubles == 4
    turn_of(s, 0)
    put_die(s, "red", "winter_2")
    visit(s, "winter_2")
    assert [move[1] for move in moves_of(s, "take_resources")] == [1, 2]
    assert rule_against(s, "take_resources", 3) == "take.2"
    s.play(("take_resources", 1))
    assert s.players[0].position == 3


@clause("take.4")
@pytest.mark.parametrize("each", [1, 2])
def test_the_tile_of_recognition_gives_what_the_table_agreed_on(each: int) -> None:
    s = table(recognition_tile=str(each))
    put_die(s, "red", "winter_2")
    put_die(s, "blue", "winter_2")
    visit(s, "winter_2")
    assert s.view(0)["market"]["winter_2"]["amount"] == each
    assert max(int(move[1]) for move in moves_of(s, "take_resources")) == 3 * each
    s.play(("take_resources", 3 * each))
    assert s.players[0].position == 2 + 3 * each


@clause("take.4")
def test_the_tile_of_recognition_gives_one_unless_agreed_otherwise() -> None:
    assert table().view(0)["market"]["winter_2"]["amount"] == 1


@clause("workshop.2", "take.4")
@pytest.mark.parametrize("each", [1, 2])
def test_a_dice_tile_pays_the_recognition_of_its_sector(each: int) -> None:
    s = table(recognition_tile=str(each))
    put_die(s, "white", "winter_2")
    assert workshop.bonus_amount(s, TILES.index("die_white")) == each


@clause("storage.1")
def test_ten_spaces_of_which_banners_block_four() -> None:
    s = table()
    for banners, room in ((0, 6), (1, 7), (2, 8), (3, 9), (4, 10), (5, 10), (6, 10)):
        assert s.view(0)["storage_room"][0] == room
        if banners < 6:
            banner(s, 0, ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"][banners])


@clause("storage.2")
def test_what_does_not_fit_cannot_be_taken_and_nothing_is_thrown_away() -> None:
    s = table()
    put_die(s, "blue", "spring_1")
    give(s, 0, stone=5)
    turn_of(s, 0)
    visit(s, "spring_1")
    assert ("no_room", 0, 5, "wood") in s.events
    assert moves_of(s, "take_resources") == [("take_resources", 1)]
    assert rule_against(s, "take_resources", 4) == "storage.2"
    s.play(("take_resources", 1))
    assert materials(s, 0) == {"wood": 1, "stone": 5}
    turn_of(s, 0)
    visit(s, "spring_1", "blue")
    assert rule_against(s, "take_resources", 1) == "storage.2"
    s.play(("end_turn",))
    assert not any(event[0] == "left_lying" for event in s.events)
    turn_of(s, 0)
    visit(s, "spring_1", "blue")
    assert rule_against(s, "buy", "wood", 1) == "storage.2"


@clause("supply.1")
def test_an_empty_pile_gives_nothing_by_any_effect() -> None:
    s = table()
    banner(s, 0, "1-1", "brick", "white_1", True)
    s.players[0].roubles = 9
    turn_of(s, 0)
    empty_supply(s, 1, wood=1, brick=0)
    put_die(s, "blue", "spring_1")
    visit(s, "spring_1")
    assert moves_of(s, "take_resources") == [("take_resources", 1)]
    assert rule_against(s, "take_resources", 2) == "supply.1"
    assert {move[1] for move in moves_of(s, "buy")} == {"wood", "stone"}
    assert rule_against(s, "buy", "brick", 1) == "supply.1"
    turn_of(s, 0)
    visit(s, "spring_2")
    assert rule_against(s, "take_resources", 1) == "supply.1"
    # Neither a workshop tile nor a trade nor the bonus of a new tile finds any brick.
    turn_of(s, 0)
    visit(s, "autumn_1")
    assert rule_against(s, "activate", "white_1", 1) == "supply.1"
    assert rule_against(s, "use_workshop", "white_1", 1) == "supply.1"
    s.players[0].materials[2] = 2
    derive(s)
    s._legal = None
    assert {move[2] for move in moves_of(s, "trade_two")} == {
        "wood",
        "stone",
        "gold",
        "green_gem",
        "purple_gem",
    }
    put_tile(s, "2-1", "brick")
    turn_of(s, 0)
    s.play(("claim", "2-1"))
    s.play(("place_face_up", "blue"))
    assert s.seat == 1
    assert s.players[0].materials[1] == 0


@clause("supply.1")
def test_the_printed_numbers_of_pieces() -> None:
    assert table().supply == [20, 20, 20, 15, 10, 10]


@clause("supply.3")
def test_roubles_never_run_out_unless_they_are_limited() -> None:
    s = table()
    s.players[1].roubles = 999
    assert s.purse == -1
    visit(s, "winter_1")
    assert "take_resources" in verbs(s)


@clause("supply.3")
def test_limited_roubles_run_out() -> None:
    s = table(rouble_supply="limited")
    assert s.purse == 72 - 3 - 4
    s.players[1].roubles += s.purse - 1
    s.purse = 1
    s.players[0].position = 9
    fresh(s)
    visit(s, "winter_1")
    assert moves_of(s, "take_resources") == [("take_resources", 1)]
    assert rule_against(s, "take_resources", 2) == "supply.3"
    s.play(("take_resources", 1))
    assert s.purse == 0
    assert rule_against(s, "exchange_prestige") == "supply.3"
    turn_of(s, 0)
    give(s, 0, wood=1)
    visit(s, "spring_1", "red")
    assert rule_against(s, "sell", "wood", 1) == "supply.3"
    turn_of(s, 0)
    visit(s, "summer_1", "red")
    assert rule_against(s, "call_on", "te_rouble") == "supply.3"
    turn_of(s, 0)
    s.play(("move_die", "white", 2))
    assert s.purse == 2


@clause("supply.3")
def test_the_last_limited_rouble_is_all_there_is_to_get() -> None:
    s = table(rouble_supply="limited")
    cards(s, "craftsmen_3", "teamsters_1", "merchants_1", "clergy_1")
    banner(s, 0, "1-1")  # b01 pays 2 roubles
    lay(s, "1-1", wood=2)
    give(s, 0, brick=1, gold=1)
    s.players[1].roubles += s.purse - 1
    s.purse = 1
    fresh(s)
    turn_of(s, 0)
    twin = s.copy()
    s.play(("deliver", "brick", "1-1"))
    assert (s.players[0].roubles, s.purse) == (3 + 1, 0)
    visit(twin, "spring_1")
    twin.play(("sell", "gold", 2))
    assert (twin.players[0].roubles, twin.purse) == (3 + 1, 0)


@clause("workshop.1")
def test_a_tile_works_when_the_die_of_its_slot_moves() -> None:
    s = table()
    banner(s, 0, "1-1", "gold", "blue", True)
    turn_of(s, 0)
    visit(s, "spring_1", "red")
    assert "activate" not in verbs(s)
    assert rule_against(s, "activate", "blue", 1) == "workshop.1"
    turn_of(s, 0)
    visit(s, "spring_1", "blue")
    assert moves_of(s, "activate") == [("activate", "blue", 1)]
    s.play(("activate", "blue", 1))
    assert materials(s, 0) == {"gold": 1}
    assert rule_against(s, "activate", "blue", 1) == "market.4"


@clause("workshop.1")
def test_only_one_of_two_white_tiles_works() -> None:
    s = table()
    banner(s, 0, "1-1", "gold", "white_1", True)
    banner(s, 0, "2-1", "stone", "white_2", True)
    turn_of(s, 0)
    visit(s, "spring_1")
    assert {move[1] for move in moves_of(s, "activate")} == {"white_1", "white_2"}
    s.play(("activate", "white_2", 1))
    assert materials(s, 0) == {"stone": 1}
    assert rule_against(s, "activate", "white_1", 1) == "market.4"


@clause("workshop.2")
def test_workshop_example_red_die_tile_gives_two_wood() -> None:
    """The rulebook: with a red-die tile in the blue slot, moving blue also brings the 2 wood of the
    sector where the red die lies, once however many dice are there; the tile in the yellow slot
    gives 1 recognition when yellow moves."""
    s = table(2)
    banner(s, 0, "1-1", "die_red", "blue", True)
    banner(s, 0, "2-1", "recognition", "yellow", True)
    put_die(s, "red", "spring_1")
    put_die(s, "green", "spring_1")
    turn_of(s, 0)
    visit(s, "autumn_1", "blue")
    s.play(("activate", "blue", 2))
    assert materials(s, 0) == {"wood": 2}
    turn_of(s, 0)
    visit(s, "summer_2", "yellow")
    s.play(("activate", "yellow", 1))
    assert s.players[0].position == 3


@clause("workshop.2")
def test_the_tile_of_the_moved_die_pays_its_new_sector_once_more() -> None:
    s = table()
    banner(s, 0, "1-1", "die_white", "white_1", True)
    put_die(s, "blue", "spring_2")
    turn_of(s, 0)
    visit(s, "spring_2")
    s.play(("take_resources", 4))
    s.play(("activate", "white_1", 2))
    assert materials(s, 0) == {"brick": 6}


@clause("workshop.3")
def test_less_of_a_tile_may_be_taken() -> None:
    s = table()
    banner(s, 0, "1-1", "die_red", "white_1", True)
    give(s, 0, stone=6)
    turn_of(s, 0)
    put_die(s, "red", "spring_1")
    visit(s, "autumn_2")
    assert moves_of(s, "activate") == [("activate", "white_1", 1)]
    assert rule_against(s, "activate", "white_1", 2) == "storage.2"
    assert rule_against(s, "activate", "white_1", 3) == "workshop.3"
    give(s, 0, stone=5)
    assert moves_of(s, "activate") == [("activate", "white_1", 1), ("activate", "white_1", 2)]
    give(s, 0, stone=7)
    assert rule_against(s, "activate", "white_1", 1) == "storage.2"
    put_die(s, "red", "winter_1")  # roubles need no storage, and may be cut like anything else
    assert moves_of(s, "activate") == [("activate", "white_1", 1), ("activate", "white_1", 2)]
    s.play(("activate", "white_1", 1))
    assert s.players[0].roubles == 4


# ---------------------------------------------------------------------------------- influence


@clause("influence.1")
def test_the_guild_of_the_season_offers_its_actions() -> None:
    s = table()
    give(s, 0, wood=2)
    offers = {
        "spring_2": {"sell", "buy"},
        "summer_1": {"call_on"},
        "autumn_2": {"trade_two"},
        "winter_1": {"call_on"},
    }
    for sector, expected in offers.items():
        turn_of(s, 0)
        visit(s, sector)
        assert verbs(s) - {"take_resources", "end_turn"} == expected
        assert rule_against(s, "swap_tiles", "spring_1", "spring_2") == "influence.1"


@clause("influence.2")
def test_one_of_the_two_actions_and_lightning_only_once() -> None:
    s = table()
    s.players[0].roubles = 9
    visit(s, "winter_1")
    s.play(("call_on", "cl_recognition_1"))
    assert "call_on" not in verbs(s)
    assert rule_against(s, "call_on", "cl_recognition_1") == "influence.2"
    assert rule_against(s, "call_on", "cl_3_roubles") == "influence.2"
    turn_of(s, 0)
    visit(s, "winter_1")
    s.play(("call_on", "cl_3_roubles"))
    s.play(("call_on", "cl_3_roubles"))
    assert rule_against(s, "call_on", "cl_recognition_1") == "influence.2"
    assert s.players[0].roubles == 3


@clause("influence.3")
def test_repeats_come_in_one_go() -> None:
    s = table()
    s.players[0].position = 13  # prestige left to the end keeps the turn open
    give(s, 0, stone=3)
    turn_of(s, 0)
    visit(s, "spring_1")
    s.play(("sell", "stone", 1))
    s.play(("exchange_prestige",))
    s.play(("sell", "stone", 1))
    s.play(("take_resources", 1))
    assert "sell" not in verbs(s)
    assert rule_against(s, "sell", "stone", 1) == "influence.3"
    turn_of(s, 0)
    visit(s, "spring_1")
    s.play(("take_resources", 1))
    assert "sell" in verbs(s)


@clause("influence.4")
def test_actions_need_their_full_price() -> None:
    s = table()
    s.players[0].roubles = 2
    visit(s, "winter_1")
    assert rule_against(s, "call_on", "cl_3_roubles") == "influence.4"
    turn_of(s, 0)
    give(s, 0, wood=1)
    visit(s, "autumn_1")
    assert rule_against(s, "trade_two", "wood", "gold") == "influence.4"
    assert rule_against(s, "trade_two", "brick", "gold") == "influence.4"


@clause("influence.4", "supply.2")
def test_what_is_paid_returns_before_anything_is_taken() -> None:
    s = table()
    give(s, 0, green_gem=2)
    empty_supply(s, 1, green_gem=0)
    turn_of(s, 0)
    visit(s, "autumn_2")
    assert ("trade_two", "green_gem", "green_gem") in s.moves()
    s.play(("trade_two", "green_gem", "green_gem"))
    assert materials(s, 0) == {"green_gem": 1}
    assert s.supply[4] == 1


# The complete list of the rulebook: card, sector, materials at hand, one use, as often as wished.
EIGHTEEN = [
    ("craftsmen_1", "spring_1", {"gold": 2}, ("sell", "gold", 1), True),
    ("craftsmen_1", "spring_1", {}, ("buy", "wood", 1), True),
    ("craftsmen_2", "spring_1", {"stone": 2}, ("sell", "stone", 1), True),
    ("craftsmen_2", "spring_1", {}, ("buy", "gold", 2), True),
    ("craftsmen_3", "spring_1", {"gold": 2}, ("sell", "gold", 2), True),
    ("craftsmen_3", "spring_1", {}, ("buy", "green_gem", 2), True),
    ("teamsters_1", "summer_1", {"brick": 2}, ("cart", "brick", "2-1"), False),
    ("teamsters_1", "summer_1", {}, ("call_on", "te_rouble"), False),
    ("teamsters_2", "summer_1", {"brick": 1}, ("cart", "brick", "2-1"), False),
    ("teamsters_3", "summer_1", {}, ("swap_tiles", "spring_1", "winter_2"), False),
    ("merchants_1", "autumn_1", {"wood": 4}, ("trade_two", "wood", "gold"), False),
    ("merchants_3", "autumn_1", {"wood": 2}, ("trade_one", "wood", "gold"), True),
    ("merchants_2", "autumn_1", {"wood": 8}, ("trade_four", "wood", "gold", "gold"), False),
    ("merchants_1", "autumn_1", {}, ("use_workshop", "blue", 1), False),
    ("clergy_1", "winter_1", {}, ("call_on", "cl_recognition_1"), False),
    ("clergy_1", "winter_1", {}, ("call_on", "cl_3_roubles"), True),
    (
        "clergy_2",
        "winter_1",
        {"wood": 2, "brick": 2, "stone": 2},
        ("donate", "wood", "brick", "stone"),
        True,
    ),
    ("clergy_3", "winter_1", {}, ("call_on", "cl_all_types"), False),
]


@clause("influence.2")
@pytest.mark.parametrize(("card", "sector", "held", "use", "many"), EIGHTEEN)
def test_lightning_and_infinity_of_all_eighteen_actions(
    card: str, sector: str, held: dict[str, int], use: Move, many: bool
) -> None:
    s = table()
    guilds = ["craftsmen_1", "teamsters_1", "merchants_1", "clergy_1"]
    cards(s, *[card if card[:2] == guild[:2] else guild for guild in guilds])
    banner(s, 0, "1-1", "stone", "blue", True)
    built(s, 0, "1-1", "1-2", "1-3")
    banner(s, 0, "2-1")
    put_card(s, "2-1", "b03")  # two brick, one stone
    give(s, 0, **held)
    s.players[0].roubles = 20
    s.players[0].position = 30  # prestige left to the end keeps the turn open
    turn_of(s, 0)
    visit(s, sector)
    s.play(use)
    if many:
        s.play(use)
    else:
        assert s.stack[-1].kind == "deals"
        assert rule_against(s, *use) == "influence.2"


@clause("craftsmen.1")
@pytest.mark.parametrize(
    ("card", "kinds", "price"),
    [
        ("craftsmen_1", {"wood", "brick", "stone", "gold", "green_gem", "purple_gem"}, 1),
        ("craftsmen_2", {"wood", "brick", "stone"}, 1),
        ("craftsmen_3", {"gold", "green_gem", "purple_gem"}, 2),
    ],
)
def test_selling_to_the_craftsmen(card: str, kinds: set[str], price: int) -> None:
    s = table()
    cards(s, card, "teamsters_1", "merchants_1", "clergy_1")
    give(s, 0, wood=1, brick=1, stone=1, gold=1, green_gem=1, purple_gem=1)
    turn_of(s, 0)
    visit(s, "spring_1")
    assert {(m[1], m[2]) for m in moves_of(s, "sell")} == {(kind, price) for kind in kinds}
    for count, kind in enumerate(sorted(kinds)):
        s.play(("sell", kind, price))
        assert s.players[0].roubles == 3 + price * (count + 1)
    assert sum(materials(s, 0).values()) == 6 - len(kinds)


@clause("craftsmen.2")
@pytest.mark.parametrize(
    ("card", "kinds", "price"),
    [
        ("craftsmen_1", {"wood", "brick", "stone"}, 1),
        ("craftsmen_2", {"wood", "brick", "stone", "gold", "green_gem", "purple_gem"}, 2),
        ("craftsmen_3", {"gold", "green_gem", "purple_gem"}, 2),
    ],
)
def test_buying_from_the_craftsmen(card: str, kinds: set[str], price: int) -> None:
    s = table()
    cards(s, card, "teamsters_1", "merchants_1", "clergy_1")
    s.players[0].roubles = 5
    visit(s, "spring_1")
    assert {(m[1], m[2]) for m in moves_of(s, "buy")} == {(kind, price) for kind in kinds}
    s.play(("buy", min(kinds), price))
    s.play(("buy", max(kinds), price))
    assert s.players[0].roubles == 5 - 2 * price
    assert materials(s, 0) == {min(kinds): 1, max(kinds): 1}


@clause("teamsters.1")
def test_the_teamsters_deliver_one_material() -> None:
    s = table()
    banner(s, 0, "1-1")
    built(s, 1, "2-1")
    give(s, 0, wood=2, green_gem=1)
    turn_of(s, 0)
    visit(s, "summer_1")
    assert moves_of(s, "cart_decorate") == [("cart_decorate", "2-1", "none")]
    assert rule_against(s, "cart_decorate", "2-1", "green") == "ornament.3"
    assert rule_against(s, "cart", "gold", "1-1") == "build.2"
    s.play(("cart", "wood", "1-1"))
    assert on_site(s, "1-1") == {"wood": 1}
    assert s.players[0].roubles == 2
    assert rule_against(s, "cart", "wood", "1-1") == "influence.2"
    assert "take_resources" in verbs(s)


@clause("teamsters.1", "end.1")
def test_the_sixth_section_by_teamster_leaves_the_other_deals_open() -> None:
    s = table()
    built(s, 0, "1-1", "1-2", "1-3", "2-1", "2-2")
    banner(s, 0, "3-1")
    lay(s, "3-1", brick=2)  # b03: two brick, one stone
    give(s, 0, stone=1)
    turn_of(s, 0)
    visit(s, "summer_2")
    s.play(("cart", "stone", "3-1"))
    assert s.ender == 0
    s.play(("take_resources", 1))
    assert materials(s, 0) == {"gold": 1}
    s.play(("end_turn",))
    assert s.seat == 1


@clause("teamsters.2")
def test_the_teamsters_pay_a_rouble_once() -> None:
    s = table()
    visit(s, "summer_1")
    s.play(("call_on", "te_rouble"))
    assert s.players[0].roubles == 4
    assert rule_against(s, "call_on", "te_rouble") == "influence.2"


@clause("teamsters.3")
def test_the_teamsters_deliver_two_materials() -> None:
    s = table()
    cards(s, "craftsmen_1", "teamsters_2", "merchants_1", "clergy_1")
    banner(s, 0, "1-1")
    built(s, 1, "2-1")
    give(s, 0, wood=3, brick=1, green_gem=1)
    turn_of(s, 0)
    visit(s, "summer_1")
    assert ("cart_decorate", "2-1", "green") in s.moves()
    s.play(("cart", "wood", "1-1"))
    assert s.players[0].roubles == 0
    assert s.stack[-1].kind == "cart"
    assert rule_against(s, "decorate", "2-1", "green") == "ornament.3"
    twin = s.copy()
    s.play(("deliver", "brick", "1-1"))
    assert on_site(s, "1-1") == {"wood": 1, "brick": 1}
    assert s.stack[-1].kind == "deals"
    twin.play(("stop",))
    assert twin.stack[-1].kind == "deals"
    assert on_site(twin, "1-1") == {"wood": 1}


@clause("teamsters.3")
def test_an_ornament_with_a_jewel_by_teamster() -> None:
    s = table()
    cards(s, "craftsmen_1", "teamsters_2", "merchants_1", "clergy_1")
    built(s, 1, "2-1")
    give(s, 0, wood=1, green_gem=1)
    turn_of(s, 0)
    visit(s, "summer_1")
    s.play(("cart_decorate", "2-1", "green"))
    assert s.adorner(site("2-1")) == 0
    assert s.players[0].position == 5
    assert s.players[0].roubles == 0


@clause("teamsters.3")
def test_the_two_materials_may_go_to_two_ornaments_or_to_one_of_each() -> None:
    """The rulebook: for building sections and/or setting ornaments."""
    s = table()
    cards(s, "craftsmen_1", "teamsters_2", "merchants_1", "clergy_1")
    built(s, 1, "2-1", "2-2")
    banner(s, 0, "1-1")  # b01: two wood, one brick
    lay(s, "1-1", wood=2)
    give(s, 0, wood=1, stone=1, brick=1)
    turn_of(s, 0)
    visit(s, "summer_1")
    twin = s.copy()
    s.play(("cart_decorate", "2-1", "none"))
    s.play(("decorate", "2-2", "none"))
    assert [s.adorner(site(name)) for name in ("2-1", "2-2")] == [0, 0]
    assert s.players[0].roubles == 0
    # A section completed by the first material is decorated with the second.
    twin.play(("cart", "brick", "1-1"))
    assert twin.done >> site("1-1") & 1
    twin.play(("decorate", "1-1", "none"))
    assert twin.adorner(site("1-1")) == 0


@clause("teamsters.4")
def test_swapping_resource_tiles_before_taking() -> None:
    s = table()
    cards(s, "craftsmen_1", "teamsters_3", "merchants_1", "clergy_1")
    visit(s, "summer_1")
    dice = s.die_sector[:]
    s.play(("swap_tiles", "summer_1", "summer_2"))
    assert s.die_sector == dice
    assert s.players[0].roubles == 1
    s.play(("take_resources", 1))
    assert materials(s, 0) == {"gold": 1}


@clause("merchants.1")
def test_two_alike_for_one_of_any_kind() -> None:
    s = table()
    give(s, 0, brick=5, wood=1)
    turn_of(s, 0)
    visit(s, "autumn_2")
    assert {m[1] for m in moves_of(s, "trade_two")} == {"brick"}
    assert len(moves_of(s, "trade_two")) == 6
    s.play(("trade_two", "brick", "gold"))
    assert materials(s, 0) == {"wood": 1, "brick": 3, "gold": 1}
    assert rule_against(s, "trade_two", "brick", "gold") == "influence.2"


@clause("merchants.2")
def test_one_for_another_with_a_rouble() -> None:
    s = table()
    cards(s, "craftsmen_1", "teamsters_1", "merchants_3", "clergy_1")
    s.players[0].position = 9  # prestige left to the end keeps the turn open
    give(s, 0, brick=6)
    turn_of(s, 0)
    visit(s, "autumn_2")
    assert {m[2] for m in moves_of(s, "trade_one")} == {
        "wood",
        "stone",
        "gold",
        "green_gem",
        "purple_gem",
    }
    for wanted in ("gold", "gold", "green_gem"):
        s.play(("trade_one", "brick", wanted))
    assert materials(s, 0) == {"brick": 3, "gold": 2, "green_gem": 1}
    assert s.players[0].roubles == 0
    assert rule_against(s, "trade_one", "brick", "gold") == "influence.4"


@clause("merchants.3")
def test_four_alike_for_two_of_any_kinds() -> None:
    s = table()
    cards(s, "craftsmen_1", "teamsters_1", "merchants_2", "clergy_1")
    give(s, 0, stone=5)
    empty_supply(s, 1, gold=1, green_gem=0)
    turn_of(s, 0)
    visit(s, "autumn_2")
    pairs = {(m[2], m[3]) for m in moves_of(s, "trade_four")}
    assert ("gold", "gold") not in pairs
    assert ("gold", "purple_gem") in pairs
    assert ("stone", "stone") in pairs
    assert not any("green_gem" in pair for pair in pairs)
    assert rule_against(s, "trade_four", "stone", "gold", "gold") == "supply.1"
    s.play(("trade_four", "stone", "gold", "purple_gem"))
    assert materials(s, 0) == {"stone": 1, "gold": 1, "purple_gem": 1}


@clause("merchants.4")
def test_the_merchants_use_any_tile_even_one_used_twice() -> None:
    s = table()
    banner(s, 0, "1-1", "gold", "white_1", True)
    banner(s, 0, "2-1", "stone", "green", True)
    banner(s, 0, "3-1", "brick", "blue")
    turn_of(s, 0)
    visit(s, "autumn_1")
    assert {m[1] for m in moves_of(s, "use_workshop")} == {"white_1", "green"}
    assert rule_against(s, "use_workshop", "blue", 1) == "workshop.1"
    s.play(("activate", "white_1", 1))
    s.play(("use_workshop", "white_1", 1))
    assert materials(s, 0) == {"gold": 2}
    assert rule_against(s, "use_workshop", "green", 1) == "influence.2"


@clause("clergy.1")
def test_the_clergy_give_recognition() -> None:
    s = table()
    visit(s, "winter_2")
    s.play(("call_on", "cl_recognition_1"))
    assert s.players[0].position == 3


@clause("clergy.2")
def test_three_roubles_for_prestige_as_often_as_wished() -> None:
    s = table()
    s.players[0].roubles = 7
    visit(s, "winter_2")
    s.play(("call_on", "cl_3_roubles"))
    s.play(("call_on", "cl_3_roubles"))
    assert s.players[0].position == 9
    assert s.players[0].roubles == 1


@clause("clergy.3")
def test_three_different_materials_for_prestige() -> None:
    s = table()
    cards(s, "craftsmen_1", "teamsters_1", "merchants_1", "clergy_2")
    give(s, 0, wood=2, brick=1, gold=1)
    turn_of(s, 0)
    visit(s, "winter_2")
    assert moves_of(s, "donate") == [("donate", "wood", "brick", "gold")]
    assert rule_against(s, "donate", "wood", "brick", "stone") == "clergy.3"
    s.play(("donate", "wood", "brick", "gold"))
    assert materials(s, 0) == {"wood": 1}
    assert s.players[0].position == 5


@clause("clergy.4")
def test_builders_of_all_types_gain_two_recognition() -> None:
    s = table()
    cards(s, "craftsmen_1", "teamsters_1", "merchants_1", "clergy_3")
    built(s, 0, "1-1", "1-2")
    built(s, 1, "1-3")
    turn_of(s, 0)
    visit(s, "winter_1")
    assert rule_against(s, "call_on", "cl_all_types") == "clergy.4"
    built(s, 0, "2-1", "2-2", "2-3")
    turn_of(s, 0)
    visit(s, "winter_1", "red")
    s.play(("call_on", "cl_all_types"))
    assert s.players[0].position == 4
