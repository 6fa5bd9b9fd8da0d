"""`make wheel`: one wheel in dist/, the client inside, compiled where there is a C compiler."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def build(out: Path, plain: bool) -> Path:
    """Build the wheel into a folder; the client must have been built before (`make web`)."""
    if not (ROOT / "src/terem/server/static/index.html").is_file():
        sys.exit("tools.wheel: the web client is not built: run `make web`")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    environment = {**os.environ, **({"TEREM_PLAIN": "1"} if plain else {})}
    # What an older build left behind would travel along.
    for left in (ROOT / "build").glob("lib*"):
        shutil.rmtree(left)
    before = set(out.glob("*.whl"))
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(out), str(ROOT)],
        env=environment,
        check=True,
    )
    made = set(out.glob("terem-*.whl"))
    return max(made - before or made, key=lambda path: path.stat().st_mtime)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--plain", action="store_true", help="plain Python, for any platform")
    args = parser.parse_args()
    print(build(args.out, args.plain))


if __name__ == "__main__":
    main()
