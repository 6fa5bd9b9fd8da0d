"""Tune the search of a level by play: a random walk over its settings that keeps improvements.

    python -m tools.levels outpost hard --iterations 300 --seconds 1800

The mark is the mean margin over a greedy rival on fixed deals with seats rotated (alone: the mean
score, or the margin over a solo opponent that scores). A proposal that looks better is confirmed on
fresh deals before it is kept. Prints lines for src/terem/bots/levels.toml; run it compiled.
"""

from __future__ import annotations

import argparse
import random
import time

import terem
from terem import bots
from terem.bots.judgement import judgement
from terem.bots.search import Search, Settings, settings
from terem.bots.search.parameters import kind_of_table

TUNED = ("explore", "temperature", "uniform", "trust", "worlds", "plies", "first", "spread")
FACTORS = (0.5, 0.7, 0.85, 1.2, 1.4, 2.0)


def play(id: str, seats: int, seat: int, seed: int, s: Settings, iterations: int) -> float:
    """The margin of a search with these settings on one seat, greedy on the others."""
    state = terem.game(id).new(seats, seed)
    state.telling = False
    rival = bots.bot("greedy", seed)
    while state.seat is not None:
        moves = state.legal()
        if len(moves) == 1:
            state.apply(moves[0])
        elif state.seat == seat:
            luck = seed * 1_000_003 + state.played
            search = Search(state, seat, luck, judgement(id), s)
            state.apply(search.run(iterations, None).best().move)
        else:
            state.play(rival.choose(state))
    scores = state.scores()
    others = [points for side, points in enumerate(scores) if side != seat]
    return float(scores[seat] - max(others, default=0))


def mark(id: str, seats: int, deals: range, s: Settings, iterations: int) -> float:
    margins = [
        play(id, seats, seat, seed, s, iterations) for seed in deals for seat in range(seats)
    ]
    return sum(margins) / len(margins)


def proposal(id: str, level: str, best: dict[str, float], rng: random.Random) -> dict[str, float]:
    found = dict(best)
    for name in rng.sample(TUNED, rng.randint(1, 2)):
        value = found[name] * rng.choice(FACTORS)
        if name in ("worlds", "plies"):
            value = round(value) + (rng.choice((0, 1, 2)) if name == "plies" else 0)
        found[name] = round(value, 3)
    return found


def with_values(id: str, level: str, seats: int, values: dict[str, float]) -> Settings:
    s = settings(id, level, seats)
    for name, value in values.items():
        setattr(s, name, int(value) if name in ("worlds", "plies") else float(value))
    return s


def main() -> None:
    parser = argparse.ArgumentParser(description="tune the search of a level")
    parser.add_argument("game", choices=terem.games())
    parser.add_argument("level", choices=("medium", "hard", "master"))
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    s = settings(args.game, args.level, args.seats)
    best = {name: float(getattr(s, name)) for name in TUNED}
    fixed = range(args.deals)
    top = mark(args.game, args.seats, fixed, s, args.iterations)
    print(f"start {top:.2f}", flush=True)
    end = time.monotonic() + args.seconds
    step = 0
    while time.monotonic() < end:
        step += 1
        values = proposal(args.game, args.level, best, rng)
        tried = with_values(args.game, args.level, args.seats, values)
        found = mark(args.game, args.seats, fixed, tried, args.iterations)
        if found <= top:
            continue
        fresh = range(args.deals * step, args.deals * (step + 1))
        kept = with_values(args.game, args.level, args.seats, best)
        if mark(args.game, args.seats, fresh, tried, args.iterations) >= mark(
            args.game, args.seats, fresh, kept, args.iterations
        ):
            best, top = values, found
            print(f"step {step}: {top:.2f} {values}", flush=True)
    kind = kind_of_table(args.seats)
    print(f"[{args.game}.{'' if kind is None else kind + '.'}{args.level}]")
    for name, number in best.items():
        print(f"{name} = {int(number) if name in ('worlds', 'plies') else number}")


if __name__ == "__main__":
    main()
