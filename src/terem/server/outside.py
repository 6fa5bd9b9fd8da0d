"""Talking to addresses that people gave us: never to the inside, never for long.

Webhooks and push services are addresses from outside. Whoever sets one could mean a machine in our
own network; so a name is resolved first, every address it has must be public, and the connection
goes to the address that was looked at.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit, urlunsplit

import httpx

from terem.server.problems import Refusal

TIMEOUT = 5.0
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


class Answer:
    """What came of a request: `outcome` in a word (sent, failed, refused), the status if there was
    an answer, and its beginning."""

    __slots__ = ("outcome", "status", "text")

    def __init__(self, outcome: str, status: int = 0, text: str = "") -> None:
        self.outcome = outcome
        self.status = status
        self.text = text


async def post(url: str, body: bytes, headers: dict[str, str], allow_private: bool) -> Answer:
    """Send something to a public address. Redirects are not followed: they could lead inside."""
    try:
        host, port = await public_address(url, allow_private)
    except Refusal:
        return Answer("refused")
    parts = urlsplit(url)
    shown = f"[{host}]" if ":" in host else host
    pinned = urlunsplit((parts.scheme, f"{shown}:{port}", parts.path or "/", parts.query, ""))
    try:
        async with (
            # Also for an answer that comes drop by drop.
            asyncio.timeout(3 * TIMEOUT),
            httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client,
            client.stream(
                "POST",
                pinned,
                content=body,
                headers={**headers, "Host": parts.netloc, "User-Agent": "terem"},
                extensions={"sni_hostname": parts.hostname or ""},
            ) as answer,
        ):
            text = b""
            async for part in answer.aiter_bytes():
                text += part
                if len(text) > ANSWER:
                    break
            outcome = "sent" if answer.is_success else "failed"
            return Answer(outcome, answer.status_code, text[:ANSWER].decode("utf-8", "replace"))
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError):
        return Answer("failed")
