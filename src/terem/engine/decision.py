"""The stack of a state: small frames, and one object per kind of frame that knows its rules.

A frame is either a question (`Decision`: somebody must answer) or automatic (`Passage`: a turn, a
round, a mass, that goes on by itself). The engine looks at the top frame: a passage runs, a
question with a choice is put, one with a single answer is answered, one without any is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from terem.engine.moves import Ply, Verb
from terem.engine.reasons import Reason

if TYPE_CHECKING:
    from terem.engine.state import State

NOBODY = -1


class Frame:
    """One thing under way: its kind, whose it is, and a few ints. Never changed, only replaced, so
    copies share it."""

    __slots__ = ("args", "kind", "seat")

    def __init__(self, kind: str, seat: int = NOBODY, args: tuple[int, ...] = ()) -> None:
        self.kind: str = kind
        self.seat: int = seat
        self.args: tuple[int, ...] = args


Fields = tuple[tuple[str, list[str] | None], ...]

S = TypeVar("S", bound="State", contravariant=True)


class Action(Generic[S]):
    """What one verb means where it is offered: its moves, what it does, why not."""

    verb: Verb
    # True where another action of the question offers this one too, side by side with itself.
    beside: bool = False
    # Clause and sentence, where they are always the same: against a move that is not legal here and
    # now, and where the open question does not offer the verb.
    why: tuple[str, str] = ("", "")
    time: tuple[str, str] = ("", "")

    def offer(self, s: S, frame: Frame, found: list[Ply]) -> None:
        """Add the legal moves of this verb."""
        raise NotImplementedError(self.verb.name)

    def play(self, s: S, frame: Frame, ply: Ply) -> None:
        """Carry it out. The question has left the stack, unless its kind `stays`."""
        raise NotImplementedError(self.verb.name)

    def reason(self, s: S, frame: Frame, ply: Ply) -> Reason | None:
        """The rule against a move of this verb that is not legal here and now."""
        return s.because(*self.why) if self.why[0] else None

    def untimely(self, s: S, frame: Frame, ply: Ply) -> Reason | None:
        """The rule that says when this verb has its time, where the open question does not offer
        it; None if only the open question stands in the way."""
        return s.because(*self.time) if self.time[0] else None


class FrameKind(Generic[S]):
    """What questions and passages have in common.

    `fields` names a frame's ints for dumps and views: ("slot", SLOT_NAMES) shows a name in place
    of an index, ("used", None) a plain number; a name ending in "*" takes all the ints that remain.
    """

    kind: str = ""
    fields: Fields = ()

    def run(self, s: S, frame: Frame) -> None:
        """Go on, with the frame on top: call another frame, or end this one."""
        raise NotImplementedError(self.kind)

    def flaw(self, s: S, frame: Frame) -> str | None:
        """What is impossible about this frame in this position (for edited dumps)."""
        return None


class Passage(FrameKind[S]):
    """A frame that nobody answers: `run` says what comes next. Left out of views and dumps, for a
    position tells which passages are under way (`Game.passages`)."""


class Decision(FrameKind[S]):
    """A question: the actions that answer it, in the order in which they are offered."""

    actions: ClassVar[tuple[Action[Any], ...]] = ()
    # Ids of the clauses that matter for this question, most important first.
    cites: ClassVar[tuple[str, ...]] = ()
    # Answers that a player may give once for all: to small questions that come again and again, and
    # mean the same each time. What such an answer says is the message `standing-<verb>-<args>`.
    standing: ClassVar[tuple[tuple[str | int, ...], ...]] = ()
    # True where the move itself tells others what they may not know (a secret choice of card).
    secret: bool = False
    # True for a question that waits below what an answer opens and is then put again (a turn of
    # several steps); otherwise answering takes it off the stack.
    stays: bool = False
    # True where a step that leaves such a question as it was (an exchange before the turn ends) is
    # followed by the question again, even if a single answer is left.
    patient: bool = False

    def __init__(self) -> None:
        self.offers: list[Action[Any]] = list(self.actions)
        # Those that list moves; filled in by the game.
        self.asked: list[Action[Any]] = []
        # Its place among the questions of its game; set by the game.
        self.number: int = -1
        # The actions by the number of their verb; filled in by the game.
        self.by_verb: list[Action[Any] | None] = []

    def moves(self, s: S, frame: Frame) -> list[Ply]:
        """The legal moves, each once."""
        found: list[Ply] = []
        for action in self.asked:
            action.offer(s, frame, found)
        return found

    def possible(self, s: S, frame: Frame) -> bool:
        """Whether there is any legal move, without listing them all."""
        found: list[Ply] = []
        for action in self.asked:
            action.offer(s, frame, found)
            if found:
                return True
        return False

    def play(self, s: S, frame: Frame, ply: Ply) -> None:
        """Carry out a legal move."""
        action = self.by_verb[ply.verb.number]
        assert action is not None
        action.play(s, frame, ply)

    def only(self, s: S, frame: Frame, ply: Ply) -> None:
        """The one possible answer, given unasked. The frame has left the stack, unless it stays."""
        self.play(s, frame, ply)

    def nothing(self, s: S, frame: Frame) -> None:
        """No answer is possible: the frame has left the stack and the game goes on below it."""
        raise AssertionError(f"{self.kind} has no legal move")

    def reason(self, s: S, frame: Frame, ply: Ply) -> Reason | None:
        """The rule against a move that is not legal here; None if this question has none."""
        action = self.by_verb[ply.verb.number]
        return None if action is None else action.reason(s, frame, ply)
