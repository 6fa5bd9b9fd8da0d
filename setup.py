"""Build step: the engine, the games and the search are compiled by mypyc where that is possible.

The same sources run plain or compiled. TEREM_PLAIN=1 asks for plain Python; a missing C compiler
means plain Python too, and one line that says so.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
COMPILED_PACKAGES = ("engine", "games", "bots")


def compiler_found() -> bool:
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.platform == "win32" or shutil.which(command) is not None


def extensions() -> list[Extension]:
    if os.environ.get("TEREM_PLAIN"):
        return []
    if not compiler_found():
        print("terem: no C compiler found, installing as plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = [
        str(path.relative_to(HERE))
        for package in COMPILED_PACKAGES
        for path in sorted((HERE / "src" / "terem" / package).rglob("*.py"))
    ]
    return mypycify(modules, opt_level=os.environ.get("TEREM_OPT", "3"), multi_file=True)


setup(ext_modules=extensions())
