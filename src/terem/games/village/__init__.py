"""Village (Летопись): the lifetime of a family; careers, fame, and a place in the chronicle."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from terem.engine import Components, Move, Reason, option
from terem.engine.game import Game
from terem.games.village import audit, describing, dump, hidden, phases, scoring, setup, solo, view
from terem.games.village.catalogue import EVENTS
from terem.games.village.rules import (
    church,
    council,
    crafts,
    farm,
    life,
    market,
    mass,
    rewards,
    rounds,
    travel,
    turn,
)
from terem.games.village.state import Village
from terem.games.village.tables import PLACES, Tables

# Moves that nobody can ever make because a rule says so: verb, what would be named, the rule.
NEVER: Final = [
    ("call_home", PLACES, "family.2", "why-not-called-from-there"),
    ("train", ["mill"], "craft.6", "why-nobody-at-mill"),
    ("take_goods", ["grain"], "council.7", "why-grain-is-no-good"),
    ("set_out", ["village", "farm"], "travel.2", "why-nobody-travels-home"),
    ("move_on", ["village", "farm"], "travel.2", "why-nobody-travels-home"),
]


class VillageGame(Game[Village]):
    def __init__(self) -> None:
        frames = (
            rounds.Opening(),
            rounds.Round(),
            rounds.NewRound(),
            rounds.EndOfRound(),
            turn.PlayerTurn(),
            turn.TurnQuestion(),
            turn.WellQuestion(),
            farm.HarvestQuestion(),
            farm.FamilyQuestion(),
            crafts.CraftsQuestion(),
            crafts.ProduceQuestion(),
            crafts.PayForGoods(),
            market.MarketDay(),
            market.MarketDayQuestion(),
            market.PaySurcharge(),
            travel.TravelQuestion(),
            travel.PayForRoad(),
            council.CouncilQuestion(),
            council.PayForStep(),
            council.PrivilegeQuestion(),
            rewards.CubesQuestion(),
            rewards.GoodsQuestion(),
            church.ChurchQuestion(),
            church.PayForChurch(),
            life.DeathQuestion(),
            mass.Mass(),
            mass.Drawing(),
            mass.MassDrawQuestion(),
            mass.Climbing(),
            mass.MassClimbQuestion(),
            solo.KlaraTurn(),
            solo.KlaraCubeQuestion(),
        )
        super().__init__("village", 1, range(1, 6), Path(__file__).parent, frames, EVENTS)
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
        self.tables: Tables = Tables(self.components)
        self.deal = setup.deal
        self.dump_position = dump.dump_position
        self.restore_position = dump.restore_position
        self.stacked = phases.stacked
        self.begin_turn_of = rounds.begin_turn_of
        self.view_position = view.view_position
        self.redraw = hidden.redraw
        self.flaw = audit.flaw
        self.scores = scoring.scores
        self.score_breakdown = scoring.breakdown
        self.tie_break = scoring.tie_break
        self.solo_title = scoring.solo_title
        self.nearing_end = scoring.nearing_end
        self.describe_values = describing.values

    def blank(self, components: Components) -> Village:
        state = Village()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def unknown_move(self, state: Village, move: Move) -> Reason:
        for verb, names, rule, message in NEVER:
            if move[0] == verb and any(part in names for part in move[1:]):
                return state.because(rule, message)
        return super().unknown_move(state, move)


GAME: Final = VillageGame()
