"""`make serve`: the server answers at once, and goes on where it was when the games are compiled.

The compiler is not waited for: in its place stands a command that says what `make compiled` would.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

import pytest

from terem.cli.bench import form
from tools.serve import ROOT


class Started:
    """The tool in a process of its own, and what it says line by line."""

    def __init__(self, folder: Path, made: int) -> None:
        gate = folder / "gate"
        os.mkfifo(gate)
        make = folder / "make"
        # Nothing is up to date; compiling ends when the test says so.
        make.write_text(
            "#!/bin/sh\n"
            'case "$*" in *--question*) exit 1;; esac\n'
            f"read -r go < {gate}\nexit {made}\n",
            encoding="utf-8",
        )
        make.chmod(0o755)
        self.gate = gate
        self.said: Queue[str] = Queue()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.serve", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={
                **os.environ,
                "MAKE": str(make),
                "TEREM_DATABASE": f"sqlite:///{folder / 'terem.db'}",
            },
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.put(line)

    def hear(self, wanted: str) -> str:
        """The next line that matches."""
        while True:
            line = self.said.get(timeout=120)
            if re.search(wanted, line):
                return line

    def page(self, line: str) -> bytes:
        address = line[line.index("http://") :].strip()
        with urllib.request.urlopen(f"{address}/api/house", timeout=120) as answer:
            found: bytes = answer.read()
        return found


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[int], Started]]:
    started: list[Started] = []

    def make(made: int) -> Started:
        started.append(Started(tmp_path, made))
        return started[0]

    yield make
    for one in started:
        one.process.send_signal(signal.SIGTERM)
        one.process.wait(120)


def test_it_says_so_when_nothing_can_be_compiled(start: Callable[[int], Started]) -> None:
    one = start(2)
    one.hear("compiling the games in the background")
    line = one.hear("http://")
    one.gate.write_text("go\n")
    one.hear("they go on as plain Python")
    assert b"outpost" in one.page(line)


@pytest.mark.skipif(form() != "compiled", reason="the compiled form may not be there")
def test_it_starts_anew_when_the_games_are_compiled(start: Callable[[int], Started]) -> None:
    one = start(0)
    assert b"outpost" in one.page(one.hear("http://"))
    one.gate.write_text("go\n")
    one.hear("starts anew")
    assert b"outpost" in one.page(one.hear("http://"))
