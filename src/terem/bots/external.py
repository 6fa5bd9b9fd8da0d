"""A bot in another process, in any language: lines of JSON on its stdin and stdout.

The protocol is described in docs/bot-protocol.md. A bot that hangs, crashes or answers nonsense
loses the decision to a legal default; the fault is kept in `faults` and the game goes on.
"""

from __future__ import annotations

import json
import queue
import shlex
import shutil
import subprocess
import threading
from typing import Any

from terem.bots.base import Bot, deciding_seat
from terem.engine import Move, State

PREFIX = "exec:"
PROTOCOL = 1
SECONDS = 10.0
# After so many crashes or timeouts the process is not started again.
PATIENCE = 3
LONGEST_LINE = 1_000_000
# A program may end, or close its stdout, before all that it said has arrived: so long we listen on.
LAST_WORDS_SECONDS = 1.0


class Fault:
    """One decision that a bot lost: what was wrong, and the move played in its place."""

    def __init__(self, move_number: int, what: str, played: Move) -> None:
        self.move_number: int = move_number
        self.what: str = what
        self.played: Move = played

    def __str__(self) -> str:
        return f"move {self.move_number}: {self.what}; played {list(self.played)} instead"


class Trouble(Exception):
    """The bot cannot answer; `fatal` if its process is of no use any more."""

    def __init__(self, what: str, fatal: bool) -> None:
        super().__init__(what)
        self.what: str = what
        self.fatal: bool = fatal


class ExternalBot(Bot):
    def __init__(self, command: str, seed: int, seconds: float | None = None) -> None:
        super().__init__(PREFIX + command, seed)
        try:
            self.command: list[str] = shlex.split(command)
        except ValueError:
            raise KeyError(f"expected exec:PROGRAM, not {PREFIX + command!r}") from None
        if not self.command or shutil.which(self.command[0]) is None:
            raise KeyError(f"exec: there is no program {' '.join(self.command[:1])!r} to run")
        self.seconds: float = SECONDS if seconds is None else seconds
        self.faults: list[Fault] = []
        self.failures: int = 0
        self.asked: int = 0
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.last_words: list[str] = []
        self.reader: threading.Thread | None = None
        self.listener: threading.Thread | None = None

    # ------------------------------------------------------------------ a decision

    def choose(self, state: State) -> Move:
        seat = deciding_seat(state)
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        try:
            return self.ask(state, seat, moves)
        except Trouble as trouble:
            if trouble.fatal:
                self.failures += 1
                self.stop()
            self.faults.append(Fault(state.played + 1, trouble.what, moves[0]))
            return moves[0]

    def ask(self, state: State, seat: int, moves: list[Move]) -> Move:
        self.start(state, seat)
        self.asked += 1
        self.send(
            {
                "type": "choose",
                "id": self.asked,
                "seat": seat,
                "view": state.view(seat),
                "moves": [list(move) for move in moves],
            }
        )
        return self.answer(moves)

    def answer(self, moves: list[Move]) -> Move:
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise Trouble(f"no answer within {self.seconds:g} seconds", True) from None
        if line is None:
            if self.listener is not None:
                self.listener.join(LAST_WORDS_SECONDS)
            said = f" ({self.last_words[-1]})" if self.last_words else ""
            raise Trouble(f"the program ended{said}", True)
        try:
            data = json.loads(line)
        except ValueError:
            raise Trouble(f"not JSON: {line[:80].strip()!r}", False) from None
        if not isinstance(data, dict) or "move" not in data:
            raise Trouble('expected an object with "move"', False)
        if data.get("id", self.asked) != self.asked:
            raise Trouble(f"an answer to question {data['id']!r}, not {self.asked}", True)
        chosen = data["move"]
        if type(chosen) is int and 0 <= chosen < len(moves):
            return moves[chosen]
        for move in moves:
            if list(move) == chosen:
                return move
        raise Trouble(f"not a legal move: {json.dumps(chosen)[:80]}", False)

    # ------------------------------------------------------------------ the process

    def start(self, state: State, seat: int) -> None:
        if self.process is not None:
            return
        if self.failures >= PATIENCE:
            raise Trouble("the program has failed too often and is not asked any more", False)
        self.lines = queue.Queue()
        self.last_words = []
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as problem:
            raise Trouble(f"cannot start: {problem.strerror}", True) from None
        self.process = process
        self.reader = threading.Thread(target=read_lines, args=(process, self.lines), daemon=True)
        self.reader.start()
        self.listener = threading.Thread(
            target=read_words, args=(process, self.last_words), daemon=True
        )
        self.listener.start()
        self.send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": state.game.id,
                "seat": seat,
                "seats": state.seats,
                "seconds": self.seconds,
                "seed": self.seed,
            }
        )

    def send(self, message: dict[str, Any]) -> None:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except OSError:
            # Whoever reads no more has ended: `answer` will say so with its last words, after what
            # it had still said.
            if self.reader is not None:
                self.reader.join(LAST_WORDS_SECONDS)
            self.lines.put(None)

    def close(self, state: State) -> None:
        """The game is over: tell the result and let the program end."""
        process = self.process
        if process is not None and process.poll() is None:
            self.send({"type": "over", "scores": state.scores(), "ranking": state.ranking()})
            try:
                if process.stdin is not None:
                    process.stdin.close()
                process.wait(timeout=1.0)
            except (OSError, subprocess.TimeoutExpired):
                pass
        self.stop()

    def stop(self) -> None:
        process = self.process
        self.process = None
        if process is not None:
            process.kill()
            process.wait()


def read_lines(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    assert process.stdout is not None
    while True:
        line = process.stdout.readline(LONGEST_LINE)
        if not line:
            break
        if line.strip():
            lines.put(line)
    lines.put(None)


def read_words(process: subprocess.Popen[str], words: list[str]) -> None:
    """Keep the last lines of stderr: they usually say why a program ended."""
    assert process.stderr is not None
    for line in process.stderr:
        if line.strip():
            words.append(line.strip()[:200])
            del words[:-5]
