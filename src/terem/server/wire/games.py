"""What can be played here: games, bots, rules, printed data."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from terem.server.wire.common import Language, RawMove


class OptionInfo(Struct, kw_only=True):
    name: str
    title: str
    default: str | int
    choices: list[str | int]
    choice_titles: list[str]
    per_seat: bool
    # True if it matters only to one who plays alone.
    alone: bool


class GameInfo(Struct, kw_only=True):
    id: str
    title: str
    tagline: str
    # What the game is about, in a sentence or two.
    aim: str | None
    version: int
    min_seats: int
    max_seats: int
    # True if one seat can be played: the rulebook's solo mode.
    solo: bool
    # Shortest and longest sitting in minutes, and how heavy the rules are, out of five.
    minutes: tuple[int, int] | None
    weight: int | None
    # True if every turn ends with a move of its own.
    ends_turns: bool
    # True if seats hold what others may not see.
    secrets: bool
    options: list[OptionInfo]


class BotInfo(Struct, kw_only=True):
    level: str
    title: str


class HouseInfo(Struct, kw_only=True):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[Language]
    hints: bool


class ClauseInfo(Struct, kw_only=True):
    id: str
    heading: str
    printed: str
    text: str
    example: str
    # Our ruling, a reconstruction, an option: no part of the rule's sentence.
    note: str
    # Words of the text that another clause explains: from, to, its id.
    links: list[tuple[int, int, str]]


class BlockInfo(Struct, kw_only=True):
    """One block of printed data with its provenance."""

    name: str
    data: dict[str, Any]
    sources: list[str]
    confidence: str
    reconstructed: bool
    note: str


class MoveCatalogue(Struct, kw_only=True):
    """Every move that can ever be played, and the kinds of the arguments of verbs and events."""

    moves: list[RawMove]
    verbs: dict[str, list[str]]
    events: dict[str, list[str]]
