"""`terem puzzle GAME [ID]`: find the best turn of a position, in the terminal."""

from __future__ import annotations

import argparse
from datetime import date

from rich.console import Console
from rich.markup import escape

from terem import Game, guidance, puzzles
from terem.cli.common import BadArgument, Commands, add_game, add_language, find_game
from terem.cli.screen import print_item, print_section, sections
from terem.puzzles.solving import WORDS


def register(commands: Commands) -> None:
    parser = commands.add_parser("puzzle", help="find the best turn")
    add_game(parser)
    parser.add_argument("id", metavar="ID", nargs="?", help="without: the puzzle of the day")
    parser.add_argument("--list", action="store_true", help="all puzzles of the game")
    parser.add_argument(
        "--day", type=_day, default=None, metavar="YYYY-MM-DD", help="of another day"
    )
    add_language(parser)
    parser.add_argument(
        "--plain", action="store_true", help="lines instead of tables (for screen readers)"
    )
    parser.set_defaults(run=run)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a day as 2026-11-16, not {text!r}") from None


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    console = Console(highlight=False)
    if args.list:
        for one in puzzles.puzzles(game):
            steps = WORDS.text(args.lang, "puzzle-listed", {"steps": len(one.steps)})
            console.print(f"{one.id:24} [dim]{escape(steps)}[/dim]")
        return 0
    chosen = _chosen(game, args)
    if chosen is None:
        console.print(escape(WORDS.text(args.lang, "puzzle-none")))
        return 0
    Session(console, chosen, args.lang, args.plain).run()
    return 0


def _chosen(game: Game, args: argparse.Namespace) -> puzzles.Puzzle | None:
    if args.id is None:
        return puzzles.of_the_day(game, args.day or date.today())
    try:
        return puzzles.find(game, args.id)
    except KeyError as problem:
        raise BadArgument(str(problem.args[0])) from None


class Leave(Exception):
    """Enough for now."""


class GiveUp(Exception):
    """The solution is wanted."""


class Session:
    """One puzzle at the terminal."""

    def __init__(self, console: Console, puzzle: puzzles.Puzzle, lang: str, plain: bool) -> None:
        self.console = console
        self.lang = lang
        self.plain = plain
        self.names = puzzles.names(puzzle, lang)
        self.now = puzzles.start(puzzle)
        self.tries = 1

    def run(self) -> None:
        puzzle = self.now.puzzle
        self.console.rule(escape(f"{self.now.state.game.title(self.lang)} · {puzzle.id}"))
        self._say("puzzle-task", steps=len(puzzle.steps))
        self._say("puzzle-help")
        self._board()
        try:
            while not self.now.solved:
                self._ask()
            self._say("puzzle-solved", tries=self.tries)
        except GiveUp:
            self._say("puzzle-given-up")
        except (Leave, EOFError):
            return
        for step in puzzles.solution(puzzle, self.lang):
            self.console.print(f"[bold]{escape(step.text)}[/bold]")
            print_item(self.console, "  ", step.why)

    def _say(self, message: str, **values: str | int) -> None:
        self.console.print(escape(WORDS.text(self.lang, message, dict(values))), style="dim")

    def _board(self) -> None:
        state = self.now.state
        view = state.view(self.now.puzzle.seat)
        for section in sections(state.game, view, self.lang, self.names):
            print_section(self.console, section, self.plain)

    def _ask(self) -> None:
        """One step: the question, and an answer that is right."""
        state = self.now.state
        self.console.print(f"[bold]{escape(state.prompt(self.lang))}[/bold]")
        moves = guidance.in_order(state.game, state.moves(), guidance.marks(state))
        for number, move in enumerate(moves, 1):
            text = state.describe(move, self.lang, self.names)
            print_item(self.console, f"{number:4}  ", text)
        while True:
            answer = self.console.input("> ").strip()
            if answer in ("quit", "q"):
                raise Leave
            if answer == "solve":
                raise GiveUp
            if answer in ("board", "b"):
                self._board()
            elif not answer.isdecimal() or not 1 <= int(answer) <= len(moves):
                self._say("puzzle-number", count=len(moves))
            else:
                result = puzzles.offer(self.now, moves[int(answer) - 1])
                if result.kind == "right":
                    self.now = result.attempt
                    self._say("puzzle-right")
                    return
                self.tries += 1
                self.console.print(escape(puzzles.complaint(result, self.lang)))
