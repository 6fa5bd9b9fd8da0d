"""`terem lesson GAME [CHAPTER]`: learn a game in the terminal, on its real board."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape

from terem import lessons
from terem.cli.common import (
    BadArgument,
    Commands,
    add_game,
    add_language,
    find_game,
    positive,
)
from terem.cli.screen import print_item, print_section, sections
from terem.lessons.texts import WORDS


def register(commands: Commands) -> None:
    parser = commands.add_parser("lesson", help="learn a game step by step")
    add_game(parser)
    parser.add_argument("chapter", metavar="CHAPTER", nargs="?", help="without: all chapters")
    add_language(parser)
    parser.add_argument(
        "--step", type=positive, default=1, metavar="N", help="go on at this step (default: 1)"
    )
    parser.add_argument(
        "--plain", action="store_true", help="lines instead of tables (for screen readers)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    console = Console()
    if args.chapter is None:
        for one in lessons.lessons(game):
            title = lessons.title(one, args.lang)
            console.print(f"[bold]{one.id:12}[/bold] {escape(title)}", highlight=False)
            print_item(console, " " * 13, lessons.about(one, args.lang), "dim")
        return 0
    try:
        lesson = lessons.find(game, args.chapter)
    except KeyError as problem:
        raise BadArgument(str(problem.args[0])) from None
    if args.step > len(lesson.steps):
        raise BadArgument(f"--step expects 1 to {len(lesson.steps)}, not {args.step}")
    Session(console, lesson, args.step, args.lang, args.plain).run()
    return 0


class Leave(Exception):
    """The learner has had enough for now."""


class Session:
    """One chapter at the terminal."""

    def __init__(
        self, console: Console, lesson: lessons.Lesson, step: int, lang: str, plain: bool
    ) -> None:
        self.console = console
        self.lang = lang
        self.plain = plain
        self.names = lessons.names(lesson, lang)
        self.now = lessons.reach(lesson, step - 1)

    def run(self) -> None:
        lesson = self.now.lesson
        self.console.rule(escape(lessons.title(lesson, self.lang)))
        self._say("lesson-help")
        self._board()
        try:
            while not self.now.over:
                self._ask()
        except (Leave, EOFError):
            self._say("lesson-left", game=lesson.game.id, chapter=lesson.id, step=self.now.step + 1)
            return
        self._tell()
        self.console.print(f"[bold]{escape(lessons.say(self.now, self.lang))}[/bold]")
        following = lessons.following(lesson)
        if following is not None:
            self._say("lesson-next", game=lesson.game.id, chapter=following.id)
        else:
            self._say("lesson-play", game=lesson.game.id)

    def _say(self, message: str, **values: str | int) -> None:
        text = WORDS.text(self.lang, message, dict(values))
        self.console.print(escape(text), style="dim", highlight=False)

    def _board(self) -> None:
        lesson = self.now.lesson
        view = self.now.state.view(lesson.learner)
        for section in sections(lesson.game, view, self.lang, self.names):
            print_section(self.console, section, self.plain)

    def _tell(self) -> None:
        for state, _, event in self.now.told:
            line = state.story(self.lang, event, self.names)
            print_item(self.console, "  ", line, "dim")

    def _ask(self) -> None:
        """One step: what happened, what the guide says, and an answer that is taken."""
        self._tell()
        step = self.now.now
        assert step is not None
        count = len(self.now.lesson.steps)
        self.console.print()
        self.console.print(
            f"[bold]{self.now.step + 1}/{count}[/bold]  {escape(lessons.say(self.now, self.lang))}",
            highlight=False,
        )
        if not step.reading:
            self._question()
        while not self._answer(step.reading):
            pass

    def _question(self) -> None:
        state = self.now.state
        self.console.print(f"[bold]{escape(state.prompt(self.lang))}[/bold]")
        wanted = self.now.wanted()
        for number, move in enumerate(state.moves(), 1):
            mark = "▸" if move in wanted else " "
            text = state.describe(move, self.lang, self.names)
            print_item(self.console, f"{number:4} {mark} ", text)

    def _answer(self, reading: bool) -> bool:
        """Carry out what was typed; True when the lesson has gone on."""
        answer = self.console.input("> ").strip()
        if answer in ("quit", "q"):
            raise Leave
        if answer in ("board", "b"):
            self._board()
            return False
        given: object = None
        if answer.isdecimal() and not reading:
            moves = self.now.state.moves()
            if not 1 <= int(answer) <= len(moves):
                self._say("lesson-number", count=len(moves))
                return False
            given = moves[int(answer) - 1]
        elif answer:
            self._say("lesson-help")
            return False
        result = lessons.offer(self.now, given)
        if result.kind != "accepted":
            self.console.print(escape(lessons.complaint(result, self.lang)))
            return False
        self.now = result.run
        return True
