"""Results of games in a Parquet file: what is there is not played again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import terem
from terem.arena.match import Fixture, Result, as_json, from_json
from terem.machines.parquet import Parts, read_rows

# What of a game is plain columns, and what is JSON because every game has its own names.
FIELDS: Final = {
    "game": "text",
    "index": "whole",
    "seed": "whole",
    "seats": "texts",
    "entrants": "wholes",
    "scores": "wholes",
    "ranking": "places",
    "moves": "whole",
    "history": "wholes",
    "options": "text",
    "breakdown": "text",
    "used": "text",
    "faults": "text",
}
AS_JSON: Final = ("options", "breakdown", "used", "faults")
Play = Callable[[list[Fixture]], Iterator[Result]]
Key = tuple[tuple[int, ...], int]


def key(fixture: Fixture) -> Key:
    """Which game of the run: who plays, and the number of the game between them."""
    return tuple(sorted(fixture.entrants)), fixture.index


def row_of(result: Result) -> dict[str, Any]:
    row: dict[str, Any] = dict.fromkeys(FIELDS) | as_json(result)
    for name in AS_JSON:
        row[name] = None if row[name] is None else json.dumps(row[name])
    return row


def result_of(row: dict[str, Any]) -> Result:
    told = {name: value for name, value in row.items() if value is not None}
    for name in AS_JSON:
        if name in told:
            told[name] = json.loads(told[name])
    return from_json(told)


def read(path: Path) -> tuple[dict[str, Any], list[Result]]:
    """A file as it is: what run it is of, and the results."""
    head, rows = read_rows(path)
    return head, [result_of(row) for row in rows]


def play(
    path: Path, head: dict[str, Any], planned: list[Fixture], playing: Play
) -> Iterator[Result]:
    """All results: those in the file first, then new ones, kept as they come in.

    The file may hold more games than are planned now; they stay there.
    """
    rules = {"rules": terem.game(planned[0].game).version}
    parts = Parts(path, {**head, **rules}, FIELDS)
    done = {key(result.fixture): result for result in map(result_of, parts.read())}
    # What a report or a learner asks for, a game played without it does not have.
    known = {
        one: result
        for one, result in done.items()
        if result.fixture.details >= planned[0].details
        and result.fixture.record >= planned[0].record
    }
    wanted = {key(fixture): fixture for fixture in planned}
    yield from (known[one] for one in wanted if one in known)
    missing = [fixture for one, fixture in wanted.items() if one not in known]
    try:
        for result in playing(missing):
            parts.add(row_of(result))
            yield result
    except BaseException:
        parts.flush()
        raise
    if missing:
        parts.finish(["index", "entrants"])
