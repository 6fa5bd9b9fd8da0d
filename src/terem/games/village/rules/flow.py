"""From one decision to the next: what happens by itself while nobody is asked."""

from __future__ import annotations

from terem.games.village import solo
from terem.games.village.rules import life, market, mass, rounds
from terem.games.village.state import (
    CLIMB,
    DAY,
    DRAW,
    KLARA,
    NEXT,
    OVER,
    SETUP,
    TURN,
    Village,
)


def proceed(s: Village) -> None:
    """Walk on until somebody has to decide or the game is over."""
    while not s.stack:
        phase = s.phase
        if phase == TURN:
            end_turn(s)
        elif phase == NEXT:
            rounds.next_turn(s)
        elif phase == DAY:
            market.go_on(s)
        elif phase == KLARA:
            solo.klaras_turn(s)
        elif phase == DRAW:
            mass.go_on_drawing(s)
        elif phase == CLIMB:
            mass.go_on_climbing(s)
        elif phase == SETUP:
            rounds.begin_round(s)
        elif phase == OVER:
            return


def end_turn(s: Village) -> None:
    """The action is over: deaths come now, then the next player, or Klara.  [death.1]"""
    if s.due:
        s.due -= 1
        life.somebody_dies(s, s.current)
    else:
        s.phase = KLARA if s.seats == 1 else NEXT
