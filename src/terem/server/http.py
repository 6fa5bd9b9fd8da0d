"""HTTP endpoints as typed functions.

An endpoint's body and answer are those of its function; reading, checking, refusing and encoding
happen here, once.
The same list gives the OpenAPI document.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from terem.server.access import require_role
from terem.server.guard import COOKIE, client_key, language_of, own_origin
from terem.server.live import LiveTable
from terem.server.logs import log_error, log_event
from terem.server.problems import Refusal, place_of
from terem.server.rows import PersonRow
from terem.server.showing import Eyes
from terem.server.texts import printable
from terem.server.wire.common import Language

if TYPE_CHECKING:
    from terem.server.house import House

_encode = msgspec.json.Encoder().encode

# Answers from this size on are compressed, and from this size on beside the event loop.
PACK_FROM = 1_000
PACK_HERE = 20_000
# Headers of every answer of the API.
SAFE = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
# A body that does not come within this time is not waited for.
BODY_SECONDS = 30.0


class Context:
    """One request: who asks, in which language, with which parameters."""

    def __init__(self, house: House, request: Request, person: PersonRow | None) -> None:
        self.house = house
        self.request = request
        self.person = person
        self.lang: Language = language_of(request, person)
        self.cookie: str | None = None

    @property
    def me(self) -> PersonRow:
        if self.person is None:
            raise Refusal("no-session")
        return self.person

    @property
    def account(self) -> PersonRow:
        """Me, if I have an account: guests have nothing but their browser."""
        if self.me.guest:
            raise Refusal("no-account")
        return self.me

    @property
    def token(self) -> str:
        return self.request.cookies.get(COOKIE, "")

    @property
    def address(self) -> str:
        """What requests of this address are counted by."""
        return client_key(self.house.settings, self.request)

    @property
    def eyes(self) -> Eyes:
        return Eyes(self.person, self.lang, self.request.query_params.get("invite"))

    @property
    def agent(self) -> str:
        """The browser, as it says itself."""
        return printable(self.request.headers.get("user-agent", ""))

    def charge(self, cost: float) -> None:
        """This answer costs more than most: Refusal if this person has asked for too much."""
        person = None if self.person is None else self.person.id
        self.house.limits.reads.check(person, self.address, cost)

    def check_password_rate(self) -> None:
        """A password is about to be hashed: not too often, by person and by address."""
        limit = self.house.limits.passwords
        limit.check(self.address)
        if self.person is not None:
            limit.check(self.person.id)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str, default: int | None = None, high: int = 1 << 31) -> int | None:
        """A whole number among the query parameters."""
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return default
        if not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > high:
            raise Refusal("bad-input", place=name)
        return int(text)

    async def table(self) -> LiveTable:
        """The table of the path, if it is any of this person's business."""
        return await self.table_by_id(self.path("table"))

    async def table_by_id(self, id: str) -> LiveTable:
        """The same for a table that the body names."""
        table = await self.house.table(id)
        eyes = self.eyes
        require_role(table.row, table.seats, eyes.person_id, eyes.invite)
        return table


Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    answer: Any = None
    # Query parameters: name -> JSON Schema type.
    query: dict[str, str] = field(default_factory=dict)
    content_type: str = "application/json"
    # What an answer costs, in milliseconds of work; reading is limited by it.
    cost: float = 1.0

    @property
    def changes(self) -> bool:
        return self.method != "GET"


ENDPOINTS: list[Endpoint] = []

# Query parameters that many endpoints have.
LANG = {"lang": "string"}
INVITE = {"invite": "string", **LANG}


def endpoint(
    method: str,
    path: str,
    summary: str,
    *,
    answer: Any = None,
    query: dict[str, str] | None = None,
    content_type: str = "application/json",
    cost: float = 1.0,
) -> Callable[[Handler], Handler]:
    """Register a function as the endpoint of a method and path.

    The body is what it takes beside the context, the answer what it returns; `answer` says it of a
    function that returns a finished response.
    """

    def register(handler: Handler) -> Handler:
        types = get_type_hints(handler)
        returned = types.pop("return")
        body = next((kind for name, kind in types.items() if name != "context"), None)
        ENDPOINTS.append(
            Endpoint(
                method=method,
                path=path,
                handler=handler,
                summary=summary,
                body=body,
                answer=None if answer is None and returned is Response else answer or returned,
                query=query or {},
                content_type=content_type,
                cost=cost,
            )
        )
        return handler

    return register


def routes() -> list[Route]:
    """One route per path, whatever the methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for one in ENDPOINTS:
        by_path.setdefault(one.path, {})[one.method] = one
    return [
        Route(path, _Serve(methods), methods=list(methods)) for path, methods in by_path.items()
    ]


class _Serve:
    """The ASGI application of one path."""

    def __init__(self, methods: dict[str, Endpoint]) -> None:
        self._methods = methods
        self._decoders = {
            method: msgspec.json.Decoder(one.body)
            for method, one in methods.items()
            if one.body is not None
        }

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        request = Request(scope, receive)
        response = await self._respond(request)
        await response(scope, receive, send)

    async def _respond(self, request: Request) -> Response:
        house = cast("House", request.app.state.house)
        method = "GET" if request.method == "HEAD" else request.method
        one = self._methods.get(method)
        began = time.perf_counter()
        lang = language_of(request, None)
        try:
            if one is None:
                raise Refusal("wrong-method")
            if one.changes and not own_origin(house.settings, request):
                raise Refusal("foreign-origin")
            person = await house.accounts.by_token(request.cookies.get(COOKIE))
            context = Context(house, request, person)
            lang = context.lang
            if person is not None:
                house.limits.addresses.record(person.id, context.address)
            limit = house.limits.writes if one.changes else house.limits.reads
            limit.check(None if person is None else person.id, context.address, one.cost)
            response = await self._answer(one, context)
        except Refusal as refusal:
            response = refused(refusal, lang)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            log_error("a request failed", method=request.method, path=request.url.path)
            house.metrics.count("terem_errors_total")
            response = refused(Refusal("broken"), lang)
        seconds = time.perf_counter() - began
        house.metrics.count(
            "terem_http_requests_total",
            f'method="{method}",status="{response.status_code}"',
        )
        house.metrics.observe("terem_http_seconds", seconds)
        log_event(
            "request",
            10,
            method=request.method,
            path=request.url.path,
            status=response.status_code,
            ms=round(seconds * 1000, 1),
        )
        return response

    async def _answer(self, one: Endpoint, context: Context) -> Response:
        if one.body is None:
            value = await one.handler(context)
        else:
            value = await one.handler(context, await self._body(one, context))
        if isinstance(value, Response):
            response = value
        else:
            data = value if isinstance(value, bytes) else _encode(value)
            response = await packed(context.request, data)
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.update(SAFE)
        if context.cookie is not None:
            _set_cookie(context, response)
        return response

    async def _body(self, one: Endpoint, context: Context) -> Any:
        data = await read_body(context.request, context.house.settings.max_body)
        if not data.strip():
            data = b"{}"
        else:
            kind = context.request.headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json":
                raise Refusal("unsupported-type")
        try:
            return self._decoders[one.method].decode(data)
        except msgspec.ValidationError as problem:
            raise Refusal("bad-input", place=place_of(problem)) from None
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise Refusal("bad-json") from None


async def packed(request: Request, data: bytes, media_type: str = "application/json") -> Response:
    """An answer, compressed where that is wanted; a large one beside the event loop."""
    headers = {"Vary": "Accept-Encoding"}
    if len(data) >= PACK_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        data = await asyncio.to_thread(pack, data) if len(data) > PACK_HERE else pack(data)
        headers["Content-Encoding"] = "gzip"
    return Response(data, media_type=media_type, headers=headers)


def pack(data: bytes) -> bytes:
    return gzip.compress(data, compresslevel=5, mtime=0)


class Document:
    """Something that never changes while the server runs: made, encoded and compressed once."""

    def __init__(self, value: object, media_type: str = "application/json") -> None:
        self._plain = value.encode() if isinstance(value, str) else _encode(value)
        self._packed = pack(self._plain)
        self._type = media_type

    def response(self, context: Context) -> Response:
        headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if "gzip" in context.request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self._packed, media_type=self._type, headers=headers)
        return Response(self._plain, media_type=self._type, headers=headers)


async def read_body(request: Request, limit: int) -> bytes:
    """The body, as long as it is not too large; nothing more than the limit is ever held."""
    announced = request.headers.get("content-length", "0")
    if not announced.isascii() or not announced.isdigit() or int(announced) > limit:
        raise Refusal("too-large")
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise Refusal("too-large")
                parts.append(part)
    except TimeoutError:
        raise Refusal("too-slow") from None
    return b"".join(parts)


def _set_cookie(context: Context, response: Response) -> None:
    assert context.cookie is not None
    response.set_cookie(
        COOKIE,
        context.cookie,
        max_age=180 * 86400 if context.cookie else 0,
        httponly=True,
        samesite="lax",
        secure=context.house.settings.public_url.startswith("https:"),
        path="/",
    )


def refused(refusal: Refusal, lang: str) -> Response:
    response = Response(
        _encode(refusal.problem(lang)),
        status_code=refusal.status,
        media_type="application/json",
        headers={"Cache-Control": "no-store", **SAFE},
    )
    if refusal.retry_after is not None:
        response.headers["Retry-After"] = str(refusal.retry_after)
    return response
