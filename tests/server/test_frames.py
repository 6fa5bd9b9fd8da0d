"""Messages arrive whole, in pieces, together or broken into frames: what is heard is the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.frames import CONT, PING, TEXT, Frame

from terem.server.frames import head
from tests.server.client import PATIENCE, Player, ServerProcess

Run = Callable[[Any], Any]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

# Around the sizes where the head of a frame grows.
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536)


def frame(opcode: Any, payload: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


def ping(id: str, filler: int = 0) -> bytes:
    """A message of ours (not of the protocol's), so long that it has this much white space."""
    return b'{"type":"ping",' + b" " * filler + b'"id":"' + id.encode() + b'"}'


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return first & 15, await reader.readexactly(size)


async def pong(reader: asyncio.StreamReader) -> str:
    """The id of the next answer to a `ping`."""
    while True:
        opcode, payload = await next_frame(reader)
        if opcode == TEXT:
            message = json.loads(payload)
            if message["type"] == "pong":
                return str(message["id"])


@asynccontextmanager
async def personal(server: ServerProcess, cookie: str) -> AsyncIterator[Streams]:
    """A socket without any library."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    request = (
        f"GET /api/my/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: terem_session={cookie}\r\n\r\n"
    )
    writer.write(request.encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101"), answer
    try:
        yield reader, writer
    finally:
        writer.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_head_is_what_websockets_would_write(size: int) -> None:
    text = b"x" * size
    assert head(text) + text == Frame(TEXT, text).serialize(mask=False)


def test_messages_are_heard_however_they_come(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, personal(server, ann.cookie) as (reader, writer):

            async def tell(*pieces: bytes) -> None:
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                    # Long enough for each piece to arrive by itself.
                    await asyncio.sleep(0.05)

            async with asyncio.timeout(PATIENCE):
                for filler in (0, 70, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 300):
                    id = f"whole-{filler}"
                    await tell(frame(TEXT, ping(id, filler)))
                    assert await pong(reader) == id
                whole = frame(TEXT, ping("cut", 200))
                for cut in (1, 2, 3, 4, 7, 8, 9, len(whole) - 1):
                    await tell(whole[:cut], whole[cut:])
                    assert await pong(reader) == "cut"
                # Whole again after each: nothing is left over.
                await tell(frame(TEXT, ping("a")) + frame(TEXT, ping("b")))
                assert [await pong(reader), await pong(reader)] == ["a", "b"]
                await tell(frame(TEXT, ping("c")) + whole[:5], whole[5:] + frame(TEXT, ping("d")))
                assert [await pong(reader) for _ in range(3)] == ["c", "cut", "d"]
                text = ping("broken")
                await tell(frame(TEXT, text[:4], fin=False), frame(PING, b"?"))
                await tell(frame(CONT, text[4:9], fin=False), frame(CONT, text[9:]))
                assert await pong(reader) == "broken"
                await tell(frame(TEXT, ping("e")))
                assert await pong(reader) == "e"

    run(play())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        # A text while another is not yet at its end; one that is not masked; nonsense; too large.
        (frame(TEXT, b"{", fin=False) + frame(TEXT, ping("x")), 1002),
        (Frame(TEXT, ping("x")).serialize(mask=False), 1002),
        (frame(TEXT, b"\xff\xfe\xff"), 1007),
        (b"\x81\xff" + (65_537).to_bytes(8, "big") + bytes(4), 1009),
        # A size in more bytes than it needs is odd, not wrong.
        (b"\x81\xfe\x00\x02" + bytes(4) + b"{}", None),
    ],
    # The masks are random, and the workers of a run must agree on the names of its tests.
    ids=["another_begins", "not_masked", "nonsense", "too_large", "odd_size"],
)
def test_what_breaks_the_protocol_closes(
    server: ServerProcess, run: Run, sent: bytes, code: int | None
) -> None:
    async def play() -> int | None:
        async with Player(server.url) as ann, personal(server, ann.cookie) as (reader, writer):
            async with asyncio.timeout(PATIENCE):
                writer.write(frame(TEXT, ping("before")))
                # Answered before the rest is sent: a server that reads both may close first.
                assert await pong(reader) == "before"
                writer.write(sent)
                if code is None:
                    writer.write(frame(TEXT, ping("after")))
                while True:
                    opcode, payload = await next_frame(reader)
                    if opcode == 8:
                        return int.from_bytes(payload[:2], "big")
                    if b'"pong"' in payload:
                        return None

    assert run(play()) == code
    assert server.troubles() == []
