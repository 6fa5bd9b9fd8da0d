"""What goes out with a page before any script runs: status, title, preview, who may frame it."""

from __future__ import annotations

import html
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from terem.server import cards, webclient
from tests.server.client import PATIENCE, Player, ServerProcess

Run = Callable[[Any], Any]
ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
GOLDEN = ROOT / "tests/golden"

pytestmark = pytest.mark.skipif(
    not (webclient.STATIC / "index.html").is_file(), reason="the client is not built"
)


def head_of(page: httpx.Response) -> dict[str, str]:
    """The title and the named parts of a page's head."""
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page.text))
    title = re.search(r"<title>([^<]*)</title>", page.text)
    assert title is not None
    assert page.text.count("<title>") == 1
    return {name: html.unescape(one) for name, one in {**found, "title": title[1]}.items()}


async def finished(ann: Player, **more: Any) -> str:
    table = (await ann.table("outpost", "solo", ["me"], **more))["id"]
    async with ann.sit(table) as seat:
        await seat.play_on()
    return str(table)


def test_a_shared_replay_has_a_preview(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with (
            Player(server.url, "Ann O'Hara") as ann,
            httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as visitor,
        ):
            table = await finished(ann)
            result = (await ann.get(f"/api/tables/{table}"))["result"]
            for lang, title in (("en", "Outpost"), ("ru", "Форпост"), ("de", "Outpost")):
                headers = {"Accept-Language": lang}
                page = await visitor.get(f"/table/{table}/replay/3", headers=headers)
                assert page.status_code == 200
                assert f'<html lang="{lang}">' in page.text
                head = head_of(page)
                assert head["og:title"] == f"{title}: {ann.name} {result['scores'][0]}"
                assert head["title"] == head["og:title"] + " · Terem"
                assert ann.name in head["og:description"]
                # By link means that nobody finds it without one.
                assert head["robots"] == "noindex"
                assert head["og:image"].startswith(server.url)
                picture = await visitor.get(head["og:image"])
                assert picture.headers["content-type"] == "image/png"
                size = (int(head["og:image:width"]), int(head["og:image:height"]))
                assert Image.open(io.BytesIO(picture.content)).size == size
            await ann.post(f"/api/tables/{table}/sharing", {"sharing": "public"})
            assert "robots" not in head_of(await visitor.get(f"/table/{table}/replay"))

    run(play())


@pytest.mark.parametrize("path", ["red_cathedral/solo_random", "rurik/solo_lost"])
def test_a_game_against_the_rulebooks_opponent(path: str, server: ServerProcess, run: Run) -> None:
    """The opponent has points and a place, but no seat."""
    golden = json.loads((GOLDEN / f"{path}.json").read_text(encoding="utf-8"))
    saved = {key: golden[key] for key in ("game", "version", "seats", "seed", "options", "history")}

    async def play() -> None:
        async with Player(server.url, "Ann") as ann:
            made = await ann.post("/api/tables/import", saved)
            assert len(made["result"]["scores"]) > 1
            page = await ann.http.get(f"/table/{made['id']}/replay")
            assert page.status_code == 200
            assert head_of(page)["og:title"].endswith(f": Ann {made['result']['scores'][0]}")
            await ann.http.get(f"/api/tables/{made['id']}/card.png")

    run(play())


def test_a_private_game_shows_nothing(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with (
            Player(server.url, "Wsewolod") as ann,
            httpx.AsyncClient(timeout=PATIENCE) as visitor,
        ):
            table = await finished(ann, sharing="private")
            for path in (f"/table/{table}", f"/table/{table}/replay/3", f"/embed/{table}"):
                page = await visitor.get(server.url + path)
                assert page.status_code == 404
                assert "Wsewolod" not in page.text
                assert "og:image" not in page.text
            # Its players come in, and may not hand its picture to a stranger by accident.
            mine = await ann.http.get(f"/table/{table}/replay")
            assert mine.status_code == 200
            assert "Wsewolod" in mine.text
            assert "og:image" not in mine.text
            assert (
                await visitor.get(f"{server.url}/api/tables/{table}/card.png")
            ).status_code == 404

    run(play())


def test_an_invitation_says_who_invites(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url, "Ann") as ann, httpx.AsyncClient(timeout=PATIENCE) as visitor:
            made = await ann.table("village", "invite", ["me", "open"], sharing="private")
            address = f"{server.url}/table/{made['id']}"
            head = head_of(await visitor.get(f"{address}?invite={made['invite']}"))
            assert head["og:title"] == "Ann invites you to Village"
            assert (await visitor.get(head["og:image"])).status_code == 200
            assert (await visitor.get(address)).status_code == 404

    run(play())


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/table", "/table/x", "/table/x/y", "/people/p_x", "/rules/chess", "/learn",
     "/embed", "/wp-login.php", "/table/x/replay/1/2"],
)  # fmt: skip
def test_what_is_not_there_is_404(server: ServerProcess, path: str) -> None:
    seen = set()
    for lang in ("en", "ru", "de"):
        page = httpx.get(server.url + path, headers={"Accept-Language": lang}, timeout=PATIENCE)
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        # The page says so itself, before any script has run.
        said = re.search(r'<div id="app"><main><p>([^<]+)</p>', page.text)
        assert said is not None
        seen.add(said[1])
    assert len(seen) == 3


@pytest.mark.parametrize("path", ["/", "/rules/rurik", "/guide/village", "/learn/outpost/first"])
def test_what_is_there_is_200(server: ServerProcess, path: str) -> None:
    page = httpx.get(server.url + path, timeout=PATIENCE)
    assert page.status_code == 200
    assert head_of(page)["og:description"]


def test_only_the_embedded_page_may_be_framed(server: ServerProcess, run: Run) -> None:
    async def play() -> None:
        async with Player(server.url) as ann:
            table = await finished(ann)
            for path, frames in (
                (f"/embed/{table}", "*"),
                (f"/embed/{table}/5", "*"),
                (f"/table/{table}/replay", "'none'"),
                ("/", "'none'"),
                ("/embed/nonsense", "*"),
            ):
                page = await ann.http.get(path)
                policy = page.headers["content-security-policy"]
                assert f"frame-ancestors {frames};" in policy, path

    run(play())


def test_every_page_of_the_client_is_known(server: ServerProcess) -> None:
    """The first word of each address the client has a page for is one of the server's, too."""
    routes = (WEB / "src/lib/route.svelte.ts").read_text(encoding="utf-8")
    words = set(re.findall(r"first === '(\w+)'", routes))
    pages = Path(webclient.__file__).with_name("pages.py").read_text(encoding="utf-8")
    cases = " ".join(re.findall(r"case (.*):", pages))
    assert words
    firsts = " ".join(re.findall(r'\[((?:"\w+"(?: \| )?)+)', cases))
    assert words == set(re.findall(r'"(\w+)"', firsts))


def test_files_that_browsers_ask_for(server: ServerProcess) -> None:
    robots = httpx.get(server.url + "/robots.txt", timeout=PATIENCE)
    assert robots.headers["content-type"].startswith("text/plain")
    assert robots.text.startswith("User-agent: *")
    icon = httpx.get(server.url + "/favicon.ico", timeout=PATIENCE)
    assert icon.status_code == 200
    assert Image.open(io.BytesIO(icon.content)).format == "ICO"


def test_cards_have_the_colours_of_the_house() -> None:
    tokens = (WEB / "src/styles/tokens.css").read_text(encoding="utf-8")
    light = dict(re.findall(r"--([\w-]+): (#\w+);", tokens.split("}")[0]))
    assert {name: light[name] for name in cards.INK} == cards.INK
