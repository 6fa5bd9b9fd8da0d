"""`terem arena GAME --bots A,B,C`: every bot against every other."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from terem.arena import league
from terem.arena.elsewhere import playing
from terem.arena.match import Result
from terem.arena.report import Report
from terem.arena.report import words as arena_words
from terem.arena.stats import wilson
from terem.cli.common import (
    BadArgument,
    Commands,
    add_game,
    output_file,
    parse_bots,
    positive,
    write_text,
)
from terem.cli.many_games import add_many_games, check_games
from terem.machines.cluster import NoCluster
from terem.machines.parquet import Unusable


def register(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="a round robin between bots")
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="BOT,BOT,..", help="who takes part")
    add_many_games(parser, "games of each table")
    parser.add_argument(
        "--table", type=positive, default=2, metavar="SEATS", help="seats at a table (default: 2)"
    )
    parser.add_argument(
        "--out",
        type=output_file,
        metavar="FILE",
        help="JSON lines (or *.parquet); an arena that was stopped goes on from there",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = parse_bots(args.bots)
    if len(set(names)) != len(names):
        raise BadArgument("--bots expects each bot once")
    if args.table < 2 or len(names) < args.table:
        raise BadArgument(f"expected at least {max(2, args.table)} bots and two seats at a table")
    game, options = check_games(args, args.table, names)
    plan = league.League(
        game.id, tuple(names), args.games, args.seed, args.table, options, bool(args.report)
    )
    results: list[Result] = []
    console = Console()
    stopped = False
    path = Path(args.out) if args.out else None
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game.id, total=len(plan.planned()))
        try:
            for result in league.play(plan, path, args.jobs, playing(args.cluster, args.jobs)):
                results.append(result)
                progress.advance(task)
        except KeyboardInterrupt:
            stopped = True
        except (league.Mismatch, NoCluster, Unusable) as problem:
            raise BadArgument(str(problem)) from None
        except OSError as problem:
            raise BadArgument(f"cannot write {args.out}: {problem.strerror}") from None
    print_standings(console, plan, results)
    print_cross(console, plan, results)
    if args.report:
        write_text(args.report, Report(game, names, results, args.lang, plan).html())
    if results and not league.ratings(plan, results):
        console.print(arena_words.text(args.lang, "arena-ratings-missing"), markup=False)
    return 130 if stopped else 0


def print_standings(console: Console, plan: league.League, results: list[Result]) -> None:
    table = Table("bot", "games", "won", "95 % interval", "mean points", "openskill")
    for row in league.standings(plan, results):
        low, high = row.interval()
        games = max(1, row.games)
        skill = "" if row.skill is None else f"{row.skill:.1f} ± {row.doubt:.1f}"
        table.add_row(
            row.name,
            str(row.games),
            f"{row.wins / games:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row.points / games:.1f}",
            skill,
        )
    console.print(table)


def print_cross(console: Console, plan: league.League, results: list[Result]) -> None:
    """Row against column: how often the row finished before the column."""
    order = [row.name for row in league.standings(plan, results)]
    table = Table("", *order)
    for one in order:
        cells = []
        for other in order:
            ahead, games = league.between(results, one, other)
            if one == other or not games:
                cells.append("")
            else:
                low, high = wilson(ahead, games)
                cells.append(f"{ahead / games:.0%} ({low:.0%} to {high:.0%})")
        table.add_row(one, *cells)
    console.print(table)
