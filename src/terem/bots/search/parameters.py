"""What tunes a search: read from levels.toml, a default for all games and what differs in each."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from terem.engine.reading import Reader

LEVELS_FILE = Path(__file__).parent.parent / "levels.toml"


class Settings:
    """The parameters of one level in one game; every figure is in final points unless said."""

    def __init__(self) -> None:
        self.iterations: int = 100  # iterations for a decision
        self.seconds: float = 0.1  # what they take on a core of their own, at most
        self.explore: float = 4.0  # how much a little-tried move is favoured
        self.temperature: float = 1.5  # how sharply the first impression prefers good moves
        self.uniform: float = 0.05  # share of the first impression that all moves get alike
        self.trust: float = 2.0  # tries that the first impression counts for
        self.ahead: int = 0  # steps of its own turn that the first impression of the choice follows
        self.worlds: int = 64  # different imagined worlds
        self.settling: int = 99  # moves from the root whose first impression follows up questions
        self.plies: int = 0  # decisions played out beyond the tree
        self.candidates: int = 4  # moves looked at for each of them
        self.first: float = 20.0  # what finishing first is worth beside the margin
        self.spread: float = 8.0  # margin at which the result is fairly sure
        self.rivalry: float = 1.0  # how much the best rival's points count against one's own
        self.learned: float = 0.5  # share of the learned judgement in a result
        self.fair: float = 0.1  # share of the tries that all moves of the choice at hand get alike
        self.doubt: float = 8.0  # how far off a single result may be, when the move is chosen
        # What a level does after the search: play the best moves on (rehearsal.py).
        self.rehearsals: int = 0  # games from this decision, all moves together
        self.finalists: int = 4  # moves that are played on
        self.close: float = 2.0  # how far behind the best they may be
        self.rounds: int = 1  # own turns after this one
        self.faith: float = 2.0  # games that the opinion of the search counts for
        self.loose: float = 0.0  # 0: the move surely worth most; 1: any, in proportion to tries
        # The friendly beginner (easy) chooses among moves at most this far behind the best.
        self.slack: float = 2.0
        self.noise: float = 1.0

    def read(self, reader: Reader) -> None:
        """Take over what a table of levels.toml says."""
        reader.only(*NAMES)
        for name in NAMES:
            part = reader.maybe(name)
            if part is not None:
                value = part.value
                if isinstance(value, bool) or not isinstance(value, (int, float)) or value < 0:
                    raise part.fail("a number from 0 up")
                setattr(self, name, int(value) if name in WHOLE else float(value))


NAMES = (
    "iterations",
    "seconds",
    "explore",
    "temperature",
    "uniform",
    "trust",
    "ahead",
    "worlds",
    "settling",
    "plies",
    "candidates",
    "first",
    "spread",
    "rivalry",
    "learned",
    "fair",
    "doubt",
    "rehearsals",
    "finalists",
    "close",
    "rounds",
    "faith",
    "loose",
    "slack",
    "noise",
)
WHOLE = (
    "iterations",
    "ahead",
    "worlds",
    "settling",
    "plies",
    "candidates",
    "rehearsals",
    "finalists",
    "rounds",
)

_data: dict[str, Any] = {}


def settings(game: str, level: str, seats: int = 2) -> Settings:
    """The parameters of a level in a game, later tables over earlier ones: [default],
    [default.<level>], [<game>], [<game>.<level>], and where a table differs from one of two,
    [<game>.alone] or [<game>.company] (three and more) with [….<level>] as well."""
    if not _data:
        _data.update(tomllib.loads(LEVELS_FILE.read_text(encoding="utf-8")))
    found = Settings()
    for group in ("default", game):
        take(found, _data.get(group, {}), level, f"levels.{group}")
    table = kind_of_table(seats)
    if table is not None:
        take(found, _data.get(game, {}).get(table, {}), level, f"levels.{game}.{table}")
    return found


def kind_of_table(seats: int) -> str | None:
    """The name under which levels.toml says what is different there."""
    if seats == 1:
        return "alone"
    return "company" if seats > 2 else None


def take(found: Settings, table: dict[str, Any], level: str, path: str) -> None:
    """Take over what a table says for all levels, then what it says for this one."""
    shared = {name: value for name, value in table.items() if not isinstance(value, dict)}
    found.read(Reader(shared, path))
    found.read(Reader(table.get(level, {}), f"{path}.{level}"))
