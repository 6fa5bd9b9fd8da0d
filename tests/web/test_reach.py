"""Everything can be reached and read: no answer hidden without a cue, nothing too small for a
finger or an eye."""

from __future__ import annotations

import pytest

import terem
from tests.web.browser import wait_still
from tests.web.conftest import NewPerson
from tests.web.look import flaws, moments, unreachable
from tests.web.test_boards import SIZES, sit

DESKS = [(1440, 900), (1024, 768)]
# A tablet, a phone, a phone on its side.
FINGERS = [(820, 1180), (390, 844), (844, 390)]
LANGUAGES = ("en", "ru", "de")


@pytest.mark.parametrize("game", terem.games())
@pytest.mark.parametrize("moment", ["opening", "middle", "late"])
def test_all_can_be_reached(game: str, moment: str, new_person: NewPerson) -> None:
    """At the opening, in the middle and towards the end, in every language, at every size; and
    nothing on the board is small, cut, or written over something else."""
    ann = new_person(has_touch=True)
    sit(ann, moments(game)[moment])
    page = ann.page
    page.wait_for_selector(".prompt .choice, [data-do=end-turn]")
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.select_option("header select", lang)
        page.wait_for_function(
            "lang => document.documentElement.lang === lang"
            " && document.querySelector('.table')?.dataset.lang === lang",
            arg=lang,
        )
        for width, height in DESKS + FINGERS:
            page.set_viewport_size({"width": width, "height": height})
            wait_still(page)
            wrong = unreachable(page, (width, height) in FINGERS)
            if lang == "en" and moment != "middle" and (width, height) in SIZES:
                wrong += flaws(page)
            if wrong:
                found[f"{lang} {width}x{height}"] = wrong
    assert found == {}
