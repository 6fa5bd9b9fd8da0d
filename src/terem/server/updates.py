"""What is sent when something has happened: made once for all who see the same."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from terem.server import showing
from terem.server.scene import Scene
from terem.server.tablelog import TableLog
from terem.server.wire.play import Position
from terem.server.wire.socket import Changed, Update

if TYPE_CHECKING:
    from terem.server.live import LiveTable

# Clocks run on: a position that is older than this is made anew.
FRESH_SECONDS = 1.0

# Whose seats, in which language.
Viewer = tuple[tuple[int, ...], str]

_encode = msgspec.json.Encoder().encode


class Shown:
    """The newest position as some viewers see it, and what has changed since the one before."""

    __slots__ = ("before", "changes", "number", "position", "scene", "whole")

    def __init__(
        self, number: int, scene: Scene, position: Position, old: Shown | None, lang: str
    ) -> None:
        self.number = number
        self.scene = scene
        self.position = position
        self.whole: bytes | None = None
        # The number of the position that the changes start from, and they (JSON, no brackets).
        self.before = 0
        self.changes = b""
        if old is not None:
            self.before = old.number
            self.changes = scene.changes_since(old.scene, old.position, position, lang)

    @property
    def fresh(self) -> bool:
        """Have clocks not run on since?"""
        return self.scene.at > time.monotonic() - FRESH_SECONDS


class Updates:
    """The updates of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.log = TableLog(table)
        self._scene: Scene | None = None
        self._shown: dict[Viewer, Shown] = {}
        self._numbers = 0
        # Encoded messages of the present entry: after which entry and which position.
        self._made: dict[tuple[Viewer, int, int], bytes] = {}
        self._made_seq = 0

    def forget(self) -> None:
        """Nobody looks any more."""
        self._scene = None
        self._shown.clear()
        self._made.clear()

    def shown(self, mine: list[int], lang: str) -> Shown | None:
        """The present position for these seats; None while there is none to show."""
        viewer = (tuple(mine), lang)
        table = self._table
        shown = self._shown.get(viewer)
        if shown is not None and shown.position.seq == table.seq:
            if shown.fresh:
                return shown
            # The same entry, but clocks have run on, or a name has changed.
            shown = None
        if table.state is None:
            return None
        scene = self._scene
        if scene is None or scene.seq != table.seq or scene.at < time.monotonic() - FRESH_SECONDS:
            scene = self._scene = Scene(table, table.state)
        position = showing.position(table, mine, lang, scene)
        assert position is not None
        self._numbers += 1
        shown = self._shown[viewer] = Shown(self._numbers, scene, position, shown, lang)
        return shown

    def message(self, mine: list[int], lang: str, after: int, has: int) -> tuple[bytes, int] | None:
        """The update for viewers who have seen the entries up to `after`, and the number of its
        position. Those who have (`has`) the position before, by its number, get what has
        changed."""
        seq = self._table.seq
        if self._made_seq != seq:
            self._made.clear()
            self._made_seq = seq
        shown = self.shown(mine, lang)
        if shown is None:
            return None
        brief = has != 0 and shown.before == has
        key = ((tuple(mine), lang), after, shown.number if brief else -shown.number)
        made = self._made.get(key)
        if made is None:
            # Encoded before: put in as they are.
            entries: Any = Raw(self.log.since(after, mine, lang))
            if brief:
                changes: Any = Raw(b"[" + shown.changes + b"]")
                made = _encode(Changed(entries=entries, changes=changes))
            else:
                if shown.whole is None:
                    shown.whole = _encode(shown.position)
                position: Any = Raw(shown.whole)
                made = _encode(Update(entries=entries, position=position))
            self._made[key] = made
        return made, shown.number
