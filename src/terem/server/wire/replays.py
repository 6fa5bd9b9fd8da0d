"""Finished games, and games in files."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from terem.server.wire.common import RawMove
from terem.server.wire.play import StoryEvent
from terem.server.wire.tables import Result, TableInfo


class ReplayInfo(Struct, kw_only=True):
    """A finished game: `moves` positions after the opening one; moment k is the position after k
    moves."""

    table: TableInfo
    moves: int


class Moment(Struct, kw_only=True):
    """The position after `index` moves, and what the last of them did."""

    index: int
    seat: int | None
    deciding: int | None
    move: RawMove | None
    text: str | None
    events: list[StoryEvent]
    view: dict[str, Any]
    scores: list[int]
    breakdown: list[list[tuple[str, str, int]] | None]


class Moments(Struct, kw_only=True):
    moves: int
    moments: list[Moment]


class SavedGame(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as one JSON file, the same that `terem play` saves and `terem replay` reads."""

    game: Annotated[str, Meta(max_length=64)]
    # The version of the rules it was played under.
    version: int
    seats: Annotated[int, Meta(ge=1, le=8)]
    seed: Annotated[int, Meta(ge=0)]
    options: Annotated[dict[str, str | int], Meta(max_length=50)]
    history: Annotated[list[RawMove], Meta(max_length=5000)]
    players: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = (
        msgspec.field(default_factory=list)
    )
    started: Annotated[str, Meta(max_length=40)] | None = None
    finished: Annotated[str, Meta(max_length=40)] | None = None
    result: Result | None = None
