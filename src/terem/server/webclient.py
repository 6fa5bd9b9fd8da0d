"""The built web client: one page with client-side routing, hashed assets cached for long."""

from __future__ import annotations

import html
import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from terem.server.guard import client_key, language_of
from terem.server.house import House
from terem.server.http import SAFE, refused
from terem.server.problems import Refusal
from terem.server.words import say

STATIC = Path(__file__).parent / "static"
# Vite puts a hash into the name of everything in this folder: it never changes.
HASHED = "assets"
# Sockets are named with their host: not every browser takes 'self' to include them.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
for _kind, _ending in (
    ("text/javascript", ".js"),
    ("font/woff2", ".woff2"),
    ("image/svg+xml", ".svg"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(_kind, _ending)


def _headers(request: Request) -> dict[str, str]:
    host = request.headers.get("host", "")
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return {**SAFE, "Content-Security-Policy": POLICY.format(sockets=sockets)}


async def web_client(request: Request) -> Response:
    """A file of the client, or its page for every other path."""
    path = request.path_params.get("path", "")
    if path == "api" or path.startswith("api/"):
        return refused(Refusal("no-such-page"), language_of(request, None))
    if request.method not in ("GET", "HEAD"):
        return refused(Refusal("wrong-method"), language_of(request, None))
    house: House = request.app.state.house
    try:
        house.limits.reads.check(None, client_key(house.settings, request))
    except Refusal as refusal:
        return refused(refusal, language_of(request, None))
    found = _file(path)
    if found is not None:
        hashed = path.startswith(HASHED + "/")
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(found, headers={**_headers(request), "Cache-Control": cache})
    if path.startswith(HASHED + "/"):
        # An asset of an older build: a page in its place would only confuse the browser.
        return refused(Refusal("no-such-page"), language_of(request, None))
    index = STATIC / "index.html"
    if index.is_file():
        return FileResponse(index, headers={**_headers(request), "Cache-Control": "no-cache"})
    lang = language_of(request, None)
    text = html.escape(say(lang, "page-not-built"))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Terem</title>'
        f"<h1>Terem</h1><p>{text}</p></html>",
        headers={**_headers(request), "Cache-Control": "no-store"},
    )


def _file(path: str) -> Path | None:
    """A file inside the folder, never outside of it."""
    if not path or "\x00" in path:
        return None
    try:
        candidate = (STATIC / path).resolve()
        inside = candidate.is_relative_to(STATIC.resolve())
        return candidate if inside and candidate.is_file() else None
    except (OSError, ValueError):
        # A name too long or not of this file system is simply not there.
        return None
