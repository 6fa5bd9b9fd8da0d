"""Tables: opening one, sitting down, clocks, seats, results."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from terem.server.wire.common import Invite, Person, PersonName, RawMove

TableKind = Literal["open", "invite", "hotseat", "solo"]
Status = Literal["waiting", "playing", "finished"]
Role = Literal["seat", "watcher"]
# Who may see a game beside those who play it; the first is the most private.
Sharing = Literal["private", "link", "public"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]


class NoClock(
    Struct, kw_only=True, tag="none", tag_field="kind", frozen=True, forbid_unknown_fields=True
):
    """Think as long as you like."""


class RealTimeClock(
    Struct, kw_only=True, tag="real", tag_field="kind", frozen=True, forbid_unknown_fields=True
):
    """A stock of seconds per seat, and an increment for each decision."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(
    Struct, kw_only=True, tag="days", tag_field="kind", frozen=True, forbid_unknown_fields=True
):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | RealTimeClock | DaysClock


class SeatPlan(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here: `me` (at a hot-seat table every `me` is at the same screen), `open`, or a
    bot."""

    who: Literal["me", "open", "bot"]
    level: Level | None = None
    # At a hot-seat table: what this player is called.
    name: PersonName | None = None


class CreateTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """`kind`: open (in the lobby), invite (by link), hotseat (one screen), solo (the
    rulebook's)."""

    game: Annotated[str, Meta(max_length=64)]
    kind: TableKind
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | int], Meta(max_length=50)] = {}
    # Null: none, or three days a turn where strangers may sit down.
    clock: Clock | None = None
    # True: a turn is over only when its player says so, and can be undone until then.
    end_turn: bool = False
    # Who else may see the game. Null: everybody at an open table, else whoever has the link.
    sharing: Sharing | None = None
    # Shuffle who sits where at the start.
    shuffle: bool = False
    # The bot that takes over when a player's time is out.
    stand_in: Level | None = None
    # Shall it count? Only games between people with accounts, without bots, ever do.
    rated: bool = True


class JoinRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Invite | None = None


class SeatRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The host fills a seat with a bot, or (level null) opens it again."""

    level: Level | None = None


class HandoverRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    level: Level | None = None


class AbsentRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody has kept the table waiting for too long: a bot takes over, the game ends unrated, or
    the only person left claims the win."""

    then: Literal["bot", "end", "win"]


class SharingRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who may see this game, as far as I am concerned: the most private wish at the table holds."""

    sharing: Sharing


class SeatInfo(Struct, kw_only=True):
    seat: int
    name: str
    person: Person | None
    # The bot that plays here now. With a person too: the bot stands in for the person.
    bot: str | None
    # Why a bot stands in: "resigned", "handed", "time" or "absent".
    why_bot: str | None
    open: bool
    mine: bool
    online: bool


class RatingChange(Struct, kw_only=True):
    """A player's rating before and after a game."""

    before: int
    after: int


class Result(Struct, kw_only=True):
    scores: list[int]
    ranking: list[list[int]]
    # Per score entry: (source, text, points).
    breakdown: list[list[tuple[str, str, int]]]
    seconds: int
    moves: int
    # Set when the game was ended before its end, because people left.
    abandoned: bool = False
    # Per seat, where the game was rated.
    ratings: list[RatingChange | None] = []


class StandingAnswer(Struct, kw_only=True):
    """An answer given once for all to a small question that comes again and again."""

    question: str
    move: RawMove
    text: str


class PlannedStep(Struct, kw_only=True):
    move: RawMove
    text: str


class Ahead(Struct, kw_only=True):
    """What I have prepared at a table; nobody else is told of it."""

    standing: list[StandingAnswer]
    # The moves of my next turn.
    plan: list[PlannedStep]
    # Why the last plan was dropped, in a sentence; null if it was not.
    dropped: str | None


class TableInfo(Struct, kw_only=True):
    id: str
    game: str
    title: str
    kind: TableKind
    status: Status
    host: Person | None
    seats: list[SeatInfo]
    options: dict[str, str | int]
    clock: Clock
    end_turn: bool
    # Who may see the game: the most private wish of those who sit there.
    sharing: Sharing
    # What I have asked for; null if I have not.
    sharing_wish: Sharing | None
    # Does it count for the ratings? Before the start: as things stand now.
    rated: bool
    # My part here, and the seats I play.
    role: Role | None
    mine: list[int]
    # For those at the table: the code of the invitation link (/table/{id}?invite={code}).
    invite: str | None
    # Whose decision it is; null before the start and after the end.
    deciding: int | None
    # When the time of whoever is to act is out; null without a clock.
    deadline: str | None
    rules_version: int
    # A sentence if the game cannot go on (it began under rules that this server no longer plays).
    frozen: str | None
    created: str
    started: str | None
    finished: str | None
    moves: int
    result: Result | None
    rematch: str | None
    # What I have prepared here; null if nothing.
    ahead: Ahead | None = None
    unread_moves: int = 0
    unread_chat: int = 0


class TableList(Struct, kw_only=True):
    """One page of the lobby; `more`: is there another one?"""

    tables: list[TableInfo]
    more: bool = False


class MyTables(Struct, kw_only=True):
    """`tables`: mine, the ones that wait for me first. `waiting`: how many wait for me."""

    tables: list[TableInfo]
    waiting: int


class NextTable(Struct, kw_only=True):
    """The table that has waited for me longest; null if none waits."""

    table: str | None
    waiting: int
