"""The twenty-six deeds: conditions, costs, rewards, points."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from terem.engine import LANGUAGES
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    BUILD_BY_DEED,
    DEEDS,
    LEAP,
    MOVE,
    MUSTER,
    REBELS,
    SCHEMES,
    SHARP,
    TAX_BY_DEED,
)
from tests.clauses import clause
from tests.rurik.table import (
    GAME,
    advisor,
    deed,
    fresh,
    give,
    goods,
    hand,
    lead,
    leader_at,
    may,
    put,
    raise_up,
    rebel,
    rule_against,
    rules,
    stack_deck,
    table,
    told,
    troops,
    turn,
)

Setup = Callable[[Rurik], None]


def capture(s: Rurik, count: int) -> None:
    for figure in range(count):
        s.rebel_box &= ~(1 << figure)
        s.players[0].captured |= 1 << figure
    fresh(s)


def spread(*regions: str) -> Setup:
    def run(s: Rurik) -> None:
        for region in regions:
            put(s, 0, region)

    return run


def purse(coins: int = 0, cards: tuple[str, ...] = (), **stock: int) -> Setup:
    def run(s: Rurik) -> None:
        s.players[0].coins = coins
        give(s, 0, **stock)
        hand(s, 0, *cards)

    return run


def standing(*built: tuple[str, str]) -> Setup:
    def run(s: Rurik) -> None:
        for structure, region in built:
            raise_up(s, 0, structure, region)

    return run


def both(*parts: Setup) -> Setup:
    def run(s: Rurik) -> None:
        for part in parts:
            part(s)

    return run


def rebels(count: int) -> Setup:
    return lambda s: capture(s, count)


def token(s: Rurik) -> None:
    s.token = 0


GREEN = ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "chernigov", "pereyaslavl")

# Name, what is enough, what is just too little, and the reward: points in the pool, or "draw".
CASES: list[tuple[str, Setup, Setup, dict[int, int] | str | int]] = [
    ("amass_forces", spread(*["kiev"] * 5), spread(*["kiev"] * 4), {MOVE: 1}),
    (
        "border_patrols",
        spread("volyn", "rostov", "rostov"),
        spread("volyn", "volyn"),
        {LEAP: 2},
    ),
    (
        "capital_city",
        standing(("market", "kiev"), ("stronghold", "kiev"), ("church", "kiev")),
        standing(("market", "kiev"), ("stronghold", "kiev"), ("church", "volyn")),
        {TAX_BY_DEED: 1},
    ),
    (
        "defensive_belt",
        standing(("stronghold", "kiev"), ("stronghold", "volyn"), ("stronghold", "polotsk")),
        standing(("stronghold", "kiev"), ("stronghold", "volyn"), ("stronghold", "rostov")),
        {SHARP: 1},
    ),
    ("dispatch_messengers", spread(*GREEN), spread(*GREEN[:6]), {MUSTER: 2}),
    (
        "enforce_peace",
        both(rebels(2), purse(wood=1, honey=1)),
        both(rebels(1), purse(wood=1, honey=1)),
        {SHARP: 1},
    ),
    (
        "establish_fortress",
        both(purse(wood=2), standing(("stronghold", "volyn"), ("church", "volyn"))),
        both(purse(wood=1), standing(("stronghold", "volyn"), ("church", "volyn"))),
        "draw",
    ),
    ("generous_prince", purse(4), purse(3), {MUSTER: 2}),
    ("grand_hunter", both(purse(fur=2), token), purse(fur=1), {MOVE: 1}),
    ("great_library", purse(cards=("S01",), ore=1), purse(ore=1), {BUILD_BY_DEED: 1}),
    ("hire_mercenaries", purse(2, fish=1, ore=1), purse(1, fish=1, ore=1), {SHARP: 1}),
    ("hoard", purse(fish=3), purse(fish=2, wood=2), "draw"),
    ("honorable_prince", purse(3, ("S01",)), purse(2, ("S01",)), {MUSTER: 2}),
    ("law_giver", both(rebels(3), purse(3)), both(rebels(3), purse(2)), "draw"),
    (
        "market_day",
        standing(("market", "kiev"), ("market", "rostov"), ("market", "volyn")),
        standing(("market", "kiev"), ("market", "novgorod"), ("market", "volyn")),
        "draw",
    ),
    ("master_beekeeper", purse(cards=("S01",), honey=2), purse(honey=2), {BUILD_BY_DEED: 1}),
    ("new_beginning", standing(("church", "volyn")), purse(), {TAX_BY_DEED: 2}),
    ("peace_maker", spread("kiev"), spread("volyn"), "draw"),
    ("retire_veterans", both(spread("volyn"), purse(2)), purse(2), "draw"),
    ("reward_laborers", purse(2, fish=1, fur=1), purse(2, fish=1), "draw"),
    ("send_gifts", purse(2, fish=1, fur=1), purse(2, fish=2), {LEAP: 2}),
    ("splendid_feast", purse(2, fish=1, honey=1), purse(2, fish=2), "draw"),
    (
        "tithe_payments",
        standing(("church", "kiev"), ("church", "volyn"), ("church", "polotsk")),
        standing(("church", "kiev"), ("church", "volyn")),
        3,
    ),
    ("trade_route", purse(fish=1, fur=1, ore=1), purse(fish=2, fur=1), 2),
    (
        "victory_march",
        both(spread("volyn", "volyn"), purse(cards=("S01",))),
        purse(cards=("S01",)),
        {LEAP: 2},
    ),
    ("wilderness_forts", purse(ore=1, fur=1, wood=1), purse(ore=1, fur=1), {BUILD_BY_DEED: 1}),
]

TWO_POINTS = {
    "capital_city",
    "dispatch_messengers",
    "grand_hunter",
    "market_day",
    "master_beekeeper",
}


WITHDRAWN = {"border_patrols": 3, "peace_maker": 2, "retire_veterans": 2, "victory_march": 2}


def ready(name: str, prepare: Setup, **options: str | int) -> Rurik:
    """Seat 0 has one troop in Kiev and the deed; seat 1 stands in Smolensk and has a turn left. A
    rebel in Kiev gives attack points something to do."""
    s = table(2, 1, **options)
    s.token = 1
    put(s, 0, "kiev")
    put(s, 1, "smolensk")
    advisor(s, 1, "one", "muster", 1)
    s.players[0].coins = 0
    prepare(s)
    rebel(s, "kiev")
    deed(s, 0, name)
    return turn(s, "move")


@clause("deed.2", "deed.3", "score.3")
@pytest.mark.parametrize(
    ("name", "enough", "too_little", "reward"), CASES, ids=[case[0] for case in CASES]
)
def test_each_deed_its_demands_its_reward_and_its_points(
    name: str, enough: Setup, too_little: Setup, reward: dict[int, int] | str | int
) -> None:
    short = ready(name, too_little)
    assert ("do_deed", name) not in short.moves()
    lacking = "deed.4" if name in WITHDRAWN else "deed.3"
    assert rule_against(short, "do_deed", name) in ("deed.2", lacking)
    s = ready(name, enough)
    player = s.players[0]
    captured, supply = player.captured, player.supply
    structures = sum(mask.bit_count() for mask in player.built)
    s.play(("do_deed", name))
    while s.stack[-1].kind == "deed_cost":
        s.play(s.moves()[0])
    assert player.done == 1 << DEEDS.index(name)
    assert not player.deeds
    # There was just enough to pay: nothing of it is left, and what one must only have is.
    assert (goods(player), player.hand, player.captured) == ({}, 0, captured)
    assert player.coins == (reward if isinstance(reward, int) else 0)
    assert player.supply - supply == WITHDRAWN.get(name, 0)
    left = sum(mask.bit_count() for mask in player.built)
    assert structures - left == (1 if name == "new_beginning" else 0)
    if reward == "draw":
        assert s.stack[-1].kind == "draw"
        assert s.stack[-1].args == (2,)
    elif isinstance(reward, dict):
        assert {i: n for i, n in enumerate(s.pool) if n} == reward
    points = dict(s.score_breakdown(0))["deeds"]
    assert points == (2 if name in TWO_POINTS else 1)


@clause("deed.2")
def test_example_e_market_day_waits_for_a_good_moment() -> None:
    """Worked example E: three markets with different goods; the reward looks at two cards and
    keeps one, and the deed is worth two points. It may wait for a later turn."""
    s = ready("market_day", standing(("market", "kiev"), ("market", "rostov"), ("market", "volyn")))
    later = s.copy()
    later.play(("forfeit",))
    assert ("do_deed", "market_day") in later.moves()
    stack_deck(s, 1, "S09", "S18")
    s.play(("do_deed", "market_day"))
    s.play(("draw", "right"))
    s.play(("keep", "S18"))
    assert s.decks[1][-1] == SCHEMES.index("S09")
    assert dict(s.score_breakdown(0))["deeds"] == 2


@clause("deed.2")
def test_leaders_count_as_troops_strongholds_do_not() -> None:
    s = ready("amass_forces", spread(*["kiev"] * 4))
    assert ("do_deed", "amass_forces") not in s.moves()
    raise_up(s, 0, "stronghold", "kiev")
    assert ("do_deed", "amass_forces") not in s.moves()
    lead(s, 0, "mstislav", "kiev")
    assert ("do_deed", "amass_forces") in s.moves()


@clause("deed.3")
def test_law_giver_costs_two_coins_in_the_german_book() -> None:
    for edition, possible in (("ru", False), ("de", True)):
        s = ready("law_giver", both(rebels(3), purse(2)), edition=edition)
        assert (("do_deed", "law_giver") in s.moves()) == possible
        if possible:
            s.play(("do_deed", "law_giver"))
            assert s.players[0].coins == 0
            # The captured rebels stay.
            assert s.players[0].captured.bit_count() == 3
    assert len(REBELS) == 15


@clause("deed.3")
def test_goods_and_cards_are_chosen_by_the_player() -> None:
    s = ready("reward_laborers", purse(2, fish=1, fur=1, ore=2))
    s.play(("do_deed", "reward_laborers"))
    assert {move[1] for move in s.moves()} == {"fish", "fur", "ore"}
    assert rule_against(s, "pay_good", "wood") == "deed.3"
    s.play(("pay_good", "ore"))
    s.play(("pay_good", "ore"))
    assert goods(s.players[0]) == {"fish": 1, "fur": 1}
    library = ready("great_library", purse(cards=("S01", "S02"), ore=1))
    library.play(("do_deed", "great_library"))
    library.play(("discard_card", "S02"))
    assert library.discard == 1 << SCHEMES.index("S02")
    route = ready("trade_route", purse(fish=2, fur=1, ore=1, wood=1))
    route.play(("do_deed", "trade_route"))
    route.play(("pay_good", "fish"))
    assert rule_against(route, "pay_good", "fish") == "deed.3"


@clause("deed.4")
def test_troops_are_withdrawn_from_the_right_places_and_the_leader_last() -> None:
    patrols = ready("border_patrols", spread("volyn", "rostov", "rostov", "polotsk"))
    patrols.play(("do_deed", "border_patrols"))
    patrols.play(("withdraw", "rostov"))
    assert rule_against(patrols, "withdraw", "rostov") == "deed.4"
    march = ready("victory_march", both(spread("kiev"), purse(cards=("S01",))))
    lead(march, 0, "mstislav", "kiev")
    march.play(("do_deed", "victory_march"))
    # Two troops and the leader stand in Kiev, and nowhere else anybody: the troops go.
    assert (troops(march, 0, "kiev"), leader_at(march, 0)) == (0, "kiev")
    alone = ready("retire_veterans", purse(2))
    lead(alone, 0, "mstislav", "kiev")
    alone.play(("do_deed", "retire_veterans"))
    assert alone.players[0].leader_at == -1
    spared = ready("retire_veterans", purse(2), leader_as_deed_cost="never")
    lead(spared, 0, "mstislav", "kiev")
    assert rule_against(spared, "do_deed", "retire_veterans") == "deed.4"


@clause("deed.4")
def test_a_leader_who_withdraws_is_called_by_his_name() -> None:
    s = ready("retire_veterans", both(spread("volyn", "volyn"), purse(2)))
    lead(s, 0, "mstislav", "rostov")
    s.play(("do_deed", "retire_veterans"))
    assert s.describe(("withdraw", "rostov"), "en") == "Withdraw your leader from Rostov"
    assert s.describe(("withdraw", "volyn"), "ru") == "Убрать ратника с Волыни"
    s.play(("withdraw", "rostov"))
    assert told(s, "leader_fell") == [(0, "mstislav", "rostov")]
    assert not told(s, "withdrawn")


@clause("deed.4")
def test_peace_maker_needs_the_region_ruled_before_the_removal() -> None:
    s = ready("peace_maker", spread("kiev"))
    put(s, 1, "kiev", 2)
    assert rules(s, "kiev") is None
    assert rule_against(s, "do_deed", "peace_maker") == "deed.4"
    put(s, 0, "kiev", 2)
    elsewhere = s.copy()
    put(elsewhere, 0, "volyn", 3)
    s.play(("do_deed", "peace_maker"))
    # Kiev is the only ruled region with two troops: there is nothing to ask.
    assert troops(s, 0, "kiev") == 2
    elsewhere.play(("do_deed", "peace_maker"))
    assert elsewhere.moves() == [("withdraw", "volyn"), ("withdraw", "kiev")]
    elsewhere.play(("withdraw", "volyn"))
    # Both troops come from one region.
    assert (troops(elsewhere, 0, "volyn"), troops(elsewhere, 0, "kiev")) == (1, 4)


@clause("region.4", "deed.3")
def test_a_stronghold_taken_down_rules_no_longer() -> None:
    s = ready("new_beginning", standing(("stronghold", "volyn"), ("market", "rostov")))
    assert rules(s, "volyn") == 0
    s.play(("do_deed", "new_beginning"))
    s.play(("tear_down", "stronghold", "volyn"))
    assert rules(s, "volyn") is None


@clause("deed.5")
def test_cost_comes_before_the_reward_and_a_useless_reward_forbids_nothing() -> None:
    s = ready("dispatch_messengers", spread(*GREEN))
    s.players[0].troops[0] += s.players[0].supply
    s.players[0].supply = 0
    s.players[0].leader_at = 5
    fresh(s)
    s.play(("do_deed", "dispatch_messengers"))
    assert s.players[0].done
    # No troop to muster: the points are gone, the turn goes on.
    assert s.focus == 0
    prince = ready("generous_prince", purse(4))
    prince.play(("do_deed", "generous_prince"))
    assert prince.players[0].coins == 0
    assert ("muster", "kiev") in prince.moves()


@clause("deed.6")
def test_two_different_pieces_go_anywhere() -> None:
    s = ready("send_gifts", purse(2, fish=1, fur=1))
    put(s, 0, "novgorod")
    lead(s, 0, "mstislav", "kiev")
    s.play(("do_deed", "send_gifts"))
    s.play(("leap", "novgorod", "pereyaslavl"))
    assert rule_against(s, "leap", "pereyaslavl", "rostov") == "deed.6"
    assert not [m for m in may(s, "leap") if m[1] == "pereyaslavl"]
    s.play(("leap_leader", "rostov"))
    assert leader_at(s, 0) == "rostov"
    assert s.pool[LEAP] == 0
    fewer = ready("send_gifts", purse(2, fish=1, fur=1))
    fewer.play(("do_deed", "send_gifts"))
    fewer.play(("stop",))
    assert fewer.pool[LEAP] == 0
    assert troops(fewer, 0, "kiev") == 1
    assert rule_against(fewer, "leap", "kiev", "rostov") == "deed.6"


@clause("deed.2", "deed.3", "deed.4")
@pytest.mark.parametrize("name", DEEDS)
def test_whoever_has_nothing_hears_in_each_language_what_a_deed_wants(name: str) -> None:
    s = turn(table(2), "muster")
    put(s, 1, "kiev")
    s.token = 1
    s.players[0].coins = 0
    deed(s, 0, name)
    reason = s.explain(("do_deed", name))
    assert reason is not None
    for lang in LANGUAGES:
        text = reason.text(lang)
        assert GAME.words.text(lang, f"deed-{name}") in text
        assert "None" not in text


@clause("deed.2", "deed.3", "deed.4")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("amass_forces", "asks for 6 troops in one region; you have 3 at most."),
        ("dispatch_messengers", "asks for troops in 8 regions; you occupy 2."),
        ("capital_city", "in one region: church, market and stronghold."),
        ("establish_fortress", "in one region: church and stronghold."),
        (
            "defensive_belt",
            "each of 3 neighbouring regions; you have none yet.",
        ),
        ("generous_prince", "costs 4 coins; you have 1."),
        ("great_library", "costs 1 scheme card; you have none."),
        ("wilderness_forts", "costs 1 stone; you have none."),
        ("hoard", "costs 3 goods of one kind; you have 2 at most."),
        ("trade_route", "costs 3 different goods; you have 2 kinds."),
        ("new_beginning", "costs one of your structures; you have none on the map."),
        ("border_patrols", "a troop from each of 3 regions; you can withdraw from 2."),
    ],
)
def test_a_deed_out_of_reach_says_what_is_missing(name: str, sentence: str) -> None:
    s = turn(table(2), "muster")
    put(s, 0, "kiev", 3)
    put(s, 0, "volyn")
    put(s, 1, "kiev")
    s.players[0].coins = 1
    give(s, 0, wood=2, fur=1)
    deed(s, 0, name)
    reason = s.explain(("do_deed", name))
    assert reason is not None
    assert reason.text("en").endswith(sentence)


@clause("deed.3")
@pytest.mark.parametrize(
    ("name", "en", "ru", "de"),
    [
        ("hoard", "you have none.", "а у вас их нет.", "du hast keine."),
        ("trade_route", "you have none.", "видов товаров у вас ни одного.", "du hast keine."),
        ("generous_prince", "you have none.", "а у вас их нет.", "du hast keine."),
    ],
)
def test_nothing_at_all_is_told_in_words(name: str, en: str, ru: str, de: str) -> None:
    s = turn(table(2), "muster")
    put(s, 0, "kiev", 3)
    s.players[0].coins = 0
    deed(s, 0, name)
    reason = s.explain(("do_deed", name))
    assert reason is not None
    for lang, said in (("en", en), ("ru", ru), ("de", de)):
        assert reason.text(lang).endswith(said)
