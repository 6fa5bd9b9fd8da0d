"""Every difference between the two books is a switch or has a reason to be none."""

from __future__ import annotations

import pytest

from terem.games.rurik.rules import editions
from tests.rurik.table import GAME, opening

DIFFERENCES = 35


def test_each_difference_is_listed_once() -> None:
    switched = set(editions.SWITCHES)
    same = set(editions.SAME_RESULT)
    assert not switched & same
    assert len(switched | same) == DIFFERENCES
    assert all(editions.SAME_RESULT.values())


@pytest.mark.parametrize("name", sorted(editions.SWITCHES.values()))
def test_each_switch_is_a_predicate_that_differs_by_edition(name: str) -> None:
    russian = opening(1, 1, edition="ru")
    german = opening(1, 1, edition="de")
    predicate = getattr(editions, name)
    cases = range(26) if name == "deed_coins" else range(11)
    if name in ("deed_coins", "agenda_leaves_solo_box"):
        assert [predicate(russian, i) for i in cases] != [predicate(german, i) for i in cases]
    else:
        assert predicate(russian) != predicate(german)


def test_the_russian_book_is_the_default() -> None:
    assert GAME.options["edition"].default == "ru"
    assert not opening(2).german
