"""Choosing an artifact: at the start, and whenever one passes."""

from __future__ import annotations

from typing import Final

from terem.engine import Decision, Frame, Ply, Reason, Verb
from terem.engine.lists import without
from terem.games.outpost.rules.actions import Answer
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

TAKE_ARTIFACT: Final = Verb("take_artifact", ("artifact", ARTIFACTS), told=("text:artifact_text",))


class TakeArtifact(Answer):
    """Take a new one, give the old one back; alone, the old one is gone.  [setup.6, pass.5,
    solo.2]

    Who takes one has passed, so that in this round only an effect on taking shows.  [artifact.14]
    """

    verb = TAKE_ARTIFACT
    when = "pass.5"
    sentence = "why-artifact-only-when-passing"

    def offer(self, s: Outpost, frame: Frame, found: list[Ply]) -> None:
        for artifact in s.artifact_row:
            found.append(TAKE_ARTIFACT.grid[artifact])

    def play(self, s: Outpost, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        artifact = ply.a
        player = s.players[seat]
        old = player.artifact
        s.artifact_row = without(s.artifact_row, artifact)
        player.artifact = artifact
        s.tell("artifact_taken", seat, ARTIFACTS[artifact])
        if old >= 0:
            give_back(s, old)
        if artifact in (TAKE_GOLD_A, TAKE_GOLD_B):  # [artifact.5]
            gain(s, seat, GOLD, 1)
        elif artifact == TAKE_DIAMOND:  # [artifact.6]
            gain(s, seat, DIAMOND, 1)

    def reason(self, s: Outpost, frame: Frame, ply: Ply) -> Reason | None:
        held = s.players[frame.seat].artifact
        if held == ply.a:
            return s.because("pass.5", "why-same-artifact")
        rule = "setup.6" if held < 0 else "pass.5"
        return s.because(rule, "why-artifact-not-in-row", ("artifact",), (ARTIFACTS[ply.a],))


def give_back(s: Outpost, old: int) -> None:
    """Into the row for others; alone, out of the game, and a new one is turned up.  [pass.5,
    solo.2]"""
    if s.seats > 1:
        s.artifact_row = [*s.artifact_row, old]
        return
    s.artifact_box = [*s.artifact_box, old]
    if s.artifact_pile:
        turned_up = s.artifact_pile[-1]
        s.artifact_pile = s.artifact_pile[:-1]
        s.artifact_row = [*s.artifact_row, turned_up]
        s.reveals += 1
        s.tell("artifact_turned_up", ARTIFACTS[turned_up])


class ArtifactQuestion(Decision[Outpost]):
    """Pick one of the face-up artifacts.  [setup.6, pass.5, solo.2]"""

    kind = "artifact"
    actions = (TakeArtifact(),)
    cites = ("pass.5", "setup.6", "artifact.14")

    def flaw(self, s: Outpost, frame: Frame) -> str | None:
        return None if s.artifact_row else "there is no artifact to take"
