"""An impossible position is answered in the language of whoever set it up."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import terem
from terem import guidance
from terem.guidance.flaws import HEAD, SHARED, sentences, sentences_of
from terem.guidance.texts import help_folder

GAMES = terem.games()
SOURCES = Path(__file__).parents[2] / "src/terem"
# These only say whose part of the position another sentence is about, or pass one on.
OTHERS = ("player 7: 7", "7: 7", "7")


def sentences_in(value: ast.expr | None) -> Iterator[str]:
    """The sentences an expression may be, with a number for each value."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.JoinedStr):
        parts = [str(p.value) if isinstance(p, ast.Constant) else "7" for p in value.values]
        yield "".join(parts)
    elif isinstance(value, ast.IfExp):
        yield from sentences_in(value.body)
        yield from sentences_in(value.orelse)


def explains(function: ast.FunctionDef) -> bool:
    """Whether a function says what is impossible: the audits, the flaws of questions and so on."""
    return function.name.startswith("flaw") or function.name == "mismatch"


def said_by(game: str) -> list[str]:
    """What a game may say is impossible, in its audit, its questions and its dumps."""
    found: list[str] = []
    for path in sorted((SOURCES / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and explains(node):
                for part in ast.walk(node):
                    if isinstance(part, ast.Return):
                        found += sentences_in(part.value)
            elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                told = [one for value in node.exc.args for one in sentences_in(value)]
                found += [one.removeprefix(HEAD) for one in told if one.startswith(HEAD)]
    return sorted({one for one in found if one not in OTHERS})


@pytest.mark.parametrize("lang", ["ru", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_about_an_impossible_position_is_translated(game: str, lang: str) -> None:
    played = terem.game(game)
    told = said_by(game)
    assert len(told) > 40
    for sentence in told:
        # A value in it may be one of the words "region" and "street".
        spoken = sentence.replace("a 7 was activated", "a street was activated")
        translated = guidance.flaw(played, f"impossible position: {spoken}", lang)
        assert translated != guidance.flaw(played, spoken, "en"), spoken
        assert "{" not in translated
        if lang == "ru":
            assert not re.search("[A-Za-z]{4}", translated), translated
    own = sentences_of(help_folder(played) / "flaws.toml", lang)
    known = [one.removeprefix("player 7: ") for one in told]
    known += ["a region was activated more often than the rules allow"]
    known += ["a street was activated more often than the rules allow"]
    known += CHECKED_WHILE_READING.get(game, [])
    unused = [one.pattern for one, _ in own if not any(one.fullmatch(text) for text in known)]
    assert not unused


# What the reader of a dump refuses by itself, beside the shapes that the engine knows.
CHECKED_WHILE_READING = {
    "outpost": ["a street has room for three buildings"],
    "red_cathedral": ["the 7 die is there twice", "the 7 die is missing"],
}

# What the engine says about a dump that is no position at all.
BROKEN = [
    ({"seats": "two"}, ""),
    ({"seed": -1}, ""),
    ({"options": {"colour": "red"}}, ""),
    ({"options": {"start_bonus": "all"}}, ""),
    ({"position": []}, "dump.position"),
    ({"more": 1}, "dump"),
    ({"game": "chess"}, ""),
    ({"version": 10_000}, ""),
    ({"decisions": {}}, "dump.decisions"),
    ({"decisions": [{"kind": "nothing"}]}, "dump.decisions[0].kind"),
]


@pytest.mark.parametrize("lang", ["ru", "de"])
@pytest.mark.parametrize(("change", "place"), BROKEN)
def test_a_broken_dump_is_refused_in_the_language_asked_for(
    change: dict[str, object], place: str, lang: str
) -> None:
    game = terem.game("village")
    dump = {**game.new(seats=2, seed=1).dump(), **change}
    with pytest.raises(ValueError, match=r"\w") as refused:
        game.restore(dump)
    english = str(refused.value)
    translated = guidance.flaw(game, english, lang)
    assert translated.startswith(place)
    assert translated != english
    assert not re.search(r"\b(expected|must|are)\b", translated)
    assert len(sentences(game, lang)) > len(sentences_of(SHARED, lang))


@pytest.mark.parametrize(
    ("lang", "said"), [("ru", "подходят имена от"), ("de", "möglich sind die")]
)
def test_of_a_whole_deck_only_the_first_and_the_last_name_are_told(lang: str, said: str) -> None:
    game = terem.game("outpost")
    dump = game.new(seats=2, seed=1).dump()
    dump["position"]["hero_row"][0] = "wizard"
    with pytest.raises(ValueError, match="one of 48 names from traveller_01 to ") as refused:
        game.restore(dump)
    assert len(str(refused.value)) < 150
    assert said in guidance.flaw(game, str(refused.value), lang)


def test_both_languages_know_the_same_sentences() -> None:
    for path in [SHARED, *SOURCES.glob("games/*/help/flaws.toml")]:
        ru, de = (sentences_of(path, lang) for lang in ("ru", "de"))
        assert [one.pattern for one, _ in ru] == [one.pattern for one, _ in de], path


def test_it_names_seats_as_people_do_and_things_by_their_names() -> None:
    rurik = terem.game("rurik")
    said = guidance.flaw(rurik, "impossible position: player 1: two sides are led by boris", "ru")
    assert said == "Игрок 2: один и тот же персонаж у двух сторон (Борис)"
    said = guidance.flaw(rurik, "impossible position: player 1: two sides are led by boris", "en")
    assert said == "Player 2: two sides are led by Boris"
    outpost = terem.game("outpost")
    said = guidance.flaw(outpost, "no settler lies in the zone of region II", "de")
    assert said == "in der Zone der Region II liegt kein Siedler"
    unknown = "what nobody has translated"
    assert guidance.flaw(rurik, unknown, "de") == unknown
