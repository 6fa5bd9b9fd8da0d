"""Choosing an artifact: at the start, and whenever one passes."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Frame, Move, Reason
from terem.games.outpost.rules import rounds
from terem.games.outpost.rules.exchange import why_not_exchange_now
from terem.games.outpost.rules.resources import gain
from terem.games.outpost.state import Outpost
from terem.games.outpost.tables import (
    ARTIFACTS,
    DIAMOND,
    GOLD,
    TAKE_DIAMOND,
    TAKE_GOLD_A,
    TAKE_GOLD_B,
)

ARTIFACT: Final = "artifact"

TAKE: Final[list[Move]] = [("take_artifact", artifact) for artifact in ARTIFACTS]


class ArtifactDecision(Decision[Outpost]):
    """Pick one of the face-up artifacts.  [setup.6, pass.5, solo.2]"""

    kind = ARTIFACT

    def moves(self, s: Outpost, frame: Frame) -> list[Move]:
        return [TAKE[artifact] for artifact in s.artifact_row]

    def play(self, s: Outpost, frame: Frame, move: Move) -> None:
        s.stack.pop()
        take_artifact(s, frame.seat, ARTIFACTS.index(cast(str, move[1])))
        if not s.stack:
            rounds.next_turn(s, frame.seat)

    def reason(self, s: Outpost, frame: Frame, move: Move) -> Reason | None:
        held = s.players[frame.seat].artifact
        if move[0] != "take_artifact":
            if held >= 0:
                return rounds.why_not_after_passing(s, move)
            return why_not_exchange_now(s, move)
        if held >= 0 and move[1] == ARTIFACTS[held]:
            return s.because("pass.5", "why-same-artifact")
        rule = "setup.6" if held < 0 else "pass.5"
        return s.because(rule, "why-artifact-not-in-row", ("artifact",), (move[1],))

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        return None if s.artifact_row else "there is no artifact to take"

    def clauses(self) -> tuple[str, ...]:
        return ("pass.5", "setup.6", "artifact.14")


def take_artifact(s: Outpost, seat: int, artifact: int) -> None:
    """Take the new one, give the old one back; alone, the old one is gone.  [pass.5, solo.2]"""
    player = s.players[seat]
    old = player.artifact
    s.artifact_row.remove(artifact)
    player.artifact = artifact
    s.tell("artifact_taken", seat, ARTIFACTS[artifact])
    if old >= 0:
        if s.seats > 1:
            s.artifact_row.append(old)
        else:
            s.artifact_box.append(old)
            if s.artifact_pile:
                s.artifact_row.append(s.artifact_pile.pop())
                s.reveals += 1
                s.tell("artifact_turned_up", ARTIFACTS[s.artifact_row[-1]])
    if artifact in (TAKE_GOLD_A, TAKE_GOLD_B):  # [artifact.5]
        gain(s, seat, GOLD, 1)
    elif artifact == TAKE_DIAMOND:  # [artifact.6]
        gain(s, seat, DIAMOND, 1)
