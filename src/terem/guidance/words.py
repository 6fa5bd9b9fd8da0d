"""The texts of the help: the common ones here, those of a game in its folder `help`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from terem import Game
from terem.engine.fluent import Entry
from terem.engine.words import Words


def help_folder(game: Game) -> Path:
    return game.words.folder.parent / "help"


class GameHelp(Words):
    """The help of a game, over the words of the game itself."""

    def __init__(self, game: Game) -> None:
        super().__init__(help_folder(game))
        self._game = game
        self._whole: dict[str, dict[str, Entry]] = {}

    def entries(self, lang: str) -> dict[str, Entry]:
        found = self._whole.get(lang)
        if found is None:
            found = self._game.words.entries(lang)
            if self.folder.is_dir():
                found = {**found, **super().entries(lang)}
            self._whole[lang] = found
        return found


@cache
def game_words(game: Game) -> Words:
    return GameHelp(game)


@cache
def own_words() -> Words:
    return Words(Path(__file__).parent / "messages")
