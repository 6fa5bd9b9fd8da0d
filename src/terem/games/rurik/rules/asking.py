"""What actions of Rurik have in common."""

from __future__ import annotations

from terem.engine import Action, Frame, Ply, Reason
from terem.games.rurik.state import Rurik


class Answer(Action[Rurik]):
    """An action that only its own question asks for: the clause and the sentence that say when."""

    time: tuple[str, str] = ("", "")

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        rule, message = self.time
        return s.because(rule, message)
