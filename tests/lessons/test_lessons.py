"""Every lesson, replayed by the engine in three languages: what the guide wants can be done, and
whatever else a learner does is answered and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

import terem
from terem import Move, lessons
from terem.engine import LANGUAGES
from terem.lessons.texts import WORDS, _words

ALL = [lesson for id in terem.games() for lesson in lessons.lessons(terem.game(id))]
IDS = [f"{lesson.game.id}-{lesson.id}" for lesson in ALL]

# Where the learner is free, not every game that could follow is played: three ways of choosing do.
HANDS: list[Callable[[list[Move]], Move]] = [
    lambda moves: moves[0],
    lambda moves: moves[-1],
    lambda moves: moves[len(moves) // 2],
]


def ways(run: lessons.Run, hand: Callable[[list[Move]], Move]) -> Iterator[lessons.Run]:
    """Every run that ends the lesson, whatever the learner chooses among what the guide wants."""
    step = run.now
    if step is None:
        yield run
        return
    offers: list[Move | None] = [None] if step.reading else list(run.wanted())
    assert offers, f"{run.lesson.id}-{step.id}: the guide wants what the rules forbid"
    if step.free:
        offers = [hand(run.wanted())]
    for given in offers:
        answer = lessons.offer(run, given)
        assert answer.kind == "accepted"
        yield from ways(answer.run, hand)


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_whoever_follows_the_guide_comes_to_the_end(lesson: lessons.Lesson) -> None:
    free = any(step.free for step in lesson.steps)
    hands = HANDS if free else HANDS[:1]
    ends = [end for hand in hands for end in ways(lessons.start(lesson), hand)]
    assert ends
    for end in ends:
        again = lessons.resume(lesson, [None if one is None else list(one) for one in end.done])
        assert again.over
        assert again.state.view(lesson.learner) == end.state.view(lesson.learner)


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_a_whole_chapter_has_every_place_the_guide_leads_to(lesson: lessons.Lesson) -> None:
    found = {run.done: run for run in lessons.ways(lesson)}
    ends = [run for run in found.values() if run.over or (run.now and run.now.free)]
    assert ends
    for run in found.values():
        if run not in ends:
            assert run.now is not None
            following = [None] if run.now.reading else run.wanted()
            assert all((*run.done, one) in found for one in following)


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_anything_else_is_answered_and_changes_nothing(lesson: lessons.Lesson) -> None:
    run = lessons.start(lesson)
    while not run.over:
        step = run.now
        assert step is not None
        before = run.state.dump()
        wanted = run.wanted()
        others: list[object] = [move for move in run.moves() if move not in wanted]
        if not step.reading:
            others.append(None)
        for junk in [*others, ("fly",), [], 7, ("take", ["x"]), lesson.game.catalogue[0]]:
            if junk in wanted:
                continue
            answer = lessons.offer(run, junk)
            assert answer.kind != "accepted"
            assert answer.run is run
            for lang in LANGUAGES:
                assert lessons.complaint(answer, lang).strip()
        assert run.state.dump() == before
        run = lessons.offer(run, next(iter(wanted), None)).run


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_a_lesson_speaks_every_language_and_briefly(lesson: lessons.Lesson, lang: str) -> None:
    assert 0 < len(lessons.title(lesson, lang)) <= 50
    assert lessons.about(lesson, lang)
    run = lessons.start(lesson)
    while not run.over:
        step = run.now
        assert step is not None
        text = lessons.say(run, lang)
        assert len(text) <= 280, text
        assert len(re.findall(r"[.!?](?=\s|$)", text)) <= 3, text
        for then, _, event in run.told:
            assert then.story(lang, event, lessons.names(lesson, lang))
        run = lessons.offer(run, next(iter(run.wanted()), None)).run


@pytest.mark.parametrize("id", terem.games())
def test_no_text_is_missing_or_left_over(id: str) -> None:
    game = terem.game(id)
    wanted: set[str] = set()
    allowed: set[str] = set()
    for lesson in lessons.lessons(game):
        wanted |= {f"title-{lesson.id}", f"about-{lesson.id}"}
        for step in lesson.steps:
            wanted.add(f"{lesson.id}-{step.id}")
            if not step.reading and not step.free:
                allowed.add(f"wrong-{lesson.id}-{step.id}")
    written = {lang: set(_words(game).entries(lang)) - ENGINE for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert wanted - written[lang] == set()
        assert written[lang] - wanted - allowed == set()
        assert written[lang] == written["en"], lang


ENGINE = {name for name in WORDS.entries("en") if not name.startswith("lesson-")}


@pytest.mark.parametrize("id", terem.games())
def test_a_game_is_taught_in_six_chapters_or_more_and_alone(id: str) -> None:
    parts = [lesson.part for lesson in lessons.lessons(terem.game(id))]
    assert parts.count("first") + parts.count("more") >= 6
    assert "solo" in parts


def test_a_changed_lesson_resumes_where_it_still_fits() -> None:
    lesson = lessons.find(terem.game("village"), "turn")
    run = lessons.resume(lesson, [None, ["take", "crafts", "pink"], ["make", "scroll"], None])
    assert run.done == (None, ("take", "crafts", "pink"))
    assert run.step == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", terem.games())
def test_the_one_page_guide_is_written_in_every_language(id: str, lang: str) -> None:
    game = terem.game(id)
    blocks = lessons.guide(game)
    texts = [lessons.block(game, one, lang) for one in blocks]
    assert all(title and text for title, text in texts)
    # Five minutes of reading.
    assert sum(len(text.split()) for _, text in texts) < 700
    for one in blocks:
        assert lessons.reach(one.lesson, one.step).step == one.step
