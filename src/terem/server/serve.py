"""Running the server: uvicorn with our settings, and a stop that drains."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from types import FrameType

import uvicorn

from terem.server import heap
from terem.server.app import create_app
from terem.server.connection import PatientProtocol, TextsProtocol
from terem.server.database import unusable
from terem.server.house import House
from terem.server.logs import log_event, set_up
from terem.server.settings import Settings

# How long a thread keeps the interpreter while another waits for it. The thread that commits needs
# it for moments only; at the default of 5 ms it would wait longer for its turns than for the disk.
SWITCH_SECONDS = 0.0005


class Server(uvicorn.Server):
    """Tells health checks and sockets at once that it is about to stop."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._house.draining = True
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        heap.keep_tasks(asyncio.get_running_loop())
        await super().startup(sockets)  # type: ignore[arg-type]
        sys.setswitchinterval(SWITCH_SECONDS)
        heap.settle()
        for server in self.servers:
            for listener in server.sockets:
                host, port = listener.getsockname()[:2]
                self._house.address = (
                    self._house.settings.public_url.rstrip("/") or f"http://{host}:{port}"
                )
                log_event("listening", host=host, port=port)
                # For people and for scripts that started us on port 0.
                print(f"Terem is open: http://{host}:{port}", flush=True)

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().shutdown(sockets)  # type: ignore[arg-type]
        # A requested stop that went well is a success, not a death by signal. Ctrl-C stays what it
        # is.
        captured = self._captured_signals
        captured[:] = [sig for sig in captured if sig != signal.SIGTERM]


def run(settings: Settings) -> int:
    """Serve until stopped; the exit code."""
    set_up(settings.log_level)
    heap.keep_small()
    # The database holds the seeds of running games: nobody else on this machine may read it.
    os.umask(0o077)
    problem = asyncio.run(unusable(settings.database, bool(settings.redis)))
    if problem is not None:
        print(f"terem: {problem}", file=sys.stderr)
        return 1
    keep_private(settings.database)
    app = create_app(settings)
    PatientProtocol.header_seconds = settings.header_seconds
    config = uvicorn.Config(
        app,
        http=PatientProtocol,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=TextsProtocol,
        ws_max_size=settings.max_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # Views are small and frequent: compressing each costs more than it saves on most networks.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=settings.drain_seconds,
        proxy_headers=False,
        lifespan="on",
    )
    try:
        listener = socket.create_server((settings.host, settings.port), backlog=config.backlog)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        print(f"terem: cannot listen on {where}: {_strerror(error)}", file=sys.stderr)
        return 1
    server = Server(config, app.state.house)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        return 130
    except SystemExit:
        # uvicorn has written to the log why it could not start.
        return 1
    return 0 if server.started else 1


def keep_private(database: str) -> None:
    """A database file made before is closed to other users of the machine, too."""
    if database.startswith("sqlite:"):
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(OSError):
                os.chmod(database.removeprefix("sqlite:///") + ending, 0o600)


def _strerror(error: OSError) -> str:
    # Errors of name resolution bring numbers of their own.
    known = error.errno is not None and error.errno > 0
    return os.strerror(error.errno or 0) if known else error.strerror or str(error)
