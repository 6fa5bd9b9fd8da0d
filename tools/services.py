"""Real PostgreSQL and Redis servers for tests: installed if need be, started on free ports.

    python -m tools.services          both, until Ctrl-C; prints their URLs
    python -m tools.services install  only sees to it that they can be started

The programs come from the Debian packages `postgresql` and `redis-server`. Run as root, missing
ones are installed with apt-get; otherwise a sentence says how to get them. Data lives in temporary
folders that are removed at the end. PostgreSQL refuses to run as root, so root starts it as the
user `postgres`.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path


class Unavailable(RuntimeError):
    """A server program is not here and cannot be installed; the text says how to get it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _install(package: str, program: str) -> None:
    hint = f"{program} is needed: install it with `apt-get install -y {package}`"
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        raise Unavailable(f"{hint} (as root)")
    # Test workers start together; only one may run apt-get.
    with open(Path(tempfile.gettempdir()) / "terem-apt.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _find(program) is not None:
            return
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        # Packages start their own servers on standard ports; this keeps them from doing so.
        policy = Path("/usr/sbin/policy-rc.d")
        ours = not policy.exists()
        if ours:
            policy.write_text("#!/bin/sh\nexit 101\n")
            policy.chmod(0o755)
        try:
            for command in (
                ["apt-get", "update", "-q"],
                ["apt-get", "install", "-y", "-q", package],
            ):
                done = subprocess.run(command, capture_output=True, text=True, env=environment)
            if done.returncode != 0:
                raise Unavailable(f"{hint}; apt-get said: {done.stderr.strip()[-300:]}")
        finally:
            if ours:
                policy.unlink()


def _find(program: str) -> str | None:
    """A program on the path, or where Debian hides those of PostgreSQL."""
    found = shutil.which(program)
    if found is not None:
        return found
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(versions[-1]) if versions else None


def program(name: str, package: str) -> str:
    if _find(name) is None:
        _install(package, name)
    found = _find(name)
    if found is None:
        raise Unavailable(f"the package {package} was installed, but {name} is not there")
    return found


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    limit = time.monotonic() + 30
    while time.monotonic() < limit:
        if process.poll() is not None:
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise Unavailable(f"the server did not start: {log.read_text(errors='replace')[-500:]}")


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """A Redis of our own; its URL."""
    binary = program("redis-server", "redis-server")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="terem-redis-") as folder:
        log = Path(folder) / "log"
        with log.open("wb") as sink:
            process = subprocess.Popen(
                [binary, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
                stdout=sink,
                stderr=sink,
            )
        try:
            _wait_for(port, process, log)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(10)


@contextlib.contextmanager
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of our own; the URL of an empty database."""
    initdb = program("initdb", "postgresql")
    postgres = program("postgres", "postgresql")
    port = free_port()
    folder = tempfile.mkdtemp(prefix="terem-postgres-")
    data = Path(folder) / "data"
    user = None
    if os.getuid() == 0:
        user = "postgres"
        shutil.chown(folder, user)
    log = Path(folder) / "log"
    process: subprocess.Popen[bytes] | None = None
    try:
        subprocess.run(
            [initdb, "-D", str(data), "-U", "terem", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        with log.open("wb") as sink:
            process = subprocess.Popen(
                [
                    postgres,
                    *("-D", str(data)),
                    *("-p", str(port)),
                    *("-k", folder),
                    *("-c", "listen_addresses=127.0.0.1"),
                    *("-c", "max_connections=100"),
                ],
                stdout=sink,
                stderr=sink,
                user=user,
                cwd=folder,
            )
        _wait_for(port, process, log)
        yield f"postgresql://terem@127.0.0.1:{port}/postgres"
    except subprocess.CalledProcessError as problem:
        raise Unavailable(f"initdb failed: {problem.stderr.decode()[-300:]}") from None
    finally:
        if process is not None:
            # "Fast shutdown": ends connections, does not wait for clients.
            process.send_signal(signal.SIGINT)
            process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    if sys.argv[1:] == ["install"]:
        try:
            program("initdb", "postgresql")
            program("redis-server", "redis-server")
        except Unavailable as problem:
            # The tests that need it will fail and say so; the others can be run.
            print(problem, file=sys.stderr)
        return
    with postgres_server() as database, redis_server() as redis:
        print(f"TEREM_DATABASE={database}\nTEREM_REDIS={redis}", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            signal.pause()


if __name__ == "__main__":
    main()
