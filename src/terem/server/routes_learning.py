"""How far somebody has come with lessons and puzzles: kept with the account, so that it is the same
in every browser they sign in with.

A browser keeps its own copy, also for guests and while the house cannot be reached, and sends what
has changed; what comes from several browsers is joined here. A chapter once finished stays so;
where one stands in it, the later word counts. The first result of a puzzle stays.
"""

from __future__ import annotations

import json

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

import terem
from terem import lessons, puzzles
from terem.engine.moves import as_move
from terem.server import schema, store
from terem.server.http import Context, endpoint
from terem.server.problems import Refusal
from terem.server.rows import encode
from terem.server.timing import now_ms
from terem.server.wire.account import Chapter, Learning

# No chapter is so long; what is longer was not played.
LONGEST = 8_000


@endpoint("GET", "/api/me/learning", "How far I am with lessons and puzzles")
async def learning(context: Context) -> Learning:
    person = context.account
    async with context.house.database.read() as connection:
        return await kept(connection, person.id)


@endpoint("PUT", "/api/me/learning", "Join what a browser knows with what is kept")
async def learn(context: Context, told: Learning) -> Learning:
    person = context.account
    # What this house does not have, or has no more, is left out.
    known = {f"{id}/{one.id}" for id in terem.games() for one in lessons.lessons(terem.game(id))}
    puzzling = {one.id for id in terem.games() for one in puzzles.puzzles(terem.game(id))}
    chapters = {name: _checked(one) for name, one in told.chapters.items() if name in known}
    async with context.house.database.write() as connection:
        before = await kept(connection, person.id)
        for name, one in chapters.items():
            joined = join(before.chapters.get(name), one)
            if joined != before.chapters.get(name):
                before.chapters[name] = joined
                await _keep_chapter(connection, person.id, name, joined)
        for name, tries in told.puzzles.items():
            if name in puzzling and name not in before.puzzles:
                before.puzzles[name] = tries
                await _keep_puzzle(connection, person.id, name, tries)
    return before


def _checked(one: Chapter) -> Chapter:
    if any(move is not None and as_move(move) is None for move in one.done):
        raise Refusal("bad-input", place="done")
    if len(encode(one.done)) > LONGEST:
        raise Refusal("bad-input", place="done")
    # A clock that runs ahead must not win for ever.
    return Chapter(done=one.done, finished=one.finished, at=min(one.at, now_ms()))


def join(kept: Chapter | None, told: Chapter) -> Chapter:
    """The later word on where one stands; finished stays finished."""
    if kept is None:
        return told
    later = told if told.at >= kept.at else kept
    return Chapter(done=later.done, finished=kept.finished or told.finished, at=later.at)


async def kept(connection: AsyncConnection, person_id: str) -> Learning:
    """What is kept with this account."""
    chapters, solved = schema.chapters, schema.solved
    read = await connection.execute(select(chapters).where(chapters.c.person == person_id))
    tried = await connection.execute(select(solved).where(solved.c.person == person_id))
    return Learning(
        chapters={
            row.chapter: Chapter(done=json.loads(row.done), finished=row.finished, at=row.at)
            for row in read
        },
        puzzles={row.puzzle: row.tries for row in tried},
    )


async def _keep_chapter(
    connection: AsyncConnection, person_id: str, name: str, one: Chapter
) -> None:
    values = {
        "person": person_id,
        "chapter": name,
        "done": encode(one.done),
        "finished": one.finished,
        "at": one.at,
    }
    await connection.run_sync(store.upsert, schema.chapters, ("person", "chapter"), values)


async def _keep_puzzle(connection: AsyncConnection, person_id: str, name: str, tries: int) -> None:
    values = {"person": person_id, "puzzle": name, "tries": tries}
    await connection.run_sync(store.upsert, schema.solved, ("person", "puzzle"), values)
