from __future__ import annotations

import signal

import pytest

from terem.cli.bench import form


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled", action="store_true", help="fail unless the compiled engine is under test"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rulebook this test proves")
    # A suite started in the background inherits an ignored SIGINT and would hand it down to the
    # programs whose Ctrl-C is tested.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--compiled") and form() != "compiled":
        raise pytest.UsageError("--compiled: the engine under test is plain Python")


# Whole games in the browser and servers that are killed take longest: with them at the end all but
# one worker would wait.
LONGEST = ("tests/web/test_games.py", "tests/server/test_kill.py", "tests/server/test_bad_input.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_report_header() -> str:
    return f"terem: {form()}"
