"""Moves that come at the wrong moment: which clause says when they are possible."""

from __future__ import annotations

from typing import Final

from terem.engine import Move, Reason
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import ACTION_PHASE, SETUP_PHASE

AT_SETUP: Final[dict[str, str]] = {
    "choose_leader": "setup.3",
    "keep_agenda": "setup.4",
    "deploy": "setup.6",
    "deploy_leader": "setup.6",
}

# What needs a turn in the action phase.
OF_A_TURN: Final = (
    "act",
    "forfeit",
    "stop",
    "end_turn",
    "recall",
    "muster",
    "muster_leader",
    "move",
    "move_leader",
    "move_leader_with",
    "leap",
    "leap_leader",
    "leap_leader_with",
    "attack",
    "attack_rebel",
    "attack_neutral",
    "rally",
    "tax",
    "tax_and_good",
    "tax_and_coin",
    "build",
)
BONUS_ACTIONS: Final = ("play_card", "do_deed", "convert")

# What answers a question that something else asks: clause and sentence.
ANSWERS: Final[dict[str, tuple[str, str]]] = {
    "place": ("strategy.1", "why-only-strategy-phase"),
    "bribe": ("strategy.5", "why-bribe-while-placing"),
    "come_back": ("turn.6", "why-only-without-pieces"),
    "stay_away": ("turn.6", "why-only-without-pieces"),
    "draw": ("scheme.1", "why-no-draw-now"),
    "keep": ("scheme.1", "why-no-draw-now"),
    "put_back": ("scheme.1", "why-no-draw-now"),
    "give_token": ("scheme.2", "why-no-token-now"),
    "reveal": ("attack.5", "why-no-check-now"),
    "take_deed": ("claim.5", "why-no-deed-now"),
    "pay_good": ("deed.5", "why-nothing-to-pay"),
    "discard_card": ("deed.5", "why-nothing-to-pay"),
    "withdraw": ("deed.5", "why-nothing-to-pay"),
    "tear_down": ("deed.5", "why-nothing-to-pay"),
    "oust": ("build.4", "why-no-church-now"),
    "oust_rebel": ("build.4", "why-no-church-now"),
    "oust_neutral": ("build.4", "why-no-church-now"),
    "spare": ("build.4", "why-no-church-now"),
    "unload": ("mat.2", "why-boat-later"),
    "set_sail": ("mat.2", "why-boat-later"),
    "drive": ("leader.5", "why-drive-in-turn"),
    "drive_leader": ("leader.5", "why-drive-in-turn"),
}


def untimely(s: Rurik, move: Move) -> Reason | None:
    """Why a move that no open question asks for must wait; None if the next question may be its."""
    verb = str(move[0])
    if verb in AT_SETUP:
        return None if s.phase == SETUP_PHASE else s.because(AT_SETUP[verb], "why-only-at-setup")
    if verb in OF_A_TURN:
        if s.phase == ACTION_PHASE:
            return None
        return s.because("turn.1", "why-only-action-phase")
    if verb in BONUS_ACTIONS:
        if s.phase == ACTION_PHASE:
            return None
        return s.because("bonus.1", "why-bonus-in-turn")
    rule, message = ANSWERS[verb]
    return s.because(rule, message)
