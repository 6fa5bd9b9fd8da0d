"""What comes next at a table: prepared on a copy, and the rows it is stored as."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, update

from terem.engine import Move, State
from terem.server import ahead, ratings, schema
from terem.server.ahead import Prepared
from terem.server.clocks import Clocks
from terem.server.history import result_of, snapshot
from terem.server.rows import By, EntryRow, SeatRow, StoredResult, encode
from terem.server.timing import now_ms
from terem.server.writer import Overtaken

if TYPE_CHECKING:
    from terem.server.live import LiveTable


# A snapshot is stored when it saves so many entries from being played again. One with every turn
# would cost a quarter of a move.
SNAPSHOT_ENTRIES = 20


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
        "snapshot_seq",
        "state",
        "table",
        "undo",
        "unrated",
    )

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.state: State = table.playing_state()
        self.undo: list[State] = table.undo
        self.ending: int | None = table.ending
        self.clocks: Clocks = table.clocks
        self.snapshot_seq = table.snapshot_seq
        self.entries: list[EntryRow] = []
        self.seats: dict[int, tuple[str | None, str | None]] = {}
        self.finish: StoredResult | None = None
        self.unrated = False
        # May what people have prepared follow? Not where somebody takes back or comes back.
        self.goes_on = False
        # What is left of what seats have prepared, as it is stored.
        self.ahead: dict[int, str | None] = {}

    def add_entry(
        self,
        kind: str,
        seat: int | None,
        person_id: str | None,
        client_id: str | None = None,
        move: Move | None = None,
        secret: bool = False,
        by: By | None = None,
    ) -> None:
        self.entries.append(
            EntryRow(
                seq=self.table.seq + len(self.entries) + 1,
                kind=kind,
                seat=seat,
                person=person_id,
                client_id=client_id,
                move=move,
                secret=secret,
                told=self.state.told if move is not None else [],
                moves=self.state.played,
                at=now_ms(),
                by=by,
            )
        )

    def tick(self, thinker: int) -> None:
        """The clock of who has thought stops, that of who acts now runs."""
        acting = self.state.seat if self.ending is None else self.ending
        ticking = self.table.seats[thinker].bot is None
        self.clocks = self.clocks.after(thinker, acting, ticking, self.entries[-1].at)

    def prepared(self, seat: SeatRow) -> Prepared:
        return ahead.read(self.ahead.get(seat.seat, seat.ahead))

    def leave(self, seat: SeatRow, left: Prepared) -> None:
        """So much is left of what a seat has prepared."""
        self.ahead[seat.seat] = ahead.stored(left)

    def end_game(self, abandoned: bool) -> None:
        self.add_entry("finish", None, None)
        row = self.table.row
        seconds = self.entries[-1].at - (row.started or row.created)
        self.finish = result_of(self.state, seconds, abandoned)

    def position_row(self) -> dict[str, Any]:
        table, state = self.table, self.state
        acting = state.seat if self.ending is None else self.ending
        if self.finish is not None:
            acting = None
        bot = acting is not None and self.bot_after(acting)
        row: dict[str, Any] = {
            "of_table": table.row.id,
            "new_seq": self.entries[-1].seq,
            "new_moves": self.entries[-1].moves,
            "new_deciding": None if self.finish is not None else state.seat,
            "new_ending": self.ending,
            "new_bot_turn": bot,
            "new_since": self.clocks.since,
            "new_deadline": None if bot else table.deadline(acting, self.clocks),
            "new_clocks": encode(self.clocks.banks),
        }
        if self._snapshot_due():
            self.snapshot_seq = self.entries[-1].seq
            row["new_snapshot"] = snapshot(state)
            row["new_snapshot_seq"] = self.snapshot_seq
        return row

    def _snapshot_due(self) -> bool:
        """Between two turns only: what can be taken back is not in a snapshot."""
        before = self.table.state
        if self.undo or not (
            before is None or before.seat != self.state.seat or self.table.ending is not None
        ):
            return False
        since = self.entries[-1].seq - self.snapshot_seq
        return self.finish is not None or since >= SNAPSHOT_ENTRIES

    def bot_after(self, seat: int) -> bool:
        bot = self.seats[seat][0] if seat in self.seats else self.table.seats[seat].bot
        return bot is not None

    def extra(self) -> Callable[[Connection], None] | None:
        """What must be stored in the same transaction: changed seats, the end of the game."""
        table = self.table
        if self.finish is not None:
            # After the end there is nothing to prepare for.
            self.ahead |= {seat.seat: None for seat in table.seats if seat.ahead is not None}
        if not self.seats and self.finish is None and not self.ahead:
            return None

        def store(connection: Connection) -> None:
            if not replace_ahead(connection, table, self.ahead):
                raise Overtaken
            for seat, (bot, why) in self.seats.items():
                connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == table.row.id, schema.seats.c.seat == seat)
                    .values(bot=bot, why_bot=why)
                )
            if self.finish is not None:
                rated = table.row.rated and not self.unrated
                if rated:
                    changes = ratings.rate(connection, table.row.game, self._placed())
                    self.finish.ratings = [
                        changes.get(seat.person_id or "") for seat in table.seats
                    ]
                connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table.row.id)
                    .values(
                        status="finished",
                        finished=self.entries[-1].at,
                        result=encode(self.finish),
                        rated=rated,
                    )
                )

        return store

    def _placed(self) -> dict[str, int]:
        """Who came where, for the ratings. Whoever resigned, or had a bot move in their place,
        has lost."""
        assert self.finish is not None
        table = self.table
        placed: dict[str, int] = {}
        for seat in table.seats:
            _, why = self.seats.get(seat.seat, (seat.bot, seat.why_bot))
            place = next(i for i, group in enumerate(self.finish.ranking) if seat.seat in group)
            helped = any(
                entry.kind == "move" and entry.seat == seat.seat and entry.person is None
                for entry in (*table.log, *self.entries)
            )
            if seat.person is not None:
                lost = why == "resigned" or helped
                placed[seat.person.id] = len(table.seats) if lost else place
        return placed


def replace_ahead(connection: Connection, table: LiveTable, left: dict[int, str | None]) -> bool:
    """Store what is left of what seats have prepared; False if something is no longer what this
    process takes it for."""
    seats = schema.seats
    for number, text in left.items():
        known = table.seats[number].ahead
        same = seats.c.ahead.is_(None) if known is None else seats.c.ahead == known
        here = (seats.c.table_id == table.row.id) & (seats.c.seat == number) & same
        if connection.execute(update(seats).where(here).values(ahead=text)).rowcount != 1:
            return False
    return True


# Thinking either prepares what comes next, or finds that it was done before (the entry's number).
Think = Callable[[], Next | int]
