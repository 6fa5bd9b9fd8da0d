"""Rurik: Dawn of Kiev (Рюрик): heirs of Vladimir struggle for the throne in four rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from terem.engine import Components, Frame, Option, option
from terem.engine.decision import FrameKind
from terem.engine.fluent import Value
from terem.engine.game import Game
from terem.games.rurik import audit, describing, dump, hidden, scoring, setup, solo, view
from terem.games.rurik.catalogue import EVENTS
from terem.games.rurik.rules import build, claim, deeds, schemes, strategy, turn
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import ACTIONS, Tables

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


# The order of the questions and of their actions is the order of the moves' ids.
FRAMES: Final[tuple[FrameKind[Any], ...]] = (
    setup.Leaders(),
    setup.LeaderDecision(),
    setup.Agendas(),
    setup.AgendaDecision(),
    setup.Deployment(),
    setup.DeployDecision(),
    setup.LeadersJoin(),
    setup.DeployLeaderDecision(),
    strategy.Round(),
    strategy.Strategy(),
    strategy.PlaceDecision(),
    strategy.BribeDecision(),
    turn.Actions(),
    turn.ComebackDecision(),
    turn.AdvisorDecision(),
    turn.TurnDecision(),
    build.ChurchDecision(),
    schemes.CasualtyDecision(),
    schemes.DrawDecision(),
    schemes.KeepDecision(),
    schemes.PutBackDecision(),
    schemes.TokenDecision(),
    deeds.TakeDeedDecision(),
    deeds.DeedCostDecision(),
    claim.Claim(),
    claim.Boats(),
    claim.BoatDecision(),
    claim.Markers(),
    claim.NewDeeds(),
    claim.ClaimDeedDecision(),
    solo.RebellionPlaces(),
    solo.RebellionTurn(),
    solo.RebellionAttacks(),
    solo.RebellionCasualtyDecision(),
)


class RurikGame(Game[Rurik]):
    def __init__(self) -> None:
        super().__init__("rurik", 2, range(1, 5), Path(__file__).parent, FRAMES, EVENTS)
        self.minutes = (60, 120)
        self.weight = 3
        self.secrets = True
        options: dict[str, Option] = {}
        for name, choices in CHOICES.items():
            options[name] = option(self.words, name, choices[0], choices, alone=name in ALONE)
        self.options = options
        self.tables: Tables = Tables(self.components)
        self.deal = setup.deal
        self.dump_position = dump.dump_position
        self.restore_position = dump.restore_position
        self.stacked = dump.stacked
        self.begin_turn_of = turn.begin_turn_of
        self.view_position = view.view_position
        self.own_view = view.own_view
        self.redraw = hidden.redraw
        self.flaw = audit.flaw
        self.scores = scoring.scores
        self.score_breakdown = scoring.breakdown
        self.tie_break = scoring.tie_break
        self.nearing_end = scoring.nearing_end
        self.describe_values = describing.values

    def blank(self, components: Components) -> Rurik:
        state = Rurik()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def prompt_values(self, state: Rurik, lang: str, frame: Frame) -> dict[str, Value]:
        values = super().prompt_values(state, lang, frame)
        if frame.kind == "turn":
            named = (view.stage(state), ACTIONS[state.column])
            values |= self.words.arguments(lang, ("stage:text", "action"), named)
        return values


GAME: Final = RurikGame()
