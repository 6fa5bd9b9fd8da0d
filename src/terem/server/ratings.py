"""Ratings per game with openskill (Plackett–Luce): people and bots on one scale."""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select

from terem.server.schema import ratings
from terem.server.store import upsert

MODEL = PlackettLuce()


def settle(connection: Connection, game: str, placed: list[tuple[str, int]]) -> None:
    """Rate one finished game: (player, place), a smaller place is better.

    The same player twice (two bots of one level) counts with the better place: a rating cannot
    play against itself. Runs inside the transaction that finishes the game.
    """
    best: dict[str, int] = {}
    for player, place in placed:
        best[player] = min(place, best.get(player, place))
    if len(best) < 2:
        return
    # Always in the same order: two games that end together must not wait for each other's rows.
    players = sorted(best)
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    found = {row.player: row for row in connection.execute(query.with_for_update())}
    teams = []
    for player in players:
        row = found.get(player)
        teams.append([MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)])
    rated = MODEL.rate(teams, ranks=[float(best[player]) for player in players])
    top = min(best.values())
    for player, team in zip(players, rated, strict=True):
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
                "wins": (0 if row is None else row.wins) + (best[player] == top),
            },
        )
