"""The decision stack: small frames in the state, and one Decision object per kind of frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from terem.engine.moves import Move
from terem.engine.reasons import Reason

if TYPE_CHECKING:
    from terem.engine.state import State


class Frame:
    """One open question: its kind, who answers, and a few ints. Never changed, only replaced."""

    __slots__ = ("args", "kind", "seat")

    def __init__(self, kind: str, seat: int, args: tuple[int, ...] = ()) -> None:
        self.kind: str = kind
        self.seat: int = seat
        self.args: tuple[int, ...] = args


Fields = tuple[tuple[str, list[str] | None], ...]

S = TypeVar("S", bound="State", contravariant=True)


class Decision(Generic[S]):
    """What a kind of frame asks: its legal moves, what each does, and why another is refused.

    `fields` names the frame's ints for dumps and views: ("slot", SLOT_NAMES) shows a name in
    place of an index, ("used", None) a plain number; a name ending in "*" takes all the ints
    that remain.
    """

    kind: str = ""
    fields: Fields = ()
    # True where the move itself tells others what they may not know (a secret choice of card).
    secret: bool = False

    def moves(self, s: S, frame: Frame) -> list[Move]:
        """The legal moves, each once, never none."""
        raise NotImplementedError(self.kind)

    def play(self, s: S, frame: Frame, move: Move) -> None:
        """Carry out a legal move. The frame is still on top of the stack."""
        raise NotImplementedError(self.kind)

    def reason(self, s: S, frame: Frame, move: Move) -> Reason | None:
        """The rule against a move that is not legal here; None if no special rule speaks."""
        return None

    def flaw(self, s: S, frame: Frame) -> str | None:
        """What is impossible about this frame in this position (for edited dumps)."""
        return None

    def clauses(self) -> tuple[str, ...]:
        """Ids of the clauses that matter for this decision, most important first."""
        return ()
