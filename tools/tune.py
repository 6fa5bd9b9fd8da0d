"""Tune a game's evaluation by self-play.

    python -m tools.tune outpost --seconds 300
    python -m tools.tune rurik --evolve --tables solo rebellion --option solo_level=1,4
    python -m tools.tune rurik --evolve --seats 2 --search --write
    python -m tools.tune rurik --evolve --seats 3 --search --tables many --mixed
    python -m tools.tune outpost --evolve --foresight 0 --search    # what the search judges by

Weights are tables of `src/terem/bots/evaluation/<game>.toml`, the ones greedy plays by, or, with
--search, of `src/terem/bots/judgement/<game>.toml`; [weights] unless --tables says which. Greedy
plays with them meanwhile. The plain way is a random walk over them that keeps improvements; its
mark is the mean score of `greedy` on fixed seeds. With --evolve all weights move at once: two
opposite random changes play the same deals, and the weights follow the one that does better, a
little at a time. Its mark is the lead over the solo opponent (without one, the points) or, with
more seats, over the opposite change at the same table. What is found is printed by name; --write
puts it into the file, where comments and whole numbers stay as they are. With --mixed the rivals do
not change: each plays by greedy's weights or by those the evolution began with, so that what is
found does not only beat itself.
"""

from __future__ import annotations

import argparse
import random
import re
import time
from collections.abc import Iterator
from importlib import import_module
from math import exp, sqrt
from typing import Any

import terem
from terem import State, bots
from terem.bots import evaluation
from terem.bots.base import Bot
from terem.bots.weights import Named, path_of, weights
from terem.engine.reading import Reader

Options = dict[str, str | int]

# The evolution: how far a change goes (logarithmic), how many pairs make a step, how far it leads,
# how much of the last direction is kept, and the lead beyond which a game is simply won.
SPREAD = 0.2
PAIRS = 150
STRIDE = 0.06
LONGEST_STRIDE = 0.15
MOMENTUM = 0.8
LARGEST_LEAD = 10
# Odd weights may never come to an end: after so many decisions a seat the points decide.
LONGEST = 450


def play(game: terem.Game, seats: int, seed: int, players: list[Bot]) -> list[int]:
    state: State = game.new(seats, seed)
    state.telling = False
    while True:
        seat = state.seat
        if seat is None:
            return state.scores()
        state.play(players[seat].choose(state))


def mean_score(game: terem.Game, seats: int, seeds: range) -> float:
    """The mean score of greedy, playing alone or against itself."""
    total = 0.0
    for seed in seeds:
        players = [bots.bot("greedy", seed + i) for i in range(seats)]
        total += sum(play(game, seats, seed, players)[:seats]) / seats
    return total / len(seeds)


def numbers(value: Any, name: str = "") -> list[tuple[str, float]]:
    """All numbers inside a table with their names, in the order of the file; whole ones are not
    tuned."""
    if isinstance(value, float):
        return [(name, value)]
    parts = value.items() if isinstance(value, dict) else []
    if isinstance(value, list):
        parts = [(str(i), part) for i, part in enumerate(value)]
    return [found for key, part in parts for found in numbers(part, f"{name}.{key}".strip("."))]


def replaced(value: Any, rest: Iterator[float]) -> Any:
    """The same table with other numbers."""
    if isinstance(value, dict):
        return {key: replaced(part, rest) for key, part in value.items()}
    if isinstance(value, list):
        return [replaced(part, rest) for part in value]
    return next(rest) if isinstance(value, float) else value


def rewritten(text: str, data: dict[str, Any]) -> str:
    """A file of weights with the numbers of these tables; everything else stays."""
    lines: list[str] = []
    table: dict[str, Any] = {}
    for line in text.splitlines():
        if header := re.fullmatch(r"\[(.+)\]", line):
            table = data
            for key in header[1].split("."):
                table = table.get(key, {})
        entry = re.fullmatch(r"(\w+) = [^#]*?(\s*#.*)?", line)
        if entry and entry[1] in table:
            line = f"{entry[1]} = {table[entry[1]]!r}{entry[2] or ''}"
        lines.append(line)
    return "\n".join(lines) + "\n"


class Weights:
    """Some tables of a file of weights, taken as one list of numbers that greedy plays by."""

    def __init__(self, game: str, search: bool, tables: list[str]) -> None:
        self.file = f"{'judgement' if search else 'evaluation'}/{game}"
        found = weights(self.file)
        self.data: dict[str, Any] = {table: found.at(table).value for table in tables}
        self.names = [name for name, _ in numbers(self.data)]
        # What the search has stands in for greedy's own: only so can greedy play with it.
        module = import_module(f"terem.bots.evaluation.{game}")
        self.live: list[Named] = [
            module.WEIGHTS if search else getattr(module, table.upper()) for table in tables
        ]

    def get(self) -> list[float]:
        """The numbers of the file."""
        return [value for _, value in numbers(self.data)]

    def put(self, values: list[float]) -> None:
        """Let greedy play by these."""
        data = replaced(self.data, iter(values))
        for live, (table, found) in zip(self.live, data.items(), strict=True):
            live.take(Reader(found, table))

    def report(self, values: list[float], write: bool) -> None:
        """Print what was found, and write it if that is asked for."""
        values = [round(value, 4) for value in values]
        told = zip(self.names, values, strict=True)
        print(", ".join(f"{name} {value}" for name, value in told), flush=True)
        if write:
            path = path_of(self.file)
            data = replaced(self.data, iter(values))
            path.write_text(rewritten(path.read_text(encoding="utf-8"), data), encoding="utf-8")


def lead(
    game: terem.Game, seats: int, seed: int, options: Options, tuned: Weights, by: list[float]
) -> int:
    """How far greedy comes out ahead with these weights; alone, ahead of the solo opponent."""
    state = game.new(seats, seed, options=options)
    state.telling = False
    tuned.put(by)
    player = bots.bot("greedy", seed)
    while state.seat is not None and state.played < LONGEST:
        state.play(player.choose(state))
    scores = state.scores()
    return capped(scores[0] - scores[1]) if len(scores) > 1 else scores[0]


def duel(
    game: terem.Game,
    seats: int,
    seed: int,
    tuned: Weights,
    one: list[float],
    others: list[list[float]],
) -> int:
    """The lead of one over the others, whose weights are drawn seat by seat."""
    state = game.new(seats, seed)
    state.telling = False
    players = [bots.bot("greedy", seed + i) for i in range(seats)]
    mine = seed % seats
    rng = random.Random(seed)
    seated = [rng.choice(others) for _ in range(seats)]
    seated[mine] = one
    while state.played < LONGEST * seats:
        seat = state.seat
        if seat is None:
            break
        tuned.put(seated[seat])
        state.play(players[seat].choose(state))
    scores = state.scores()
    return capped(scores[mine] - max(scores[:mine] + scores[mine + 1 :]))


def capped(margin: int) -> int:
    return max(-LARGEST_LEAD, min(LARGEST_LEAD, margin))


def evolve(
    game: terem.Game,
    tuned: Weights,
    seats: int,
    choices: list[Options],
    rivals: list[list[float]],
    rng: random.Random,
    end: float,
    write: bool,
) -> None:
    """`rivals` are weights that do not change; without them both changes play each other."""
    here = tuned.get()
    count = len(here)
    direction = [0.0] * count
    step = 0
    while time.monotonic() < end:
        step += 1
        slope = [0.0] * count
        for pair in range(PAIRS):
            change = [rng.gauss(0.0, SPREAD) for _ in here]
            up = [w * exp(c) for w, c in zip(here, change, strict=True)]
            down = [w * exp(-c) for w, c in zip(here, change, strict=True)]
            seed = rng.randrange(10**8)
            if seats == 1:
                options = choices[pair % len(choices)]
                better = lead(game, 1, seed, options, tuned, up)
                better -= lead(game, 1, seed, options, tuned, down)
            else:
                better = duel(game, seats, seed, tuned, up, rivals or [down])
                better -= duel(game, seats, seed, tuned, down, rivals or [up])
            for i in range(count):
                slope[i] += better * change[i]
        direction = [
            MOMENTUM * d + (1.0 - MOMENTUM) * s for d, s in zip(direction, slope, strict=True)
        ]
        norm = sqrt(sum(d * d for d in direction) / count) or 1.0
        here = [
            w * exp(max(-LONGEST_STRIDE, min(LONGEST_STRIDE, STRIDE * d / norm)))
            for w, d in zip(here, direction, strict=True)
        ]
        print(f"step {step}", flush=True)
        tuned.report(here, write)


def walk(
    game: terem.Game, tuned: Weights, args: argparse.Namespace, rng: random.Random, end: float
) -> None:
    best = tuned.get()
    mark = mean_score(game, args.seats, range(args.games))
    print(f"start {mark:.2f}", flush=True)
    step = 0
    while time.monotonic() < end:
        step += 1
        proposed = list(best)
        for i in rng.sample(range(len(best)), rng.randint(1, 4)):
            proposed[i] = round(best[i] * rng.choice([0.4, 0.6, 0.8, 0.9, 1.1, 1.25, 1.6, 2.5]), 4)
        tuned.put(proposed)
        found = mean_score(game, args.seats, range(args.games))
        if found > mark:
            # Confirm on other deals, so that luck with these seeds is not kept.
            fresh = range(args.games * (1 + step), args.games * (2 + step))
            new = mean_score(game, args.seats, fresh)
            tuned.put(best)
            if new >= mean_score(game, args.seats, fresh):
                best, mark = proposed, found
                print(f"step {step}: {mark:.2f}", flush=True)
                tuned.report(best, args.write)


def choices_of(texts: list[str]) -> list[Options]:
    """`name=1,4` once or more: every combination to be played."""
    found: list[Options] = [{}]
    for text in texts:
        name, _, values = text.partition("=")
        each: list[str | int] = [int(v) if v.isdigit() else v for v in values.split(",")]
        found = [{**known, name: value} for known in found for value in each]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="tune an evaluation by self-play")
    parser.add_argument("game", choices=terem.games())
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evolve", action="store_true", help="move all weights at once")
    parser.add_argument("--tables", nargs="+", default=["weights"], help="what is tuned")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE,VALUE")
    parser.add_argument("--foresight", type=int, help="steps greedy looks ahead, while it is tuned")
    parser.add_argument("--search", action="store_true", help="tune what the search judges by")
    parser.add_argument("--write", action="store_true", help="put what is found into the file")
    parser.add_argument("--mixed", action="store_true", help="against rivals that do not change")
    args = parser.parse_args()
    if args.search and len(args.tables) > 1:
        parser.error("greedy can play by one table of the search's at a time")
    if args.search and not path_of(f"judgement/{args.game}").exists():
        parser.error(f"in {args.game} the search judges by greedy's weights")
    if args.foresight is not None:
        evaluation.look_ahead(args.game, args.foresight)
    tuned = Weights(args.game, args.search, args.tables)
    tuned.put(tuned.get())
    game = terem.game(args.game)
    rng = random.Random(args.seed)
    end = time.monotonic() + args.seconds
    if args.evolve:
        greedy = Weights(args.game, False, ["weights"] if args.search else args.tables)
        rivals = [greedy.get(), tuned.get()] if args.mixed else []
        evolve(game, tuned, args.seats, choices_of(args.option), rivals, rng, end, args.write)
    else:
        walk(game, tuned, args, rng, end)


if __name__ == "__main__":
    main()
