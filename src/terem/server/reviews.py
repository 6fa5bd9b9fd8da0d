"""Finished games judged move by move: thought out part by part in the bots' workers, kept for good.

A game has one review, whoever asked for it. How far it has come stands in the database, so every
process of the house can tell; one that no longer goes on (its process was stopped) is begun anew.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from terem.bots.review import accuracy_from, turning_points
from terem.engine.moves import as_move
from terem.server import schema
from terem.server.history import effective_history
from terem.server.judged import Attempt, JudgedMove, Part, Played, StoredReview, pack, unpack
from terem.server.live import LiveTable
from terem.server.problems import AgainstRules, Refusal
from terem.server.store import upsert
from terem.server.timing import now_ms

if TYPE_CHECKING:
    from terem.engine import State
    from terem.server.house import House

# A worker judges for about so long before others have their turn.
PART_SECONDS = 0.4
# A review that has not gone on for so long is nobody's.
STALE_MS = 120_000
KEPT = 20


class Standing(Struct):
    """How far a review is: none, running, failed, or done with the review itself."""

    status: str
    done: int = 0
    total: int = 0
    review: StoredReview | None = None


class Reviews:
    def __init__(self, house: House) -> None:
        self._house = house
        # Under way in this process: table -> who asked for it.
        self._running: dict[str, str] = {}
        self._failed: set[str] = set()
        self._kept: OrderedDict[str, StoredReview] = OrderedDict()
        # Positions looked at last, by table and number of moves.
        self._states: OrderedDict[tuple[str, int], State] = OrderedDict()
        self._trying: set[str] = set()

    async def standing(self, table: LiveTable) -> Standing:
        id = table.row.id
        kept = self._kept.get(id)
        if kept is not None:
            self._kept.move_to_end(id)
            return Standing("done", len(kept.moves), len(kept.moves), kept)
        reviews = schema.reviews
        async with self._house.database.read() as connection:
            row = (
                await connection.execute(select(reviews).where(reviews.c.table_id == id))
            ).first()
        if row is None:
            return Standing("failed" if id in self._failed else "none")
        if row.data is None:
            fresh = id in self._running or row.at > now_ms() - STALE_MS
            return Standing("running" if fresh else "none", row.done, row.total)
        review = await asyncio.to_thread(unpack, bytes(row.data))
        self._keep(id, review)
        return Standing("done", row.done, row.total, review)

    def _keep(self, id: str, review: StoredReview) -> None:
        self._kept[id] = review
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def start(self, table: LiveTable, person_id: str) -> Standing:
        """Have a game reviewed, unless it is or is being so already."""
        standing = await self.standing(table)
        if standing.status in ("done", "running"):
            return standing
        played = played_game(table)
        if person_id in self._running.values():
            raise Refusal("one-review")
        self._house.limits.reviews.check(person_id)
        self._running[table.row.id] = person_id
        self._failed.discard(table.row.id)
        try:
            await self._note(table.row.id, 0, len(played.history))
        except BaseException:
            del self._running[table.row.id]
            raise
        self._house.spawn(self._run(table, played, person_id))
        return Standing("running", 0, len(played.history))

    async def _run(self, table: LiveTable, played: Played, person_id: str) -> None:
        id, total = table.row.id, len(played.history)
        iterations = self._house.settings.review_iterations
        moves: list[JudgedMove] = []
        try:
            while len(moves) < total and not self._house.draining:
                part = Part(played, iterations, len(moves), PART_SECONDS)
                found = await self._house.bots.review(table.row.game, part, person_id)
                if not found:
                    await self._drop(id)
                    return
                moves += found
                await self._note(id, len(moves), total)
            if len(moves) == total:
                review = StoredReview(
                    version=table.game.version,
                    iterations=iterations,
                    accuracy=[
                        accuracy_from(
                            [one.loss for one in moves if one.seat == seat and one.choice]
                        )
                        for seat in range(played.seats)
                    ],
                    turning=turning_points([one.chances for one in moves]),
                    moves=moves,
                )
                data = await asyncio.to_thread(pack, review)
                await self._note(id, total, total, data)
                self._keep(id, review)
        finally:
            del self._running[id]

    async def _note(self, id: str, done: int, total: int, data: bytes | None = None) -> None:
        values = {"table_id": id, "done": done, "total": total, "at": now_ms(), "data": data}

        def work(connection: Connection) -> None:
            reviews = schema.reviews
            if done and data is None:
                # Somebody else may have finished it meanwhile.
                connection.execute(
                    update(reviews)
                    .where(reviews.c.table_id == id, reviews.c.data.is_(None))
                    .values(done=done, at=values["at"])
                )
            else:
                upsert(connection, reviews, ("table_id",), values)

        await self._house.database.commit(work)

    async def _drop(self, id: str) -> None:
        self._failed.add(id)
        async with self._house.database.write() as connection:
            reviews = schema.reviews
            await connection.execute(
                delete(reviews).where(reviews.c.table_id == id, reviews.c.data.is_(None))
            )

    # ------------------------------------------------------------------ trying again

    async def before(self, table: LiveTable, index: int) -> State:
        """The position in which a move was played, as the present rules have it."""
        played = played_game(table)
        if index >= len(played.history):
            raise Refusal("bad-input", place="index")
        key = (table.row.id, index)
        if key not in self._states:
            history = played.history[:index]
            self._states[key] = await asyncio.to_thread(
                table.game.replay, played.seats, played.seed, dict(played.options), history
            )
            while len(self._states) > KEPT:
                self._states.popitem(last=False)
        return self._states[key]

    async def attempt(
        self, table: LiveTable, person_id: str, index: int, move: list[object]
    ) -> tuple[JudgedMove, JudgedMove]:
        """The move that was played, and another one in its place, both judged."""
        review = (await self.standing(table)).review
        if review is None:
            raise Refusal("not-reviewed")
        state = await self.before(table, index)
        reason = state.explain(move)
        if reason is not None:
            raise AgainstRules(table.game, reason)
        was = review.moves[index]
        if as_move(move) == as_move(was.move):
            return was, was
        # One at a time: a try thinks as a good bot does, and other tables have bots too.
        if person_id in self._trying:
            raise Refusal("too-fast")
        self._trying.add(person_id)
        try:
            attempt = Attempt(played_game(table), review.iterations, index, move)
            found = await self._house.bots.attempt(table.row.game, attempt, person_id)
        finally:
            self._trying.discard(person_id)
        if found is None:
            raise Refusal("busy")
        return was, found


def played_game(table: LiveTable) -> Played:
    """A finished game that the present rules can think about. While a game runs nobody does."""
    row = table.row
    if row.status != "finished":
        raise Refusal("not-finished")
    if table.game.version != row.rules_version:
        raise Refusal("other-rules")
    history = [list(move) for move in effective_history(table.log, table.seq)]
    if not history:
        raise Refusal("not-finished")
    return Played(seats=row.seats, seed=row.seed, options=row.options, history=history)
