"""Why a position is impossible, in the language of whoever sets it up.

The engine and the audits of the games speak English, as `restore` promises one sentence;
`flaws.toml` here and `help/flaws.toml` of each game have their sentences in the other languages.
English readers get the same sentence with the things in it called by their names.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from terem import Game
from terem.engine.fluent import Pattern
from terem.guidance.texts import help_folder

HEAD: Final = "impossible position: "
# Whose part of the position it is about; seats are counted from one for people.
OWNER: Final = re.compile(r"(?:player (\d+)|(Yakovlev)): (.*)", re.DOTALL)
SHARED: Final = Path(__file__).parent / "flaws.toml"


@cache
def sentences(game: Game, lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """The sentences known, those of the game first, and what they say in a language."""
    return (*sentences_of(help_folder(game) / "flaws.toml", lang), *sentences_of(SHARED, lang))


def sentences_of(path: Path, lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    if not path.exists():
        return ()
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    own = {english: english for table in tables.values() for english in table}
    return tuple(
        (re.compile(re.escape(english).replace(r"\{\}", "(.+?)")), text)
        for english, text in (own if lang == "en" else tables.get(lang, {})).items()
    )


def flaw(game: Game, sentence: str, lang: str) -> str:
    """What is impossible; a sentence without a translation stays as it is."""
    rest = sentence.removeprefix(HEAD)
    owned = OWNER.fullmatch(rest)
    if owned is not None:
        seat, yakovlev, about = owned.groups()
        if yakovlev is None:
            who = game.words.text(lang, "seat-name", {"number": int(seat) + 1})
        else:
            who = game.words.text(lang, "solo-opponent")
        return f"{who}: {flaw(game, about, lang)}"
    for pattern, text in sentences(game, lang):
        found = pattern.fullmatch(rest)
        if found is not None:
            return text.format(*[_named(game, value, lang) for value in found.groups()])
    return rest


def plain(pattern: Pattern | None) -> bool:
    """Whether a message is one piece of text, as names are."""
    return pattern is not None and all(part[0] == "text" for part in pattern)


def _named(game: Game, value: str, lang: str) -> str:
    """A value by its name in the game: the shortest, for some things have a description, too."""
    names = [
        game.words.text(lang, message)
        for message, entry in game.words.entries(lang).items()
        if message.endswith(f"-{value}") and message.count("-") == 1 and plain(entry.value)
    ]
    return value if value.isdigit() else min(names, key=len, default=value)
