from __future__ import annotations

import signal

import pytest

from terem.cli.bench import form
from tests.server import forked


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled", action="store_true", help="fail unless the compiled engine is under test"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rulebook this test proves")
    # A suite started in the background inherits an ignored SIGINT and would hand it down to the
    # programs whose Ctrl-C is tested.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    forked.in_use = True
    if config.getoption("--compiled") and form() != "compiled":
        raise pytest.UsageError("--compiled: the engine under test is plain Python")


# What takes longest, in its order: at the end of a run no worker should be left alone with it.
LONGEST = (
    "tests/server/test_kill.py",
    "tests/server/test_cluster.py",
    "tests/web/test_games.py",
    "tests/web/test_app.py",
    "tests/web/test_lessons.py",
    "tests/web/test_help.py",
    "tests/web/test_review.py",
    "tests/test_whole_games.py",
    "tests/server/test_bad_input.py",
    "tests/server/test_leaks.py",
    "tests/test_wheel.py",
    "tests/test_make_serve.py",
    "tests/arena/",
    "tests/companion/",
    "tests/research/",
    "tests/web/",
    "tests/server/",
)
# The tests of these share what their file makes; elsewhere among the longest each goes by itself.
TOGETHER = (
    "tests/web/test_review.py",
    "tests/server/test_bad_input.py",
    "tests/server/test_reviews.py",
    "tests/test_wheel.py",
    "tests/arena/",
    "tests/companion/",
    "tests/research/",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In which order a worker of many does its part.

    `--dist worksteal` gives each an equal stretch of the list, and lets who has done with it take
    from the end of another's. So each stretch begins with its share of what takes longest and ends
    with what takes no time; the short tests of a file stay together and share what it loads.
    """
    units: dict[str, list[pytest.Item]] = {}
    short: list[pytest.Item] = []
    for number, item in enumerate(items):
        names = getattr(item, "fixturenames", ())
        if "postgres" in names or "redis" in names:
            # One PostgreSQL is enough for a run.
            units.setdefault(LONGEST[0], []).append(item)
        elif item.nodeid.startswith(TOGETHER):
            units.setdefault(item.nodeid.split("::")[0], []).append(item)
        elif item.nodeid.startswith(LONGEST):
            units[f"{item.nodeid} {number}"] = [item]
        else:
            short.append(item)

    def place(unit: str) -> int:
        return next(at for at, start in enumerate(LONGEST) if unit.startswith(start))

    long = [units[unit] for unit in sorted(units, key=place)]
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    left = len(items)
    items.clear()
    for number in range(workers):
        mine = [item for unit in long[number::workers] for item in unit]
        room = max(0, left // (workers - number) - len(mine))
        items += mine + short[:room]
        left -= len(mine) + len(short[:room])
        del short[:room]
    items += short


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a browser's test did not pass at once: it is a fault all the same (decision 0012)."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"tried again: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
        for name, text in report.sections:
            terminalreporter.section(name, "-")
            terminalreporter.write_line(text)


def pytest_report_header() -> str:
    return f"terem: {form()}"
