"""The Red Cathedral (Красный собор): builders compete for the favour of the Tsar."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from terem.engine import Components, Game, State, option
from terem.engine.reading import Reader
from terem.games.red_cathedral import setup
from terem.games.red_cathedral.catalogue import EVENTS, MOVES, VERBS
from terem.games.red_cathedral.rules.build import BuildDecision
from terem.games.red_cathedral.rules.claim import BannerDecision, BonusDecision, PlaceDecision
from terem.games.red_cathedral.rules.guilds import CartDecision
from terem.games.red_cathedral.rules.market import DealsDecision
from terem.games.red_cathedral.rules.turn import EndDecision, TurnDecision
from terem.games.red_cathedral.solo import YakovlevClaimDecision, YakovlevOrnamentDecision
from terem.games.red_cathedral.state import RedCathedral, restore_position
from terem.games.red_cathedral.tables import Tables


class RedCathedralGame(Game):
    def __init__(self) -> None:
        super().__init__("red_cathedral", 3, range(1, 5), Path(__file__).parent)
        words = self.words
        self.options = {
            "board_side": option(words, "board_side", "basic", ("basic", "advanced"), True),
            "guild_cards": option(words, "guild_cards", "random", ("random", "first_game")),
            "unfinished_banners": option(words, "unfinished_banners", "count", ("count", "ignore")),
            "prestige_for_roubles": option(
                words, "prestige_for_roubles", "any_time", ("any_time", "one_moment")
            ),
            "surplus_delivery": option(
                words, "surplus_delivery", "forbidden", ("forbidden", "allowed")
            ),
            "recognition_tile": option(words, "recognition_tile", 1, (1, 2)),
            "rouble_supply": option(words, "rouble_supply", "unlimited", ("unlimited", "limited")),
            "yakovlev_build_order": option(
                words, "yakovlev_build_order", "rows", ("rows", "towers"), alone=True
            ),
        }
        self.verbs = VERBS
        self.events = EVENTS
        self.known_moves = frozenset(MOVES)
        self.decisions = {
            decision.kind: decision
            for decision in (
                TurnDecision(),
                EndDecision(),
                BannerDecision(),
                PlaceDecision(),
                BonusDecision(),
                BuildDecision(),
                DealsDecision(),
                CartDecision(),
                YakovlevClaimDecision(),
                YakovlevOrnamentDecision(),
            )
        }
        self.tables: Tables = Tables(self.components)

    def blank(self, components: Components) -> State:
        state = RedCathedral()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def deal(self, state: State) -> None:
        setup.deal(cast(RedCathedral, state))

    def restore_position(self, state: State, position: Reader) -> None:
        restore_position(cast(RedCathedral, state), position)

    def components_of(self, state: State) -> Components:
        return cast(RedCathedral, state).tables.components


GAME: Final = RedCathedralGame()
