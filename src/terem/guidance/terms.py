"""Where the rulebook is opened: the clauses of the open question, and words of a clause that lead
to the one which explains them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Final

from terem import Game
from terem.engine import State
from terem.engine.options import per_seat
from terem.engine.rulebook import Clause
from terem.guidance.texts import help_folder

# Clauses of these chapters hold only where one plays alone.
ALONE: Final = ("solo", "rebellion")


def clauses(state: State) -> list[str]:
    """The clauses of the open question that hold at this table."""
    cited = state.game.decisions[state.stack[-1].kind].cites
    return [id for id in cited if _holds(state, id.partition(".")[0])]


def _holds(state: State, chapter: str) -> bool:
    if chapter in ALONE and state.seats > 1:
        return False
    wanted = _optional(state.game).get(chapter, {})
    return all(
        value in per_seat(state.options[option], state.seats) for option, value in wanted.items()
    )


@cache
def _optional(game: Game) -> dict[str, dict[str, str]]:
    """From `help/terms.toml`: chapters that hold only where somebody plays with an option."""
    path = help_folder(game) / "terms.toml"
    if not path.exists():
        return {}
    found: dict[str, dict[str, str]] = tomllib.loads(path.read_text("utf-8")).get("optional", {})
    return found


@cache
def terms(game: Game, lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """From `help/terms.toml`: beginnings of words, for words change their endings."""
    path = help_folder(game) / "terms.toml"
    if not path.exists():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8")).get(lang, {})
    found: list[tuple[re.Pattern[str], str]] = []
    for term, clause in data.items():
        words = r"\s+".join(rf"{re.escape(word)}\w*" for word in term.split())
        found.append((re.compile(rf"\b{words}", re.IGNORECASE), clause))
    return tuple(found)


def links(game: Game, clause: Clause, lang: str) -> list[tuple[int, int, str]]:
    """The first mention of each term in the text: from, to, and the clause that explains it. A
    clause does not lead to itself."""
    found: list[tuple[int, int, str]] = []
    for pattern, target in terms(game, lang):
        match = pattern.search(clause.text)
        if match is None or target == clause.id or any(one[2] == target for one in found):
            continue
        if all(match.end() <= one[0] or match.start() >= one[1] for one in found):
            found.append((match.start(), match.end(), target))
    return sorted(found)
