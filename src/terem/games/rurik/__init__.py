"""Rurik: Dawn of Kiev (Рюрик): heirs of Vladimir struggle for the throne in four rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from terem.engine import Components, Game, Move, Option, State, option
from terem.engine.reading import Reader
from terem.games.rurik import describing, restoring, setup
from terem.games.rurik.catalogue import EVENTS, MOVES, VERBS
from terem.games.rurik.rules.build import ChurchDecision
from terem.games.rurik.rules.claim import BoatDecision, ClaimDeedDecision
from terem.games.rurik.rules.deeds import DeedCostDecision, TakeDeedDecision
from terem.games.rurik.rules.rebellion import RebellionCasualtyDecision
from terem.games.rurik.rules.schemes import (
    CasualtyDecision,
    DrawDecision,
    KeepDecision,
    PutBackDecision,
    TokenDecision,
)
from terem.games.rurik.rules.strategy import BribeDecision, PlaceDecision
from terem.games.rurik.rules.turn import AdvisorDecision, ComebackDecision, TurnDecision
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import Tables

CHOICES: Final[dict[str, tuple[str | int, ...]]] = {
    # name: default first
    "edition": ("ru", "de"),
    "leaders": ("chosen", "dealt"),
    "goods_tokens": ("off", "on"),
    "rebel_reward_tokens": ("off", "on"),
    "deed_row_refresh": ("off", "on"),
    "solo_level": (1, 2, 3, 4),
    "bonus_points": ("at_once", "pooled"),
    "leader_as_deed_cost": ("allowed", "never"),
    "church_effect": ("forced", "optional"),
    "agatha_companions": ("each_step", "whole_march"),
    "predslava_turn": ("action_phase", "any_phase"),
    "yaroslav_ties": ("own", "any"),
    "warfare_off_track": ("nothing", "ranked"),
    "agenda_at_zero": ("counts", "needs_one"),
    "solo_neutral_rule": ("count", "ignore"),
    "solo_neutral_church": ("allowed", "never"),
    "solo_own_bribe": ("outbid", "spare"),
    "solo_last_unlock": ("yes", "no"),
}
# Options that matter only against the Rebellion.
ALONE: Final[tuple[str, ...]] = (
    "solo_level",
    "solo_neutral_rule",
    "solo_neutral_church",
    "solo_own_bribe",
    "solo_last_unlock",
)


class RurikGame(Game):
    def __init__(self) -> None:
        super().__init__("rurik", 2, range(1, 5), Path(__file__).parent)
        self.minutes = (60, 120)
        self.weight = 3
        self.secrets = True
        options: dict[str, Option] = {}
        for name, choices in CHOICES.items():
            options[name] = option(self.words, name, choices[0], choices, alone=name in ALONE)
        self.options = options
        self.verbs = VERBS
        self.events = EVENTS
        self.known_moves = frozenset(MOVES)
        self.decisions = {
            decision.kind: decision
            for decision in (
                setup.LeaderDecision(),
                setup.AgendaDecision(),
                setup.DeployDecision(),
                setup.DeployLeaderDecision(),
                PlaceDecision(),
                BribeDecision(),
                ComebackDecision(),
                AdvisorDecision(),
                TurnDecision(),
                ChurchDecision(),
                CasualtyDecision(),
                DrawDecision(),
                KeepDecision(),
                PutBackDecision(),
                TokenDecision(),
                TakeDeedDecision(),
                DeedCostDecision(),
                BoatDecision(),
                ClaimDeedDecision(),
                RebellionCasualtyDecision(),
            )
        }
        self.tables: Tables = Tables(self.components)

    def blank(self, components: Components) -> State:
        state = Rurik()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def deal(self, state: State) -> None:
        setup.deal(cast(Rurik, state))

    def restore_position(self, state: State, position: Reader) -> None:
        restoring.restore_position(cast(Rurik, state), position)

    def describe_values(self, state: State, move: Move) -> Move:
        return describing.values(cast(Rurik, state), move)

    def components_of(self, state: State) -> Components:
        return cast(Rurik, state).tables.components


GAME: Final = RurikGame()
