"""Opening a table, and dealing its first position."""

from __future__ import annotations

import random
import secrets

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import terem
from terem import bots
from terem.engine import Game, State
from terem.engine.options import complete
from terem.server import schema
from terem.server.accounts import checked_name
from terem.server.clocks import fresh
from terem.server.history import position_values
from terem.server.house import House
from terem.server.problems import Refusal, Unfit
from terem.server.rows import EntryRow, PersonRow, TableRow, encode, new_id
from terem.server.timing import now_ms
from terem.server.wire.tables import Clock, CreateTable, DaysClock, NoClock

# Strangers do not wait for each other for ever, unless they say that they want to.
STRANGERS_CLOCK = DaysClock(days=3)
# A seat to be stored: person id, bot level, name.
Sitter = tuple[str | None, str | None, str | None]


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
        raise Unfit("bad-option", game, problem) from None
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
    row = new_row(game, wish.kind, person.id, len(sitters), options, clock)
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
        await store_table(connection, row, sitters)
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
    row = new_row(game, "open", people[0], len(sitters), options, clock)
    row.end_turn = not game.ends_turns
    row.shuffle = row.rated = True
    await store_table(connection, row, sitters)
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


def new_row(
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


async def store_table(connection: AsyncConnection, row: TableRow, sitters: list[Sitter]) -> None:
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
        await begin(connection, row, sitters)


async def begin(connection: AsyncConnection, row: TableRow, sitters: list[Sitter]) -> None:
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
    await store_position(connection, row, state, sitters, 1, now)
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


async def store_position(
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
        insert(schema.positions).values(table_id=row.id, **position_values(state, seq, bot, clocks))
    )
