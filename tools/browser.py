"""See to it that there is a browser for the tests, or say clearly how to get one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = (
    "no Chromium found: the browser tests will fail. "
    "Install one (Debian: apt-get install chromium) and run make test again."
)


def main() -> int:
    if any(shutil.which(name) for name in NAMES):
        return 0
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("installing Chromium for the browser tests", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["update"], ["-y", "install", "chromium"]):
            subprocess.run(
                ["apt-get", "-qq", *step], check=False, env=environment, stdout=subprocess.DEVNULL
            )
    if not any(shutil.which(name) for name in NAMES):
        print(ADVICE, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
