"""The texts of the help: the common ones here, those of a game in its folder `help`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from terem import Game
from terem.engine.messages import Messages


def help_folder(game: Game) -> Path:
    return game.words.folder.parent / "help"


@cache
def game_words(game: Game) -> Messages:
    """The help of a game, over the words of the game itself."""
    return Messages(help_folder(game), over=game.words)


@cache
def own_words() -> Messages:
    return Messages(Path(__file__).parent / "messages")
