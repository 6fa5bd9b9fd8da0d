"""`make serve`: the first page at once, the compiled games as soon as they are there.

Compiling takes longer than anybody wants to look at an empty page, so the server begins with the
plain sources while the compiler works beside it, and starts anew, compiled, when it has finished.
Nothing is lost: every move is in the database before anybody hears of it, and browsers come back
by themselves.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAKE = [os.environ.get("MAKE", "make"), "--no-print-directory", "-C", str(ROOT)]


def report(text: str) -> None:
    print(f"make serve: {text}", flush=True)


def server(arguments: list[str], compiled: bool) -> subprocess.Popen[bytes]:
    environment = dict(os.environ)
    if compiled:
        environment["PYTHONPATH"] = str(ROOT / "build" / "compiled")
    command = [sys.executable, "-m", "terem.cli", "serve", *arguments]
    return subprocess.Popen(command, env=environment)


def fresh() -> bool:
    """Whether the compiled form is there and no source is newer."""
    return subprocess.run([*MAKE, "--question", "compiled"], check=False).returncode == 0


def is_compiled() -> bool:
    """Without a C compiler what was built is plain Python again."""
    return any(
        one.suffix != ".py" for one in (ROOT / "build/compiled/terem/engine").glob("state.*")
    )


def first_to_end(*processes: subprocess.Popen[bytes]) -> int:
    """Wait for the first of these children; its process id."""
    while True:
        pid, status = os.wait()
        for one in processes:
            if one.pid == pid:
                # Popen asks the system itself, which no longer knows this child.
                one.returncode = os.waitstatus_to_exitcode(status)
                return pid


def stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.terminate()
        process.wait()


def run(arguments: list[str]) -> int:
    if fresh():
        return server(arguments, compiled=True).wait()
    report("compiling the games in the background; until then they run as plain Python, slower")
    serving = server(arguments, compiled=False)
    compiling = subprocess.Popen(["nice", *MAKE, "compiled"], stdout=subprocess.DEVNULL)
    try:
        if first_to_end(serving, compiling) == serving.pid:
            return serving.returncode
        if compiling.returncode != 0 or not is_compiled():
            report("the games could not be compiled; they go on as plain Python")
            return serving.wait()
        report("compiled; the server starts anew with the quick games")
        stop(serving)
        serving = server(arguments, compiled=True)
        return serving.wait()
    finally:
        stop(compiling)
        stop(serving)


def main() -> int:
    # Whoever stops this stops its children too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        return run(sys.argv[1:])
    except KeyboardInterrupt:
        # Ctrl-C reaches the server too; it says goodbye itself.
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main())
