"""The Red Cathedral (Красный собор): builders compete for the favour of the Tsar."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from terem.engine import Components, Frame, Move, option
from terem.engine.game import Game
from terem.engine.options import Choice
from terem.engine.reading import Reader
from terem.games.red_cathedral import audit, dump, hidden, scoring, setup, view
from terem.games.red_cathedral.catalogue import EVENTS
from terem.games.red_cathedral.rules.build import Build
from terem.games.red_cathedral.rules.claim import Banner, Bonus, Place
from terem.games.red_cathedral.rules.market import Deals
from terem.games.red_cathedral.rules.teamsters import Cart
from terem.games.red_cathedral.rules.turn import End, Round, Turn
from terem.games.red_cathedral.solo import (
    YakovlevCard,
    YakovlevClaim,
    YakovlevOrnament,
    YakovlevRoll,
    YakovlevTurn,
)
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import Tables


class Position(RedCathedral):
    """The data of a position with all that is known about it."""

    def copy(self) -> Position:
        twin = Position()
        self.copy_into(twin)
        return twin

    def redraw(self, seat: int) -> None:
        hidden.redraw(self, seat)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def score_breakdown(self, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(self, seat)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        return scoring.tie_break(self, seat)

    def view_position(self, seat: int | None) -> dict[str, Any]:
        return view.view_position(self)

    def describe_values(self, move: Move) -> Move:
        return view.describe_values(self, move)

    def dump_position(self) -> dict[str, Any]:
        return dump.dump_position(self)

    def flaw(self) -> str | None:
        return audit.flaw(self)


class RedCathedralGame(Game[RedCathedral]):
    def __init__(self) -> None:
        super().__init__(
            "red_cathedral",
            3,
            range(1, 5),
            Path(__file__).parent,
            [
                Round(),
                Turn(),
                End(),
                Banner(),
                Place(),
                Bonus(),
                Build(),
                Deals(),
                Cart(),
                YakovlevTurn(),
                YakovlevOrnament(),
                YakovlevCard(),
                YakovlevClaim(),
                YakovlevRoll(),
            ],
            EVENTS,
        )
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
        self.tables: Tables = Tables(self.components)

    def blank(self, components: Components) -> RedCathedral:
        state = Position()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def deal(self, state: RedCathedral) -> None:
        setup.deal(state)

    def restore_position(self, state: RedCathedral, position: Reader) -> None:
        dump.restore_position(state, position)

    def stacked(self, state: RedCathedral, questions: list[Frame]) -> list[Frame]:
        return dump.stacked(questions)

    def earlier_options(self, version: int) -> dict[str, Choice]:
        """The tile of recognition gave 2 before there was a choice.  [take.4]"""
        return {"recognition_tile": 2} if version < 3 else {}


GAME: Final = RedCathedralGame()
