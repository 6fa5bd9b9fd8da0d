"""Puzzles: find the best turn. Positions from games between bots, each with the proof that one way
to play is clearly best (`data/<game>.jsonl`, made by `python -m tools.puzzles`)."""

from terem.puzzles.puzzle import Puzzle, Step, find, of_the_day, puzzles
from terem.puzzles.solving import (
    Answer,
    Attempt,
    Told,
    complaint,
    names,
    offer,
    resume,
    solution,
    start,
    tells,
)

__all__ = [
    "Answer",
    "Attempt",
    "Puzzle",
    "Step",
    "Told",
    "complaint",
    "find",
    "names",
    "of_the_day",
    "offer",
    "puzzles",
    "resume",
    "solution",
    "start",
    "tells",
]
