"""Whoever acts next at a table is set going: a bot thinks, a clock runs, a person is told."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from terem.server import away, preparing
from terem.server.live import LiveTable
from terem.server.problems import Refusal
from terem.server.timing import now_ms

if TYPE_CHECKING:
    from terem.server.house import House

# Later deadlines are the keeper's business: a timer would keep the table in memory.
TIMER_SECONDS = 3600.0


class Driver:
    def __init__(self, house: House) -> None:
        self._house = house

    def happened(self, table: LiveTable, before: int | None, seats_changed: bool) -> None:
        """New entries are stored and in force: everything that follows from them."""
        house = self._house
        house.bus.send("table", table=table.row.id)
        self.set_going(table)
        acting = table.acting
        passed = before != acting and not _same_screen(table, before, acting)
        if passed or (acting is not None and seats_changed):
            if before is not None:
                house.notices.turn_passed(table, before)
            if acting is not None and table.seats[acting].bot is None:
                house.notices.turn_came(table, acting)
        if table.row.status == "finished" and table.row.result is not None:
            house.spawn(house.replays.store(table))
        if seats_changed:
            table.send_to_all()
            if table.row.kind == "open" and table.row.status == "finished":
                house.lobby_changed()

    def set_going(self, table: LiveTable) -> None:
        """Start the bot or the clock the table waits for."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        seat = table.acting
        if seat is None or self._house.draining:
            return
        if table.seats[seat].bot is not None:
            if table.bot_task is None or table.bot_task.done():
                table.bot_task = self._house.spawn(self._drive(table))
            return
        if preparing.due(table):
            self._house.spawn(preparing.go_on(table))
            return
        deadline = table.deadline(seat)
        if deadline is not None:
            delay = (deadline - now_ms()) / 1000
            if delay < TIMER_SECONDS:
                loop = asyncio.get_running_loop()
                table.timer = loop.call_later(
                    max(0.0, delay) + 0.05, lambda: self._house.spawn(away.time_out(table))
                )

    def rest(self, table: LiveTable) -> None:
        """The process stops: no bot and no clock of this table runs on here."""
        if table.bot_task is not None:
            table.bot_task.cancel()
        if table.timer is not None:
            table.timer.cancel()

    async def _drive(self, table: LiveTable) -> None:
        """Let bots move as long as it is their turn."""
        while not self._house.draining:
            if table.stale:
                async with table.lock:
                    await table.catch_up()
            turn = table.bot_to_move()
            state = table.state
            if turn is None or state is None:
                return
            seat, level = turn
            base = table.seq
            if table.ending is None:
                asker = self._asker(table)
                move = await self._house.bots.choose(state, level, bot_seed(table, seat), asker)
            else:
                move = ("end_turn",)
            try:
                await table.play_bot(seat, move, base)
            except Refusal as refusal:
                if refusal.code == "stale":
                    continue
                if refusal.code != "busy":
                    raise
                await asyncio.sleep(1)
            await asyncio.sleep(0)

    def _asker(self, table: LiveTable) -> tuple[str, bool]:
        """On whose account a bot thinks (one of the people it plays with), and whether somebody
        is there to see the answer."""
        people = [seat.person for seat in table.seats if seat.person is not None]
        # The host before the others; the order of seats among those.
        people.sort(key=lambda one: one.id != table.row.host)
        there = bool(self._house.presence.at(table)[0])
        if not people:
            return table.row.host or table.row.id, there
        return self._house.limits.addresses.account(people[0]), there


def bot_seed(table: LiveTable, seat: int) -> int:
    """What a bot's choices depend on. Nobody outside can know it: it comes from the secret seed."""
    text = f"{table.row.seed}:{table.row.id}:{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _same_screen(table: LiveTable, one: int | None, other: int | None) -> bool:
    """Do the same hands play both seats? Nobody needs to be told of a turn they passed to
    themselves."""
    if one is None or other is None:
        return False
    left, right = table.seats[one], table.seats[other]
    same = left.person_id is not None and left.person_id == right.person_id
    return same and left.bot is None and right.bot is None
