"""What can be turned in the starter; kept in the file it makes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    seats: int = 2
    minutes: float = 60.0
    games: int = 256  # side by side
    steps: int = 64  # of each game between two lessons
    width: int = 256
    watch: int = 60_000  # decisions of greedy to begin with; 0 for nothing but self-play
    rate: float = 5e-4  # falls to a tenth by the end, and `wander` with it
    fade: float = 0.95
    clip: float = 0.2
    wander: float = 0.01  # worth of trying things out (entropy)
    rounds: int = 3  # times each lesson is gone through
    part: int = 2048  # decisions at a time
    seed: int = 0
    jobs: int = 1
    reward: str = "margin"
    cluster: str = ""  # address of a Ray cluster that plays the games; "local" starts one
    share: int = 16  # games of a lesson that a worker of a cluster plays at a time
