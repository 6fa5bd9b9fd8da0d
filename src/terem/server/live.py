"""A table in memory: its position, its log, and the one way to change them.

Everything that happens at a table is an entry in its log. An operation first *thinks* (validates
against the present position and prepares what comes next on a copy), then the entry is committed,
and only then the next position becomes the present one. So nobody ever sees what is not stored,
and a failed write leaves nothing to repair. One lock per table keeps the order.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import update

import terem
from terem.engine import Game, IllegalMove, Move, State
from terem.server import holidays, preparing, schema, store
from terem.server.clocks import DAY_MS, Clocks, fresh
from terem.server.history import advance, effective_history, standing
from terem.server.next import Next, Think
from terem.server.problems import AgainstRules, Refusal
from terem.server.rows import By, ChatRow, EntryRow, SeatRow, TableRow
from terem.server.updates import Updates
from terem.server.wire.tables import DaysClock
from terem.server.writer import Conflict, NotStored

if TYPE_CHECKING:
    from terem.server.house import House
    from terem.server.table_socket import TableSocket


class Audience(msgspec.Struct):
    """Who is connected to a table through one process: people who sit there, those of them who
    have it before their eyes, how many others look on; and when that was told."""

    people: set[str]
    looking: set[str]
    watchers: int
    told: float


class LiveTable:
    """One table. `state` is None while it waits for its start, and when it is frozen."""

    def __init__(self, house: House, bundle: store.Bundle, log: list[EntryRow]) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.sockets: set[TableSocket] = set()
        self.touched = time.monotonic()
        # Set when memory may be behind the database: the next operation loads first.
        self.stale = False
        self.bot_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        # Who is connected through other processes, as each of them has told.
        self.elsewhere: dict[str, Audience] = {}
        self.updates = Updates(self)
        self.chat: list[ChatRow] = []
        self.chat_read = False
        self.chat_lock = asyncio.Lock()
        self._take(bundle, log)

    # ------------------------------------------------------------------ loading

    def _take(self, bundle: store.Bundle, log: list[EntryRow]) -> None:
        self.row: TableRow = bundle.row
        self.seats: list[SeatRow] = bundle.seats
        self.game: Game = terem.game(bundle.row.game)
        self.log: list[EntryRow] = log
        self.done: dict[tuple[str | None, str], int] = {
            (entry.person, entry.client_id): entry.seq
            for entry in log
            if entry.client_id is not None
        }
        self.state: State | None = None
        # Positions before each step of the present turn, as long as it can be taken back.
        self.undo: list[State] = []
        self.ending: int | None = None
        # The entry the stored snapshot was made after.
        self.snapshot_seq = 0
        self.clocks: Clocks = fresh(self.row.clock, self.row.seats, self.row.created)
        other_rules = self.game.version != self.row.rules_version
        # Under other rules: a game in play stands still (see patching.py), a finished one is shown
        # from the archive.
        self.frozen = other_rules and self.row.status in ("playing", "frozen")
        self.stale = False
        if bundle.position is not None and not other_rules:
            self._restore(bundle.position)

    def _restore(self, position: Any) -> None:
        """From the snapshot, then the entries after it: so the steps of this turn are known."""
        dump = msgspec.json.decode(position.snapshot)
        history = effective_history(self.log, position.snapshot_seq)
        dump["history"] = [list(move) for move in history]
        self.state = self.game.restore(dump)
        for entry in self.log[position.snapshot_seq :]:
            self._follow(entry)
        self._take_position(position)

    def _follow(self, entry: EntryRow) -> None:
        """Apply a stored entry to the position."""
        state = self.playing_state()
        if entry.kind == "move" and entry.move is not None:
            self.state, self.undo, _ = advance(state, self.undo, entry.move, True)
        elif entry.kind == "undo":
            steps = [step for step in self.undo if step.played <= entry.moves]
            self.state = steps[-1]
            self.undo = steps[:-1]
        else:
            # Whatever else happens at a table ends what could be taken back.
            self.undo = []

    def _take_position(self, position: Any) -> None:
        state = self.playing_state()
        self.ending = position.ending
        self.snapshot_seq = position.snapshot_seq
        if self.undo and self.ending is None and state.seat != self.undo[-1].seat:
            self.undo = []
        banks = msgspec.json.decode(position.clocks)
        self.clocks = Clocks(self.row.clock, banks, position.since)

    async def catch_up(self) -> None:
        """Read what other processes (or a write of unknown outcome) added. Needs the lock."""
        async with self.house.database.read_at_once() as connection:
            bundle = await store.bundle(connection, self.row.id)
            if bundle is None:
                return
            patched = bundle.row.rules_version != self.row.rules_version
            whole = bundle.position is None or self.state is None or self.stale or patched
            news = await store.log_after(connection, self.row.id, 0 if whole else self.seq)
        if whole:
            self._take(bundle, news)
        else:
            self.row, self.seats = bundle.row, bundle.seats
            for entry in news:
                self._follow(entry)
                self._remember(entry)
            if news:
                self._take_position(bundle.position)
        self.wake()

    # ------------------------------------------------------------------ looking

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def moves(self) -> int:
        return self.log[-1].moves if self.log else 0

    @property
    def acting(self) -> int | None:
        """The seat the table waits for: the one that decides, or the one that has to end its
        turn."""
        if self.state is None or self.row.status != "playing":
            return None
        return self.state.seat if self.ending is None else self.ending

    def deadline(self, seat: int | None, clocks: Clocks | None = None) -> int | None:
        """When this seat's time is out, if it is the one to act. Days off do not count."""
        clocks = clocks or self.clocks
        person = None if seat is None else self.seats[seat].person
        if isinstance(clocks.clock, DaysClock) and person is not None and person.holidays:
            return holidays.later(clocks.since, clocks.clock.days * DAY_MS, holidays.off(person))
        return clocks.deadline(seat)

    def playing_state(self) -> State:
        if self.frozen:
            raise Refusal("frozen")
        if self.state is None:
            raise Refusal("not-playing")
        return self.state

    def seats_of(self, person_id: str | None) -> list[int]:
        if person_id is None:
            return []
        return [
            seat.seat
            for seat in self.seats
            if seat.person is not None and seat.person.id == person_id
        ]

    def can_undo(self, mine: list[int]) -> bool:
        if not self.undo or self.row.status != "playing":
            return False
        seat = self.undo[-1].seat
        return seat in mine and self.seats[seat].bot is None

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and level of the bot the table waits for."""
        seat = self.acting
        if seat is None:
            return None
        level = self.seats[seat].bot
        return None if level is None else (seat, level)

    @property
    def busy(self) -> bool:
        """Is something under way here, a bot thinking or an entry being stored?"""
        thinking = self.bot_task is not None and not self.bot_task.done()
        return thinking or self.lock.locked()

    def wake(self) -> None:
        """There is something to send."""
        for socket in self.sockets:
            socket.wake()

    def send_to_all(self) -> None:
        """Seats, names or status have changed: everybody connected is sent the table anew."""
        for socket in self.sockets:
            socket.send_table()

    def send_to_person(self, person_id: str | None) -> None:
        """Something that only this person knows has changed."""
        for socket in self.sockets:
            if person_id is not None and socket.person_id == person_id:
                socket.send_table()

    # ------------------------------------------------------------------ changing

    async def do(self, think: Think) -> int:
        """Think, store, adopt; think again if another process was faster."""
        async with self.lock:
            self.touched = time.monotonic()
            for _ in range(8):
                if self.stale:
                    await self.catch_up()
                found = think()
                if isinstance(found, int):
                    return found
                if found.goes_on:
                    preparing.follow(found)
                if not found.entries:
                    if await preparing.store(self, found.ahead):
                        return self.seq
                    self.stale = True
                    continue
                try:
                    await self.house.writer.commit(
                        [entry.row(self.row.id) for entry in found.entries],
                        found.position_row(),
                        found.extra(),
                    )
                except Conflict:
                    self.stale = True
                    continue
                except BaseException as problem:
                    self.stale = True
                    if isinstance(problem, NotStored):
                        raise Refusal("busy") from None
                    raise
                self._adopt(found)
                # The entry that was asked for; others (the end of the game) may follow it.
                return found.entries[0].seq
        raise Refusal("busy")

    async def _do_once(
        self, person_id: str, client_id: str | None, think: Callable[[], Next]
    ) -> int:
        """What a person asks for: a message that comes again is answered as it was at first."""

        def unless_done() -> Next | int:
            known = None if client_id is None else self.done.get((person_id, client_id))
            return think() if known is None else known

        return await self.do(unless_done)

    def _adopt(self, found: Next) -> None:
        before = self.acting
        self.state = found.state
        self.undo = found.undo
        self.ending = found.ending
        self.clocks = found.clocks
        self.snapshot_seq = found.snapshot_seq
        for entry in found.entries:
            self._remember(entry)
        for number, (bot, why) in found.seats.items():
            self.seats[number].bot = bot
            self.seats[number].why_bot = why
        self.take_ahead(found.ahead)
        if found.finish is not None:
            self.row.status = "finished"
            self.row.finished = found.entries[-1].at
            self.row.result = found.finish
            self.row.rated = self.row.rated and not found.unrated
        self.wake()
        self.house.driver.happened(self, before, bool(found.seats) or found.finish is not None)

    def take_ahead(self, left: dict[int, str | None]) -> None:
        """What is left of what seats have prepared is stored: only they are told."""
        for number, text in left.items():
            if self.seats[number].ahead != text:
                self.seats[number].ahead = text
                self.send_to_person(self.seats[number].person_id)

    def _remember(self, entry: EntryRow) -> None:
        self.log.append(entry)
        if entry.client_id is not None:
            self.done[(entry.person, entry.client_id)] = entry.seq

    # ------------------------------------------------------------------ the operations

    async def play(
        self, person_id: str, move: object, client_id: str | None, base: int | None
    ) -> int:
        """A person plays a move; the number of its entry."""

        def think() -> Next:
            seat = self._my_turn(person_id, base)
            return self._move(seat, move, person_id, client_id)

        began = time.perf_counter()
        seq = await self._do_once(person_id, client_id, think)
        self.house.metrics.observe("terem_move_seconds", time.perf_counter() - began)
        self.house.metrics.count("terem_moves_total", f'game="{self.row.game}"')
        return seq

    async def play_bot(self, seat: int, move: Move, base: int) -> int:
        """A bot plays, unless the table has moved on while it thought."""

        def think() -> Next | int:
            if self.seq != base or self.bot_to_move() is None or self.acting != seat:
                raise Refusal("stale")
            if self.ending is not None:
                return self._end_turn(seat, None, None)
            return self._move(seat, move, None, None)

        return await self.do(think)

    async def take_back(self, person_id: str, client_id: str | None, base: int | None) -> int:
        """Undo one step."""

        def think() -> Next:
            self.check_playing(base)
            if not self.can_undo(self.require_seat(person_id)):
                raise Refusal("cannot-undo")
            found = Next(self)
            steps = self._taken_back()
            seat = steps[-1].seat
            assert seat is not None
            found.state = steps[-1]
            found.undo = steps[:-1]
            found.ending = None
            found.add_entry("undo", seat, person_id, client_id)
            found.tick(seat)
            return found

        return await self._do_once(person_id, client_id, think)

    def _taken_back(self) -> list[State]:
        """The steps that can be taken back, up to the last one made by hand: a standing answer goes
        with the move that led to its question, or it would be given again."""
        steps = self.undo
        played = standing(self.log)
        while len(steps) > 1 and played[steps[-1].played].by == "standing":
            steps = steps[:-1]
        return steps

    async def end_turn(self, person_id: str, client_id: str | None, base: int | None) -> int:
        """The player confirms that the turn is over."""

        def think() -> Next:
            self.check_playing(base)
            mine = self.require_seat(person_id)
            if self.ending is None or self.ending not in mine:
                raise Refusal("no-turn-to-end")
            return self._end_turn(self.ending, person_id, client_id)

        return await self._do_once(person_id, client_id, think)

    async def store_deadline(self) -> None:
        """The deadline has moved without a move: days off have been named, or taken back."""
        positions = schema.positions
        async with self.lock:
            seat = self.acting
            if seat is None or self.seats[seat].bot is not None:
                return
            change = (
                update(positions)
                .where(positions.c.table_id == self.row.id, positions.c.seq == self.seq)
                .values(deadline=self.deadline(seat))
            )
            async with self.house.database.write() as connection:
                await connection.execute(change)

    async def close(self, person_id: str | None) -> None:
        """End a game that cannot go on, without a result."""
        async with self.lock:
            closed: list[bool] = []
            before = self.acting
            await self.house.database.commit(
                lambda connection: closed.append(
                    store.close_table(connection, self.row.id, person_id)
                )
            )
            await self.catch_up()
        if not closed[-1]:
            raise Refusal("not-playing")
        self.house.driver.happened(self, before, True)

    # ------------------------------------------------------------------ parts of operations

    def check_playing(self, base: int | None) -> None:
        """Refusal unless a game is played here and `base`, if given, is its present entry."""
        self.playing_state()
        if self.row.status != "playing":
            raise Refusal("not-playing")
        if base is not None and base != self.seq:
            raise Refusal("stale")

    def require_seat(self, person_id: str) -> list[int]:
        """The seats of a person; Refusal if there are none."""
        mine = self.seats_of(person_id)
        if not mine:
            raise Refusal("not-seated")
        return mine

    def _my_turn(self, person_id: str, base: int | None) -> int:
        mine = self.require_seat(person_id)
        self.check_playing(base)
        seat = self.playing_state().seat
        if self.ending is not None:
            raise Refusal("must-end-turn")
        if seat not in mine:
            raise Refusal("not-your-turn")
        if self.seats[seat].bot is not None:
            raise Refusal("seat-has-bot")
        return seat

    def _move(self, seat: int, move: object, person_id: str | None, client_id: str | None) -> Next:
        self.playing_state()
        found = Next(self)
        found.goes_on = True
        self.step(found, seat, move, person_id, client_id)
        return found

    def step(
        self,
        found: Next,
        seat: int,
        move: object,
        person_id: str | None,
        client_id: str | None = None,
        by: By | None = None,
    ) -> None:
        # Playing it is what decides whether it is legal: on a copy, which is dropped if it is not.
        try:
            found.state, found.undo, secret = advance(
                found.state, found.undo, move, person_id is not None
            )
        except IllegalMove as problem:
            raise AgainstRules(self.game, problem.reason) from None
        if found.undo and found.state.seat != seat:
            if self.row.end_turn:
                found.ending = seat
            else:
                found.undo = []
        played = found.state.last_move()
        found.add_entry("move", seat, person_id, client_id, played, secret, by)
        found.tick(seat)
        if found.state.over and found.ending is None:
            found.end_game(False)

    def _end_turn(self, seat: int, person_id: str | None, client_id: str | None) -> Next:
        found = Next(self)
        found.goes_on = True
        self.pass_on(found, seat, person_id, client_id)
        return found

    def pass_on(
        self, found: Next, seat: int, person_id: str | None, client_id: str | None = None
    ) -> None:
        """The turn of this seat is over."""
        found.ending = None
        found.undo = []
        found.add_entry("end_turn", seat, person_id, client_id)
        found.tick(seat)
        if found.state.over:
            found.end_game(False)
