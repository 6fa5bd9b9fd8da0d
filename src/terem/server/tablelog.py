"""The log of a table in words: each line is told and encoded once per language and audience.

Most lines are the same for everybody, so a line is kept for all who may hear it. Whole blocks of
old lines are kept too, for those who come later or change the language: the log only ever grows.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from terem.engine import Game
from terem.engine.state import EVERYBODY, Event
from terem.server.names import seat_names
from terem.server.rows import EntryRow, iso
from terem.server.texts import say
from terem.server.wire.play import Entry, StoryEvent

if TYPE_CHECKING:
    from terem.server.live import LiveTable

BLOCK = 50
BLOCKS_KEPT = 2000
LINES_KEPT = 200
# Stands for every pair of ears.
ALL = -1

_encode = msgspec.json.Encoder().encode


def as_sent(tree: object) -> Any:
    """A move or an event: sent as a list, and never taken apart here."""
    return tree


def story(game: Game, lang: str, events: list[Event], names: list[str]) -> list[StoryEvent]:
    out: list[StoryEvent] = []
    for event in events:
        kind = str(event[0])
        # An entry of older rules may tell what the present catalogue has no words for.
        text = kind
        if kind in game.events:
            text = game.words.sentence(lang, f"event-{kind}", game.events[kind], event[1:], names)
        out.append(StoryEvent(event=as_sent(event), text=text))
    return out


def listener(mine: list[int]) -> int | None:
    """Whose ears these seats have. Several players at one screen share the log, so it tells them
    only what everybody may know; each finds the own secrets in the view."""
    return mine[0] if len(mine) == 1 else None


def heard(one: EntryRow, ear: int | None) -> list[Event]:
    found = [told.heard_by(ear) for told in one.told]
    return [event for event in found if event is not None]


def entry(game: Game, one: EntryRow, ear: int | None, names: list[str], lang: str) -> Entry:
    """A log entry as one seat (or everybody) may know it."""
    hidden = one.secret and (ear is None or ear != one.seat)
    text = None
    if one.kind != "move":
        name = names[one.seat] if one.seat is not None else ""
        text = say(lang, f"log-{one.kind}", name=name)
    elif one.by == "standing" or (one.by == "plan" and ear is not None and ear == one.seat):
        text = say(lang, f"log-{one.by}")
    return Entry(
        seq=one.seq,
        kind=one.kind,
        seat=one.seat,
        at=iso(one.at),
        moves=one.moves,
        move=None if hidden or one.move is None else as_sent(one.move),
        events=story(game, lang, heard(one, ear), names),
        text=text,
    )


def public(one: EntryRow) -> bool:
    """Does everybody hear the same?"""
    return (
        not one.secret and one.by != "plan" and all(told.audience == EVERYBODY for told in one.told)
    )


# Blocks of all tables, the ones asked for last: (table, names, language, ear, number of the block).
_blocks: OrderedDict[tuple[str, tuple[str, ...], str, int | None, int], bytes] = OrderedDict()


class TableLog:
    """One table's log, encoded."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._names: dict[str, list[str]] = {}
        self._lines: dict[tuple[int, str, int | None], bytes] = {}

    def since(self, after: int, mine: list[int], lang: str) -> bytes:
        """The entries after a number as a JSON list; meant for the few newest."""
        names = self._current_names(lang)
        ear = listener(mine)
        lines = self._lines
        found: list[bytes] = []
        for one in self._table.log[after:]:
            # Mostly somebody else has been told the same already.
            line = lines.get((one.seq, lang, ALL))
            found.append(self._line(one, ear, names, lang) if line is None else line)
        return _list(found)

    async def whole(self, after: int, upto: int, mine: list[int], lang: str) -> bytes:
        """The entries after a number, up to another, as a JSON list: block by block, and others
        have their turn between two blocks."""
        names = self._current_names(lang)
        ear = listener(mine)
        log = self._table.log
        parts: list[bytes] = []
        at = after
        while at < upto:
            number, inside = divmod(at, BLOCK)
            end = min(upto, (number + 1) * BLOCK)
            if inside == 0 and end - at == BLOCK:
                key = (self._table.row.id, tuple(names), lang, ear, number)
                block = _blocks.get(key)
                if block is None:
                    block = self._block(log[at:end], ear, names, lang)
                    _blocks[key] = block
                    while len(_blocks) > BLOCKS_KEPT:
                        _blocks.popitem(last=False)
                    await asyncio.sleep(0)
                else:
                    _blocks.move_to_end(key)
                parts.append(block)
            else:
                parts.append(self._block(log[at:end], ear, names, lang))
                await asyncio.sleep(0)
            at = end
        return _list(parts)

    def _block(self, log: list[EntryRow], ear: int | None, names: list[str], lang: str) -> bytes:
        game = self._table.game
        return b",".join([_encode(entry(game, one, ear, names, lang)) for one in log])

    def _line(self, one: EntryRow, ear: int | None, names: list[str], lang: str) -> bytes:
        key = (one.seq, lang, ALL if public(one) else ear)
        line = self._lines.get(key)
        if line is None:
            if len(self._lines) >= LINES_KEPT:
                self._lines.clear()
            line = self._lines[key] = _encode(entry(self._table.game, one, ear, names, lang))
        return line

    def _current_names(self, lang: str) -> list[str]:
        names = seat_names(self._table.seats, lang)
        if self._names.get(lang) != names:
            self._names[lang] = names
            self._lines.clear()
        return names


def _list(parts: list[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"
