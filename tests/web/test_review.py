"""A finished game reviewed in the browser: its curve, its mistakes, another try at the worst."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import terem
from tests.server.client import Json, Player, ServerProcess, sqlite_url
from tests.web.browser import PATIENCE, Person
from tests.web.conftest import NewPerson
from tests.web.look import played, take_in
from tests.web.test_pages import in_all_themes


@pytest.fixture(scope="module")
def thinker(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose reviews think little: enough to find fault with a game of random players."""
    url = sqlite_url(tmp_path_factory.mktemp("review"))
    with ServerProcess(url, review_iterations="6", reviews_per_hour="1000") as process:
        yield process
        assert process.troubles() == []


def stored_game(person: Person, game: str) -> str:
    """Somebody with a finished game of their own."""
    person.post("/api/guests", {"name": "Ann"})
    return take_in(person.context, person.base, played(game, 2))


def wait_reviewed(person: Person) -> None:
    person.page.wait_for_selector(".review[data-status=done] [data-points]", timeout=3 * PATIENCE)


@pytest.mark.parametrize("game", terem.games())
def test_a_game_is_reviewed_and_its_worst_decisions_tried_again(
    game: str, thinker: ServerProcess, new_person: NewPerson
) -> None:
    ann = new_person(thinker.url)
    page = ann.page
    id = stored_game(ann, game)
    ann.open(f"/table/{id}")
    # The first thing offered after the result; one click, and progress is shown.
    page.wait_for_selector("dialog .next [data-do=review]")
    assert page.locator("dialog .next .button:visible").nth(0).get_attribute("data-do") == "review"
    page.click("[data-do=review]")
    page.wait_for_selector("[data-progress], [data-points]")
    wait_reviewed(ann)
    review = ann.context.request.get(f"{thinker.url}/api/tables/{id}/review").json()["review"]
    # Both curves have a line for each side.
    for which in ("chances", "points"):
        page.click(f"[data-do={which}]")
        assert page.locator(f"[data-curve={which}] path.line").count() == 2
    assert page.locator("[data-turning]").count() == len(review["turning"])
    serious = [one for one in review["mistakes"] if one["kind"] != "inaccuracy"]
    assert page.locator("[data-mark]").count() == len(serious)
    # By keyboard through the game, as a slider says it.
    page.focus("[role=slider]")
    page.keyboard.press("End")
    slider = page.locator("[role=slider]")
    assert slider.get_attribute("aria-valuenow") == str(len(review["points"]))
    assert str(round(review["points"][-1][0])) in (slider.get_attribute("aria-valuetext") or "")
    # Every mistake leads to its moment on the board, with what was better.
    mistake = max(review["mistakes"], key=lambda one: float(one["loss"]))
    page.click(f'[data-at="{mistake["index"]}"]')
    page.wait_for_selector(f'[data-mistake="{mistake["index"]}"]')
    assert mistake["words"] in page.inner_text(".detail")
    assert slider.get_attribute("aria-valuenow") == str(mistake["index"])
    # The worst three of mine (at one screen: of all) are tried again.
    page.click("[data-do=learn]")
    worst = sorted(review["mistakes"], key=lambda one: -float(one["loss"]))[:3]
    assert len(worst) == 3
    for number, one in enumerate(worst, 1):
        page.wait_for_selector(f'[data-learn="{number}"] .decision')
        assert one["text"] in page.inner_text(".played")
        page.click("[data-do=reveal]")
        assert one["words"] in page.inner_text("[data-better]")
        page.click(f".decision [data-move='{_json(one['move'])}']")
        page.wait_for_selector("[data-verdict=same]")
        page.click("[data-do=again]")
        page.click(f".decision [data-move='{_json(one['best'])}']")
        page.wait_for_selector("[data-verdict=best]")
        page.click("[data-do=next]" if number < 3 else "[data-do=done]")
    page.wait_for_selector(".review .curves")


def _json(move: list[object]) -> str:
    return json.dumps(move, separators=(",", ":"))


def test_a_visitor_reads_a_review_and_starts_none(
    thinker: ServerProcess, new_person: NewPerson
) -> None:
    ann = new_person(thinker.url)
    id = stored_game(ann, "outpost")
    invite = ann.context.request.get(f"{thinker.url}/api/tables/{id}").json()["invite"]
    visitor = new_person(thinker.url)
    visitor.open(f"/review/{id}?invite={invite}")
    visitor.page.wait_for_selector(".review[data-status=none] [role=status]")
    assert visitor.page.locator("[data-do=start-review]").count() == 0
    ann.open(f"/review/{id}")
    ann.click("[data-do=start-review]")
    wait_reviewed(ann)
    visitor.page.reload()
    wait_reviewed(visitor)


def test_reviews_read_well(thinker: ServerProcess, new_person: NewPerson) -> None:
    """For everybody: axe finds nothing, on a desk and on a phone."""
    ann = new_person(thinker.url)
    id = stored_game(ann, "village")
    ann.open(f"/review/{id}")
    ann.click("[data-do=start-review]")
    wait_reviewed(ann)
    for width, height in ((1440, 900), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert in_all_themes(ann) == []
        ann.page.locator("[data-at]").first.click()
        ann.page.wait_for_selector(".detail")
        assert in_all_themes(ann) == []
    ann.click("[data-do=try]")
    ann.page.wait_for_selector(".decision")
    assert in_all_themes(ann) == []


async def rated_game(url: str) -> Json:
    """Two people with accounts play; their table with its result."""
    async with Player(url, "Ann") as ann, Player(url, "Bob") as bob:
        await ann.claim("Rated Ann")
        await bob.claim("Rated Bob")
        made = await ann.table("outpost", "open", ["me", "open"])
        await bob.post(f"/api/tables/{made['id']}/join", {})
        async with ann.sit(made["id"]) as one, bob.sit(made["id"]) as two:
            await asyncio.gather(one.play_on(), two.play_on())
        await ann.post(f"/api/tables/{made['id']}/sharing", {"sharing": "public"})
        found: Json = await ann.get(f"/api/tables/{made['id']}")
        return found


def test_the_ratings_of_a_result_and_on_to_the_analysis_board(
    thinker: ServerProcess, new_person: NewPerson
) -> None:
    with ThreadPoolExecutor(1) as aside:
        table = aside.submit(asyncio.run, rated_game(thinker.url)).result()
    ratings = table["result"]["ratings"]
    assert len(ratings) == 2
    page = (visitor := new_person(thinker.url)).page
    visitor.open(f"/table/{table['id']}/replay/7")
    page.click("[data-do=result]")
    cells = page.locator("dialog [data-ratings] td")
    for seat, one in enumerate(ratings):
        change = one["after"] - one["before"]
        sign = "+" if change >= 0 else "−"
        assert cells.nth(seat).inner_text() == f"{one['after']} ({sign}{abs(change)})"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    # Whoever looks can go on thinking about the moment that is shown.
    page.click("[data-do=analyse]")
    page.wait_for_selector(".analysis .decision [data-move]")
    assert page.locator(f'.analysis a[href="/table/{table["id"]}/replay/7"]').count() == 1
