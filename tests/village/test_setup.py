"""Setup, what is hidden, and the printed data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import terem
from terem.games.village.tables import COLOURS, FARM, UNBORN
from tests.clauses import clause
from tests.village.table import GAME, at, give, go, has, kind, opening, table


@clause("setup.1")
def test_the_village_is_laid_out() -> None:
    s = table(3)
    assert s.scores() == [1, 1, 1]  # a coin each, nothing on the track
    assert s.ring == -1
    assert s.tables.monks == 4
    assert [s.supply[c] + s.bag[c] + sum(s.board[c::5]) for c in range(5)] == [33, 33, 33, 33, 6]


@clause("setup.2")
def test_four_first_members_are_at_home_and_seven_are_to_come() -> None:
    s = table(2)
    for player in s.players:
        assert player.family == [FARM] * 4 + [UNBORN] * 7
    assert at(s, 0, 1) == ["farm"] * 4
    assert [len(at(s, 0, number)) for number in (1, 2, 3, 4)] == [4, 3, 2, 2]


@clause("setup.3")
def test_everybody_starts_with_a_coin_right_behind_the_quill() -> None:
    s = table(5)
    for seat in range(5):
        assert has(s, seat) == {"coins": 1}


@clause("setup.4")
@pytest.mark.parametrize(
    ("seats", "open_stalls"),
    [(1, 3), (2, 3), (3, 4), (4, 5), (5, 5)],
)
def test_market_cells_by_number_of_players(seats: int, open_stalls: int) -> None:
    """Eight, nine or ten cells are filled."""
    s = table(seats)
    assert len(s.stalls) == open_stalls
    assert min(s.stalls) >= 0
    assert len(s.queue) == 5
    assert len(s.customers) == 24 - open_stalls - 5
    everybody = sorted([*s.stalls, *s.queue, *s.customers])
    assert everybody == list(range(24))


@clause("setup.5")
@pytest.mark.parametrize(
    ("seats", "slots", "graves"),
    [
        (1, [3, 2, 1, 1, 2], 3),
        (2, [3, 2, 1, 1, 2], 3),
        (3, [3, 2, 2, 2, 2], 4),
        (4, [4, 3, 2, 2, 3], 5),
        (5, [5, 4, 2, 3, 4], 6),
    ],
)
def test_chronicle_and_graves_by_number_of_players(
    seats: int, slots: list[int], graves: int
) -> None:
    s = table(seats)
    assert s.slots == slots
    assert s.graves == graves


@clause("setup.6")
def test_goods_are_unlimited() -> None:
    s = table()
    give(s, 0, scroll=12, pink=1)
    give(s, 1, scroll=12)
    go(s, "crafts", "orange")
    s.play(("buy", "scroll"))
    assert s.players[0].goods[0] == 13


@clause("setup.7")
def test_recommended_start_bonuses() -> None:
    s = opening(5)
    assert has(s, 0) == {"coins": 1}
    assert has(s, 1) == {"coins": 1, "grain": 1}
    third = has(s, 2)
    assert third.pop("coins") == 1
    assert list(third.values()) == [1]
    assert set(third) <= set(COLOURS[:4])
    assert has(s, 4) == {"coins": 2}
    # The fourth player is asked before anything is laid out.
    assert (s.seat, kind(s)) == (3, "cubes")
    assert s.left == 0
    assert s.moves() == [("take_cubes", colour) for colour in COLOURS[:4]]
    s.play(("take_cubes", "pink"))
    assert has(s, 3) == {"coins": 1, "pink": 1}
    assert s.left == 30
    assert s.seat == 0


@clause("setup.7")
def test_random_bonus_cube_has_any_colour() -> None:
    colours = {next(iter(set(has(opening(3, seed), 2)) - {"coins"})) for seed in range(40)}
    assert colours == set(COLOURS[:4])


@clause("setup.7")
def test_no_start_bonuses_if_the_table_wants_none_or_one_plays_alone() -> None:
    s = opening(5, start_bonus="none")
    assert [has(s, seat) for seat in range(5)] == [{"coins": 1}] * 5
    assert has(opening(1), 0) == {"coins": 1}


@clause("setup.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_first_seat_begins_and_turns_go_clockwise(seats: int) -> None:
    s = table(seats)
    assert s.first == 0
    order = []
    for _ in range(seats + 1):
        assert s.seat is not None
        order.append(s.seat)
        go(s, "harvest", "pink")
        s.play(("skip",))
    assert order == [seat % seats for seat in range(seats + 1)]


@clause("hidden.1")
def test_views_show_all_but_the_stack_and_face_down_tokens() -> None:
    s = table(1)
    text = json.dumps(s.view(0))
    assert "customer_stack" not in text
    assert s.view(0)["klara"]["destiny_tokens"] == [None] * 6
    assert s.view(0)["customers_face_down"] == 16
    assert s.view(0)["green_bag"] == s.dump()["position"]["green_bag"]
    s.cell = 3  # the first token was turned on the third cell
    assert s.view(None)["klara"]["destiny_tokens"][0] in ("blank", "quill")


@clause("hidden.1")
def test_samples_redraw_stack_and_tokens_and_nothing_else() -> None:
    s = table(1)
    twins = [s.sample(0, seed) for seed in range(20)]
    assert len({tuple(twin.dump()["position"]["customer_stack_top_last"]) for twin in twins}) > 10
    assert len({str(twin.dump()["position"]["klara"]["destiny_tokens"]) for twin in twins}) > 3
    assert all(twin.view(0) == s.view(0) for twin in twins)


def test_expected_facts_of_the_rulebook_examples_are_in_the_data() -> None:
    """The constraints the printed examples put on the tables."""
    tables = table().tables
    wanted = [
        ({"horse": 1, "plough": 1}, 6),
        ({"grain": 3}, None),
        ({"scroll": 1, "grain": 1}, None),
        ({"scroll": 1, "horse": 1}, None),
    ]
    printed = GAME.components["customers"]["list"]
    for needs, points in wanted:
        assert any(
            customer["needs"] == needs and points in (None, customer["points"])
            for customer in printed
        )
    for players in (2, 3, 4, 5):
        assert sum(tables.split[players]) % players == 0
        assert tables.split[players][3] == 1
        assert sum(tables.fill[players]) + 6 > sum(tables.split[players])
    assert tables.church_grain == [0, 1, 2, 4]


def test_reconstructed_values_are_shown_as_such() -> None:
    view = table().view(0)
    assert {"customers", "setup_split", "travel_map", "chronicle"} <= set(view["reconstructed"])
    assert "crafts" not in view["reconstructed"]
    assert GAME.components.blocks["customers"].reconstructed


def test_a_corrected_components_file_is_validated(tmp_path: Path) -> None:
    printed = Path(terem.__file__).parent / "games" / "village" / "components.toml"
    text = printed.read_text(encoding="utf-8")
    better = tmp_path / "better.toml"
    better.write_text(text.replace("later_steps = [2, 2, 3]", "later_steps = [2, 3, 3]"))
    s = GAME.new(2, 1, components=better)
    twin = GAME.restore(json.loads(json.dumps(s.dump())))
    assert twin.moves() == s.moves()
    worse = tmp_path / "worse.toml"
    worse.write_text(text.replace("harvest = 3, family = 3", "harvest = 4, family = 3"))
    with pytest.raises(ValueError, match="add up to 18"):
        GAME.new(2, 1, components=worse)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "apprentice", least = 0', 'id = "apprentice", least = 1', "from 0 points up"),
        ('"genius", least = 70', '"genius", least = 60', "in rising order"),
        ('"random_cube", "chosen_cube"', '"chosen_cube", "chosen_cube"', "one player at most"),
        ("cubes = { brown = 33", "cubes = { brown = 1", "2 cubes of each colour at least"),
    ],
)
def test_data_that_no_game_could_be_played_with_are_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    printed = Path(terem.__file__).parent / "games" / "village" / "components.toml"
    text = printed.read_text(encoding="utf-8")
    assert old in text
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=said):
        GAME.new(2, 1, components=mine)


def test_impossible_dumps_are_refused_in_one_sentence() -> None:
    s = table(2)
    dump = json.loads(json.dumps(s.dump()))
    dump["position"]["players"][0]["cubes"]["green"] += 1
    with pytest.raises(ValueError, match="34 green cubes"):
        GAME.restore(dump)
    dump = json.loads(json.dumps(s.dump()))
    dump["position"]["players"][0]["family"]["1"][0] = "grave"
    with pytest.raises(ValueError, match="3 graves"):
        GAME.restore(dump)
    dump = json.loads(json.dumps(s.dump()))
    dump["position"]["players"][0]["family"]["4"][0] = "farm"
    with pytest.raises(ValueError, match="lower numbers"):
        GAME.restore(dump)
    dump = json.loads(json.dumps(s.dump()))
    dump["position"]["queue"].append("C01")
    with pytest.raises(ValueError, match="customer C01"):
        GAME.restore(dump)
