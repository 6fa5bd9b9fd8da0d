"""Playing a lesson: what the learner offers, and what comes of it.

A `Run` is never changed. `offer` gives a new one if the guide is content, and the same one with a
reason if not; so nothing a learner does can break a lesson.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from terem import Move, Reason, State, bots
from terem.engine import Event
from terem.engine.moves import as_move
from terem.lessons.lesson import Lesson, Step

# Who plays for the others where the learner chooses freely: it answers in milliseconds.
OPPONENT = "greedy"


@dataclass(frozen=True)
class Run:
    """Where a learner stands in a lesson."""

    lesson: Lesson
    state: State
    # Index of the step; the number of steps when the lesson is over.
    step: int
    # Turns already taken of a free step.
    turns: int
    # All that led here: None where the learner only read on.
    done: tuple[Move | None, ...]
    # What happened upon the last of these, each with the state whose words tell it.
    told: tuple[tuple[State, int | None, Event], ...]

    @property
    def over(self) -> bool:
        return self.step == len(self.lesson.steps)

    @property
    def now(self) -> Step | None:
        return None if self.over else self.lesson.steps[self.step]

    def wanted(self) -> list[Move]:
        """The legal moves the guide waits for."""
        step = self.now
        if step is None or step.reading:
            return []
        return [move for move in self.state.moves() if step.wants(move)]

    def moves(self) -> list[Move]:
        """The legal moves of the learner, wanted or not."""
        return self.state.moves() if self.state.seat == self.lesson.learner else []


@dataclass(frozen=True)
class Answer:
    """What came of an offer. `kind`: accepted; wrong (legal, but not what this step teaches);
    illegal (with the rule's `reason`); reading (the guide is not done speaking); moving (it waits
    for a move); over."""

    run: Run
    kind: str
    reason: Reason | None = None


def start(lesson: Lesson) -> Run:
    return Run(lesson, lesson.position(), 0, 0, (), ())


def resume(lesson: Lesson, done: Sequence[object]) -> Run:
    """Where these inputs lead. What does not fit (any more) is left out with all that follows: who
    comes back after the rules or the lesson have changed goes on from there."""
    run = start(lesson)
    for one in done:
        answer = offer(run, one)
        if answer.kind != "accepted":
            break
        run = answer.run
    return run


def reach(lesson: Lesson, step: int) -> Run:
    """The lesson at the beginning of a step, for one who always did the first thing wanted."""
    run = start(lesson)
    while run.step < step:
        run = offer(run, next(iter(run.wanted()), None)).run
    return run


def ways(lesson: Lesson) -> Iterator[Run]:
    """Wherever those stand who do what the guide wants, each once: from the beginning to the end,
    or to where the learner chooses freely."""
    ahead = [start(lesson)]
    met: set[tuple[Move | None, ...]] = set()
    while ahead:
        run = ahead.pop()
        if run.done in met:
            continue
        met.add(run.done)
        yield run
        step = run.now
        if step is not None and not step.free:
            given: list[Move | None] = [None] if step.reading else [*run.wanted()]
            ahead.extend(offer(run, one).run for one in given)


def offer(run: Run, given: object) -> Answer:
    """The learner reads on (None) or offers a move."""
    step = run.now
    if step is None:
        return Answer(run, "over")
    if given is None:
        return _accept(run, step, None) if step.reading else Answer(run, "moving")
    move = as_move(given)
    reason = run.state.explain(given)
    if reason is not None or move is None:
        return Answer(run, "illegal", reason)
    if step.reading:
        return Answer(run, "reading")
    if not step.wants(move):
        return Answer(run, "wrong")
    return _accept(run, step, move)


def _accept(run: Run, step: Step, move: Move | None) -> Answer:
    state = run.state
    learner = run.lesson.learner
    told: list[tuple[State, int | None, Event]] = []

    def play(one: Move) -> None:
        nonlocal state
        seat = state.seat
        state = state.copy()
        state.play(one)
        told.extend((state, seat, event) for event in state.events_for(learner))

    if move is not None:
        play(move)
    turns = run.turns
    if step.free:
        # Alone, every decision is a turn; else a turn ends when somebody else decides.
        turns += state.seat != learner or state.seats == 1
        while state.seat not in (None, learner):
            play(bots.bot(OPPONENT, seed=state.played).choose(state))
    else:
        for one in step.reply:
            play(one)
    done = (*run.done, move)
    after = replace(run, state=state, done=done, told=tuple(told), turns=turns)
    if not step.free or turns >= step.free or state.seat is None:
        after = replace(after, step=run.step + 1, turns=0)
    return Answer(after, "accepted")
