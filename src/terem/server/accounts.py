"""People and their sessions."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from terem.server import schema
from terem.server.database import Database, now_ms
from terem.server.problems import Refusal
from terem.server.rows import PersonRow, new_id, person_row

SESSION_DAYS = 180
# A session is looked up again after so many seconds: signing out elsewhere takes effect by then.
CACHE_SECONDS = 30.0
CACHE_SIZE = 20_000
NAME = re.compile(r"[\w .'’-]{1,24}")


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def checked_name(name: str) -> str:
    """A name without stray spaces, each letter in its one usual form; Refusal if it is none."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not NAME.fullmatch(tidy) or not re.search(r"\w", tidy):
        raise Refusal("bad-name")
    return tidy


def login_of(name: str) -> str:
    """What a checked name is looked up by: small and capital letters are the same."""
    return unicodedata.normalize("NFKC", name.casefold())


class Accounts:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._hasher = PasswordHasher()
        # Hashing takes 64 MB and tens of milliseconds: not too many at once.
        self._hashing = asyncio.Semaphore(2)
        self._cache: dict[str, tuple[float, PersonRow | None]] = {}

    # ------------------------------------------------------------------ sessions

    async def by_token(self, token: str | None) -> PersonRow | None:
        """The person behind a session cookie."""
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        cached = self._cache.get(key)
        now = time.monotonic()
        if cached is not None and cached[0] > now:
            return cached[1]
        query = (
            select(schema.people)
            .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
            .where(
                schema.sessions.c.token == key,
                schema.sessions.c.created > now_ms() - SESSION_DAYS * 86_400_000,
                schema.people.c.deleted.is_(False),
            )
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        person = None if row is None else person_row(row)
        if len(self._cache) >= CACHE_SIZE:
            self._cache.clear()
        self._cache[key] = (now + CACHE_SECONDS, person)
        return person

    def forget(self, person_id: str) -> None:
        """The person has changed: read it again."""
        self._cache = {
            key: entry
            for key, entry in self._cache.items()
            if entry[1] is not None and entry[1].id != person_id
        }

    async def new_session(self, person_id: str) -> str:
        token = secrets.token_urlsafe(32)
        async with self._database.write() as connection:
            await connection.execute(
                insert(schema.sessions).values(
                    token=token_hash(token), person=person_id, created=now_ms()
                )
            )
        return token

    def forget_session(self, key: str) -> None:
        """A session (its hash) has ended."""
        self._cache.pop(key, None)

    async def end_session(self, token: str) -> None:
        key = token_hash(token)
        self.forget_session(key)
        async with self._database.write() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == key))

    # ------------------------------------------------------------------ people

    async def new_guest(self, name: str, lang: str) -> tuple[PersonRow, str]:
        person = PersonRow(
            id="p_" + new_id(12),
            name=checked_name(name),
            login=None,
            password=None,
            lang=lang,
            webhook="",
            created=now_ms(),
            deleted=False,
        )
        token = secrets.token_urlsafe(32)
        async with self._database.write() as connection:
            await connection.execute(insert(schema.people).values(**_values(person)))
            await connection.execute(
                insert(schema.sessions).values(
                    token=token_hash(token), person=person.id, created=person.created
                )
            )
        return person, token

    async def claim(self, person: PersonRow, name: str | None, password: str) -> PersonRow:
        """A guest becomes an account: the name is now the sign-in name."""
        if not person.guest:
            raise Refusal("already-claimed")
        wanted = checked_name(name if name is not None else person.name)
        hashed = await self._hash(password)
        try:
            async with self._database.write() as connection:
                done = await connection.execute(
                    update(schema.people)
                    .where(schema.people.c.id == person.id, schema.people.c.login.is_(None))
                    .values(name=wanted, login=login_of(wanted), password=hashed)
                )
                if done.rowcount == 0:
                    # Claimed from another window a moment ago, perhaps with another password.
                    raise Refusal("already-claimed")
        except IntegrityError:
            raise Refusal("name-taken") from None
        return await self._again(person.id)

    async def sign_in(self, name: str, password: str) -> tuple[PersonRow, str]:
        try:
            login = login_of(checked_name(name))
        except Refusal:
            raise Refusal("wrong-password") from None
        query = select(schema.people).where(
            schema.people.c.login == login, schema.people.c.deleted.is_(False)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        person = None if row is None else person_row(row)
        if not await self._matches(person, password):
            raise Refusal("wrong-password")
        assert person is not None
        return person, await self.new_session(person.id)

    async def change(
        self, person: PersonRow, name: str | None, lang: str | None, webhook: str | None
    ) -> PersonRow:
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = checked_name(name)
            if not person.guest:
                values["login"] = login_of(values["name"])
        if lang is not None:
            values["lang"] = lang
        if webhook is not None:
            values["webhook"] = webhook
        if values:
            try:
                async with self._database.write() as connection:
                    await connection.execute(
                        update(schema.people)
                        .where(schema.people.c.id == person.id)
                        .values(**values)
                    )
            except IntegrityError:
                raise Refusal("name-taken") from None
        return await self._again(person.id)

    async def check_password(self, person: PersonRow, password: str) -> None:
        if not person.guest and not await self._matches(person, password):
            raise Refusal("wrong-password")

    async def delete(self, person: PersonRow) -> None:
        """Everything personal goes; the games of others keep an unnamed seat."""
        mine = person.id
        async with self._database.write() as connection:
            for table in (schema.sessions, schema.notes, schema.reads, schema.chat):
                await connection.execute(delete(table).where(table.c.person == mine))
            await connection.execute(delete(schema.ratings).where(schema.ratings.c.player == mine))
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == mine)
                .values(name="", login=None, password=None, webhook="", deleted=True)
            )
        self.forget(mine)

    async def _again(self, person_id: str) -> PersonRow:
        self.forget(person_id)
        async with self._database.read() as connection:
            row = (
                await connection.execute(
                    select(schema.people).where(schema.people.c.id == person_id)
                )
            ).one()
        return person_row(row)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def _matches(self, person: PersonRow | None, password: str) -> bool:
        # An unknown name costs the same time as a wrong password: names cannot be probed.
        known = person.password if person is not None and person.password else None
        async with self._hashing:
            if known is None:
                await asyncio.to_thread(self._hasher.hash, _bytes(password))
                return False
            try:
                await asyncio.to_thread(self._hasher.verify, known, _bytes(password))
            except (VerificationError, InvalidHashError):
                return False
        return True


def _bytes(password: str) -> bytes:
    # A lone surrogate in JSON cannot be UTF-8; it must not become an error here.
    return password.encode("utf-8", "surrogatepass")


def _values(person: PersonRow) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "login": person.login,
        "password": person.password,
        "lang": person.lang,
        "webhook": person.webhook,
        "created": person.created,
        "deleted": person.deleted,
    }
