"""Endpoints for those who run the server, and the documents that describe it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.responses import Response

import terem
from terem.server.http import ENDPOINTS, Context, Document, Endpoint, endpoint
from terem.server.wire.common import Done, Health, Problem
from terem.server.wire.socket import ClientMessage, ServerMessage


@endpoint("GET", "/livez", "Is the process alive; if not, start it anew")
async def alive(context: Context) -> Done:
    return Done()


@endpoint("GET", "/readyz", "Can people play here", answer=Health)
async def ready(context: Context) -> Response | Health:
    return await _ready(context)


@endpoint("GET", "/healthz", "The same as /readyz", answer=Health)
async def health(context: Context) -> Response | Health:
    return await _ready(context)


async def _ready(context: Context) -> Response | Health:
    """503 while it stops, and while nothing can be stored. Without Redis people play on: the
    processes then read from the database what the others did."""
    house = context.house
    writable = await house.writable()
    answer = Health(
        status="draining" if house.draining else "ok" if writable else "failing",
        database=writable,
        redis=await house.bus.alive(),
        version=terem.__version__,
    )
    if answer.status == "ok":
        return answer
    return Response(msgspec.json.encode(answer), status_code=503, media_type="application/json")


@endpoint("GET", "/metrics", "Figures for Prometheus", content_type="text/plain")
async def metrics(context: Context) -> Response:
    house = context.house
    house.metrics.gauge("terem_live_tables", len(house.tables.live))
    house.metrics.gauge("terem_sockets", len(house.sockets))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@endpoint("GET", "/api/openapi.json", "This API, described")
async def openapi(context: Context) -> Response:
    return _openapi().response(context)


@endpoint("GET", "/api/socket-schema.json", "The messages of the sockets, described")
async def socket_schema(context: Context) -> Response:
    return _socket_schema().response(context)


@cache
def _openapi() -> Document:
    return Document(openapi_document())


@cache
def _socket_schema() -> Document:
    return Document(socket_schema_document())


def socket_schema_document() -> dict[str, Any]:
    (client, server), parts = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Terem socket messages",
        "properties": {"client": client, "server": server},
        "$defs": parts,
    }


def openapi_document() -> dict[str, Any]:
    """OpenAPI 3.1, from the same types that decode and encode."""
    types = [one.body for one in ENDPOINTS if one.body is not None]
    types += [one.answer for one in ENDPOINTS if one.answer is not None]
    types.append(Problem)
    schemas, parts = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    by_type = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Terem",
            "version": terem.__version__,
            "description": "Tables for board games. The sockets are described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "terem_session"}
            },
        },
        "security": [{}, {"session": []}],
    }


def _operation(one: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    problem = {
        "description": "Refused: a code and a sentence",
        "content": {"application/json": {"schema": by_type[repr(Problem)]}},
    }
    answer = {"schema": {} if one.answer is None else by_type[repr(one.answer)]}
    unwell = problem
    if one.answer is Health:
        unwell = {"description": "Not well", "content": {"application/json": answer}}
    operation: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "parameters": _parameters(one),
        "responses": {
            "200": {"description": "Done", "content": {one.content_type: answer}},
            "4XX": problem,
            "503": unwell,
        },
    }
    if one.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[repr(one.body)]}},
        }
    return operation


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    parameters: list[dict[str, Any]] = []
    for piece in one.path.split("{")[1:]:
        name = piece.split("}")[0]
        schema: dict[str, Any] = {"type": "string", "minLength": 1}
        if name == "seat":
            schema = {"type": "integer", "minimum": 0, "maximum": 7}
        elif name == "lang":
            schema = {"type": "string", "enum": ["en", "ru", "de"]}
        parameters.append({"name": name, "in": "path", "required": True, "schema": schema})
    for name, kind in one.query.items():
        schema = {"type": kind}
        if kind == "integer":
            schema |= {"minimum": 0, "maximum": 1 << 30}
        elif name == "lang":
            schema = {"type": "string", "enum": ["en", "ru", "de"]}
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    return parameters
