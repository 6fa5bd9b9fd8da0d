"""Outpost (Форпост): build the best settlement on a dangerous frontier in six rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from terem.engine import Components, Move, Reason, option
from terem.engine.game import Game
from terem.games.outpost import audit, describing, dump, hidden, scoring, setup, view
from terem.games.outpost.catalogue import EVENTS
from terem.games.outpost.rules import artifacts, building, monsters, regions, rounds, streets, turn
from terem.games.outpost.state import Outpost
from terem.games.outpost.tables import Tables


class OutpostGame(Game[Outpost]):
    def __init__(self) -> None:
        frames = (
            turn.TurnQuestion(),
            building.SpaceQuestion(),
            building.PlaceQuestion(),
            streets.StreetQuestion(),
            regions.RegionYield(),
            regions.CollectQuestion(),
            regions.ExtraQuestion(),
            monsters.MonsterCheck(),
            monsters.MonsterQuestion(),
            rounds.Discard(),
            rounds.KeepQuestion(),
            artifacts.ArtifactQuestion(),
            rounds.NextTurn(),
            rounds.EndOfRound(),
        )
        super().__init__("outpost", 1, range(1, 5), Path(__file__).parent, frames, EVENTS)
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
        self.solo_title = scoring.solo_title
        self.nearing_end = scoring.nearing_end
        self.describe_values = describing.values

    def blank(self, components: Components) -> Outpost:
        state = Outpost()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def unknown_move(self, state: Outpost, move: Move) -> Reason:
        """An exchange at a rate that does not exist is refused by the rates.  [exchange.1]"""
        if move[0] == "exchange":
            return state.because("exchange.1", "why-no-such-rate")
        return super().unknown_move(state, move)


GAME: Final = OutpostGame()
