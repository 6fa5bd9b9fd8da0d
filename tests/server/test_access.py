"""Another person's table, notes or session cannot be reached: each endpoint, as everybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from terem.server.app import ROUTE_MODULES
from terem.server.http import ENDPOINTS
from tests.server.client import PATIENCE, Player, ServerProcess, closed_with, connect

Run = Callable[[Any], Any]
assert ROUTE_MODULES

TURN = {"id": "x"}
MOVE = {"id": "x", "move": ["pass"]}

# method and path -> body, then the status for a visitor, a stranger and an opponent at a private
# table of two in play, where it is Ann's turn.
PRIVATE: dict[tuple[str, str], tuple[Any, int, int, int]] = {
    ("GET", "/api/tables/{table}"): (None, 404, 404, 200),
    ("DELETE", "/api/tables/{table}"): (None, 404, 404, 409),
    ("POST", "/api/tables/{table}/join"): ({}, 401, 404, 409),
    ("POST", "/api/tables/{table}/leave"): (None, 401, 404, 409),
    ("POST", "/api/tables/{table}/seats/{seat}"): ({"level": "random"}, 401, 404, 409),
    ("POST", "/api/tables/{table}/start"): (None, 401, 404, 409),
    ("POST", "/api/tables/{table}/rematch"): (None, 401, 404, 409),
    ("POST", "/api/tables/{table}/close"): (None, 401, 404, 409),
    ("POST", "/api/tables/{table}/absent"): ({"then": "bot"}, 401, 404, 409),
    ("POST", "/api/tables/{table}/resign"): ({"seat": 0}, 401, 404, 403),
    ("POST", "/api/tables/{table}/handover"): ({"seat": 0}, 401, 404, 403),
    ("POST", "/api/tables/{table}/back"): (None, 401, 404, 200),
    ("POST", "/api/tables/{table}/sharing"): ({"sharing": "private"}, 401, 404, 200),
    ("GET", "/api/tables/{table}/position"): (None, 404, 404, 200),
    ("GET", "/api/tables/{table}/log"): (None, 404, 404, 200),
    ("GET", "/api/tables/{table}/moment"): (None, 404, 404, 200),
    ("POST", "/api/tables/{table}/moves"): (MOVE, 401, 404, 409),
    ("POST", "/api/tables/{table}/undo"): (TURN, 401, 404, 409),
    ("POST", "/api/tables/{table}/end-turn"): (TURN, 401, 404, 409),
    ("GET", "/api/tables/{table}/plan"): (None, 401, 404, 200),
    ("PUT", "/api/tables/{table}/plan"): ({"moves": [["no_such"]]}, 401, 404, 422),
    ("DELETE", "/api/tables/{table}/plan"): (None, 401, 404, 200),
    ("PUT", "/api/tables/{table}/standing"): ({"question": "x"}, 401, 404, 400),
    ("POST", "/api/tables/{table}/why"): ({"move": ["pass"]}, 404, 404, 409),
    ("POST", "/api/tables/{table}/hint"): (None, 404, 404, 409),
    ("GET", "/api/tables/{table}/chat"): (None, 404, 404, 200),
    ("POST", "/api/tables/{table}/chat"): ({"text": "hello"}, 401, 404, 200),
    ("GET", "/api/tables/{table}/notes"): (None, 401, 404, 200),
    ("PUT", "/api/tables/{table}/notes"): ({"text": "mine"}, 401, 404, 200),
    ("POST", "/api/tables/{table}/seen"): ({"seq": 1}, 401, 404, 200),
    ("GET", "/api/tables/{table}/replay"): (None, 404, 404, 409),
    ("GET", "/api/tables/{table}/replay/moments"): (None, 404, 404, 409),
    ("GET", "/api/tables/{table}/export"): (None, 404, 404, 409),
    ("GET", "/api/tables/{table}/card.png"): (None, 404, 404, 200),
    ("GET", "/api/tables/{table}/review"): (None, 404, 404, 200),
    ("POST", "/api/tables/{table}/review"): (None, 401, 404, 409),
    ("GET", "/api/tables/{table}/review/moments/{index}"): (None, 404, 404, 409),
    ("POST", "/api/tables/{table}/review/try"): ({"index": 0, "move": ["pass"]}, 401, 404, 409),
    ("GET", "/api/tables/{table}/record"): (None, 401, 404, 200),
}

# What is not about one table: for everybody, or only about oneself.
OWN = {
    ("GET", "/api/me"): 200,
    ("POST", "/api/me/claim"): 401,
    ("POST", "/api/me/password"): 401,
    ("POST", "/api/session/reset"): 401,
    ("POST", "/api/me/codes"): 401,
    ("GET", "/api/me/sessions"): 401,
    ("DELETE", "/api/me/sessions"): 401,
    ("DELETE", "/api/me/sessions/{session}"): 401,
    ("GET", "/api/me/export"): 401,
    ("PATCH", "/api/me"): 401,
    ("DELETE", "/api/me"): 401,
    ("GET", "/api/my/tables"): 401,
    ("GET", "/api/my/next"): 401,
    ("POST", "/api/tables"): 401,
    ("POST", "/api/tables/import"): 401,
    ("POST", "/api/analyses"): 401,
    ("PUT", "/api/analyses/{analysis}"): 401,
    ("POST", "/api/analyses/{analysis}/think"): 401,
    ("DELETE", "/api/session"): 200,
    ("GET", "/api/me/notices"): 401,
    ("PUT", "/api/me/notices"): 401,
    ("GET", "/api/me/days-off"): 401,
    ("PUT", "/api/me/days-off"): 401,
    ("GET", "/api/me/learning"): 401,
    ("PUT", "/api/me/learning"): 401,
    ("POST", "/api/me/mail"): 401,
    ("DELETE", "/api/me/mail"): 401,
    ("POST", "/api/me/push"): 401,
    ("DELETE", "/api/me/push"): 401,
    ("GET", "/api/my/circle"): 401,
    ("PUT", "/api/people/{person}/tie"): 401,
    ("POST", "/api/people/{person}/challenge"): 401,
    ("POST", "/api/people/{person}/report"): 401,
    ("DELETE", "/api/my/challenges/{table}"): 401,
    # How many look for a game is no secret.
    ("GET", "/api/my/match"): 200,
    ("PUT", "/api/my/match"): 401,
    ("DELETE", "/api/my/match"): 401,
}
PUBLIC = {
    ("POST", "/api/guests"),
    ("POST", "/api/session"),
    ("GET", "/api/house"),
    ("GET", "/api/games/{game}/rulebook"),
    ("GET", "/api/games/{game}/components"),
    ("GET", "/api/games/{game}/moves"),
    ("GET", "/api/games/{game}/messages/{lang}.ftl"),
    ("GET", "/api/games/{game}/leaderboard"),
    ("GET", "/api/games/{game}/guide"),
    ("GET", "/api/games/{game}/lessons"),
    ("GET", "/api/games/{game}/lessons/{lesson}"),
    ("POST", "/api/games/{game}/lessons/{lesson}"),
    ("GET", "/api/messages/{lang}.ftl"),
    ("GET", "/api/puzzles"),
    ("POST", "/api/games/{game}/puzzles/{puzzle}"),
    # Links in letters are for whoever has the letter.
    ("POST", "/api/mail/confirm"),
    ("POST", "/api/unsubscribe/{link}"),
    ("POST", "/api/session/forgotten"),
    ("GET", "/api/tables"),
    # Whoever knows the address of an analysis may look at it.
    ("GET", "/api/analyses/{analysis}"),
    ("POST", "/api/analyses/{analysis}/position"),
    ("POST", "/api/analyses/check"),
    ("GET", "/api/people"),
    ("GET", "/api/people/{person}"),
    ("GET", "/healthz"),
    ("GET", "/livez"),
    ("GET", "/readyz"),
    ("GET", "/metrics"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/socket-schema.json"),
}
BODIES = {
    "/api/me/claim": {"password": "long enough"},
    "/api/me/password": {"old": "", "new": "long enough"},
    "/api/me/codes": {"password": ""},
    "/api/session/reset": {"name": "nobody", "code": "x", "password": "long enough"},
    "/api/tables": {"game": "outpost", "kind": "solo", "seats": [{"who": "me"}]},
    "/api/me/days-off": {"days": []},
    "/api/me/learning": {"chapters": {}, "puzzles": {}},
    "/api/me/mail": {"address": "ann@terem.example"},
    "/api/me/push": {"endpoint": "https://push.example/x", "p256dh": "x", "auth": "x"},
    "PUT /api/my/match": {"game": "outpost", "pace": "day", "seats": [2]},
    "/api/people/{person}/tie": {"tie": "friend"},
    "/api/people/{person}/challenge": {"game": "outpost"},
    "/api/people/{person}/report": {"reason": "other", "text": "hello"},
    "DELETE /api/me/push": {"endpoint": "https://push.example/x"},
    "/api/tables/import": {
        "game": "outpost", "version": 1, "seats": 2, "seed": 1, "options": {}, "history": [],
    },
}  # fmt: skip


def test_every_endpoint_is_in_the_matrix() -> None:
    known = {(one.method, one.path) for one in ENDPOINTS}
    assert known == set(PRIVATE) | set(OWN) | PUBLIC


async def request(http: httpx.AsyncClient, method: str, path: str, body: Any) -> httpx.Response:
    return await http.request(method, path, json=body)


def test_a_private_table_is_closed_to_others(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with (
            Player(server.url, "Ann") as ann,
            Player(server.url, "Bob") as bob,
            Player(server.url, "Stranger") as eve,
            httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as visitor,
        ):
            made = await ann.table("outpost", "invite", ["me", "open"], sharing="private")
            table, invite = made["id"], made["invite"]
            await bob.post(f"/api/tables/{table}/join", {"invite": invite})
            position = await ann.get(f"/api/tables/{table}/position")
            if position["deciding"] != 0:
                # It must be Ann's turn: Bob plays the first move.
                theirs = await bob.get(f"/api/tables/{table}/position")
                move = {"id": "first", "move": theirs["moves"][0]["move"]}
                await bob.post(f"/api/tables/{table}/moves", move)
            await ann.ask("PUT", f"/api/tables/{table}/notes", {"text": "secret plan"})
            for (method, path), (body, *wanted) in PRIVATE.items():
                concrete = path.format(table=table, seat=1, index=0)
                for http, want in zip((visitor, eve.http, bob.http), wanted, strict=True):
                    answer = await request(http, method, concrete, body)
                    assert answer.status_code == want, f"{method} {path}: {answer.text}"
                    assert "secret plan" not in answer.text
                    if want >= 400:
                        assert set(answer.json()) == {"code", "text", "rule", "heading"}
                    if want == 404:
                        assert answer.json()["code"] == "no-such-table"
                        assert invite not in answer.text
            # The invitation was to sit down: it does not open a private game.
            answer = await visitor.get(f"/api/tables/{table}/position?invite={invite}")
            assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
            # Where it is shared one may look on, but neither play nor read what is private.
            for one in (ann, bob):
                await one.post(f"/api/tables/{table}/sharing", {"sharing": "link"})
            for http in (visitor, eve.http):
                seen = await http.get(f"/api/tables/{table}/position?invite={invite}")
                assert seen.json()["seat"] is None
                assert seen.json()["moves"] == []
                shown = await http.get(f"/api/tables/{table}?invite={invite}")
                assert shown.json()["invite"] is None
            answer = await eve.http.post(f"/api/tables/{table}/moves?invite={invite}", json=MOVE)
            assert answer.status_code == 403
            note = await eve.http.get(f"/api/tables/{table}/notes?invite={invite}")
            assert note.json()["text"] == ""
            notes = await bob.get(f"/api/tables/{table}/notes")
            assert notes["text"] == "mine"
            assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == "secret plan"
            for one, listed in ((ann, True), (bob, True), (eve, False)):
                mine = await one.get("/api/my/tables")
                assert (table in [each["id"] for each in mine["tables"]]) is listed
            lobby = await eve.get("/api/tables")
            assert table not in [each["id"] for each in lobby["tables"]]

    run(play())


def test_without_a_session_one_has_no_account(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as visitor:
            for (method, path), want in OWN.items():
                body = BODIES.get(f"{method} {path}", BODIES.get(path, {}))
                answer = await request(visitor, method, path, body)
                assert answer.status_code == want, f"{method} {path}: {answer.text}"
            for forged in ("", "x", "a" * 43, "../../etc", "ж" * 20, "p_aaaaaaaaaaaa"):
                cookie = {b"Cookie": f"terem_session={forged}".encode()}
                answer = await visitor.get("/api/my/tables", headers=cookie)
                assert answer.status_code == 401

    run(play())


def test_sockets_of_private_tables_are_closed_to_others(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Eve") as eve:
            made = await ann.table("outpost", "solo", ["me"], sharing="private")
            address = server.url.replace("http", "ws") + f"/api/tables/{made['id']}/socket"
            for cookie in ("", eve.cookie):
                headers = {"Cookie": f"terem_session={cookie}"}
                async with connect(address, additional_headers=headers) as ws:
                    assert await closed_with(ws) == 4404
            await ann.post(f"/api/tables/{made['id']}/sharing", {"sharing": "link"})
            async with connect(address) as ws:
                await ws.send(json.dumps({"type": "hello"}))
                welcome = json.loads(await ws.recv())
                assert welcome["position"]["seat"] is None
                await ws.send(json.dumps({"type": "play", "id": "x", "move": ["pass"]}))
                while (answer := json.loads(await ws.recv()))["type"] != "refused":
                    continue
                assert answer["problem"]["code"] == "no-session"

    run(play())


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
def test_foreign_origins_are_refused(server: ServerProcess, run: Run, origin: str) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            for one in ENDPOINTS:
                if one.method == "GET":
                    continue
                path = one.path.format(
                    table="x",
                    seat=0,
                    session="x",
                    game="outpost",
                    lesson="x",
                    analysis="x",
                    puzzle="x",
                    link="x",
                    index=0,
                    person="x",
                )
                answer = await ann.http.request(
                    one.method, path, json={}, headers={"Origin": origin}
                )
                assert answer.status_code == 403, one.path
                assert answer.json()["code"] == "foreign-origin"
            address = server.url.replace("http", "ws")
            for path in ("/api/my/socket", "/api/tables/x/socket"):
                headers = {"Cookie": f"terem_session={ann.cookie}"}
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(
                        address + path, additional_headers=headers, origin=Origin(origin)
                    ):
                        pass
                assert refused.value.response.status_code == 403
            ours = await ann.http.patch("/api/me", json={}, headers={"Origin": server.url})
            assert ours.status_code == 200
            cross = {"Sec-Fetch-Site": "cross-site"}
            assert (await ann.http.patch("/api/me", json={}, headers=cross)).status_code == 403

    run(play())


def test_a_table_without_watching_has_no_spectators(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann, Player(server.url, "Eve") as eve:
            made = await ann.table("outpost", "open", ["me", "random"], sharing="private")
            answer = await eve.http.get(f"/api/tables/{made['id']}/position")
            assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
            lobby = await eve.get("/api/tables")
            assert made["id"] not in [each["id"] for each in lobby["tables"]]

    run(play())
