"""The table of docs/research.md: what the four games are like, and how strong the bots are.

    make compiled
    PYTHONPATH=build/compiled:. python -m tools.research_table          # plays on where it was
    PYTHONPATH=build/compiled:. python -m tools.research_table --table  # only writes the table

Tables of two, the usual options, deals from SEED on. What was measured lies in docs/benchmark:
one Parquet file of games for each round robin, profiles.json, and in levels.json how the levels
that took part were tuned: where they are tuned otherwise by now, a round robin is played anew. All
of it follows from seeds, so another run gives the same table. Needs the extras bots and ray (for
Parquet).
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
from dataclasses import asdict, dataclass
from math import log10, sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

import terem
from terem import State, bots
from terem.arena import kept
from terem.arena.league import League, Standing, between, play, standings
from terem.arena.match import Result
from terem.arena.stats import Z95, wilson
from terem.bots.search import settings
from terem.bots.search.parameters import NAMES
from terem.research import names

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "benchmark"
PROFILES = FOLDER / "profiles.json"
LEVELS = FOLDER / "levels.json"
PAGE = ROOT / "docs" / "research.md"
BEGIN, END = "<!-- the table begins -->\n", "<!-- the table ends -->\n"

SEED = 200_000
SEATS = 2
# Games whose positions are counted, by who plays them; games of each pair of the round robin.
PROFILED = {"random": 100, "greedy": 40}
GAMES = 20
HIDDEN = {
    "outpost": "order of four piles, from everybody",
    "red_cathedral": "dice to come",
    "rurik": "hands and agendas of others; order of the decks, rebels' rewards",
    "village": "order of the customers, destiny tokens; draws from open bags",
}


@dataclass(frozen=True)
class Profile:
    """What the games of one kind of player are like."""

    game: str
    player: str
    rules: int
    actions: int  # moves in the catalogue
    numbers: int  # in an observation
    seed: int
    games: int
    length: list[int]  # decisions of each game
    tree: list[float]  # of each game, decimal digits of the product of its legal moves
    branching: float  # legal moves a decision: mean, median, most
    branching_median: float
    branching_most: int
    states: int  # distinct ones
    views: int  # distinct ones of the seat that decides
    positions: int  # all of them
    private: float  # share of positions where some seat knows what a spectator does not


def fingerprint(state: State) -> int:
    """The position without the way to it: equal where the game would go on alike."""
    whole = state.dump()
    return hash(json.dumps([whole["position"], whole["decisions"]], sort_keys=True))


def outlook(state: State) -> int:
    """The position as the seat that decides sees it, without the way to it."""
    view = state.view(state.seat)
    del view["moves_played"]
    return hash(json.dumps(view, sort_keys=True))


def private(state: State) -> bool:
    """Whether some seat knows what a spectator does not."""
    told = [state.view(seat) for seat in (None, *range(state.seats))]
    for view in told:
        del view["you"]
    return any(view != told[0] for view in told)


def profile(game: str, player: str, games: int) -> Profile:
    rules = terem.game(game)
    rng = random.Random(SEED)
    lengths: list[int] = []
    trees: list[float] = []
    choices: list[int] = []
    seen: set[int] = set()
    views: set[int] = set()
    secret = looked = 0
    for deal in range(SEED, SEED + games):
        state = rules.new(SEATS, deal)
        state.telling = False
        players = [bots.bot(player, seed=deal * 101 + seat) for seat in range(SEATS)]
        digits = 0.0
        while state.seat is not None:
            moves = len(state.legal())
            choices.append(moves)
            digits += log10(moves)
            seen.add(fingerprint(state))
            views.add(outlook(state))
            if rng.random() < 0.1:  # comparing views takes its time: one position of ten
                looked += 1
                secret += private(state)
            state.play(players[state.seat].choose(state))
        lengths.append(state.played)
        trees.append(round(digits, 2))
    return Profile(
        game,
        player,
        rules.version,
        rules.actions,
        len(names(rules, SEATS)),
        SEED,
        games,
        lengths,
        trees,
        round(fmean(choices), 2),
        median(choices),
        max(choices),
        len(seen),
        len(views),
        len(choices),
        round(secret / looked, 4),
    )


def league_of(game: str) -> League:
    """Random, the hand-made players, and the first level that searches."""
    medium = f"medium@{settings(game, 'medium').iterations}"
    return League(game, ("random", "easy", "greedy", medium), GAMES, SEED, SEATS, {})


def file_of(league: League) -> Path:
    return FOLDER / f"{league.game}.parquet"


def tuned(game: str) -> dict[str, dict[str, float]]:
    """How the levels that take part are tuned today."""
    return {
        level: {name: getattr(settings(game, level), name) for name in NAMES}
        for level in ("easy", "medium")
    }


def clear_if_tuned_anew(league: League) -> None:
    """What other levels have played is no part of this table."""
    known = json.loads(LEVELS.read_text(encoding="utf-8")) if LEVELS.exists() else {}
    today = tuned(league.game)
    if known.get(league.game) != today:
        path = file_of(league)
        path.unlink(missing_ok=True)
        shutil.rmtree(f"{path}.parts", ignore_errors=True)
        known[league.game] = today
        LEVELS.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def profiles() -> list[Profile]:
    if not PROFILES.exists():
        return []
    return [Profile(**row) for row in json.loads(PROFILES.read_text(encoding="utf-8"))]


def measure_profiles() -> None:
    """Those that are missing, or were measured by other rules."""
    FOLDER.mkdir(exist_ok=True)
    found = {(one.game, one.player): one for one in profiles()}
    for game in terem.games():
        for player, games in PROFILED.items():
            known = found.get((game, player))
            if known is None or (known.rules, known.games, known.seed) != (
                terem.game(game).version,
                games,
                SEED,
            ):
                print(f"{game}: {games} games of {player}", flush=True)
                found[game, player] = profile(game, player, games)
                rows = [asdict(one) for one in found.values()]
                PROFILES.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def with_interval(values: list[float], digits: int = 0) -> str:
    """A mean with half of its 95 % interval."""
    half = Z95 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.{digits}f} ± {half:.{digits}f}"


def rows_of(
    found: dict[tuple[str, str], Profile], leagues: dict[str, tuple[League, list[Result]]]
) -> list[list[str]]:
    games = list(leagues)

    def row(title: str, cell: Any) -> list[str]:
        return [title, *[cell(game) for game in games]]

    rows = [
        row("rules version", lambda game: str(found[game, "random"].rules)),
        row(
            "seats", lambda game: f"{min(terem.game(game).seats)} to {max(terem.game(game).seats)}"
        ),
        row("moves in the catalogue", lambda game: f"{found[game, 'random'].actions:,}"),
        row("numbers in an observation", lambda game: str(found[game, "random"].numbers)),
        row("hidden", lambda game: HIDDEN[game]),
    ]
    for player in PROFILED:
        one = {game: found[game, player] for game in games}
        rows += [
            row(f"decisions a game, {player}", lambda g, o=one: with_interval(o[g].length)),
            row(
                f"legal moves a decision, {player}: mean, median, most",
                lambda g, o=one: (
                    f"{o[g].branching:.1f}, {o[g].branching_median:g}, {o[g].branching_most}"
                ),
            ),
            row(
                f"product of legal moves of a game, {player}, power of ten",
                lambda g, o=one: with_interval(o[g].tree),
            ),
            row(
                f"distinct states, distinct views, of so many positions, {player}",
                lambda g, o=one: f"{o[g].states:,}, {o[g].views:,}, {o[g].positions:,}",
            ),
            row(
                f"positions with private knowledge, {player}",
                lambda g, o=one: f"{o[g].private:.0%}",
            ),
        ]
    table = {
        game: {one.name.partition("@")[0]: one for one in standings(league, results)}
        for game, (league, results) in leagues.items()
    }
    rows.append(
        row(
            "games of each pair, of each bot",
            lambda g: (
                f"{len(leagues[g][1]) // len(leagues[g][0].tables())}, {table[g]['greedy'].games}"
            ),
        )
    )
    for bot in ("random", "easy", "greedy", "medium"):
        rows.append(row(f"`{bot}`, rating", lambda g, b=bot: rating(table[g][b])))
        if bot != "greedy":
            rows.append(
                row(
                    f"`{bot}` before `greedy`",
                    lambda g, b=bot: before(leagues[g][1], table[g][b].name, "greedy"),
                )
            )
    return rows


def rating(one: Standing) -> str:
    thinking = one.name.partition("@")[2]
    told = f"{one.skill:.1f} ± {one.doubt:.1f}"
    return f"{told} (@{thinking})" if thinking else told


def before(results: list[Result], one: str, other: str) -> str:
    """How often it finished before the other, with the interval."""
    ahead, games = between(results, one, other)
    low, high = wilson(ahead, games)
    return f"{ahead / games:.0%} ({low:.0%} to {high:.0%})"


def table() -> str:
    """The table as Markdown, from what lies in docs/benchmark; nothing is played."""
    found = {(one.game, one.player): one for one in profiles()}
    leagues = {}
    for game in terem.games():
        head, results = kept.read(FOLDER / f"{game}.parquet")
        size, seed = head["size"], head["seed"]
        leagues[game] = League(game, tuple(head["bots"]), 0, seed, size, {}), results
    rows = rows_of(found, leagues)
    titles = ["", *[terem.game(game).title("en") for game in terem.games()]]
    lines = [titles, ["---", *["---:"] * (len(titles) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def write(page: Path) -> None:
    before_it, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after_it = rest.partition(END)[2]
    page.write_text(f"{before_it}{BEGIN}{table()}{END}{after_it}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="write the table, play nothing")
    args = parser.parse_args()
    if not args.table:
        measure_profiles()
        for game in terem.games():
            print(f"{game}: round robin", flush=True)
            league = league_of(game)
            clear_if_tuned_anew(league)
            for _ in play(league, file_of(league), args.jobs):
                pass
    write(PAGE)


if __name__ == "__main__":
    main()
