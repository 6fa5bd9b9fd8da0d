"""Telling people that it is their turn: personal sockets, and a webhook where one is set."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
import socket
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec

import terem
from terem.server import store
from terem.server.logs import note
from terem.server.messages import LobbyChanged, Notice
from terem.server.problems import Refusal
from terem.server.rows import PersonRow
from terem.server.words import say

if TYPE_CHECKING:
    from terem.server.house import House
    from terem.server.live import LiveTable
    from terem.server.personal_socket import PersonalSocket

TIMEOUT = 5.0
# How long a webhook that fails is left alone: at first, and at most.
PAUSE_FIRST = 30.0
PAUSE_MOST = 86_400.0
# So much of an answer is read.
ANSWER = 2_000
# The part of IPv6 that is given out to the world; what lies outside of it is nobody's web server.
WORLD = ipaddress.ip_network("2000::/3")
# An IPv4 address behind a translator.
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
Address = tuple[str, int]


async def public_address(url: str, allow_private: bool) -> Address:
    """The address behind a webhook URL; Refusal unless every address it resolves to is public.

    The caller connects to the address returned, not to the name: a name that resolves differently
    a moment later gains nothing.
    """
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal("bad-webhook")
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = parts.hostname
    except ValueError:
        raise Refusal("bad-webhook") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise Refusal("bad-webhook")
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise Refusal("bad-webhook") from None
    addresses = [str(one[4][0]) for one in found]
    if not addresses:
        raise Refusal("bad-webhook")
    if not allow_private and not all(is_public(one) for one in addresses):
        raise Refusal("bad-webhook")
    return addresses[0], port


def is_public(address: str) -> bool:
    """A place in the open internet: not this machine, not a house or office network, not a cloud's
    own metadata service; also not one of these wrapped into IPv6."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip in TRANSLATED:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        inner = ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip not in WORLD or (inner is not None and not inner.is_global):
            return False
    return ip.is_global and not ip.is_multicast


class Notices:
    def __init__(self, house: House) -> None:
        self._house = house
        self._sockets: dict[str, set[PersonalSocket]] = {}
        self._visitors: set[PersonalSocket] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling = asyncio.Lock()
        # Webhooks that did not answer: how often in a row, and until when they are left alone.
        self._silent: dict[str, tuple[int, float]] = {}

    # ------------------------------------------------------------------ personal sockets

    def add(self, person_id: str | None, one: PersonalSocket) -> None:
        if person_id is None:
            self._visitors.add(one)
        else:
            self._sockets.setdefault(person_id, set()).add(one)

    def remove(self, person_id: str | None, one: PersonalSocket) -> None:
        if person_id is None:
            self._visitors.discard(one)
            return
        mine = self._sockets.get(person_id)
        if mine is not None:
            mine.discard(one)
            if not mine:
                del self._sockets[person_id]

    def lobby_changed(self) -> None:
        message = msgspec.json.encode(LobbyChanged())
        for group in (*self._sockets.values(), self._visitors):
            for one in group:
                one.post(message)

    # ------------------------------------------------------------------ turns

    def turn_came(self, table: LiveTable, seat: int) -> None:
        """The table now waits for this seat: tell its person, wherever they are."""
        person = table.seats[seat].person
        if person is None:
            return
        self._house.bus.send("turn", table=table.row.id, person=person.id)
        if person.id in self._sockets:
            self._spawn(self.tell(person.id, table.row.id, table.row.game))
        if person.webhook and person.id not in self._house.presence.at(table)[0]:
            self._spawn(self._webhook(person, table))

    def turn_passed(self, table: LiveTable, seat: int) -> None:
        """The table no longer waits for this seat: the count on other pages goes down."""
        person = table.seats[seat].person
        if person is None:
            return
        self._house.bus.send("turn", person=person.id)
        if person.id in self._sockets:
            self._spawn(self.tell(person.id, None, None))

    async def tell(self, person_id: str, table_id: str | None, game: str | None) -> None:
        """Send the present count to all personal sockets of a person on this process."""
        # One after another: a count that was read earlier must not arrive later.
        async with self._telling:
            async with self._house.database.read() as connection:
                waiting = len(await store.waiting_ids(connection, person_id))
            for one in list(self._sockets.get(person_id, ())):
                text = None
                if game is not None:
                    text = say(one.lang, "notice-turn", game=terem.game(game).title(one.lang))
                one.post(msgspec.json.encode(Notice(waiting=waiting, table=table_id, text=text)))

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def prove(self, url: str) -> None:
        """Refusal unless whoever is at this address wants our letters: it has to send back a code
        that only it has been told."""
        code = secrets.token_urlsafe(16)
        body = {"event": "hello", "code": code}
        outcome, answer = await send_webhook(url, body, self._house.settings.webhook_private)
        if outcome == "refused":
            raise Refusal("bad-webhook")
        if outcome != "sent" or code not in answer:
            raise Refusal("webhook-silent")

    async def _webhook(self, person: PersonRow, table: LiveTable) -> None:
        failures, until = self._silent.get(person.webhook, (0, 0.0))
        if time.monotonic() < until:
            return
        settings = self._house.settings
        body = {
            "event": "your-turn",
            "table": table.row.id,
            "game": table.row.game,
            "text": say(person.lang, "notice-turn", game=table.game.title(person.lang)),
            "url": f"{self._house.address}/table/{table.row.id}",
        }
        outcome = await post_webhook(person.webhook, body, settings.webhook_private)
        self._house.metrics.count("terem_webhooks_total", f'outcome="{outcome}"')
        if outcome == "sent":
            self._silent.pop(person.webhook, None)
        else:
            note("webhook not sent", person=person.id, outcome=outcome)
            # Twice as long each time: a letter-box that is gone is not knocked at with every move.
            pause = min(PAUSE_MOST, PAUSE_FIRST * 2**failures)
            if len(self._silent) > 10_000:
                self._silent.clear()
            self._silent[person.webhook] = (min(failures + 1, 20), time.monotonic() + pause)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        for task in list(self._tasks):
            task.cancel()


async def post_webhook(url: str, body: dict[str, str], allow_private: bool) -> str:
    """Send one notice; the outcome in a word."""
    outcome, _ = await send_webhook(url, body, allow_private)
    return outcome


async def send_webhook(url: str, body: dict[str, str], allow_private: bool) -> tuple[str, str]:
    """The outcome in a word, and the beginning of the answer. Redirects are not followed: they
    could lead inside."""
    try:
        host, port = await public_address(url, allow_private)
    except Refusal:
        return "refused", ""
    parts = urlsplit(url)
    shown = f"[{host}]" if ":" in host else host
    pinned = urlunsplit((parts.scheme, f"{shown}:{port}", parts.path or "/", parts.query, ""))
    name = parts.netloc
    try:
        async with (
            # Also for an answer that comes drop by drop.
            asyncio.timeout(3 * TIMEOUT),
            httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client,
            client.stream(
                "POST",
                pinned,
                json=body,
                headers={"Host": name, "User-Agent": "terem"},
                extensions={"sni_hostname": parts.hostname or ""},
            ) as answer,
        ):
            text = b""
            async for part in answer.aiter_bytes():
                text += part
                if len(text) > ANSWER:
                    break
            outcome = "sent" if answer.is_success else "failed"
            return outcome, text[:ANSWER].decode("utf-8", "replace")
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError):
        return "failed", ""
