"""Puzzles: find the best turn. Positions from games, each with the proof that one way is best."""

from terem.puzzles.puzzle import Puzzle, Step, find, of_the_day, puzzles

__all__ = ["Puzzle", "Step", "find", "of_the_day", "puzzles"]
