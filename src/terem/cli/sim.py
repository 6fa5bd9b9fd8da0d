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
from terem.arena.match import Fixture, Result, as_json, default_jobs, fixtures
from terem.arena.report import Report
from terem.arena.stats import mean, wilson
from terem.cli.common import (
    BadArgument,
    Commands,
    add_cluster,
    add_game,
    add_language,
    add_options,
    check_table,
    find_game,
    output_file,
    parquet_file,
    parse_bots,
    parse_options,
    positive,
    whole,
    write_text,
)
from terem.machines.cluster import NoCluster
from terem.machines.parquet import Unusable


def register(commands: Commands) -> None:
    parser = commands.add_parser("sim", help="let bots play many games")
    add_game(parser)
    parser.add_argument("--seats", required=True, metavar="BOT,BOT", help="the bots at the table")
    parser.add_argument("--games", type=positive, default=100, metavar="N")
    parser.add_argument("--jobs", type=positive, default=default_jobs(), metavar="J")
    add_cluster(parser)
    parser.add_argument("--seed", type=whole, default=1, metavar="N")
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
    parser.add_argument(
        "--report", type=output_file, metavar="FILE", help="write a report with plots (HTML)"
    )
    add_language(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    entrants = parse_bots(args.seats)
    options = parse_options(args.option)
    try:
        state = game.new(len(entrants), args.seed, options)
    except ValueError as problem:
        raise BadArgument(str(problem)) from None
    check_table(state, entrants)
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
