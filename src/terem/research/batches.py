"""Many games in step: one call plays a move in each, and gives what the next seats see."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import terem
from terem import Game, State
from terem.engine.batching import Herd
from terem.research.observations import features_of, names, written
from terem.research.rewards import checked_reward, rewards


class Step(NamedTuple):
    """One row a game. `seats` is who decides now; where `dones` is set, the game before has just
    ended with `rewards` (one for each seat) and the row shows the opening of the next one."""

    observations: NDArray[Any]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]


class Arrays:
    """The arrays of a batch in memory that processes share; without a buffer, their size alone."""

    def __init__(
        self, games: int, length: int, actions: int, seats: int, buffer: Any = None
    ) -> None:
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((games, length), np.float32),
            ((games, seats), np.float32),
            ((games,), np.int64),
            ((games,), np.int64),
            ((games, actions), np.bool_),
            ((games,), np.bool_),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes]
        # Rows of eight bytes begin at multiples of eight.
        starts = [sum((size + 7) // 8 * 8 for size in sizes[:i]) for i in range(len(sizes) + 1)]
        self.size = starts[-1]
        if buffer is None:
            return
        made = [
            np.frombuffer(buffer, kind, int(np.prod(shape)), start).reshape(shape)
            for (shape, kind), start in zip(shapes, starts[:-1], strict=True)
        ]
        self.observations, self.rewards, self.seats, self.ids, self.masks, self.dones = made

    def step(self) -> Step:
        return Step(self.observations, self.masks, self.seats, self.rewards, self.dones)

    def part(self, begin: int, end: int) -> Arrays:
        """The rows of some of the games."""
        one = Arrays.__new__(Arrays)
        for name in ("observations", "rewards", "seats", "ids", "masks", "dones"):
            setattr(one, name, getattr(self, name)[begin:end])
        return one


class Runner:
    """Plays some of the games of a batch. What it gives are views of its own memory, good until
    the next step: whoever keeps them makes copies."""

    def __init__(
        self, game: Game, seeds: Sequence[int], seats: int, options: Any, reward: str
    ) -> None:
        self.games = len(seeds)
        self.seats = seats
        self.herd = Herd(game, seats, list(seeds), options, features_of(game).write)
        marks = np.frombuffer(memoryview(self.herd.eye.marks), np.bool_)
        self.masks: NDArray[np.bool_] = marks.reshape(self.games, game.actions)
        self.reward = reward

    def seen(self, ended: list[tuple[int, State]]) -> Step:
        """What the seats that decide now see, which ids are legal, and how games ended."""
        numbers = written(self.herd.eye.sheet).reshape(self.games, -1)
        prizes = np.zeros((self.games, self.seats), np.float32)
        dones = np.zeros(self.games, np.bool_)
        for row, state in ended:
            prizes[row] = rewards(state, self.reward)
            dones[row] = True
        deciding = np.array(self.herd.deciding, np.int64)
        return Step(numbers, self.masks, deciding, prizes, dones)

    def reset(self) -> Step:
        self.herd.reset()
        return self.seen([])

    def step(self, ids: NDArray[np.int64]) -> Step:
        return self.seen(self.herd.step(ids.tolist()))


def kept(seen: Step) -> Step:
    """A step in memory of its own: what was handed out before stays as it was, and no view holds
    shared memory open."""
    return Step(
        seen.observations.astype(np.float32),
        seen.masks.copy(),
        seen.seats.copy(),
        seen.rewards.copy(),
        seen.dones.copy(),
    )


class Batch:
    """`games` games in step. Game i of the first round is dealt from `seed + i`; each new one takes
    the next seed that no game has had, so that a run can be repeated whatever the order of ends."""

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int,
        seed: int,
        options: dict[str, Any] | None,
        jobs: int | None,
        reward: str,
    ) -> None:
        if type(games) is not int or games < 1:
            raise ValueError(f"games must be a whole number from 1 on, not {games!r}")
        if jobs is not None and (type(jobs) is not int or not 1 <= jobs <= games):
            raise ValueError(f"jobs must be a whole number from 1 to {games}, not {jobs!r}")
        checked_reward(reward)
        game.new(seats, seed, options)  # whatever is wrong with the arguments is said now
        self.game = game
        self.games = games
        self.seats = seats
        length = len(names(game, seats))
        self.memory: SharedMemory | None = None
        self.workers: list[tuple[Any, Connection]] = []
        if jobs is None or jobs == 1:
            seeds = range(seed, seed + games)
            self.runner: Runner | None = Runner(game, seeds, seats, options, reward)
            self.masks = self.runner.masks
            return
        self.runner = None
        size = Arrays(games, length, game.actions, seats).size
        self.memory = SharedMemory(create=True, size=size)
        self.arrays = Arrays(games, length, game.actions, seats, self.memory.buf)
        self.masks = self.arrays.masks
        context = get_context("spawn")
        for job in range(jobs):
            here, there = context.Pipe()
            begin, end = games * job // jobs, games * (job + 1) // jobs
            arguments = (
                there,
                self.memory.name,
                game.id,
                (games, length, game.actions, seats),
                (begin, end),
                seed,
                options,
                reward,
            )
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            there.close()
            self.workers.append((process, here))

    def reset(self) -> Step:
        """All games dealt anew."""
        if self.runner is None:
            return self.shared("reset")
        return kept(self.runner.reset())

    def step(self, ids: NDArray[np.int64] | Sequence[int]) -> Step:
        """One legal id for every game; ValueError, and nothing played, if one is not."""
        given = np.asarray(ids)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"ids must be {self.games} whole numbers, one for each game")
        wrong = np.flatnonzero((given < 0) | (given >= self.game.actions))
        if not wrong.size:
            wrong = np.flatnonzero(~self.masks[np.arange(self.games), given])
        if wrong.size:
            raise ValueError(f"game {wrong[0]}: {given[wrong[0]]} is not the id of a legal move")
        if self.runner is None:
            self.arrays.ids[:] = given
            return self.shared("step")
        return kept(self.runner.step(given))

    def shared(self, what: str) -> Step:
        """The same by processes that write into the arrays they share."""
        for _, pipe in self.workers:
            pipe.send(what)
        for _, pipe in self.workers:
            pipe.recv()
        return kept(self.arrays.step())

    def close(self) -> None:
        """Stop the processes and give the memory back."""
        for process, pipe in self.workers:
            pipe.send("stop")
            process.join(10)
        self.workers = []
        if self.memory is not None:
            del self.arrays, self.masks
            self.memory.close()
            self.memory.unlink()
            self.memory = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    pipe: Connection,
    memory: str,
    id: str,
    shape: tuple[int, int, int, int],
    rows: tuple[int, int],
    seed: int,
    options: Any,
    reward: str,
) -> None:
    """A process that plays its share of the games."""
    shared = SharedMemory(memory)
    games, length, actions, seats = shape
    begin, end = rows
    runner = Runner(terem.game(id), range(seed + begin, seed + end), seats, options, reward)
    serve(pipe, runner, Arrays(games, length, actions, seats, shared.buf).part(begin, end))
    shared.close()


def serve(pipe: Connection, runner: Runner, out: Arrays) -> None:
    """Step whenever asked, and write what is seen into the shared rows."""
    while True:
        what = pipe.recv()
        if what == "stop":
            return
        seen = runner.reset() if what == "reset" else runner.step(out.ids)
        # As arrays of any kind: what five kinds have in common, mypy does not always find.
        shared: tuple[NDArray[Any], ...] = out.step()
        for rows, part in zip(shared, seen, strict=True):
            rows[:] = part
        pipe.send("done")
