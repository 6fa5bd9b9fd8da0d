"""A finished game as everybody saw it, move by move: stored once, shown whatever the rules become.

The archive keeps what the rules of its day made of the game: for every move who played it and its
sentence in each language, and for every pair of eyes the position as a chain of changes. Nothing of
it is computed again, so a later correction of the rules cannot alter or lose an old game. The eyes
are those of the seats, and of watchers (-1).
"""

from __future__ import annotations

import zlib
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from terem.engine import LANGUAGES, Move, State
from terem.server.changes import Change, changed, tree_changes

WATCHER = -1


class Step(Struct, omit_defaults=True):
    """One move: what it was, and (`owner`) who alone may know it."""

    seat: int | None = None
    deciding: int | None = None
    move: list[Any] = []
    texts: dict[str, str] = {}
    owner: int | None = None


class Archive(Struct):
    version: int
    steps: list[Step]
    # Per pair of eyes: the opening, then what each move changed.
    eyes: dict[int, tuple[dict[str, Any], list[list[Change]]]]


def pack(archive: Archive) -> bytes:
    return zlib.compress(msgspec.json.encode(archive), 9)


def unpack(data: bytes) -> Archive:
    return msgspec.json.decode(zlib.decompress(data), type=Archive)


def archive_of(states: list[State]) -> Archive:
    """From all the positions of a game, the opening first."""
    opening = states[0]
    chains: dict[int, tuple[dict[str, Any], list[list[Change]]]] = {}
    for eye in (WATCHER, *range(opening.seats)):
        seat = None if eye == WATCHER else eye
        before = seen(opening, seat)
        chain: list[list[Change]] = []
        for state in states[1:]:
            after = seen(state, seat)
            chain.append(tree_changes(before, after))
            before = after
        chains[eye] = (seen(opening, seat), chain)
    steps = [Step(deciding=opening.seat)]
    steps += [_step(before, state) for before, state in pairwise(states)]
    return Archive(version=opening.game.version, steps=steps, eyes=chains)


def seen(state: State, seat: int | None) -> dict[str, Any]:
    """What one pair of eyes sees of a position; plain JSON, so that it compares as it is stored."""
    view = state.view(seat)
    found = {
        "view": view,
        "events": [list(event) for event in state.events_for(seat)],
        "points": [known_points(state, view, one, seat) for one in range(state.seats)],
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def known_points(
    state: State, view: dict[str, Any], one: int, seat: int | None
) -> list[tuple[str, int]] | None:
    """Where a seat's points come from, as far as another may know: all seats when the game is over
    or the game shows them to all (a `points` list in its view), else only one's own."""
    shown = view.get("points")
    if state.over or one == seat:
        return state.score_breakdown(one)
    if isinstance(shown, list) and len(shown) > one and isinstance(shown[one], dict):
        return list(shown[one].items())
    return None


def _step(before: State, state: State) -> Step:
    move: Move = state.history[-1]
    at = state.played - 1
    marks = [mark(seat) for seat in range(state.seats)]
    return Step(
        seat=before.seat,
        deciding=state.seat,
        move=list(move),
        texts={lang: before.describe(move, lang, marks) for lang in LANGUAGES},
        owner=next((owner for when, owner in state.secrets if when == at), None),
    )


def mark(seat: int) -> str:
    """Stands for the name of a seat in a stored sentence: people change their names, or leave."""
    return f"\u2063{seat}\u2063"


def named(text: str, names: list[str]) -> str:
    for seat, name in enumerate(names):
        text = text.replace(mark(seat), name)
    return text


def looks(archive: Archive, eye: int) -> list[dict[str, Any]]:
    """Every position as these eyes saw it; neighbours share what did not change."""
    opening, chain = archive.eyes[eye]
    found = [opening]
    for made in chain:
        found.append(changed(found[-1], made))
    return found
