"""A table at one moment, as far as all see the same: found once for everybody who looks on."""

from __future__ import annotations

import time
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from terem import guidance
from terem.engine import State
from terem.server import away
from terem.server.changes import COMMON, COUNTED, OWN, Change, field_changes, view_changes
from terem.server.names import seat_names
from terem.server.points import Breakdown, Points, points_known, told_points
from terem.server.rows import iso
from terem.server.texts import say
from terem.server.timing import now_ms
from terem.server.wire.play import Position, SeatClock
from terem.server.wire.tables import DaysClock

if TYPE_CHECKING:
    from terem.server.live import LiveTable

_numbers = count(1)
_encode = msgspec.json.Encoder().encode


class Scene:
    """What does not depend on who looks; words by language."""

    def __init__(self, table: LiveTable, state: State) -> None:
        self.number = next(_numbers)
        self.at = time.monotonic()
        self.seq = table.seq
        self.table = table
        self.state = state
        self.playing = table.row.status == "playing"
        self.deciding = state.seat if self.playing else None
        self.acting = table.acting
        self.ending = table.ending
        self.open = not state.game.secrets
        self.clauses: list[str] = []
        self.decision: str | None = None
        if self.deciding is not None:
            self.clauses = guidance.clauses(state)
            self.decision = state.stack[-1].kind
        absent = away.absent_from(table)
        self.absent_from = None if absent is None else iso(absent)
        self.clocks = self._clocks()
        self._names: dict[str, list[str]] = {}
        self._near_end: dict[str, str | None] = {}
        self._waiting: dict[str, str] = {}
        self._view: dict[str, Any] | None = None
        self._points: Points | None = None
        self._told: dict[str, Breakdown] = {}
        # What has changed since another scene, by its number and the language: all who saw that one
        # are told the same.
        self._changed: dict[tuple[int, str], bytes] = {}

    def _clocks(self) -> list[SeatClock]:
        acting = self.acting
        running = acting is not None and self.table.seats[acting].bot is None
        now = now_ms()
        return [
            SeatClock(
                left=self._left(i, running and i == acting, now),
                running=running and i == acting,
            )
            for i in range(self.state.seats)
        ]

    def _left(self, seat: int, running: bool, now: int) -> int | None:
        """Milliseconds a seat has left; for whoever is to act until the deadline, days off
        included."""
        table = self.table
        deadline = table.deadline(seat) if running else None
        if deadline is not None and isinstance(table.row.clock, DaysClock):
            return max(0, deadline - now)
        return table.clocks.left(seat, running, now)

    # ------------------------------------------------------------------ words

    def names(self, lang: str) -> list[str]:
        names = self._names.get(lang)
        if names is None:
            names = self._names[lang] = seat_names(self.table.seats, lang)
        return names

    def near_end(self, lang: str) -> str | None:
        if not self.playing:
            return None
        if lang not in self._near_end:
            self._near_end[lang] = guidance.near_end(self.state, lang)
        return self._near_end[lang]

    def waiting(self, lang: str) -> str:
        """Whom the others wait for; that it is over."""
        text = self._waiting.get(lang)
        if text is None:
            if self.acting is None:
                text = self.state.game.words.text(lang, "prompt-over")
            else:
                message = "prompt-waiting" if self.ending is None else "prompt-ending"
                text = say(lang, message, name=self.names(lang)[self.acting])
            self._waiting[lang] = text
        return text

    # ------------------------------------------------------------------ views

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees. Where seats hold nothing that others may not see, all see the same but
        for who they are."""
        if not self.open:
            return self.state.view(seat)
        if self._view is None:
            self._view = self.state.view(None)
        return {**self._view, "you": seat}

    def points(self, view: dict[str, Any], seat: int | None) -> Points:
        """Per seat where its points come from, as far as the one who looks may know."""
        if not self.open:
            return points_known(self.state, view, seat)
        if self._points is None:
            self._points = points_known(self.state, view, None)
        return self._points

    def breakdown(self, view: dict[str, Any], seat: int | None, lang: str) -> Breakdown:
        """The same in words."""
        game = self.state.game
        if not self.open:
            return told_points(game, self.points(view, seat), lang)
        told = self._told.get(lang)
        if told is None:
            told = self._told[lang] = told_points(game, self.points(view, seat), lang)
        return told

    # ------------------------------------------------------------------ changes

    def changes_since(self, before: Scene, old: Position, new: Position, lang: str) -> bytes:
        """What has changed between two positions of the same viewer, of that scene and of this: as
        JSON, the items of a list."""
        key = (before.number, lang)
        common = self._changed.get(key)
        if common is None:
            common = self._changed[key] = items(self._common_changes(before, old, new))
        own = field_changes(OWN, old, new)
        if not self.open:
            own += field_changes(COUNTED, old, new)
            own += view_changes(old.view, new.view)
        elif old.view["you"] != new.view["you"]:
            own.append([["view", "you"], new.view["you"]])
        if not own:
            return common
        return common + b"," + items(own) if common else items(own)

    def _common_changes(self, before: Scene, old: Position, new: Position) -> list[Change]:
        found = field_changes(COMMON, old, new)
        if self.open:
            found += field_changes(COUNTED, old, new)
            # Shown to somebody, so both have been made.
            assert before._view is not None and self._view is not None
            found += view_changes(before._view, self._view)
        return found


def items(changes: list[Change]) -> bytes:
    """A list in JSON without its brackets."""
    return _encode(changes)[1:-1]
