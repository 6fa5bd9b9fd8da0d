"""The Red Cathedral (Красный собор): builders compete for the favour of the Tsar."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from terem.engine import Components, Frame, Move, option
from terem.engine.game import Game
from terem.engine.options import Choice
from terem.engine.reading import Reader
from terem.games.red_cathedral import audit, describing, dump, hidden, scoring, setup, solo, view
from terem.games.red_cathedral.catalogue import EVENTS
from terem.games.red_cathedral.rules import build, claim, market, teamsters, turn
from terem.games.red_cathedral.state import RedCathedral
from terem.games.red_cathedral.tables import Tables

TRACK: Final = frozenset(["track"])


class RedCathedralGame(Game[RedCathedral]):
    def __init__(self) -> None:
        frames = (
            turn.Round(),
            turn.Turn(),
            turn.End(),
            claim.Banner(),
            claim.Place(),
            claim.Bonus(),
            build.Build(),
            market.Deals(),
            teamsters.Cart(),
            solo.YakovlevTurn(),
            solo.YakovlevOrnament(),
            solo.YakovlevCard(),
            solo.YakovlevClaim(),
            solo.YakovlevRoll(),
        )
        super().__init__("red_cathedral", 3, range(1, 5), Path(__file__).parent, frames, EVENTS)
        # Observations name Yakovlev's two questions the other way round.
        *others, ornament, claim_for_him = self.questions
        self.number_questions([*others, claim_for_him, ornament])
        self.minutes = (30, 120)
        self.weight = 3
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
        state = RedCathedral()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def deal(self, state: RedCathedral) -> None:
        setup.deal(state)

    def dump_position(self, state: RedCathedral) -> dict[str, Any]:
        return dump.dump_position(state)

    def restore_position(self, state: RedCathedral, position: Reader) -> None:
        dump.restore_position(state, position)

    def stacked(self, state: RedCathedral, questions: list[Frame]) -> list[Frame]:
        return dump.stacked(questions)

    def begin_turn_of(self, state: RedCathedral, seat: int) -> bool:
        return turn.begin_turn_of(state, seat)

    def view_position(self, state: RedCathedral, seat: int | None) -> dict[str, Any]:
        return view.view_position(state)

    def redraw(self, state: RedCathedral, seat: int) -> None:
        hidden.redraw(state)

    def flaw(self, state: RedCathedral) -> str | None:
        return audit.flaw(state)

    def scores(self, state: RedCathedral) -> list[int]:
        return scoring.scores(state)

    def score_breakdown(self, state: RedCathedral, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(state, seat)

    def points_from(self, state: RedCathedral, seat: int, sources: frozenset[str]) -> int:
        # The shares of the towers take longer to count than a move takes to be played.
        if sources == TRACK:
            return scoring.track_points(state, seat)
        return super().points_from(state, seat, sources)

    def tie_break(self, state: RedCathedral, seat: int) -> tuple[int, ...]:
        return scoring.tie_break(state, seat)

    def nearing_end(self, state: RedCathedral) -> str | None:
        return scoring.nearing_end(state)

    def describe_values(self, state: RedCathedral, move: Move) -> Move:
        return describing.values(state, self.plies[move])

    def earlier_options(self, version: int) -> dict[str, Choice]:
        """The tile of recognition gave 2 before there was a choice.  [take.4]"""
        return {"recognition_tile": 2} if version < 3 else {}


GAME: Final = RedCathedralGame()
