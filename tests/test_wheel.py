"""The wheel in an empty environment: the command with everything it needs, the client included.

Without more words a plain wheel is built for it, which takes seconds; `TEREM_WHEEL` names a folder
whose newest wheel is tried instead. `make wheel` tries the compiled one that it has built.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import venv
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from zipfile import Path as ZipPath

import pytest
from packaging.requirements import Requirement

from tools import wheel


def needed(wanted: Distribution) -> dict[str, Distribution]:
    """All that a distribution asks for, and what these ask for in turn."""
    found: dict[str, Distribution] = {}
    waiting = [(wanted, "")]
    while waiting:
        one, extra = waiting.pop()
        for text in one.requires or ():
            requirement = Requirement(text)
            if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
                continue
            extras = sorted(requirement.extras) or [""]
            if requirement.name not in found:
                found[requirement.name] = distribution(requirement.name)
                extras = ["", *extras]
            waiting += [(found[requirement.name], name) for name in extras if name or extra == ""]
    return found


def lend(packages: dict[str, Distribution], folder: Path) -> None:
    """Make these packages, and no others, importable from a folder."""
    folder.mkdir()
    for package in packages.values():
        for file in package.files or ():
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (folder / top).exists():
                (folder / top).symlink_to(Path(str(package.locate_file(top))))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    given = os.environ.get("TEREM_WHEEL")
    if given is None:
        return wheel.build(tmp_path_factory.mktemp("built"), plain=True)
    return max(Path(given).glob("terem-*.whl"), key=lambda one: one.stat().st_mtime)


@pytest.fixture(scope="module")
def installed(file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`terem` as somebody has who installed the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    home = folder / "empty"
    venv.create(home)
    (site,) = home.glob("lib/python*/site-packages")
    python = home / "bin" / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "-q",
        "--python",
        str(python),
    ]
    subprocess.run([*pip, "install", "--no-deps", str(file)], check=True)
    (info,) = (one for one in ZipPath(file).iterdir() if one.name.endswith(".dist-info"))
    lend(needed(PathDistribution(info)), folder / "lent")
    (site / "lent.pth").write_text(f"{folder / 'lent'}\n", encoding="utf-8")
    return home / "bin" / "terem"


def run(command: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [command, *arguments],
        input=given,
        capture_output=True,
        text=True,
        env=environment,
        cwd=command.parent,
        timeout=120,
        check=False,
    )


def test_bare_terem_helps(installed: Path) -> None:
    done = run(installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "serve the tables and the web client" in done.stdout


def test_it_is_of_the_form_its_name_says(file: Path, installed: Path) -> None:
    code = "from terem.cli.bench import form; print(form())"
    done = run(installed.parent / "python", "-c", code)
    wanted = "plain" if file.name.endswith("-any.whl") else "compiled"
    assert done.stdout.strip() == wanted, done.stderr


def test_the_version(installed: Path) -> None:
    done = run(installed, "--version")
    assert done.returncode == 0
    assert re.fullmatch(r"terem \d+\.\d+\.\d+\n", done.stdout)


def test_a_game_is_played_to_its_end(installed: Path) -> None:
    done = run(installed, "play", "outpost", "--seats", "random,random", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "1. " in done.stdout


def test_the_client_is_served(installed: Path, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    database = f"sqlite:///{tmp_path / 'terem.db'}"
    process = subprocess.Popen(
        [installed, "serve", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        cwd=tmp_path,
    )
    try:
        assert process.stdout is not None
        said = ""
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", said)):
            line = process.stdout.readline()
            assert line, f"it ended: {said}"
            said += line
        with urllib.request.urlopen(found[0], timeout=120) as page:
            assert b"<script" in page.read()
        with urllib.request.urlopen(f"{found[0]}/api/house", timeout=120) as answer:
            assert b"outpost" in answer.read()
    finally:
        process.terminate()
        process.wait(timeout=120)
