"""People as others see them: ratings, friends, challenges, reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from terem.server.wire.common import Person
from terem.server.wire.tables import TableInfo


class Rating(Struct, kw_only=True):
    """1500 to begin with; `deviation` says how sure it is: less with every game."""

    game: str
    rating: int
    deviation: int
    games: int
    wins: int


class StrengthPoint(Struct, kw_only=True):
    """The rating after a game."""

    at: str
    rating: int


# By rating, of those whose rating is no longer a guess (see titles.toml); `first`: of the list.
Title = Literal["newcomer", "apprentice", "journeyman", "master", "grandmaster", "first"]


class GameRecord(Struct, kw_only=True):
    """What somebody has achieved in one game, against other people."""

    game: str
    games: int
    wins: int
    # The most points, and the table where they were made if the reader may see it.
    best: int | None
    best_table: str | None
    # The most games won one after another.
    streak: int
    # Null without a rating.
    title: Title | None
    # After each rated game, the oldest first.
    strength: list[StrengthPoint]


# friend; asked (I have asked them); asks (they have asked me); blocked (by me); none.
Tie = Literal["friend", "asked", "asks", "blocked", "none", "me"]


class PersonPage(Struct, kw_only=True):
    person: Person
    since: str
    # What this person is to me.
    tie: Tie
    ratings: list[Rating]
    # One for each game in which there is something to tell.
    records: list[GameRecord]
    # Games in play that everybody may watch, and those that I sit at.
    playing: list[TableInfo]
    # Those that everybody may see, and those that I sat at.
    finished: list[TableInfo]
    # How many more there are, which their players do not show to everybody.
    unlisted: int


class LeaderboardLine(Struct, kw_only=True):
    place: int
    person: Person
    rating: Rating


class Leaderboard(Struct, kw_only=True):
    """People with accounts who have played at least so many rated games."""

    game: str
    lines: list[LeaderboardLine]
    games: int


class Friend(Struct, kw_only=True):
    person: Person
    # Friends: are they here now, with a window open? Others: null.
    here: bool | None = None


class Challenge(Struct, kw_only=True):
    """A table that waits for me, or for a friend of mine."""

    table: TableInfo
    # Who has not answered yet.
    person: Person
    # The code of its invitation, for whoever is challenged.
    invite: str


class Circle(Struct, kw_only=True):
    """The people around me: friends, who has asked me, whom I have asked, whom I have blocked."""

    friends: list[Friend]
    asks: list[Friend]
    asked: list[Friend]
    blocked: list[Friend]
    challenges: list[Challenge]
    challenged: list[Challenge]


class TieRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """friend: ask, or say yes; none: refuse, withdraw, part, unblock; blocked: nothing to do with
    each other any more."""

    tie: Literal["friend", "none", "blocked"]


class ChallengeRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table for two, or with bots on the other seats."""

    game: Annotated[str, Meta(max_length=64)]
    pace: Annotated[str, Meta(max_length=16)] | None = None
    bots: Annotated[int, Meta(ge=0, le=6)] = 0


Reason = Literal["chat", "name", "play", "other"]


class ReportRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody has done, for the operator of the house alone."""

    reason: Reason
    text: Annotated[str, Meta(max_length=1000)] = ""
    # Where it happened.
    table: Annotated[str, Meta(max_length=24)] | None = None


class MyReport(Struct, kw_only=True):
    at: str
    about: str
    reason: str
    text: str
