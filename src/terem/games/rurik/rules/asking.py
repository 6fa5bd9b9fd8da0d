"""What questions and actions of Rurik have in common."""

from __future__ import annotations

from typing import ClassVar

from terem.engine import Action, Decision, Frame, Ply, Reason
from terem.games.rurik.state import Rurik


class Question(Decision[Rurik]):
    """A question with the clauses that matter for it, most important first."""

    cites: ClassVar[tuple[str, ...]] = ()

    def clauses(self) -> tuple[str, ...]:
        return self.cites


class Answer(Action[Rurik]):
    """An action that only its own question asks for: the clause and the sentence that say when."""

    time: tuple[str, str] = ("", "")

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        rule, message = self.time
        return s.because(rule, message)
