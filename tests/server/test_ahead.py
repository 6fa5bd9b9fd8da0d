"""What players prepare: answers given once for all, and plans for the next turn."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import terem
from tests.server.client import Json, Player, Seat, ServerProcess, sqlite_url

Run = Callable[[Any], Any]
GAMES = terem.games()


async def two(ann: Player, bob: Player, game: str, **more: Any) -> str:
    table = await ann.table(game, "open", ["me", "open"], **more)
    await bob.post(f"/api/tables/{table['id']}/join", {})
    return str(table["id"])


async def settle(seat: Seat) -> None:
    """Hear all that has been said so far."""
    await seat.ask({"type": "ping"})


def nothing_heard(raw: list[str]) -> None:
    """Nobody was told of anything but of entries of the log (of moves made before)."""
    for message in map(json.loads, raw):
        assert message["type"] in ("pong", "update", "change"), message
        assert message["type"] == "pong" or message["entries"]


async def plan_turn(who: Player, table: str, most: int, rnd: random.Random) -> Json | None:
    """Plan some of the next turn; None where it cannot be foreseen."""
    answer = await who.http.get(f"/api/tables/{table}/plan")
    if answer.status_code == 409:
        assert answer.json()["code"] in ("no-turn-ahead", "your-turn-now")
        return None
    planning: Json = answer.json()
    moves: list[Any] = [step["move"] for step in planning["steps"]]
    if moves:
        # What is stored may go on behind what still goes: now it does not.
        planning = await who.ask("PUT", f"/api/tables/{table}/plan", {"moves": moves})
    while planning["done"] is None and len(moves) < most:
        moves.append(rnd.choice(planning["position"]["moves"])["move"])
        planning = await who.ask("PUT", f"/api/tables/{table}/plan", {"moves": moves})
        assert [step["move"] for step in planning["steps"]] == moves
        assert all(step["text"] for step in planning["steps"])
    return planning


# ---------------------------------------------------------------------- plans


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end_turn", [False, True])
def test_plans_are_played_or_dropped_with_a_reason_and_nobody_else_hears_of_them(
    server: ServerProcess, run: Run, game: str, end_turn: bool
) -> None:
    """A stretch of a game in which Ann plans whenever she waits: her log tells of planned moves,
    nobody else's does, and what is left of a plan is gone or was dropped in a sentence."""

    rnd = random.Random(f"{game}{end_turn}")

    async def play() -> int:
        played = 0
        async with (
            Player(server.url) as ann,
            Player(server.url, "Bob") as bob,
            Player(server.url, "Eve") as eve,
        ):
            table = await two(ann, bob, game, end_turn=end_turn)
            async with (
                ann.sit(table) as mine,
                bob.sit(table, changes=True) as his,
                eve.sit(table) as watcher,
            ):
                for _ in range(220):
                    for seat in (mine, his, watcher):
                        await settle(seat)
                    if mine.position["over"]:
                        break
                    acting = mine.position["ending"]
                    acting = mine.position["deciding"] if acting is None else acting
                    if acting == mine.position["seat"]:
                        await mine.play_on(lambda p: rnd.choice(p["moves"])["move"], limit=1)
                        continue
                    heard = len(his.raw), len(watcher.raw)
                    planned = await plan_turn(ann, table, rnd.randint(1, 3), rnd)
                    assert mine.position["can_plan"] == (planned is not None)
                    for seat, known in ((his, heard[0]), (watcher, heard[1])):
                        await settle(seat)
                        nothing_heard(seat.raw[known:])
                    before = len(mine.entries)
                    await his.play_on(lambda p: rnd.choice(p["moves"])["move"], limit=1)
                    await settle(mine)
                    ahead = mine.table["ahead"]
                    done = [one for one in mine.entries[before:] if one["text"] == PLANNED]
                    if planned is None:
                        continue
                    if done:
                        played += 1
                        moves = [step["move"] for step in planned["steps"]]
                        assert [one["move"] for one in done] == moves[: len(done)]
                        assert ahead is None or len(done) < len(moves)
                    elif ahead is not None and ahead["dropped"]:
                        assert ahead["plan"] == []
                    else:
                        assert ahead is not None, "a plan is gone without a word"
                        assert ahead["plan"] == planned["steps"]
                        assert not ahead["dropped"]
            for seat in (his, watcher):
                for raw in seat.raw:
                    assert PLANNED not in raw
                    assert '"ahead":{' not in raw
        return played

    async def enough() -> None:
        # Deals differ: in some a plan seldom comes about.
        played = 0
        while played <= 3:
            played += await play()

    run(enough())


PLANNED = "(As you had planned.)"


def test_a_plan_for_nobody_elses_seat_no_junk_and_not_after_the_end(
    server: ServerProcess, run: Run
) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            async with Player(server.url, "Eve") as eve:
                table = await ann.table("outpost", "open", ["me", "open"])
                path = f"/api/tables/{table['id']}"
                good = {"moves": [["pass"]]}
                assert (await ann.ask("PUT", f"{path}/plan", good, 409))["code"] == "not-playing"
                await bob.post(f"{path}/join", {})
                position = await ann.get(f"{path}/position")
                mover, other = (ann, bob) if position["moves"] else (bob, ann)

                async def refused(who: Player, body: Any, want: int, code: str) -> None:
                    problem = await who.ask("PUT", f"{path}/plan", body, want)
                    assert problem["code"] == code
                    assert problem["text"]

                await refused(mover, good, 409, "your-turn-now")
                await refused(eve, good, 403, "not-seated")
                assert (await eve.ask("DELETE", f"{path}/plan", None, 403))["code"] == "not-seated"
                assert (await eve.get(f"{path}/plan", 403))["code"] == "not-seated"
                for junk in (["no_such"], [], [1, 2], ["pass", None], [["pass"]], [10**40]):
                    await refused(other, {"moves": [junk]}, 422, "against-rules")
                many = [["pass"]] * 31
                bad: list[Any] = [{"moves": []}, {"moves": "pass"}, {"moves": many}, {}, []]
                for body in bad:
                    await refused(other, body, 400, "bad-input")
                planning = await plan_turn(other, table["id"], 20, random.Random(2))
                assert planning is not None
                moves = [step["move"] for step in planning["steps"]]
                assert planning["done"]
                await refused(other, {"moves": [*moves, ["pass"]]}, 409, "plan-ends")
                kept = (await other.get(path))["ahead"]
                assert kept["plan"] == planning["steps"], "what is refused changes nothing"
                assert (await mover.get(path))["ahead"] is None
                assert (await eve.get(path))["ahead"] is None
                assert (await other.ask("DELETE", f"{path}/plan"))["ahead"] is None
                # A bot in one's place plans for itself.
                await other.ask("PUT", f"{path}/plan", good)
                await other.post(f"{path}/handover", {})
                assert "bot" in (await other.get(path))["ahead"]["dropped"]
                await refused(other, good, 409, "seat-has-bot")
                await other.post(f"{path}/back")
                await mover.post(f"{path}/resign", {})
                await other.post(f"{path}/resign", {})
                await refused(other, good, 409, "not-playing")
                assert (await other.get(path))["ahead"] is None
                screen = (await ann.table("outpost", "hotseat", ["me", "me"]))["id"]
                problem = await ann.ask("PUT", f"/api/tables/{screen}/plan", good, 409)
                assert problem["code"] == "one-screen"

    run(play())


def test_plans_over_the_socket(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            table = await two(ann, bob, "village")
            async with ann.sit(table, "de") as one, bob.sit(table) as two_:
                mover, other = (one, two_) if one.position["moves"] else (two_, one)
                while not other.position["can_plan"]:
                    await mover.play_on(limit=1)
                    await settle(other)
                    if other.position["moves"]:
                        mover, other = other, mover
                looked = await other.ask({"type": "plan"})
                assert looked["planning"]["steps"] == []
                move = looked["planning"]["position"]["moves"][0]["move"]
                kept = await other.ask({"type": "plan", "moves": [move]})
                assert kept["planning"]["steps"][0]["move"] == move
                refused = await other.ask({"type": "plan", "moves": [["junk"]]})
                assert refused["problem"]["code"] == "against-rules"
                again = await other.ask({"type": "plan"})
                assert again["planning"]["steps"] == kept["planning"]["steps"]
                await settle(other)
                assert other.table["ahead"]["plan"][0]["move"] == move
                gone = await other.ask({"type": "plan", "moves": []})
                assert gone["planning"] is None
                await settle(other)
                assert other.table["ahead"] is None

    run(play())


def test_a_plan_is_dropped_when_its_price_has_changed_or_something_came_to_light() -> None:
    """The rule itself, on positions: possible, the same words, the same choice."""
    from terem.server import ahead
    from terem.server.ahead import Prepared

    rnd = random.Random(3)
    seen: dict[str, int] = {}
    for id in GAMES:
        state = terem.game(id).new(2, 4)
        prepared: dict[int, Prepared] = {}
        while state.seat is not None:
            seat, other = state.seat, 1 - state.seat
            if seat in prepared:
                verdict = ahead.next_step(state, prepared[seat])
                step, reveals = prepared[seat].plan[0], prepared[seat].reveals
                possible = tuple(step.move) in state.moves()
                if verdict is None:
                    assert state.stack[-1].kind != step.question
                else:
                    del prepared[seat]
                    same = possible and state.describe(step.move, "en") == step.texts["en"]
                    if isinstance(verdict, str):
                        seen[verdict] = seen.get(verdict, 0) + 1
                        assert verdict == "revealed" or (verdict == "impossible") != possible
                        assert (verdict == "other") == (possible and not same)
                    else:
                        seen["played"] = seen.get("played", 0) + 1
                        assert same
                        assert state.reveals == reveals or ahead.choices(state) == step.choices
            if other not in prepared and (foreseen := state.foreseen(other)) is not None:
                move = rnd.choice(foreseen.moves())
                made = ahead.imagine(state, other, [list(move)])
                prepared[other] = Prepared(plan=made.steps, reveals=made.reveals)
            state.play(rnd.choice(state.moves()))
    assert set(seen) == {"played", "impossible", "other", "revealed"}


# ---------------------------------------------------------------------- standing answers


async def to_bribe(seat: Seat) -> None:
    """Play on until a bribe is asked for."""
    while seat.position["decision"] != "bribe":
        await seat.play_on(lambda p: p["moves"][0]["move"], limit=1)
        await settle(seat)


STANDS = "(A standing answer.)"


def test_an_answer_given_once_for_all(server: ServerProcess, run: Run) -> None:
    """Against a bot in Rurik: never a bribe. It is told in the log, goes with an undo, and can be
    taken back."""

    async def play() -> None:
        async with Player(server.url) as ann:
            table = (await ann.table("rurik", "open", ["me", "random"], end_turn=True))["id"]
            path = f"/api/tables/{table}"
            async with ann.sit(table) as seat:
                await to_bribe(seat)
                assert seat.position["standing"] == [["bribe", 0]]
                for junk in (["bribe", 1], ["bribe"], ["harvest"], [], [None]):
                    body: Json = {"question": "bribe", "move": junk}
                    problem = await ann.ask("PUT", f"{path}/standing", body, 400)
                    assert problem["code"] == "not-standing"
                for question in ("turn", "no_such", ""):
                    body = {"question": question, "move": ["bribe", 0]}
                    assert (await ann.ask("PUT", f"{path}/standing", body, 400))["text"]
                asked = seat.position["seq"]
                body = {"question": "bribe", "move": ["bribe", 0]}
                said = (await ann.ask("PUT", f"{path}/standing", body))["ahead"]["standing"]
                assert [one["text"] for one in said] == ["Never give a bribe"]
                await settle(seat)
                # Who says so at the question has answered it.
                answered = next(one for one in seat.entries if one["seq"] == asked + 1)
                assert answered["move"] == ["bribe", 0]
                assert answered["text"] == STANDS
                # The placement and the answer go back with one undo, and come again together.
                for _ in range(2):
                    assert seat.position["must_end_turn"]
                    await seat.ask({"type": "undo"})
                    await settle(seat)
                    assert seat.position["decision"] == "place"
                    before = seat.position
                    await seat.play(before["moves"][0]["move"])
                    await settle(seat)
                    last = [one for one in seat.entries if one["kind"] == "move"][-1]
                    assert (last["move"], last["text"]) == (["bribe", 0], STANDS)
                await seat.ask({"type": "undo"})
                await settle(seat)
                assert seat.position["view"] == before["view"]
                assert seat.position["moves"] == before["moves"]
                # Asked again.
                body = {"question": "bribe", "move": None}
                assert (await ann.ask("PUT", f"{path}/standing", body))["ahead"] is None
                await seat.play(before["moves"][0]["move"])
                await settle(seat)
                assert seat.position["decision"] == "bribe"

    run(play())


def test_others_are_told_of_a_standing_answer_only_by_the_log(
    server: ServerProcess, run: Run
) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Bob") as bob:
            table = await two(ann, bob, "rurik")
            async with ann.sit(table) as one, bob.sit(table) as other:
                while one.position["decision"] != "bribe":
                    mover = one if one.position["moves"] else other
                    await mover.play_on(lambda p: p["moves"][0]["move"], limit=1)
                    await settle(one)
                    await settle(other)
                asker, watcher = (one, other) if one.position["moves"] else (other, one)
                body = {"type": "standing", "question": "bribe", "move": ["bribe", 0]}
                heard = len(watcher.raw)
                problem = await watcher.ask({**body, "move": ["bribe", 9]})
                assert problem["problem"]["code"] == "not-standing"
                assert (await asker.ask(body))["type"] == "ack"
                await settle(watcher)
                await settle(asker)
                assert [json.loads(raw)["type"] for raw in watcher.raw[heard:]] == [
                    "refused",
                    "update",
                    "pong",
                ]
                assert watcher.entries[-1]["text"] == STANDS
                assert watcher.table["ahead"] is None
                assert asker.table["ahead"]["standing"][0]["move"] == ["bribe", 0]

    run(play())


def test_a_standing_answer_never_crosses_what_has_just_come_to_light() -> None:
    from terem.server import ahead
    from terem.server.ahead import Answer, Prepared

    rnd = random.Random(5)
    given = refused = 0
    for id in GAMES:
        state = terem.game(id).new(3, 8)
        while state.seat is not None:
            for move in ahead.may_stand(state):
                kind = state.stack[-1].kind
                prepared = Prepared(standing=[Answer(kind, move)])
                assert ahead.answer(state, prepared, True) is None
                found = ahead.answer(state, prepared, False)
                given += found == tuple(move)
                refused += found is None
            state.play(rnd.choice(state.moves()))
    assert given > 20
    assert given > refused, "only what is grave is asked in spite of a standing answer"


# ---------------------------------------------------------------------- restarts


def test_plans_and_standing_answers_survive_a_kill(run: Run, tmp_path: Path) -> None:
    async def prepare(url: str) -> tuple[Json, Json, str, Json]:
        async with Player(url) as ann, Player(url, "Bob") as bob:
            table = await two(ann, bob, "outpost")
            rnd = random.Random(1)
            async with ann.sit(table) as one, bob.sit(table) as other:
                while not (one.position["can_plan"] or other.position["can_plan"]):
                    await (one if one.position["moves"] else other).play_on(limit=1)
                    await settle(one)
                    await settle(other)
                who = ann if one.position["can_plan"] else bob
                planned = await plan_turn(who, table, 1, rnd)
                assert planned is not None
                body = {"question": "keep", "move": ["keep", "wood"]}
                await who.ask("PUT", f"/api/tables/{table}/standing", body)
                mover = bob if who is ann else ann
                return dict(who.http.cookies), dict(mover.http.cookies), table, planned

    async def after(url: str, who: Json, mover: Json, table: str, planned: Json) -> None:
        ann, bob = Player(url), Player(url, "Bob")
        ann.http.cookies.update(who)
        bob.http.cookies.update(mover)
        kept = (await ann.get(f"/api/tables/{table}"))["ahead"]
        assert kept["plan"] == planned["steps"]
        assert [one["move"] for one in kept["standing"]] == [["keep", "wood"]]
        async with bob.sit(table) as his, ann.sit(table) as mine:
            while mine.table["ahead"]["plan"]:
                # Who is asked something else first answers it; the plan waits.
                await (mine if mine.position["moves"] else his).play_on(limit=1)
                await settle(mine)
                await settle(his)
            done = [one for one in mine.entries if one["text"] == PLANNED]
            assert done or mine.table["ahead"]["dropped"]
            assert mine.table["ahead"]["standing"]
        await ann.http.aclose()
        await bob.http.aclose()

    server = ServerProcess(sqlite_url(tmp_path)).start()
    try:
        who, mover, table, planned = run(prepare(server.url))
        server.kill()
        server.start()
        run(after(server.url, who, mover, table, planned))
        assert server.troubles() == []
    finally:
        server.stop()
