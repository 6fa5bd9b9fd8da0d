"""Outpost (Форпост): build the best settlement on a dangerous frontier in six rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from terem.engine import Components, Frame, Move, Reason, option
from terem.engine.game import Game
from terem.engine.reading import Reader
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

    def blank(self, components: Components) -> Outpost:
        state = Outpost()
        state.tables = self.tables if components is self.components else Tables(components)
        return state

    def deal(self, state: Outpost) -> None:
        setup.deal(state)

    def dump_position(self, state: Outpost) -> dict[str, Any]:
        return dump.dump_position(state)

    def restore_position(self, state: Outpost, position: Reader) -> None:
        dump.read_position(state, position)

    def stacked(self, state: Outpost, questions: list[Frame]) -> list[Frame]:
        """Below what is asked of somebody who passes, the next turn waits."""
        if questions and questions[0].kind in ("keep", "artifact"):
            return [Frame("next_turn", questions[0].seat), *questions]
        return questions

    def begin_turn_of(self, state: Outpost, seat: int) -> bool:
        return turn.begin_turn_of(state, seat)

    def view_position(self, state: Outpost, seat: int | None) -> dict[str, Any]:
        return view.view_position(state)

    def redraw(self, state: Outpost, seat: int) -> None:
        hidden.redraw(state)

    def flaw(self, state: Outpost) -> str | None:
        return audit.flaw(state)

    def scores(self, state: Outpost) -> list[int]:
        return [scoring.score(state, player) for player in state.players]

    def score_breakdown(self, state: Outpost, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(state, state.players[seat])

    def tie_break(self, state: Outpost, seat: int) -> tuple[int, ...]:
        return scoring.treasure(state.players[seat])

    def solo_title(self, state: Outpost) -> str | None:
        return scoring.solo_title(state)

    def nearing_end(self, state: Outpost) -> str | None:
        return "round" if state.round == state.tables.rounds else None

    def describe_values(self, state: Outpost, move: Move) -> Move:
        return describing.values(state, move)

    def unknown_move(self, state: Outpost, move: Move) -> Reason:
        """An exchange at a rate that does not exist is refused by the rates.  [exchange.1]"""
        if move[0] == "exchange":
            return state.because("exchange.1", "why-no-such-rate")
        return super().unknown_move(state, move)


GAME: Final = OutpostGame()
