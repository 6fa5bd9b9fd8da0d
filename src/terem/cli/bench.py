"""`terem bench`: how fast the games run here, and in which form."""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from typing import Any

from rich.console import Console
from rich.table import Table

import terem
from terem import Game
from terem.cli.common import Commands, output_file, write_text
from terem.engine import state as engine_state

SECONDS = 2.0
COPIES = 20_000


def register(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the games")
    parser.add_argument(
        "--json", type=output_file, metavar="FILE", help="write the figures to a file"
    )
    parser.set_defaults(run=run)


def form() -> str:
    """Whether the engine runs compiled or plain."""
    return "plain" if str(engine_state.__file__).endswith(".py") else "compiled"


def measure(game: Game, seats: int, seconds: float = SECONDS) -> dict[str, float]:
    """Random play: decisions a second (moves listed, one checked and played), and µs a copy."""
    rng = random.Random(1)
    decisions = 0
    seed = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new(seats, seed)
        seed += 1
        while state.seat is not None:
            moves = state.moves()
            state.play(moves[int(rng.random() * len(moves))])
            decisions += 1
    rate = decisions / (time.process_time() - begin)
    middle = halfway(game, seats)
    begin = time.process_time()
    for _ in range(COPIES):
        middle.copy()
    copy = (time.process_time() - begin) / COPIES * 1e6
    return {"decisions_per_second": rate, "copy_us": copy, "games": seed}


def halfway(game: Game, seats: int) -> Any:
    """A position from the middle of a random game."""
    rng = random.Random(2)
    state = game.new(seats, 2)
    while state.seat is not None:
        state.play(rng.choice(state.moves()))
    return game.replay(seats, 2, None, state.history[: len(state.history) // 2])


def run(args: argparse.Namespace) -> int:
    figures: dict[str, Any] = {
        "form": form(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "games": {},
    }
    table = Table("game", "seats", "decisions/s", "copy µs")
    for id in terem.games():
        game = terem.game(id)
        seats = min(4, game.seats[-1])
        found = measure(game, seats)
        figures["games"][id] = {"seats": seats, **found}
        table.add_row(
            id, str(seats), f"{found['decisions_per_second']:,.0f}", f"{found['copy_us']:.2f}"
        )
    console = Console()
    console.print(f"{figures['form']} · Python {figures['python']} · {figures['machine']}")
    console.print(table)
    if args.json:
        write_text(args.json, json.dumps(figures, indent=2) + "\n")
    return 0
