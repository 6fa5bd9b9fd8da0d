"""People to play with, in two browsers: quick match, friends, challenges, pictures, profiles."""

from __future__ import annotations

import json
from typing import Any

from tests.server.client import ServerProcess
from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_pages import THEMES, findings, in_theme, sideways

PASSWORD = "a long password 7"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def account(person: Person, name: str) -> str:
    """Keep an account without clicking through the dialog; the id of the person."""
    headers = {"Origin": person.base}
    post = person.context.request.post
    assert post(f"{person.base}/api/guests", data={"name": "Guest"}, headers=headers).ok
    kept = post(
        f"{person.base}/api/me/claim", data={"name": name, "password": PASSWORD}, headers=headers
    )
    assert kept.ok, kept.text()
    return str(kept.json()["person"]["id"])


def is_whole(person: Person) -> None:
    """Accessible in every theme, and no page scrolls sideways."""
    for theme in THEMES:
        in_theme(person, theme)
        assert findings(person) == []
    assert sideways(person) <= 0


def test_two_find_each_other(new_person: NewPerson) -> None:
    ann, bob = new_person(**PHONE), new_person()
    ann.open("/")
    ann.click("[data-do=match]")
    ann.click("[name=game][value=red_cathedral]")
    is_whole(ann)
    ann.click("[data-do=look]")
    ann.page.wait_for_selector("[data-do=looking]")
    assert findings(ann) == []
    # Leaving the page leaves the queue; coming back is a new search.
    ann.click("header .home")
    ann.page.wait_for_function(
        "() => fetch('/api/my/match').then((a) => a.json()).then(({ seek }) => seek === null)",
        polling=200,
    )
    bob.open("/match")
    bob.page.wait_for_selector("[data-do=look]")
    ann.open("/match")
    ann.click("[name=game][value=red_cathedral]")
    ann.click("[data-do=look]")
    ann.page.wait_for_selector("[data-do=looking]")
    # Bob sees that somebody waits; a reload does not end Ann's search.
    bob.page.wait_for_selector("label:has([value=red_cathedral]) small")
    ann.page.reload()
    ann.page.wait_for_selector("[data-do=looking]")
    bob.click("[name=game][value=red_cathedral]")
    bob.click("[data-do=look]")
    ann.at_table()
    bob.at_table()
    assert ann.table_id == bob.table_id


def test_friends_challenge_each_other(new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person(**PHONE)
    ann_id, bob_id = account(ann, "Ann of the Hill"), account(bob, "Bob of the Ford")
    ann.open("/people")
    ann.page.fill("#find", "bob of the ford")
    ann.click("[data-do=find]")
    ann.click("[data-do=ask]")
    ann.page.wait_for_selector(f"[data-person={bob_id}] [data-do=withdraw]")
    bob.open("/")
    bob.click("header [data-do=asked]")
    bob.page.wait_for_selector("[data-do=agree]")
    is_whole(bob)
    bob.click("[data-do=agree]")
    # Ann hears of it without doing anything, and sees that he is here.
    ann.page.wait_for_selector(f"[data-person={bob_id}] [data-here=true]")
    ann.click(f"[data-person={bob_id}] [data-do=challenge]")
    ann.page.select_option("dialog [data-do=game]", "outpost")
    ann.click("[data-do=send-challenge]")
    ann.page.wait_for_selector("#invite")
    bob.click("[data-do=accept]")
    bob.click("[data-do=join]")
    bob.at_table()
    ann.at_table()
    # A block on the profile ends the friendship, and a report is sent.
    bob.open(f"/people/{ann_id}")
    bob.click("[data-do=block]")
    bob.page.wait_for_selector("[data-do=unblock]")
    bob.click("[data-do=report]")
    bob.page.fill("[data-do=words]", "He cheats.")
    assert findings(bob) == []
    bob.click("[data-do=send-report]")
    bob.page.wait_for_selector("main [role=status]")
    assert sideways(bob) <= 0
    ann.open("/people")
    ann.page.wait_for_selector("#friends")
    assert ann.page.query_selector(f"[data-person={bob_id}]") is None


PAGE = {
    "since": "2026-01-02T00:00:00.000Z",
    "tie": "none",
    "ratings": [{"game": "rurik", "rating": 1644, "deviation": 90, "games": 12, "wins": 7}],
    "records": [
        {
            "game": "rurik",
            "games": 14,
            "wins": 8,
            "best": 61,
            "best_table": None,
            "streak": 4,
            "title": "journeyman",
            "strength": [
                {"at": f"2026-0{1 + n // 3}-{5 + 7 * (n % 3):02}T12:00:00.000Z", "rating": rating}
                for n, rating in enumerate((1540, 1575, 1531, 1590, 1622, 1604, 1644))
            ],
        }
    ],
    "playing": [],
    "finished": [],
    "unlisted": 0,
}


def test_a_profile_and_its_picture(new_person: NewPerson, house: ServerProcess) -> None:
    ann = new_person(**PHONE)
    ann_id = account(ann, "Ann with a Picture")
    page = ann.page
    ann.open("/people")
    page.wait_for_selector("[data-picture='3']")
    drawn = page.inner_html("[data-picture='3'] svg")
    ann.click("[data-picture='3']")
    page.wait_for_selector("[data-picture='3'][aria-pressed=true]")
    assert len({page.inner_html(f"[data-picture='{n}'] svg") for n in range(12)}) == 12
    # The same picture on another screen.
    other = new_person()
    other.open(f"/people/{ann_id}")
    other.page.wait_for_selector(".head .emblem")
    shape = other.page.get_attribute(".head .emblem > path", "d")
    assert shape is not None
    assert f'd="{shape}"' in drawn
    # A profile with something to tell; that takes many games, so the answer is made up.
    whose = {"person": {"id": ann_id, "name": "Ann", "guest": False, "picture": 3}}
    other.page.route(
        "**/api/people/*",
        lambda route: route.fulfill(
            body=json.dumps({**whose, **PAGE}), content_type="application/json"
        ),
    )
    other.page.reload()
    other.page.wait_for_selector("[data-do=strength] svg")
    label = other.page.get_attribute("[data-do=strength] svg", "aria-label") or ""
    assert "from 1,540 to 1,644" in label
    assert other.page.inner_text("[data-title]") == "Journeyman"
    is_whole(other)


def test_the_next_table_after_a_move(new_person: NewPerson) -> None:
    """It is Bob's turn here: on to the table that waits for Ann."""
    ann, bob = new_person(), new_person()
    account(ann, "Ann of two Tables")
    account(bob, "Bob of one Table")

    def post(person: Person, path: str, body: object) -> dict[str, Any]:
        answer = person.context.request.post(
            f"{person.base}/api/tables{path}", data=body, headers={"Origin": person.base}
        )
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    seats = [{"who": "me"}, {"who": "open"}]
    plan = {"game": "outpost", "kind": "invite", "seats": seats}
    here = post(ann, "", plan)
    post(bob, f"/{here['id']}/join", {"invite": here["invite"]})
    there = post(ann, "", {"game": "outpost", "kind": "solo", "seats": seats[:1]})
    address = f"{ann.base}/api/tables/{here['id']}/position"
    position = ann.context.request.get(address).json()
    while position["deciding"] == 0:
        move = {"id": f"m{position['seq']}", "move": position["moves"][0]["move"]}
        position = post(ann, f"/{here['id']}/moves", move)["position"]
    ann.open(f"/table/{here['id']}")
    ann.at_table()
    ann.click("[data-do=next-table]")
    ann.page.wait_for_url(f"**/table/{there['id']}")
    ann.wait_asked()
    assert ann.page.query_selector("[data-do=next-table]") is None
