"""Village (Летопись): the lifetime of a family; careers, fame, and a place in the chronicle."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from terem.engine import Components, Game, Move, State, option
from terem.engine.reading import Reader
from terem.games.village import describing, setup
from terem.games.village.catalogue import EVENTS, MOVES, VERBS
from terem.games.village.dump import read_position
from terem.games.village.rules.church import PAY_FOR_CHURCH, ChurchDecision
from terem.games.village.rules.council import PAY_FOR_STEP, CouncilDecision, PrivilegeDecision
from terem.games.village.rules.crafts import PAY_FOR_GOODS, CraftsDecision, ProduceDecision
from terem.games.village.rules.farm import FamilyDecision, HarvestDecision
from terem.games.village.rules.life import DeathDecision
from terem.games.village.rules.market import PAY_SURCHARGE, MarketDayDecision
from terem.games.village.rules.mass import MassClimbDecision, MassDrawDecision
from terem.games.village.rules.rewards import CubesDecision, GoodsDecision
from terem.games.village.rules.travel import PAY_FOR_ROAD, TravelDecision
from terem.games.village.rules.turn import TurnDecision, WellDecision
from terem.games.village.solo import KlaraCubeDecision
from terem.games.village.state import Village, new_player
from terem.games.village.tables import Tables


class VillageGame(Game):
    def __init__(self) -> None:
        super().__init__("village", 1, range(1, 6), Path(__file__).parent)
        self.minutes = (60, 90)
        self.weight = 3
        words = self.words
        self.options = {
            "start_bonus": option(words, "start_bonus", "recommended", ("recommended", "none")),
            "well_coins": option(words, "well_coins", "allowed", ("allowed", "cubes_only")),
            "council_cubes": option(words, "council_cubes", "any", ("any", "different")),
            "market_plague_death": option(
                words, "market_plague_death", "end_of_turn", ("end_of_turn", "at_once")
            ),
            "klara_cubes": option(words, "klara_cubes", "match", ("match", "die"), alone=True),
            "klara_market": option(
                words, "klara_market", "market_day", ("market_day", "customer_only"), alone=True
            ),
        }
        self.verbs = VERBS
        self.events = EVENTS
        self.known_moves = frozenset(MOVES)
        self.decisions = {
            decision.kind: decision
            for decision in (
                TurnDecision(),
                WellDecision(),
                HarvestDecision(),
                FamilyDecision(),
                CraftsDecision(),
                ProduceDecision(),
                PAY_FOR_GOODS,
                MarketDayDecision(),
                PAY_SURCHARGE,
                TravelDecision(),
                PAY_FOR_ROAD,
                CouncilDecision(),
                PAY_FOR_STEP,
                PrivilegeDecision(),
                CubesDecision(),
                GoodsDecision(),
                ChurchDecision(),
                PAY_FOR_CHURCH,
                DeathDecision(),
                MassDrawDecision(),
                MassClimbDecision(),
                KlaraCubeDecision(),
            )
        }
        self.tables: Tables = Tables(self.components)

    def blank(self, components: Components) -> State:
        state = Village()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def deal(self, state: State) -> None:
        setup.deal(cast(Village, state))

    def restore_position(self, state: State, position: Reader) -> None:
        village = cast(Village, state)
        village.players = [new_player(village.tables) for _ in range(village.seats)]
        read_position(village, position)

    def describe_values(self, state: State, move: Move) -> Move:
        return describing.values(cast(Village, state), move)

    def components_of(self, state: State) -> Components:
        return cast(Village, state).tables.components


GAME: Final = VillageGame()
