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
from terem import Game
from terem.engine.batching import Herd
from terem.research.observations import features_of, names
from terem.research.rewards import checked_reward, rewards


class Step(NamedTuple):
    """One row a game. `seats` is who decides now; where `dones` is set, the game before has just
    ended with `rewards` (one for each seat) and the row shows the opening of the next one."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]


class Arrays:
    """The arrays of a batch, in memory of their own or shared by processes."""

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
        memory = bytearray(self.size) if buffer is None else buffer
        made = [
            np.frombuffer(memory, kind, int(np.prod(shape)), start).reshape(shape)
            for (shape, kind), start in zip(shapes, starts[:-1], strict=True)
        ]
        self.observations, self.rewards, self.seats, self.ids, self.masks, self.dones = made

    def part(self, begin: int, end: int) -> Arrays:
        """The rows of some of the games."""
        one = Arrays.__new__(Arrays)
        for name in ("observations", "rewards", "seats", "ids", "masks", "dones"):
            setattr(one, name, getattr(self, name)[begin:end])
        return one


class Runner:
    """Plays some of the games of a batch and writes their rows."""

    def __init__(
        self, game: Game, seeds: Sequence[int], seats: int, options: Any, reward: str, out: Arrays
    ) -> None:
        self.herd = Herd(game, seats, list(seeds), options, features_of(game).write)
        self.marks = np.frombuffer(memoryview(self.herd.eye.marks), np.bool_)
        self.reward = reward
        self.out = out

    def write(self) -> None:
        """What the seats that decide now see, and which ids are legal."""
        herd, out = self.herd, self.out
        sheet = herd.eye.sheet
        numbers = np.frombuffer(memoryview(sheet.numbers), np.float64, sheet.at)
        out.observations[:] = numbers.reshape(out.observations.shape)
        out.masks[:] = self.marks.reshape(out.masks.shape)
        out.seats[:] = herd.deciding

    def reset(self) -> None:
        self.herd.reset()
        self.out.rewards[:] = 0.0
        self.out.dones[:] = False
        self.write()

    def step(self) -> None:
        out = self.out
        out.rewards[:] = 0.0
        out.dones[:] = False
        for row, state in self.herd.step(out.ids.tolist()):
            out.rewards[row] = rewards(state, self.reward)
            out.dones[row] = True
        self.write()


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
            self.arrays = Arrays(games, length, game.actions, seats)
            seeds = range(seed, seed + games)
            self.runner: Runner | None = Runner(game, seeds, seats, options, reward, self.arrays)
            return
        self.runner = None
        size = Arrays(games, length, game.actions, seats).size
        self.memory = SharedMemory(create=True, size=size)
        self.arrays = Arrays(games, length, game.actions, seats, self.memory.buf)
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
        return self._all("reset")

    def step(self, ids: NDArray[np.int64] | Sequence[int]) -> Step:
        """One legal id for every game; IllegalMove, and nothing played, if one is not."""
        given = np.asarray(ids)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"ids must be {self.games} whole numbers, one for each game")
        wrong = np.flatnonzero((given < 0) | (given >= self.game.actions))
        if not wrong.size:
            wrong = np.flatnonzero(~self.arrays.masks[np.arange(self.games), given])
        if wrong.size:
            raise ValueError(f"game {wrong[0]}: {given[wrong[0]]} is not the id of a legal move")
        self.arrays.ids[:] = given
        return self._all("step")

    def _all(self, what: str) -> Step:
        if self.runner is not None:
            getattr(self.runner, what)()
        else:
            for _, pipe in self.workers:
                pipe.send(what)
            for _, pipe in self.workers:
                pipe.recv()
        # Copies: what was handed out before stays as it was, and no view holds shared memory open.
        a = self.arrays
        return Step(
            a.observations.copy(),
            a.masks.copy(),
            a.seats.copy(),
            a.rewards.copy(),
            a.dones.copy(),
        )

    def close(self) -> None:
        """Stop the processes and give the memory back."""
        for process, pipe in self.workers:
            pipe.send("stop")
            process.join(10)
        self.workers = []
        if self.memory is not None:
            del self.arrays
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
    arrays = Arrays(games, length, actions, seats, shared.buf)
    out = arrays.part(begin, end)
    runner = Runner(terem.game(id), range(seed + begin, seed + end), seats, options, reward, out)
    while True:
        what = pipe.recv()
        if what == "stop":
            break
        getattr(runner, what)()
        pipe.send("done")
    del arrays, out, runner
    shared.close()
