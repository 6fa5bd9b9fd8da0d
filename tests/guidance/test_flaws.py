"""An impossible position is answered in the language of whoever set it up."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import terem
from terem import guidance
from terem.guidance.flaws import sentences

GAMES = terem.games()
SOURCES = Path(__file__).parents[2] / "src/terem/games"


def said_by(game: str) -> list[str]:
    """The sentences of a game's audit, with a number for each value."""
    tree = ast.parse((SOURCES / game / "audit.py").read_text(encoding="utf-8"))
    found: list[str] = []
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Return) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            found.append(value.value)
        elif isinstance(value, ast.JoinedStr):
            parts = [str(p.value) if isinstance(p, ast.Constant) else "7" for p in value.values]
            found.append("".join(parts))
    # These two say only whose part of the position another sentence is about.
    return [one for one in found if one not in ("player 7: 7", "7: 7")]


@pytest.mark.parametrize("lang", ["ru", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_an_audit_is_translated(game: str, lang: str) -> None:
    played = terem.game(game)
    told = said_by(game)
    assert len(told) > 20
    for sentence in told:
        # A value in it may be one of the words "region" and "street".
        spoken = sentence.replace("a 7 was activated", "a street was activated")
        translated = guidance.flaw(played, f"impossible position: {spoken}", lang)
        assert translated != guidance.flaw(played, spoken, "en"), spoken
        assert "{" not in translated
        if lang == "ru":
            assert not re.search("[A-Za-z]{4}", translated), translated
    used = [pattern for pattern, _ in sentences(played, lang)]
    known = [one.removeprefix("player 7: ") for one in told]
    known += ["a region was activated more often than the rules allow"]
    known += ["a street was activated more often than the rules allow"]
    assert all(any(one.fullmatch(text) for text in known) for one in used)


def test_it_names_seats_as_people_do_and_things_by_their_names() -> None:
    rurik = terem.game("rurik")
    said = guidance.flaw(rurik, "impossible position: player 1: two sides are led by boris", "ru")
    assert said == "Игрок 2: один и тот же персонаж у двух сторон (Борис)"
    unknown = "position.players[0].coins: expected a whole number"
    assert guidance.flaw(rurik, unknown, "de") == unknown
