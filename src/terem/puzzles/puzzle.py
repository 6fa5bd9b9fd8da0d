"""A puzzle: a position of a real game in which one way to play the turn is clearly best."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import terem
from terem.engine import Game, Move, State
from terem.engine.moves import as_move

DATA: Final = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Step:
    """One move of the solution, and what the search found when it was made."""

    move: Move
    # The best of the other moves, and how far behind it is (as a share of a win).
    second: Move
    margin: float
    # Final points to expect, and the chance to finish first, after each of the two.
    points: float
    second_points: float
    win: float
    second_win: float


@dataclass(frozen=True)
class Puzzle:
    """`history` leads from the deal to the position; `digest` proves that it is still the same."""

    id: str
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, str | int]
    history: tuple[Move, ...]
    seat: int
    digest: str
    steps: tuple[Step, ...]
    # Iterations of the search that confirmed every step.
    iterations: int

    def position(self) -> State:
        """The position to be solved; ValueError if the rules lead elsewhere by now."""
        game = terem.game(self.game)
        state: State = game.replay(self.seats, self.seed, self.options, list(self.history))
        if digest(state) != self.digest:
            raise ValueError(f"puzzle {self.id} was made with other rules")
        return state


def digest(state: State) -> str:
    """A short print of all that the player who decides sees and may do."""
    seen = [state.view(state.seat), state.moves()]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "version": puzzle.version,
        "seats": puzzle.seats,
        "seed": puzzle.seed,
        "options": puzzle.options,
        "seat": puzzle.seat,
        "digest": puzzle.digest,
        "iterations": puzzle.iterations,
        "steps": [
            {
                "move": list(step.move),
                "second": list(step.second),
                "margin": round(step.margin, 3),
                "points": round(step.points, 1),
                "second_points": round(step.second_points, 1),
                "win": round(step.win, 3),
                "second_win": round(step.second_win, 3),
            }
            for step in puzzle.steps
        ],
        "history": [list(move) for move in puzzle.history],
    }


def from_json(data: dict[str, Any]) -> Puzzle:
    steps = [
        Step(
            _move(one["move"]),
            _move(one["second"]),
            one["margin"],
            one["points"],
            one["second_points"],
            one["win"],
            one["second_win"],
        )
        for one in data["steps"]
    ]
    return Puzzle(
        id=data["id"],
        game=data["game"],
        version=data["version"],
        seats=data["seats"],
        seed=data["seed"],
        options=data["options"],
        history=tuple(_move(one) for one in data["history"]),
        seat=data["seat"],
        digest=data["digest"],
        steps=tuple(steps),
        iterations=data["iterations"],
    )


def _move(data: object) -> Move:
    move = as_move(data)
    if move is None:
        raise ValueError(f"not a move: {data!r}")
    return move


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they were made."""
    path = DATA / f"{game.id}.jsonl"
    if not path.exists():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [from_json(json.loads(line)) for line in lines]
    # A position of other rules proves nothing.
    return tuple(one for one in found if one.version == game.version)


def find(game: Game, id: str) -> Puzzle:
    """KeyError with the number of puzzles for an unknown one."""
    for one in puzzles(game):
        if one.id == id:
            return one
    raise KeyError(f"no puzzle {id!r}; {game.id} has {len(puzzles(game))}")


def of_the_day(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a day: all of them in turn, each game shifted against the others."""
    known = puzzles(game)
    if not known:
        return None
    shift = int.from_bytes(hashlib.sha256(game.id.encode()).digest()[:4], "big")
    return known[(day.toordinal() + shift) % len(known)]
