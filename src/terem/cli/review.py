"""`terem review FILE`: a finished game judged move by move."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from terem import State, bots
from terem.arena import reviewed
from terem.cli.common import Commands, add_language, output_file, positive, words, write_text
from terem.cli.saves import load, seat_names
from terem.cli.screen import print_item

WORST = 3


def register(commands: Commands) -> None:
    parser = commands.add_parser("review", help="judge a game move by move")
    parser.add_argument("file", metavar="FILE", help="a save file or a downloaded game")
    parser.add_argument(
        "--html", type=output_file, metavar="FILE", help="write the review as one page"
    )
    parser.add_argument(
        "--iterations",
        type=positive,
        default=200,
        metavar="N",
        help="thinking work for each decision",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    state, _, players = load(args.file)
    console = Console(highlight=False)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.text(args.lang, "review-thinking"), total=state.played)
        found = bots.review(
            state.game,
            state.seats,
            state.seed,
            state.options,
            state.history,
            args.iterations,
            lambda done, total: bar.update(task, completed=done),
        )
    names = seat_names(state, players, args.lang)
    print_review(console, found, state, names, args.lang)
    if args.html:
        write_text(args.html, reviewed.page(found, state, names, args.lang))
        console.print(escape(words.text(args.lang, "play-saved", {"file": str(args.html)})))
    return 0


def print_review(
    console: Console, found: bots.Review, state: State, names: list[str], lang: str
) -> None:
    """How exactly each seat played, and its worst moves with what was better."""
    console.rule(state.game.title(lang))
    kinds = ("inaccuracy", "mistake", "blunder")
    table = Table(
        "",
        words.text(lang, "review-accuracy"),
        *[words.text(lang, f"review-count-{kind}") for kind in kinds],
    )
    for seat, name in enumerate(names):
        own = [move.kind for move in found.moves if move.seat == seat]
        accuracy = found.accuracy[seat]
        shown = "–" if accuracy is None else f"{accuracy:.0f} %"
        table.add_row(escape(name), shown, *[str(own.count(kind)) for kind in kinds])
    console.print(table)
    for seat, name in enumerate(names):
        for move in found.worst(seat, WORST):
            played = move.played_words(lang, names)
            print_item(console, f"{move.index + 1:4}  ", f"{name}: {played}")
            print_item(console, " " * 6, move.words(lang, names), "dim")
