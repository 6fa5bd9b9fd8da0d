"""The log leads to its moments, tells the end once, and tips name people by their names."""

from __future__ import annotations

from tests.web.browser import Person, wait_still
from tests.web.conftest import NewPerson
from tests.web.test_house import take_in


def scores(person: Person) -> list[str]:
    return person.page.locator(".people .score").all_inner_texts()


def test_back_to_a_moment_from_before_the_page_was_opened(new_person: NewPerson) -> None:
    ann = new_person()
    table = take_in(ann, "village/five", share=0.6)
    ann.open(f"/table/{table}")
    ann.at_table()
    page = ann.page
    now = scores(ann)
    # The newest lines are there; the others come when they are asked for, until none is left.
    while page.locator("[data-do=earlier]").count() > 0:
        drawn = page.locator(".log li[data-seq]").count()
        page.click("[data-do=earlier]")
        page.wait_for_function(
            "n => document.querySelectorAll('.log li[data-seq]').length > n", arg=drawn
        )
    line = page.locator(".log li[data-seq]").nth(3)
    seq = int(line.get_attribute("data-seq") or 0)
    then = ann.context.request.get(f"{ann.base}/api/tables/{table}/moment?seq={seq}").json()
    line.locator("button").click()
    page.wait_for_selector("[data-do=present]")
    assert page.locator(f".log li.now[data-seq='{seq}']").count() >= 1
    assert scores(ann) == [str(points) for points in then["scores"]]
    assert scores(ann) != now
    assert ann.glowing() == []
    ann.click("[data-do=present]")
    page.wait_for_selector("[data-do=present]", state="detached")
    assert scores(ann) == now


def test_the_end_is_told_once(new_person: NewPerson) -> None:
    ann = new_person()
    table = take_in(ann, "outpost/tie_gold")
    ann.open(f"/table/{table}")
    ann.page.wait_for_selector(".log li", state="attached")
    told = ann.page.locator(".log li").all_inner_texts()
    assert "points are counted" in told[-1]
    assert not any("The game is over." in line for line in told)


def test_a_game_that_was_given_up_tells_its_end(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("outpost")
    ann.wait_asked()
    ann.click("[data-do=menu]")
    ann.click("[data-do=resign]")
    ann.click("[data-do=resign-sure]")
    ann.page.wait_for_selector(".log li:has-text('The game is over.')", state="attached")


def test_a_tip_names_the_player(new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down("red_cathedral")
    ann.wait_asked()
    # It lies over the other one.
    ann.page.locator('[data-key="marker:1"]').first.hover()
    ann.page.wait_for_selector(".float")
    assert "Random bot" in ann.page.inner_text(".float")


def test_no_tip_that_nobody_asked_for_in_a_lesson(new_person: NewPerson) -> None:
    """A lesson opens under a mouse that rests where the board comes to lie."""
    ann = new_person()
    page = ann.page
    page.clock.install()
    ann.open("/learn/outpost/aim")
    page.wait_for_selector(".lesson [data-key]")
    box = page.locator(".lesson [data-key]").first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.open("/learn/outpost")
    link = page.locator("main a[href='/learn/outpost/aim']")
    link.wait_for()
    page.evaluate(
        "([a, x, y]) => Object.assign(a.style,"
        " {position: 'fixed', left: `${x - 20}px`, top: `${y - 10}px`, zIndex: 99})",
        [link.element_handle(), *middle],
    )
    page.mouse.click(*middle)
    page.wait_for_selector(".lesson [data-key]")
    wait_still(page)
    page.clock.run_for(2000)
    assert page.query_selector(".float") is None
    # Moved, it asks.
    page.mouse.move(middle[0] + 2, middle[1] + 1)
    page.mouse.move(5, 5)
    page.mouse.move(*middle)
    page.clock.run_for(2000)
    page.wait_for_selector(".float")
