"""Steps a second of the environments, beside named peers, in one run on one core.

    make bench-research     # installs catanatron from PyPI into build/peers and runs this

Random legal play of two everywhere. PettingZoo's connect_four and our tables: `last` and `step`, an
observation and a mask at every step. catanatron's package on PyPI has no environment in it: it is
measured by its bare ticks, without observation or mask.
Every figure is taken in a process of its own, in processor time, and the best of the rounds is
kept. The batches are also spread over processes, in wall time. Prints a Markdown table (kept in
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
from catanatron import Game, RandomPlayer, Color
random.seed(1)
steps = 0
begin = time.process_time()
while time.process_time() - begin < 3:
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        steps += 1
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
    print(f"| environment | step/s | × catanatron | × connect_four | batch/s | {cores} processes |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in ("catanatron", "connect_four"):
        one = best["step", name]
        print(f"| {name} | {one:,.0f} | {one / catan:.1f} | {one / four:.1f} | | |")
    for game in GAMES:
        one = best["step", game]
        scaled = best[f"wall {cores}", game] / best["wall 1", game]
        print(
            f"| {game} | {one:,.0f} | {one / catan:.1f} | {one / four:.1f}"
            f" | {best['batch', game]:,.0f} | × {scaled:.2f} |"
        )


if __name__ == "__main__":
    main()
