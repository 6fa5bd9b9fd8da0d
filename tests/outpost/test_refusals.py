"""What a beginner tries and may not do: each refusal names the clause that explains it."""

from __future__ import annotations

import pytest

from terem.engine import LANGUAGES
from terem.games.outpost.state import Outpost
from terem.games.outpost.tables import ARTIFACTS
from tests.clauses import clause
from tests.outpost.table import (
    fresh,
    give,
    harmless_row,
    hold,
    later,
    lay,
    market,
    opening,
    raise_house,
    row,
    rule_against,
    spend,
    table,
)


def said(s: Outpost, *move: str) -> str:
    """The English sentence against a move; it exists in the other languages too."""
    reason = s.explain(move)
    assert reason is not None, f"{move} is legal"
    assert len({reason.text(lang) for lang in LANGUAGES}) == 3
    return reason.text("en")


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (("explore", "II-1"), "explore.2"),
        (("explore", "III-3"), "explore.2"),
        (("build", "tavern"), "build.1"),
        (("hunt", "I-1"), "hunt.1"),
        (("fortify", "I-1"), "fortify.1"),
        (("activate_fortification", "I-1"), "fort.1"),
        (("invite", "traveller_05"), "hero.1"),
        (("invite", "guard_12"), "hero.1"),
        (("end_turn",), "turn.3"),
        (("exchange", "diamond_diamond", "gold"), "exchange.1"),
        (("exchange", "clay", "wood"), "exchange.3"),
        (("take_artifact", "fort_extra"), "pass.5"),
        (("use", "bank"), "street.1"),
        (("finish_street",), "street.1"),
        (("collect", "I-1"), "region.1"),
        (("leave", "I-1"), "region.1"),
        (("take_extra", "I-1"), "region.1"),
        (("place", "top"), "build.1"),
        (("take_from", "stack"), "build.1"),
        (("keep", "clay"), "pass.3"),
        (("let_monster_come", "I-1"), "monster.1"),
        (("keep_monster_away", "I-1"), "monster.1"),
    ],
)
def test_in_a_turn_just_begun(move: tuple[str, ...], rule: str) -> None:
    s = table()
    row(s, "guard_01", "guard_02", "mercenary_10", "traveller_05")
    market(s, "tavern")
    assert rule_against(fresh(s), *move) == rule
    assert said(s, *move)


@clause("exchange.1")
@pytest.mark.parametrize(
    "rate",
    [("diamond", "gold"), ("gold", "diamond"), ("clay", "gold"), ("clay_clay", "clay")],
)
def test_rates_that_do_not_exist_are_refused_by_the_rates(rate: tuple[str, str]) -> None:
    s = table()
    give(s.players[0], clay=9, diamond=9, gold=9)
    assert rule_against(fresh(s), "exchange", *rate) == "exchange.1"
    assert "no such rate" in said(s, "exchange", *rate)


@clause("hero.1", "hero.2")
def test_price_and_surcharge_of_a_hero_are_told_apart() -> None:
    s = table()
    row(s, "guard_01", "guard_02", "mercenary_10", "traveller_05")
    give(s.players[0], clay=3, wood=1)
    fresh(s)
    assert rule_against(s, "invite", "guard_01") == "hero.2"
    assert "2 diamonds more" in said(s, "invite", "guard_01")
    assert rule_against(s, "invite", "guard_02") == "hero.1"
    assert "3 wood; you have 1" in said(s, "invite", "guard_02")
    assert "1 diamond; you have none" in said(s, "invite", "mercenary_10")


@clause("setup.6", "exchange.2")
def test_in_the_draft() -> None:
    s = opening()
    missing = next(a for a in ARTIFACTS if ("take_artifact", a) not in s.moves())
    assert rule_against(s, "take_artifact", missing) == "setup.6"
    assert rule_against(s, "exchange", "clay_wood", "stone") == "exchange.2"
    assert rule_against(s, "explore", "I-1") == "table.2"
    # Who holds nothing yet cannot be told to give up what he holds.
    bell = next(
        one
        for one in (opening(seed=seed) for seed in range(99))
        if ("take_artifact", "street_again") not in one.moves()
    )
    assert rule_against(bell, "take_artifact", "street_again") == "setup.6"


@clause("pass.1")
@pytest.mark.parametrize("asked", ["keep", "artifact"])
def test_after_passing(asked: str) -> None:
    s = table()
    lay(s, 0, "I-1", "I-01", fort=asked == "keep")
    fresh(s).play(("pass",))
    assert s.stack[-1].kind == asked
    for move in (
        ("exchange", "clay_wood", "stone"),
        ("explore", "I-2"),
        ("invite", "guard_01"),
        ("end_turn",),
        ("pass",),
    ):
        assert rule_against(s, *move) == "pass.1"


@clause("exchange.2")
@pytest.mark.parametrize("asked", ["place", "space", "collect", "monster", "extra"])
def test_exchanges_wait_for_questions_that_resources_cannot_change(asked: str) -> None:
    s = table()
    if asked in ("place", "space"):
        market(s, "sawmill", "sawmill")
        if asked == "space":
            s.building_pile.remove(0)
            s.market_stack[0] = 2
            later(s, 2)
        fresh(s).play(("build", "sawmill"))
    else:
        hold(s, 0, {"monster": "monster_choice", "extra": "region_extra"}.get(asked, "fort_extra"))
        harmless_row(s, "blue" if asked == "collect" else "red")
        lay(s, 0, "I-1", "I-03")
        lay(s, 0, "I-2", "I-05")
        fresh(s).play(("activate_region", "I"))
    give(s.players[0], clay=2, wood=2)
    s._legal = None
    assert s.stack[-1].kind == asked
    assert rule_against(s, "exchange", "clay_clay", "wood") == "exchange.2"


@clause("street.2", "building.6", "building.1", "building.10")
def test_within_a_street() -> None:
    s = table()
    raise_house(s, 0, "top", "bazaar", "sawmill", "trading_post")
    raise_house(s, 0, "middle", "bank")
    fresh(s).play(("activate_street", "top"))
    assert "Say which resource" in said(s, "use", "bazaar")
    assert rule_against(s, "use", "bazaar") == "building.6"
    assert "No resource is chosen" in said(s, "use", "sawmill", "wood")
    assert rule_against(s, "use", "trading_post", "clay") == "building.10"
    assert rule_against(s, "use", "bank") == "street.2"
    for move in (("explore", "I-1"), ("end_turn",), ("pass",)):
        assert rule_against(s, *move) == "street.2"
    s.play(("use", "sawmill"))
    assert rule_against(s, "use", "sawmill") == "street.2"
    assert rule_against(s, "use", "bazaar", "gold") == "building.6"


@clause("artifact.8")
def test_the_extra_of_a_tile_that_gave_nothing_is_refused_where_the_table_says_so() -> None:
    s = table(region_extra="giving_tile")
    hold(s, 0, "region_extra")
    harmless_row(s, "blue")
    lay(s, 0, "I-1", "I-03")
    lay(s, 0, "I-2", "I-05")
    lay(s, 0, "I-3", "I-09")
    fresh(s).play(("activate_region", "I"))
    s.play(("leave", "I-1"))
    assert s.moves() == [("take_extra", "I-2"), ("take_extra", "I-3")]
    assert "was not taken" in said(s, "take_extra", "I-1")


@clause("settlers.1")
def test_too_few_settlers_are_counted() -> None:
    s = table()
    lay(s, 0, "I-1", "I-01")
    spend(s, 0, 5)
    assert said(fresh(s), "explore", "II-1") == "This needs 2 settlers; you have 1 at hand."


def test_sentences_begin_with_a_capital_letter() -> None:
    s = table()
    s.play(("activate_region", "I"))
    s.play(("end_turn",))
    s.play(("pass",))
    s.play(s.moves()[0])
    s.play(("activate_street", "top"))
    s.play(("end_turn",))
    for move in (("activate_region", "I"), ("activate_street", "top")):
        reason = s.explain(move)
        assert reason is not None
        assert all(reason.text(lang)[0].isupper() for lang in LANGUAGES)
