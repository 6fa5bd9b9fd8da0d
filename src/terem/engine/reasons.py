"""Why a move is refused: a clause of the rulebook and a sentence for a person."""

from __future__ import annotations

from terem.engine.messages import Messages
from terem.engine.moves import Move


class Reason:
    """The rule that forbids a move: `.rule` is a clause id, `.text(lang)` one sentence."""

    __slots__ = ("_args", "_kinds", "_message", "_words", "rule")

    def __init__(
        self, words: Messages, rule: str, message: str, kinds: tuple[str, ...], args: Move
    ) -> None:
        self.rule: str = rule
        self._words: Messages = words
        self._message: str = message
        self._kinds: tuple[str, ...] = kinds
        self._args: Move = args

    @property
    def message(self) -> str:
        """The message id behind the sentence."""
        return self._message

    def text(self, lang: str) -> str:
        return self._words.sentence(lang, self._message, self._kinds, self._args)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text('en')!r})"


class IllegalMove(ValueError):
    """Raised by `State.play`; `.reason` says which rule forbids the move."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text('en')} [{reason.rule}]")
        self.reason: Reason = reason
