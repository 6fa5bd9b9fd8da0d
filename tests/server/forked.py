"""Servers as forks of one process that has loaded all that a server needs: to load it anew costs
most of a start, and a run of the suite starts more than a hundred."""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing import get_context
from typing import Any

# Read while modules are loaded: whoever wants other values needs a Python of its own.
READ_AT_IMPORT = ("PYTHONPATH", "TEREM_GAMES")
LOADED_WITH = {name: os.environ.get(name) for name in READ_AT_IMPORT}

# Not in a script: it would be run once more in every fork, and what it measures is the program.
in_use = False

FORKS: Any = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.forked", "tests.server.loaded"])


def possible(environment: dict[str, str]) -> bool:
    """Is this the suite, and would a program of its own load the same?"""
    return in_use and {name: environment.get(name) for name in READ_AT_IMPORT} == LOADED_WITH


def run(arguments: list[str], environment: dict[str, str], out: Any, err: Any) -> None:
    """`terem`, in the fork."""
    from terem.cli import main

    os.environ.clear()
    os.environ.update(environment)
    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)
    sys.exit(main(arguments))


class Forked:
    """A fork that does what `terem` does with these arguments, handled like its `Popen`."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.args = arguments
        read_out, out = FORKS.Pipe(duplex=False)
        read_err, err = FORKS.Pipe(duplex=False)
        # Where a run of the suite ends early, its servers end with it.
        given = (arguments, environment, out, err)
        self._process = FORKS.Process(target=run, args=given, daemon=True)
        self._process.start()
        out.close()
        err.close()
        self.stdout = os.fdopen(os.dup(read_out.fileno()), encoding="utf-8")
        self.stderr = os.fdopen(os.dup(read_err.fileno()), encoding="utf-8")

    @property
    def pid(self) -> int:
        return int(self._process.pid)

    def poll(self) -> int | None:
        code: int | None = self._process.exitcode
        return code

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired(self.args, timeout)
        return code

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sig)

    def kill(self) -> None:
        if self.poll() is None:
            self._process.kill()
