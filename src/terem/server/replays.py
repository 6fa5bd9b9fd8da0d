"""Finished games, looked at again move by move: from the archive, whatever the rules are now."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

import terem
from terem.engine import IllegalMove, State
from terem.server import schema
from terem.server.archive import WATCHER, Archive, Step, archive_of, looks, named, unpack
from terem.server.history import effective_history
from terem.server.live import LiveTable
from terem.server.names import seat_names
from terem.server.points import told_parts
from terem.server.problems import Refusal
from terem.server.showing import past
from terem.server.tablelog import story
from terem.server.wire.play import Position
from terem.server.wire.replays import Moment

if TYPE_CHECKING:
    from terem.server.house import House

POSITIONS_KEPT = 5000


class Replays:
    def __init__(self, house: House) -> None:
        self._house = house
        # The games looked at last: table and eyes -> its moves and positions.
        self._kept: OrderedDict[tuple[str, int], tuple[list[Step], list[dict[str, Any]]]] = (
            OrderedDict()
        )

    async def moments(
        self, table: LiveTable, seat: int | None, lang: str, first: int, until: int
    ) -> tuple[int, list[Moment]]:
        """How many moves there are, and the positions of some of them as a seat saw them."""
        steps, seen = await self._game(table, WATCHER if seat is None else seat)
        last = len(steps) - 1
        first, until = min(first, last), min(until, last)
        names = seat_names(table.seats, lang)
        return last, [
            self._moment(table, k, steps[k], seen[k], seat, lang, names)
            for k in range(first, max(first, until) + 1)
        ]

    async def at_entry(self, table: LiveTable, mine: list[int], seq: int, lang: str) -> Position:
        """A game as these seats saw it after an entry of its log, also while it is played."""
        row = table.row
        if table.game.version != row.rules_version:
            raise Refusal("frozen")
        history = effective_history(table.log, seq)
        state = await asyncio.to_thread(
            table.game.replay, row.seats, row.seed, dict(row.options), history
        )
        return past(table, state, mine, seq, lang)

    def _moment(
        self,
        table: LiveTable,
        index: int,
        step: Step,
        seen: dict[str, Any],
        seat: int | None,
        lang: str,
        names: list[str],
    ) -> Moment:
        hidden = step.owner is not None and step.owner != seat
        view = seen["view"]
        parts = [
            None if points is None else [(str(one[0]), int(one[1])) for one in points]
            for points in seen["points"]
        ]
        return Moment(
            index=index,
            seat=step.seat,
            deciding=step.deciding,
            move=None if hidden or index == 0 else step.move,
            text=None if hidden or index == 0 else named(step.texts[lang], names),
            events=story(table.game, lang, [tuple(event) for event in seen["events"]], names),
            view=view,
            scores=view["scores"],
            breakdown=[
                None if points is None else told_parts(table.game, lang, points) for points in parts
            ],
        )

    async def _game(self, table: LiveTable, eye: int) -> tuple[list[Step], list[dict[str, Any]]]:
        key = (table.row.id, eye)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        archive = await self._archive(table)
        found = archive.steps, await asyncio.to_thread(looks, archive, eye)
        self._kept[key] = found
        while len(self._kept) > 1 and (
            sum(len(steps) for steps, _ in self._kept.values()) > POSITIONS_KEPT
        ):
            self._kept.popitem(last=False)
        return found

    async def _archive(self, table: LiveTable) -> Archive:
        stored = await self._stored(table.row.id)
        if stored is None and table.game.version == table.row.rules_version:
            stored = await self.store(table)
        if stored is not None:
            return await asyncio.to_thread(unpack, stored)
        # Closed before its end, under rules of another time: as far as the present ones go.
        return await asyncio.to_thread(_as_far_as_it_goes, table)

    async def _stored(self, table_id: str) -> bytes | None:
        replays = schema.replays
        async with self._house.database.read() as connection:
            query = select(replays.c.data).where(replays.c.table_id == table_id)
            data = (await connection.execute(query)).scalar()
        return None if data is None else bytes(data)

    async def store(self, table: LiveTable) -> bytes | None:
        """Make the archive of a finished game, in a worker, and keep it."""
        row = table.row
        history = effective_history(table.log, table.seq)
        data = await self._house.bots.archive(
            row.game, row.seats, row.seed, row.options, [list(move) for move in history]
        )
        if data is not None:
            try:
                async with self._house.database.write() as connection:
                    await connection.execute(
                        insert(schema.replays).values(table_id=row.id, data=data)
                    )
            except IntegrityError:
                # Somebody else was looking at it, too, and was faster.
                return data
        return data

    async def store_all(self) -> None:
        """Finished games that have no archive yet: from before there were any, or from a process
        that was stopped in between."""
        tables, replays = schema.tables, schema.replays
        query = (
            select(tables.c.id, tables.c.game, tables.c.rules_version)
            .select_from(tables.outerjoin(replays, replays.c.table_id == tables.c.id))
            .where(tables.c.status == "finished", replays.c.table_id.is_(None))
        )
        async with self._house.database.read() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            if row.game in terem.games() and terem.game(row.game).version == row.rules_version:
                await self.store(await self._house.table(row.id))


def _as_far_as_it_goes(table: LiveTable) -> Archive:
    row = table.row
    state = table.game.new(row.seats, row.seed, None)
    states: list[State] = [state]
    try:
        state = table.game.new(row.seats, row.seed, dict(row.options))
        states = [state]
        for move in effective_history(table.log, table.seq):
            state = state.copy()
            state.play(move)
            states.append(state)
    except (IllegalMove, ValueError):
        # This is where the rules of then and of now part.
        return archive_of(states)
    return archive_of(states)
