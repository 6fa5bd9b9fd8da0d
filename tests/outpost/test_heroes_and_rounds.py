"""Heroes, passing, the end of a round, the end of the game, scoring."""

from __future__ import annotations

import pytest

from terem.games.outpost.state import Outpost
from terem.games.outpost.tables import ARTIFACTS, BUILDINGS, HERO_IDS
from tests.clauses import clause
from tests.outpost.table import (
    fresh,
    give,
    harmless_row,
    hold,
    later,
    lay,
    market,
    may,
    raise_house,
    resources,
    row,
    rule_against,
    spend,
    table,
    told,
)

RICH = {"clay": 9, "wood": 9, "stone": 9, "diamond": 9, "gold": 9}


def everybody_passes(s: Outpost) -> None:
    """Pass round the table, taking the first artifact offered."""
    now = s.round
    while s.seat is not None and s.round == now:
        s.play(("pass",) if ("pass",) in s.moves() else s.moves()[0])


@clause("hero.1", "hero.4")
def test_printed_example_vitaly_invites_a_traveller() -> None:
    """Worked example of inviting: 2 wood and 2 gold, a point for each territory, one settler."""
    s = table()
    row(s, "guard_01", "guard_02", "guard_03", "traveller_05")
    lay(s, 0, "I-1", "I-01")
    lay(s, 0, "I-2", "I-02")
    give(s.players[0], wood=2, gold=2)
    fresh(s)
    assert may(s, "invite") == [("invite", "traveller_05")]
    s.play(("invite", "traveller_05"))
    assert resources(s.players[0]) == {}
    assert s.players[0].extra == 1
    assert s.scores()[0] == 2


@clause("hero.1")
@pytest.mark.parametrize("lacking", ["clay", "diamond", "gold"])
def test_every_part_of_a_heros_price_is_asked_for(lacking: str) -> None:
    s = table()
    row(s, "guard_01", "guard_02", "guard_03", "mercenary_10")
    price = {"clay": 1, "diamond": 1, "gold": 2}
    give(s.players[0], **{**price, lacking: price[lacking] - 1})
    assert not may(fresh(s), "invite")
    assert rule_against(s, "invite", "mercenary_10") == "hero.1"
    give(s.players[0], **price)
    fresh(s).play(("invite", "mercenary_10"))
    assert resources(s.players[0]) == {}


@clause("hero.1")
def test_heroes_outside_the_row_or_beyond_ones_means_are_refused() -> None:
    s = table()
    row(s, "guard_01", "guard_02", "guard_03", "mercenary_10")
    give(s.players[0], clay=1)
    fresh(s)
    assert rule_against(s, "invite", "mercenary_10") == "hero.1"
    assert rule_against(s, "invite", "mercenary_11") == "hero.1"


@clause("hero.2")
def test_the_two_leftmost_heroes_cost_two_and_one_diamonds_more() -> None:
    s = table()
    row(s, "guard_01", "guard_02", "guard_03", "mercenary_01")
    give(s.players[0], clay=3, wood=3, gold=9, diamond=1)
    fresh(s)
    assert rule_against(s, "invite", "guard_01") == "hero.2"
    s.play(("invite", "guard_02"))
    assert resources(s.players[0]) == {"clay": 3, "gold": 9}
    # The story tells price and surcharge.
    assert told(s, "paid") == [("paid", 0, 3, "wood"), ("paid", 0, 1, "diamond")]
    other = table()
    row(other, "guard_01", "guard_02", "guard_03", "mercenary_01")
    give(other.players[0], clay=3, diamond=2)
    fresh(other).play(("invite", "guard_01"))
    assert resources(other.players[0]) == {}


@clause("hero.3")
@pytest.mark.parametrize(
    ("taken", "rest"),
    [
        (0, ["X", "B", "C", "D"]),
        (1, ["X", "A", "C", "D"]),
        (2, ["X", "A", "B", "D"]),
        (3, ["X", "A", "B", "C"]),
    ],
)
def test_cards_left_of_the_gap_slide_right(taken: int, rest: list[str]) -> None:
    s = table()
    names = {"A": "guard_01", "B": "guard_02", "C": "guard_03", "D": "guard_04"}
    row(s, *names.values())
    give(s.players[0], **RICH)
    names["X"] = HERO_IDS[s.hero_deck[-1]]
    fresh(s).play(("invite", list(names.values())[taken]))
    assert [HERO_IDS[h] for h in s.hero_row] == [names[one] for one in rest]


@clause("hero.5")
def test_with_an_empty_deck_the_row_gets_shorter_from_the_left() -> None:
    s = table()
    row(s, "guard_01", "guard_02", "guard_03", "guard_04")
    s.players[1].heroes, s.hero_deck = s.hero_deck, []
    give(s.players[0], clay=3, diamond=2, wood=3)
    fresh(s).play(("invite", "guard_01"))
    assert [HERO_IDS[h] for h in s.hero_row] == ["guard_02", "guard_03", "guard_04"]
    # guard_02 is now the leftmost card and costs two diamonds more.
    give(s.players[0], wood=3, diamond=1)
    s.stack[-1] = type(s.stack[-1])("turn", 0, (0, 0))
    assert rule_against(fresh(s), "invite", "guard_02") == "hero.2"


@clause("hero.5", "round.1")
def test_with_an_empty_deck_a_round_still_ends_with_a_hero_riding_on() -> None:
    s = table()
    row(s, "guard_01", "guard_02", "guard_03", "guard_04")
    s.players[1].heroes, s.hero_deck = s.hero_deck, []
    everybody_passes(fresh(s))
    assert [HERO_IDS[h] for h in s.hero_row] == ["guard_01", "guard_02", "guard_03"]
    assert [HERO_IDS[h] for h in s.hero_discard] == ["guard_04"]
    while s.round < 6:
        everybody_passes(s)
    assert s.hero_row == []
    assert s.flaw() is None


@clause("pass.1")
def test_one_may_pass_at_any_time_in_ones_turn() -> None:
    s = table()
    assert ("pass",) in s.moves()
    s.play(("activate_street", "top"))
    assert ("pass",) in s.moves()
    s.play(("pass",))
    s.play(s.moves()[0])
    assert s.players[0].passed
    assert s.seat == 1


@clause("pass.2", "round.4")
def test_who_passes_first_starts_the_next_round() -> None:
    s = table(seats=3)
    s.play(("activate_street", "top"))
    s.play(("end_turn",))
    s.play(("pass",))
    assert told(s, "first_to_pass") == [("first_to_pass", 1)]
    s.play(s.moves()[0])
    everybody_passes(s)
    assert s.round == 2
    assert s.first == 1
    assert s.seat == 1
    assert s.first_passer == -1
    assert not any(player.passed for player in s.players)


@clause("pass.3")
def test_printed_example_artem_keeps_one_resource_for_his_fortification() -> None:
    """Worked example of passing second: 2 wood and 1 clay, one fortification, one kept."""
    s = table()
    lay(s, 1, "I-1", "I-01", fort=True)
    give(s.players[1], wood=2, clay=1, diamond=3, gold=1)
    fresh(s)
    s.play(("pass",))
    s.play(s.moves()[0])
    assert s.seat == 1
    s.play(("pass",))
    assert s.moves() == [("keep", "clay"), ("keep", "wood")]
    assert rule_against(s, "keep", "stone") == "pass.3"
    s.play(("keep", "wood"))
    assert resources(s.players[1]) == {"wood": 1, "diamond": 3, "gold": 1}
    assert s.stack[-1].kind == "artifact"
    old = ARTIFACTS[s.players[1].artifact]
    s.play(s.moves()[0])
    assert old in [ARTIFACTS[a] for a in s.artifact_row]


@clause("pass.3")
def test_nobody_is_asked_what_to_keep_when_there_is_no_choice() -> None:
    for held, forts, kept in [
        ({"wood": 2, "clay": 1}, 0, {}),
        ({"wood": 2}, 1, {"wood": 1}),
        ({"wood": 1, "clay": 1}, 2, {"wood": 1, "clay": 1}),
    ]:
        s = table()
        for i in range(forts):
            lay(s, 0, f"I-{i + 1}", f"I-0{i + 1}", fort=True)
        give(s.players[0], **held)
        fresh(s).play(("pass",))
        assert s.stack[-1].kind == "artifact"
        assert resources(s.players[0]) == kept


@clause("pass.4")
def test_settlers_come_home_and_used_extra_ones_leave() -> None:
    s = table()
    player = s.players[0]
    spend(s, 0, 4)
    player.extra, player.extra_used = 1, 2
    player.zones[1] = 1
    lay(s, 0, "I-1", "I-01", fort=True)
    player.forts_used = 1
    give(player)
    fresh(s).play(("pass",))
    assert (player.basic, player.extra, player.extra_used) == (6, 1, 0)
    assert sum(player.zones) == 0
    assert player.forts_used == 0


@clause("pass.5")
def test_the_old_artifact_cannot_be_kept_but_another_may_take_it() -> None:
    s = table()
    old = ARTIFACTS[s.players[0].artifact]
    s.play(("pass",))
    assert len(s.moves()) == 3
    assert rule_against(s, "take_artifact", old) == "pass.5"
    taken = s.moves()[0]
    s.play(taken)
    assert len(s.artifact_row) == 3
    s.play(("pass",))
    assert ("take_artifact", old) in s.moves()
    assert taken not in s.moves()


@clause("artifact.5")
def test_from_one_gold_token_to_the_other_pays_again() -> None:
    s = table()
    hold(s, 0, "take_gold_a")
    hold(s, 1, "fort_extra")
    s.artifact_box.extend(s.artifact_row)
    s.artifact_row = []
    for name in ("take_gold_b", "take_diamond", "region_extra"):
        s.artifact_box.remove(ARTIFACTS.index(name))
        s.artifact_row.append(ARTIFACTS.index(name))
    give(s.players[0])
    fresh(s).play(("pass",))
    s.play(("take_artifact", "take_gold_b"))
    assert resources(s.players[0]) == {"gold": 1}


@clause("pass.6", "end.1")
def test_in_the_sixth_round_nothing_is_discarded_and_the_game_ends_at_once() -> None:
    s = table()
    later(s, 6)
    give(s.players[0], clay=4)
    heroes = list(s.hero_row)
    fresh(s).play(("pass",))
    assert resources(s.players[0]) == {"clay": 4}
    assert told(s, "first_to_pass") == [], "there is no next round to start"
    assert s.seat == 1
    s.play(("pass",))
    assert s.seat is None
    assert s.hero_row == heroes, "the steps between rounds are left out"
    assert s.moves() == []


@clause("round.1")
def test_the_rightmost_hero_leaves_at_the_end_of_a_round() -> None:
    s = table()
    row(s, "guard_01", "guard_02", "guard_03", "guard_04")
    new = s.hero_deck[-1]
    everybody_passes(fresh(s))
    assert [HERO_IDS[h] for h in s.hero_row] == [HERO_IDS[new], "guard_01", "guard_02", "guard_03"]
    assert [HERO_IDS[h] for h in s.hero_discard] == ["guard_04"]


@clause("round.2", "round.3")
def test_equal_buildings_are_stacked_and_free_spaces_filled() -> None:
    """The printed example: two taverns and two cathedrals make two stacks."""
    s = table()
    market(s, "tavern", "cathedral", "tavern", "cathedral", "bank", "bank", "bank", "quarry")
    # The next tile drawn is one that lies there already: it is not stacked.
    tavern = BUILDINGS.index("tavern")
    s.building_pile.remove(tavern)
    s.building_pile.append(tavern)
    everybody_passes(fresh(s))
    assert s.market_stack[0] == 2
    assert s.market_stack[1] == 2
    assert s.market[4] == BUILDINGS.index("bank")
    assert s.market_stack[4] == 3
    assert min(s.market) >= 0
    assert s.market[2] == tavern
    assert s.market_stack[2] == 1


@clause("score.1", "goal.1")
def test_heroes_score_with_the_final_counts_each_by_itself() -> None:
    s = table()
    player = s.players[0]
    lay(s, 0, "I-1", "I-01", fort=True)
    lay(s, 0, "I-2", "I-02", monster=True)
    raise_house(s, 0, "top", "quarry", "quarry", "sawmill")
    for hero in ("traveller_01", "traveller_02", "guard_01", "builder_01", "mercenary_10"):
        number = HERO_IDS.index(hero)
        for place in (s.hero_deck, s.hero_row):
            if number in place:
                place.remove(number)
        player.heroes.append(number)
    assert fresh(s).score_breakdown(0) == [
        ("travellers", 4),
        ("guards", 1),
        ("builders", 3),
        ("mercenaries", 12),
        ("banks", 0),
        ("cathedrals", 0),
    ]
    assert s.scores() == [20, 0]
    assert s.ranking() == [[0], [1]]


@clause("score.2")
def test_banks_score_five_and_cathedrals_four_and_nothing_else_scores() -> None:
    s = table()
    raise_house(s, 0, "top", "bank", "cathedral", "bank")
    s.players[0].stored[:3] = [2, 3, 1]
    later(s, 2)
    give(s.players[0], **RICH)
    s.players[0].extra = 3
    assert fresh(s).scores()[0] == 15 + 12


@clause("score.3")
def test_ties_go_to_gold_then_diamonds_then_are_shared() -> None:
    s = table(seats=3)
    give(s.players[0], gold=1, diamond=1)
    give(s.players[1], gold=2)
    give(s.players[2], gold=1)
    assert s.ranking() == [[1], [0], [2]]
    give(s.players[2], gold=1, diamond=1)
    assert s.ranking() == [[1], [0, 2]]


@clause("score.3")
@pytest.mark.parametrize(
    ("held", "scales", "best"),
    [
        ({"diamond": 3}, False, (1, 1)),
        ({"clay": 1, "wood": 1, "stone": 1}, False, (0, 1)),
        ({"clay": 3, "wood": 1}, False, (0, 1)),
        ({"clay": 4}, False, (0, 0)),
        ({"clay": 5}, False, (0, 1)),
        ({"clay": 3}, True, (0, 1)),
        ({"clay": 6, "diamond": 1}, True, (1, 1)),
        ({"clay": 2, "wood": 2, "stone": 2}, False, (1, 0)),
    ],
)
def test_ties_compare_what_exchanges_can_still_reach(
    held: dict[str, int], scales: bool, best: tuple[int, int]
) -> None:
    s = table()
    if scales:
        hold(s, 0, "exchange_1_1")
    give(s.players[0], **held)
    assert s.tie_break(0) == best


@clause("solo.2")
def test_alone_the_old_artifact_leaves_for_good_and_a_new_one_is_turned_up() -> None:
    s = table(seats=1)
    old = s.players[0].artifact
    offered = list(s.artifact_row)
    top = s.artifact_pile[-1]
    fresh(s).play(("pass",))
    assert len(s.moves()) == 3, "the choice is among the three already open"
    s.play(("take_artifact", ARTIFACTS[offered[0]]))
    assert old in s.artifact_box
    assert s.artifact_row == [*offered[1:], top]
    assert s.round == 2
    assert s.seat == 0


@clause("solo.3")
@pytest.mark.parametrize(
    ("banks", "cathedrals", "title"),
    [
        (0, 0, "settler"),
        (10, 0, "settler"),
        (7, 4, "headman"),
        (15, 0, "headman"),
        (12, 4, "knight"),
        (20, 0, "knight"),
        (17, 4, "ruler"),
    ],
)
def test_solo_titles(banks: int, cathedrals: int, title: str) -> None:
    s = table(seats=1)
    raise_house(s, 0, "top", "bank", "cathedral", "bank")
    s.players[0].stored[:3] = [banks // 2, cathedrals, banks - banks // 2]
    later(s, 6)
    fresh(s).play(("pass",))
    assert s.solo_title() == title


@clause("artifact.9")
def test_banner_of_welcome_brings_a_settler_on_top_of_the_heros_own() -> None:
    s = table()
    hold(s, 0, "hero_settler")
    row(s, "guard_01", "guard_02", "guard_03", "guard_07")
    give(s.players[0], clay=2, gold=1)
    said = fresh(s).describe(("invite", "guard_07"), "en")
    assert said.startswith("Invite a hero for 2 clay and 1 gold and gain 3 settlers")
    s.play(("invite", "guard_07"))
    assert s.players[0].extra == 3


@clause("goal.1")
def test_a_game_lasts_six_rounds() -> None:
    s = table()
    harmless_row(s)
    rounds = []
    while s.seat is not None:
        rounds.append(s.round)
        everybody_passes(s)
    assert rounds == [1, 2, 3, 4, 5, 6]
