"""What we decided where print is silent: every option is argued for, and the pages say so."""

from __future__ import annotations

import pytest

import terem
from tools.rulings import pages, rulings


@pytest.mark.parametrize("id", terem.games())
def test_every_option_answers_a_question_and_every_answer_is_a_clause(id: str) -> None:
    game = terem.game(id)
    found = rulings(game)
    assert sorted(one.option for one in found if one.option) == sorted(game.options)
    known = set(game.rules.ids())
    often = rulings(game, "printed")
    asked = [one.question for one in [*found, *often]]
    assert len(set(asked)) == len(asked)
    assert not any(one.option for one in often), "print answers these"
    for one in [*found, *often]:
        assert one.question.endswith("?")
        assert one.clauses
        assert set(one.clauses) <= known, one.question


def test_the_pages_are_up_to_date() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, "run `python -m tools.rulings`"
