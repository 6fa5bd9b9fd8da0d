"""Printed data: its words agree with its figures, and corrected files are read with care."""

from __future__ import annotations

from pathlib import Path

import pytest

from terem.engine import LANGUAGES
from tests.outpost.table import GAME

FILE = Path(GAME.words.folder).parent / "components.toml"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_territory_is_called_after_its_resource_and_its_monster(lang: str) -> None:
    words: dict[tuple[str, str], set[str]] = {}
    for tile in GAME.components["territories"]["list"]:
        name = GAME.words.text(lang, f"tile-{tile['id']}")
        words.setdefault((tile["resource"], tile["monster"]), set()).add(name)
    # The same two facts have the same name everywhere, and other facts another name.
    assert all(len(names) == 1 for names in words.values())
    assert len(set.union(*words.values())) == len(words)
    for (resource, _), names in words.items():
        stem = GAME.words.text(lang, f"resource-{resource}")
        assert all(name.startswith(stem) for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hero_is_called_by_a_name_of_his_own_and_his_guild(lang: str) -> None:
    names = {
        hero["id"]: GAME.words.text(lang, f"hero-{hero['id']}")
        for hero in GAME.components["heroes"]["list"]
    }
    assert len({name.split(",")[0] for name in names.values()}) == 48
    guilds = {id.split("_")[0]: name.split(",")[1] for id, name in names.items()}
    assert len(set(guilds.values())) == 4
    assert all(name.endswith(guilds[id.split("_")[0]]) for id, name in names.items())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("pay = { common = 1 }", "pay = { common = 2 }", "one common resource at most"),
        ("pay = { common = 1 }", "pay = { common = 1, diamond = 1 }", "expected one effect"),
        ('store = "gold"', 'store = "gold", settlers = 1', "expected one effect"),
        ("fortified = true", "fortified = false", "expected one effect"),
        ("points = 12, settlers", "settlers", "'points' is missing"),
        ("least = 0 }", "least = 1 }", "expected 0 points for the first"),
        ("least = 76 }", "least = 40 }", "expected 0 points for the first and more for each"),
        ('id = "ruler"', 'id = "tsar"', "expected one of settler"),
    ],
)
def test_a_corrected_file_that_cannot_be_played_is_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=said) as problem:
        GAME.new(seats=2, seed=1, components=path)
    assert "\n" not in str(problem.value)
