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
from terem import Game, State
from terem.cli.common import Commands, output_file, write_text
from terem.engine import Chance
from terem.engine import state as engine_state
from terem.engine.playout import play_at_random

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
    """Random play, in the engine's own loop and stepped from Python; and µs a copy."""
    loop, games = play_out(game, seats, seconds)
    copies = [copy_time(state) for state in moments(game, seats)]
    return {
        "decisions_per_second": loop,
        "stepped_per_second": step(game, seats, seconds),
        "copy_us": max(copies),
        "copy_opening_us": copies[0],
        "copy_middle_us": copies[1],
        "copy_end_us": copies[2],
        "games": games,
    }


def play_out(game: Game, seats: int, seconds: float) -> tuple[float, int]:
    """Decisions a second in the compiled loop, events told: moves listed, one drawn and played."""
    decisions = games = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        decisions += play_at_random(game.new(seats, games), Chance(games))
        games += 1
    return decisions / (time.process_time() - begin), games


def step(game: Game, seats: int, seconds: float) -> float:
    """The same through the contract: `moves` and `play` for every decision."""
    rng = random.Random(1)
    decisions = seed = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new(seats, seed)
        seed += 1
        while state.seat is not None:
            moves = state.moves()
            state.play(moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions / (time.process_time() - begin)


def copy_time(state: State) -> float:
    begin = time.process_time()
    for _ in range(COPIES):
        state.copy()
    return (time.process_time() - begin) / COPIES * 1e6


def moments(game: Game, seats: int) -> list[State]:
    """The opening, the middle and the last decision of a random game."""
    state = game.new(seats, 2)
    play_at_random(state, Chance(2))
    history = state.history
    middle = game.replay(seats, 2, None, history[: len(history) // 2])
    return [game.new(seats, 2), middle, game.replay(seats, 2, None, history[:-1])]


def run(args: argparse.Namespace) -> int:
    figures: dict[str, Any] = {
        "form": form(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "games": {},
    }
    table = Table("game", "seats", "decisions/s", "stepped from Python", "copy µs")
    for id in terem.games():
        game = terem.game(id)
        seats = min(4, game.seats[-1])
        found = measure(game, seats)
        figures["games"][id] = {"seats": seats, **found}
        table.add_row(
            id,
            str(seats),
            f"{found['decisions_per_second']:,.0f}",
            f"{found['stepped_per_second']:,.0f}",
            f"{found['copy_us']:.2f}",
        )
    console = Console()
    console.print(f"{figures['form']} · Python {figures['python']} · {figures['machine']}")
    console.print(table)
    if args.json:
        write_text(args.json, json.dumps(figures, indent=2) + "\n")
    return 0
