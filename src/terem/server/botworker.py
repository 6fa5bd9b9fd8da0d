"""A worker process: reads jobs from standard input, thinks, writes answers to standard output.

Jobs and answers are JSON with a length in front (four bytes, big end first). A worker has no other
connection to the server, so one that hangs or dies can be killed and replaced.
"""

from __future__ import annotations

import os
import sys
from typing import Any, BinaryIO

import msgspec
from msgspec import Raw, Struct

import terem
from terem import bots, guidance
from terem.engine import State
from terem.server.archive import archive_of, pack
from terem.server.judged import Attempt, Part, Played, judge_attempt, judge_part


class Job(Struct):
    task: str
    game: str
    dump: Raw
    level: str
    seed: int
    lang: str = "en"
    top: int = 3
    # What the table calls its seats.
    names: list[str] | None = None


class Thought(Struct):
    """A move; for hints also what it is expected to lead to."""

    move: list[Any]
    points: list[float] = []
    win: float | None = None
    share: float = 0.0
    line: list[str] = []
    why: str = ""


class Answer(Struct):
    thoughts: list[Thought] = []
    error: str | None = None
    # The archive of a game, or judged moves.
    data: bytes = b""


def archived(job: Job) -> bytes:
    played = msgspec.json.decode(job.dump, type=Played)
    state = terem.game(job.game).new(played.seats, played.seed, dict(played.options))
    states = [state]
    for move in played.history:
        state = state.copy()
        state.play(move)
        states.append(state)
    return pack(archive_of(states))


def think(job: Job) -> Answer:
    if job.task == "archive":
        return Answer(data=archived(job))
    if job.task == "review":
        part = msgspec.json.decode(job.dump, type=Part)
        return Answer(data=msgspec.json.encode(judge_part(job.game, part)))
    if job.task == "attempt":
        attempt = msgspec.json.decode(job.dump, type=Attempt)
        return Answer(data=msgspec.json.encode(judge_attempt(job.game, attempt)))
    state = terem.game(job.game).restore(msgspec.json.decode(job.dump))
    if job.task == "hint":
        return Answer(thoughts=hints(state, job))
    move = bots.bot(job.level, seed=job.seed).choose(state)
    return Answer(thoughts=[Thought(move=list(move))])


def hints(state: State, job: Job) -> list[Thought]:
    """Good moves for the seat that decides, from what it knows."""
    seat = state.seat
    assert seat is not None
    found = bots.hint(state, seat, top=job.top, seed=job.seed)
    return [
        Thought(
            move=list(one.move),
            points=list(one.points),
            win=one.win,
            share=one.share,
            line=one.words(job.lang, job.names),
            why=reason,
        )
        for one, reason in zip(found, guidance.why(state, found, job.lang), strict=True)
    ]


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


def main() -> None:
    # Thinking must not slow down the tables on the same machine.
    os.nice(5)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    # A stray print of a bot must not garble the answers.
    sys.stdout = sys.stderr
    decode = msgspec.json.Decoder(Job).decode
    while (data := read(source)) is not None:
        try:
            answer = think(decode(data))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        out = msgspec.json.encode(answer)
        try:
            sink.write(len(out).to_bytes(4, "big") + out)
            sink.flush()
        except BrokenPipeError:
            # The server is gone, killed perhaps; nobody waits for this answer any more.
            os._exit(0)


if __name__ == "__main__":
    main()
