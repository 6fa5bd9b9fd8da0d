"""Edited dumps: what cannot be is refused in one sentence, what was written comes back."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.clauses import clause
from tests.rurik.table import GAME

DUMPS = Path(__file__).parent.parent / "dumps" / "rurik"


def kept(name: str) -> dict[str, Any]:
    """A dump of a question, as an earlier version wrote it."""
    dump: dict[str, Any] = json.loads((DUMPS / f"{name}.json").read_text(encoding="utf-8"))["dump"]
    return dump


def nobody_asked(dump: dict[str, Any]) -> None:
    dump["decisions"] = []


def two_turns(dump: dict[str, Any]) -> None:
    dump["decisions"] *= 2


def draw_without_a_turn(dump: dict[str, Any]) -> None:
    dump["decisions"] = dump["decisions"][-1:]


def draw_of_another(dump: dict[str, Any]) -> None:
    dump["decisions"][-1]["seat"] = (dump["decisions"][0]["seat"] + 1) % dump["seats"]


def church_above_a_draw(dump: dict[str, Any]) -> None:
    seat = dump["decisions"][0]["seat"]
    dump["decisions"].append({"kind": "church", "seat": seat, "region": "kiev"})


def three_in_round_one(dump: dict[str, Any]) -> None:
    position = dump["position"]
    position["round"] = 1
    for column in position["strategy_board"].values():
        for space in column:
            if space is not None:
                space["advisor"] = "three"
                return


def attack_points_in_a_tax(dump: dict[str, Any]) -> None:
    dump["position"]["turn"] |= {
        "action": "tax",
        "row": 1,
        "acted": True,
        "busy_with": "main_action",
        "points": {"attack": 50},
    }


def points_before_the_action(dump: dict[str, Any]) -> None:
    dump["position"]["turn"] |= {"action": "muster", "acted": False, "points": {"muster": 1}}


def points_of_a_card_not_played(dump: dict[str, Any]) -> None:
    dump["position"]["turn"] |= {"bonuses_used": [], "points": {"tax_by_scheme_card": 1}}


def troop_off_the_map(dump: dict[str, Any]) -> None:
    player = dump["position"]["players"][0]
    region = next(iter(player["troops"]))
    player["troops"]["azov"] = player["troops"].pop(region)


def leader_off_the_map(dump: dict[str, Any]) -> None:
    dump["position"]["players"][0]["leader_at"] = "azov"


def unknown_key(dump: dict[str, Any]) -> None:
    dump["position"]["players"][0]["ducats"] = 3


def unknown_key_of_a_turn(dump: dict[str, Any]) -> None:
    dump["position"]["turn"]["mood"] = "good"


def missing_key(dump: dict[str, Any]) -> None:
    del dump["position"]["deed_row"]


def no_phase(dump: dict[str, Any]) -> None:
    dump["position"]["phase"] = None


def round_nine(dump: dict[str, Any]) -> None:
    dump["position"]["round"] = 9


def token_of_nobody(dump: dict[str, Any]) -> None:
    dump["position"]["token"] = 7


def turn_of_the_next(dump: dict[str, Any]) -> None:
    dump["decisions"][0]["seat"] = (dump["decisions"][0]["seat"] + 1) % dump["seats"]


def advisor_of_another(dump: dict[str, Any]) -> None:
    for column in dump["position"]["strategy_board"].values():
        for space in column:
            if space is not None and space["advisor"] not in ("one", "two"):
                space["side"] = (space["side"] + 1) % dump["seats"]
                return


def drawn_and_forgotten(dump: dict[str, Any]) -> None:
    dump["decisions"] = dump["decisions"][:1]


def draw_nothing(dump: dict[str, Any]) -> None:
    dump["decisions"][-1]["cards"] = 0


def price_too_high(dump: dict[str, Any]) -> None:
    dump["decisions"][-1]["structures"] = 9


def nothing_to_pay_with(dump: dict[str, Any]) -> None:
    dump["decisions"][-1]["taken"] = 1 << len(dump["position"]["region_goods"])


def rows_all_read(dump: dict[str, Any]) -> None:
    dump["position"]["rebellion"]["rows_uncovered"] = 9


def fraction_in_an_event(dump: dict[str, Any]) -> None:
    dump["events"] = [{"event": ["income", 0, 0.5]}]


EDITS: list[tuple[str, Callable[[dict[str, Any]], None], str]] = [
    ("turn", nobody_asked, "nobody is asked anything"),
    ("place", nobody_asked, "nobody is asked anything"),
    ("turn", two_turns, "the question turn never waits above the question turn"),
    ("place", two_turns, "the question place never waits above the question place"),
    ("turn-draw", draw_without_a_turn, "the question draw belongs to a turn"),
    ("turn-draw", draw_of_another, "put to one player"),
    ("turn-draw", church_above_a_draw, "the question church never waits above the question draw"),
    ("turn", three_in_round_one, "the advisor three is not in the game in round 1"),
    ("turn", attack_points_in_a_tax, "50 points of the kind attack cannot be at hand here"),
    ("turn", points_before_the_action, "1 points of the kind muster cannot be at hand here"),
    ("turn", points_of_a_card_not_played, "tax_by_scheme_card cannot be at hand here"),
    ("place", turn_of_the_next, "placed and taken back clockwise, one each"),
    ("turn", turn_of_the_next, "placed and taken back clockwise, one each"),
    ("turn", advisor_of_another, "placed and taken back clockwise, one each"),
    ("turn-keep", drawn_and_forgotten, "nobody is asked which one to keep"),
    ("turn-draw", draw_nothing, "takes at least one card"),
    ("turn-deed_cost", price_too_high, "more is left to pay than the deed costs"),
    ("turn-deed_cost", nothing_to_pay_with, "what is left to pay for the deed is not at hand"),
    ("solo-place", rows_all_read, "name every advisor that the Rebellion has to place"),
    ("turn", fraction_in_an_event, "expected 'income' followed by seat, coins"),
    ("turn", troop_off_the_map, "a piece stands in azov, which is not in play"),
    ("turn", leader_off_the_map, "a piece stands in azov, which is not in play"),
    ("turn", unknown_key, "'ducats' means nothing here"),
    ("turn", unknown_key_of_a_turn, "'mood' means nothing here"),
    ("turn", missing_key, "'deed_row' is missing"),
    ("turn", no_phase, "position.phase"),
    ("turn", round_nine, "the game has rounds 1 to 4"),
    ("turn", token_of_nobody, "sit at the table"),
]


@clause("setup.5", "region.1", "turn.7", "claim.7")
@pytest.mark.parametrize(
    ("name", "edit", "sentence"), EDITS, ids=[f"{name}-{edit.__name__}" for name, edit, _ in EDITS]
)
def test_an_impossible_position_is_refused_in_one_sentence(
    name: str, edit: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    dump = kept(name)
    GAME.restore(copy.deepcopy(dump))
    edit(dump)
    with pytest.raises(ValueError, match=sentence) as refused:
        GAME.restore(dump)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("path", sorted(DUMPS.glob("*.json")), ids=lambda path: path.stem)
def test_a_kept_dump_is_written_again_as_it_was_read(path: Path) -> None:
    dump = kept(path.stem)
    assert GAME.restore(dump).dump() == dump
