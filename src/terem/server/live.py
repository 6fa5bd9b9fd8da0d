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
from sqlalchemy import Connection, select, update

import terem
from terem.engine import Game, IllegalMove, Move, State
from terem.server import ahead, holidays, ratings, schema, store
from terem.server.ahead import Prepared
from terem.server.clocks import DAY_MS, Clocks, fresh
from terem.server.history import advance, effective_history, result_of, snapshot, standing
from terem.server.messages import DaysClock
from terem.server.problems import AgainstRules, Refusal
from terem.server.rows import By, ChatRow, EntryRow, SeatRow, StoredResult, TableRow, encode
from terem.server.timing import now_ms
from terem.server.updates import Updates
from terem.server.writer import Conflict, NotStored, Overtaken

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


class Next:
    """What a table will be once its new entries are stored."""

    __slots__ = (
        "ahead",
        "clocks",
        "ending",
        "entries",
        "finish",
        "goes_on",
        "seats",
        "state",
        "undo",
        "unrated",
    )

    def __init__(self, table: LiveTable) -> None:
        self.state: State = table.playing_state()
        self.undo: list[State] = table.undo
        self.ending: int | None = table.ending
        self.clocks: Clocks = table.clocks
        self.entries: list[EntryRow] = []
        self.seats: dict[int, tuple[str | None, str | None]] = {}
        self.finish: StoredResult | None = None
        self.unrated = False
        # May what people have prepared follow? Not where somebody takes back or comes back.
        self.goes_on = False
        # What is left of what seats have prepared, as it is stored.
        self.ahead: dict[int, str | None] = {}

    def prepared(self, seat: SeatRow) -> Prepared:
        return ahead.read(self.ahead.get(seat.seat, seat.ahead))

    def leave(self, seat: SeatRow, left: Prepared) -> None:
        self.ahead[seat.seat] = ahead.stored(left)


# Thinking either prepares what comes next, or finds that it was done before (the entry's number).
Think = Callable[[], Next | int]


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
        self.clocks: Clocks = fresh(self.row.clock, self.row.seats, self.row.created)
        other_rules = self.game.version != self.row.rules_version
        # Under other rules: a game in play stands still (see patching.py), a finished one is shown
        # from the archive.
        self.frozen = other_rules and self.row.status in ("playing", "frozen")
        self.stale = False
        if bundle.position is not None and not other_rules:
            self._restore(bundle.position)

    def _restore(self, position: Any) -> None:
        """From the snapshot, then the few entries after it: so the steps of this turn are known."""
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
        return [seat.seat for seat in self.seats if seat.person_id == person_id]

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
            socket.wake.set()

    def tell(self) -> None:
        """Seats, names or status have changed: everybody connected is sent the table anew."""
        for socket in self.sockets:
            socket.send_table()

    def tell_person(self, person_id: str | None) -> None:
        """Something that only this person knows has changed."""
        for socket in self.sockets:
            if person_id is not None and socket.person_id == person_id:
                socket.send_table()

    # ------------------------------------------------------------------ changing

    async def _do(self, think: Think) -> int:
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
                    self._go_on(found)
                if not found.entries:
                    if await self._store_ahead(found.ahead):
                        return self.seq
                    self.stale = True
                    continue
                try:
                    await self.house.writer.commit(
                        [entry.row(self.row.id) for entry in found.entries],
                        self._position_row(found),
                        self._extra(found),
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

        return await self._do(unless_done)

    def _position_row(self, found: Next) -> dict[str, Any]:
        state = found.state
        acting = state.seat if found.ending is None else found.ending
        if found.finish is not None:
            acting = None
        bot = acting is not None and self._bot_after(found, acting)
        row: dict[str, Any] = {
            "of_table": self.row.id,
            "new_seq": found.entries[-1].seq,
            "new_moves": found.entries[-1].moves,
            "new_deciding": None if found.finish is not None else state.seat,
            "new_ending": found.ending,
            "new_bot_turn": bot,
            "new_since": found.clocks.since,
            "new_deadline": None if bot else self.deadline(acting, found.clocks),
            "new_clocks": encode(found.clocks.banks),
        }
        before = self.state
        if not found.undo and (
            before is None or before.seat != state.seat or self.ending is not None
        ):
            row["new_snapshot"] = snapshot(state)
            row["new_snapshot_seq"] = found.entries[-1].seq
        return row

    def _bot_after(self, found: Next, seat: int) -> bool:
        bot = found.seats[seat][0] if seat in found.seats else self.seats[seat].bot
        return bot is not None

    def _extra(self, found: Next) -> Callable[[Connection], None] | None:
        """What must be stored in the same transaction: changed seats, the end of the game."""
        if found.finish is not None:
            # After the end there is nothing to prepare for.
            for seat in self.seats:
                if seat.ahead is not None:
                    found.ahead[seat.seat] = None
        if not found.seats and found.finish is None and not found.ahead:
            return None

        def extra(connection: Connection) -> None:
            if not self._replace_ahead(connection, found.ahead):
                raise Overtaken
            for seat, (bot, why) in found.seats.items():
                connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == self.row.id, schema.seats.c.seat == seat)
                    .values(bot=bot, why_bot=why)
                )
            if found.finish is not None:
                rated = self.row.rated and not found.unrated
                if rated:
                    changes = ratings.rate(connection, self.row.game, self._placed(found))
                    found.finish.ratings = [
                        changes.get(seat.person_id or "") for seat in self.seats
                    ]
                connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == self.row.id)
                    .values(
                        status="finished",
                        finished=found.entries[-1].at,
                        result=encode(found.finish),
                        rated=rated,
                    )
                )

        return extra

    def _placed(self, found: Next) -> dict[str, int]:
        """Who came where, for the ratings. Whoever resigned, or had a bot move in their place,
        has lost."""
        assert found.finish is not None
        placed: dict[str, int] = {}
        for seat in self.seats:
            _, why = found.seats.get(seat.seat, (seat.bot, seat.why_bot))
            place = next(i for i, group in enumerate(found.finish.ranking) if seat.seat in group)
            helped = any(
                entry.kind == "move" and entry.seat == seat.seat and entry.person is None
                for entry in (*self.log, *found.entries)
            )
            if seat.person is not None:
                lost = why == "resigned" or helped
                placed[seat.person.id] = len(self.seats) if lost else place
        return placed

    def _adopt(self, found: Next) -> None:
        before = self.acting
        self.state = found.state
        self.undo = found.undo
        self.ending = found.ending
        self.clocks = found.clocks
        for entry in found.entries:
            self._remember(entry)
        for number, (bot, why) in found.seats.items():
            self.seats[number].bot = bot
            self.seats[number].why_bot = why
        self._take_ahead(found.ahead)
        if found.finish is not None:
            self.row.status = "finished"
            self.row.finished = found.entries[-1].at
            self.row.result = found.finish
            self.row.rated = self.row.rated and not found.unrated
        self.wake()
        self.house.driver.happened(self, before, bool(found.seats) or found.finish is not None)

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

        return await self._do(think)

    async def take_back(self, person_id: str, client_id: str | None, base: int | None) -> int:
        """Undo one step."""

        def think() -> Next:
            self._check_playing(base)
            if not self.can_undo(self._mine(person_id)):
                raise Refusal("cannot-undo")
            found = Next(self)
            steps = self._taken_back()
            seat = steps[-1].seat
            assert seat is not None
            found.state = steps[-1]
            found.undo = steps[:-1]
            found.ending = None
            self._add_entry(found, "undo", seat, person_id, client_id)
            return self._ticked(found, seat)

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
            self._check_playing(base)
            mine = self._mine(person_id)
            if self.ending is None or self.ending not in mine:
                raise Refusal("no-turn-to-end")
            return self._end_turn(self.ending, person_id, client_id)

        return await self._do_once(person_id, client_id, think)

    def preparing(self, person_id: str) -> SeatRow:
        """The seat for which this person can prepare something."""
        self._check_playing(None)
        mine = self._mine(person_id)
        if len(mine) > 1:
            raise Refusal("one-screen")
        seat = self.seats[mine[0]]
        if seat.bot is not None:
            raise Refusal("seat-has-bot")
        return seat

    def check_waiting(self, seat: SeatRow) -> State:
        """The position a seat can plan in: while others play."""
        if self.acting == seat.seat:
            raise Refusal("your-turn-now")
        return self.playing_state()

    async def prepare(
        self, person_id: str, change: Callable[[SeatRow, Prepared], Prepared]
    ) -> None:
        """A person prepares something, or takes it back; nobody else is told."""
        async with self.lock:
            self.touched = time.monotonic()
            for _ in range(8):
                if self.stale:
                    await self.catch_up()
                seat = self.preparing(person_id)
                left = change(seat, ahead.read(seat.ahead))
                if await self._store_ahead({seat.seat: ahead.stored(left)}):
                    break
                self.stale = True
            else:
                raise Refusal("busy")
        self.house.bus.send("table", table=self.row.id)

    async def _store_ahead(self, left: dict[int, str | None]) -> bool:
        """Store what is left of what seats have prepared, unless another process has moved on, or
        changed it, meanwhile. Needs the lock."""
        positions = schema.positions
        newest = select(positions.c.seq).where(positions.c.table_id == self.row.id)

        def store_it(connection: Connection) -> bool:
            if connection.execute(newest.with_for_update()).scalar() != self.seq:
                return False
            return self._replace_ahead(connection, left)

        async with self.house.database.write() as connection:
            stored = await connection.run_sync(store_it)
        if stored:
            self._take_ahead(left)
        return stored

    def _replace_ahead(self, connection: Connection, left: dict[int, str | None]) -> bool:
        """False if something is no longer what this process takes it for."""
        seats = schema.seats
        for number, text in left.items():
            known = self.seats[number].ahead
            same = seats.c.ahead.is_(None) if known is None else seats.c.ahead == known
            here = (seats.c.table_id == self.row.id) & (seats.c.seat == number) & same
            if connection.execute(update(seats).where(here).values(ahead=text)).rowcount != 1:
                return False
        return True

    def _take_ahead(self, left: dict[int, str | None]) -> None:
        for number, text in left.items():
            if self.seats[number].ahead != text:
                self.seats[number].ahead = text
                self.tell_person(self.seats[number].person_id)

    @property
    def due(self) -> bool:
        """Is it the turn of somebody who has planned it?"""
        seat = None if self.acting is None or self.ending is not None else self.seats[self.acting]
        if seat is None or seat.ahead is None or seat.bot is not None:
            return False
        return ahead.next_step(self.playing_state(), ahead.read(seat.ahead)) is not None

    async def go_on(self, asked: bool = False) -> None:
        """What whoever is to act has prepared is played, if it is due: after a plan was stored
        here while another process brought the turn (see `Driver.set_going`). `asked`: they have
        just said how they always answer the open question."""

        def think() -> Next | int:
            seat = self.acting
            if seat is None or self.seats[seat].ahead is None:
                return self.seq
            found = Next(self)
            self._go_on(found, revealed=not asked)
            return found

        await self._do(think)

    async def give_up(self, person_id: str, seat: int | None, level: str, why: str) -> int:
        """Resign, or hand a seat to a bot; `why` is the kind of the entry."""

        def think() -> Next | int:
            self._check_playing(None)
            mine = self._mine(person_id)
            chosen = (
                seat
                if seat is not None
                else next((one for one in mine if self.seats[one].bot is None), mine[0])
            )
            if chosen not in mine:
                raise Refusal("not-seated")
            if self.seats[chosen].why_bot == "resigned":
                raise Refusal("resigned")
            reason = "resigned" if why == "resign" else "handed"
            return self._replace(chosen, level, reason, why, person_id)

        return await self._do(think)

    async def time_out(self) -> None:
        """The time of the acting seat is out: a bot takes over."""

        def think() -> Next | int:
            seat = self.acting
            if seat is None or self.seats[seat].bot is not None:
                return self.seq
            deadline = self.deadline(seat)
            if deadline is None or deadline > now_ms():
                return self.seq
            return self._replace(seat, self.row.stand_in, "time", "time", None)

        await self._do(think)

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

    async def come_back(self, person_id: str) -> int:
        """A person takes the seat back from the bot."""

        def think() -> Next | int:
            self._check_playing(None)
            away = [one for one in self._mine(person_id) if self.seats[one].bot is not None]
            if not away:
                return self.seq
            away = [one for one in away if self.seats[one].why_bot != "resigned"]
            if not away:
                raise Refusal("resigned")
            # The second time it is for good: others have waited for this seat twice.
            late = [one for one in away if self.seats[one].why_bot == "time"]
            if any(self._times_out(one) > 1 for one in late):
                raise Refusal("out-of-time")
            found = Next(self)
            for seat in away:
                found.seats[seat] = (None, None)
            found.undo = []
            found.clocks = self.clocks.back(self.acting in away, late, now_ms())
            self._add_entry(found, "back", away[0], person_id, None)
            return found

        return await self._do(think)

    async def absent(self, person_id: str, then: str) -> int:
        """Somebody keeps the others waiting where no clock would end it: after a time of grace a
        bot takes over (`bot`), or the game ends unrated (`end`); whoever is left alone, here or
        by the clock, may claim the win (`win`)."""

        def think() -> Next | int:
            self._check_playing(None)
            mine = self._mine(person_id)
            if then == "win":
                return self._claim(person_id, mine)
            seat = self.acting
            since = self.absent_from()
            if seat is None or seat in mine or since is None or since > now_ms():
                raise Refusal("not-absent")
            if then == "bot":
                return self._replace(seat, self.row.stand_in, "absent", "absent", person_id)
            found = Next(self)
            found.undo = []
            found.unrated = True
            self._add_entry(found, "absent", seat, person_id, None)
            self._finish(found, True)
            return found

        return await self._do(think)

    def absent_from(self) -> int | None:
        """From when on the others may say that who is to act is absent; None where a clock
        decides, or a bot acts."""
        seat = self.acting
        if seat is None or self.seats[seat].bot is not None or self.clocks.deadline(seat):
            return None
        return self.clocks.since + round(self.house.settings.absent_hours * 3_600_000)

    def claim_from(self, mine: list[int]) -> int | None:
        """From when on these seats may claim the win: every other person has resigned, run out of
        time or been replaced for being absent, or is the one who could be. None while another
        plays."""
        others = [one for one in self.seats if one.person is not None and one.seat not in mine]
        if not mine or not others or self.acting is None:
            return None
        if any(self.seats[one].bot is not None for one in mine):
            return None
        here = [one.seat for one in others if one.bot is None or one.why_bot == "handed"]
        if here == [self.acting]:
            return self.absent_from()
        return None if here else self.clocks.since

    # ------------------------------------------------------------------ parts of operations

    def _claim(self, person_id: str, mine: list[int]) -> Next:
        """The game ends as it stands, and those who have left come last."""
        since = self.claim_from(mine)
        if since is None or since > now_ms():
            raise Refusal("not-absent")
        found = Next(self)
        found.undo = []
        found.ending = None
        self._add_entry(found, "claim", mine[0], person_id, None)
        self._finish(found, False)
        assert found.finish is not None
        gone = [one.seat for one in self.seats if one.person is not None and one.seat not in mine]
        stay = [[seat for seat in tied if seat not in gone] for tied in found.finish.ranking]
        found.finish.ranking = [*(tied for tied in stay if tied), gone]
        return found

    def _times_out(self, seat: int) -> int:
        return sum(1 for entry in self.log if entry.kind == "time" and entry.seat == seat)

    def _check_playing(self, base: int | None) -> None:
        self.playing_state()
        if self.row.status != "playing":
            raise Refusal("not-playing")
        if base is not None and base != self.seq:
            raise Refusal("stale")

    def _mine(self, person_id: str) -> list[int]:
        mine = self.seats_of(person_id)
        if not mine:
            raise Refusal("not-seated")
        return mine

    def _my_turn(self, person_id: str, base: int | None) -> int:
        mine = self.seats_of(person_id)
        if not mine:
            raise Refusal("not-seated")
        self._check_playing(base)
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
        self._step(found, seat, move, person_id, client_id)
        return found

    def _step(
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
        self._add_entry(found, "move", seat, person_id, client_id, played, secret, by)
        self._ticked(found, seat)
        if found.state.over and found.ending is None:
            self._finish(found, False)

    def _end_turn(self, seat: int, person_id: str | None, client_id: str | None) -> Next:
        found = Next(self)
        found.goes_on = True
        self._end(found, seat, person_id, client_id)
        return found

    def _end(self, found: Next, seat: int, person_id: str | None, client_id: str | None) -> None:
        found.ending = None
        found.undo = []
        self._add_entry(found, "end_turn", seat, person_id, client_id)
        self._ticked(found, seat)
        if found.state.over:
            self._finish(found, False)

    def _go_on(self, found: Next, revealed: bool | None = None) -> None:
        """What people have prepared follows at once, in the same breath (see ahead.py). `revealed`:
        the step before brought something to light."""
        if revealed is None:
            revealed = found.state.reveals != self.playing_state().reveals
        while found.finish is None and found.ending is None and found.state.seat is not None:
            state = found.state
            assert state.seat is not None
            seat = self.seats[state.seat]
            prepared = found.prepared(seat)
            if prepared.empty or seat.person_id is None or self._bot_after(found, seat.seat):
                return
            kind = state.stack[-1].kind
            planned = bool(prepared.plan) and prepared.plan[0].question == kind
            move = None if planned else ahead.answer(state, prepared, revealed)
            if move is not None:
                # Stored anew as it is: if it was taken back meanwhile, this is thought anew.
                found.leave(seat, prepared)
                self._step(found, seat.seat, move, seat.person_id, by="standing")
            else:
                step = ahead.next_step(state, prepared)
                if step is None:
                    return
                if isinstance(step, str):
                    found.leave(seat, prepared.without_plan(step))
                    return
                rest = msgspec.structs.replace(prepared, plan=prepared.plan[1:], begun=True)
                self._step(found, seat.seat, tuple(step.move), seat.person_id, by="plan")
                over = found.ending == seat.seat or found.state.seat != seat.seat
                if not rest.plan or over:
                    rest = rest.without_plan("overtaken" if rest.plan else None)
                found.leave(seat, rest)
                # A turn that was planned to its end is passed on, too.
                if found.ending == seat.seat and rest.dropped is None:
                    self._end(found, seat.seat, seat.person_id, None)
            revealed = found.state.reveals != state.reveals

    def _replace(
        self, seat: int, level: str, reason: str, kind: str, person_id: str | None
    ) -> Next:
        """A bot sits down in the place of a person; with no person left, the game is given up."""
        found = Next(self)
        found.goes_on = True
        found.seats[seat] = (level, reason)
        found.undo = []
        # Who has a bot play has no plans of their own.
        prepared = found.prepared(self.seats[seat])
        if prepared.plan:
            found.leave(self.seats[seat], prepared.without_plan("bot"))
        if found.ending == seat:
            found.ending = None
        self._add_entry(found, kind, seat, person_id, None)
        if self.acting == seat:
            self._ticked(found, seat)
        people_left = any(
            one.person is not None and one.bot is None and one.seat != seat for one in self.seats
        )
        if found.state.over and found.ending is None:
            self._finish(found, False)
        elif not people_left and reason == "resigned":
            self._finish(found, True)
        return found

    def _add_entry(
        self,
        found: Next,
        kind: str,
        seat: int | None,
        person_id: str | None,
        client_id: str | None,
        move: Move | None = None,
        secret: bool = False,
        by: By | None = None,
    ) -> None:
        found.entries.append(
            EntryRow(
                seq=self.seq + len(found.entries) + 1,
                kind=kind,
                seat=seat,
                person=person_id,
                client_id=client_id,
                move=move,
                secret=secret,
                told=found.state.told if move is not None else [],
                moves=found.state.played,
                at=now_ms(),
                by=by,
            )
        )

    def _ticked(self, found: Next, thinker: int) -> Next:
        acting = found.state.seat if found.ending is None else found.ending
        ticking = self.seats[thinker].bot is None
        found.clocks = found.clocks.after(thinker, acting, ticking, found.entries[-1].at)
        return found

    def _finish(self, found: Next, abandoned: bool) -> None:
        self._add_entry(found, "finish", None, None, None)
        found.finish = result_of(
            found.state, found.entries[-1].at - (self.row.started or self.row.created), abandoned
        )
