"""`terem rules GAME`: the rulebook in our own words."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from terem import guidance
from terem.cli.common import Commands, add_game, add_language, find_game, words


def register(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="read the rules of a game")
    add_game(parser)
    add_language(parser)
    parser.add_argument("--find", metavar="WORD", help="only clauses that contain this")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    console = Console()
    shown = 0
    if not args.find:
        console.rule(game.title(args.lang))
        aim = guidance.aim(game, args.lang)
        if aim is not None:
            console.print(f"[bold]{escape(aim)}[/bold]\n")
    for clause in game.rulebook(args.lang):
        if args.find and not clause.mentions(args.find):
            continue
        shown += 1
        console.print(f"[bold]{clause.heading}[/bold]  [dim]{clause.id} · {clause.printed}[/dim]")
        console.print(Markdown(clause.text))
        if clause.example:
            console.print(f"[italic]{escape(clause.example)}[/italic]")
        if clause.note:
            console.print(f"[dim]{escape(clause.note)}[/dim]")
        console.print()
    if not shown:
        console.print(words.text(args.lang, "rules-nothing-found", {"word": args.find}))
        return 1
    return 0
