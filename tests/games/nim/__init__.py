"""Nim, the smallest game there is: the proof that docs/adding-a-game.md is true."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from terem.engine import Components
from terem.engine.game import Game
from terem.engine.reading import Reader
from tests.games.nim.catalogue import EVENTS
from tests.games.nim.rules import TakeQuestion
from tests.games.nim.state import HEAPS, Nim


def deal(state: Nim) -> None:
    state.heaps = state.components.reader.at("heaps").at("matches").counts(HEAPS)
    state.taken = [0] * state.seats
    state.last = -1
    state.call("take", state.chance.below(state.seats))


def dump_position(state: Nim) -> dict[str, Any]:
    heaps = dict(zip(HEAPS, state.heaps, strict=True))
    return {"heaps": heaps, "taken": state.taken[:], "last": state.last}


def restore_position(state: Nim, position: Reader) -> None:
    position.only("heaps", "taken", "last")
    state.heaps = position.at("heaps").counts(HEAPS)
    state.taken = position.at("taken").wholes(state.seats)
    state.last = position.at("last").whole(-1, state.seats - 1)


def view_position(state: Nim) -> dict[str, Any]:
    """All lies open; a list with an entry for each seat is called `players`."""
    heaps = dict(zip(HEAPS, state.heaps, strict=True))
    return {"heaps": heaps, "players": [{"taken": count} for count in state.taken]}


def redraw(state: Nim, seat: int) -> None:
    """Nothing is hidden."""


def flaw(state: Nim) -> str | None:
    printed = state.components.reader.at("heaps").at("matches").counts(HEAPS)
    if any(now > before for now, before in zip(state.heaps, printed, strict=True)):
        return "a heap has grown"
    if sum(state.heaps) + sum(state.taken) != sum(printed):
        return "matches have been lost or found"
    if (state.last < 0) != (sum(state.taken) == 0):
        return "who took last does not fit what was taken"
    return None


def scores(state: Nim) -> list[int]:
    """One point for the last match.  [end.1]"""
    return [int(state.over and seat == state.last) for seat in range(state.seats)]


def score_breakdown(state: Nim, seat: int) -> list[tuple[str, int]]:
    return [("last", scores(state)[seat])]


class NimGame(Game[Nim]):
    def __init__(self) -> None:
        super().__init__("nim", 1, range(2, 4), Path(__file__).parent, (TakeQuestion(),), EVENTS)
        self.minutes = (1, 5)
        self.weight = 1
        self.deal = deal
        self.dump_position = dump_position
        self.restore_position = restore_position
        self.view_position = view_position
        self.redraw = redraw
        self.flaw = flaw
        self.scores = scores
        self.score_breakdown = score_breakdown

    def blank(self, components: Components) -> Nim:
        return Nim()


GAME: Final = NimGame()
