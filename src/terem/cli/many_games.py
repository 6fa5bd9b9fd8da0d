"""What `terem sim` and `terem arena` share: many games between bots."""

from __future__ import annotations

import argparse
from typing import Any

from terem.arena.match import default_jobs
from terem.cli.common import (
    BadArgument,
    add_cluster,
    add_language,
    add_options,
    check_table,
    find_game,
    output_file,
    parse_options,
    positive,
    whole,
)
from terem.engine import Game


def add_many_games(parser: argparse.ArgumentParser, games: str | None = None) -> None:
    """Arguments: how many games, how they are played, and the report about them."""
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=games)
    parser.add_argument("--jobs", type=positive, default=default_jobs(), metavar="J")
    add_cluster(parser)
    parser.add_argument("--seed", type=whole, default=1, metavar="N")
    parser.add_argument(
        "--report", type=output_file, metavar="FILE", help="write a report with plots (HTML)"
    )
    add_language(parser)
    add_options(parser)


def check_games(
    args: argparse.Namespace, seats: int, entrants: list[str]
) -> tuple[Game, dict[str, Any]]:
    """The game and its options; BadArgument if these bots cannot play it."""
    game = find_game(args.game)
    options = parse_options(args.option)
    try:
        state = game.new(seats, args.seed, options)
    except ValueError as problem:
        raise BadArgument(str(problem)) from None
    check_table(state, entrants)
    return game, options
