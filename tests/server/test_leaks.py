"""Nothing leaks: every byte sent to a seat or a spectator is checked against what it may know.

The test reads the seed from the database, replays the game beside the server, and compares: the
view must be exactly `state.view(seat)`, the events exactly those the seat may hear, moves only for
the seat that decides. Then all that the seat cannot know is redrawn (`state.sample`): what was sent
must stay the same. The seed and the inside of a dump must appear nowhere.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

import terem
from terem.engine import State
from tests.server.client import Json, Player, Seat, ServerProcess

Run = Callable[[Any], Any]

POSITION_KEYS = {
    "seq", "seat", "deciding", "over", "view", "prompt", "decision", "clauses", "moves", "scores",
    "breakdown", "can_undo", "must_end_turn", "ending", "clocks", "can_hint", "result",
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
    return json.loads(json.dumps(value))


def check_position(position: Json, state: State, seat: int | None, lucky: int) -> None:
    assert set(position) == POSITION_KEYS
    assert position["view"] == plain(state.view(seat))
    assert position["scores"] == position["view"]["scores"]
    mine = seat is not None and state.seat == seat
    moves = [one["move"] for one in position["moves"]]
    assert moves == (plain(state.moves()) if mine and position["ending"] is None else [])
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
    for raw in seat.raw:
        check_bytes(raw, oracle.seed)
        message = json.loads(raw)
        if message["type"] not in ("welcome", "update"):
            assert message["type"] in ("ack", "presence", "table", "chat", "refused"), message
            continue
        for entry in message["entries"]:
            after = oracle.after[entry["seq"] - 1]
            before = oracle.after[entry["seq"] - 2] if entry["seq"] > 1 else None
            check_entry(entry, after, before, number)
        if message["position"] is not None:
            state = oracle.after[message["position"]["seq"] - 1]
            check_position(message["position"], state, number, random.randrange(1 << 32))
            positions += 1
    return positions


@pytest.mark.parametrize("game", terem.games())
def test_a_whole_game_tells_each_pair_of_eyes_only_what_it_may_know(
    server: ServerProcess, run: Run, game: str
) -> None:
    count = min(3, terem.game(game).seats[-1])

    async def play() -> None:
        async with asyncio.TaskGroup() as group:
            async with (
                Player(server.url, "Ann") as ann,
                Player(server.url, "Bob") as bob,
                Player(server.url, "Cat") as cat,
                Player(server.url, "Watcher") as dan,
            ):
                players = [ann, bob, cat][:count]
                table = (
                    await ann.table(game, "open", ["me"] + ["open"] * (count - 1), end_turn=True)
                )["id"]
                for one in players[1:]:
                    await one.post(f"/api/tables/{table}/join", {})
                watching = group.create_task(watch(dan, table))
                tasks = [group.create_task(whole(one, table)) for one in players]
                prying = group.create_task(pry([*players, dan], table))
                seats = [await task for task in tasks]
                watcher = await watching
                prying.cancel()
                oracle = Oracle(game, server, table)
                for number, seat in enumerate(seats):
                    assert check_messages(seat, oracle, number) > 10
                assert check_messages(watcher, oracle, None) > 10
                for raw in gathered:
                    check_bytes(raw, oracle.seed)
                assert len(gathered) > 10

    gathered: list[str] = []

    async def pry(players: list[Player], table: str) -> None:
        """Ask for everything there is to ask for while the game runs."""
        paths = [
            "", "/position", "/log", "/chat", "/notes", "/replay", "/replay/frames", "/export",
        ]  # fmt: skip
        while True:
            one = random.choice(players)
            answer = await one.http.get(f"/api/tables/{table}" + random.choice(paths))
            if answer.json().get("version") is None:
                # A finished game may be downloaded, seed and all; a running one never.
                gathered.append(answer.text)
            for path in ("/api/my/tables", "/api/tables", "/metrics", f"/api/people/{one.id}"):
                gathered.append((await one.http.get(path)).text)
            await asyncio.sleep(0.02)

    async def whole(one: Player, table: str) -> Seat:
        async with one.sit(table) as seat:
            await seat.play_on()
            while seat.entries[-1]["kind"] != "finish":
                await seat.receive()
            return seat

    async def watch(one: Player, table: str) -> Seat:
        async with one.sit(table) as seat:
            while not seat.entries or seat.entries[-1]["kind"] != "finish":
                await seat.receive()
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
                got = await one.get(f"/api/tables/{table}/replay/frames?from=0&to=99")
                assert got["frames"]
                for frame in got["frames"]:
                    state = states[frame["index"]]
                    assert frame["view"] == plain(state.view(number))
                    heard = [told["event"] for told in frame["events"]]
                    assert heard == plain(state.events_for(number))

    run(play())
