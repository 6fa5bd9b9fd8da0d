"""Setup, hidden information, and the draft of artifacts."""

from __future__ import annotations

import pytest

from terem.games.outpost.tables import HERO_IDS, TILE_IDS
from tests.clauses import clause
from tests.outpost.table import GAME, fresh, harmless_row, hold, opening, resources, table, told


@clause("setup.1")
def test_territories_lie_in_three_shuffled_piles_of_twelve() -> None:
    s = opening(seed=5)
    for region, pile in enumerate(s.piles):
        assert sorted(TILE_IDS[t] for t in pile) == TILE_IDS[region * 12 : region * 12 + 12]
    assert s.piles != opening(seed=6).piles
    assert GAME.components.blocks["territories"].reconstructed


@clause("setup.2")
def test_the_opening_market_has_nine_single_tiles() -> None:
    for seed in range(20):
        s = opening(seed=seed)
        assert len(s.market) == 9
        assert min(s.market) >= 0
        assert s.market_stack == [1] * 9
        assert len(s.building_pile) == 27
    # Equal tiles are not stacked: over twenty deals some lie twice.
    assert any(len(set(opening(seed=seed).market)) < 9 for seed in range(20))


@clause("setup.3")
def test_four_heroes_lie_in_the_row() -> None:
    s = opening()
    assert len(s.hero_row) == 4
    assert sorted([*s.hero_row, *s.hero_deck]) == list(range(48))
    assert GAME.components.blocks["heroes"].reconstructed


@clause("setup.4")
def test_everybody_starts_with_six_settlers_and_one_of_each_common_resource() -> None:
    for player in opening(seats=4).players:
        assert player.basic == 6
        assert player.extra == 0
        assert resources(player) == {"clay": 1, "wood": 1, "stone": 1}


@clause("setup.5")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = [opening(seats=3, seed=seed).first for seed in range(60)]
    assert {0, 1, 2} == set(firsts)


@clause("setup.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_artifacts_are_drafted_counter_clockwise_first_player_last(
    seats: int,
) -> None:
    s = opening(seats=seats, seed=3)
    assert len(s.artifact_row) == {2: 5, 3: 6, 4: 7}[seats]
    order = []
    for _ in range(seats):
        assert s.stack[-1].kind == "artifact"
        order.append(s.seat)
        s.play(s.moves()[0])
    assert order == [(s.first - 1 - i) % seats for i in range(seats)]
    assert order[-1] == s.first == s.seat
    assert s.stack[-1].kind == "turn"
    assert len(s.artifact_row) == 3


@clause("setup.6")
def test_printed_example_two_players_need_five_artifacts() -> None:
    """The remark of the printed setup, step 6."""
    assert len(opening(seats=2).artifact_row) == 5


@clause("setup.6", "artifact.5", "artifact.6")
@pytest.mark.parametrize(
    ("artifact", "gain"),
    [("take_gold_a", "gold"), ("take_gold_b", "gold"), ("take_diamond", "diamond")],
)
def test_what_an_artifact_gives_on_taking_it_gives_in_the_draft(artifact: str, gain: str) -> None:
    s = next(
        s
        for s in (opening(seats=2, seed=seed) for seed in range(100))
        if ("take_artifact", artifact) in s.moves()
    )
    seat = s.seat
    assert seat is not None
    s.play(("take_artifact", artifact))
    assert resources(s.players[seat]) == {"clay": 1, "wood": 1, "stone": 1, gain: 1}


@clause("hidden.1")
def test_views_show_everything_but_the_order_of_the_piles() -> None:
    s = table(seats=3)
    harmless_row(s)
    s.players[1].heroes.append(s.hero_deck.pop())
    view = fresh(s).view(0)
    assert view["players"][1]["heroes"] == [HERO_IDS[s.players[1].heroes[0]]]
    assert view["face_down"]["heroes"] == len(s.hero_deck)
    assert "face_down_top_last" not in view
    assert "artifacts_out_of_play" not in view, "they went back to the box unseen"
    assert view == {**s.view(2), "you": 0}
    piles, redrawn = (one.dump()["position"]["face_down_top_last"] for one in (s, s.sample(0, 99)))
    assert piles != redrawn


@clause("solo.1")
def test_alone_four_artifacts_lie_open_and_ten_face_down() -> None:
    s = opening(seats=1)
    assert len(s.artifact_row) == 4
    assert len(s.artifact_pile) == 10
    s.play(s.moves()[0])
    assert len(s.artifact_row) == 3


@clause("artifact.14")
def test_an_artifact_works_until_the_next_pass_and_not_before_the_next_round() -> None:
    s = table(seats=2)
    hold(s, 0, "fort_extra")
    fresh(s).play(("pass",))
    taken = s.moves()[0]
    s.play(taken)
    assert ("artifact_taken", 0, taken[1]) in told(s, "artifact_taken")
    # Having passed, its holder does not move again this round.
    assert s.players[0].passed
    assert s.seat == 1
