from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from tests.server.client import PATIENCE, ServerProcess, apart, sqlite_url
from tools.services import Unavailable, postgres_server, redis_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server on SQLite for all tests that do not harm it; its log must stay free of errors."""
    with ServerProcess(sqlite_url(tmp_path_factory.mktemp("terem"))) as process:
        yield process
        assert process.process is not None
        assert process.process.poll() is None, "the server died"
        assert process.troubles() == []


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, Any]], Any]:
    """Run a coroutine, with a limit: a stuck table must fail a test, not hang it."""

    def limited(work: Coroutine[Any, Any, Any]) -> Any:
        async def main() -> Any:
            async with asyncio.timeout(3 * PATIENCE):
                return await work

        return apart(main())

    return limited


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    try:
        with postgres_server() as url:
            yield url
    except Unavailable as problem:
        pytest.fail(str(problem), pytrace=False)


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    try:
        with redis_server() as url:
            yield url
    except Unavailable as problem:
        pytest.fail(str(problem), pytrace=False)
