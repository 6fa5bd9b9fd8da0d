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


# What takes longest comes first, so that at the end no worker is left alone with it: whole games,
# then all that runs a browser or a server.
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
# Here each test may go to another worker; elsewhere those of a file go together and share what the
# file loads.
APART = ("tests/web/", "tests/server/", "tests/test_whole_games.py")
# And here a server of their own.
SHARED = ("tests/web/test_review.py", "tests/server/test_reviews.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        found = (n for n, start in enumerate(LONGEST) if item.nodeid.startswith(start))
        return next(found, len(LONGEST))

    items.sort(key=place)
    for item in items:
        file = item.nodeid.split("::")[0]
        names = getattr(item, "fixturenames", ())
        if "postgres" in names or "redis" in names:
            # One PostgreSQL is enough for a run.
            item.add_marker(pytest.mark.xdist_group("postgres"))
        elif not file.startswith(APART) or file in SHARED:
            item.add_marker(pytest.mark.xdist_group(file))


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
