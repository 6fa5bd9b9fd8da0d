"""What every part of the wire uses: languages, ids, people, problems."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "ru", "de"]
# A move is a list (verb, *args): see the contract. The engine says what is wrong with a bad one.
RawMove = list[Any]
PersonName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        description="1 to 24 letters, digits, spaces, dots, hyphens, apostrophes or underscores",
    ),
]
# The client's own name for something it sends: a retry with the same id is the same thing.
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Invite = Annotated[str, Meta(max_length=64)]
# How many pictures can be made from one id (see web/src/people/emblem.ts).
PICTURES = 12
PictureNumber = Annotated[int, Meta(ge=0, lt=PICTURES)]


class Person(Struct, kw_only=True):
    """What everybody may know of a person."""

    id: str
    name: str
    guest: bool
    # Which of the pictures that are made from the id.
    picture: int = 0


class Problem(Struct, kw_only=True):
    """Every refusal, on HTTP and on the socket: a stable code and one sentence in the asked
    language."""

    code: str
    text: str
    # The clause that forbids a move, where a rule of the game is the reason.
    rule: str | None = None
    heading: str | None = None


class Done(Struct, kw_only=True):
    """Nothing more to say than that it is done."""

    ok: bool = True


class Health(Struct, kw_only=True):
    status: Literal["ok", "draining", "failing"]
    # Can something be stored?
    database: bool
    # Null where none is used. Without it people play on, and hear of others a little later.
    redis: bool | None
    version: str
