"""`terem play GAME`: a game at the terminal, alone, with others at one screen, or against bots."""

from __future__ import annotations

import argparse
import random
import sys

from rich.console import Console
from rich.markup import escape

from terem import Move, State, bots, games, guidance
from terem.cli.common import (
    BadArgument,
    Commands,
    add_language,
    add_options,
    add_seed,
    check_bot,
    check_table,
    find_game,
    parse_options,
    words,
)
from terem.cli.saves import HUMAN, load, save, seat_names
from terem.cli.screen import print_item, print_result, print_section, sections

Marks = dict[Move, list[guidance.Mark]]
# What a consequence looks like beside its words.
SIGNS = {
    "over": "!!",
    "end": "!!",
    "death": "!",
    "loss": "!",
    "danger": "!",
    "round": "-",
    "missed": "-",
    "nothing": "-",
    "rival": "+",
    "luck": "+",
    # Its words begin with the sign themselves.
    "gain": "",
}


def register(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game to play")
    parser.add_argument(
        "--seats",
        default=None,
        metavar="human,greedy",
        help="who sits where (default: human,greedy)",
    )
    add_language(parser)
    add_seed(parser)
    add_options(parser)
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--plain", action="store_true", help="lines instead of tables (for screen readers)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    table = _resume(args) if args.resume else _new(args)
    table.run()
    return 0


def _new(args: argparse.Namespace) -> Session:
    if not args.game:
        raise BadArgument(f"expected a GAME ({', '.join(games())}), or --resume FILE")
    game = find_game(args.game)
    default = HUMAN if 2 not in game.seats else f"{HUMAN},greedy"
    players = [name.strip() for name in (args.seats or default).split(",")]
    for name in players:
        if name != HUMAN:
            check_bot(name, [HUMAN])
    seed = random.SystemRandom().randrange(1 << 32) if args.seed is None else args.seed
    try:
        state = game.new(len(players), seed, parse_options(args.option))
    except ValueError as problem:
        raise BadArgument(str(problem)) from None
    check_table(state, [name for name in players if name != HUMAN])
    return Session(state, players, args.lang, args.plain)


def _resume(args: argparse.Namespace) -> Session:
    state, _, players = load(args.resume)
    if args.game and args.game != state.game.id:
        raise BadArgument(f"{args.resume} is a game of {state.game.id}, not of {args.game}")
    return Session(state, players, args.lang, args.plain)


class Leave(Exception):
    """The player has had enough for now."""


class Session:
    """One game at one terminal."""

    def __init__(self, state: State, players: list[str], lang: str, plain: bool) -> None:
        self.state = state
        self.players = players
        self.lang = lang
        self.plain = plain
        self.console = Console(highlight=False, no_color=True if plain else None)
        self.names = seat_names(state, players, lang)
        self.bots = {
            seat: bots.bot(name, seed=state.seed + seat)
            for seat, name in enumerate(players)
            if name != HUMAN
        }
        # Positions a person may go back to: own moves since the last reveal or another's move.
        self.trail: list[State] = []
        # Story lines each person has not read yet.
        self.unread: dict[int, list[str]] = {
            seat: [] for seat, name in enumerate(players) if name == HUMAN
        }
        self.asked: int | None = None
        # Who moved last.
        self.moved: int | None = None
        # The kinds of questions each person has met.
        self.met: set[tuple[int, str]] = set()
        self.reported: dict[str, int] = {}

    def say(self, message: str, **values: str | int) -> None:
        self.console.print(escape(words.text(self.lang, message, dict(values))))

    def run(self) -> None:
        self.console.rule(self.state.game.title(self.lang))
        self.say("play-help")
        self._hear()
        try:
            while True:
                seat = self.state.seat
                if seat is None:
                    break
                bot = self.bots.get(seat)
                if bot is None:
                    self._ask(seat)
                else:
                    self.play(bot.choose(self.state))
                    self._report(bot)
        except Leave:
            self.say("play-left", seed=self.state.seed)
            return
        finally:
            for bot in self.bots.values():
                bot.close(self.state)
        for seat in self.unread:
            self._tell(seat)
            break
        print_result(self.console, self.state, self.lang, self.names)
        if HUMAN in self.players:
            self._afterwards()

    def _afterwards(self) -> None:
        """A finished game can still be kept: to be told again, or judged."""
        self.say("play-over")
        try:
            while answer := self._input():
                word, _, rest = answer.partition(" ")
                if word in ("quit", "q"):
                    break
                if word == "save":
                    self._save(rest)
                else:
                    self.say("play-over")
        except Leave:
            return

    def play(self, move: Move) -> None:
        seat = self.state.seat
        before = self.state.copy()
        self.state.play(move)
        self.moved = seat
        if self.state.reveals != before.reveals or seat in self.bots:
            self.trail = []
        else:
            self.trail.append(before)
        self._hear()

    def _hear(self) -> None:
        for seat, lines in self.unread.items():
            for event in self.state.events_for(seat):
                lines.append(self.state.story(self.lang, event, self.names))

    def _tell(self, seat: int) -> None:
        for line in self.unread[seat]:
            print_item(self.console, "  ", line, "dim")
        self.unread[seat] = []

    # ------------------------------------------------------------------ a person decides

    def _ask(self, seat: int) -> None:
        self._tell(seat)
        if self.asked != seat:
            self._board(seat)
            self.asked = seat
        marks = guidance.marks(self.state)
        moves = guidance.in_order(self.state.game, self.state.moves(), marks)
        self._question(seat, moves, marks)
        while True:
            answer = self._input()
            if self._command(answer, seat, moves, marks):
                return

    def _input(self) -> str:
        try:
            return self.console.input("> ").strip()
        except EOFError:
            raise Leave from None

    def _board(self, seat: int) -> None:
        view = self.state.view(seat)
        for section in sections(self.state.game, view, self.lang, self.names):
            print_section(self.console, section, self.plain)

    def _question(self, seat: int, moves: list[Move], marks: Marks) -> None:
        prompt = self.state.prompt(self.lang)
        self.console.print(f"[bold]{escape(self.names[seat])}: {escape(prompt)}[/bold]")
        self._introduce(seat)
        near = guidance.near_end(self.state, self.lang)
        if near is not None:
            print_item(self.console, "  ", near)
        for number, move in enumerate(moves, 1):
            text = self.state.describe(move, self.lang, self.names)
            print_item(self.console, f"{number:4}  ", text)
            for mark in marks[move]:
                told = f"{SIGNS[mark.kind]} {mark.text(self.lang, self.names)}".lstrip()
                print_item(self.console, " " * 8, told, "dim")

    def _introduce(self, seat: int) -> None:
        """A kind of question explains itself when a player meets it for the first time."""
        kind = self.state.stack[-1].kind
        text = guidance.first_words(self.state.game, kind, self.lang)
        if text is not None and (seat, kind) not in self.met:
            print_item(self.console, "  ", text, "italic")
        self.met.add((seat, kind))

    def _scoring(self, seat: int) -> None:
        """Where the points of a player come from, and how each source can still grow."""
        for source in guidance.sources(self.state, seat, self.lang):
            print_item(self.console, f"{source.points:4}  ", f"{source.name}. {source.how}")

    def _command(self, answer: str, seat: int, moves: list[Move], marks: Marks) -> bool:
        """Carry out what was typed; True when the question is answered or has changed."""
        word, _, rest = answer.partition(" ")
        if word.isdecimal():
            if 1 <= int(word) <= len(moves):
                self.play(moves[int(word) - 1])
                return True
            self.say("play-number-expected", count=len(moves))
        elif word.startswith("?"):
            self._explain((word[1:] + " " + rest).strip())
        elif word in ("undo", "u"):
            return self._undo(seat)
        elif word in ("board", "b"):
            self._board(seat)
            self._question(seat, moves, marks)
        elif word in ("score", "s"):
            self._scoring(seat)
        elif word in ("hint", "h"):
            self._hint(seat)
        elif word == "save":
            self._save(rest)
        elif word in ("quit", "q"):
            raise Leave
        else:
            self.say("play-help")
        return False

    def _undo(self, seat: int) -> bool:
        if not self.trail or self.trail[-1].seat != seat:
            self.say("play-no-undo-revealed" if self.moved == seat else "play-no-undo-nothing")
            return False
        self.state = self.trail.pop()
        self.asked = None
        return True

    def _explain(self, what: str) -> None:
        """`?` tells the rules of the open question, `? word` those that contain the word."""
        game = self.state.game
        wanted = guidance.clauses(self.state)
        found = [
            clause
            for clause in game.rulebook(self.lang)
            if (
                what and what.casefold() in f"{clause.id} {clause.heading} {clause.text}".casefold()
            )
            or (not what and clause.id in wanted)
        ]
        for clause in found:
            self.console.print(f"[bold]{escape(clause.heading)}[/bold] [dim]{clause.id}[/dim]")
            print_item(self.console, "  ", clause.text)
            if clause.example:
                print_item(self.console, "  ", clause.example, "italic")
            if clause.note:
                print_item(self.console, "  ", clause.note, "dim")
        if not found:
            self.say("rules-nothing-found", word=what)

    def _report(self, bot: bots.Bot) -> None:
        """Say what went wrong with a bot in another process, once for each fault."""
        if isinstance(bot, bots.ExternalBot):
            for fault in bot.faults[self.reported.get(bot.name, 0) :]:
                self.say("play-fault", name=bot.name, fault=str(fault))
            self.reported[bot.name] = len(bot.faults)

    def _hint(self, seat: int) -> None:
        found = bots.hint(self.state, seat, seed=self.state.played)
        reasons = guidance.why(self.state, found, self.lang)
        for number, (hint, reason) in enumerate(zip(found, reasons, strict=True), 1):
            # A move of two sentences ends with a full stop, which stands at the end here.
            first, *rest = (one.rstrip(".") for one in hint.words(self.lang, self.names))
            values: dict[str, str | int] = {
                "number": number,
                "move": first,
                "points": round(hint.expected),
                "share": round(100 * hint.share),
                "win": -1 if hint.win is None else round(100 * hint.win),
            }
            self.say("play-hint", **values)
            print_item(self.console, " " * 5, reason)
            if rest:
                # Whose step each is can be told from the words alone while only one seat moves.
                steps = [
                    step if mover == seat else f"{self.names[mover]}: {step}"
                    for (mover, _), step in zip(hint.line[1:], rest, strict=True)
                ]
                line = words.text(self.lang, "play-hint-line", {"steps": "; ".join(steps)})
                print_item(self.console, " " * 5, line, "dim")

    def _save(self, path: str) -> None:
        if not path:
            self.say("play-save-where")
            return
        try:
            save(path, self.state, self.players)
        except BadArgument as problem:
            print(problem, file=sys.stderr)
            return
        self.say("play-saved", file=path)
