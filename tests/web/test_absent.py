"""When others stay away: the buttons that go on without them, and the one that closes a table."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from tests.server.client import ServerProcess, sqlite_url
from tests.web.browser import Person
from tests.web.conftest import NewPerson


def kept_waiting(ann: Person, bob: Person) -> str:
    """A table at which it is Bob's turn; its path in the interface."""
    seats = [{"who": "me"}, {"who": "open"}]
    plan = {"game": "outpost", "kind": "open", "seats": seats, "clock": {"kind": "none"}}
    path = f"/api/tables/{ann.post('/api/tables', plan)['id']}"
    bob.post(f"{path}/join", {})
    position = ann.context.request.get(f"{ann.base}{path}/position").json()
    while position["deciding"] == 0:
        move = {"id": f"m{position['seq']}", "move": position["moves"][0]["move"]}
        position = ann.post(f"{path}/moves", move)["position"]
    return path


def told(person: Person, path: str) -> dict[str, Any]:
    found: dict[str, Any] = person.context.request.get(person.base + path).json()
    return found


def test_a_table_goes_on_without_who_stays_away(new_person: NewPerson, tmp_path: Path) -> None:
    # Whoever has not acted for some milliseconds is away.
    server = ServerProcess(sqlite_url(tmp_path), absent_hours="0.000001").start()
    try:
        ann, bob = new_person(server.url), new_person(server.url)
        ann.post("/api/guests", {"name": "Ann"})
        bob.post("/api/guests", {"name": "Bob"})
        for button in ("absent-bot", "absent-end", "claim"):
            path = kept_waiting(ann, bob)
            ann.open(path.replace("/api/tables/", "/table/"))
            ann.at_table()
            ann.click("[data-do=menu]")
            ann.click(f"[data-do={button}]")
            if button == "absent-bot":
                # It answers, so that Ann is asked.
                ann.wait_asked()
                assert told(ann, path)["seats"][1]["why_bot"] == "absent"
                continue
            ann.page.wait_for_selector(".table[data-over]")
            result = told(ann, path)["result"]
            assert result["abandoned"] == (button == "absent-end")
            if button == "claim":
                assert result["ranking"] == [[0], [1]]
        # Rules under which its moves mean nothing: the table stands, and can be closed.
        path = kept_waiting(ann, bob)
        theirs = told(bob, f"{path}/position")["moves"][0]["move"]
        bob.post(f"{path}/moves", {"id": "theirs", "move": theirs})
        # A page that is open would miss its server.
        ann.page.close()
        server.stop()
        with sqlite3.connect(tmp_path / "terem.db") as connection:
            id = path.rpartition("/")[2]
            connection.execute(
                "update tables set rules_version = rules_version - 1 where id = ?", [id]
            )
            connection.execute(
                "update entries set move = '[\"no such move\"]' where table_id = ? and seq = 2",
                [id],
            )
        server.start()
        again = Person(ann.context, server.url)
        again.open(f"/table/{id}")
        again.click("[data-do=close]")
        again.wait_at(f"/table/{id}/replay")
        assert told(again, path)["status"] == "finished"
        assert again.complaints == []
        assert server.troubles() == []
    finally:
        server.stop()
