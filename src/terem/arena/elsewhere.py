"""Games on a cluster instead of in processes here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import terem
from terem.arena.match import Fixture, Result, play_all, play_fixture
from terem.machines.cluster import check_rules, cluster, scattered


def play_elsewhere(fixture: Fixture, rules: int) -> Result:
    """A game on a machine that plays by the same rules, or nothing."""
    check_rules(fixture.game, rules)
    return play_fixture(fixture)


def play_on(planned: list[Fixture], address: str, jobs: int | None = None) -> Iterator[Result]:
    """The games of `match.play_all`, on a cluster."""
    if not planned:
        return
    with cluster(address, jobs) as ray:
        yield from scattered(ray, play_elsewhere, planned, terem.game(planned[0].game).version)


def playing(address: str | None, jobs: int) -> Callable[[list[Fixture]], Iterator[Result]]:
    """Whatever plays games: processes here, or a cluster where an address is given."""
    if address is None:
        return partial(play_all, jobs=jobs)
    return partial(play_on, address=address, jobs=jobs)
