"""People and their sessions."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from typing import NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from terem.server import schema
from terem.server.database import Database
from terem.server.lookalikes import skeleton
from terem.server.passwords import check_password, code_hash, new_codes
from terem.server.problems import Refusal
from terem.server.rows import PersonRow, encode, new_id, person_row
from terem.server.signing import Signer
from terem.server.timing import now_ms

SESSION_DAYS = 180
# A code that was sent by mail is good for so long.
MAILED_MINUTES = 60
# A session is looked up again after so many seconds: signing out elsewhere takes effect by then.
CACHE_SECONDS = 30.0
CACHE_SIZE = 20_000
# What belongs to a person alone, and goes with the account.
OWN = (
    schema.sessions,
    schema.notes,
    schema.reads,
    schema.chat,
    schema.devices,
    schema.letters,
    schema.friends,
    schema.blocks,
    schema.challenges,
    schema.reports,
    schema.seekers,
    schema.chapters,
    schema.solved,
)
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


class SessionRow(NamedTuple):
    """One place where somebody is signed in, by the hash of its token."""

    key: str
    created: int
    agent: str


class Accounts:
    def __init__(self, database: Database, signer: Signer) -> None:
        self._database = database
        self._signer = signer
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
                schema.people.c.banned.is_(None),
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

    async def new_session(self, person_id: str, agent: str) -> str:
        token = secrets.token_urlsafe(32)
        async with self._database.write() as connection:
            await connection.execute(
                insert(schema.sessions).values(
                    token=token_hash(token), person=person_id, created=now_ms(), agent=agent[:200]
                )
            )
        return token

    async def sessions(self, person_id: str) -> list[SessionRow]:
        """Where this person is signed in, the newest first."""
        sessions = schema.sessions
        query = (
            select(sessions)
            .where(
                sessions.c.person == person_id,
                sessions.c.created > now_ms() - SESSION_DAYS * 86_400_000,
            )
            .order_by(sessions.c.created.desc())
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [SessionRow(row.token, row.created, row.agent or "") for row in rows]

    async def end_sessions(self, person_id: str, keys: list[str]) -> None:
        """End some of a person's sessions, by their hashes."""
        for key in keys:
            self.forget_session(key)
        sessions = schema.sessions
        async with self._database.write() as connection:
            await connection.execute(
                delete(sessions).where(sessions.c.person == person_id, sessions.c.token.in_(keys))
            )

    def forget_session(self, key: str) -> None:
        """A session (its hash) has ended."""
        self._cache.pop(key, None)

    async def end_session(self, token: str) -> None:
        key = token_hash(token)
        self.forget_session(key)
        async with self._database.write() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == key))

    # ------------------------------------------------------------------ people

    async def new_guest(self, name: str, lang: str, agent: str) -> tuple[PersonRow, str]:
        tidy = checked_name(name)
        await self._check_alike(tidy, None)
        person = PersonRow(
            id="p_" + new_id(12),
            name=tidy,
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
                    token=token_hash(token),
                    person=person.id,
                    created=person.created,
                    agent=agent[:200],
                )
            )
        return person, token

    async def _check_alike(self, name: str, me: str | None) -> None:
        """Refusal if a name looks like that of an account: nobody passes for somebody else."""
        people = schema.people
        query = select(people.c.id).where(
            people.c.looks == skeleton(name), people.c.login.is_not(None)
        )
        async with self._database.read() as connection:
            others = [row.id for row in await connection.execute(query) if row.id != me]
        if others:
            raise Refusal("name-taken")

    async def claim(
        self, person: PersonRow, name: str | None, password: str
    ) -> tuple[PersonRow, list[str]]:
        """A guest becomes an account: the name is now the sign-in name. Also the codes that set a
        new password should this one be lost."""
        if not person.guest:
            raise Refusal("already-claimed")
        wanted = checked_name(name if name is not None else person.name)
        check_password(password, wanted)
        await self._check_alike(wanted, person.id)
        hashed = await self._hash(password)
        codes = new_codes()
        try:
            async with self._database.write() as connection:
                done = await connection.execute(
                    update(schema.people)
                    .where(schema.people.c.id == person.id, schema.people.c.login.is_(None))
                    .values(
                        name=wanted,
                        login=login_of(wanted),
                        password=hashed,
                        looks=skeleton(wanted),
                        recovery=_stored(codes),
                    )
                )
                if done.rowcount == 0:
                    # Claimed from another window a moment ago, perhaps with another password.
                    raise Refusal("already-claimed")
        except IntegrityError:
            raise Refusal("name-taken") from None
        return await self._again(person.id), codes

    async def sign_in(self, name: str, password: str, agent: str) -> tuple[PersonRow, str]:
        person = await self._by_name(name)
        if not await self._matches(person, password):
            raise Refusal("wrong-password")
        assert person is not None
        if person.banned is not None:
            raise Refusal("banned")
        return person, await self.new_session(person.id, agent)

    async def _by_name(self, name: str) -> PersonRow | None:
        try:
            login = login_of(checked_name(name))
        except Refusal:
            return None
        query = select(schema.people).where(
            schema.people.c.login == login, schema.people.c.deleted.is_(False)
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else person_row(row)

    async def set_password(self, person: PersonRow, password: str) -> None:
        check_password(password, person.name)
        await self._change(person.id, password=await self._hash(password))

    async def renew_codes(self, person: PersonRow) -> list[str]:
        """New codes; the old ones are good for nothing any more."""
        codes = new_codes()
        await self._change(person.id, recovery=_stored(codes))
        return codes

    async def reset(self, name: str, code: str, password: str) -> PersonRow:
        """A new password for somebody who has lost theirs, with one of the codes. It is used up,
        and whoever was signed in is not any more."""
        person = await self._by_name(name)
        known = [] if person is None else _codes(person.recovery)
        given = code_hash(code)
        if person is None or not (given in known or self._was_mailed(person, code)):
            raise Refusal("wrong-code")
        check_password(password, person.name)
        hashed = await self._hash(password)
        left = encode([one for one in known if one != given])
        people = schema.people
        async with self._database.write() as connection:
            # Only if nobody else has just used the same code.
            done = await connection.execute(
                update(people)
                .where(
                    people.c.id == person.id,
                    people.c.recovery == person.recovery,
                    people.c.password == person.password,
                )
                .values(password=hashed, recovery=left)
            )
            if done.rowcount == 0:
                raise Refusal("wrong-code")
            await connection.execute(
                delete(schema.sessions).where(schema.sessions.c.person == person.id)
            )
        return await self._again(person.id)

    async def mailed_code(self, name: str) -> tuple[PersonRow, str] | None:
        """A code for the confirmed address of somebody who has lost their password. It is good for
        an hour, and only while the password is the one that was lost: so it works once."""
        person = await self._by_name(name)
        if person is None or person.mail is None or person.banned is not None:
            return None
        until = now_ms() // 60_000 + MAILED_MINUTES
        return person, f"{until:x}.{self._signer.sign(_lost(person, until))}"

    def _was_mailed(self, person: PersonRow, code: str) -> bool:
        begin, _, signature = code.partition(".")
        try:
            until = int(begin, 16)
        except ValueError:
            return False
        if until < now_ms() // 60_000 or not signature.isascii():
            return False
        return hmac.compare_digest(signature, self._signer.sign(_lost(person, until)))

    async def by_id(self, person_id: str) -> PersonRow | None:
        """Somebody who is still here."""
        people = schema.people
        query = select(people).where(people.c.id == person_id, people.c.deleted.is_(False))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else person_row(row)

    async def set_ways(self, person: PersonRow, **values: str | None) -> PersonRow:
        """How somebody can be reached, and wants to be: `mail`, `wishes`."""
        await self._change(person.id, **values)
        return await self._again(person.id)

    async def _change(self, person_id: str, **values: str | int | None) -> None:
        people = schema.people
        async with self._database.write() as connection:
            await connection.execute(
                update(people).where(people.c.id == person_id).values(**values)
            )
        self.forget(person_id)

    async def change(
        self,
        person: PersonRow,
        name: str | None,
        lang: str | None,
        webhook: str | None,
        picture: int | None,
    ) -> PersonRow:
        values: dict[str, str | int] = {}
        if name is not None:
            tidy = values["name"] = checked_name(name)
            await self._check_alike(tidy, person.id)
            if not person.guest:
                values["login"] = login_of(tidy)
                values["looks"] = skeleton(tidy)
        if lang is not None:
            values["lang"] = lang
        if webhook is not None:
            values["webhook"] = webhook
        if picture is not None:
            values["picture"] = picture
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
            for table in OWN:
                await connection.execute(delete(table).where(table.c.person == mine))
            for pairs in (schema.friends, schema.blocks):
                await connection.execute(delete(pairs).where(pairs.c.other == mine))
            await connection.execute(delete(schema.ratings).where(schema.ratings.c.player == mine))
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == mine)
                .values(
                    name="",
                    login=None,
                    password=None,
                    webhook="",
                    deleted=True,
                    looks=None,
                    recovery=None,
                    mail=None,
                    wishes=None,
                    holidays=None,
                    picture=None,
                )
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
    return {name: getattr(person, name) for name in person.__struct_fields__}


def _lost(person: PersonRow, until: int) -> str:
    """What a mailed code is a signature of."""
    return f"reset:{person.id}:{person.password}:{until}"


def _stored(codes: list[str]) -> str:
    return encode([code_hash(code) for code in codes])


def _codes(stored: str | None) -> list[str]:
    return [] if stored is None else msgspec.json.decode(stored, type=list[str])
