"""What a lesson is, and how it is read from its file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from terem import Game, Move, State
from terem.engine.moves import as_move

# In the order in which they are offered: the first game, what it left out, the solo opponents.
PARTS: Final = ("first", "more", "solo")

ANYTHING: Final = "*"


@dataclass(frozen=True)
class Step:
    """One thing the guide says, and what it waits for before it goes on."""

    id: str
    # Places on the board the guide points at, as `targets.ts` of the game's board names them.
    point: tuple[str, ...]
    # Patterns of the moves it waits for: the first parts of a move, "*" for any part.
    # Without any the learner only reads.
    expect: tuple[Move, ...]
    # Instead of `expect`: so many turns of the learner's own choice, answered by a bot.
    free: int
    # What the others at the table do upon it.
    reply: tuple[Move, ...]

    @property
    def reading(self) -> bool:
        return not self.expect and not self.free

    def wants(self, move: Move) -> bool:
        """Whether this legal move is what the guide asks for."""
        return self.free > 0 or any(_fits(pattern, move) for pattern in self.expect)


def _fits(pattern: Move, move: Move) -> bool:
    return len(pattern) <= len(move) and all(
        wanted in (ANYTHING, part) for wanted, part in zip(pattern, move, strict=False)
    )


@dataclass(frozen=True, eq=False)
class Lesson:
    """A chapter: a position, who learns, and the steps."""

    game: Game
    id: str
    part: str
    seats: int
    seed: int
    options: dict[str, Any]
    learner: int
    # How the position comes about: moves from the deal on, then changes to its dump by path.
    opening: tuple[Move, ...]
    edit: dict[str, Any]
    steps: tuple[Step, ...]

    def position(self) -> State:
        """The position the lesson starts from."""
        state: State = self.game.replay(self.seats, self.seed, self.options, self.opening)
        if not self.edit:
            return state
        dump = state.dump()
        for path, value in self.edit.items():
            _set(dump, path, value)
        changed: State = self.game.restore(dump)
        return changed


def _set(dump: Any, path: str, value: Any) -> None:
    """Change one place of a dump: "position.players.0.cubes.green" = 2."""
    *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    try:
        for part in way:
            dump = _inner(dump, part)
        _inner(dump, last)
    except (KeyError, IndexError, TypeError):
        raise ValueError(f"the dump has no {path}") from None
    dump[str(last) if isinstance(dump, dict) else last] = value


def _inner(tree: Any, part: str | int) -> Any:
    return tree[str(part)] if isinstance(tree, dict) else tree[part]


def folder(game: Game) -> Path:
    """Where the lessons of a game are kept."""
    return game.words.folder.parent / "lessons"


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are learnt."""
    found = [read(game, path) for path in sorted(folder(game).glob("*.toml"))]
    return tuple(sorted(found, key=lambda one: PARTS.index(one.part)))


def find(game: Game, id: str) -> Lesson:
    """One lesson; KeyError with the known names for anything else."""
    for one in lessons(game):
        if one.id == id:
            return one
    known = ", ".join(one.id for one in lessons(game))
    raise KeyError(f"unknown chapter {id!r}; the chapters of {game.id} are: {known}")


def following(lesson: Lesson) -> Lesson | None:
    """The chapter after this one in the same part."""
    chapters = [one for one in lessons(lesson.game) if one.part == lesson.part]
    # By name: two threads that asked first at the same time have read two sets of lessons.
    at = [one.id for one in chapters].index(lesson.id) + 1
    return chapters[at] if at < len(chapters) else None


def read(game: Game, path: Path) -> Lesson:
    """A lesson from its file `<number>-<id>.toml`; ValueError says what is wrong with it."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    known = {"part", "seats", "seed", "options", "learner", "opening", "edit", "step"}
    if unknown := set(data) - known:
        raise ValueError(f"{path.name}: unknown {', '.join(sorted(unknown))}")
    if data.get("part") not in PARTS:
        raise ValueError(f"{path.name}: part must be one of {', '.join(PARTS)}")
    return Lesson(
        game=game,
        id=path.stem.partition("-")[2],
        part=data["part"],
        seats=data["seats"],
        seed=data["seed"],
        options=data.get("options", {}),
        learner=data.get("learner", 0),
        opening=_moves(path, data.get("opening", [])),
        edit=data.get("edit", {}),
        steps=tuple(_step(path, one) for one in data["step"]),
    )


def _step(path: Path, data: dict[str, Any]) -> Step:
    if unknown := set(data) - {"id", "point", "expect", "free", "reply"}:
        raise ValueError(f"{path.name}: a step has unknown {', '.join(sorted(unknown))}")
    if "expect" in data and "free" in data:
        raise ValueError(f"{path.name}: step {data['id']} cannot both expect and be free")
    return Step(
        id=data["id"],
        point=tuple(data.get("point", ())),
        expect=_moves(path, data.get("expect", [])),
        free=data.get("free", 0),
        reply=_moves(path, data.get("reply", [])),
    )


def _moves(path: Path, data: list[Any]) -> tuple[Move, ...]:
    found: list[Move] = []
    for one in data:
        move = as_move(one)
        if move is None:
            raise ValueError(f"{path.name}: {one!r} is not a move")
        found.append(move)
    return tuple(found)
