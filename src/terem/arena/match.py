"""Playing games between bots, one after another or in several processes."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import terem
from terem import Move, State, bots


@dataclass(frozen=True)
class Fixture:
    """One game to be played: which bot sits on which seat, with which seed."""

    game: str
    index: int
    seed: int
    seats: tuple[str, ...]  # bot names in seat order
    entrants: tuple[int, ...]  # which entrant sits on each seat
    options: dict[str, Any] = field(default_factory=dict)
    details: bool = False  # count what everybody used, for the report
    record: bool = False  # keep the ids of the moves, for whoever learns from games


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    fixture: Fixture
    scores: list[int]
    ranking: list[list[int]]
    moves: int
    breakdown: list[list[tuple[str, int]]]
    # What each seat did, as "verb|kind|thing" (kind and thing empty for the verb alone).
    used: list[dict[str, int]] = field(default_factory=list)
    # Decisions that bots in other processes lost, as (seat, what happened).
    faults: list[tuple[int, str]] = field(default_factory=list)
    # The ids of the moves, where they were to be recorded: with the seed, the whole game.
    history: list[int] = field(default_factory=list)

    def share(self, seat: int) -> float:
        """1 for a win, a fair part of it for a shared one, 0 otherwise."""
        winners = self.ranking[0]
        return 1 / len(winners) if seat in winners else 0.0


def fixtures(
    game: str,
    entrants: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    details: bool = False,
    numbers: tuple[int, ...] | None = None,
    record: bool = False,
) -> list[Fixture]:
    """The games of a match: the seats turn by one place from game to game.

    `numbers` are those of the entrants in a league; in a match of its own they count from 0.
    """
    count = len(entrants)
    known = numbers or tuple(range(count))
    planned = []
    for index in range(games):
        turn = index % count
        order = tuple((i + turn) % count for i in range(count))
        # Every rotation of the seats gets the same deal, so luck of the deal cancels out.
        deal = seed + index // count
        names = tuple(entrants[i] for i in order)
        seated = tuple(known[i] for i in order)
        planned.append(Fixture(game, index, deal, names, seated, options, details, record))
    return planned


def play_fixture(fixture: Fixture) -> Result:
    game = terem.game(fixture.game)
    state = game.new(len(fixture.seats), fixture.seed, fixture.options)
    state.telling = False
    players = [
        bots.bot(name, seed=fixture.seed * 101 + seat) for seat, name in enumerate(fixture.seats)
    ]
    used: list[Counter[str]] = [Counter() for _ in players]
    try:
        while True:
            seat = state.seat
            if seat is None:
                break
            move = players[seat].choose(state)
            if fixture.details:
                used[seat].update(things(state, move))
            state.play(move)
    finally:
        for player in players:
            player.close(state)
    return Result(
        fixture,
        state.scores(),
        state.ranking(),
        state.played,
        [state.score_breakdown(seat) for seat in range(state.seats)],
        [dict(counts) for counts in used] if fixture.details else [],
        [
            (seat, str(fault))
            for seat, player in enumerate(players)
            if isinstance(player, bots.ExternalBot)
            for fault in player.faults
        ],
        [game.action_id(move) for move in state.history] if fixture.record else [],
    )


def things(state: State, move: Move) -> list[str]:
    """What a move uses: its verb, and each card, tile or building that it names."""
    verb = str(move[0])
    found = [f"{verb}||"]
    kinds = state.game.verbs[verb]
    for kind, value in zip(kinds, state.describe_values(move), strict=False):
        thing = kind.partition(":")[2] or kind
        if isinstance(value, str) and thing != "text":
            found.append(f"{verb}|{thing}|{value}")
    return found


def _ignore_interrupts() -> None:
    # Ctrl-C is the parent's business; a child that dies of it prints a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(planned: list[Fixture], jobs: int) -> Iterator[Result]:
    """Results as they come in; closing the iterator stops the rest."""
    if jobs <= 1 or len(planned) < 2:
        for fixture in planned:
            yield play_fixture(fixture)
        return
    pool = ProcessPoolExecutor(max_workers=jobs, initializer=_ignore_interrupts)
    waiting: set[Future[Result]] = set()
    finished = False
    try:
        for fixture in planned:
            waiting.add(pool.submit(play_fixture, fixture))
            if len(waiting) >= jobs * 2:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        finished = True
    finally:
        if not finished:
            # Games under way are given up: a search level may need minutes to finish one.
            for process in list(getattr(pool, "_processes", {}).values()):
                process.terminate()
        pool.shutdown(wait=finished, cancel_futures=True)


def default_jobs() -> int:
    return max(1, os.cpu_count() or 1)


def as_json(result: Result) -> dict[str, Any]:
    """A result as one line of a results file."""
    fixture = result.fixture
    row: dict[str, Any] = {
        "game": fixture.game,
        "index": fixture.index,
        "seed": fixture.seed,
        "seats": list(fixture.seats),
        "entrants": list(fixture.entrants),
        "options": fixture.options,
        "scores": result.scores,
        "ranking": result.ranking,
        "moves": result.moves,
        "breakdown": [dict(parts) for parts in result.breakdown],
    }
    if result.used:
        row["used"] = result.used
    if result.faults:
        row["faults"] = [list(fault) for fault in result.faults]
    if result.history:
        row["history"] = result.history
    return row


def from_json(row: dict[str, Any]) -> Result:
    """The result that `as_json` wrote; KeyError or TypeError if it is not one."""
    fixture = Fixture(
        row["game"],
        row["index"],
        row["seed"],
        tuple(row["seats"]),
        tuple(row["entrants"]),
        dict(row.get("options", {})),
        "used" in row,
        "history" in row,
    )
    return Result(
        fixture,
        list(row["scores"]),
        [list(place) for place in row["ranking"]],
        int(row["moves"]),
        [list(parts.items()) for parts in row.get("breakdown", [])],
        [dict(counts) for counts in row.get("used", [])],
        [(seat, what) for seat, what in row.get("faults", [])],
        list(row.get("history", [])),
    )
