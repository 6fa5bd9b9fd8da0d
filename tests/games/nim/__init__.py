"""Nim, the smallest game there is: the proof that docs/adding-a-game.md is true."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from terem.engine import Components, Game, State
from terem.engine.reading import Reader
from tests.games.nim.catalogue import EVENTS, MOVES, VERBS
from tests.games.nim.rules import TakeDecision
from tests.games.nim.state import HEAPS, Nim


class NimGame(Game):
    def __init__(self) -> None:
        super().__init__("nim", 1, range(2, 4), Path(__file__).parent)
        self.minutes = (1, 5)
        self.weight = 1
        self.options = {}
        self.verbs = VERBS
        self.events = EVENTS
        self.known_moves = frozenset(MOVES)
        self.decisions = {"take": TakeDecision()}

    def blank(self, components: Components) -> State:
        state = Nim()
        state.components = components
        return state

    def deal(self, state: State) -> None:
        s = cast(Nim, state)
        s.heaps = s.components.reader.at("heaps").at("matches").counts(HEAPS)
        s.taken = [0] * s.seats
        s.last = -1
        s.ask("take", s.chance.below(s.seats))

    def restore_position(self, state: State, position: Reader) -> None:
        s = cast(Nim, state)
        position.only("heaps", "taken", "last")
        s.heaps = position.at("heaps").counts(HEAPS)
        s.taken = position.at("taken").wholes(s.seats)
        s.last = position.at("last").whole(-1, s.seats - 1)

    def components_of(self, state: State) -> Components:
        return cast(Nim, state).components


GAME: Final = NimGame()
