"""Saved games that come from a file."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert

from terem import IllegalMove
from terem.engine import State
from terem.engine.moves import Move, as_move
from terem.server import schema
from terem.server.history import result_of
from terem.server.house import House
from terem.server.opening import (
    Sitter,
    check_number,
    known_game,
    new_row,
    store_position,
    store_table,
)
from terem.server.problems import Unfit
from terem.server.rows import EntryRow, PersonRow
from terem.server.texts import printable
from terem.server.timing import now_ms
from terem.server.wire.replays import SavedGame
from terem.server.wire.tables import NoClock


async def import_game(house: House, person: PersonRow, saved: SavedGame) -> str:
    """A saved game: finished, it becomes a replay; unfinished, a hot-seat table to play on."""
    game = known_game(saved.game)
    if saved.version != game.version:
        raise Unfit("bad-file", game, f"rules version {saved.version}, not {game.version}")

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
        raise Unfit("bad-file", game, problem.reason) from None
    except ValueError as problem:
        raise Unfit("bad-file", game, problem) from None
    over = last.over
    now = now_ms()
    row = new_row(game, "hotseat", person.id, saved.seats, dict(last.options), NoClock())
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
        await store_table(connection, row, sitters)
        await connection.execute(insert(schema.entries), rows)
        await store_position(connection, row, last, sitters, len(rows), now)
    return row.id


def _imported(
    seq: int, kind: str, seat: int | None, move: Move | None, secret: bool, state: State
) -> EntryRow:
    """An entry of a game that was played elsewhere."""
    told = [] if kind == "finish" else state.told
    moves = state.played
    return EntryRow(seq, kind, seat, None, None, move, secret, told, moves, now_ms())
