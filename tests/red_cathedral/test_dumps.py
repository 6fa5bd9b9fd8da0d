"""Edited dumps: what is possible is restored, what is not is named in one sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from terem.games.red_cathedral.state import RedCathedral
from tests.properties import play_random_game
from tests.red_cathedral.table import GAME, banner, built, give, table, turn_of


def position(s: RedCathedral) -> dict[str, Any]:
    return cast(dict[str, Any], s.dump()["position"])


def middle_of_a_game() -> RedCathedral:
    s = table(2, board_side="advanced,basic")
    banner(s, 0, "1-1", "wood", "red", True)
    built(s, 1, "1-2")
    give(s, 0, wood=2, gold=1)
    turn_of(s, 0)
    return s


Edit = Callable[[dict[str, Any]], None]


def edit(path: str, value: object) -> Edit:
    def change(dump: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = dump
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (edit("players.0.materials.wood", 3), "there are 21 pieces of wood instead of 20"),
        (edit("supply.gold", 13), "there are 14 pieces of gold instead of 15"),
        (edit("players.1.banners_in_storage", 2), "player 1: there are 6 banners"),
        (edit("players.1.workshop.white_2.face_up", True), None),
        (edit("players.1.workshop.red.face_up", True), "face up in an empty slot"),
        (edit("players.0.ornaments.door", 0), "ornaments of the kind door"),
        (edit("players.0.workshop.blue.ornament", False), "ornaments of the kind arch"),
        (edit("players.1.position", 40), None),
        (edit("players.1.position", -1), "expected a whole number"),
        (edit("towers_bottom_up.0.1.banner", None), "there are 6 banners"),
        (edit("towers_bottom_up.0.2.completed", True), "carries a banner"),
        (edit("towers_bottom_up.0.2.ornament", 0), "ornaments of the kind cross"),
        (edit("towers_bottom_up.0.0.card", "m09"), "must be a base"),
        (edit("towers_bottom_up.0.0.card", "b02"), "b02 is there twice"),
        (edit("towers_bottom_up.1.0.tile", None), "2-1 has lost its tile"),
        (edit("towers_bottom_up.1.0.tile", "die_red_3p"), "die_red_3p is there 1 times"),
        (edit("towers_bottom_up.2.0.materials", {"wood": 1}), "not under construction"),
        (edit("market.spring_1.resource", "brick"), "each resource tile"),
        (edit("market.spring_1.dice", {}), "the red die is missing"),
        (edit("market.spring_2.dice", {"red": 1}), "the red die is there twice"),
        (edit("market.spring_1.dice.red", 7), "whole number from 1 to 6"),
        (edit("guild_cards.spring", "clergy_1"), "each guild has one card"),
        (edit("guild_cards.spring", "craftsmen_3"), None),
        (edit("plan", "plan_2b"), "expected 2 entries"),
        (edit("plan", "plan_4a"), "expected 6 entries"),
        (edit("first_with_six", 1), "first with six sections"),
        (edit("prestige_exchange", "closed"), "at any time"),
        (edit("roubles_in_supply", 5), "exactly if their supply is limited"),
        (edit("colour", "red"), "means nothing here"),
    ],
)
def test_edited_positions(change: Edit, sentence: str | None) -> None:
    dump = middle_of_a_game().dump()
    change(dump["position"])
    if sentence is None:
        GAME.restore(dump)
    else:
        with pytest.raises(ValueError, match=sentence):
            GAME.restore(dump)


def test_a_section_with_all_its_materials_is_refused() -> None:
    dump = middle_of_a_game().dump()
    section = dump["position"]["towers_bottom_up"][0][0]
    section["materials"] = {"wood": 2, "brick": 1}
    dump["position"]["supply"]["wood"] -= 2
    dump["position"]["supply"]["brick"] -= 1
    with pytest.raises(ValueError, match="would be completed"):
        GAME.restore(dump)
    section["materials"] = {"wood": 2, "stone": 1}
    dump["position"]["supply"]["brick"] += 1
    dump["position"]["supply"]["stone"] -= 1
    with pytest.raises(ValueError, match="more of a material than it needs"):
        GAME.restore(dump)


def test_frames_are_checked_too() -> None:
    s = middle_of_a_game()
    s.play(("move_die", "white", 0))
    dump = s.dump()
    dump["decisions"][-1]["sector"] = "spring_1"
    with pytest.raises(ValueError, match="where the moved die lies"):
        GAME.restore(dump)
    dump = s.dump()
    dump["decisions"][-1]["action"] = "cl_3_roubles"
    with pytest.raises(ValueError, match="not on the guild card"):
        GAME.restore(dump)


def test_a_corrected_component_file_is_validated_and_played(tmp_path: Any) -> None:
    text = (GAME.words.folder.parent / "components.toml").read_text(encoding="utf-8")
    path = tmp_path / "corrected.toml"
    path.write_text(text.replace("amounts = { wood = 2", "amounts = { wood = 3"))
    s = cast(RedCathedral, GAME.new(2, 1, components=path))
    assert s.tables.amount[0] == 3
    assert GAME.restore(s.dump()).dump() == s.dump()
    for old, new, sentence in (
        ('does = "sell"', 'does = "buy"', "cannot be changed"),
        ("heights = [3, 3, 3, 3]", "heights = [3, 3, 3, 4]", "six sections for each player"),
        ('{ id = "b01"', '{ id = "b02"', "b02 is there twice"),
        ("5, 9, 13", "9, 5, 13", "growing cells"),
    ):
        path.write_text(text.replace(old, new, 1))
        with pytest.raises(ValueError, match=sentence):
            GAME.new(2, 1, components=path)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_mixed_sides(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(5):
        sides = ",".join(rng.choice(["basic", "advanced"]) for _ in range(seats))
        play_random_game(GAME, seats, rng.randrange(1 << 32), {"board_side": sides}, 100)


def frame(kind: str, **fields: object) -> dict[str, object]:
    return {"kind": kind, "seat": 0, **fields}


@pytest.mark.parametrize(
    ("decisions", "sentence"),
    [
        ([], "nobody decides, yet nobody has completed six sections"),
        ([frame("turn"), frame("build", left=2)], "begins with a delivery"),
        ([frame("turn"), frame("end")], "has claimed nothing"),
        ([frame("turn"), frame("place", site="1-1")], "keeps its tile only until"),
        ([frame("turn"), frame("place", site=None)], "keeps its tile only until"),
        ([frame("turn"), frame("banner", site=None)], "cannot be claimed"),
        ([frame("bonus", slot=None)], "not open together"),
        ([frame("turn"), frame("turn")], "not open together"),
        ([frame("build", left=1), frame("turn")], "not open together"),
        ([frame("build", left=2)], "not open together"),
        ([frame("turn"), frame("cart", left=1)], "not open together"),
        (
            [frame("turn"), frame("end"), frame("bonus", slot=None) | {"seat": 1}],
            "not open together",
        ),
        ([frame("yakovlev_claim", sector=None)], "only against a single builder"),
        ([frame("yakovlev_ornament")], "only against a single builder"),
    ],
)
def test_questions_that_cannot_be_open_in_the_opening(
    decisions: list[dict[str, object]], sentence: str
) -> None:
    dump = table().dump()
    dump["decisions"] = decisions
    with pytest.raises(ValueError, match=sentence):
        GAME.restore(dump)


def test_a_dump_from_before_the_option_keeps_what_was_played() -> None:
    dump = table(recognition_tile="2").dump()
    del dump["options"]["recognition_tile"]
    assert GAME.restore(dump).options["recognition_tile"] == 1
    dump["version"] = 2
    assert GAME.restore(dump).options["recognition_tile"] == 2
    dump["options"]["recognition_tile"] = 1
    assert GAME.restore(dump).options["recognition_tile"] == 1
    dump["options"] = "none"
    with pytest.raises(ValueError, match="options must be a mapping"):
        GAME.restore(dump)
