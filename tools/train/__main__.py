"""Make the learned judgement of the games.

    python -m tools.train games --folder build/train/one --seconds 600 --jobs 2
    python -m tools.train games --folder build/train/one --files 100 --cluster 10.0.0.5:6379
    python -m tools.train fit   --folder build/train/one --nets build/train/nets/one
    python -m tools.train match --new build/train/nets/one --games 200 --iterations 80
    python -m tools.train keep  --new build/train/nets/one
    python -m tools.train stamp --game village --skill 2

`games` plays on where it stopped: for so many seconds, or so many files, the same on one machine
and on a Ray cluster, whoever dies on the way. `match` sets a new net against the one in use (or
against the hand-made judgement), `keep` puts those that won into src/terem/bots/nets. Run it on
the compiled form (PYTHONPATH=build/compiled:.); how ours were made is told in docs/training.md.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

import terem
from terem.bots.net import FOLDER as IN_USE
from terem.machines.cluster import NoCluster, cluster, scattered
from tools.train import match as matches
from tools.train import selfplay

# What a net takes everybody at a table for, unless told otherwise.
USUAL_SKILL = 1.5
# How the time is split among the numbers of seats.
SEATS = {1: 0.12, 2: 0.5, 3: 0.2, 4: 0.12, 5: 0.06}


def pool(jobs: int) -> ProcessPoolExecutor:
    # Spawned: a parent that has used a GPU must not be forked.
    return ProcessPoolExecutor(max_workers=jobs, mp_context=multiprocessing.get_context("spawn"))


def planned(args: argparse.Namespace) -> list[tuple[str, int, float]]:
    """Each game at each table, with its part of the game's time or files."""
    plan: list[tuple[str, int, float]] = []
    for game in args.game:
        counts = [
            seats for seats in terem.game(game).seats if not args.seats or seats in args.seats
        ]
        total = sum(SEATS[seats] for seats in counts)
        plan += [(game, seats, SEATS[seats] / total) for seats in counts]
    return plan


def games(args: argparse.Namespace) -> None:
    if args.files is None:
        for_a_time(args)
    else:
        so_many(args)


def recipe_of(args: argparse.Namespace) -> selfplay.Recipe:
    return selfplay.Recipe(args.iterations, args.nets, args.level, args.part, args.plies)


def so_many(args: argparse.Namespace) -> None:
    """The files of each game that are not there yet, by processes or by a cluster."""
    lots: list[selfplay.Lot] = []
    first = args.seed * selfplay.APART
    for game, seats, part in planned(args):
        count = max(1, round(args.files * part))
        lots += [(game, seats, number) for number in range(first, first + count)]
    missing = [lot for lot in lots if not selfplay.path_of(args.folder, lot).exists()]
    rules = {game: terem.game(game).version for game in args.game}
    shared = (recipe_of(args), rules)
    if args.cluster is None:
        with pool(args.jobs) as workers:
            running = [workers.submit(selfplay.play_elsewhere, lot, *shared) for lot in missing]
            store(args.folder, (future.result() for future in as_completed(running)))
        return
    with cluster(args.cluster, args.jobs) as ray:
        # These modules are sent along: only terem itself is installed everywhere.
        ray.cloudpickle.register_pickle_by_value(selfplay)
        store(args.folder, scattered(ray, selfplay.play_elsewhere, missing, *shared))


def store(folder: Path, found: Iterable[tuple[selfplay.Lot, int, bytes]]) -> None:
    played: dict[str, int] = {}
    for lot, count, file in found:
        if file:
            selfplay.keep(folder, lot, file)
        key = f"{lot[0]} {lot[1]}"
        played[key] = played.get(key, 0) + count
    print(json.dumps({"games": dict(sorted(played.items()))}), flush=True)


def for_a_time(args: argparse.Namespace) -> None:
    """Each worker spends the same part of the time on each game and number of seats."""
    seconds = args.seconds / len(args.game)
    plan = [(game, seats, seconds * part) for game, seats, part in planned(args)]
    with pool(args.jobs) as workers:
        running = [
            workers.submit(selfplay.work_plan, args.folder, plan, args.seed + job, recipe_of(args))
            for job in range(args.jobs)
        ]
        played: dict[str, int] = {}
        for future in running:
            for key, count in future.result().items():
                played[key] = played.get(key, 0) + count
    print(json.dumps({"games": played}), flush=True)


def fit(args: argparse.Namespace) -> None:
    import torch

    from tools.train.fit import HIDDEN, Data, Trainer

    device = "cuda" if torch.cuda.is_available() else "cpu"
    for game in args.game:
        data = Data(game, args.folder, device)
        # Of several ways to keep it from learning games by heart, the one that does best on games
        # held back.
        tries = []
        for dropout, decay in args.against_rote:
            trainer = Trainer(data, args.seed, dropout, decay)
            if args.start is not None:
                trainer.begin_with(args.start / f"{game}.npz")
            curve = trainer.run(args.epochs, args.batch, args.rate, args.seconds)
            tries.append((min(point["loss"] for point in curve), trainer, curve))
        best = min(range(len(tries)), key=lambda i: tries[i][0])
        _, trainer, curve = tries[best]
        table = trainer.by_quarter()
        begun = begun_with(args.start, game)
        record: dict[str, Any] = {
            "name": args.name,
            "game": game,
            "rules": data.game.version,
            "features": data.features_version,
            "most_sides": data.most_sides,
            "skill": args.skill or (USUAL_SKILL if begun is None else begun["skill"]),
            "hidden": list(HIDDEN),
            "rows": len(data.inputs),
            "games": data.game_count,
            "games_by_seats": seats_of(data.files),
            "seeds": sorted({record["first_seed"] for record in data.files}),
            "labels": sorted({label_of(record) for record in data.files}),
            "begun_with": begun,
            "seed": args.seed,
            "dropout_and_decay": list(args.against_rote[best]),
            "held_back": min(curve, key=lambda point: point["loss"]),
        }
        trainer.save(args.nets / f"{game}.npz", record)
        record["curve"] = curve
        record["by_quarter"] = table
        (args.nets / f"{game}.json").write_text(json.dumps(record), encoding="utf-8")
        shown = {k: record[k] for k in ("game", "rows", "games", "held_back")}
        print(json.dumps(shown), flush=True)
        for row in table:
            if row["seats"] == 2:
                print(" ", json.dumps(row), flush=True)


def label_of(record: dict[str, Any]) -> str:
    parts = [f"{record['iterations']} iterations", str(record["net"])]
    if "plies" in record:
        parts.append(f"{record['plies']} plies")
    return ", ".join([*parts, record["level"]] if "level" in record else parts)


def begun_with(nets: Path | None, game: str) -> dict[str, Any] | None:
    """The record of the net that training went on from: it learned from other games before."""
    if nets is None:
        return None
    with np.load(nets / f"{game}.npz") as stored:
        found: dict[str, Any] = json.loads(str(stored["record"]))
    return found


def pair(text: str) -> tuple[float, float]:
    one, other = text.split(",")
    return float(one), float(other)


def seats_of(files: list[dict[str, Any]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for record in files:
        key = str(record["seats"])
        found[key] = found.get(key, 0) + sum(1 for length in record["lengths"] if length)
    return found


def match(args: argparse.Namespace) -> None:
    args.out.parent.mkdir(parents=True, exist_ok=True)
    with pool(args.jobs) as workers:
        for game in args.game:
            new = matches.Side(str(args.new / f"{game}.npz"), args.share, args.iterations)
            path = (args.old or IN_USE) / f"{game}.npz"
            old_net = str(path) if path.exists() and not args.hand else ""
            old = matches.Side(old_net, args.old_share, args.old_iterations or args.iterations)
            sides = (new, *[old] * (args.seats - 1))
            running = [
                workers.submit(
                    matches.play_some,
                    game,
                    sides,
                    list(range(job, args.games, args.jobs)),
                    args.seed,
                    args.seconds / len(args.game),
                )
                for job in range(args.jobs)
            ]
            results = [row for future in running for row in future.result()]
            found = {"game": game, **matches.verdict(sides, results), "seed": args.seed}
            print(json.dumps(found), flush=True)
            found["results"] = sorted(results)
            with args.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps(found) + "\n")


def keep(args: argparse.Namespace) -> None:
    """Only a net whose last match against what was in use it won, with the whole interval."""
    results = [json.loads(line) for line in args.out.read_text(encoding="utf-8").splitlines()]
    for game in args.game:
        last = [row for row in results if row["game"] == game][-1:]
        if last and last[0]["low"] >= args.least:
            shutil.copy(args.new / f"{game}.npz", IN_USE / f"{game}.npz")
            print(f"{game}: kept ({last[0]['share']:.1%} of {last[0]['games']})")
        else:
            print(f"{game}: not kept")


def stamp(args: argparse.Namespace) -> None:
    """Write into a net in use which players it is for, or that it also fits a new rules version
    whose changes do not touch what it has learnt (ask tools.calibrate first)."""
    for game in args.game:
        path = IN_USE / f"{game}.npz"
        with np.load(path) as stored:
            arrays = {name: stored[name] for name in stored.files}
        record = json.loads(str(arrays.pop("record")))
        if args.skill is not None:
            record["skill"] = args.skill
        if args.rules is not None:
            record["rules"] = args.rules
        np.savez_compressed(path, record=json.dumps(record), **arrays)
        print(f"{game}: skill {record['skill']}, rules {record['rules']}")


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="make the learned judgement")
    commands = parser.add_subparsers(dest="command", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--game", choices=terem.games(), action="append")
    shared.add_argument("--seed", type=int, default=1)
    shared.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    one = commands.add_parser("games", parents=[shared])
    one.add_argument("--folder", type=Path, required=True)
    one.add_argument("--seconds", type=float, default=600)
    one.add_argument("--files", type=int, help="so many of each game instead of seconds")
    one.add_argument("--cluster", metavar="ADDRESS", help="a Ray cluster plays the files")
    one.add_argument("--seats", type=int, action="append")
    one.add_argument("--iterations", type=int, default=16)
    one.add_argument("--nets", type=Path, help="play with these nets")
    one.add_argument("--plies", type=int, help="play lines out so far, not as the levels do")
    one.add_argument("--level", default="medium", help="the level that sits with its like")
    one.add_argument("--part", type=float, default=0.0, help="at this share of the tables")
    two = commands.add_parser("fit", parents=[shared])
    two.add_argument("--folder", type=Path, action="append", required=True)
    two.add_argument("--nets", type=Path, required=True)
    two.add_argument("--name", default="one")
    two.add_argument("--epochs", type=int, default=30)
    two.add_argument("--batch", type=int, default=4096)
    two.add_argument("--rate", type=float, default=2e-3)
    two.add_argument(
        "--against-rote",
        type=pair,
        nargs="+",
        default=[(0.1, 0.01)],
        metavar="DROPOUT,DECAY",
        help="tried in turn",
    )
    two.add_argument("--skill", type=float, help="of the players it is used for")
    two.add_argument("--seconds", type=float, default=600)
    two.add_argument("--start", type=Path, help="go on from these nets, with a low --rate")
    three = commands.add_parser("match", parents=[shared])
    three.add_argument("--new", type=Path, required=True)
    three.add_argument("--old", type=Path, help="nets to beat (default: those in use)")
    three.add_argument("--hand", action="store_true", help="beat the hand-made judgement instead")
    three.add_argument("--games", type=int, default=200)
    three.add_argument("--seats", type=int, default=2)
    three.add_argument("--iterations", type=int, default=80)
    three.add_argument("--old-iterations", type=int)
    three.add_argument("--share", type=float, default=0.5)
    three.add_argument("--old-share", type=float, default=0.5)
    three.add_argument("--seconds", type=float, default=600)
    three.add_argument("--out", type=Path, default=Path("build/train/matches.jsonl"))
    four = commands.add_parser("keep", parents=[shared])
    four.add_argument("--new", type=Path, required=True)
    four.add_argument("--least", type=float, default=0.5)
    four.add_argument("--out", type=Path, default=Path("build/train/matches.jsonl"))
    five = commands.add_parser("stamp", parents=[shared])
    five.add_argument("--skill", type=float)
    five.add_argument("--rules", type=int)
    args = parser.parse_args(given)
    args.game = args.game or terem.games()
    if getattr(args, "cluster", None) is not None and args.files is None:
        parser.error("--cluster plays whole files: say how many with --files")
    try:
        run(args)
    except NoCluster as problem:
        parser.error(str(problem))


def run(args: argparse.Namespace) -> None:
    {"games": games, "fit": fit, "match": match, "keep": keep, "stamp": stamp}[args.command](args)


if __name__ == "__main__":
    main()
