"""What the commands share: one-line argument errors, choosing games and bots, save files."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any, NoReturn

import terem
from terem import Game, State, bots
from terem.engine import LANGUAGES
from terem.engine.messages import Messages

Commands = Any  # argparse keeps the type of its sub-parsers to itself

words = Messages(Path(__file__).parent / "messages")


class BadArgument(Exception):
    """An argument that cannot be used; the text says what was expected."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise BadArgument(message)


def find_game(name: str) -> Game:
    try:
        return terem.game(name)
    except KeyError as problem:
        raise BadArgument(str(problem.args[0])) from None


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(terem.games()))


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default: en)")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///file.db or postgresql://… (default: TEREM_DATABASE, else sqlite:///terem.db)",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=whole, default=None, metavar="N", help="seed of the game")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the game"
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on a Ray cluster; 'local' starts one here (docs/cluster.md)",
    )


def parquet_file(text: str) -> str:
    """argparse type: a Parquet file that can be written."""
    if not text.endswith(".parquet"):
        raise argparse.ArgumentTypeError(f"expected a file that ends in .parquet, not {text!r}")
    return output_file(text)


def whole(text: str) -> int:
    """argparse type: a whole number from 0."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if number < 0:
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 up, not {text!r}")
    return number


def positive(text: str) -> int:
    """argparse type: a whole number from 1."""
    number = whole(text)
    if number == 0:
        raise argparse.ArgumentTypeError("expected a whole number from 1 up, not 0")
    return number


def output_file(text: str) -> str:
    """argparse type: a file that can be written, found out before the work and not after it."""
    path = Path(text)
    target = path if path.exists() else path.parent
    if path.is_dir() or not target.exists() or not os.access(target, os.W_OK):
        raise argparse.ArgumentTypeError(f"expected a file that can be written, not {text!r}")
    return text


def parse_options(given: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given:
        name, found, value = text.partition("=")
        if not found:
            raise BadArgument(f"--option expects name=value, not {text!r}")
        options[name] = value
    return options


def parse_bots(text: str) -> list[str]:
    """Bot names, comma-separated."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    return names


def check_bot(name: str, others: list[str] | None = None) -> None:
    """BadArgument unless there is such a bot; `others` may sit there too."""
    try:
        bots.bot(name)
    except (KeyError, ValueError) as problem:
        text = str(problem.args[0])
        if others and text.startswith("unknown bot"):
            text += ", or " + ", ".join(others)
        raise BadArgument(text) from None


def check_table(state: State, names: list[str]) -> None:
    """BadArgument if one of these bots cannot play at this table."""
    try:
        for name in names:
            bots.bot(name).check(state)
    except ValueError as problem:
        raise BadArgument(str(problem)) from None


def read_json(path: str) -> dict[str, Any]:
    """A JSON object from a file."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadArgument(f"cannot read {path}: {problem.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise BadArgument(f"{path} is not a game file (it is not JSON)") from None
    if not isinstance(data, dict):
        raise BadArgument(f"{path} is not a game file")
    return data


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadArgument(f"cannot write {path}: {problem.strerror}") from None
