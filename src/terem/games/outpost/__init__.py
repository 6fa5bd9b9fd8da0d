"""Outpost (Форпост): build the best settlement on a dangerous frontier in six rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from terem.engine import Components, Game, Move, State, option
from terem.engine.reading import Reader
from terem.games.outpost import describing, setup
from terem.games.outpost.catalogue import EVENTS, MOVES, VERBS
from terem.games.outpost.rules.artifacts import ArtifactDecision
from terem.games.outpost.rules.monsters import MonsterDecision
from terem.games.outpost.rules.regions import CollectDecision, ExtraDecision
from terem.games.outpost.rules.rounds import KeepDecision
from terem.games.outpost.rules.streets import PlaceDecision, SpaceDecision, StreetDecision
from terem.games.outpost.rules.turn import TurnDecision
from terem.games.outpost.state import Outpost, restore_position
from terem.games.outpost.tables import Tables


class OutpostGame(Game):
    def __init__(self) -> None:
        super().__init__("outpost", 1, range(1, 5), Path(__file__).parent)
        self.minutes = (45, 90)
        self.weight = 2
        self.ends_turns = True
        self.options = {
            "empty_activation": option(
                self.words, "empty_activation", "allowed", ("allowed", "forbidden")
            ),
            "region_extra": option(
                self.words, "region_extra", "any_tile", ("any_tile", "giving_tile")
            ),
        }
        self.verbs = VERBS
        self.events = EVENTS
        self.known_moves = frozenset(MOVES)
        self.decisions = {
            decision.kind: decision
            for decision in (
                TurnDecision(),
                SpaceDecision(),
                PlaceDecision(),
                StreetDecision(),
                CollectDecision(),
                ExtraDecision(),
                MonsterDecision(),
                KeepDecision(),
                ArtifactDecision(),
            )
        }
        self.tables: Tables = Tables(self.components)

    def blank(self, components: Components) -> State:
        state = Outpost()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def deal(self, state: State) -> None:
        setup.deal(cast(Outpost, state))

    def restore_position(self, state: State, position: Reader) -> None:
        restore_position(cast(Outpost, state), position)

    def describe_values(self, state: State, move: Move) -> Move:
        return describing.values(cast(Outpost, state), move)

    def components_of(self, state: State) -> Components:
        return cast(Outpost, state).tables.components


GAME: Final = OutpostGame()
