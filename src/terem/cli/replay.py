"""`terem replay FILE`: a stored game told from beginning to end."""

from __future__ import annotations

import argparse

from rich.console import Console

from terem.cli.common import Commands, add_language, words
from terem.cli.saves import load, seat_names
from terem.cli.screen import print_item, print_result


def register(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="tell a saved game as a story")
    parser.add_argument("file", metavar="FILE", help="a save file or a downloaded game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    state, before, players = load(args.file)
    names = seat_names(state, players, args.lang)
    console = Console(highlight=False)
    console.rule(state.game.title(args.lang))
    # What a move caused is kept by the position after it, which is the one before the next move.
    for number, position in enumerate([*before, state]):
        for event in position.events:
            print_item(console, f"{number:4}  ", position.story(args.lang, event, names))
    if state.over:
        print_result(console, state, args.lang, names)
    else:
        console.print(words.text(args.lang, "replay-unfinished", {"count": len(before)}))
    return 0
