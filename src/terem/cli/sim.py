"""`terem sim GAME`: many games between bots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from terem.arena import kept
from terem.arena.elsewhere import playing
from terem.arena.match import Fixture, Result, as_json, fixtures
from terem.arena.report import Report
from terem.arena.stats import mean, wilson
from terem.cli.common import (
    BadArgument,
    Commands,
    add_game,
    output_file,
    parquet_file,
    parse_bots,
    write_text,
)
from terem.cli.many_games import add_many_games, check_games
from terem.machines.cluster import NoCluster
from terem.machines.parquet import Unusable


def register(commands: Commands) -> None:
    parser = commands.add_parser("sim", help="let bots play many games")
    add_game(parser)
    parser.add_argument("--seats", required=True, metavar="BOT,BOT", help="the bots at the table")
    add_many_games(parser)
    parser.add_argument(
        "--out",
        type=parquet_file,
        metavar="FILE",
        help="Parquet; a run that was stopped goes on from there",
    )
    parser.add_argument(
        "--history", action="store_true", help="keep the ids of all moves in --out, to learn from"
    )
    parser.add_argument(
        "--json", type=output_file, metavar="FILE", help="write every result to a file"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    entrants = parse_bots(args.seats)
    game, options = check_games(args, len(entrants), entrants)
    if args.history and not args.out:
        raise BadArgument("--history expects --out FILE.parquet, where the moves are kept")
    planned = fixtures(
        game.id, entrants, args.games, args.seed, options, bool(args.report), record=args.history
    )
    results: list[Result] = []
    console = Console()
    stopped = False
    console.print(f"{game.id}, {len(planned)} games: {', '.join(entrants)}", markup=False)
    sys.stdout.flush()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game.id, total=len(planned))
        try:
            for result in play(args, planned, entrants):
                results.append(result)
                progress.advance(task)
        except KeyboardInterrupt:
            stopped = True
        except (NoCluster, Unusable) as problem:
            raise BadArgument(str(problem)) from None
    print_table(console, entrants, results)
    if args.json:
        rows = [as_json(result) for result in sorted(results, key=lambda r: r.fixture.index)]
        write_text(
            args.json, json.dumps({"game": game.id, "seats": entrants, "games": rows}) + "\n"
        )
    if args.report:
        write_text(args.report, Report(game, entrants, results, args.lang).html())
    for result in results:
        for seat, what in result.faults:
            name = result.fixture.seats[seat]
            console.print(f"{name}, seed {result.fixture.seed}, {what}", markup=False)
    return 130 if stopped else 0


def play(args: argparse.Namespace, planned: list[Fixture], entrants: list[str]) -> Iterator[Result]:
    """The games, here or on a cluster; with --out, those that are there already first."""
    how = playing(args.cluster, args.jobs)
    if args.out is None:
        return how(planned)
    head = {
        "sim": args.game,
        "seats": entrants,
        "seed": args.seed,
        "options": planned[0].options,
    }
    return kept.play(Path(args.out), head, planned, how)


def print_table(console: Console, entrants: list[str], results: list[Result]) -> None:
    table = Table("bot", "games", "won", "95 % interval", "mean points")
    for entrant, name in enumerate(entrants):
        seats = [(result, result.fixture.entrants.index(entrant)) for result in results]
        wins = sum(result.share(seat) for result, seat in seats)
        low, high = wilson(wins, len(results))
        points = mean([float(result.scores[seat]) for result, seat in seats])
        share = wins / len(results) if results else 0.0
        table.add_row(
            name, str(len(results)), f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{points:.1f}"
        )
    console.print(table)
