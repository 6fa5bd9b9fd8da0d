"""The door: whose request is this, from where, and in which language is it answered."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from terem.server.limits import address_key
from terem.server.rows import PersonRow
from terem.server.settings import Settings
from terem.server.texts import accepted_language, known_language
from terem.server.wire.common import Language

COOKIE = "terem_session"


def own_origin(settings: Settings, connection: HTTPConnection) -> bool:
    """Does this come from our own pages (or from a program, which sends no Origin)?

    Browsers send Origin with every state-changing request and with every socket, and a page cannot
    forge it. `Sec-Fetch-Site` is a second witness.
    """
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed = {connection.headers.get("host", "").lower()}
    if settings.public_url:
        allowed = {urlsplit(settings.public_url).netloc.lower()} | allowed
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() in allowed


def client_key(settings: Settings, connection: HTTPConnection) -> str:
    """What requests are counted by: the address, for IPv6 its network."""
    return address_key(client_address(settings, connection))


def client_address(settings: Settings, connection: HTTPConnection) -> str:
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        # The last entry is the one our own proxy wrote; the others anybody can invent.
        last = forwarded.rsplit(",", 1)[-1].strip()
        if last:
            return last
    return connection.client.host if connection.client is not None else "unknown"


def language_of(connection: HTTPConnection, person: PersonRow | None) -> Language:
    """The query parameter `lang`, else the person's own language, else what the browser prefers."""
    asked = known_language(connection.query_params.get("lang"))
    if asked is not None:
        return asked
    if person is not None:
        own = known_language(person.lang)
        if own is not None:
            return own
    return accepted_language(connection.headers.get("accept-language", ""))
