"""Goal, setup and what is hidden."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import terem
from terem.games.rurik.tables import AGENDAS, DEEDS, GOODS, LEADERS, REGIONS, bits
from tests.clauses import clause
from tests.rurik.table import GAME, column, leader_at, may, opening, rule_against, sample, told


def play_out(seats: int, seed: int, **options: str | int) -> list[int]:
    s = opening(seats, seed, **options)
    rng = random.Random(seed)
    rounds = set()
    while s.seat is not None:
        rounds.add(s.round)
        s.play(rng.choice(s.moves()))
    assert rounds == {1, 2, 3, 4}
    return s.scores()


@clause("goal.1", "claim.7")
def test_a_game_lasts_four_rounds_and_the_most_points_win() -> None:
    s = opening(3, 5)
    rng = random.Random(5)
    while s.seat is not None:
        s.play(rng.choice(s.moves()))
    assert s.round == 4
    assert ("game_over",) in s.events
    best = max(s.scores())
    assert all(s.scores()[seat] == best for seat in s.ranking()[0])
    assert play_out(2, 3)


@clause("setup.1")
@pytest.mark.parametrize(
    ("seats", "regions", "rows"), [(1, 8, 3), (2, 8, 3), (3, 11, 4), (4, 15, 4)]
)
def test_regions_spaces_decks_and_row_by_number_of_players(
    seats: int, regions: int, rows: int
) -> None:
    s = opening(seats)
    assert len(bits(s.regions)) == regions
    assert s.tables.rows[s.board_side] == rows
    assert sorted(len(deck) for deck in s.decks) == [13, 14]
    assert len(s.deed_row) == 3


@clause("setup.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_region_has_one_rebel_and_one_good(seats: int) -> None:
    s = opening(seats)
    for region in range(15):
        assert (s.rebels[region] >= 0) == bool(s.regions >> region & 1)
    assert s.goods == s.regions
    assert len(bits(s.rebel_box)) == 15 - len(bits(s.regions))
    assert s.view(0)["rebels"] == [REGIONS[r] for r in bits(s.regions)]


@clause("setup.3")
def test_leaders_are_chosen_clockwise_from_the_first_player_each_once() -> None:
    s = opening(3, 2)
    order = []
    for _ in range(3):
        order.append(s.seat)
        s.play(s.moves()[0])
    assert order == [(s.first + i) % 3 for i in range(3)]
    assert len({player.leader for player in s.players}) == 3
    twin = opening(3, 2)
    twin.play(("choose_leader", "boris"))
    assert rule_against(twin, "choose_leader", "boris") == "setup.3"
    dealt = opening(4, 2, leaders="dealt")
    assert len({player.leader for player in dealt.players}) == 4
    assert dealt.stack[-1].kind == "agenda"
    assert {opening(3, seed).first for seed in range(20)} == {0, 1, 2}


@clause("setup.4")
def test_everybody_starts_alike_and_keeps_one_of_two_agendas_in_secret() -> None:
    s = opening(2, 1, leaders="dealt")
    for player in s.players:
        assert (player.coins, player.supply, player.tiles) == (3, 12, 0)
        assert len(bits(player.dealt)) == 2
    seat = s.seat
    assert seat is not None
    choices = [str(move[1]) for move in s.moves()]
    assert sorted(choices) == sorted(AGENDAS[a] for a in bits(s.players[seat].dealt))
    other = next(name for name in AGENDAS if name not in choices)
    assert rule_against(s, "keep_agenda", other) == "setup.4"
    s.play(("keep_agenda", choices[0]))
    assert s.view(seat)["players"][seat]["agenda"] == choices[0]
    rival = 1 - seat
    assert s.view(rival)["players"][seat]["agenda"] is None
    assert ("agenda_chosen", seat) in s.events_for(rival)
    assert choices[0] not in json.dumps(s.view(rival)["players"][seat])


@clause("setup.5")
@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [4, 4, 5, 6]), (3, [4, 4, 5, 6]), (4, [4, 4, 5, 5])]
)
def test_later_advisors_join_in_rounds_three_and_four(seats: int, counts: list[int]) -> None:
    s = opening(seats, 4)
    rng = random.Random(4)
    found: dict[int, int] = {}
    while s.seat is not None:
        if s.stack[-1].kind == "place" and s.round not in found:
            found[s.round] = len(bits(s.players[s.seat].advisors))
            numbers = [s.tables.numbers[t] for t in bits(s.players[s.seat].advisors)]
            assert (3 in numbers) == (s.round == 4 and seats < 4)
            assert numbers.count(2) == (2 if s.round > 2 else 1)
        s.play(rng.choice(s.moves()))
    assert [found[r] for r in (1, 2, 3, 4)] == counts


@clause("setup.6")
def test_three_troops_each_in_turn_then_leaders_beside_own_troops() -> None:
    s = opening(2, 1, leaders="dealt")
    for _ in range(2):
        s.play(s.moves()[0])
    first = s.first
    seats = []
    for region in ("kiev", "kiev", "volyn", "kiev", "rostov", "novgorod"):
        seats.append(s.seat)
        assert len(may(s, "deploy")) == 8
        s.play(("deploy", region))
    assert seats == [first, 1 - first] * 3
    assert s.seat == first
    assert {str(move[1]) for move in s.moves()} == {"kiev", "volyn", "rostov"}
    assert rule_against(s, "deploy_leader", "novgorod") == "setup.6"
    s.play(("deploy_leader", "kiev"))
    s.play(("deploy_leader", "kiev"))
    assert s.stack[-1].kind == "place"
    assert told(s, "round_begins") == [(1, first)]
    assert not column(s, "muster")


@clause("setup.6")
def test_a_leader_whose_troops_stand_in_one_region_joins_them_unasked() -> None:
    s = opening(2, 1, leaders="dealt")
    for _ in range(2):
        s.play(s.moves()[0])
    first = s.stack[-1].seat
    for region in ("kiev", "volyn", "kiev", "volyn", "rostov", "volyn"):
        s.play(("deploy", region))
    # The first player chooses between Kiev and Rostov, the other has nothing to choose.
    assert (s.seat, s.stack[-1].kind) == (first, "deploy_leader")
    s.play(("deploy_leader", "rostov"))
    assert leader_at(s, 1 - first) == "volyn"
    assert s.stack[-1].kind == "place"


@clause("variant.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goods_tokens_shuffle_the_goods_of_the_regions_in_play(seats: int) -> None:
    printed = opening(seats)
    layouts = set()
    for seed in range(12):
        s = opening(seats, seed, goods_tokens="on")
        here = [s.region_good[r] for r in bits(s.regions)]
        assert sorted(here) == sorted(printed.region_good[r] for r in bits(s.regions))
        layouts.add(tuple(here))
    assert len(layouts) > 6
    region = REGIONS[bits(s.regions)[0]]
    assert s.view(None)["region_goods"][region] == GOODS[s.region_good[REGIONS.index(region)]]


@clause("hidden.1")
def test_views_hide_hands_decks_and_rewards_but_tell_how_many() -> None:
    s = opening(2, 1, leaders="dealt")
    s.players[0].hand = 1 << s.decks[0].pop()
    s._legal = None
    mine = s.view(0)["players"][0]
    theirs = s.view(1)["players"][0]
    assert len(mine["scheme_cards"]) == theirs["scheme_cards_count"] == 1
    assert theirs["scheme_cards"] is None
    view = s.view(1)
    assert view["scheme_decks"] == [13, 13]
    assert "scheme_decks_top_last" not in view
    assert "deed_deck_top_last" not in view
    assert isinstance(view["rebels"], list)
    hands = {tuple(bits(sample(s, 1, seed).players[0].hand)) for seed in range(30)}
    rebels = {tuple(sample(s, 1, seed).rebels) for seed in range(10)}
    agendas = {sample(s, 1, seed).players[0].dealt for seed in range(20)}
    assert len(hands) > 5
    assert len(rebels) > 5
    assert len(agendas) > 5
    assert {sample(s, 1, seed).players[1].dealt for seed in range(20)} == {s.players[1].dealt}


@clause("hidden.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_events_mini_expansion_is_not_in_the_game(seats: int) -> None:
    """Nothing on the table is more than the base box holds, and no option brings events in."""
    assert not [name for name in GAME.components if "event" in name or "laika" in name]
    assert not [name for name in GAME.options if "event" in name]
    with pytest.raises(ValueError, match="events"):
        GAME.new(seats, 1, {"events": "on"})
    position = opening(seats).dump()["position"]
    assert not [key for key in position if "event" in key or "laika" in key]
    assert sum(len(deck) for deck in position["scheme_decks_top_last"]) == 27
    deeds = len(position["deed_deck_top_last"]) + len(position["deed_row"])
    assert deeds == (23 if seats == 1 else 26)
    words = {"en": "Events", "ru": "События", "de": "Ereignisse"}
    for lang, word in words.items():
        told = next(c for c in GAME.rulebook(lang) if c.id == "hidden.2").text
        assert word in told


@clause("solo.2")
def test_solo_leaves_three_deeds_some_agendas_and_sviatopolk_in_the_box() -> None:
    for edition, agendas in (
        ("ru", {"dignified", "courageous", "wealthy"}),
        ("de", {"courageous"}),
    ):
        seen: set[str] = set()
        for seed in range(60):
            s = opening(1, seed, leaders="dealt", edition=edition)
            seen |= {AGENDAS[a] for a in bits(s.players[0].dealt)}
            deeds = {DEEDS[d] for d in [*s.deed_deck, *s.deed_row]}
            assert deeds == set(DEEDS) - {"enforce_peace", "grand_hunter", "law_giver"}
            assert s.players[0].leader != LEADERS.index("sviatopolk")
        assert seen == set(AGENDAS) - agendas
    s = opening(1)
    assert len(s.moves()) == 7
    assert rule_against(s, "choose_leader", "sviatopolk") == "solo.2"


def test_an_insurrection_card_names_each_advisor_once(tmp_path: Path) -> None:
    printed = Path(terem.__file__).parent / "games" / "rurik" / "components.toml"
    text = printed.read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("advisor = 4", "advisor = 5", 1), encoding="utf-8")
    with pytest.raises(ValueError, match=r"rows: expected each advisor once"):
        GAME.new(1, 1, components=mine)
