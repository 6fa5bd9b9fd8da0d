"""Renew requirements.lock: the newest versions of everything the project asks for, pinned."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = ("cluster", "ray", "bots", "research", "dev")


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in EXTRAS:
        wanted += project["project"]["optional-dependencies"][extra]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [f"{folder}/bin/pip", "--disable-pip-version-check", "-q"]
        subprocess.run([*pip, "install", *wanted], check=True)
        frozen = subprocess.check_output([*pip, "freeze", "--all"], text=True)
    lines = [line for line in frozen.splitlines() if "==" in line and "pip==" not in line]
    head = "# Written by `make lock`: every package the project is tested with.\n"
    (ROOT / "requirements.lock").write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
