"""A table at one moment, as far as all see the same: found once for everybody who looks on."""

from __future__ import annotations

import time
from itertools import count
from typing import TYPE_CHECKING, Any

from terem import guidance
from terem.engine import State
from terem.server import away
from terem.server.changes import Change, view_changes
from terem.server.names import seat_names
from terem.server.points import Breakdown, Points, points_known, told_points
from terem.server.rows import iso
from terem.server.texts import say
from terem.server.timing import now_ms
from terem.server.wire.play import SeatClock
from terem.server.wire.tables import DaysClock

if TYPE_CHECKING:
    from terem.server.live import LiveTable

_numbers = count(1)


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
        # The number of the scene that the changes lead from, and they: all who saw that one are
        # told the same.
        self._before = 0
        self._changed: list[Change] = []

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
                message = "prompt-waiting" if self.table.ending is None else "prompt-ending"
                text = say(lang, message, name=self.names(lang)[self.acting])
            self._waiting[lang] = text
        return text

    # ------------------------------------------------------------------ views

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees. Where seats hold nothing that others may not see, all see the same but
        for who they are."""
        if self.state.game.secrets:
            return self.state.view(seat)
        if self._view is None:
            self._view = self.state.view(None)
        return {**self._view, "you": seat}

    def points(self, view: dict[str, Any], seat: int | None) -> Points:
        """Per seat where its points come from, as far as the one who looks may know."""
        state = self.state
        if state.game.secrets:
            return points_known(state, view, seat)
        if self._points is None:
            self._points = points_known(state, view, None)
        return self._points

    def breakdown(self, view: dict[str, Any], seat: int | None, lang: str) -> Breakdown:
        """The same in words."""
        if self.state.game.secrets:
            return told_points(self.state.game, self.points(view, seat), lang)
        told = self._told.get(lang)
        if told is None:
            told = self._told[lang] = told_points(self.state.game, self.points(view, seat), lang)
        return told

    def changes_since(
        self, before: Scene, old: dict[str, Any], new: dict[str, Any]
    ) -> list[Change]:
        """What has changed between two views of the same viewer, of that scene and of this."""
        if before._view is None or self._view is None:
            return view_changes(old, new)
        if self._before != before.number:
            self._before = before.number
            self._changed = view_changes(before._view, self._view)
        if old["you"] == new["you"]:
            return self._changed
        return [[["view", "you"], new["you"]], *self._changed]
