"""The contract's edges: what every table refuses, and what edited files are told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import terem
from terem.engine import Chance
from terem.engine.reading import Reader
from tests.clauses import clause

GAME = terem.game("outpost")
COMPONENTS = Path(GAME.words.folder).parent / "components.toml"


def finished() -> terem.State:
    state: terem.State = GAME.new(seats=1, seed=1)
    while state.seat is not None:
        state.play(("pass",) if ("pass",) in state.moves() else state.moves()[0])
    return state


@clause("table.1")
@pytest.mark.parametrize("junk", [None, 7, "pass", (), ("fly", 1), ("pass", True), ["pass", []]])
def test_junk_is_no_move(junk: object) -> None:
    state = GAME.new(seats=2, seed=1)
    reason = state.explain(junk)
    assert reason is not None
    assert reason.rule == "table.1"


@clause("table.2")
def test_another_question_must_be_answered_first() -> None:
    state = GAME.new(seats=2, seed=1)
    reason = state.explain(("end_turn",))
    assert reason is not None
    assert reason.rule == "table.2"


@clause("table.3")
def test_nobody_moves_after_the_end() -> None:
    state = finished()
    reason = state.explain(("pass",))
    assert reason is not None
    assert reason.rule == "table.3"
    with pytest.raises(terem.IllegalMove):
        state.play(("pass",))


def test_a_json_list_is_a_move() -> None:
    state = GAME.new(seats=2, seed=1)
    state.play(list(state.moves()[0]))
    assert isinstance(state.history[0], tuple)


@pytest.mark.parametrize("name", ["chess", None, 1, ["outpost"], {}])
def test_unknown_games_are_named(name: Any) -> None:
    with pytest.raises(KeyError, match="outpost"):
        terem.game(name)


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


JUNK = {"nested": nested(100_000), "long": ["x"] * 10_000, "text": "x" * 10_000, "big": 10**10_000}


@pytest.mark.parametrize("junk", JUNK.values(), ids=list(JUNK))
def test_what_is_wrong_is_shown_in_a_short_sentence(junk: Any) -> None:
    state = GAME.new(seats=2, seed=1)
    asked: list[Callable[[], object]] = [
        lambda: GAME.new(junk, 1),
        lambda: GAME.new(2, [junk]),
        lambda: GAME.new(2, 1, {"region_extra": junk}),
        lambda: GAME.restore(junk),
        lambda: GAME.restore({**state.dump(), "seats": junk}),
        lambda: GAME.action_id(junk),
        lambda: state.view([junk]),
        lambda: state.describe(junk, "en"),
        lambda: GAME.title(junk if isinstance(junk, str) else "xx"),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match=r"\w") as refused:
            ask()
        assert len(str(refused.value)) < 200
    with pytest.raises(terem.IllegalMove):
        state.play(junk)


def test_an_option_is_a_name_or_a_whole_number() -> None:
    rurik = terem.game("rurik")
    for level in (2, "2"):
        assert rurik.new(1, 1, {"solo_level": level}).options["solo_level"] == 2
    for wrong in (2.0, True, None):
        with pytest.raises(ValueError, match="solo_level"):
            rurik.new(1, 1, {"solo_level": wrong})


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"seats": 5, "seed": 1}, "seats"),
        ({"seats": "2", "seed": 1}, "seats"),
        ({"seats": True, "seed": 1}, "seats"),
        ({"seats": 2, "seed": -1}, "seed"),
        ({"seats": 2, "seed": 1 << 64}, "seed"),
        ({"seats": 2, "seed": "7"}, "seed"),
        ({"seats": 2, "seed": 1, "options": {"edition": "ru"}}, "edition"),
        ({"seats": 2, "seed": 1, "options": {"region_extra": "both"}}, "region_extra"),
        ({"seats": 2, "seed": 1, "options": ["region_extra"]}, "options"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        GAME.new(**arguments)


def edited(change: str) -> str:
    """The components file with one change, as `old => new`."""
    old, new = change.split(" => ")
    text = COMPONENTS.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ('id = "guard_01" => id = "guard_02"', "guard_02 is there twice"),
        ('monster = "green" => monster = "pink"', "expected one of green"),
        ("rounds = 6 => rounds = 0", "rounds: expected a whole number from 1 to 20"),
        ('confidence = "high" => confidence = "sure"', "confidence"),
        ("[artifacts] => [relics]", "'artifacts' is missing"),
        ("[table] => [table", "not valid TOML"),
    ],
)
def test_a_broken_components_file_is_refused_with_one_sentence(
    tmp_path: Path, change: str, said: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(edited(change), encoding="utf-8")
    with pytest.raises(ValueError, match=said) as problem:
        GAME.new(seats=2, seed=1, components=path)
    assert "\n" not in str(problem.value)


def test_a_missing_card_is_named(tmp_path: Path) -> None:
    lines = COMPONENTS.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(x for x in lines if "mercenary_07" not in x), encoding="utf-8")
    with pytest.raises(ValueError, match="mercenary_07 is missing"):
        GAME.new(seats=2, seed=1, components=path)
    with pytest.raises(ValueError, match="cannot read"):
        GAME.new(seats=2, seed=1, components=tmp_path / "nowhere.toml")
    with pytest.raises(ValueError, match="components must be the path"):
        GAME.new(seats=2, seed=1, components=5)


def test_a_corrected_components_file_plays_and_travels_with_the_dump(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(edited("basic_settlers = 6 => basic_settlers = 7"), encoding="utf-8")
    state = GAME.new(seats=2, seed=1, components=path)
    dump = json.loads(json.dumps(state.dump()))
    assert dump["position"]["players"][0]["basic_settlers"] == 7
    twin = GAME.restore(dump)
    assert twin.dump() == dump
    assert GAME.new(seats=2, seed=1).dump()["position"]["players"][0]["basic_settlers"] == 6


def test_components_say_where_they_come_from() -> None:
    for name in GAME.components:
        block = GAME.components.blocks[name]
        assert block.sources
        assert block.confidence in ("high", "medium", "low")
    assert GAME.components.blocks["heroes"].reconstructed
    assert not GAME.components.blocks["buildings"].reconstructed
    assert len(GAME.components["heroes"]["list"]) == 48


def broken(*path: str | int, value: object) -> dict[str, Any]:
    dump: dict[str, Any] = json.loads(json.dumps(GAME.new(seats=2, seed=1).dump()))
    place: Any = dump
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return dump


@pytest.mark.parametrize(
    ("dump", "said"),
    [
        (None, "named parts"),
        ({}, "'game' is missing"),
        (broken("game", value="village"), "not outpost"),
        (broken("version", value=99), "rules version 99"),
        (broken("extra", value=1), "'extra' means nothing here"),
        (broken("seats", value=3), "expected 3 entries, found 2"),
        (broken("chance", value=[1, 2, 3]), "expected 4 entries"),
        (broken("history", value=[["pass", 1.5]]), "expected a move"),
        (broken("position", "round", value=7), "round: expected a whole number from 1 to 6"),
        (broken("position", "players", 0, "resources", "clay", value=-1), "resources.clay"),
        (broken("position", "players", 0, "basic_settlers", value=4), "player 0"),
        (broken("position", "players", 0, "heroes", value=["guard_01"]), "hero guard_01"),
        (broken("position", "players", 1, "artifact", value="sword"), "expected one of"),
        (broken("position", "hero_row", value=["guard_01"] * 4), "hero"),
        (broken("position", "monster_supply", "red", value=3), "red monsters"),
        (broken("position", "market", 0, "tiles", value=10**9), "market.*from 1 to"),
        (broken("decisions", value=[{"kind": "nap", "seat": 0}]), "expected one of"),
        (broken("decisions", 0, "seat", value=5), "decisions"),
        (
            broken("decisions", value=[{"kind": "place", "seat": 0, "building": "bank"}]),
            "building bank is there 4 times",
        ),
    ],
)
def test_an_impossible_dump_is_refused_with_one_sentence(dump: object, said: str) -> None:
    with pytest.raises(ValueError, match=said) as problem:
        GAME.restore(dump)
    assert "\n" not in str(problem.value)


def test_an_edited_but_possible_dump_is_welcome() -> None:
    dump = broken("position", "players", 0, "resources", "gold", value=3)
    assert GAME.restore(dump).view(0)["players"][0]["resources"]["gold"] == 3


def test_a_truncated_dump_is_refused_wherever_it_is_cut() -> None:
    whole: dict[str, Any] = json.loads(json.dumps(GAME.new(seats=2, seed=1).dump()))
    for key in whole:
        cut = {name: part for name, part in whole.items() if name != key}
        with pytest.raises(ValueError, match="missing"):
            GAME.restore(cut)
    for key in whole["position"]:
        position = {name: part for name, part in whole["position"].items() if name != key}
        with pytest.raises(ValueError, match="missing"):
            GAME.restore({**whole, "position": position})


def test_views_are_only_for_seats_and_spectators() -> None:
    state = GAME.new(seats=2, seed=1)
    for seat in (2, -1, "0", True):
        with pytest.raises(ValueError, match="seat must be"):
            state.view(seat)
        with pytest.raises(ValueError, match="seat must be"):
            state.sample(seat, 1)
        with pytest.raises(ValueError, match="seat must be"):
            state.events_for(seat)
    for seed in (-1, 1 << 64, "1", None):
        with pytest.raises(ValueError, match="seed must be"):
            state.sample(0, seed)


def test_titles_and_options_speak_three_languages() -> None:
    assert GAME.title("ru") == "Форпост"
    with pytest.raises(ValueError, match="language"):
        GAME.title("fr")
    option = GAME.options["region_extra"]
    assert option.default in option.choices
    assert option.title("de") != option.title("en")


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    chance = Chance(12345)
    assert [chance.below(1000) for _ in range(8)] == EXPECTED
    cards = list(range(10))
    Chance(7).shuffle(cards)
    assert cards == SHUFFLED
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert all(9_500 < n < 10_500 for n in counts)


EXPECTED = [18, 164, 259, 359, 328, 847, 896, 259]
SHUFFLED = [0, 8, 4, 1, 3, 5, 6, 2, 9, 7]


def test_a_question_may_carry_a_big_set_of_things_as_one_number() -> None:
    """Rurik's questions hold masks of the regions already chosen; dumps of them restore."""
    game = terem.game("rurik")
    frames = [
        {"kind": kind, "seat": 0, **dict.fromkeys((name for name, _ in decision.fields), 1 << 20)}
        for kind, decision in game.decisions.items()
        if decision.fields and all(names is None for _, names in decision.fields)
    ]
    assert frames
    for frame in frames:
        stars = [name for name in frame if str(name).endswith("*")]
        for name in stars:
            frame[name.removesuffix("*")] = [frame.pop(name)]
        assert game._frame(Reader(frame, "frame"), 2).args[0] == 1 << 20
