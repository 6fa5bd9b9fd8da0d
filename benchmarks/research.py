"""Steps a second of the environments, beside named peers, in one run on one core.

    make bench-research     # installs catanatron from PyPI into build/peers and runs this

Random legal play of two everywhere. PettingZoo's connect_four and our tables: `last` and `step`, an
observation and a mask at every step. catanatron has its Gymnasium environment in a package of its
own (catanatron_gym, one learner against its random player): `step` plays the learner's move and
what the other does until the learner is asked again, and gives a vector and the ids of the legal
moves. Beside it the same of ours: `research.gym` against `random`.
Every figure is taken in a process of its own, in processor time, and the best of the rounds is
kept; the clock is read once in a hundred steps, for it takes a good part of a microsecond. The
batches are also spread over processes, in wall time. Prints a Markdown table (kept in
docs/performance.md).
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROUNDS = 2
GAMES = ("outpost", "red_cathedral", "rurik", "village")

CATANATRON = """
import random, time
from catanatron_gym.envs.catanatron_env import CatanatronEnv
env = CatanatronEnv()
_, info = env.reset(seed=1)
random.seed(1)
steps = 0
begin = time.process_time()
while time.process_time() - begin < 3:
    for _ in range(100):
        _, _, done, cut, info = env.step(random.choice(info["valid_actions"]))
        steps += 1
        if done or cut:
            _, info = env.reset()
print(steps / (time.process_time() - begin))
"""

LEARNER = """
import random, sys, time
import numpy as np
from terem import research
env = research.gym(sys.argv[1], 2, opponents=["random"])
_, info = env.reset(seed=1)
random.seed(1)
steps = 0
begin = time.process_time()
while time.process_time() - begin < 3:
    for _ in range(100):
        _, _, done, _, info = env.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
        steps += 1
        if done:
            _, info = env.reset()
print(steps / (time.process_time() - begin))
"""

TABLE = """
import random, sys, time
import numpy as np
def made(name):
    if name == "connect_four":
        from pettingzoo.classic import connect_four_v3
        return connect_four_v3.env().unwrapped
    from terem import research
    return research.aec(name, 2)
env = made(sys.argv[1])
env.reset(seed=1)
random.seed(1)
steps = 0
begin = time.process_time()
while time.process_time() - begin < 3:
    for _ in range(100):
        seen, _, done, _, _ = env.last()
        if done:
            env.reset()
            continue
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
print(steps / (time.process_time() - begin))
"""

BATCH = """
import sys, time
import numpy as np
from terem import research
name, jobs, clock = sys.argv[1], int(sys.argv[2]), getattr(time, sys.argv[3])
rng = np.random.default_rng(1)
if __name__ == "__main__":
    with research.batch(name, games=256 * jobs, seats=2, jobs=jobs) as batch:
        step = batch.reset()
        spent, steps = 0.0, 0
        while spent < 3:
            # Drawing the moves is the learner's work and not counted.
            ids = (rng.random(step.masks.shape, dtype=np.float32) * step.masks).argmax(1)
            begin = clock()
            step = batch.step(ids)
            spent += clock() - begin
            steps += len(ids)
    print(steps / spent)
"""


def rate(python: str, program: str, *arguments: str, path: str = "") -> float:
    done = subprocess.run(
        [python, "-c", program, *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"},
    )
    return float(done.stdout.split()[-1])


def main() -> None:
    peer = str(ROOT / "build" / "peers" / "bin" / "python")
    compiled = str(ROOT / "build" / "compiled")
    best: dict[tuple[str, str], float] = {}

    def keep(what: str, of: str, found: float) -> None:
        best[what, of] = max(found, best.get((what, of), 0.0))

    for _ in range(ROUNDS):
        keep("step", "catanatron", rate(peer, CATANATRON))
        keep("step", "connect_four", rate(peer, TABLE, "connect_four"))
        for game in GAMES:
            keep("step", game, rate(sys.executable, TABLE, game, path=compiled))
            keep("learner", game, rate(sys.executable, LEARNER, game, path=compiled))
            keep(
                "batch", game, rate(sys.executable, BATCH, game, "1", "process_time", path=compiled)
            )
            for jobs in ("1", str(os.cpu_count())):
                found = rate(sys.executable, BATCH, game, jobs, "perf_counter", path=compiled)
                keep(f"wall {jobs}", game, found)
    catan, four = best["step", "catanatron"], best["step", "connect_four"]
    cores = str(os.cpu_count())
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()},")
    print(f"{cores} cores, load {os.getloadavg()[0]:.0f} at the end; best of {ROUNDS} rounds.\n")
    print(
        "| environment | step/s | × catanatron's | × connect_four | learner's step/s | ×"
        f" | batch/s | {cores} processes |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name in ("catanatron", "connect_four"):
        one = best["step", name]
        print(f"| {name} | {one:,.0f} | {one / catan:.1f} | {one / four:.2f} | | | | |")
    for game in GAMES:
        one = best["step", game]
        learner = best["learner", game]
        scaled = best[f"wall {cores}", game] / best["wall 1", game]
        print(
            f"| {game} | {one:,.0f} | {one / catan:.1f} | {one / four:.2f}"
            f" | {learner:,.0f} | {learner / catan:.1f}"
            f" | {best['batch', game]:,.0f} | × {scaled:.2f} |"
        )


if __name__ == "__main__":
    main()
