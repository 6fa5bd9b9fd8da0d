"""Everything can be reached: no answer hidden without a cue, nothing too small for a finger."""

from __future__ import annotations

import pytest

import terem
from tests.web.conftest import NewPerson
from tests.web.look import moments, unreachable
from tests.web.test_boards import sit

DESKS = [(1440, 900), (1024, 768)]
# A tablet, a phone, a phone on its side.
FINGERS = [(820, 1180), (390, 844), (844, 390)]
LANGUAGES = ("en", "ru", "de")


@pytest.mark.parametrize("game", terem.games())
@pytest.mark.parametrize("moment", ["opening", "middle", "late"])
def test_all_can_be_reached(game: str, moment: str, new_person: NewPerson) -> None:
    """At the opening, in the middle and towards the end, in every language, at every size."""
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
            # Two pictures: what is measured has been laid out, and what follows from it too.
            page.evaluate(
                "() => new Promise((d) => requestAnimationFrame(() => requestAnimationFrame(d)))"
            )
            flaws = unreachable(page, (width, height) in FINGERS)
            if flaws:
                found[f"{lang} {width}x{height}"] = flaws
    assert found == {}
