"""What the tests use to run a server and to sit at its tables: real processes, real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio import client as websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server import forked
from tests.server.forked import Forked

Json = dict[str, Any]

GENEROUS = {
    "TEREM_READS_PER_MINUTE": "10000000",
    "TEREM_WRITES_PER_MINUTE": "1000000",
    "TEREM_GUESTS_PER_HOUR": "1000000",
    "TEREM_SIGNINS_PER_MINUTE": "1000000",
    "TEREM_MESSAGES_PER_SECOND": "100000",
    "TEREM_TABLES_PER_PERSON": "100000",
    "TEREM_SOCKETS_PER_PERSON": "100000",
    "TEREM_WAITING_PER_GUEST": "100000",
    # Tests run beside each other on few cores.
    "TEREM_BOT_WORKERS": "1",
}


# How long anything may take, in seconds: only what never comes is waited for to the end, so a
# machine that is busy with other tests fails none.
PATIENCE = 120

# A socket that is as patient: by itself it would give up what has not opened after ten seconds, and
# close what has not answered for twenty.
connect = partial(websockets.connect, open_timeout=PATIENCE, ping_interval=None)


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread of its own: where a browser was opened before by the same worker,
    a loop is running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def command(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command that ends by itself and says little, with these settings in its environment."""
    environment = {**os.environ, **{f"TEREM_{name.upper()}": one for name, one in settings.items()}}
    process = Forked([*arguments], environment)
    with process.stdout, process.stderr:
        out, err = process.stdout.read(), process.stderr.read()
    return subprocess.CompletedProcess(arguments, process.wait(PATIENCE), out, err)


class ServerProcess:
    """`terem serve` in a process of its own: a fork of one that has everything loaded, or a whole
    `program` where its very start and end are looked at."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        generous: bool = True,
        program: bool = False,
        **settings: str,
    ) -> None:
        self.database = database
        # Without the limits that would be in the way of most tests.
        self.generous = generous
        self.program = program
        self.port = port
        self.settings = settings
        self.lines: list[str] = []
        self.process: subprocess.Popen[str] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> ServerProcess:
        environment = {
            **os.environ,
            **(GENEROUS if self.generous else {}),
            **{f"TEREM_{name.upper()}": value for name, value in self.settings.items()},
            "TEREM_DATABASE": self.database,
            "TEREM_PORT": str(self.port),
        }
        if self.program or not forked.possible(environment):
            self.process = subprocess.Popen(
                [sys.executable, "-m", "terem.cli", "serve"],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env=environment,
            )
        else:
            self.process = Forked(["serve"], environment)
        threading.Thread(target=self._read_log, daemon=True).start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.wait(PATIENCE)
            raise RuntimeError("the server did not start: " + "".join(self.lines[-20:]))
        # A restart must come back under the same address.
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def _read_log(self) -> None:
        assert self.process is not None
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)

    def kill(self) -> None:
        """SIGKILL: no farewell."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def troubles(self) -> list[str]:
        """Errors in the log: there should be none."""
        return [line for line in self.lines if '"level":"error"' in line or "Traceback" in line]

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Player:
    """A person with a session, on HTTP and on sockets."""

    def __init__(self, base: str, name: str = "Ann", lang: str = "en") -> None:
        self.base = base
        self.name = name
        self.lang = lang
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
        self.person: Json = {}

    async def __aenter__(self) -> Player:
        me = await self.post("/api/guests", {"name": self.name, "lang": self.lang})
        self.person = me["person"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def id(self) -> str:
        return str(self.person["id"])

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("terem_session") or ""

    async def ask(self, method: str, path: str, body: object = None, want: int = 200) -> Any:
        """One request; fails unless the status is the one wanted."""
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == want, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def get(self, path: str, want: int = 200) -> Any:
        return await self.ask("GET", path, None, want)

    async def post(self, path: str, body: object = None, want: int = 200) -> Any:
        return await self.ask("POST", path, body, want)

    async def table(self, game: str, kind: str, seats: list[str], **more: Any) -> Json:
        """Open a table; seats are "me", "open" or the level of a bot."""
        plan = [
            {"who": seat} if seat in ("me", "open") else {"who": "bot", "level": seat}
            for seat in seats
        ]
        made: Json = await self.post(
            "/api/tables", {"game": game, "kind": kind, "seats": plan, **more}
        )
        return made

    async def claim(self, name: str, password: str = "a long password 7") -> None:
        """Keep an account, under a name of its own."""
        me = await self.post("/api/me/claim", {"name": name, "password": password})
        self.person = me["person"]

    @contextlib.asynccontextmanager
    async def sit(
        self,
        table: str,
        lang: str = "en",
        last: int = 0,
        invite: str = "",
        base: str = "",
        changes: bool = False,
    ) -> AsyncIterator[Seat]:
        """A socket to a table, greeted; with `changes` it is told only what has changed."""
        address = (base or self.base).replace("http", "ws", 1)
        path = f"/api/tables/{table}/socket" + (f"?invite={invite}" if invite else "")
        headers = {"Cookie": f"terem_session={self.cookie}"} if self.cookie else {}
        async with connect(address + path, additional_headers=headers, max_size=None) as ws:
            seat = Seat(ws)
            await seat.send({"type": "hello", "lang": lang, "last": last, "changes": changes})
            await seat.until("welcome")
            yield seat


class Seat:
    """One socket at a table: what it has been told so far."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.position: Json = {}
        self.table: Json = {}
        self.entries: list[Json] = []
        self.chat: list[Json] = []
        self.raw: list[str] = []
        self.online: list[str] = []
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"{id(self)}-{self._ids}-{random.random()}"

    async def send(self, message: Json) -> None:
        await self.ws.send(json.dumps(message))

    async def receive(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self.ws.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.entries += message["entries"]
            if message["position"] is not None:
                self.position = message["position"]
        if kind == "change":
            self.entries += message["entries"]
            for change in message["changes"]:
                apply_change(self.position, *change)
        if kind in ("welcome", "table"):
            self.table = message["table"]
        if kind == "welcome":
            self.chat += message["chat"]
        if kind in ("welcome", "presence"):
            self.online = message["online"]
        if kind == "chat":
            self.chat.append(message["message"])
        return message

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def ask(self, message: Json) -> Json:
        """Send something with an id; its answer."""
        message = {"id": self.new_id(), **message}
        await self.send(message)
        while True:
            answer = await self.receive()
            if answer.get("id") == message["id"]:
                return answer

    async def play(self, move: list[Any], **more: Any) -> Json:
        return await self.ask({"type": "play", "move": move, **more})

    async def my_turn(self) -> bool:
        """Wait until there is something to do; False when the game is over."""
        while True:
            if self.position.get("over"):
                return False
            if self.position.get("moves") or self.position.get("must_end_turn"):
                return True
            await self.receive()

    async def play_on(
        self, choose: Callable[[Json], list[Any]] | None = None, limit: int = 100_000
    ) -> int:
        """Play random moves until the game is over (or so many moves); how many."""
        played = 0
        while played < limit and await self.my_turn():
            if self.position["must_end_turn"]:
                answer = await self.ask({"type": "end_turn"})
            else:
                pick = choose or (lambda position: random.choice(position["moves"])["move"])
                answer = await self.play(pick(self.position))
            assert answer["type"] == "ack", answer
            played += 1
            while self.position["seq"] < answer["seq"]:
                await self.receive()
        return played


def apply_change(tree: Any, path: list[str | int], *value: Any) -> None:
    """What docs/protocol.md says about `change`."""
    for step in path[:-1]:
        tree = tree[step]
    last = path[-1]
    if not value:
        del tree[last]
    elif isinstance(tree, list) and last == len(tree):
        tree.append(value[0])
    else:
        tree[last] = value[0]


async def until_refused(
    ask: Callable[[], Awaitable[httpx.Response]], most: int, per_minute: float
) -> list[httpx.Response]:
    """Ask again and again; all the answers, the last of which says that it is too much. At most so
    many may pass at once, and what the limit gives back a minute while a slow machine answers."""
    begin = time.monotonic()
    answers = [await ask()]
    while answers[-1].status_code != 429:
        allowed = most + per_minute * (time.monotonic() - begin) / 60
        assert len(answers) <= allowed, "nothing is ever too much"
        answers.append(await ask())
    return answers


async def closed_with(seat: ClientConnection) -> int:
    """Read until the server closes; the code it gave."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await seat.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'terem.db'}"
