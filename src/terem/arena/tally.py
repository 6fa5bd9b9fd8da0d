"""Counting what happened in many games."""

from __future__ import annotations

from dataclasses import dataclass, field

from terem.arena.match import Result


@dataclass
class Use:
    """How one thing was used: by how many players, how often, and how often they won."""

    verb: str
    kind: str
    thing: str
    players: int = 0
    times: int = 0
    wins: float = 0.0
    # The same by entrant: what a bot wins with is not what another wins with.
    players_of: dict[int, int] = field(default_factory=dict)
    wins_of: dict[int, float] = field(default_factory=dict)


def games_of(results: list[Result], entrant: int) -> list[tuple[Result, int]]:
    """The games an entrant took part in, with its seat."""
    return [
        (result, result.fixture.entrants.index(entrant))
        for result in results
        if entrant in result.fixture.entrants
    ]


def scores_of(results: list[Result], entrant: int) -> list[int]:
    return [result.scores[seat] for result, seat in games_of(results, entrant)]


def wins_of(results: list[Result], entrant: int) -> float:
    return sum(result.share(seat) for result, seat in games_of(results, entrant))


def sources(results: list[Result]) -> list[str]:
    """All sources of points, in the order the game counts them."""
    found: list[str] = []
    for result in results:
        for parts in result.breakdown:
            for source, _ in parts:
                if source not in found:
                    found.append(source)
    return found


def points_by_source(results: list[Result], entrant: int, order: list[str]) -> list[float]:
    totals = dict.fromkeys(order, 0)
    games = games_of(results, entrant)
    for result, seat in games:
        for source, points in result.breakdown[seat]:
            totals[source] += points
    return [totals[source] / max(1, len(games)) for source in order]


def uses(results: list[Result]) -> list[Use]:
    """Everything used, most used first."""
    found: dict[str, Use] = {}
    for result in results:
        for seat, counts in enumerate(result.used):
            for key, times in counts.items():
                use = found.get(key)
                if use is None:
                    verb, kind, thing = key.split("|", 2)
                    use = found[key] = Use(verb, kind, thing)
                use.players += 1
                use.times += times
                use.wins += result.share(seat)
                entrant = result.fixture.entrants[seat]
                use.players_of[entrant] = use.players_of.get(entrant, 0) + 1
                use.wins_of[entrant] = use.wins_of.get(entrant, 0.0) + result.share(seat)
    return sorted(found.values(), key=lambda use: (-use.players, -use.times, use.verb, use.thing))
