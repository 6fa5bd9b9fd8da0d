"""Bots think in worker processes, never in the event loop.

Two rooms: a quick one for bots that answer in milliseconds, and one for bots that search, so that a
slow thinker never keeps the quick ones waiting. Before each room people queue, not questions: they
take turns, those who are there to see the answer first, and nobody can hold all the workers. A
question has so many seconds from the moment it is asked, waiting included; then a quick bot answers
it. A worker that is killed from outside does not lose its question: it is asked once more.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Raw

from terem import bots
from terem.engine import Move, State
from terem.server.botworker import Answer, Job, Thought
from terem.server.judged import Attempt, JudgedMove, Part, Played
from terem.server.logs import log_error, log_event
from terem.server.metrics import Metrics

QUICK = ("random", "greedy", "easy")
# Who answers when a bot has not: good enough to go on with, and quick.
STAND_IN = "greedy"
STAND_IN_SECONDS = 5.0
# Every so many turns somebody who is not there to see the answer is served first.
ABSENT_EVERY = 4

# On whose account a bot thinks, and whether somebody is there to see the answer.
Asker = tuple[str, bool]

_answer = msgspec.json.Decoder(Answer)
_judged = msgspec.json.Decoder(list[JudgedMove])
_tried = msgspec.json.Decoder(JudgedMove)


class Turns:
    """People take turns for a few places; each has any number of questions."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._taken = 0
        self._by: dict[str, int] = {}
        # For those who are there, and for those who are not: person -> their waiting questions.
        self._queues: tuple[OrderedDict[str, deque[asyncio.Future[None]]], ...] = (
            OrderedDict(),
            OrderedDict(),
        )
        self._served = 0

    @property
    def crowded(self) -> bool:
        """Is somebody waiting?"""
        return any(self._queues)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        person, present = asker
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue = self._queues[0 if present else 1]
        queue.setdefault(person, deque()).append(waiting)
        self._call()
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._leave(person)
            else:
                mine = queue.get(person)
                if mine is not None and waiting in mine:
                    mine.remove(waiting)
                    if not mine:
                        del queue[person]
            raise
        try:
            yield
        finally:
            self._leave(person)

    def _leave(self, person: str) -> None:
        self._taken -= 1
        self._by[person] -= 1
        if not self._by[person]:
            del self._by[person]
        self._call()

    def _call(self) -> None:
        """Give free places to whoever is next."""
        while self._taken < self._places:
            person = self._next()
            if person is None:
                return
            self._taken += 1
            self._by[person] = self._by.get(person, 0) + 1

    def _next(self) -> str | None:
        self._served += 1
        there, absent = self._queues
        order = (absent, there) if self._served % ABSENT_EVERY == 0 else (there, absent)
        for queue in order:
            for person in list(queue):
                # One place stays within reach of the others.
                if self._by.get(person, 0) >= max(1, self._places - 1):
                    continue
                mine = queue[person]
                waiting = mine.popleft()
                if mine:
                    queue.move_to_end(person)
                else:
                    del queue[person]
                if not waiting.done():
                    waiting.set_result(None)
                    return person
                return self._next()
        return None


class Worker:
    """One process and the pipe to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, job: Job) -> Answer:
        data = msgspec.json.encode(job)
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(len(data).to_bytes(4, "big") + data)
            await stdin.drain()
        except RuntimeError as closed:
            # What uvloop says of a pipe whose other end has gone while nobody was asking.
            raise BrokenPipeError(str(closed)) from closed
        head = await stdout.readexactly(4)
        return _answer.decode(await stdout.readexactly(int.from_bytes(head, "big")))

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()


class Room:
    """A few workers, started when first needed."""

    def __init__(self, size: int) -> None:
        self.turns = Turns(size)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def ask(self, job: Job, asker: Asker) -> Answer:
        """The answer; a worker that dies over it (killed, out of memory) is asked once more."""
        async with self.turns.place(asker):
            try:
                return await self._ask(job)
            except (asyncio.IncompleteReadError, OSError):
                log_event("a bot's worker died; its question is asked again", bot=job.level)
                return await self._ask(job)

    async def _ask(self, job: Job) -> Answer:
        worker = self._idle.pop() if self._idle else await _start()
        self._busy.add(worker)
        try:
            answer = await worker.ask(job)
        except BaseException:
            # Its pipe may hold half an answer: it is of no use any more.
            worker.kill()
            raise
        else:
            self._idle.append(worker)
            return answer
        finally:
            self._busy.discard(worker)

    async def close(self) -> None:
        workers = [*self._idle, *self._busy]
        for worker in workers:
            worker.kill()
        for worker in workers:
            await worker.process.wait()


async def _start() -> Worker:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "terem.server.botworker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 22,
        # Ctrl-C in a terminal goes to the server, which then ends its workers itself.
        start_new_session=True,
    )
    return Worker(process)


class Bots:
    """All the bots of this server process."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._quick = Room(1)
        self._slow = Room(workers)
        self._seconds = seconds
        self._metrics = metrics

    async def choose(self, state: State, level: str, seed: int, asker: Asker) -> Move:
        """A legal move for the seat that decides, within the time of a question."""
        legal = state.moves()
        if len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        move = await self._ask(state, level, seed, asker, self._seconds)
        self._metrics.observe("terem_bot_seconds", time.perf_counter() - began, f'level="{level}"')
        if move is None:
            self._metrics.count("terem_bot_failures_total", f'level="{level}"')
            move = await self._ask(state, STAND_IN, seed, asker, STAND_IN_SECONDS)
        return bots.bot("random", seed=seed).choose(state) if move is None else move

    async def _ask(
        self, state: State, level: str, seed: int, asker: Asker, seconds: float
    ) -> Move | None:
        """The move of a bot; None if it gave none in time."""
        job = Job(
            task="choose",
            game=state.game.id,
            dump=Raw(msgspec.json.encode(state.dump())),
            level=level,
            seed=seed,
        )
        try:
            async with asyncio.timeout(seconds):
                answer = await self._room(level).ask(job, asker)
        except TimeoutError:
            log_event("a bot took too long", bot=level, game=state.game.id)
            return None
        except (asyncio.IncompleteReadError, OSError):
            log_error("a bot failed", bot=level, game=state.game.id)
            return None
        move = tuple(answer.thoughts[0].move) if answer.thoughts else None
        if move is None or move not in state.moves():
            log_event("a bot gave no move", bot=level, game=state.game.id, error=answer.error)
            return None
        return move

    async def hints(
        self,
        state: State,
        lang: str,
        names: list[str],
        seed: int,
        asker: Asker,
        top: int = 3,
        iterations: int | None = None,
    ) -> list[Thought]:
        """Good moves for the seat that decides; none if the bots cannot say."""
        job = Job(
            task="hint",
            game=state.game.id,
            dump=Raw(msgspec.json.encode(state.dump())),
            level="",
            seed=seed,
            lang=lang,
            top=top,
            names=names,
            iterations=iterations,
        )
        try:
            async with asyncio.timeout(self._seconds):
                answer = await self._slow.ask(job, asker)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            log_error("a hint failed", game=state.game.id)
            return []
        if answer.error is not None:
            log_event("a hint failed", game=state.game.id, error=answer.error)
        legal = state.moves()
        return [one for one in answer.thoughts if tuple(one.move) in legal]

    async def archive(
        self,
        game: str,
        seats: int,
        seed: int,
        options: dict[str, str | int],
        history: list[list[Any]],
    ) -> bytes | None:
        """A finished game as everybody saw it (see archive.py); None if that fails."""
        played = Played(seats=seats, seed=seed, options=options, history=history)
        job = Job(
            task="archive", game=game, dump=Raw(msgspec.json.encode(played)), level="", seed=0
        )
        # Nobody waits for it, mostly: everybody who is there comes first.
        return await self._patiently(job, ("archive", False), "a game could not be archived")

    async def review(self, game: str, part: Part, person_id: str) -> list[JudgedMove] | None:
        """Some moves of a finished game, judged; None if that fails. Short parts, and everybody
        who sits at a table comes first: a review starves nobody."""
        answer = await self._judge("review", game, part, (person_id, False))
        return None if answer is None else _judged.decode(answer)

    async def attempt(self, game: str, attempt: Attempt, person_id: str) -> JudgedMove | None:
        """Another move in a finished game, judged; None if that fails."""
        answer = await self._judge("attempt", game, attempt, (person_id, True))
        return None if answer is None else _tried.decode(answer)

    async def _judge(
        self, task: str, game: str, what: Part | Attempt, asker: Asker
    ) -> bytes | None:
        job = Job(task=task, game=game, dump=Raw(msgspec.json.encode(what)), level="", seed=0)
        return await self._patiently(job, asker, "a review failed")

    async def _patiently(self, job: Job, asker: Asker, trouble: str) -> bytes | None:
        """What a long piece of work gave; None, and a line in the log, if it failed."""
        try:
            async with asyncio.timeout(10 * self._seconds):
                answer = await self._slow.ask(job, asker)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            log_error(trouble, game=job.game)
            return None
        if answer.error is not None:
            log_event(trouble, game=job.game, error=answer.error)
            return None
        return answer.data

    def _room(self, level: str) -> Room:
        return self._quick if level in QUICK else self._slow

    async def close(self) -> None:
        await self._quick.close()
        await self._slow.close()
