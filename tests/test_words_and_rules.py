"""Catalogues and rulebooks: complete in every language, and read alike everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import terem
from terem.engine import LANGUAGES
from terem.engine.fluent import Entry, render
from terem.engine.messages import ENGINE_MESSAGES
from tools.clauses import gaps, uncited
from tools.sentences import variables

GAMES = terem.games()


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_is_proved_by_a_test(id: str) -> None:
    missing, unknown, _ = gaps(id)
    assert not missing
    assert not unknown


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_is_cited_where_it_is_implemented(id: str) -> None:
    assert uncited(id) == []


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
        assert shared(entries) == shared(english), lang
        for name, entry in entries.items():
            if name not in english:
                continue
            used = variables_of(entries, entry)
            # A language may use grammatical forms of a variable, never a variable of its own.
            known = variables_of(english, english[name])
            stems = known | {one.rpartition("_")[0] for one in known if "_" in one}
            for one in used:
                assert one in stems or one.rpartition("_")[0] in stems, f"{lang} {name} ${one}"


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
            args = dict.fromkeys(variables_of(entries, entry), number)
            message = bundle.get_message(name).value
            assert message is not None
            expected, problems = bundle.format_pattern(message, dict(args))
            assert not problems, name
            assert render(entries, lang, entry.value, dict(args)) == expected, name


def shared(entries: dict[str, Entry]) -> set[str]:
    """All messages but the phrases (`n-coins`) that each language builds its sentences from."""
    return {name for name in entries if not name.startswith("n-")}


def variables_of(entries: dict[str, Entry], entry: Entry) -> set[str]:
    found: set[str] = set()
    for pattern in [entry.value or [], *entry.attributes.values()]:
        found |= variables(entries, pattern)
    return found
