"""The documents promise nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    gone = [link for link in links if not (page.parent / link).exists()]
    paths = re.findall(r"`((?:src/terem|web/src|tests|tools|benchmarks)/[\w./-]+)`", text)
    gone += [path for path in paths if not (ROOT / path).exists()]
    assert gone == []


def test_the_arrows_are_those_of_the_code() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = {
        name: {one.strip() for one in others.split(",")}
        for name, others in re.findall(r"^(\w+) +→ ([a-z, ]+)$", text, re.MULTILINE)
    }
    graph = grimp.build_graph("terem", cache_dir=None)
    found: dict[str, set[str]] = {}
    for module in graph.modules:
        parts = module.split(".")
        if len(parts) > 1:
            for other in graph.find_modules_directly_imported_by(module):
                to = other.split(".")[1] if "." in other else ""
                if to and to != parts[1]:
                    found.setdefault(parts[1], set()).add(to)
    assert told == found


def test_every_module_of_the_server_has_its_subject() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("## The server by subject")[2].partition("\n## ")[0]
    told = set(re.findall(r"`(\w+)`", table))
    folder = ROOT / "src" / "terem" / "server"
    modules = {one.stem for one in folder.glob("*.py") if not one.stem.startswith(("_", "routes_"))}
    assert told - {"wire", "messages", "migrations"} == modules
