"""What a player has prepared at a table: answers given once for all, and the next turn, planned.

Both are the owner's alone: they stand with the seat, nobody else is told of them, and whatever is
done with them is done by the one writer of the table, in the step that makes it their turn
(`preparing.follow`).

A *standing answer* is given in the owner's place when its question is put, unless

* the answer is not possible,
* the step that put the question brought something hidden to light: nobody answers beforehand what
  they could not foresee,
* it would lead to something grave (a death, a loss, the end).

A *plan* is one or more moves of the owner's next turn, chosen as if that turn had come already
(`State.foreseen`). When the turn comes its moves are played one after another, as long as

* the next one is possible,
* it says the same as when it was planned: the same price, the same effect,
* nothing came to light since that changes what the owner can choose from.

Otherwise what is left of the plan is dropped, and the owner is told which of these it was. A plan
waits for the kind of question it begins with; it ends where something comes to light, for nobody
plans beyond that.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from terem import guidance
from terem.engine import LANGUAGES, IllegalMove, Move, State
from terem.server.problems import AgainstRules, Refusal
from terem.server.texts import say
from terem.server.wire.tables import Ahead, PlannedStep, StandingAnswer

if TYPE_CHECKING:
    from terem.engine import Game

# Why a plan was dropped: the sentence is `plan-<why>`.
Dropped = Literal["impossible", "other", "revealed", "overtaken", "bot"]
# What must not happen to anybody unasked.
GRAVE = frozenset(("over", "end", "death", "loss", "danger"))
# A table may have at most so many steps of one turn planned.
STEPS = 30


class Answer(Struct):
    """A question, and how it is always answered."""

    question: str
    move: list[Any]


class Step(Struct):
    """A planned move: the question it answers, its sentence in each language, and the mark of all
    that could be chosen from."""

    question: str
    move: list[Any]
    texts: dict[str, str]
    choices: str


class Prepared(Struct):
    """All that stands with one seat; it is replaced, never changed."""

    standing: list[Answer] = []
    plan: list[Step] = []
    # How much had come to light when the plan was made.
    reveals: int = 0
    # Some of the plan has been played.
    begun: bool = False
    dropped: Dropped | None = None

    @property
    def empty(self) -> bool:
        return not self.standing and not self.plan and self.dropped is None

    def without_plan(self, why: Dropped | None) -> Prepared:
        return Prepared(standing=self.standing, dropped=why)


_prepared = msgspec.json.Decoder(Prepared)
_encode = msgspec.json.Encoder().encode


def stored(prepared: Prepared) -> str | None:
    return None if prepared.empty else _encode(prepared).decode()


@lru_cache(maxsize=2000)
def read(text: str | None) -> Prepared:
    return Prepared() if text is None else _prepared.decode(text)


# ---------------------------------------------------------------------- standing answers


def may_stand(state: State) -> list[list[Any]]:
    """The answers to the open question that can be given once for all, as far as they are
    possible."""
    offered = state.decision().standing
    return [list(move) for move in state.moves() if move in offered] if offered else []


def set_standing(game: Game, prepared: Prepared, question: str, move: Any) -> Prepared:
    """With this answer once for all; with None: asked again each time."""
    decision = game.decisions.get(question)
    if decision is None or not decision.standing:
        raise Refusal("not-standing")
    kept = [one for one in prepared.standing if one.question != question]
    if move is not None:
        if tuple(move) not in decision.standing:
            raise Refusal("not-standing")
        kept.append(Answer(question, list(move)))
    return msgspec.structs.replace(prepared, standing=kept)


def answer(state: State, prepared: Prepared, revealed: bool) -> Move | None:
    """The standing answer to the open question, if it is to be given; `revealed`: the step that
    put the question brought something to light."""
    kind = state.stack[-1].kind
    said = next((one for one in prepared.standing if one.question == kind), None)
    if said is None or revealed:
        return None
    move = tuple(said.move)
    if move not in state.moves():
        return None
    if any(mark.kind in GRAVE for mark in guidance.marks(state)[move]):
        return None
    return move


# ---------------------------------------------------------------------- plans


class Imagined:
    """A turn thought through: where it leads, by which steps, and why it goes no further."""

    __slots__ = ("done", "reveals", "state", "steps")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.reveals = state.reveals
        self.steps: list[Step] = []
        self.done: Literal["turn", "revealed"] | None = None


def turn_ahead(state: State, seat: int) -> State | None:
    """The next turn of a seat, as far as it can know; None where it cannot be foreseen. Where
    somebody has only to end theirs, its question is open already."""
    if state.seat == seat:
        twin = state.sample(seat, 0)
        twin.telling = False
        return twin
    return state.foreseen(seat)


def imagine(state: State, seat: int, moves: list[list[Any]]) -> Imagined:
    """The next turn of a seat, as far as it can know, with these moves played."""
    foreseen = turn_ahead(state, seat)
    if foreseen is None:
        raise Refusal("no-turn-ahead")
    found = Imagined(foreseen, seat)
    for move in moves:
        if found.done is not None:
            raise Refusal("plan-ends")
        _imagine_step(found, seat, move)
    return found


def _imagine_step(found: Imagined, seat: int, move: object) -> None:
    state = found.state.copy()
    question = state.stack[-1].kind
    mark = choices(state)
    try:
        state.play(move)
    except IllegalMove as problem:
        raise AgainstRules(state.game, problem.reason) from None
    played = state.last_move()
    texts = {lang: found.state.describe(played, lang) for lang in LANGUAGES}
    found.steps.append(Step(question, list(played), texts, mark))
    found.state = state
    if state.reveals != found.reveals:
        found.done = "revealed"
    elif state.seat != seat:
        found.done = "turn"


def stored_plan(state: State, seat: int, prepared: Prepared) -> Imagined:
    """A plan that was made before, as far as it still goes."""
    found = imagine(state, seat, [])
    for step in prepared.plan:
        # Only what would still be played: it says the same as when it was planned.
        move = tuple(step.move)
        possible = found.done is None and move in found.state.moves()
        if not possible or found.state.describe(move, "en") != step.texts["en"]:
            break
        _imagine_step(found, seat, step.move)
    return found


def choices(state: State) -> str:
    """A mark of all that can be chosen from, in words."""
    sentences = sorted(f"{move}{state.describe(move, 'en')}" for move in state.moves())
    return hashlib.sha256("\n".join(sentences).encode()).hexdigest()[:16]


def next_step(state: State, prepared: Prepared) -> Step | Dropped | None:
    """What of the plan is to be played now, or why it is dropped; None: the plan waits."""
    if not prepared.plan:
        return None
    step = prepared.plan[0]
    if state.stack[-1].kind != step.question:
        return "overtaken" if prepared.begun else None
    move = tuple(step.move)
    if move not in state.moves():
        return "impossible"
    if state.describe(move, "en") != step.texts["en"]:
        return "other"
    if state.reveals != prepared.reveals and choices(state) != step.choices:
        return "revealed"
    return step


# ---------------------------------------------------------------------- words


def shown(game: Game, text: str | None, lang: str) -> Ahead | None:
    """What its owner reads of it."""
    if text is None:
        return None
    prepared = read(text)
    return Ahead(
        standing=[
            StandingAnswer(
                question=one.question,
                move=one.move,
                text=standing_text(game, tuple(one.move), lang),
            )
            for one in prepared.standing
        ],
        plan=[PlannedStep(move=step.move, text=step.texts[lang]) for step in prepared.plan],
        dropped=None if prepared.dropped is None else say(lang, f"plan-{prepared.dropped}"),
    )


def standing_text(game: Game, move: Move, lang: str) -> str:
    return game.words.text(lang, "standing-" + "-".join(str(part) for part in move))
