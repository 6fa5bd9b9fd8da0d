"""The ASGI application: endpoints, sockets, the web client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from terem.server import (
    routes_account,
    routes_analysis,
    routes_circle,
    routes_games,
    routes_learning,
    routes_lessons,
    routes_match,
    routes_notices,
    routes_people,
    routes_play,
    routes_preparing,
    routes_puzzles,
    routes_reviews,
    routes_running,
    routes_tables,
)
from terem.server.guard import language_of
from terem.server.house import House
from terem.server.http import refused, routes
from terem.server.logs import log_event
from terem.server.problems import Refusal
from terem.server.routes_sockets import personal_socket, table_socket
from terem.server.settings import Settings
from terem.server.webclient import web_client

# Importing them registers their endpoints.
ROUTE_MODULES = (
    routes_people,
    routes_circle,
    routes_match,
    routes_account,
    routes_notices,
    routes_games,
    routes_tables,
    routes_play,
    routes_preparing,
    routes_reviews,
    routes_analysis,
    routes_running,
    routes_learning,
    routes_lessons,
    routes_puzzles,
)


def create_app(settings: Settings) -> Starlette:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        log_event("ready", database=settings.database.split("://")[0], redis=bool(settings.redis))
        yield
        await house.close()
        log_event("stopped")

    app = Starlette(
        routes=[
            *_fixed_first(routes()),
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            WebSocketRoute("/api/my/socket", personal_socket),
            Route("/{path:path}", web_client, methods=None),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={HTTPException: _http_problem},
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def _fixed_first(found: list[Route]) -> list[Route]:
    """`/api/tables/import` before `/api/tables/{table}`: a fixed word beats a parameter."""
    return sorted(found, key=lambda route: [part.startswith("{") for part in route.path.split("/")])


async def _http_problem(request: Request, problem: Any) -> Response:
    code = {404: "no-such-page", 405: "wrong-method"}.get(problem.status_code, "bad-input")
    refusal = Refusal(code, place="$") if code == "bad-input" else Refusal(code)
    return refused(refusal, language_of(request, None))
