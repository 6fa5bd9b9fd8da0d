"""Every page: accessible in every theme, whole at every size, complete in every language."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import terem
from tests.web.browser import ROOT, Person, wait_still
from tests.web.conftest import NewPerson

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark", "contrast")


def findings(person: Person, only: str | None = None) -> list[str]:
    """Serious and critical findings of axe on the page as it is, of all rules or of one."""
    page = person.page
    if not page.evaluate("() => 'axe' in window"):
        # Through the debugger: the page's own policy allows no foreign scripts.
        page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    result: dict[str, Any] = page.evaluate(
        """only => axe.run(document, {
            resultTypes: ['violations'], ...(only ? { runOnly: [only] } : {}),
        })""",
        only,
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def in_theme(person: Person, theme: str) -> None:
    person.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)


def in_all_themes(person: Person) -> list[str]:
    """Findings in any theme: another one can only spoil colours."""
    found = []
    for theme in THEMES:
        in_theme(person, theme)
        only = None if theme == THEMES[0] else "color-contrast"
        found += [f"{theme}: {one}" for one in findings(person, only)]
    in_theme(person, THEMES[0])
    return found


def test_door_and_rules_are_accessible(new_person: NewPerson) -> None:
    ann = new_person()
    ann.open("/")
    ann.page.wait_for_selector("article")
    assert in_all_themes(ann) == []
    ann.click("article [data-do=friends]")
    ann.page.wait_for_selector("dialog[open]")
    assert in_all_themes(ann) == []
    ann.page.keyboard.press("Escape")
    ann.click("header .who")
    ann.page.wait_for_selector("dialog[open]")
    assert in_all_themes(ann) == []
    ann.open("/rules/outpost")
    ann.page.wait_for_selector("article")
    assert in_all_themes(ann) == []


@pytest.mark.parametrize("game", terem.games())
def test_tables_are_accessible(game: str, new_person: NewPerson) -> None:
    ann = new_person()
    ann.sit_down(game)
    hand = random.Random(8)
    for _ in range(12):
        ann.wait_asked()
        ann.answer(hand)
    ann.wait_asked()
    assert in_all_themes(ann) == []
    for tab in (2, 3):
        ann.click(f"[role=tab]:nth-child({tab})")
        assert findings(ann) == []


# 720 by 450 is a laptop at 200 %.
DESKS = [(1440, 900), (1024, 768), (720, 450)]
PHONE = (390, 844)


def in_size(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_still(person.page)


@pytest.mark.parametrize("sizes", [DESKS, [PHONE]])
def test_nothing_of_the_door_is_cut_off(
    sizes: list[tuple[int, int]], new_person: NewPerson
) -> None:
    ann = new_person(
        viewport={"width": sizes[0][0], "height": sizes[0][1]}, has_touch=sizes == [PHONE]
    )
    ann.open("/")
    ann.page.wait_for_selector("article")
    for size in sizes:
        in_size(ann, size)
        assert sideways(ann) <= 0, size


@pytest.mark.parametrize("game", terem.games())
@pytest.mark.parametrize("sizes", [DESKS, [PHONE]])
def test_nothing_is_cut_off(game: str, sizes: list[tuple[int, int]], new_person: NewPerson) -> None:
    """No page scrolls sideways; on a desktop the whole board is in sight."""
    ann = new_person(
        viewport={"width": sizes[0][0], "height": sizes[0][1]}, has_touch=sizes == [PHONE]
    )
    ann.sit_down(game)
    for size in sizes:
        ann.wait_asked()
        in_size(ann, size)
        assert sideways(ann) <= 0, size
        outside = ann.page.evaluate(
            """() => [...document.querySelectorAll('.sheet')].filter((sheet) => {
                const box = sheet.getBoundingClientRect();
                return box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
            }).length"""
        )
        if size[0] >= 900:
            assert outside == 0, size
        ann.answer(random.Random(1))


def sideways(person: Person) -> int:
    return int(person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("script", ["strings", "sizes"])
def test_strings_and_sizes(script: str, built: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.fail("no Node on this machine", pytrace=False)
    done = subprocess.run(
        [node, f"scripts/{script}.mjs"], cwd=ROOT / "web", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_wire_types_are_those_of_the_server() -> None:
    done = subprocess.run([sys.executable, "tools/wire.py", "--check"], cwd=ROOT)
    assert done.returncode == 0, "run `python tools/wire.py`"
