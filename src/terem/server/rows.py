"""Rows of the database as typed objects, and how a told event becomes text and back."""

from __future__ import annotations

import datetime
import secrets
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from terem.engine.moves import Move
from terem.engine.state import EVERYBODY, Told
from terem.server.wire.common import Person
from terem.server.wire.tables import Clock, Sharing

# Which moves were not made by hand (see ahead.py).
By = Literal["standing", "plan"]

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"

_encoder = msgspec.json.Encoder()
R = TypeVar("R", bound=Struct)

_clock = msgspec.json.Decoder(Clock)


def new_id(length: int) -> str:
    """A random name: about five bits a letter, none that looks like another."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def iso(ms: int) -> str:
    seconds, rest = divmod(ms, 1000)
    return f"{_iso_seconds(seconds)}.{rest:03d}Z"


@lru_cache(maxsize=1000)
def _iso_seconds(seconds: int) -> str:
    """Most of what is told happened in the same few seconds."""
    moment = datetime.datetime.fromtimestamp(seconds, datetime.UTC)
    return moment.isoformat().removesuffix("+00:00")


def encode(value: object) -> str:
    return _encoder.encode(value).decode()


class PersonRow(Struct):
    id: str
    name: str
    login: str | None
    password: str | None
    lang: str
    webhook: str
    created: int
    deleted: bool
    looks: str | None = None
    recovery: str | None = None
    banned: int | None = None
    muted: int | None = None
    mail: str | None = None
    wishes: str | None = None
    holidays: str | None = None
    picture: int | None = None

    @property
    def guest(self) -> bool:
        return self.login is None

    def public(self) -> Person:
        return Person(id=self.id, name=self.name, guest=self.guest, picture=self.picture or 0)


class TableRow(Struct):
    """A table as it is stored, apart from its seats and its log."""

    id: str
    game: str
    rules_version: int
    kind: str
    status: str
    host: str | None
    seats: int
    options: dict[str, str | int]
    seed: int
    clock: Clock
    end_turn: bool
    sharing: Sharing
    shuffle: bool
    rated: bool
    stand_in: str
    invite: str
    created: int
    started: int | None
    finished: int | None
    result: StoredResult | None
    rematch: str | None


class SeatRow(Struct):
    seat: int
    person: PersonRow | None
    bot: str | None
    why_bot: str | None
    name: str | None
    # What this person has asked for (see sharing.py).
    sharing: Sharing | None = None
    # What this person has prepared, as it is stored (see ahead.py).
    ahead: str | None = None

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None and self.name is None

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None


class StoredResult(Struct):
    """The end of a game, with the ids of the sources of points: words are added when it is
    shown."""

    scores: list[int]
    ranking: list[list[int]]
    breakdown: list[list[tuple[str, int]]]
    seconds: int
    moves: int
    abandoned: bool = False
    # Per seat: the rating before and after, where the game was rated.
    ratings: list[tuple[int, int] | None] = []


class EntryRow(Struct):
    """One line of a table's log."""

    seq: int
    kind: str
    seat: int | None
    person: str | None
    client_id: str | None
    move: Move | None
    secret: bool
    told: list[Told]
    moves: int
    at: int
    by: By | None = None

    def row(self, table_id: str) -> dict[str, Any]:
        move = None if self.move is None else encode(self.move)
        stored = {"table_id": table_id, "move": move, "told": encode_told(self.told)}
        return msgspec.structs.asdict(self) | stored


class ChatRow(Struct):
    id: int
    person: PersonRow
    seat: int | None
    text: str
    at: int


def encode_told(told: list[Told]) -> str:
    return encode(
        [
            [one.event] if one.audience == EVERYBODY else [one.event, one.audience, one.others]
            for one in told
        ]
    )


def decode_told(text: str) -> list[Told]:
    out: list[Told] = []
    for part in msgspec.json.decode(text):
        others = part[2] if len(part) > 1 else None
        out.append(
            Told(
                tuple(part[0]),
                part[1] if len(part) > 1 else EVERYBODY,
                None if others is None else tuple(others),
            )
        )
    return out


def _filled(kind: type[R], row: Any, **decoded: object) -> R:
    """A typed row: what is stored under the names of its fields, but for what is decoded."""
    own = {name: getattr(row, name) for name in kind.__struct_fields__ if name not in decoded}
    return kind(**own, **decoded)


def entry_row(row: Any) -> EntryRow:
    move = None if row.move is None else tuple(msgspec.json.decode(row.move))
    return _filled(EntryRow, row, move=move, told=decode_told(row.told))


def table_row(row: Any) -> TableRow:
    result = None if row.result is None else msgspec.json.decode(row.result, type=StoredResult)
    return _filled(
        TableRow,
        row,
        options=msgspec.json.decode(row.options),
        seed=int(row.seed),
        clock=_clock.decode(row.clock),
        result=result,
    )


def person_row(row: Any) -> PersonRow:
    return _filled(PersonRow, row)
