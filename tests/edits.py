"""Dumps with one thing wrong, as a slip of the pen leaves them: for the suite and `make fuzz`."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import terem
from terem import research
from terem.engine.playout import play_at_random
from tests.properties import check_dump, check_hidden, check_moves, check_words

Dump = dict[str, Any]
Path = tuple[str | int, ...]

JUNK: list[Any] = [None, True, 1.5, "", "x", [], {}, [[]], {"a": 1}, -1, 10**9, 10**30]
# What has no part in the rules: a past that was edited is nobody's position.
APART = ("history", "events", "chance", "seed", "game", "version", "components")


def paths(part: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every part of a dump."""
    inner = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in inner:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*path, key))


def found_at(dump: Any, path: Path) -> Any:
    for key in path:
        dump = dump[key]
    return dump


def slip(value: Any, near: list[str], rng: random.Random) -> Any:
    """Another value in its place: mostly of its kind, sometimes junk."""
    if rng.random() < 0.1:
        return rng.choice(JUNK)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, value * 2, 0, rng.randrange(12)])
    if isinstance(value, list) and value:
        others = copy.deepcopy(value)
        at = rng.randrange(len(others))
        changes: list[Callable[[], object]] = [
            lambda: others.pop(at),
            lambda: others.insert(at, copy.deepcopy(rng.choice(value))),
            lambda: rng.shuffle(others),
            lambda: others.append(rng.choice(near)),
        ]
        rng.choice(changes)()
        return others
    if isinstance(value, dict) and len(value) > 1:
        table = dict(value)
        one, other = rng.sample(list(table), 2)
        table[one], table[other] = table[other], table[one]
        if rng.random() < 0.3:
            del table[one]
        return table
    return rng.choice(near)


def edited(dump: Dump, rng: random.Random) -> tuple[Dump, Path]:
    """The dump with one part changed, and which one."""
    found = copy.deepcopy(dump)
    every = [path for path in paths(found) if path[0] not in APART]
    path = rng.choice(every)
    # Names that stand in the same part of the position fit better than others.
    near = [
        value
        for other in every
        if other[:2] == path[:2] and isinstance(value := found_at(found, other), str)
    ]
    place = found_at(found, path[:-1])
    place[path[-1]] = slip(place[path[-1]], near or ["x"], rng)
    return found, path


def check_edited(game: terem.Game, dump: Dump, rng: random.Random) -> bool:
    """An edited dump is refused in one short sentence, or is a position that can be played to its
    end; which of the two."""
    before = json.dumps(dump)
    try:
        state = game.restore(dump)
    except ValueError as refusal:
        said = str(refusal)
        assert said
        assert "\n" not in said
        assert len(said) < 900
        return False
    finally:
        assert json.dumps(dump) == before
    check_moves(state)
    check_dump(state)
    check_hidden(state, rng)
    if state.seat is None:
        return True
    check_words(state, rng)
    for seat in range(state.seats):
        research.observe(state, seat)
    for world in (state.copy(), state.sample(state.seat, rng.randrange(1 << 40))):
        while world.seat is not None:
            play_at_random(world, terem.engine.Chance(rng.randrange(1 << 40)), rng.randrange(1, 40))
            flaw = world.flaw()
            assert flaw is None, flaw
            assert world.played < 10_000, "no end"
    return True
