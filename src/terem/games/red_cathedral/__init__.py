"""The Red Cathedral (Красный собор): builders compete for the favour of the Tsar."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from terem.engine import Components, option
from terem.engine.game import Game
from terem.engine.options import Choice
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
        self.deal = setup.deal
        self.dump_position = dump.dump_position
        self.restore_position = dump.restore_position
        self.stacked = dump.stacked
        self.begin_turn_of = turn.begin_turn_of
        self.view_position = view.view_position
        self.redraw = hidden.redraw
        self.flaw = audit.flaw
        self.scores = scoring.scores
        self.score_breakdown = scoring.breakdown
        self.tie_break = scoring.tie_break
        self.nearing_end = scoring.nearing_end
        self.describe_values = describing.values

    def blank(self, components: Components) -> RedCathedral:
        state = RedCathedral()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def points_from(self, state: RedCathedral, seat: int, sources: frozenset[str]) -> int:
        # The shares of the towers take longer to count than a move takes to be played.
        if sources == TRACK:
            return scoring.track_points(state, seat)
        return super().points_from(state, seat, sources)

    def earlier_options(self, version: int) -> dict[str, Choice]:
        """The tile of recognition gave 2 before there was a choice.  [take.4]"""
        return {"recognition_tile": 2} if version < 3 else {}


GAME: Final = RedCathedralGame()
