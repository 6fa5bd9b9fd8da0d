"""What the tests of a run cost in processor time, with all the servers and browsers they start:
waiting costs nothing, and what else runs on the machine changes it little.

    PYTHONPATH=build/compiled python -m pytest -p tools.suite_cost -n 4 --dist worksteal --compiled
    python -m tools.suite_cost            by file; `--tests` by test

Each worker writes to build/cost as it goes. Programs that are started by one test and go on in the
next are counted where they work; what dies is counted where it is waited for.
"""

from __future__ import annotations

import argparse
import os
import shutil
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

OUT = Path(__file__).parent.parent / "build" / "cost"
TICK = os.sysconf("SC_CLK_TCK")


def spent() -> float:
    """Seconds of this process and of all that come from it, those it has waited for included."""
    children: dict[int, list[int]] = defaultdict(list)
    seconds: dict[int, float] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        pid = int(path.parent.name)
        children[int(fields[1])].append(pid)
        seconds[pid] = sum(map(int, fields[11:15])) / TICK
    found = 0.0
    waiting = [os.getpid()]
    while waiting:
        pid = waiting.pop()
        found += seconds.get(pid, 0.0)
        waiting += children[pid]
    return found


class Cost:
    def __init__(self) -> None:
        OUT.mkdir(parents=True, exist_ok=True)
        self._file = (OUT / f"{os.getpid()}.tsv").open("w", encoding="utf-8")
        self._spent = 0.0
        self._begun = time.monotonic()

    def _lap(self, name: str) -> None:
        now, moment = spent(), time.monotonic()
        print(name, now - self._spent, moment - self._begun, sep="\t", file=self._file, flush=True)
        self._spent, self._begun = now, moment

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._lap("(starting, between tests)")
        result = yield
        self._lap(item.nodeid)
        return result


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("numprocesses", None):
        # The one who shares out: a new run begins.
        shutil.rmtree(OUT, ignore_errors=True)
    else:
        config.pluginmanager.register(Cost(), "what tests cost")


def main() -> None:
    parser = argparse.ArgumentParser(description="processor seconds of the last run")
    parser.add_argument("--tests", action="store_true", help="by test")
    parser.add_argument("--most", type=int, default=60, help="so many lines")
    args = parser.parse_args()
    cost: dict[str, float] = defaultdict(float)
    wall: dict[str, float] = defaultdict(float)
    for path in OUT.glob("*.tsv"):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, processor, passed = line.split("\t")
            name = name if args.tests else name.split("::")[0]
            cost[name] += float(processor)
            wall[name] += float(passed)
    print(f"{sum(cost.values()):9.1f} s of processor time, of which")
    for name, seconds in sorted(cost.items(), key=lambda one: -one[1])[: args.most]:
        print(f"{seconds:9.1f} s in {wall[name]:7.1f} s  {name}")


if __name__ == "__main__":
    main()
