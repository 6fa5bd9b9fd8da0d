"""See to it that there is a browser for the tests, or say clearly how to get one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
# The same browser for pages alone, where Debian has it: the tests need half the time with it.
LIGHT = "chromium-headless-shell"
ADVICE = (
    "no Chromium found: the browser tests will fail. "
    "Install one (Debian: apt-get install chromium) and run make test again."
)


def path() -> str:
    """The browser to look at pages with."""
    found = next(filter(None, map(shutil.which, (LIGHT, *NAMES))), None)
    if found is None:
        sys.exit("no Chromium on this machine: run `python -m tools.browser`")
    return found


def main() -> int:
    missing = [] if any(shutil.which(name) for name in NAMES) else ["chromium"]
    if not shutil.which(LIGHT):
        missing.append(LIGHT)
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"installing {' and '.join(missing)} for the browser tests", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        # One by one: where one is not to be had, the other may be.
        for step in (["update"], *(["-y", "install", one] for one in missing)):
            subprocess.run(
                ["apt-get", "-qq", *step],
                check=False,
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
    if not any(shutil.which(name) for name in NAMES):
        print(ADVICE, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
