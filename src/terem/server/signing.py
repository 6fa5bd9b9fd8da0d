"""What the house keeps secret, and links that only it can have made.

The secrets are made on the first start and lie in the database, so that all processes share them.
A signed link says who and what in plain text and carries a signature over it: nothing needs to be
stored until it is followed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, insert, select

from terem.server import schema
from terem.server.problems import Refusal
from terem.server.timing import now_ms

if TYPE_CHECKING:
    from terem.server.database import Database

LENGTH = 27  # letters of a signature: 160 bits


class Link(msgspec.Struct, array_like=True):
    """What a signed link says: what it is for, about whom, a detail, and until when it is good (0:
    for ever)."""

    purpose: str
    person: str
    detail: str
    until: int


class Signer:
    def __init__(self) -> None:
        self._key = b""

    async def open(self, database: Database) -> None:
        self._key = (await kept_secret(database, "links", secrets.token_urlsafe(32))).encode()

    def sign(self, text: str) -> str:
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return _text(digest)[:LENGTH]

    def link(self, purpose: str, person: str, detail: str, seconds: int = 0) -> str:
        """The part of a link that says it all; good for so many seconds, or for ever."""
        until = now_ms() + seconds * 1000 if seconds else 0
        body = _text(msgspec.json.encode(Link(purpose, person, detail, until)))
        return f"{body}.{self.sign(body)}"

    def read(self, purpose: str, link: str) -> Link:
        """What a link says; Refusal if we did not make it, or it has expired."""
        body, _, signature = link.rpartition(".")
        # Compared as bytes: what stands in an address can be anything.
        if not hmac.compare_digest(self.sign(body).encode(), signature.encode("utf-8", "replace")):
            raise Refusal("bad-link")
        try:
            found = msgspec.json.decode(base64.urlsafe_b64decode(body + "=="), type=Link)
        except (binascii.Error, msgspec.DecodeError):
            raise Refusal("bad-link") from None
        if found.purpose != purpose or (found.until and found.until < now_ms()):
            raise Refusal("bad-link")
        return found


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


async def kept_secret(database: Database, name: str, made: str) -> str:
    """The secret of this name; `made` becomes it if there is none yet."""
    found: list[str] = []

    def work(connection: Connection) -> None:
        table = schema.secrets
        value = connection.execute(select(table.c.value).where(table.c.name == name)).scalar()
        if value is None:
            connection.execute(insert(table).values(name=name, value=made))
        found.append(made if value is None else str(value))

    await database.commit(work)
    return found[0]
