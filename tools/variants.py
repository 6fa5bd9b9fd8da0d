"""Match a level whose settings are changed against bots as they are, before levels.toml is touched.

    PYTHONPATH=build/compiled:. python -m tools.variants village "medium:loose=0,learned=0.5" \\
        greedy greedy --games 60 --seed 870000 --out build/variants/village.jsonl

`LEVEL:NAME=VALUE,...` is a level with other settings (search/parameters.py says what they mean).
The first bot is the one that is measured; the seats turn from game to game. With `--out` every game
is a line there, and the match is played on where it was.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import terem
from terem import bots
from terem.arena.match import Fixture, Result, fixtures, from_json
from terem.arena.stats import mean, wilson
from terem.bots.levels import SearchBot
from terem.bots.search import parameters, settings
from tools.strength import slim

LONGEST = 4000


def player(game: str, name: str, seats: int, seed: int) -> bots.Bot:
    """A bot by name, or a level with some settings changed: for this process a level of its own."""
    level, colon, changes = name.partition(":")
    if not colon:
        return bots.bot(name, seed=seed)
    kept = settings(game, level, seats)
    table = {key: getattr(kept, key) for key in parameters.NAMES}
    for change in changes.split(","):
        key, _, value = change.partition("=")
        table[key] = float(value)
    group = parameters._data.setdefault(game, {})
    group[name] = table
    for kind in ("alone", "company"):
        group.setdefault(kind, {})[name] = table
    return SearchBot(name, seed, settings(game, name, seats).iterations)


def play(fixture: Fixture) -> Result:
    state = terem.game(fixture.game).new(len(fixture.seats), fixture.seed, fixture.options)
    state.telling = False
    players = [
        player(fixture.game, name, len(fixture.seats), fixture.seed * 101 + seat)
        for seat, name in enumerate(fixture.seats)
    ]
    while state.seat is not None and state.played < LONGEST:
        state.play(players[state.seat].choose(state))
    return Result(fixture, state.scores(), state.ranking(), state.played, [])


def play_before(end: float, fixture: Fixture) -> Result | None:
    """The game of a fixture, unless time is up (one clock for all processes of a machine)."""
    return play(fixture) if time.time() < end else None


def told(results: list[Result]) -> str:
    """One line: how the first bot did."""
    own = [result.fixture.entrants.index(0) for result in results]
    won = sum(result.share(seat) for result, seat in zip(results, own, strict=True))
    low, high = wilson(won, len(results))
    points = mean([float(r.scores[seat]) for r, seat in zip(results, own, strict=True)])
    rivals = [
        float(mean([float(p) for side, p in enumerate(r.scores) if side != seat]))
        for r, seat in zip(results, own, strict=True)
        if len(r.scores) > 1
    ]
    against = f" to {mean(rivals):.1f}" if rivals else ""
    return (
        f"{won:g} of {len(results)}: {won / len(results):.0%} ({low:.0%} to {high:.0%}),"
        f" {points:.1f}{against} points"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="match a level with other settings")
    parser.add_argument("game", choices=terem.games())
    parser.add_argument("bots", nargs="+", help="bots, or LEVEL:NAME=VALUE,...")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=870_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    options: dict[str, str | int] = {}
    for option in args.option:
        name, _, value = option.partition("=")
        options[name] = int(value) if value.isdecimal() else value
    planned = fixtures(args.game, args.bots, args.games, args.seed, options)
    results: list[Result] = []
    if args.out and args.out.exists():
        lines = args.out.read_text(encoding="utf-8").splitlines()
        stored = [from_json(json.loads(line)) for line in lines]
        results = [result for result in stored if result.fixture in planned]
    done = {result.fixture.index for result in results}
    end = time.time() + args.seconds
    missing = [fixture for fixture in planned if fixture.index not in done]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.jobs, mp_context=spawn) as workers:
        for result in workers.map(partial(play_before, end), missing):
            if result is None:
                continue
            results.append(result)
            if args.out:
                args.out.parent.mkdir(parents=True, exist_ok=True)
                with args.out.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(slim(result)) + "\n")
    if results:
        print(f"{args.game} {' '.join(args.bots)}: {told(results)}", flush=True)


if __name__ == "__main__":
    main()
