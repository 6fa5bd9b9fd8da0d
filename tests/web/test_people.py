"""Two people and an onlooker at one table, in three browsers."""

from __future__ import annotations

import json
import random
from typing import Any

import terem
from tests.web.browser import Person
from tests.web.conftest import NewPerson


def gather(new_person: NewPerson, game: str) -> tuple[Person, Person, Person]:
    host, friend, onlooker = new_person(), new_person(), new_person()
    for one, name in ((host, "Ann"), (friend, "Bob")):
        one.post("/api/guests", {"name": name})
    seats = [{"who": "me"}, {"who": "open"}]
    end_turn = not terem.game(game).ends_turns
    made = host.post(
        "/api/tables", {"game": game, "kind": "invite", "seats": seats, "end_turn": end_turn}
    )
    friend.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    for one in (host, friend, onlooker):
        one.open(f"/table/{made['id']}?invite={made['invite']}")
        one.at_table()
    return host, friend, onlooker


# Whether the page asks for an answer.
ASKED = "[data-legal], .prompt .choice, [data-do=end-turn]"


def newest(person: Person) -> dict[str, Any]:
    """The position that the server knows, as this person may see it."""
    address = f"{person.base}/api/tables/{person.table_id}/position"
    found: dict[str, Any] = person.context.request.get(address).json()
    return found


def is_asked(person: Person) -> bool:
    """Whether this person is to decide, when the page shows what the server knows."""
    while True:
        position = newest(person)
        person.wait_past(position["seq"] - 1)
        if person.page.query_selector(ASKED):
            return True
        # A turn that ends by itself asks nobody for a moment.
        if position["seat"] not in (position["deciding"], position["ending"]):
            return False


def asked(people: list[Person]) -> Person:
    """Who is to decide, when all see the same: exactly one."""
    while True:
        seq = newest(people[0])["seq"]
        for one in people:
            one.wait_past(seq - 1)
        acting = [one for one in people if one.page.query_selector(ASKED)]
        # A turn that ends by itself asks nobody for a moment.
        if acting:
            assert len(acting) == 1, "exactly one person is asked"
            return acting[0]


def play_some(people: list[Person], decisions: int) -> None:
    hand = random.Random(5)
    for _ in range(decisions):
        asked(people).answer(hand)


def test_two_people_and_an_onlooker(new_person: NewPerson) -> None:
    """Rurik has most to hide: agendas, deeds in hand, advisors not yet shown."""
    game = "rurik" if "rurik" in terem.games() else "outpost"
    host, friend, onlooker = gather(new_person, game)
    play_some([host, friend], 25)
    newest = max(host.seq, friend.seq)
    onlooker.wait_past(newest - 1)
    for one, seat in ((host, 0), (friend, 1), (onlooker, None)):
        positions = one.positions()
        assert positions
        assert {position["view"]["you"] for position in positions} == {seat}
        for position in positions:
            if position["deciding"] != seat:
                assert position["moves"] == []
    hidden_from_each_other(host, friend, onlooker)
    assert not onlooker.glowing()
    assert onlooker.page.query_selector("[data-do=undo]") is None


def hidden_from_each_other(host: Person, friend: Person, onlooker: Person) -> None:
    """Nothing that only one seat may know is on the wire or in the page of another."""
    table = json.loads(host.heard[0])["table"]
    assert table["options"] is not None
    for one in (host, friend, onlooker):
        assert not any('"seed"' in text for text in one.heard)
        for text in one.heard:
            message = json.loads(text)
            for entry in message.get("entries", ()):
                if entry["move"] == ["secret"]:
                    raise AssertionError("a secret move must be null, not a placeholder")
    seen = {name: one.positions()[-1]["view"] for name, one in _named(host, friend, onlooker)}
    for name, one in _named(host, friend, onlooker):
        for secret in secrets(seen, name):
            assert secret not in one.page.content(), f"{secret} is in the page of {name}"


def _named(host: Person, friend: Person, onlooker: Person) -> list[tuple[str, Person]]:
    return [("host", host), ("friend", friend), ("onlooker", onlooker)]


def secrets(seen: dict[str, dict[str, object]], name: str) -> list[str]:
    """Words that others see in their own private part and this one does not see at all."""
    mine = set(_words(seen[name]))
    others = set().union(*(_words(view) for other, view in seen.items() if other != name))
    return sorted(others - mine)


def _words(value: object) -> list[str]:
    if isinstance(value, dict):
        return [word for inner in value.values() for word in _words(inner)]
    if isinstance(value, list):
        return [word for inner in value for word in _words(inner)]
    return [value] if isinstance(value, str) and "_" in value else []


def test_chat_and_language(new_person: NewPerson) -> None:
    host, friend, _ = gather(new_person, "outpost")
    host.click("[role=tab]:nth-child(2)")
    host.page.fill(".chat input", "<b>Hello</b> & welcome")
    host.page.keyboard.press("Enter")
    # Whoever reads the log sees that somebody has spoken.
    friend.page.wait_for_selector("[role=tab] [aria-label='1 new message']")
    friend.click("[role=tab]:nth-child(2)")
    friend.page.wait_for_selector("[role=tab] [aria-label]", state="detached")
    host.page.fill(".chat input", "Still there?")
    host.page.keyboard.press("Enter")
    friend.page.wait_for_selector(".chat li:nth-child(2)")
    # Read is read, also for the list of one's tables.
    friend.page.wait_for_function(
        """() => fetch('/api/my/tables').then((answer) => answer.json())
            .then((mine) => mine.tables[0].unread_chat === 0)""",
        polling=500,
    )
    friend.page.wait_for_selector(".chat li")
    assert "<b>Hello</b> & welcome" in (friend.page.text_content(".chat li") or "")
    friend.page.select_option("header select", "de")
    friend.page.wait_for_function("() => document.documentElement.lang === 'de'")
    friend.page.wait_for_function(
        "() => document.querySelector('.prompt').textContent.includes('Artefakt')"
    )
    assert "Artefakt" not in (host.page.text_content(".prompt") or "")
