"""What a choice certainly leads to, marked before it is made.

Every legal move is played in worlds imagined from what the player knows. What happens at once in
all of them is certain for that player; what happens in some only depends on what is hidden or on
luck, and is not told. So a mark never knows more than the player. Where a move brings nothing
hidden and nothing random to light, it goes the same way in every world, and one is enough.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from terem import Game, Move, State
from terem.engine import Event
from terem.engine.fluent import Value
from terem.guidance.texts import game_words, help_folder, own_words

# So many worlds are imagined where a move turns something up: what merely happened in all of a few
# could be luck.
WORLDS_OF_LUCK: Final = 24
# Gravest first.
KINDS: Final = (
    "over",
    "end",
    "death",
    "loss",
    "danger",
    "round",
    "missed",
    "nothing",
    "rival",
    "luck",
    "gain",
)


@dataclass(frozen=True)
class Rule:
    """An event worth marking, from `help/marks.toml` of a game."""

    event: str
    kind: str
    # own: it befalls whoever chooses; others: somebody else; any.
    whose: str
    words: str
    # Not if one of these events follows too, or one of these questions is asked then.
    unless: tuple[str, ...]
    # Moves whose own sentence says it already.
    said_by: tuple[str, ...]


@dataclass(frozen=True)
class Mark:
    """One consequence. `kind`: over (the game ends), end (the end is near), death, loss, danger,
    round (a round ends), missed (a chance goes by), nothing (achieves nothing), rival (somebody
    else loses), luck, gain."""

    game: Game
    kind: str
    # The message, and the event or the number of points that fills it in.
    message: str
    event: Event = ()
    points: int = 0

    def text(self, lang: str, seat_names: list[str] | None = None) -> str:
        """A few words, to stand on a button after the move itself."""
        if not self.event:
            values: dict[str, Value] = {"points": abs(self.points)}
            return own_words().text(lang, self.message, values)
        kinds = self.game.events[str(self.event[0])]
        args = self.game.words.arguments(lang, kinds, self.event[1:], seat_names)
        return game_words(self.game).text(lang, self.message, args)


@dataclass(frozen=True)
class World:
    """A position imagined from what the player knows, and the points the player has in it."""

    state: State
    points: int


@dataclass(frozen=True)
class Rules:
    """What a game marks: its events, the sources of points whose change is told, and the moves, by
    their first parts, that let something be."""

    events: tuple[Rule, ...] = ()
    sources: frozenset[str] = frozenset()
    lets_be: tuple[Move, ...] = ()

    def leaves(self, move: Move) -> bool:
        return any(move[: len(pattern)] == pattern for pattern in self.lets_be)


@cache
def rules(game: Game) -> Rules:
    path = help_folder(game) / "marks.toml"
    if not path.exists():
        return Rules()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [
        Rule(
            one["event"],
            one["kind"],
            one.get("whose", "any"),
            "mark-" + one.get("words", one["event"]),
            tuple(one.get("unless", ())),
            tuple(one.get("said_by", ())),
        )
        for one in data["mark"]
    ]
    lets_be = tuple(tuple(pattern) for pattern in data.get("lets_be", ()))
    return Rules(tuple(found), frozenset(data["points"]), lets_be)


def marks(state: State) -> dict[Move, list[Mark]]:
    """The marks of every legal move of whoever decides now, gravest first."""
    seat = state.seat
    if seat is None:
        return {}
    worlds: list[World] = []
    found = {move: _certain(state, worlds, seat, move) for move in state.moves()}
    return _with_missed(state.game, found)


def _with_missed(game: Game, found: dict[Move, list[Mark]]) -> dict[Move, list[Mark]]:
    """On moves that let something be, the most that another one would certainly gain at once."""
    leaves = rules(game).leaves
    gained = [
        mark.points
        for move, marks in found.items()
        if not leaves(move)
        for mark in marks
        if mark.kind == "gain"
    ]
    if not gained:
        return found
    missed = Mark(game, "missed", "mark-missed", points=max(gained))
    return {
        move: _by_gravity([*marks, missed]) if leaves(move) and not _gains(marks) else marks
        for move, marks in found.items()
    }


def _gains(marks: list[Mark]) -> bool:
    return any(mark.kind in ("gain", "missed") for mark in marks)


def in_order(game: Game, moves: list[Move], found: dict[Move, list[Mark]]) -> list[Move]:
    """The moves as the rules list them, but those that let something be come after the others, and
    those that achieve nothing last."""
    leaves = rules(game).leaves
    return sorted(
        moves,
        key=lambda move: (any(mark.kind == "nothing" for mark in found[move]), leaves(move)),
    )


def _certain(state: State, worlds: list[World], seat: int, move: Move) -> list[Mark]:
    """What follows in every world; `worlds` are those imagined so far."""
    certain: list[Mark] = []
    wanted = 1
    number = 0
    while number < wanted:
        if number == len(worlds):
            worlds.append(_imagined(state, seat, 2 * number + 1))
        world = worlds[number]
        after = world.state.copy()
        after.play(move)
        if after.reveals != world.state.reveals:
            wanted = WORLDS_OF_LUCK
        seen = _consequences(world, after, seat, move)
        certain = seen if number == 0 else [mark for mark in certain if mark in seen]
        if not certain:
            return []
        number += 1
    return _by_gravity(certain)


def _by_gravity(found: list[Mark]) -> list[Mark]:
    return sorted(found, key=lambda mark: KINDS.index(mark.kind))


def _imagined(state: State, seat: int, seed: int) -> World:
    world = state.sample(seat, seed)
    world.telling = True
    return World(world, _points(world, seat, rules(state.game).sources))


def _consequences(world: World, twin: State, seat: int, move: Move) -> list[Mark]:
    """What the move led to in one imagined world."""
    game = twin.game
    known = rules(game)
    events = twin.heard_by(seat)
    happened = {str(event[0]) for event in events}
    if twin.stack:
        happened.add(twin.stack[-1].kind)
    found: list[Mark] = []
    for rule in known.events:
        # Hardly any of them happened: that is asked first.
        if rule.event not in happened or move[0] in rule.said_by:
            continue
        if any(mark.kind == rule.kind for mark in found) or happened.intersection(rule.unless):
            continue
        for event in events:
            if event[0] == rule.event and _concerns(rule, event, seat):
                found.append(Mark(game, rule.kind, rule.words, event))
                break
    if twin.over:
        found = [mark for mark in found if mark.kind not in ("round", "end")]
        return [*found, Mark(game, "over", "mark-over")]
    change = _points(twin, seat, known.sources) - world.points
    if change > 0:
        found.append(Mark(game, "gain", "mark-gain", points=change))
    elif change < 0:
        found.append(Mark(game, "loss", "mark-loss", points=change))
    return found


def _concerns(rule: Rule, event: Event, seat: int) -> bool:
    if rule.whose == "any":
        return True
    befalls: bool = event[1] == seat
    return befalls == (rule.whose == "own")


def _points(state: State, seat: int, sources: frozenset[str]) -> int:
    return sum(points for source, points in state.score_breakdown(seat) if source in sources)
