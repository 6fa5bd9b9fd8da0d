"""What the open question belongs to, told from the position: a turn, a market day, a mass."""

from __future__ import annotations

from typing import Final

from terem.engine import Frame
from terem.games.village.rules.rewards import FROM_START
from terem.games.village.state import NOBODY, Village

PHASES: Final = ["setup", "turn", "market_day", "klara", "mass_draw", "mass_climb", "over"]
# What goes on below the open question, by phase; a market day lies on the turn it began in.
PASSAGES: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("opening",),
    "turn": ("round", "player_turn"),
    "market_day": ("round", "player_turn", "market"),
    "klara": ("round",),
    "mass_draw": ("round", "end_of_round", "mass_climbing", "mass_drawing"),
    "mass_climb": ("round", "end_of_round", "mass_climbing"),
    "over": (),
}
ON_MARKET_DAYS: Final = ("market_day", "pay_customer", "death")


def phase_of(s: Village) -> str:
    """In a word; "over" without a question."""
    if not s.stack:
        return "over"
    if s.starter != NOBODY:
        return "market_day"
    frame = s.stack[-1]
    if frame.kind in ("mass_draw", "mass_climb"):
        return frame.kind
    if frame.kind == "klara_cube":
        return "klara"
    if frame.kind == "cubes" and frame.args[1] == FROM_START and not s.left:
        return "setup"
    return "turn"


def stacked(s: Village, questions: list[Frame]) -> list[Frame]:
    """The questions on top of what goes on by itself below them."""
    found: list[Frame] = []
    for kind in PASSAGES[phase_of(s)]:
        if kind != "player_turn":
            found.append(Frame(kind))
        elif s.starter != s.seats:  # Klara's own market day lies on the round
            found.append(Frame(kind, s.current))
    return found + questions


def mismatch(s: Village, phase: str) -> str | None:
    """Why the questions of a dump do not belong to the phase it says."""
    if len(s.stack) > 1 or (not s.stack) != (phase == "over"):
        return "exactly one question is open until the game is over"
    if not s.stack:
        return None
    on_market_day = s.stack[-1].kind in ON_MARKET_DAYS[:2]
    if phase != phase_of(s) or (on_market_day and phase != "market_day"):
        return f"the open question does not belong to the phase {phase}"
    if phase == "market_day" and s.stack[-1].kind not in ON_MARKET_DAYS:
        return f"the open question does not belong to the phase {phase}"
    return None
