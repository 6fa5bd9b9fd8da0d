"""Endpoints: the sockets of tables and of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from terem.server.access import require_role
from terem.server.accounts import token_hash
from terem.server.guard import COOKIE, client_key, language_of, own_origin
from terem.server.personal_socket import PersonalSocket
from terem.server.problems import Refusal
from terem.server.sockets import Caller, Socket, encode
from terem.server.table_socket import TableSocket, require_room
from terem.server.wire.socket import Fault

if TYPE_CHECKING:
    from terem.server.house import House


# What a new connection costs, in the units of the limit for reading.
OPENING_COST = 3.0
# The code of a socket for: too busy at the moment.
TRY_AGAIN = 1013


async def table_socket(ws: WebSocket) -> None:
    await _serve(ws, personal=False)


async def personal_socket(ws: WebSocket) -> None:
    await _serve(ws, personal=True)


async def _serve(ws: WebSocket, personal: bool) -> None:
    house: House = ws.app.state.house
    if not own_origin(house.settings, ws):
        # Before the handshake: the browser sees a plain 403.
        await ws.close(1008)
        return
    token = ws.cookies.get(COOKIE)
    try:
        person = await house.accounts.by_token(token)
    except Refusal:
        await ws.close(TRY_AGAIN)
        return
    session = token_hash(token) if token else ""
    lang = language_of(ws, person)
    address = client_key(house.settings, ws)
    key = person.id if person is not None else address
    try:
        house.limits.reads.check(None if person is None else person.id, address, OPENING_COST)
    except Refusal:
        # Whoever knocks all the time is not even opened to.
        await ws.close(1008)
        return
    await ws.accept()
    caller = Caller(ws, person, lang, session, address)
    connections = house.limits.connections
    if house.draining or connections.get(key, 0) >= house.settings.sockets_per_person:
        code = "stopping" if house.draining else "too-many-sockets"
        await _turn_away(ws, 1012 if house.draining else 1008, Refusal(code), lang)
        return
    connections[key] = connections.get(key, 0) + 1
    try:
        socket: Socket
        if personal:
            socket = PersonalSocket(house, caller)
        else:
            invite = ws.query_params.get("invite")
            try:
                table = await house.table(ws.path_params["table"])
                person_id = None if person is None else person.id
                require_role(table.row, table.seats, person_id, invite)
                require_room(table, person_id, address)
            except Refusal as refusal:
                code_of = {"too-many-sockets": 1008, "busy": TRY_AGAIN}.get(refusal.code, 4404)
                await _turn_away(ws, code_of, refusal, lang)
                return
            socket = TableSocket(house, caller, table, invite)
        house.sockets.add(socket)
        try:
            await socket.run()
        finally:
            house.sockets.discard(socket)
    finally:
        left = connections[key] - 1
        if left:
            connections[key] = left
        else:
            del connections[key]


async def _turn_away(ws: WebSocket, code: int, refusal: Refusal, lang: str) -> None:
    try:
        await ws.send_text(encode(Fault(problem=refusal.problem(lang))).decode())
        await ws.close(code)
    except Exception:
        # Already gone.
        return
