"""Dumps that people have edited: possible positions come back, impossible ones are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from terem.games.village.state import Village
from tests.village.table import GAME, family, fresh, give, go, table


def dumped(s: Village) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(s.dump()))
    return found


def refused(dump: dict[str, Any], because: str) -> None:
    with pytest.raises(ValueError, match=because):
        GAME.restore(dump)


def test_an_edited_position_can_be_played_on() -> None:
    dump = dumped(table(2))
    player = dump["position"]["players"][0]
    player["goods"]["ox"] = 1
    player["family"]["1"][0] = "smithy"
    player["life"] = 9
    s = GAME.restore(dump)
    assert isinstance(s, Village)
    go(s, "crafts", "orange")
    s.play(("make", "plough"))
    assert s.stack[-1].kind == "death"


@pytest.mark.parametrize(
    ("seat", "kind", "fields", "because"),
    [
        (1, "turn", {}, "only its player"),
        (0, "market_day", {}, "does not belong to the phase"),
        (0, "produce", {"workshop": "smithy"}, "nobody works"),
        (0, "pay_goods", {"good": "horse"}, "not bought with cubes"),
        (0, "pay_council", {"number": 2, "step": 1}, "not where he should be"),
        (0, "pay_road", {"number": 1, "from": "village", "city": "C"}, "no road"),
        (0, "pay_road", {"number": 1, "from": "village", "city": "A"}, "without a wagon"),
        (0, "pay_church", {"number": 3}, "not at home"),
        (0, "privilege", {"step": 2}, "nobody stands on the council step"),
        (0, "cubes", {"count": 2, "source": "start"}, "cubes are chosen"),
        (0, "death", {"number": 2}, "nobody with the number"),
        (0, "klara_cube", {"space": "church"}, "does not belong"),
    ],
)
def test_impossible_questions(seat: int, kind: str, fields: dict[str, Any], because: str) -> None:
    dump = dumped(table(2))
    dump["decisions"] = [{"kind": kind, "seat": seat, **fields}]
    refused(dump, because)


def test_questions_and_phases_belong_together() -> None:
    dump = dumped(table(2))
    dump["decisions"] *= 2
    refused(dump, "exactly one question")
    dump = dumped(table(2))
    dump["decisions"] = []
    refused(dump, "exactly one question")
    dump = dumped(table(2))
    dump["position"]["turn"]["deaths_due"] = 1
    refused(dump, "without deaths due")
    dump = dumped(table(2))
    for cubes in dump["position"]["cubes_on_board"].values():
        for colour in cubes:
            dump["position"]["supply"][colour] += cubes[colour]
            cubes[colour] = 0
    refused(dump, "the round is over")


def test_impossible_boards() -> None:
    dump = dumped(table(2))
    dump["position"]["players"][0]["family"]["1"][0] = "city_B"
    refused(dump, "no disc")
    dump = dumped(table(2))
    dump["position"]["players"][0]["grain"] = 6
    refused(dump, "grain")
    dump = dumped(table(2))
    dump["position"]["players"][0]["family"]["1"][0] = "waiting_at_church"
    refused(dump, "only Klara's members")
    dump = dumped(table(2))
    dump["position"]["free_slots"]["crafts"] = 2
    refused(dump, "3 slots for crafts")
    dump = dumped(table(2))
    dump["position"]["end"] = {"by": 0, "last_turns": 1}
    refused(dump, "chronicle or the graveyard is full")


def test_impossible_things_of_klara() -> None:
    dump = dumped(table(1))
    dump["position"]["klara"]["destiny_tokens"] = ["quill"] * 6
    refused(dump, "1 with a quill")
    dump = dumped(table(1))
    dump["position"]["klara"]["family"]["3"] = ["church_1", "church_1"]
    refused(dump, "at most one member")
    dump = dumped(table(1))
    dump["position"]["klara"]["track"][4] = "green"
    dump["position"]["supply"]["green"] -= 1
    refused(dump, "one row")
    dump["position"]["klara"]["last_cell"] = 7
    refused(dump, "one row")
    dump["position"]["klara"]["last_cell"] = 5
    GAME.restore(dump)


def test_a_dump_in_the_middle_of_a_market_day_comes_back() -> None:
    s = table(3)
    for seat in range(3):
        give(s, seat, grain=5, scroll=2, horse=1, ox=1, plough=1, wagon=1, green=2)
    family(s, 0, n1="farm smithy farm farm")
    fresh(s)
    go(s, "market", "pink")
    s.play(s.moves()[0])
    twin = GAME.restore(dumped(s))
    assert twin.dump() == s.dump()
    for state in (s, twin):
        while state.stack[-1].kind in ("market_day", "pay_customer"):
            state.play(state.moves()[0])
    assert twin.dump() == s.dump()
