"""Games to learn from: bots of different strength play each other, and positions are kept with
what came of them. A share of the tables may belong to one of the levels people play against, so
that what hints promise there comes true.

A part of the games is thrown off the beaten path once: a few moves at a random moment are played at
random, and only what comes after is kept, so that nothing is blamed on a move nobody would choose.
Every file follows from its number alone: the same seeds give the same rows on every machine.
"""

from __future__ import annotations

import json
import random
import time
from importlib import import_module
from io import BytesIO
from math import log2
from pathlib import Path
from typing import Any

import numpy as np

import terem
from terem import State, bots
from terem.bots.judgement import judgement
from terem.bots.net import Net, sides_of
from terem.bots.search import Search, settings
from terem.bots.search.results import expected_points
from terem.engine.features import numbers
from terem.machines.cluster import check_rules

# How well each kind of player plays, as the net is told; one who searches has 1 at ONE iterations
# and a quarter more with each doubling.
SKILLS = {"easy": 0.0, "greedy": 0.5}
ONE = 16
DEPTHS = (0.5, 0.5, 1.0, 1.0, 1.0, 2.0, 2.0, 4.0)
# Positions kept of a game, about.
KEPT = 28
# A game that does not end is of no use.
LONGEST = 4000
GAMES_IN_A_FILE = 40
# Files of one worker lie so far apart from those of the next.
APART = 10_000
# The hand-made judgement can be beside itself; a float16 cannot.
LARGEST = 2000.0


class Recipe:
    """How games are made: who thinks how long, with which net, how often a level sits alone, and
    whether lines are played out less far than a level does (many games matter more)."""

    def __init__(
        self,
        iterations: int = 16,
        nets: Path | None = None,
        level: str = "",
        part: float = 0.0,
        plies: int | None = None,
    ) -> None:
        self.iterations = iterations
        self.nets = nets
        self.level = level
        self.part = part
        self.plies = plies

    def record(self, net: Net | None) -> dict[str, Any]:
        found: dict[str, Any] = {
            "iterations": self.iterations,
            "net": None if net is None else net.record.get("name"),
        }
        if self.part:
            found["level"] = f"{self.level} at {self.part:.0%} of the tables"
        if self.plies is not None:
            found["plies"] = self.plies
        return found


class Searcher:
    """A searching player with as many iterations as asked for, with or without a net."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        iterations: int,
        net: Net | None,
        share: float | None = None,
        plies: int | None = None,
    ) -> None:
        self.judgement = judgement(game)
        self.settings = settings(game, "hard", seats)
        if share is not None:
            self.settings.learned = share
        if plies is not None:
            self.settings.plies = plies
        self.seed = seed
        self.iterations = iterations
        self.net = net

    def choose(self, state: State) -> terem.Move:
        seat = state.seat
        assert seat is not None
        moves = state.legal()
        if len(moves) == 1:
            return moves[0].move
        seed = self.seed * 1_000_003 + state.played * 7919
        search = Search(state, seat, seed, self.judgement, self.settings, self.net)
        return search.run(self.iterations, None).best().move.move


def options_of(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Mostly the usual table; now and then what changes the game most."""
    if game == "rurik" and seats == 1:
        return {"solo_level": rng.randint(1, 4)}
    if game == "red_cathedral" and rng.random() < 0.2:
        return {"board_side": ",".join(rng.choice(["basic", "advanced"]) for _ in range(seats))}
    return {}


def players_of(
    game: str, seats: int, seed: int, rng: random.Random, recipe: Recipe, net: Net | None
) -> tuple[list[Any], list[float]]:
    """Who sits down. In half of the games everybody searches; a level sits with its like alone, and
    is what the net in use takes everybody for."""
    if recipe.part and rng.random() < recipe.part:
        usual = 1.0 if net is None else float(net.record["skill"])
        same = [bots.bot(recipe.level, seed=seed * 31 + seat) for seat in range(seats)]
        return list(same), [usual] * seats
    even = rng.random() < 0.5
    players: list[Any] = []
    skills: list[float] = []
    for seat in range(seats):
        kind = "search" if even else rng.choice(["search", "greedy", "greedy", "easy"])
        if kind == "search":
            depth = max(2, round(recipe.iterations * rng.choice(DEPTHS)))
            skills.append(1.0 + log2(depth / ONE) / 4)
            players.append(Searcher(game, seats, seed * 31 + seat, depth, net, plies=recipe.plies))
        else:
            skills.append(SKILLS[kind])
            players.append(bots.bot(kind, seed=seed * 31 + seat))
    return players, skills


class Rows:
    """Positions of some games, as they will be stored."""

    def __init__(self) -> None:
        self.inputs: list[list[float]] = []
        self.points: list[list[float]] = []
        self.places: list[list[float]] = []
        self.moments: list[tuple[int, float, int]] = []  # game, share of it gone by, seat

    def packed(self, record: dict[str, Any]) -> bytes:
        """A file of them."""
        moments = np.array(self.moments, dtype=np.float64).reshape(len(self.moments), 3)
        file = BytesIO()
        np.savez_compressed(
            file,
            inputs=np.clip(np.array(self.inputs), -LARGEST, LARGEST).astype(np.float16),
            points=np.array(self.points, dtype=np.float32),
            places=np.array(self.places, dtype=np.float32),
            moments=moments,
            record=json.dumps(record),
        )
        return file.getvalue()


def place_shares(ranking: list[list[int]], sides: int) -> list[list[float]]:
    """By side, how much of each place it got: a shared place is split."""
    found = [[0.0] * sides for _ in range(sides)]
    first = 0
    for group in ranking:
        for side in group:
            for place in range(first, first + len(group)):
                found[side][place] = 1.0 / len(group)
        first += len(group)
    return found


def play_game(
    game: str, seats: int, seed: int, recipe: Recipe, net: Net | None, usual: int, rows: Rows
) -> int:
    """Play one game, keep positions of it, and tell how many moves it had (0: it did not end)."""
    rng = random.Random(seed)
    write = import_module(f"terem.games.{game}.features").write
    judge = judgement(game).judge
    state = terem.game(game).new(seats, rng.randrange(1 << 48), options_of(game, seats, rng))
    state.telling = False
    players, skills = players_of(game, seats, seed, rng, recipe, net)
    sides = sides_of(state)
    skills += [1.0] * (sides - seats)
    astray = rng.randrange(max(1, int(usual * 0.8))) if rng.random() < 0.5 else -1
    wandering = rng.randint(1, 4)
    share = KEPT / max(1, usual)
    kept: list[tuple[int, int, list[float]]] = []
    while state.seat is not None:
        moves = state.legal()
        now = state.played
        if now > LONGEST:
            return 0
        if astray >= 0 and astray <= now < astray + wandering:
            state.apply(moves[rng.randrange(len(moves))])
            continue
        if now > astray and rng.random() < share:
            judged = expected_points(state, judge)
            for seat in range(seats):
                row = numbers(write, state, seat)
                row += [judged[(seat + place) % sides] for place in range(sides)]
                row += [skills[(seat + place) % sides] for place in range(sides)]
                kept.append((now, seat, row))
        state.play(players[state.seat].choose(state))
    total = state.played
    scores = state.scores()
    shares = place_shares(state.ranking(), sides)
    for now, seat, row in kept:
        order = [(seat + place) % sides for place in range(sides)]
        rows.inputs.append(row)
        rows.points.append([float(scores[side]) for side in order])
        rows.places.append([chance for side in order for chance in shares[side]])
        rows.moments.append((seed, now / total, seat))
    return total


# The games of one file: of which game, at tables of how many, the file's number.
Lot = tuple[str, int, int]


def path_of(folder: Path, lot: Lot) -> Path:
    game, seats, number = lot
    return folder / game / f"{seats}-{number:06d}.npz"


def keep(folder: Path, lot: Lot, file: bytes) -> None:
    """Written beside it first, so that nobody ever meets half a file."""
    path = path_of(folder, lot)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part.npz")
    part.write_bytes(file)
    part.rename(path)


def play_lot(lot: Lot, recipe: Recipe, end: float | None) -> tuple[int, bytes]:
    """How many games were played, and the file of them: all of the lot, or those begun in time. A
    file follows from its lot, unless time cut it short; there is none if nothing was kept."""
    game, seats, number = lot
    net = net_of(game, recipe.nets)
    rows = Rows()
    played: list[int] = []
    usual = 90 * seats
    for index in range(GAMES_IN_A_FILE):
        if end is not None and time.monotonic() > end:
            break
        seed = number * GAMES_IN_A_FILE + index
        length = play_game(game, seats, seed, recipe, net, usual, rows)
        if length:
            usual = (3 * usual + length) // 4
        played.append(length)
    if not rows.inputs:
        return 0, b""
    record = {
        "game": game,
        "rules": terem.game(game).version,
        "features": import_module(f"terem.games.{game}.features").VERSION,
        "seats": seats,
        "first_seed": number * GAMES_IN_A_FILE,
        "lengths": played,
        **recipe.record(net),
    }
    return len(played), rows.packed(record)


_nets: dict[Path, Net] = {}


def net_of(game: str, nets: Path | None) -> Net | None:
    path = None if nets is None else nets / f"{game}.npz"
    if path is None or not path.exists():
        return None
    if path not in _nets:
        _nets[path] = Net(path)
    return _nets[path]


def play_elsewhere(lot: Lot, recipe: Recipe, rules: dict[str, int]) -> tuple[Lot, int, bytes]:
    """A lot played by another process, perhaps on another machine: the lot with what it gave."""
    check_rules(lot[0], rules[lot[0]])
    return lot, *play_lot(lot, recipe, None)


def work(
    folder: Path,
    game: str,
    seats: int,
    files: list[int],
    seconds: float,
    recipe: Recipe,
) -> int:
    """Play the games of these files, as far as they are not there yet and time allows."""
    end = time.monotonic() + seconds
    games = 0
    for number in files:
        lot = (game, seats, number)
        if path_of(folder, lot).exists():
            continue
        played, file = play_lot(lot, recipe, end)
        if file:
            keep(folder, lot, file)
            games += played
        if time.monotonic() > end:
            break
    return games


def work_plan(
    folder: Path,
    plan: list[tuple[str, int, float]],
    worker: int,
    recipe: Recipe,
) -> dict[str, int]:
    """One worker's games: each part of the plan until its time is up; a game that takes longer
    takes it from the next part."""
    files = list(range(worker * APART, (worker + 1) * APART))
    done: dict[str, int] = {}
    until = time.monotonic()
    for game, seats, seconds in plan:
        until += seconds
        left = until - time.monotonic()
        done[f"{game} {seats}"] = work(folder, game, seats, files, left, recipe)
    return done
