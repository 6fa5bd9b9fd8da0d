"""Build step: the engine, the games, the search and what is asked or compared at every move are
compiled by mypyc where that is possible.

The same sources run plain or compiled. TEREM_PLAIN=1 asks for plain Python; a missing C compiler
means plain Python too, and one line that says so.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
COMPILED_PACKAGES = ("engine", "games", "bots", "guidance")
# What is asked at every move at a table. What waits for others (`live`, `writer`, `driver`) stays
# plain: little time is spent there, and tasks broken off are the interpreter's own trade.
COMPILED_MODULES = tuple(
    f"server/{name}.py"
    for name in (
        "changes",
        "clocks",
        "frames",
        "history",
        "metrics",
        "names",
        "next",
        "points",
        "scene",
        "showing",
        "tablelog",
        "timing",
        "updates",
    )
)


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
    modules += ["src/terem/" + module for module in COMPILED_MODULES]
    made = mypycify(modules, opt_level=os.environ.get("TEREM_OPT", "2"), multi_file=True)
    if sys.platform != "win32":
        # Nobody else calls what is inside: calls need not go round by the linker's table.
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return made


class BuildTogether(build_ext):
    """As many C files at a time as there are processors.

    `build_ext --parallel` shares out extensions, and all but one of ours are tiny; here the files
    of the big one are shared out.
    """

    def build_extensions(self) -> None:
        compile_some: Any = self.compiler.compile
        jobs = os.cpu_count() or 1

        def compile_together(sources: list[str], **how: Any) -> list[str]:
            # The largest first, so that none is left over at the end.
            by_size = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(jobs) as pool:
                made = {one: pool.submit(compile_some, [one], **how) for one in by_size}
            return [path for source in sources for path in made[source].result()]

        self.compiler.compile = compile_together  # type: ignore[method-assign]
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildTogether})
