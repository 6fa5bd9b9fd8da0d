"""Catalogues and rulebooks: complete in every language, and read alike everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import terem
from terem.engine import LANGUAGES
from terem.engine.fluent import Entry, Pattern, render
from terem.engine.words import ENGINE_MESSAGES
from tools.clauses import gaps

GAMES = terem.games()


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_is_proved_by_a_test(id: str) -> None:
    missing, unknown, _ = gaps(id)
    assert not missing
    assert not unknown


@pytest.mark.parametrize("id", GAMES)
def test_rulebooks_have_the_same_clauses_in_every_language(id: str) -> None:
    books = {lang: terem.game(id).rulebook(lang) for lang in LANGUAGES}
    english = [clause.id for clause in books["en"]]
    assert len(set(english)) == len(english)
    for lang, book in books.items():
        assert [clause.id for clause in book] == english, lang
        assert all(clause.heading and clause.text and clause.printed for clause in book)


@pytest.mark.parametrize("id", GAMES)
def test_translations_are_translated(id: str) -> None:
    game = terem.game(id)
    for lang in ("ru", "de"):
        texts = {clause.id: clause.text for clause in game.rulebook(lang)}
        for clause in game.rulebook("en"):
            assert texts[clause.id] != clause.text, f"{clause.id} is English in {lang}"
    for clause in game.rulebook("ru"):
        assert re.search("[а-яё]", clause.text), clause.id


@pytest.mark.parametrize("id", GAMES)
def test_catalogues_have_the_same_messages_in_every_language(id: str) -> None:
    words = terem.game(id).words
    english = words.entries("en")
    for lang in ("ru", "de"):
        entries = words.entries(lang)
        assert set(entries) == set(english), lang
        for name, entry in entries.items():
            used = variables(entry)
            # A language may use grammatical forms of a variable, never a variable of its own.
            stems = {re.sub(r"_(id|count|[a-z]+)$", "", one) for one in variables(english[name])}
            for one in used:
                assert re.sub(r"_(id|count|[a-z]+)$", "", one) in stems, f"{lang} {name} ${one}"


@pytest.mark.parametrize("id", GAMES)
def test_every_verb_event_option_and_question_has_words(id: str) -> None:
    game = terem.game(id)
    wanted = [f"move-{verb}" for verb in game.verbs]
    wanted += [f"event-{kind}" for kind in game.events]
    wanted += [f"prompt-{kind}" for kind in game.decisions]
    for name, option in game.options.items():
        wanted.append(f"option-{name}")
        wanted += [f"choice-{name}-{choice}" for choice in option.choices]
    for lang in LANGUAGES:
        missing = [message for message in wanted if not game.words.has(lang, message)]
        assert not missing, lang


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_fluent_subset_agrees_with_the_reference(id: str, lang: str) -> None:
    """Our reader and the reference implementation give the same text for every message."""
    game = terem.game(id)
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (ENGINE_MESSAGES, game.words.folder):
        source = (Path(folder) / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    entries = game.words.entries(lang)
    for name, entry in entries.items():
        if name.startswith("-") or entry.value is None:
            continue
        for number in (0, 1, 2, 5, 11, 21, 22):
            args = dict.fromkeys(variables(entry), number)
            message = bundle.get_message(name).value
            assert message is not None
            expected, problems = bundle.format_pattern(message, dict(args))
            assert not problems, name
            assert render(entries, lang, entry.value, dict(args)) == expected, name


def variables(entry: Entry) -> set[str]:
    found: set[str] = set()
    patterns: list[Pattern] = [entry.value] if entry.value else []
    patterns += entry.attributes.values()
    while patterns:
        for part in patterns.pop():
            if part[0] == "var":
                found.add(str(part[1]))
            elif part[0] == "select":
                selector, variants = part[1], part[2]
                assert isinstance(selector, tuple)
                assert isinstance(variants, list)
                patterns.append([selector])
                patterns += [pattern for _, _, pattern in variants]
    return found
