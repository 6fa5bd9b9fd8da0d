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


class Mark:
    """One consequence. `kind`: over (the game ends), end (the end is near), death, loss, danger,
    round (a round ends), missed (a chance goes by), nothing (achieves nothing), rival (somebody
    else loses), luck, gain. Never changed. Written out, for a dataclass makes its objects in plain
    Python, and these are made for most moves of every question."""

    def __init__(
        self, game: Game, kind: str, message: str, event: Event = (), points: int = 0
    ) -> None:
        self.game: Final = game
        self.kind: Final = kind
        # The message, and the event or the number of points that fills it in.
        self.message: Final = message
        self.event: Final = event
        self.points: Final = points

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Mark)
            and self.kind == other.kind
            and self.points == other.points
            and self.message == other.message
            and self.event == other.event
            and self.game is other.game
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.message, self.event, self.points))

    def __repr__(self) -> str:
        return f"Mark({self.kind!r}, {self.message!r}, {self.event!r}, {self.points})"

    def text(self, lang: str, seat_names: list[str] | None = None) -> str:
        """A few words, to stand on a button after the move itself."""
        if not self.event:
            values: dict[str, Value] = {"points": abs(self.points)}
            return own_words().text(lang, self.message, values)
        kinds = self.game.events[str(self.event[0])]
        args = self.game.words.arguments(lang, kinds, self.event[1:], seat_names)
        return game_words(self.game).text(lang, self.message, args)


class World:
    """A position imagined from what the player knows, and the points the player has in it."""

    def __init__(self, state: State, points: int) -> None:
        self.state: Final = state
        self.points: Final = points


@dataclass(frozen=True)
class Rules:
    """What a game marks: its events, the sources of points whose change is told, and the moves, by
    their first parts, that let something be."""

    events: tuple[Rule, ...] = ()
    sources: frozenset[str] = frozenset()
    lets_be: tuple[Move, ...] = ()
    # The events that are marked, and the questions.
    marked: frozenset[str] = frozenset()

    def leaves(self, move: Move) -> bool:
        for pattern in self.lets_be:
            if move[0] == pattern[0] and move[: len(pattern)] == pattern:
                return True
        return False


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
    marked = frozenset([rule.event for rule in found])
    return Rules(tuple(found), frozenset(data["points"]), lets_be, marked)


def marks(state: State) -> dict[Move, list[Mark]]:
    """The marks of every legal move of whoever decides now, gravest first."""
    seat = state.seat
    if seat is None:
        return {}
    known = rules(state.game)
    worlds: list[World] = []
    found = {move: _certain(state, known, worlds, seat, move) for move in state.moves()}
    return _with_missed(state.game, known, found)


def _with_missed(game: Game, known: Rules, found: dict[Move, list[Mark]]) -> dict[Move, list[Mark]]:
    """On moves that let something be, the most that another one would certainly gain at once."""
    most = -1
    for move, marks in found.items():
        for mark in marks:
            if mark.kind == "gain" and mark.points > most and not known.leaves(move):
                most = mark.points
    if most < 0:
        return found
    missed = Mark(game, "missed", "mark-missed", points=most)
    return {
        move: _by_gravity([*marks, missed]) if known.leaves(move) and not _gains(marks) else marks
        for move, marks in found.items()
    }


def _gains(marks: list[Mark]) -> bool:
    return any(mark.kind in ("gain", "missed") for mark in marks)


def in_order(game: Game, moves: list[Move], found: dict[Move, list[Mark]]) -> list[Move]:
    """The moves as the rules list them, but those that let something be come after the others, and
    those that achieve nothing last."""
    known = rules(game)
    good: list[Move] = []
    left: list[Move] = []
    useless: list[Move] = []
    left_useless: list[Move] = []
    for move in moves:
        nothing = False
        for mark in found[move]:
            if mark.kind == "nothing":
                nothing = True
        if known.leaves(move):
            (left_useless if nothing else left).append(move)
        else:
            (useless if nothing else good).append(move)
    return [*good, *left, *useless, *left_useless]


def _certain(state: State, known: Rules, worlds: list[World], seat: int, move: Move) -> list[Mark]:
    """What follows in every world; `worlds` are those imagined so far."""
    certain: list[Mark] = []
    wanted = 1
    number = 0
    happens = pays = True
    while number < wanted:
        if number == len(worlds):
            worlds.append(_imagined(state, known, seat, 2 * number + 1))
        world = worlds[number]
        after = world.state.copy()
        after.play(move)
        if after.reveals != world.state.reveals:
            wanted = WORLDS_OF_LUCK
        seen = _consequences(known, world, after, seat, move, happens, pays)
        certain = seen if number == 0 else [mark for mark in certain if mark in seen]
        if not certain:
            return []
        number += 1
        if number < wanted:
            # Only what can still turn out to be uncertain is looked for in the worlds that follow.
            pays = any(mark.points != 0 for mark in certain)
            happens = any(mark.points == 0 for mark in certain)
    return _by_gravity(certain)


def _by_gravity(found: list[Mark]) -> list[Mark]:
    if len(found) < 2:
        return found
    return sorted(found, key=lambda mark: KINDS.index(mark.kind))


def _imagined(state: State, known: Rules, seat: int, seed: int) -> World:
    world = state.sample(seat, seed)
    world.telling = True
    return World(world, _points(world, seat, known.sources))


def _consequences(
    known: Rules, world: World, twin: State, seat: int, move: Move, happens: bool, pays: bool
) -> list[Mark]:
    """What the move led to in one imagined world: what happened, what it pays."""
    game = twin.game
    found = _events(known, twin, seat, move) if happens else []
    if twin.over:
        found = [mark for mark in found if mark.kind not in ("round", "end")]
        return [*found, Mark(game, "over", "mark-over")]
    if not pays:
        return found
    change = _points(twin, seat, known.sources) - world.points
    if change > 0:
        found.append(Mark(game, "gain", "mark-gain", points=change))
    elif change < 0:
        found.append(Mark(game, "loss", "mark-loss", points=change))
    return found


def _events(known: Rules, twin: State, seat: int, move: Move) -> list[Mark]:
    """The marks of what happened, and of the question that is asked now."""
    found: list[Mark] = []
    events = twin.heard_by(seat)
    asked = twin.stack[-1].kind if twin.stack else ""
    marked = asked in known.marked
    for event in events:
        if event[0] in known.marked:
            marked = True
    # Mostly nothing that is marked.
    if not marked:
        return found
    happened = {str(event[0]) for event in events}
    if asked:
        happened.add(asked)
    game = twin.game
    for rule in known.events:
        if rule.event not in happened or move[0] in rule.said_by:
            continue
        if any(mark.kind == rule.kind for mark in found) or happened.intersection(rule.unless):
            continue
        for event in events:
            if event[0] == rule.event and _concerns(rule, event, seat):
                found.append(Mark(game, rule.kind, rule.words, event))
                break
    return found


def _concerns(rule: Rule, event: Event, seat: int) -> bool:
    if rule.whose == "any":
        return True
    befalls: bool = event[1] == seat
    return befalls == (rule.whose == "own")


def _points(state: State, seat: int, sources: frozenset[str]) -> int:
    return state.game.points_from(state, seat, sources)
