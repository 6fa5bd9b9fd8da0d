"""Work on many machines: a Ray cluster does it, this process keeps what comes back.

Whatever is sent out is a pure function of what is sent, a game of its seed above all. So a worker
or a machine that dies costs what it had not finished: Ray gives that to another, and the result is
the one there would have been. Needs the extra: `pip install 'terem[ray]'`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import terem

LOCAL: Final = "local"
# Waiting for each processor, so that none is idle while results travel.
IN_FLIGHT: Final = 4
# Room for results on their way; a game's is a few hundred bytes.
STORE: Final = 100 * 1024 * 1024

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(Exception):
    """Why there is no cluster to work on, in one sentence."""


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Any]:
    """Ray, joined at an address or started here (`local`, with `jobs` processors) and stopped."""
    # Nothing about a run is reported to anybody; workers say nothing on this terminal.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise NoCluster("--cluster needs Ray: pip install 'terem[ray]'") from None
    if ray.is_initialized():  # somebody's notebook: its cluster is used and left as it is
        yield ray
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(
                address="local",
                num_cpus=jobs,
                include_dashboard=False,
                object_store_memory=STORE,
                **quiet,
            )
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        said = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
        raise NoCluster(f"no cluster answers at {address!r}: {said}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def scattered(ray: Any, work: Callable[..., R], tasks: Iterable[T], *shared: object) -> Iterator[R]:
    """`work(task, *shared)` for every task, results as they come in.

    An error of the work itself is raised here; the death of a worker is not one.
    """
    remote = ray.remote(max_retries=-1, num_cpus=1)(work)
    handed = [ray.put(one) for one in shared]
    most = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for task in tasks:
        waiting.append(remote.remote(task, *handed))
        if len(waiting) >= most:
            # Some at a time: asking after thousands for each single one takes longer than a game.
            done, waiting = ray.wait(waiting, num_returns=max(1, most // 8))
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def check_rules(game: str, rules: int) -> None:
    here = terem.game(game).version
    if here != rules:
        raise ValueError(
            f"a worker plays {game} by rules version {here}, not {rules}: "
            "the same terem must be installed on every machine"
        )
