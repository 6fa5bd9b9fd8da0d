"""Ratings per game with openskill (Plackett–Luce), on the scale people know from chess.

Only games between people with accounts count. Whoever resigned, or had a bot move in their place,
has lost, whatever the score.
"""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select

from terem.server.schema import ratings
from terem.server.store import upsert

MODEL = PlackettLuce()
# A newcomer is rated 1500, with a deviation of 350.
BEGIN = 1500
SCALE = 42
# A list of the best has those on it who have played a few games: one lucky win says nothing.
LISTED_FROM = 5


def shown(mu: float) -> int:
    return round(BEGIN + SCALE * (mu - MODEL.mu))


def deviation(sigma: float) -> int:
    return round(SCALE * sigma)


def rate(connection: Connection, game: str, placed: dict[str, int]) -> dict[str, tuple[int, int]]:
    """Rate one finished game: player -> place, a smaller one is better. Runs inside the
    transaction that finishes the game; the rating of each before and after, as shown."""
    if len(placed) < 2:
        return {}
    # Always in the same order: two games that end together must not wait for each other's rows.
    players = sorted(placed)
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    found = {row.player: row for row in connection.execute(query.with_for_update())}
    before = []
    for player in players:
        row = found.get(player)
        before.append(MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma))
    teams = MODEL.rate([[one] for one in before], ranks=[float(placed[one]) for one in players])
    top = min(placed.values())
    changes: dict[str, tuple[int, int]] = {}
    for player, old, team in zip(players, before, teams, strict=True):
        row = found.get(player)
        upsert(
            connection,
            ratings,
            ("game", "player"),
            {
                "game": game,
                "player": player,
                "mu": team[0].mu,
                "sigma": team[0].sigma,
                "games": (0 if row is None else row.games) + 1,
                "wins": (0 if row is None else row.wins) + (placed[player] == top),
            },
        )
        changes[player] = (shown(old.mu), shown(team[0].mu))
    return changes
