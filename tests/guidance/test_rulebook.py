"""The rulebook for people: notes apart from the rules, words that lead on, sources one can read."""

from __future__ import annotations

import re

import pytest

import terem
from terem import guidance
from terem.engine import LANGUAGES
from terem.guidance.terms import terms

GAMES = terem.games()


@pytest.mark.parametrize("id", GAMES)
def test_a_clause_has_its_note_in_every_language_or_in_none(id: str) -> None:
    game = terem.game(id)
    noted = [{one.id for one in game.rulebook(lang) if one.note} for lang in LANGUAGES]
    assert noted[0]
    assert noted[0] == noted[1] == noted[2]
    for lang in LANGUAGES:
        for one in game.rulebook(lang):
            assert "~" not in one.text
            assert one.whole().startswith(one.text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_words_lead_to_the_clause_that_explains_them(id: str, lang: str) -> None:
    game = terem.game(id)
    book = game.rulebook(lang)
    ids = {one.id for one in book}
    reached: set[str] = set()
    for one in book:
        end = 0
        for start, stop, target in guidance.links(game, one, lang):
            assert end <= start < stop <= len(one.text)
            assert target in ids
            assert target != one.id
            reached.add(target)
            end = stop
    # Every term of the list is met somewhere.
    assert reached == {target for _, target in terms(game, lang)}


@pytest.mark.parametrize("id", GAMES)
def test_sources_are_named_in_the_readers_language(id: str) -> None:
    for lang in LANGUAGES:
        for one in terem.game(id).rulebook(lang):
            cyrillic = re.search("[а-яё]", one.printed) is not None
            assert cyrillic == (lang == "ru") or one.printed == "Terem", one.id


def test_a_question_opens_no_rules_of_the_solo_game_where_several_play() -> None:
    together = terem.game("rurik").new(seats=2, seed=1)
    alone = terem.game("rurik").new(seats=1, seed=1)
    assert together.stack[-1].kind == alone.stack[-1].kind == "leader"
    assert guidance.clauses(together) == ["setup.3"]
    assert guidance.clauses(alone) == ["setup.3", "solo.2"]


def test_the_advanced_side_is_not_spoken_of_where_nobody_plays_on_it() -> None:
    game = terem.game("red_cathedral")
    for side, wanted in (
        ("basic", ["claim.4", "claim.5"]),
        ("basic,advanced", ["claim.4", "claim.5", "compass.1", "compass.2", "compass.3"]),
    ):
        state = game.new(2, 7, {"board_side": side})
        state.play(next(move for move in state.moves() if move[0] == "claim"))
        assert state.stack[-1].kind == "place"
        assert guidance.clauses(state) == wanted
