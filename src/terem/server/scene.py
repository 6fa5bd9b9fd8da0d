"""A table at one moment, as far as all see the same: found once for everybody who looks on."""

from __future__ import annotations

import time
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from terem import guidance
from terem.engine import State
from terem.engine.state import Place
from terem.server import away
from terem.server.changes import (
    COMMON,
    COUNTED,
    OWN,
    Change,
    changed,
    field_changes,
    view_changes,
)
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
        self._own: dict[int, list[tuple[Place, Any]]] = {}
        # What has changed since another scene, by its number and the language: all who saw that one
        # are told the same.
        self._changed: dict[tuple[int, str], Changed] = {}

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
        """What a seat sees: what all see, but for what only this one may."""
        if self._view is None:
            self._view = self.state.view(None)
        if seat is None:
            return self._view
        view = self._view.copy()
        for place, value in self.own(seat):
            if len(place) == 1:
                view[str(place[0])] = value
            else:
                view = changed(view, [[place, value]])
        return view

    def own(self, seat: int | None) -> list[tuple[Place, Any]]:
        """What a seat sees otherwise than a spectator."""
        if seat is None:
            return []
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = self.state.own_view(seat)
        return own

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
            common = self._changed[key] = self._changes(before, old, new)
        parts = [common.fields] if common.fields else []
        own = field_changes(OWN, old, new)
        if not self.open:
            own += field_changes(COUNTED, old, new)
        seen = own_changes(common.seen, before.own(old.seat), self.own(new.seat))
        if seen is None:
            own += view_changes(old.view, new.view)
        else:
            own += seen
            if common.view:
                parts.append(common.view)
        if own:
            parts.append(items(own))
        return b",".join(parts)

    def _changes(self, before: Scene, old: Position, new: Position) -> Changed:
        fields = field_changes(COMMON, old, new)
        if self.open:
            fields += field_changes(COUNTED, old, new)
        # Shown to somebody, so both have been made.
        assert before._view is not None
        assert self._view is not None
        return Changed(fields, view_changes(before._view, self._view))


class Changed:
    """What has changed for everybody, also as JSON: the fields of a position, and the view of a
    spectator."""

    __slots__ = ("fields", "seen", "view")

    def __init__(self, fields: list[Change], seen: list[Change]) -> None:
        self.fields = items(fields)
        self.seen = seen
        self.view = items(seen)


def own_changes(
    seen: list[Change], old: list[tuple[Place, Any]], new: list[tuple[Place, Any]]
) -> list[Change] | None:
    """What a seat is told beside what has changed for a spectator; None where the two are not
    about the same places, and views have to be compared as a whole."""
    if len(old) != len(new):
        return None
    found: list[Change] = []
    for i, (place, value) in enumerate(new):
        before, was = old[i]
        if before != place:
            return None
        same = was == value
        for change in seen:
            # The path of a change begins with "view".
            path = change[0]
            depth = min(len(path) - 1, len(place))
            if list(place[:depth]) == path[1 : depth + 1]:
                if len(path) - 1 > len(place):
                    return None
                # It overwrites what this seat sees there.
                same = False
        if not same:
            found.append([["view", *place], value])
    return found


def items(changes: list[Change]) -> bytes:
    """A list in JSON without its brackets."""
    return _encode(changes)[1:-1]
