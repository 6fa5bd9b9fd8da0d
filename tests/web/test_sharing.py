"""Links that work: to a moment, to a running table, into a frame of another page, from a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.web.browser import Person
from tests.web.conftest import NewPerson
from tests.web.test_house import GOLDEN, looks_right, take_in
from tests.web.test_pages import findings

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def clipboard(person: Person) -> str:
    return str(person.page.evaluate("() => navigator.clipboard.readText()"))


def complains_of_404(person: Person) -> None:
    """The browser itself remarks on what it is refused."""
    assert person.complaints
    assert all("404" in one for one in person.complaints)
    person.complaints.clear()


@pytest.mark.parametrize(
    ("game", "moment"),
    [("outpost/four_seats", 30), ("red_cathedral/three_build", 25), ("rurik/two_seats", 40),
     ("village/five", 60)],
)  # fmt: skip
def test_a_link_to_a_moment(game: str, moment: int, new_person: NewPerson) -> None:
    """Signed out, in another browser: the same move; made private, one sentence."""
    ann, stranger = new_person(permissions=CLIPBOARD), new_person()
    table = take_in(ann, game)
    ann.open(f"/table/{table}/replay/{moment}")
    page = ann.page
    page.wait_for_selector("[data-do=forward]")
    ann.watch_for("[data-do=link]")
    ann.click("[data-do=link]")
    ann.wait_shown("[data-do=link]", "Copied")
    link = clipboard(ann)
    stranger.open(link.removeprefix(ann.base))
    other = stranger.page
    other.wait_for_selector("[data-do=forward]")
    assert other.evaluate("() => fetch('/api/me').then((a) => a.json())")["person"] is None
    other.wait_for_selector(".story .now")
    for what in ("footer .count", ".story .now", ".seats"):
        assert other.inner_text(what) == page.inner_text(what)
    assert (other.text_content("footer .count") or "").startswith(f"{moment} /")
    # What they may not set they are not offered.
    assert other.query_selector("[data-do=sharing]") is None
    page.select_option("[data-do=sharing]", "private")
    page.wait_for_selector("[data-do=link]", state="detached")
    stranger.open(link.removeprefix(ann.base))
    other.wait_for_selector(".trouble")
    assert other.inner_text(".trouble [role=alert]") == (
        "There is no such table, or it is private."
    )
    complains_of_404(stranger)
    # Its player still sees it.
    page.reload()
    page.wait_for_selector("[data-do=forward]")
    assert page.input_value("[data-do=sharing]") == "private"


def test_a_link_to_a_running_table(new_person: NewPerson) -> None:
    ann, stranger = new_person(permissions=CLIPBOARD), new_person()
    ann.sit_down("outpost", bots=2)
    ann.wait_asked()
    ann.click("[data-do=menu]")
    ann.watch_for("[data-do=link]")
    ann.click("[data-do=link]")
    ann.wait_shown("[data-do=link]", "Copied")
    stranger.open(clipboard(ann).removeprefix(ann.base))
    stranger.at_table()
    assert stranger.seq == ann.seq
    assert stranger.glowing() == []
    # The table closes while they look on.
    assert findings(ann) == []
    ann.page.select_option("[data-do=sharing]", "private")
    stranger.page.wait_for_selector(".trouble")
    assert "private" in stranger.page.inner_text(".trouble [role=alert]")


@contextmanager
def other_site(page: str) -> Iterator[str]:
    """A page of another origin; its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/"
            self.send_response(200 if found else 204)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            if found:
                self.wfile.write(page.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Nothing: the tests have their own words."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def test_in_a_frame_of_another_page(new_person: NewPerson) -> None:
    ann, reader = new_person(permissions=CLIPBOARD), new_person()
    table = take_in(ann, "village/five")
    ann.open(f"/table/{table}/replay/12")
    ann.page.wait_for_selector("[data-do=forward]")
    ann.watch_for("[data-do=embed]")
    ann.click("[data-do=embed]")
    ann.wait_shown("[data-do=embed]", "Copied")
    code = clipboard(ann)
    assert f"/embed/{table}/12" in code
    reader.page.set_viewport_size({"width": 1100, "height": 720})
    story = f"<!doctype html><title>A story</title><h1>A story about a game</h1>{code}"
    with other_site(story) as address:
        reader.page.goto(address)
        frame = reader.page.frame_locator("iframe")
        frame.locator("[data-do=forward]").click()
        frame.locator(".count", has_text="13 /").wait_for()
        # No door of the house in there, but a way to it.
        assert frame.locator("header select").count() == 0
        way = frame.locator("header a").get_attribute("href") or ""
        assert way.endswith(f"/{table}/replay/13")
    # The script with which these tests choose a bot may not read what a framed page keeps.
    reader.complaints = [one for one in reader.complaints if "localStorage" not in one]
    ann.open(f"/embed/{table}/3")
    ann.page.wait_for_selector("[data-do=forward]")
    looks_right(ann, themes=("dark",))


@pytest.mark.parametrize("way", ["choose", "drop"])
def test_a_saved_game_opens(way: str, tmp_path: Path, new_person: NewPerson) -> None:
    """What was downloaded, or saved by `terem play`, is a replay anywhere."""
    golden = json.loads((GOLDEN / "rurik/two_seats.json").read_text(encoding="utf-8"))
    saved = {key: golden[key] for key in ("game", "version", "seats", "options", "history")}
    # Larger than the browser can count: it must reach the server as it is.
    text = json.dumps({**saved, "seed": golden["seed"], "players": ["human", "greedy"]})
    file = tmp_path / "game.json"
    file.write_text(text)
    ann = new_person()
    ann.open("/")
    page = ann.page
    page.wait_for_selector("[data-do=open-file]")
    hand_in(ann, way, file)
    page.wait_for_selector("[data-do=forward]")
    assert (page.text_content("footer .count") or "").endswith(f"/ {len(golden['history'])}")
    assert "greedy" in page.inner_text(".seats")


def hand_in(person: Person, way: str, file: Path) -> None:
    page = person.page
    if way == "choose":
        with page.expect_file_chooser() as chooser:
            person.click("[data-do=open-file]")
        chooser.value.set_files(file)
        return
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.json', { type: 'application/json' }));
            for (const kind of ['dragover', 'drop'])
                document.body.dispatchEvent(
                    new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        file.read_text(),
    )


def test_what_is_downloaded_can_be_taken_in(tmp_path: Path, new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    table = take_in(ann, "outpost/tie_gold")
    ann.open(f"/table/{table}/replay")
    with ann.page.expect_download() as download:
        ann.click("a[download]")
    file = tmp_path / "saved.json"
    download.value.save_as(file)
    bob.open("/")
    bob.page.wait_for_selector("[data-do=open-file]")
    hand_in(bob, "drop", file)
    bob.page.wait_for_selector("[data-do=forward]")
    assert bob.table_id != table
    assert bob.page.inner_text(".outcome") == ann.page.inner_text(".outcome")


def test_a_file_that_is_no_game(tmp_path: Path, new_person: NewPerson) -> None:
    ann = new_person()
    ann.open("/")
    ann.page.wait_for_selector("[data-do=open-file]")
    for text, said in (("no game", "not valid JSON"), ('{"game": "chess"}', "not as expected")):
        file = tmp_path / "other.json"
        file.write_text(text)
        hand_in(ann, "choose", file)
        ann.page.wait_for_selector(f"[role=alert]:has-text('{said}')")
    assert all("400" in one for one in ann.complaints)
    ann.complaints.clear()


def test_an_invitation(new_person: NewPerson) -> None:
    """Who invites, to what, by which rules; a name, and one sits."""
    host, friend, stranger = new_person(), new_person(), new_person()
    host.door("red_cathedral", "friends")
    host.click("dialog .main")
    host.page.wait_for_selector("#invite")
    name = host.page.inner_text("header .who").strip()
    link = host.page.input_value("#invite").removeprefix(host.base)
    # With the address alone one sees the table, and cannot sit down.
    stranger.open(link.partition("?")[0])
    stranger.page.wait_for_selector("main h1")
    assert stranger.page.query_selector("[data-do=join]") is None
    friend.open(link)
    page = friend.page
    page.wait_for_selector("#my-name")
    assert page.inner_text("h1") == f"{name} invites you to The Red Cathedral"
    assert page.title().startswith(page.inner_text("h1"))
    for way in ("guide", "rules", "learn"):
        assert page.query_selector(f"a[href='/{way}/red_cathedral']")
    looks_right(friend)
    page.fill("#my-name", "Berta")
    friend.click("[data-do=join]")
    friend.at_table()
    assert friend.page.inner_text("header .who").strip() == "Berta"


def test_a_visitor_sees_tables_come_and_go(new_person: NewPerson) -> None:
    visitor, host = new_person(), new_person()
    visitor.open("/")
    visitor.page.wait_for_selector("[data-do=lobby-game]")
    visitor.page.select_option("[data-do=lobby-game]", "rurik")
    host.door("rurik", "friends")
    host.page.check("[data-do=listed]")
    host.click("dialog .main")
    host.page.wait_for_selector("#invite")
    row = visitor.page.locator(f"a.row[href='/table/{host.table_id}']")
    row.wait_for()
    # Strangers do not wait for each other for ever, and the row says so.
    assert "3 days per turn" in row.inner_text()
    host.click("main .row .button:has-text('Close')")
    row.wait_for(state="detached")


def test_games_that_are_not_listed(new_person: NewPerson) -> None:
    ann, visitor = new_person(), new_person()
    take_in(ann, "outpost/tie_gold")
    person = ann.context.request.get(f"{ann.base}/api/me").json()["person"]["id"]
    visitor.open(f"/people/{person}")
    visitor.page.wait_for_selector("[data-do=unlisted]")
    assert "1 more game" in visitor.page.inner_text("main")
    assert "No finished games" not in visitor.page.inner_text("main")
