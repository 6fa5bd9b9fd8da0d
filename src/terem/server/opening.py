"""Opening, joining, leaving and starting tables; rematches and imported games."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import terem
from terem import IllegalMove, bots
from terem.engine import Game, State
from terem.engine.moves import Move, as_move
from terem.engine.options import complete
from terem.server import circles, schema, store
from terem.server.accounts import checked_name
from terem.server.clocks import fresh
from terem.server.history import result_of, snapshot
from terem.server.house import House
from terem.server.live import LiveTable
from terem.server.problems import Refusal
from terem.server.rows import EntryRow, PersonRow, TableRow, encode, new_id
from terem.server.sharing import sharing_of
from terem.server.texts import printable
from terem.server.timing import now_ms
from terem.server.wire.replays import SavedGame
from terem.server.wire.tables import Clock, CreateTable, DaysClock, NoClock

# Strangers do not wait for each other for ever, unless they say that they want to.
STRANGERS_CLOCK = DaysClock(days=3)
# A seat to be stored: person id, bot level, name.
Sitter = tuple[str | None, str | None, str | None]
# What goes with a table that never began.
OF_A_TABLE = (
    schema.seats,
    schema.chat,
    schema.notes,
    schema.reads,
    schema.letters,
    schema.challenges,
)


def known_game(id: str) -> Game:
    if id not in terem.games():
        raise Refusal("no-such-game", games=", ".join(terem.games()))
    return terem.game(id)


def known_level(level: str | None, default: str | None = None) -> str:
    """A bot's level; a Refusal names the levels there are."""
    names = bots.names()
    if level is None:
        return default if default is not None else default_level()
    if level not in names:
        raise Refusal("bad-level", levels=", ".join(names))
    return level


def _short(problem: object) -> str:
    """What is wrong, without repeating a megabyte of it."""
    text = str(problem)
    return text if len(text) <= 300 else text[:300] + "…"


def default_level() -> str:
    """Who takes over an empty chair: a decent player that does not keep the others waiting."""
    return "greedy"


# ---------------------------------------------------------------------- creating


async def create(house: House, person: PersonRow, wish: CreateTable) -> str:
    """A new table; it starts at once if nobody has to be waited for."""
    game = known_game(wish.game)
    _check_seats(game, wish)
    try:
        options = complete(game.options, wish.options, len(wish.seats))
    except ValueError as problem:
        raise Refusal("bad-option", detail=_short(problem)) from None
    sitters: list[Sitter] = []
    for plan in wish.seats:
        name = None
        if plan.name is not None and wish.kind == "hotseat" and plan.who == "me":
            name = checked_name(plan.name)
        if plan.who == "bot":
            sitters.append((None, known_level(plan.level), None))
        else:
            sitters.append((person.id if plan.who == "me" else None, None, name))
    clock = wish.clock
    if clock is None:
        strangers = wish.kind == "open" and any(plan.who == "open" for plan in wish.seats)
        clock = STRANGERS_CLOCK if strangers else NoClock()
    row = _new_row(game, wish.kind, person.id, len(sitters), options, clock)
    row.end_turn = wish.end_turn
    if wish.sharing is not None:
        row.sharing = wish.sharing
    row.shuffle = wish.shuffle
    row.stand_in = known_level(wish.stand_in)
    row.rated = wish.rated
    async with house.database.write() as connection:
        await check_number(connection, house, person.id)
        if wish.kind == "open":
            await _check_open(connection, house, person)
        await _store(connection, row, sitters)
    if wish.kind == "open":
        house.lobby_changed()
    house.spawn(house.notices.send_count(person.id, None, None))
    return row.id


async def gather(
    connection: AsyncConnection, game: Game, people: list[str], bot_seats: int, clock: Clock
) -> str:
    """A table for people who were brought together (see matching.py): it starts at once."""
    sitters: list[Sitter] = [(who, None, None) for who in people]
    sitters += [(None, default_level(), None)] * bot_seats
    options = complete(game.options, None, len(sitters))
    row = _new_row(game, "open", people[0], len(sitters), options, clock)
    row.end_turn = not game.ends_turns
    row.shuffle = row.rated = True
    await _store(connection, row, sitters)
    return row.id


async def gathered(house: House, table_id: str) -> None:
    """Such a table is stored: its game goes on."""
    table = await house.table(table_id)
    seat = table.acting
    if seat is not None and table.seats[seat].bot is None:
        # Whoever looked for the game is about to come: no letter needs to leave at once.
        house.notices.turn_came(table, seat, coming=True)
    house.lobby_changed()


def _check_seats(game: Game, wish: CreateTable) -> None:
    count = len(wish.seats)
    if all(plan.who == "bot" for plan in wish.seats):
        raise Refusal("no-people")
    mine = sum(1 for plan in wish.seats if plan.who == "me")
    free = sum(1 for plan in wish.seats if plan.who == "open")
    fits = {
        "solo": count == 1 and mine == 1,
        "hotseat": mine >= 1 and free == 0,
        "open": mine <= 1,
        "invite": mine <= 1,
    }[wish.kind]
    if count not in game.seats or not fits:
        raise Refusal("bad-seats", game=game.title("en"), low=game.seats[0], high=game.seats[-1])


def _new_row(
    game: Game, kind: str, host: str, seats: int, options: dict[str, str | int], clock: Clock
) -> TableRow:
    return TableRow(
        id=new_id(10),
        game=game.id,
        rules_version=game.version,
        kind=kind,
        status="waiting",
        host=host,
        seats=seats,
        options=options,
        seed=secrets.randbits(64),
        clock=clock,
        end_turn=False,
        sharing="public" if kind == "open" else "link",
        shuffle=False,
        rated=False,
        stand_in=default_level(),
        invite=new_id(16),
        created=now_ms(),
        started=None,
        finished=None,
        result=None,
        rematch=None,
    )


async def check_number(connection: AsyncConnection, house: House, person_id: str) -> None:
    """Refusal if somebody has as many unfinished tables as one person may have."""
    tables = schema.tables
    unfinished = tables.c.status.in_(("waiting", "playing"))
    query = select(func.count()).where(tables.c.host == person_id, unfinished)
    count = (await connection.execute(query)).scalar_one()
    if count >= house.settings.tables_per_person:
        raise Refusal("too-many-tables")


async def _check_open(connection: AsyncConnection, house: House, person: PersonRow) -> None:
    """The lobby is for everybody: a person has few tables waiting there, a guest one."""
    tables = schema.tables
    query = select(func.count()).where(
        tables.c.host == person.id, tables.c.kind == "open", tables.c.status == "waiting"
    )
    count = (await connection.execute(query)).scalar_one()
    settings = house.settings
    if count >= (settings.waiting_per_guest if person.guest else settings.waiting_per_person):
        raise Refusal("too-many-waiting")


async def _store(connection: AsyncConnection, row: TableRow, sitters: list[Sitter]) -> None:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    values["options"] = encode(row.options)
    values["clock"] = encode(row.clock)
    values["seed"] = str(row.seed)
    values["result"] = None if row.result is None else encode(row.result)
    values["watch"] = row.sharing != "private"
    await connection.execute(insert(schema.tables).values(**values))
    await connection.execute(
        insert(schema.seats),
        [
            {
                "table_id": row.id,
                "seat": i,
                "person": who,
                "bot": bot,
                "why_bot": None,
                "name": name,
            }
            for i, (who, bot, name) in enumerate(sitters)
        ],
    )
    if row.status == "waiting" and all(sitter != (None, None, None) for sitter in sitters):
        await _begin(connection, row, sitters)


async def _begin(connection: AsyncConnection, row: TableRow, sitters: list[Sitter]) -> None:
    """Deal, and store the opening position as the first entry of the log."""
    if all(who is None for who, _, _ in sitters):
        raise Refusal("no-people")
    if row.shuffle:
        random.SystemRandom().shuffle(sitters)
        for i, (who, bot, name) in enumerate(sitters):
            await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == row.id, schema.seats.c.seat == i)
                .values(person=who, bot=bot, name=name)
            )
    game = terem.game(row.game)
    state = game.new(row.seats, row.seed, dict(row.options))
    now = now_ms()
    rated = row.rated and await _between_accounts(connection, row, sitters)
    entry = EntryRow(1, "start", None, None, None, None, False, state.told, 0, now)
    await connection.execute(insert(schema.entries).values(**entry.row(row.id)))
    await _store_position(connection, row, state, sitters, 1, now)
    await connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row.id)
        .values(status="playing", started=now, rules_version=game.version, rated=rated)
    )


async def _between_accounts(
    connection: AsyncConnection, row: TableRow, sitters: list[Sitter]
) -> bool:
    """Are all who sit down people with accounts, each at an own screen?"""
    people = {who for who, _, _ in sitters if who is not None}
    if row.kind not in ("open", "invite") or len(people) < 2 or len(people) < len(sitters):
        return False
    query = select(func.count()).where(
        schema.people.c.id.in_(people), schema.people.c.login.is_not(None)
    )
    return int((await connection.execute(query)).scalar_one()) == len(people)


async def _store_position(
    connection: AsyncConnection,
    row: TableRow,
    state: State,
    sitters: list[Sitter],
    seq: int,
    now: int,
) -> None:
    clocks = fresh(row.clock, row.seats, now)
    seat = state.seat
    bot = seat is not None and sitters[seat][1] is not None
    await connection.execute(
        insert(schema.positions).values(
            table_id=row.id,
            seq=seq,
            moves=state.played,
            deciding=seat,
            ending=None,
            bot_turn=bot,
            since=now,
            deadline=None if bot else clocks.deadline(seat),
            clocks=encode(clocks.banks),
            snapshot=snapshot(state),
            snapshot_seq=seq,
        )
    )


# ---------------------------------------------------------------------- joining and leaving


async def _waiting(connection: AsyncConnection, table_id: str) -> store.Bundle:
    """The table, locked until the transaction ends; Refusal once it has started."""
    await connection.execute(
        select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
    )
    bundle = await store.bundle(connection, table_id)
    if bundle is None:
        raise Refusal("no-such-table")
    if bundle.row.status != "waiting":
        raise Refusal("not-waiting")
    return bundle


def _sitters(bundle: store.Bundle) -> list[Sitter]:
    return [(seat.person_id, seat.bot, seat.name) for seat in bundle.seats]


async def join(house: House, table: LiveTable, person: PersonRow, seat: int | None) -> None:
    """Sit down; the last one to sit down starts the game."""
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if any(one.person_id == person.id for one in bundle.seats):
            raise Refusal("already-seated")
        there = {bundle.row.host, *(one.person_id for one in bundle.seats)}
        await circles.require_welcome(connection, person.id, [one for one in there if one])
        if seat is None:
            free = next((one.seat for one in bundle.seats if one.open), None)
        else:
            if seat >= len(bundle.seats):
                raise Refusal("no-such-seat")
            free = seat if bundle.seats[seat].open else None
        if free is None:
            raise Refusal("seat-taken")
        await _sit(connection, table.row.id, free, person.id, None)
        await circles.answered(connection, table.row.id, person.id)
        sitters = _sitters(bundle)
        sitters[free] = (person.id, None, None)
        if all(sitter != (None, None, None) for sitter in sitters):
            await _begin(connection, bundle.row, sitters)
    await _changed(house, table)


async def _sit(
    connection: AsyncConnection, table_id: str, seat: int, person: str | None, bot: str | None
) -> None:
    await connection.execute(
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        .values(person=person, bot=bot, why_bot=None, sharing=None)
    )


async def _changed(house: House, table: LiveTable) -> None:
    was_waiting = table.row.status == "waiting"
    await house.tables.refresh(table.row.id)
    if was_waiting and table.acting is not None and table.seats[table.acting].bot is None:
        house.notices.turn_came(table, table.acting)
    if table.row.kind == "open":
        house.lobby_changed()


async def leave(house: House, table: LiveTable, person: PersonRow) -> bool:
    """Stand up before the start; True if the table is gone because nobody is left."""
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        mine = [one.seat for one in bundle.seats if one.person_id == person.id]
        if not mine and bundle.row.host != person.id:
            raise Refusal("not-seated")
        for seat in mine:
            await _sit(connection, table.row.id, seat, None, None)
        others = [one.person_id for one in bundle.seats if one.person_id not in (None, person.id)]
        if bundle.row.host == person.id and others:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table.row.id)
                .values(host=others[0])
            )
        gone = not others
        if gone:
            await _remove(connection, table.row.id)
    if gone:
        await _gone(house, table)
    else:
        await _changed(house, table)
    return gone


async def cancel(house: House, table: LiveTable, person: PersonRow) -> None:
    """The host gives up a table that has not started."""
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if bundle.row.host != person.id:
            raise Refusal("not-host")
        await _remove(connection, table.row.id)
    await _gone(house, table)


async def _remove(connection: AsyncConnection, table_id: str) -> None:
    for part in OF_A_TABLE:
        await connection.execute(delete(part).where(part.c.table_id == table_id))
    # It may have been the rematch of another: that one can be asked for again.
    await connection.execute(
        update(schema.tables).where(schema.tables.c.rematch == table_id).values(rematch=None)
    )
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


async def _gone(house: House, table: LiveTable) -> None:
    house.tables.gone(table.row.id)
    house.bus.send("gone", table=table.row.id)
    if table.row.kind == "open":
        house.lobby_changed()


async def expire(house: House) -> None:
    """Tables that have waited for too long for players go: nobody waits there any more."""
    tables = schema.tables
    now = now_ms()
    hours = {"open": house.settings.waiting_hours, "invite": 24 * 30}
    async with house.database.read() as connection:
        found = await connection.execute(
            select(tables.c.id).where(
                tables.c.status == "waiting",
                or_(
                    *(
                        (tables.c.kind == kind) & (tables.c.created < now - round(one * 3_600_000))
                        for kind, one in hours.items()
                    )
                ),
            )
        )
        old = [row.id for row in found]
    for table_id in old:
        table = await house.table(table_id)
        if table.sockets:
            # Somebody sits there and waits.
            continue
        with contextlib.suppress(Refusal):
            async with house.database.write() as connection:
                await _waiting(connection, table_id)
                await _remove(connection, table_id)
            await _gone(house, table)


async def set_seat(
    house: House, table: LiveTable, person: PersonRow, seat: int, level: str | None
) -> None:
    """The host puts a bot on a seat, or opens it again."""
    bot = None if level is None else known_level(level)
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if bundle.row.host != person.id:
            raise Refusal("not-host")
        if seat >= len(bundle.seats):
            raise Refusal("no-such-seat")
        if bundle.seats[seat].person is not None:
            raise Refusal("seat-taken")
        await _sit(connection, table.row.id, seat, None, bot)
    await _changed(house, table)


async def start(house: House, table: LiveTable, person: PersonRow) -> None:
    async with house.database.write() as connection:
        bundle = await _waiting(connection, table.row.id)
        if bundle.row.host != person.id:
            raise Refusal("not-host")
        if any(one.open for one in bundle.seats):
            raise Refusal("seats-open")
        await _begin(connection, bundle.row, _sitters(bundle))
    await _changed(house, table)


# ---------------------------------------------------------------------- rematch


async def rematch(house: House, table: LiveTable, person: PersonRow) -> str:
    """The same table again. The first who asks opens it; the others who ask sit down there."""
    if not table.seats_of(person.id):
        raise Refusal("not-seated")
    opened = False
    async with house.database.write() as connection:
        await connection.execute(
            select(schema.tables.c.id).where(schema.tables.c.id == table.row.id).with_for_update()
        )
        bundle = await store.bundle(connection, table.row.id)
        if bundle is None or bundle.row.status != "finished":
            raise Refusal("not-finished")
        again = bundle.row.rematch
        if again is None:
            await check_number(connection, house, person.id)
            opened = True
            again = await _again(connection, bundle, person)
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table.row.id)
                .values(rematch=again)
            )
    if opened:
        await house.tables.refresh(table.row.id)
        if table.row.kind == "open":
            house.lobby_changed()
        return again
    other = await house.table(again)
    if not other.seats_of(person.id) and other.row.status == "waiting":
        # Everybody moves up one seat, so that somebody else begins.
        wanted = turned(table.seats_of(person.id)[0], table.row.seats)
        await join(house, other, person, wanted if other.seats[wanted].open else None)
    return again


def turned(seat: int, seats: int) -> int:
    """Where who sat on a seat sits in the next game."""
    return (seat + 1) % seats


async def _again(connection: AsyncConnection, bundle: store.Bundle, person: PersonRow) -> str:
    old = bundle.row
    game = terem.game(old.game)
    try:
        options = complete(game.options, old.options, old.seats)
    except ValueError:
        # Its rules have other options by now.
        options = complete(game.options, None, old.seats)
    kind = old.kind
    row = _new_row(game, kind, person.id, old.seats, options, old.clock)
    row.end_turn, row.shuffle = old.end_turn, old.shuffle
    row.sharing = sharing_of(old, bundle.seats)
    row.stand_in, row.rated = old.stand_in, old.rated
    sitters: list[Sitter] = []
    for seat in bundle.seats:
        if seat.person is None:
            sitters.append((None, seat.bot, seat.name if seat.bot is None else None))
        elif seat.person_id == person.id:
            sitters.append((person.id, None, seat.name))
        else:
            sitters.append((None, None, None))
    # Everybody moves up one seat, so that somebody else begins.
    places = [turned(seat, old.seats) for seat in range(old.seats)]
    await _store(connection, row, [sitters[places.index(seat)] for seat in range(old.seats)])
    return row.id


# ---------------------------------------------------------------------- import


async def import_game(house: House, person: PersonRow, saved: SavedGame) -> str:
    """A saved game: finished, it becomes a replay; unfinished, a hot-seat table to play on."""
    game = known_game(saved.game)
    if saved.version != game.version:
        detail = _short(f"rules version {saved.version}, not {game.version}")
        raise Refusal("bad-file", detail=detail)

    def replay() -> tuple[State, list[EntryRow]]:
        state = game.new(saved.seats, saved.seed, dict(saved.options))
        log = [_imported(1, "start", None, None, False, state)]
        for part in saved.history:
            seat, secrets = state.seat, len(state.secrets)
            move = as_move(part)
            state.play(part if move is None else move)
            secret = len(state.secrets) > secrets
            log.append(_imported(len(log) + 1, "move", seat, move, secret, state))
        if state.over:
            log.append(_imported(len(log) + 1, "finish", None, None, False, state))
        return state, log

    try:
        last, log = await asyncio.to_thread(replay)
    except IllegalMove as problem:
        raise Refusal("bad-file", detail=problem.reason.text("en").rstrip(".")) from None
    except ValueError as problem:
        raise Refusal("bad-file", detail=_short(problem)) from None
    over = last.over
    now = now_ms()
    row = _new_row(game, "hotseat", person.id, saved.seats, dict(last.options), NoClock())
    row.seed = saved.seed
    row.started = now
    row.status = "finished" if over else "playing"
    if over:
        row.finished = now
        row.result = result_of(last, 0, False)
        if saved.result is not None:
            row.result.seconds = max(0, min(saved.result.seconds, 10**9))
    names = [printable(name).strip()[:64] or None for name in saved.players]
    sitters: list[Sitter] = [
        (person.id, None, names[seat] if seat < len(names) else None) for seat in range(saved.seats)
    ]
    rows = [entry.row(row.id) for entry in log]
    async with house.database.write() as connection:
        await check_number(connection, house, person.id)
        await _store(connection, row, sitters)
        await connection.execute(insert(schema.entries), rows)
        await _store_position(connection, row, last, sitters, len(rows), now)
    return row.id


def _imported(
    seq: int, kind: str, seat: int | None, move: Move | None, secret: bool, state: State
) -> EntryRow:
    """An entry of a game that was played elsewhere."""
    told = [] if kind == "finish" else state.told
    moves = state.played
    return EntryRow(seq, kind, seat, None, None, move, secret, told, moves, now_ms())
