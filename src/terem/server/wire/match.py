"""Quick match: who looks for a game, and at which pace."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from terem.server.wire.tables import Clock


class Seek(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which game I look for. Those are brought together whose wishes agree."""

    game: Annotated[str, Meta(max_length=64)]
    # One of the paces of the house (see `MatchState`).
    pace: Annotated[str, Meta(max_length=16)]
    # With how many seats; any of them is welcome.
    seats: Annotated[list[Annotated[int, Meta(ge=2, le=8)]], Meta(min_length=1, max_length=7)]
    # The others' rating is at most so far from mine; null: anybody's.
    range: Annotated[int, Meta(ge=50, le=2000)] | None = None
    # After a while bots may fill the seats, if everybody who is there agrees.
    bots: bool = False


class PaceInfo(Struct, kw_only=True):
    name: str
    clock: Clock


class MatchState(Struct, kw_only=True):
    """Where my search stands; `seek` null: I do not look for a game."""

    seek: Seek | None
    # Since when I look.
    since: str | None
    # The table that was found; to sit there is all that is left.
    table: str | None
    # How many others look for each game just now, and how many of them fit my wishes.
    looking: dict[str, int]
    fitting: int
    # From when on bots may come, if I have agreed to them.
    bots_from: str | None
    paces: list[PaceInfo]
    # A search of which nothing is heard for so many seconds is over.
    patience: int
