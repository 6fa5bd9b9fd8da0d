"""Refusals: a stable code, a status, and one sentence in the reader's language."""

from __future__ import annotations

import msgspec

from terem.engine import Game, Reason
from terem.engine.fluent import Value
from terem.guidance import flaw
from terem.server.texts import say
from terem.server.wire.common import Problem

# Every code with its HTTP status; the sentence is the message `problem-<code>`.
STATUS = {
    "bad-input": 400,
    "bad-json": 400,
    "bad-name": 400,
    "bad-option": 400,
    "bad-seats": 400,
    "no-people": 400,
    "bad-level": 400,
    "bad-webhook": 400,
    "bad-file": 400,
    "bad-position": 400,
    "bad-password": 400,
    "weak-password": 400,
    "webhook-silent": 400,
    "bad-mail": 400,
    "bad-push": 400,
    "bad-zone": 400,
    "bad-days": 400,
    "too-many-days": 400,
    "bad-link": 400,
    "bad-pace": 400,
    "not-standing": 400,
    "not-oneself": 400,
    "no-session": 401,
    "wrong-password": 401,
    "wrong-code": 401,
    "foreign-origin": 403,
    "banned": 403,
    "muted": 403,
    "no-account": 403,
    "guest-friend": 403,
    "not-friends": 403,
    "not-welcome": 403,
    "not-host": 403,
    "not-seated": 403,
    "no-spectators": 403,
    "no-hints": 403,
    "no-such-page": 404,
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-person": 404,
    "no-such-seat": 404,
    "wrong-method": 405,
    "name-taken": 409,
    "already-claimed": 409,
    "already-seated": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "not-waiting": 409,
    "not-playing": 409,
    "not-finished": 409,
    "not-your-turn": 409,
    "seat-has-bot": 409,
    "cannot-undo": 409,
    "must-end-turn": 409,
    "no-turn-to-end": 409,
    "your-turn-now": 409,
    "no-turn-ahead": 409,
    "plan-ends": 409,
    "one-screen": 409,
    "stale": 409,
    "resigned": 409,
    "out-of-time": 409,
    "not-absent": 409,
    "other-rules": 409,
    "not-reviewed": 409,
    "frozen": 409,
    "not-frozen": 409,
    "too-slow": 408,
    "too-large": 413,
    "unsupported-type": 415,
    "against-rules": 422,
    "too-fast": 429,
    "one-review": 429,
    "too-many-analyses": 429,
    "too-many-tables": 429,
    "too-many-waiting": 429,
    "too-many-sockets": 429,
    "too-many-ties": 429,
    "broken": 500,
    "busy": 503,
    "stopping": 503,
}


class Refusal(Exception):
    """Something asked for is not done; the reader gets one sentence."""

    def __init__(self, code: str, **args: Value) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_text = args
        self.retry_after: int | None = None

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def problem(self, lang: str) -> Problem:
        return Problem(code=self.code, text=say(lang, f"problem-{self.code}", **self.args_of_text))


class Unfit(Refusal):
    """What was sent does not fit the game; the sentence says what is wrong with it."""

    def __init__(self, code: str, game: Game, why: Reason | ValueError | str) -> None:
        super().__init__(code)
        self.game = game
        self.why = why

    def problem(self, lang: str) -> Problem:
        if isinstance(self.why, Reason):
            detail = self.why.text(lang).rstrip(".")
        else:
            # Shortened first: nobody makes us compare a megabyte with our sentences.
            detail = flaw(self.game, shortened(str(self.why)), lang)
        return Problem(code=self.code, text=say(lang, f"problem-{self.code}", detail=detail))


def shortened(text: str) -> str:
    """What is wrong, without repeating a megabyte of it."""
    return text if len(text) <= 300 else text[:300] + "…"


class AgainstRules(Refusal):
    """A move the rules forbid: carries the clause."""

    def __init__(self, game: Game, reason: Reason) -> None:
        super().__init__("against-rules")
        self.game = game
        self.reason = reason

    def problem(self, lang: str) -> Problem:
        return Problem(
            code=self.code,
            text=self.reason.text(lang),
            rule=self.reason.rule,
            heading=self.game.rules.clause(lang, self.reason.rule).heading,
        )


def place_of(problem: msgspec.ValidationError) -> str:
    """Where in a message the mistake is: `$.move`."""
    _, found, place = str(problem).rpartition(" - at `")
    return place.rstrip("`") if found else "$"
