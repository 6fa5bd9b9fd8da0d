"""Bots think in worker processes, never in the event loop.

Two rooms: a quick one for bots that answer in milliseconds, and one for bots that search, so that a
slow thinker never keeps the quick ones waiting. A worker that takes too long is killed and
replaced;
the table then plays a random legal move rather than stand still.
"""

from __future__ import annotations

import asyncio
import sys
import time

import msgspec
from msgspec import Raw

from terem import bots
from terem.engine import Move, State
from terem.server.botworker import Answer, Job, Thought
from terem.server.logs import note, oops
from terem.server.metrics import Metrics

QUICK = ("random", "greedy", "easy")

_answer = msgspec.json.Decoder(Answer)


class Worker:
    """One process and the pipe to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, job: Job) -> Answer:
        data = msgspec.json.encode(job)
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(len(data).to_bytes(4, "big") + data)
        await stdin.drain()
        head = await stdout.readexactly(4)
        return _answer.decode(await stdout.readexactly(int.from_bytes(head, "big")))

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()


class Room:
    """A few workers, started when first needed."""

    def __init__(self, size: int) -> None:
        self._size = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def ask(self, job: Job, seconds: float) -> Answer:
        async with self._size:
            worker = self._idle.pop() if self._idle else await _start()
            self._busy.add(worker)
            try:
                async with asyncio.timeout(seconds):
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

    async def choose(self, state: State, level: str, seed: int) -> Move:
        """A legal move for the seat that decides."""
        legal = state.moves()
        if len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        job = Job(
            task="choose",
            game=state.game.id,
            dump=Raw(msgspec.json.encode(state.dump())),
            level=level,
            seed=seed,
        )
        try:
            answer = await self._room(level).ask(job, self._seconds)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            oops("a bot failed", bot=level, game=state.game.id)
            answer = Answer(error="failed")
        self._metrics.observe("terem_bot_seconds", time.perf_counter() - began, f'level="{level}"')
        if answer.error is None and answer.thoughts:
            move = tuple(answer.thoughts[0].move)
            if move in legal:
                return move
        note("a bot gave no move", bot=level, game=state.game.id, error=answer.error)
        self._metrics.count("terem_bot_failures_total", f'level="{level}"')
        return bots.bot("random", seed=seed).choose(state)

    async def hints(
        self, state: State, lang: str, names: list[str], seed: int, top: int = 3
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
        )
        try:
            answer = await self._slow.ask(job, self._seconds)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            oops("a hint failed", game=state.game.id)
            return []
        if answer.error is not None:
            note("a hint failed", game=state.game.id, error=answer.error)
        legal = state.moves()
        return [one for one in answer.thoughts if tuple(one.move) in legal]

    def _room(self, level: str) -> Room:
        return self._quick if level in QUICK else self._slow

    async def close(self) -> None:
        await self._quick.close()
        await self._slow.close()
