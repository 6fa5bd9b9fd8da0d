"""Nothing leaks: every byte sent to a seat or a spectator is checked against what it may know.

The test reads the seed from the database, replays the game beside the server, and compares: the
view must be exactly `state.view(seat)`, the events exactly those the seat may hear, moves only for
the seat that decides. Then all that the seat cannot know is redrawn (`state.sample`): what was sent
must stay the same. The seed and the inside of a dump must appear nowhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import terem
from terem.engine import State
from tests.server.client import Json, Player, Seat, ServerProcess, apply_change

Run = Callable[[Any], Any]

POSITION_KEYS = {
    "seq", "seat", "deciding", "over", "view", "prompt", "decision", "clauses", "moves", "scores",
    "breakdown", "can_undo", "must_end_turn", "ending", "clocks", "can_hint", "absent_from",
    "result", "no_undo", "near_end", "claim_from", "standing", "can_plan",
}  # fmt: skip
ENTRY_KEYS = {"seq", "kind", "seat", "at", "moves", "move", "events", "text"}
# Parts of a dump that no view has.
INSIDE = ('"chance"', '"secrets"', '"seed"', '"reveals"', '"snapshot"', '"face_down_top_last"')


def stored(server: ServerProcess, table: str) -> tuple[int, list[list[Any]], dict[str, Any], int]:
    """Seed, log (kind, move, moves), options and seats, straight from the database."""
    path = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        seed, options, seats = connection.execute(
            "select seed, options, seats from tables where id = ?", (table,)
        ).fetchone()
        log = connection.execute(
            "select kind, move, moves from entries where table_id = ? order by seq", (table,)
        ).fetchall()
    return int(seed), [list(row) for row in log], json.loads(options), seats


class Oracle:
    """The same game beside the server: the position after each entry of the log."""

    def __init__(self, game: str, server: ServerProcess, table: str) -> None:
        self.seed, log, options, seats = stored(server, table)
        state = terem.game(game).new(seats, self.seed, options)
        by_moves: list[State] = [state]
        self.after: list[State] = []
        for kind, move, moves in log:
            if kind == "move":
                state = state.copy()
                state.play(tuple(json.loads(move)))
                by_moves = [*by_moves[: len(state.history)], state]
            else:
                state = by_moves[moves]
            self.after.append(state)


def check_bytes(raw: str, seed: int) -> None:
    assert str(seed) not in raw
    assert f"{seed:x}" not in raw
    for inside in INSIDE:
        assert inside not in raw


def plain(value: object) -> Any:
    """As JSON brings it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_position(position: Json, state: State, seat: int | None, lucky: int) -> None:
    assert set(position) == POSITION_KEYS
    assert position["view"] == plain(state.view(seat))
    assert position["scores"] == position["view"]["scores"]
    mine = seat is not None and state.seat == seat
    moves = [one["move"] for one in position["moves"]]
    # What achieves nothing is listed last.
    legal = plain(state.moves()) if mine and position["ending"] is None else []
    assert sorted(moves, key=str) == sorted(legal, key=str)
    if not mine and state.stack and state.game.decisions[state.stack[-1].kind].secret:
        assert position["prompt"] != state.prompt("en")
    for number, parts in enumerate(position["breakdown"]):
        if number != seat and not state.over and parts is not None:
            shown = position["view"]["points"][number]
            assert {source: points for source, _, points in parts} == shown
    if seat is not None:
        # All that the seat cannot know is drawn anew: nothing that was sent may change.
        twin = state.sample(seat, lucky)
        assert plain(twin.view(seat)) == position["view"]
        if mine:
            assert plain(twin.moves()) == plain(state.moves())


def check_entry(entry: Json, state: State, before: State | None, seat: int | None) -> None:
    assert set(entry) == ENTRY_KEYS
    if entry["kind"] != "move":
        assert entry["move"] is None
        return
    assert before is not None
    assert [one["event"] for one in entry["events"]] == plain(state.events_for(seat))
    secret = any(index == entry["moves"] - 1 and owner != seat for index, owner in state.secrets)
    assert entry["move"] == (None if secret else plain(state.history[-1]))


def check_messages(seat: Seat, oracle: Oracle, number: int | None) -> int:
    """Check all that one socket received; how many positions there were."""
    positions = 0
    position: Json | None = None
    for raw in seat.raw:
        check_bytes(raw, oracle.seed)
        message = json.loads(raw)
        if message["type"] not in ("welcome", "update", "change"):
            assert message["type"] in ("ack", "presence", "table", "chat", "refused"), message
            continue
        for entry in message["entries"]:
            after = oracle.after[entry["seq"] - 1]
            before = oracle.after[entry["seq"] - 2] if entry["seq"] > 1 else None
            check_entry(entry, after, before, number)
        if message["type"] == "change":
            for change in message["changes"]:
                apply_change(position, *change)
        else:
            position = message["position"]
        if position is not None:
            state = oracle.after[position["seq"] - 1]
            check_position(position, state, number, random.randrange(1 << 32))
            positions += 1
    return positions


# How many whole games are played and compared; `make leaks` plays a thousand.
GAMES = int(os.environ.get("TEREM_LEAKS", "25"))
# So many entries of the log after one look around comes the next.
LOOK_EVERY = 8


@pytest.mark.parametrize("number", range(GAMES))
def test_a_whole_game_tells_each_pair_of_eyes_only_what_it_may_know(
    server: ServerProcess, run: Run, number: int
) -> None:
    """Half of the people are told whole positions, half of them what has changed."""
    names = terem.games()
    game = names[number % len(names)]
    seats = terem.game(game).seats
    count = min(2 + number // len(names) % 3, seats[-1])
    gathered: list[str] = []

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            players = [
                await stack.enter_async_context(Player(server.url, name))
                for name in ("Ann", "Bob", "Cat", "Dan")[:count]
            ]
            watcher = await stack.enter_async_context(Player(server.url, "Watcher"))
            plan = ["me"] + ["open"] * (count - 1)
            table = (await players[0].table(game, "open", plan, end_turn=number % 2 == 0))["id"]
            for one in players[1:]:
                await one.post(f"/api/tables/{table}/join", {})
            # However short the game is: once as everybody, before it begins.
            for one in (*players, watcher):
                await look_around(one, table)
            async with asyncio.TaskGroup() as group:
                watching = group.create_task(watch(watcher, table))
                tasks = [
                    group.create_task(whole(one, table, changes=place % 2 == number % 2))
                    for place, one in enumerate(players)
                ]
                prying = group.create_task(pry([*players, watcher], table))
                sockets = [await task for task in tasks]
                looked_on = await watching
                prying.cancel()
            oracle = Oracle(game, server, table)
            for place, socket in enumerate(sockets):
                assert check_messages(socket, oracle, place) > 10
            assert check_messages(looked_on, oracle, None) > 10
            for raw in gathered:
                check_bytes(raw, oracle.seed)
            assert len(gathered) > 10

    news = asyncio.Event()

    async def pry(players: list[Player], table: str) -> None:
        """Ask for everything there is to ask for while the game runs: as often as something has
        happened, however quick or slow the machine is."""
        while True:
            await news.wait()
            news.clear()
            await look_around(random.choice(players), table)

    async def look_around(one: Player, table: str) -> None:
        paths = [
            "", "/position", "/log", "/chat", "/notes", "/replay", "/replay/moments", "/export",
        ]  # fmt: skip
        answer = await one.http.get(f"/api/tables/{table}" + random.choice(paths))
        if answer.json().get("version") is None:
            # A finished game may be downloaded, seed and all; a running one never.
            gathered.append(answer.text)
        for path in ("/api/my/tables", "/api/tables", "/metrics", f"/api/people/{one.id}"):
            gathered.append((await one.http.get(path)).text)

    async def whole(one: Player, table: str, changes: bool) -> Seat:
        async with one.sit(table, changes=changes) as seat:
            await seat.play_on()
            while seat.entries[-1]["kind"] != "finish":
                await seat.receive()
            return seat

    async def watch(one: Player, table: str) -> Seat:
        async with one.sit(table, changes=True) as seat:
            looked = 0
            while not seat.entries or seat.entries[-1]["kind"] != "finish":
                await seat.receive()
                if len(seat.entries) >= looked + LOOK_EVERY:
                    looked = len(seat.entries)
                    news.set()
            return seat

    run(play())


@pytest.mark.parametrize("game", terem.games())
def test_the_log_of_the_server_never_tells_the_seed(
    server: ServerProcess, run: Run, game: str
) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table(game, "open", ["me", "greedy"]))["id"]
            async with ann.sit(table) as seat:
                await seat.play_on(limit=5)
            seed = stored(server, table)[0]
            for line in server.lines:
                assert str(seed) not in line

    run(play())


@pytest.mark.parametrize("game", terem.games())
def test_a_replay_shows_each_seat_what_it_saw(server: ServerProcess, run: Run, game: str) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            table = (await ann.table(game, "open", ["greedy", "me"]))["id"]
            async with ann.sit(table) as seat:
                await seat.play_on()
            oracle = Oracle(game, server, table)
            states = {len(state.history): state for state in oracle.after}
            for one, number in ((ann, 1), (bob, None)):
                got = await one.get(f"/api/tables/{table}/replay/moments?from=0&to=99")
                assert got["moments"]
                for moment in got["moments"]:
                    state = states[moment["index"]]
                    assert moment["view"] == plain(state.view(number))
                    heard = [told["event"] for told in moment["events"]]
                    assert heard == plain(state.events_for(number))

    run(play())
