"""Decisions a second and copies, beside catanatron, in one run on one core.

    make bench-peers        # installs catanatron from PyPI into build/peers and runs this

Random play everywhere: list the legal moves, pick one, play it; ours in the engine's own loop, as
catanatron's ticks are its own, and stepped from Python besides. Every engine runs in its own
process, one after the other, and is measured in processor time; the round is repeated and the best
of each is kept, because a busy machine only ever makes a figure worse. Prints a Markdown table
(kept in docs/performance.md).
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
ROUNDS = 3

CATANATRON = """
import json, random, time
from catanatron import Game, RandomPlayer, Color
random.seed(1)
end = time.process_time() + 6
begin = time.process_time()
decisions = games = 0
while time.process_time() < end:
    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    games += 1
rate = decisions / (time.process_time() - begin)
game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
for _ in range(300):
    game.play_tick()
begin = time.process_time()
for _ in range(2000):
    game.copy()
print(json.dumps({"decisions_per_second": rate,
                  "copy_us": (time.process_time() - begin) / 2000 * 1e6}))
"""


def terem_bench(path: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "bench.json"
        subprocess.run(
            [sys.executable, "-m", "terem.cli", "bench", "--json", str(out)],
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found


def peer() -> dict[str, float]:
    python = ROOT / "build" / "peers" / "bin" / "python"
    done = subprocess.run(
        [str(python), "-c", CATANATRON], check=True, capture_output=True, text=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def better(old: dict[str, float] | None, new: dict[str, float]) -> dict[str, float]:
    if old is None:
        return new
    return {name: (min if name.startswith("copy") else max)(old[name], new[name]) for name in old}


def main() -> None:
    best: dict[tuple[str, str], dict[str, float]] = {}
    for _ in range(ROUNDS):
        key = ("catanatron", "plain")
        best[key] = better(best.get(key), peer())
        for form, path in (("plain", "src"), ("compiled", "build/compiled")):
            found = terem_bench(str(ROOT / path))
            assert found["form"] == form, f"{path} runs {found['form']}"
            for game, figures in found["games"].items():
                best[game, form] = better(best.get((game, form)), figures)
    base = best["catanatron", "plain"]["decisions_per_second"]
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()},")
    print(f"{os.cpu_count()} cores, one used; best of {ROUNDS} rounds, random play, four seats.\n")
    print("| engine | form | decisions/s | × catanatron | stepped | × | copy µs, dearest moment |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for (game, form), figures in best.items():
        rate = figures["decisions_per_second"]
        stepped = figures.get("stepped_per_second", rate)
        print(
            f"| {game} | {form} | {rate:,.0f} | {rate / base:.1f} | {stepped:,.0f}"
            f" | {stepped / base:.1f} | {figures['copy_us']:.2f} |"
        )


if __name__ == "__main__":
    main()
