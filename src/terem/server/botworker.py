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
from terem import bots
from terem.engine import Game, State


class Job(Struct):
    task: str
    game: str
    dump: Raw
    level: str
    seed: int
    lang: str = "en"
    top: int = 3


class Thought(Struct):
    move: list[Any]
    expected: float | None = None
    line: list[str] = []


class Answer(Struct):
    thoughts: list[Thought] = []
    error: str | None = None


def think(job: Job) -> Answer:
    game = terem.game(job.game)
    state = game.restore(msgspec.json.decode(job.dump))
    if job.task == "hint":
        return Answer(thoughts=hints(game, state, job))
    move = bots.bot(job.level, seed=job.seed).choose(state)
    return Answer(thoughts=[Thought(move=list(move))])


def hints(game: Game, state: State, job: Job) -> list[Thought]:
    """The engine's hints where they exist, else what the strongest quick bot would do."""
    seat = state.seat
    assert seat is not None
    ask = getattr(bots, "hint", None)
    if ask is None:
        return [Thought(move=list(bots.bot("greedy", seed=job.seed).choose(state)))]
    thoughts: list[Thought] = []
    for hint in ask(state, seat, top=job.top):
        move = _part(hint, "move")
        expected = _part(hint, "expected")
        line = _part(hint, "line") or []
        thoughts.append(
            Thought(
                move=list(move),
                expected=float(expected) if isinstance(expected, (int, float)) else None,
                line=told_line(state, seat, line, job),
            )
        )
    return thoughts


def _part(hint: Any, name: str) -> Any:
    if isinstance(hint, dict):
        return hint.get(name)
    return getattr(hint, name, None)


def told_line(state: State, seat: int, line: Any, job: Job) -> list[str]:
    """The expected moves in words, told in an imagined world: the real one must not shine
    through."""
    world = state.sample(seat, job.seed)
    said: list[str] = []
    for step in line:
        if isinstance(step, str):
            said.append(step)
            continue
        move = tuple(step)
        if move not in world.legal():
            break
        said.append(world.describe(move, job.lang))
        world.play(move)
    return said


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
