"""A game in play: positions, entries, moves, hints, chat, notes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terem.server.wire.common import ClientId, Person, RawMove
from terem.server.wire.tables import PlannedStep, Result

ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
NoteText = Annotated[str, Meta(max_length=4000)]


class MoveMark(Struct, kw_only=True):
    """What a move certainly leads to. `kind`: over (the game ends), end (the end is near), death,
    loss, danger, round, missed (a chance goes by), nothing (it achieves nothing), rival (somebody
    else loses), luck, gain."""

    kind: str
    text: str


class LegalMove(Struct, kw_only=True):
    """A legal move, in words, with what it leads to; those that achieve nothing come last."""

    move: RawMove
    text: str
    marks: list[MoveMark] = []


class SeatClock(Struct, kw_only=True):
    """Milliseconds left for a seat when this message was made; `running` for the seat that
    decides."""

    left: int | None
    running: bool


class Position(Struct, kw_only=True):
    """All that one seat (or a watcher: `seat` null) may know and do after entry number `seq`."""

    seq: int
    # Whose eyes this is seen with. At a hot-seat table: the seat that decides.
    seat: int | None
    deciding: int | None
    over: bool
    # state.view(seat)
    view: dict[str, Any]
    # The question, in words. For those who wait: who decides, and what (unless it is secret).
    prompt: str
    decision: str | None
    clauses: list[str]
    # Only for the seat that decides; empty otherwise.
    moves: list[LegalMove]
    scores: list[int]
    # Per seat: (source, text, points), as far as this seat may know.
    breakdown: list[list[tuple[str, str, int]] | None]
    can_undo: bool
    # Why nothing can be taken back, for the seat that decides; null where something can.
    no_undo: str | None
    # True when my turn is over but for my saying so: play `end_turn`, or `undo`.
    must_end_turn: bool
    # The seat whose "end turn" the table waits for.
    ending: int | None
    # Why the game will soon be over, in words; null while it will not.
    near_end: str | None
    clocks: list[SeatClock]
    # Hints are given at tables where nobody else is a person.
    can_hint: bool
    # From when on the others may say that who is to act is absent; null where a clock decides.
    absent_from: str | None = None
    # From when on I may claim the win, because everybody else has left; null where somebody plays.
    claim_from: str | None = None
    # Which of the moves may be said once for all (`PUT /api/tables/{id}/standing`).
    standing: list[RawMove] = []
    # May my next turn be planned now?
    can_plan: bool = False
    result: Result | None = None


class Shown(Struct, kw_only=True):
    """A position away from a table, in a lesson, puzzle or review: what its seat sees, and its
    question."""

    seat: int
    names: list[str]
    view: dict[str, Any]
    prompt: str
    moves: list[LegalMove]
    scores: list[int]


class StoryEvent(Struct, kw_only=True):
    event: list[Any]
    text: str


class Entry(Struct, kw_only=True):
    """One line of a table's log. Entries are numbered 1, 2, 3 … and never change.

    Kinds: start, move, undo, end_turn, resign, handover, time, absent, claim, back, patched,
    closed, finish.
    """

    seq: int
    kind: str
    seat: int | None
    at: str
    # Position in the game after this entry: how many moves stand.
    moves: int
    # The raw move; null if it is none, or secret.
    move: RawMove | None
    events: list[StoryEvent]
    # For entries that are not moves: the sentence for the log. For moves that were not made by
    # hand, who says so: a standing answer to everybody, a plan to its owner.
    text: str | None = None


class ChatMessage(Struct, kw_only=True):
    """`text` is data, never markup: show it as text."""

    id: int
    person: Person
    seat: int | None
    text: str
    at: str


class PlayRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """`id`: the client's own name for this move; sent again with the same id it is played once.

    `base`: the last entry the client has seen; if the table is further, the move is refused as
    stale.
    """

    id: ClientId
    move: RawMove
    base: Annotated[int, Meta(ge=0)] | None = None


class TurnRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Undo and end turn: the same idempotent id as a move."""

    id: ClientId
    base: Annotated[int, Meta(ge=0)] | None = None


class PlanRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The moves of my next turn, the first of them first; they take the place of those planned
    before."""

    moves: Annotated[list[RawMove], Meta(min_length=1, max_length=30)]


class StandingRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """How I always answer a kind of question (`decision` of a position); null: ask me again."""

    question: Annotated[str, Meta(max_length=64)]
    move: RawMove | None = None


class Planning(Struct, kw_only=True):
    """My next turn, as if it had come: the position after the planned moves, as far as I can know,
    with what I may do there."""

    position: Position
    steps: list[PlannedStep]
    # Why nothing more can be planned: the turn is over (turn), or something would come to light
    # (revealed); null while more can be.
    done: Literal["turn", "revealed"] | None


class Played(Struct, kw_only=True):
    """The move is stored: it is entry number `seq`."""

    id: str
    seq: int
    position: Position


class WhyRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    move: RawMove


class Why(Struct, kw_only=True):
    """Null fields if the move is legal."""

    legal: bool
    rule: str | None
    heading: str | None
    text: str | None


class Hint(Struct, kw_only=True):
    """A move worth considering, as the bots see it from what the seat knows."""

    move: RawMove
    text: str
    # Final points the seat may expect, and those of every seat.
    expected: float | None
    points: list[float]
    # How likely the seat finishes first (0 to 1); null where nobody else scores.
    win: float | None
    # How much of the search looked at this move (0 to 1).
    share: float
    # What will probably follow, in words, the move itself first.
    line: list[str]
    # Why it is a good move, in a sentence.
    why: str


class Hints(Struct, kw_only=True):
    seq: int
    hints: list[Hint]


class ChatRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    text: ChatText
    id: ClientId | None = None


class ChatList(Struct, kw_only=True):
    messages: list[ChatMessage]


class Note(Struct, kw_only=True, forbid_unknown_fields=True):
    """Private notes at a table: nobody else reads them."""

    text: NoteText


class SeenRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    seq: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0


class LogList(Struct, kw_only=True):
    entries: list[Entry]
