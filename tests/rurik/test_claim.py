"""The claim phase, scoring, agendas, the deed row."""

from __future__ import annotations

import pytest

from terem.games.rurik import scoring
from terem.games.rurik.rules.claim import income
from terem.games.rurik.rules.tracks import advance_markers, measure, step_reached
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import AGENDAS, DEEDS, REGIONS, TRACKS, bits
from tests.clauses import clause
from tests.rurik.table import (
    agenda,
    begin_claim,
    fresh,
    give,
    lead,
    may,
    opening,
    put,
    raise_up,
    rule_against,
    table,
    told,
)


def claim(s: Rurik) -> Rurik:
    s.board = [-1] * 24
    for player in s.players:
        player.advisors = 0
    begin_claim(s)
    return s


@clause("claim.1")
def test_the_holder_of_the_token_is_first_player_from_the_claim_phase_on() -> None:
    s = table(3)
    s.token = 2
    claim(s)
    assert s.first == 2
    assert (s.seat, s.stack[-1].kind) == (2, "claim_deed")
    for _ in range(3):
        s.play(s.moves()[0])
    assert s.seat == 2
    assert s.stack[-1].kind == "place"


@clause("claim.2", "claim.3")
def test_example_f_markers_go_to_the_highest_step_that_holds() -> None:
    """Worked example F: three ruled regions, structures in three neighbouring regions and three
    goods give 2, 2 and 1; three regions, two and seven goods give 2, 1 and 3."""
    s = table(3)
    for region in ("kiev", "volyn", "polotsk"):
        put(s, 0, region)
        raise_up(s, 0, "market", region)
    give(s, 0, wood=2, ore=1)
    for region in ("rostov", "smolensk", "novgorod"):
        put(s, 1, region)
    raise_up(s, 1, "market", "rostov", "smolensk")
    give(s, 1, wood=3, fish=3, honey=1)
    advance_markers(s)
    points = [
        [scoring.track_points(s, s.players[side], track) for track in range(3)] for side in (0, 1)
    ]
    assert points == [[2, 2, 1], [2, 1, 3]]


@clause("claim.2")
def test_the_top_step_of_rule_wants_kiev_and_novgorod_and_markers_never_go_back() -> None:
    s = table(2)
    for region in ("kiev", "volyn", "polotsk", "rostov", "smolensk"):
        put(s, 0, region)
    assert step_reached(s, s.players[0], 0) == 4
    put(s, 0, "novgorod")
    assert step_reached(s, s.players[0], 0) == 5
    advance_markers(s)
    for region in ("kiev", "volyn", "polotsk"):
        put(s, 1, region)
    fresh(s)
    advance_markers(s)
    assert s.players[0].tracks[0] == 5


@clause("claim.3")
def test_only_the_largest_connected_group_counts() -> None:
    s = table(2)
    raise_up(s, 0, "market", "kiev", "volyn", "novgorod")
    raise_up(s, 0, "church", "kiev", "rostov")
    raise_up(s, 0, "stronghold", "smolensk")
    # Kiev with Volyn is a group of two; Novgorod, Rostov and Smolensk are one of three.
    assert measure(s, s.players[0], TRACKS.index("build")) == 3
    raise_up(s, 0, "stronghold", "polotsk")
    assert measure(s, s.players[0], TRACKS.index("build")) == 6


@clause("claim.4")
def test_example_g_a_full_column_pays_a_coin_and_so_do_markers_off_their_tracks() -> None:
    """Worked example G: two stone fill their column of the boat and stay there."""
    s = table(2)
    s.players[0].tracks = [1, 1, 1]
    s.players[0].warfare = 1
    give(s, 0, ore=2, wood=2)
    assert income(s, 0) == 1
    s.players[0].warfare = 0
    assert income(s, 0) == 2
    s.players[0].tracks = [0, 1, 0]
    assert income(s, 0) == 4
    s.players[0].tracks = [0, 0, 1]
    coins = s.players[0].coins
    claim(s)
    assert s.players[0].boat[1] == 2
    assert s.players[0].coins == coins + 4
    assert (0, 4) in told(s, "income")


@clause("claim.5")
def test_everybody_takes_one_deed_and_the_row_is_refilled_after_each() -> None:
    s = table(2)
    claim(s)
    row = list(s.deed_row)
    outside = next(d for d in range(26) if d not in row)
    assert rule_against(s, "take_deed", DEEDS[outside]) == "claim.5"
    s.play(("take_deed", DEEDS[row[0]]))
    assert (s.seat, len(s.deed_row)) == (1, 3)
    s.play(s.moves()[1])
    assert len(s.deed_row) == 3
    assert all(player.deeds.bit_count() == 1 for player in s.players)


@clause("claim.5")
def test_an_empty_deck_lets_the_row_shrink_and_nobody_is_asked_for_nothing() -> None:
    s = table(2)
    s.players[0].done = sum(1 << d for d in [*s.deed_deck, *s.deed_row[1:]])
    s.deed_deck = []
    s.deed_row = s.deed_row[:1]
    fresh(s)
    # The first player takes the last deed unasked, the second finds none.
    claim(s)
    assert s.deed_row == []
    assert s.stack[-1].kind == "place"
    assert not s.players[1].deeds


@clause("claim.6")
def test_the_next_round_brings_tiles_goods_and_abilities_back() -> None:
    s = table(2)
    s.goods = 0
    s.players[0].tiles = 0b11
    s.players[0].leader_used = True
    fresh(s)
    claim(s)
    for _ in range(2):
        s.play(s.moves()[0])
    assert s.round == 2
    assert s.goods == s.regions
    assert s.players[0].tiles == 0
    assert not s.players[0].leader_used


@clause("claim.7")
def test_in_the_last_round_only_the_markers_go_up() -> None:
    s = table(2)
    s.round = 4
    put(s, 0, "kiev")
    put(s, 0, "volyn")
    coins = [player.coins for player in s.players]
    claim(s)
    assert s.seat is None
    assert s.players[0].tracks[0] == 1
    assert [player.coins for player in s.players] == coins
    assert not s.players[0].deeds


@clause("score.1", "score.2", "score.3", "agenda.1")
def test_example_h_three_five_five_three_two_and_two_make_twenty() -> None:
    """Worked example H: 3 for rule, 5 for build, 5 for trade, 3 for warfare, 2 for the agenda
    (highest on the build track) and two deeds of one point each."""
    s = table(2)
    s.round = 4
    s.players[0].tracks = [3, 4, 4]
    s.players[0].warfare = 2
    s.players[1].warfare = 1
    agenda(s, 0, "committed")
    for name in ("hoard", "trade_route"):
        deed = DEEDS.index(name)
        s.deed_deck = [d for d in s.deed_deck if d != deed]
        if deed in s.deed_row:
            s.deed_row.remove(deed)
        s.players[0].done |= 1 << deed
    fresh(s)
    assert s.score_breakdown(0) == [
        ("rule", 3),
        ("build", 5),
        ("trade", 5),
        ("warfare", 3),
        ("agenda", 2),
        ("deeds", 2),
    ]
    assert s.scores()[0] == 20


@clause("score.1")
def test_steps_of_a_track_are_worth_1_2_3_5_and_8() -> None:
    s = table(2)
    for track in range(3):
        assert s.tables.track_points[track] == [0, 1, 2, 3, 5, 8]


@clause("score.2")
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ((3, 2, 1, 0), (3, 1, 0, 0)),
        ((3, 3, 1, 0), (3, 3, 0, 0)),
        ((3, 1, 1, 0), (3, 1, 1, 0)),
        ((2, 0, 0, 0), (3, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_warfare_places_and_ties(steps: tuple[int, ...], points: tuple[int, ...]) -> None:
    s = table(4)
    for player, count in zip(s.players, steps, strict=True):
        player.warfare = count
    assert tuple(scoring.warfare_points(s, side) for side in range(4)) == points


@clause("score.2")
def test_a_table_may_rank_warfare_markers_that_never_moved() -> None:
    s = table(3, warfare_off_track="ranked")
    assert [scoring.warfare_points(s, side) for side in range(3)] == [3, 3, 3]
    s.players[0].warfare = 1
    assert [scoring.warfare_points(s, side) for side in range(3)] == [3, 1, 1]


@clause("score.4")
def test_ties_are_broken_by_ruled_regions_then_coins_then_shared() -> None:
    s = table(3)
    s.round = 4
    for player in s.players:
        player.agenda = -1
        player.dealt = 0
    put(s, 0, "kiev")
    put(s, 1, "volyn")
    s.players[1].coins = 9
    s.players[2].coins = 20
    s.stack = []
    assert len(set(s.scores())) == 1
    assert s.ranking() == [[1], [0], [2]]
    s.players[1].coins = s.players[0].coins
    assert s.ranking() == [[0, 1], [2]]


@clause("agenda.1")
def test_agendas_count_only_when_the_game_is_over() -> None:
    s = opening(2, 1, leaders="dealt")
    for _ in range(2):
        s.play(s.moves()[0])
    assert s.scores() == [0, 0]
    assert all(dict(s.score_breakdown(seat))["agenda"] == 0 for seat in range(2))
    over = table(2)
    agenda(over, 0, "wealthy")
    assert over.scores()[0] == 2
    assert over.view(1)["players"][0]["agenda"] == "wealthy"


def most(s: Rurik, name: str) -> None:
    """Give seat 0 just more of what an agenda counts."""
    player = s.players[0]
    metric = {
        "capable": "goods",
        "committed": 1,
        "conquering": "warfare",
        "courageous": "captured",
        "dignified": "done",
        "esteemed": "regions",
        "prosperous": 2,
        "protective": "protective",
        "regal": "regal",
        "successful": 0,
        "wealthy": "coins",
    }[name]
    if isinstance(metric, int):
        player.tracks[metric] = 1
    elif metric == "goods":
        give(s, 0, wood=5)
    elif metric == "warfare":
        player.warfare = 1
    elif metric == "captured":
        s.rebel_box &= ~1
        player.captured = 1
    elif metric == "done":
        player.done = 1 << s.deed_deck.pop()
    elif metric == "regions":
        put(s, 0, "kiev")
    elif metric == "protective":
        put(s, 0, "kiev")
        raise_up(s, 1, "market", "kiev")
    elif metric == "regal":
        give(s, 0, fur=1, honey=3)
    else:
        player.coins += 1


@clause("agenda.2")
@pytest.mark.parametrize("name", AGENDAS)
def test_each_agenda_counts_its_own_thing(name: str) -> None:
    s = table(2)
    if name in ("capable", "regal"):
        give(s, 1, wood=4, fur=1, honey=2) if name == "regal" else give(s, 1, wood=4)
    if name == "wealthy":
        s.players[0].coins = s.players[1].coins
    most(s, name)
    fresh(s)
    index = AGENDAS.index(name)
    assert scoring.agenda_fulfilled(s, 0, index)
    assert not scoring.agenda_fulfilled(s, 1, index)


@clause("agenda.3")
def test_a_tie_fulfils_an_agenda_but_a_marker_below_its_track_does_not() -> None:
    s = table(2)
    rulers, rebels = AGENDAS.index("successful"), AGENDAS.index("courageous")
    assert not scoring.agenda_fulfilled(s, 0, rulers)
    for player in s.players:
        player.tracks[0] = 2
    assert scoring.agenda_fulfilled(s, 0, rulers)
    assert scoring.agenda_fulfilled(s, 1, rulers)
    assert scoring.agenda_fulfilled(s, 0, rebels)
    strict = table(2, agenda_at_zero="needs_one")
    assert not scoring.agenda_fulfilled(strict, 0, rebels)


@clause("variant.3")
def test_the_deed_row_is_renewed_after_the_last_player() -> None:
    s = table(2, deed_row_refresh="on")
    claim(s)
    s.play(s.moves()[0])
    row = list(s.deed_row)
    s.play(("take_deed", DEEDS[row[2]]))
    assert s.deed_discard == 1 << row[0] | 1 << row[1]
    assert not set(s.deed_row) & set(row)
    assert len(s.deed_row) == 3
    # An empty deck is made of the discard pile.
    short = table(2, deed_row_refresh="on")
    short.deed_discard = sum(1 << d for d in short.deed_deck)
    short.deed_deck = []
    fresh(short)
    claim(short)
    short.play(short.moves()[0])
    assert len(short.deed_row) == 3
    assert may(short, "take_deed")


def test_a_ruled_region_needs_nobody_inside() -> None:
    s = table(2)
    raise_up(s, 0, "stronghold", "kiev", "volyn")
    assert s.players[0].ruled == 1 << REGIONS.index("kiev") | 1 << REGIONS.index("volyn")
    advance_markers(s)
    assert s.players[0].tracks[0] == 1
    lead(s, 1, "boris", "kiev")
    assert bits(s.players[0].ruled) == [REGIONS.index("volyn")]
