"""Edited dumps: a possible position is welcome, an impossible one is told what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from terem.games.outpost.state import Outpost
from tests.outpost.table import (
    GAME,
    fresh,
    give,
    harmless_row,
    hold,
    later,
    lay,
    market,
    opening,
    raise_house,
    table,
)

Edit = Callable[[dict[str, Any]], object]


def lesson() -> Outpost:
    """Round 2, seat 0 to move: land with a fortification and a monster, a street, a hero."""
    s = table()
    later(s, 2)
    harmless_row(s, "blue")
    market(s, "sawmill", "quarry", "bank", "tavern", "tavern", "bazaar", "jeweller", "warehouse")
    lay(s, 0, "I-1", "I-01", fort=True)
    lay(s, 0, "I-2", "I-03", monster=True)
    lay(s, 0, "II-1", "II-07")
    raise_house(s, 0, "top", "bank", "cathedral")
    s.players[0].stored[0] = 2
    hero = s.hero_deck.pop()
    s.players[0].heroes.append(hero)
    return fresh(s)


def edited(s: Outpost, edit: Edit) -> dict[str, Any]:
    dump: dict[str, Any] = json.loads(json.dumps(s.dump()))
    edit(dump)
    return dump


def table_of(dump: dict[str, Any]) -> dict[str, Any]:
    position: dict[str, Any] = dump["position"]
    return position


def me(dump: dict[str, Any]) -> dict[str, Any]:
    player: dict[str, Any] = table_of(dump)["players"][0]
    return player


POSSIBLE: list[tuple[str, Edit]] = [
    ("other resources", lambda d: me(d)["resources"].update(clay=7, diamond=0, gold=12)),
    ("extra settlers", lambda d: me(d).update(extra_settlers=5)),
    ("settlers at work", lambda d: (me(d).update(basic_settlers=4), me(d)["zones"].update(hunt=2))),
    ("another order of the deck", lambda d: table_of(d)["face_down_top_last"]["heroes"].sort()),
    ("a fortification more", lambda d: me(d)["land"]["II-1"].update(fortification=True)),
    (
        "a territory from the pile",
        lambda d: me(d)["land"].update(
            {
                "II-2": {
                    "tile": table_of(d)["face_down_top_last"]["territories"]["II"].pop(),
                    "monster": False,
                    "fortification": False,
                    "activated": False,
                }
            }
        ),
    ),
    (
        "the monster hunted",
        lambda d: (
            me(d)["land"]["I-2"].update(monster=False),
            table_of(d)["monster_supply"].update(blue=9),
        ),
    ),
    ("the other seat to move", lambda d: d["decisions"][0].update(seat=1)),
    (
        "an action already taken",
        lambda d: (
            d["decisions"][0].update(acted="yes"),
            me(d).update(basic_settlers=5),
            me(d)["zones"].update(region_I=1),
        ),
    ),
]


@pytest.mark.parametrize(("what", "edit"), POSSIBLE, ids=[what for what, _ in POSSIBLE])
def test_a_possible_position_is_welcome_and_plays_on(what: str, edit: Edit) -> None:
    state = GAME.restore(edited(lesson(), edit))
    while state.seat is not None:
        assert state.flaw() is None
        state.play(state.moves()[-1])


IMPOSSIBLE: list[tuple[Edit, str]] = [
    # wrong types and names
    (lambda d: me(d)["resources"].update(clay=-1), "clay: expected a whole number from 0 to"),
    (lambda d: me(d)["resources"].update(clay=1.0), "clay: expected a whole number"),
    (lambda d: me(d)["resources"].update(clay=True), "clay: expected a whole number"),
    (lambda d: me(d)["resources"].update(clay=10**30), "whole number from 0 to"),
    (lambda d: me(d)["resources"].update(clay="two"), "clay: expected a whole number"),
    (lambda d: me(d)["resources"].update(iron=1), "'iron' means nothing here"),
    (lambda d: me(d).update(passed=0), "passed: expected true or false"),
    (lambda d: me(d).update(heroes="guard_01"), "heroes: expected a list"),
    (lambda d: me(d).update(heroes=["guard_99"]), "expected one of"),
    (lambda d: me(d).update(colour="red"), "'colour' means nothing here"),
    (lambda d: me(d)["land"].update({"IV-1": {}}), "'IV-1' means nothing here"),
    (lambda d: me(d)["land"]["I-1"].update(tile="I-99"), "expected one of"),
    (lambda d: me(d)["land"]["I-1"].pop("monster"), "'monster' is missing"),
    (lambda d: me(d)["streets"]["top"].append("bank"), "expected named parts"),
    (lambda d: table_of(d).update(first_player=2), "first_player: expected a whole number"),
    (lambda d: table_of(d).update(market=[]), "market: expected 9 entries"),
    (lambda d: table_of(d)["market"][0].update(tiles=0), "tiles: expected a whole number"),
    (lambda d: table_of(d)["market"][0].update(tiles=10**9), "from 1 to 3"),
    (
        lambda d: table_of(d)["face_down_top_last"]["territories"].update(IV=[]),
        "'IV' means nothing here",
    ),
    (lambda d: table_of(d).update(players=table_of(d)["players"][:1]), "expected 2 entries"),
    (lambda d: d["history"].append(["fly", 1]), "expected a move of outpost"),
    (lambda d: d["events"].append({"event": ["flown", 0]}), "expected an event of outpost"),
    (lambda d: d["events"].append({"event": ["built", 0, "castle"]}), "followed by seat, building"),
    (lambda d: d["decisions"][0].update(acted=None), "does not say what it is about"),
    # pieces
    (lambda d: me(d)["heroes"].append(table_of(d)["hero_row"][0]), "is there 2 times"),
    (lambda d: me(d)["heroes"].pop(), "is there 0 times instead of 1"),
    (lambda d: me(d)["land"].pop("II-1"), "territory II-07 is there 0 times"),
    (lambda d: table_of(d)["players"][1].update(artifact="take_diamond"), "artifact"),
    (lambda d: me(d)["streets"]["bottom"].append({"building": "bank", "stored": 0}), "4 times"),
    (lambda d: me(d)["land"]["I-2"].update(monster=False), "there are 8 blue monsters"),
    # settlers
    (lambda d: me(d).update(basic_settlers=5), "0 settlers lie in zones, but 1 are not at hand"),
    (lambda d: me(d).update(basic_settlers=8, extra_settlers_used=2), "8 basic settlers"),
    (
        lambda d: (me(d).update(basic_settlers=3), me(d)["zones"].update(construction=3)),
        "3 settlers have built, but there are 2 buildings",
    ),
    (
        lambda d: (me(d).update(basic_settlers=4), me(d)["zones"].update(fortification=2)),
        "more settlers have fortified than there are fortifications",
    ),
    (
        lambda d: (me(d).update(basic_settlers=1), me(d)["zones"].update(exploration=5)),
        "5 settlers cannot have explored this land",
    ),
    (
        lambda d: (me(d).update(basic_settlers=4), me(d)["zones"].update(region_I=2)),
        "a region was activated more often than the rules allow",
    ),
    # land and streets
    (lambda d: me(d)["land"]["I-2"].update(fortification=True), "without a monster"),
    (lambda d: me(d)["land"]["II-1"].update(activated=True), "settlers lie in zones"),
    (
        lambda d: me(d)["land"].update({"III-3": me(d)["land"].pop("II-1")}),
        "tile II-07 does not belong to slot III-3",
    ),
    (
        lambda d: me(d)["land"].update({"II-3": me(d)["land"].pop("II-1")}),
        "territory II-3 does not touch the other explored land",
    ),
    (lambda d: me(d)["streets"]["top"][0].update(stored=5), "cannot have stored 5 by round 2"),
    (
        lambda d: me(d)["streets"]["middle"].append({"building": "tavern", "stored": 1}),
        "only banks",
    ),
    # the table
    (
        lambda d: table_of(d)["hero_discard"].append(table_of(d)["hero_row"].pop()),
        "the hero row has 3 cards although the deck is not empty",
    ),
    (
        lambda d: table_of(d).update(round=5),
        "as many as 4 heroes have ridden on, not 1",
    ),
    (
        lambda d: (
            table_of(d)["face_down_top_last"]["buildings"].append("sawmill"),
            table_of(d)["market"].__setitem__(0, None),
        ),
        "a market space is free",
    ),
    (
        lambda d: (
            table_of(d)["market"].__setitem__(4, None),
            table_of(d)["market"][3].update(tiles=2),
        ),
        "a market space is free",
    ),
    (lambda d: me(d).update(passed=True), "first passer"),
    (lambda d: table_of(d).update(first_passer=1), "first passer"),
    (
        lambda d: (
            table_of(d)["artifact_row"].append(me(d)["artifact"]),
            me(d).update(artifact=None),
        ),
        "everybody holds an artifact",
    ),
    (
        lambda d: table_of(d)["artifacts_out_of_play"].append(table_of(d)["artifact_row"].pop()),
        "3 artifacts lie open, not 2",
    ),
    # the open question
    (lambda d: d.update(decisions=[]), "the game is over only when everybody has passed"),
    (lambda d: d["decisions"].append(d["decisions"][0]), "one question at a time"),
    (lambda d: d["decisions"][0].update(acted="yes"), "no settler lies in a zone"),
    (
        lambda d: d["decisions"].append({"kind": "collect", "seat": 0, "slot": "II-1", "gave": []}),
        "belongs to the action of the open turn",
    ),
    (
        lambda d: d.update(decisions=[{"kind": "street", "seat": 0, "street": "top", "ready": []}]),
        "no turn is open",
    ),
    (lambda d: d.update(decisions=[{"kind": "artifact", "seat": 0}]), "on passing"),
    (
        lambda d: table_of(d).update(
            one_for_one_exchanges=[{"clay": 3, "wood": 0, "stone": 0}],
        ),
        "one-for-one exchanges",
    ),
]


@pytest.mark.parametrize(("edit", "said"), IMPOSSIBLE, ids=[said for _, said in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_one_sentence(edit: Edit, said: str) -> None:
    with pytest.raises(ValueError, match=said) as problem:
        GAME.restore(edited(lesson(), edit))
    assert "\n" not in str(problem.value)


def test_in_the_draft_hands_are_empty_in_the_right_order() -> None:
    s = opening(seats=3, seed=2)
    s.play(s.moves()[0])
    assert GAME.restore(s.dump()).moves() == s.moves()
    swapped = edited(s, lambda d: d["decisions"].reverse())
    with pytest.raises(ValueError, match="impossible position"):
        GAME.restore(swapped)
    early = edited(s, lambda d: d["decisions"].pop())
    with pytest.raises(ValueError, match="everybody holds an artifact"):
        GAME.restore(early)


def test_questions_within_an_action_must_fit_it() -> None:
    s = table()
    hold(s, 0, "monster_choice")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-3", "I-09")
    lay(s, 0, "I-2", "I-05", fort=True)
    fresh(s).play(("activate_region", "I"))
    for slots, said in (
        (["I-3", "I-1"], "from left to right"),
        (["I-1", "I-1"], "each once"),
        (["I-2"], "without fortification"),
        (["II-1"], "an open territory"),
        ([], "an open territory"),
    ):
        dump = edited(s, lambda d, slots=slots: d["decisions"][1].update(slots=slots))  # type: ignore[misc]
        with pytest.raises(ValueError, match=said):
            GAME.restore(dump)


def test_huge_holdings_are_ranked_without_counting_them_one_by_one() -> None:
    s = table()
    give(s.players[0], clay=1 << 31, wood=1)
    # 2 clay buy what is missing: n sets take n clay and 2 for each of the 2n - 1 others.
    sets = (2**31 + 2) // 5
    assert s.tie_break(0) == (sets // 2, sets % 2)
