"""The built web client: one page with client-side routing, hashed assets cached for long.

The page goes out with a title and a preview of what stands at its address, and with 404 where
nothing does (see pages.py).
"""

from __future__ import annotations

import html
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from terem.server.cards import HEIGHT, WIDTH
from terem.server.guard import COOKIE, client_key, language_of
from terem.server.house import House
from terem.server.http import SAFE, refused
from terem.server.pages import Page, page_of
from terem.server.problems import Refusal
from terem.server.texts import say
from terem.server.wire.common import Language

STATIC = Path(__file__).parent / "static"
# Vite puts a hash into the name of everything in this folder: it never changes.
HASHED = "assets"
# Sockets are named with their host: not every browser takes 'self' to include them.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; frame-ancestors {frames}; base-uri 'self'; form-action 'self'"
)
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
# Everything may be read; what its people do not show to everybody says so itself.
ROBOTS = "User-agent: *\nDisallow:\n"
# What a page costs that looks something up, in the units of the limit for reading.
PAGE_COST = 2.0
# The parts of the built page that are written anew for each address.
LANG = '<html lang="en">'
HEAD = re.compile(r'<meta name="description"[^>]*>|<title>[^<]*</title>')
APP = '<div id="app">'
for _kind, _ending in (
    ("text/javascript", ".js"),
    ("font/woff2", ".woff2"),
    ("image/svg+xml", ".svg"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(_kind, _ending)


def _headers(request: Request, framed: bool = False) -> dict[str, str]:
    host = request.headers.get("host", "")
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    policy = POLICY.format(sockets=sockets, frames="*" if framed else "'none'")
    return {**SAFE, "Content-Security-Policy": policy}


async def web_client(request: Request) -> Response:
    """A file of the client, or its page for every other path."""
    path = request.path_params.get("path", "")
    if path == "api" or path.startswith("api/"):
        return refused(Refusal("no-such-page"), language_of(request, None))
    if request.method not in ("GET", "HEAD"):
        return refused(Refusal("wrong-method"), language_of(request, None))
    house: House = request.app.state.house
    try:
        cost = 1.0 if "." in path else PAGE_COST
        house.limits.reads.check(None, client_key(house.settings, request), cost)
    except Refusal as refusal:
        return refused(refusal, language_of(request, None))
    found = _file(path)
    if found is None and path == "robots.txt":
        return PlainTextResponse(ROBOTS, headers=SAFE)
    if found is not None:
        hashed = path.startswith(HASHED + "/")
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(found, headers={**_headers(request), "Cache-Control": cache})
    if path.startswith(HASHED + "/"):
        # An asset of an older build: a page in its place would only confuse the browser.
        return refused(Refusal("no-such-page"), language_of(request, None))
    index = STATIC / "index.html"
    if index.is_file():
        return await _page(house, request, path, index)
    lang = language_of(request, None)
    text = html.escape(say(lang, "page-not-built"))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Terem</title>'
        f"<h1>Terem</h1><p>{text}</p></html>",
        headers={**_headers(request), "Cache-Control": "no-store"},
    )


async def _page(house: House, request: Request, path: str, index: Path) -> Response:
    """The client's page, with what stands at this address in its head."""
    person = await house.accounts.by_token(request.cookies.get(COOKIE))
    lang = language_of(request, person)
    page = await page_of(house, path, person, request.query_params.get("invite"), lang)
    text = _index(index, index.stat().st_mtime_ns)
    text = text.replace(LANG, f'<html lang="{lang}">', 1)
    text = HEAD.sub("", text)
    text = text.replace("</head>", _head(page, lang, _address(house, request)) + "</head>", 1)
    if page.missing:
        text = text.replace(APP, f"{APP}<main><p>{html.escape(page.missing)}</p></main>", 1)
    headers = {**_headers(request, page.framed), "Cache-Control": "no-cache"}
    return HTMLResponse(text, 404 if page.missing else 200, headers)


@lru_cache(maxsize=1)
def _index(path: Path, _changed: int) -> str:
    return path.read_text(encoding="utf-8")


def _address(house: House, request: Request) -> str:
    """Where this house is on the web, as far as it is known."""
    if house.settings.public_url:
        return house.address
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else house.address


def _head(page: Page, lang: Language, address: str) -> str:
    title = f"{page.title} · Terem" if page.title else "Terem"
    parts = [f"<title>{html.escape(title)}</title>"]
    named = {"description": page.description}
    if not page.listed:
        named["robots"] = "noindex"
    about = {
        "og:site_name": "Terem",
        "og:type": "website",
        "og:locale": lang,
        "og:title": page.title or "Terem",
        "og:description": page.description,
    }
    if page.picture:
        named["twitter:card"] = "summary_large_image"
        about["og:image"] = address + page.picture
        about["og:image:type"] = "image/png"
        about["og:image:width"], about["og:image:height"] = str(WIDTH), str(HEIGHT)
        about["og:image:alt"] = page.title
    for kind, found in (("name", named), ("property", about)):
        parts += [
            f'<meta {kind}="{name}" content="{html.escape(value)}">'
            for name, value in found.items()
            if value
        ]
    return "".join(parts)


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
