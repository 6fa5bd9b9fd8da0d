"""The documents promise nothing that is not there."""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from pathlib import Path

import grimp
import pytest

import terem.server.app  # noqa: F401  (all endpoints)
from terem.cli import COMMANDS
from terem.server.routes_running import openapi_document

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def headings(page: Path) -> set[str]:
    """The names under which a page's headings can be linked to."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).strip().replace(" ", "-") for one in found}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    gone = []
    for link in re.findall(r"\]\(([^):]+)\)", text):
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (heading and heading not in headings(target)):
            gone.append(link)
    paths = re.findall(r"`((?:src/terem|web/src|tests|tools|benchmarks)/[\w./-]+)`", text)
    gone += [path for path in paths if not (ROOT / path).exists()]
    assert gone == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_are_there_with_what_they_are_given(page: Path) -> None:
    """Targets of make, modules that are run, commands of terem with their flags."""
    text = page.read_text(encoding="utf-8")
    # What stands in backticks or in a block of its own is a command; the rest is prose.
    code = "\n".join(re.findall(r"```.*?```|`[^`\n]+`", text, re.DOTALL))
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    gone = [f"make {one}" for one in re.findall(r"\bmake ([a-z-]+)", code) if one not in targets]
    for module in re.findall(r"python -m ([\w.]+)", code):
        path = module.replace(".", "/")
        places = (f"{path}.py", f"{path}/__main__.py", f"src/{path}.py", f"src/{path}/__main__.py")
        if not any((ROOT / place).exists() for place in places):
            gone.append(f"python -m {module}")
    commands = argparse.ArgumentParser().add_subparsers()
    for name in COMMANDS:
        import_module(f"terem.cli.{name}").register(commands)
    for name, rest in re.findall(r"(?<!from )\bterem ([a-z]+)\b([^\n`#]*)", code):
        known = commands.choices[name].format_help() if name in commands.choices else ""
        gone += [] if known else [f"terem {name}"]
        gone += [
            f"terem {name} {flag}" for flag in re.findall(r"--[a-z-]+", rest) if flag not in known
        ]
    assert gone == []


def test_the_glossary_says_where_things_are() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\|.*\|(.*)\|$", text, re.MULTILINE)
    paths = [path for cell in cells for path in re.findall(r"`([\w./-]+/[\w./-]+)`", cell)]
    assert paths
    gone = [
        path
        for path in paths
        if not any((ROOT / base / path).exists() for base in ("", "src/terem"))
    ]
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


def test_the_protocol_tells_every_endpoint() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = {("GET", "/api/openapi.json"), ("GET", "/api/socket-schema.json")}  # in its first lines
    for methods, paths in re.findall(r"^\| ([A-Z, ]+) (/[^|]*) \|", text, re.MULTILINE):
        for path in re.findall(r"/[^\s,?]*", paths):
            told |= {(method, re.sub(r"{\w+}", "{}", path)) for method in methods.split(", ")}
    there = {
        (method.upper(), re.sub(r"{\w+}", "{}", path))
        for path, methods in openapi_document()["paths"].items()
        for method in methods
    }
    assert told - {("WS", "/api/tables/{}/socket"), ("WS", "/api/my/socket")} == there


def test_every_folder_of_the_client_is_told() -> None:
    text = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    block = text.partition("```\nsrc/\n")[2].partition("```")[0]
    told = set(re.findall(r"(\w+)/", "\n".join(line[:28] for line in block.splitlines())))
    assert told == {one.name for one in (ROOT / "web/src").iterdir() if one.is_dir()}
