"""`python -m terem.research.starter GAME --out FILE`: train a player."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

import terem
from terem.machines.cluster import NoCluster
from terem.research.starter.settings import Settings


def main() -> None:
    try:
        from terem.research.starter.learn import learn
    except ImportError as problem:
        raise SystemExit(
            f"{problem.name} is missing: pip install 'terem[research,train]'"
        ) from None
    parser = argparse.ArgumentParser(prog="terem.research.starter", description=__doc__)
    parser.add_argument("game", choices=terem.games())
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.npz")
    for field in fields(Settings):
        kind = type(field.default)
        parser.add_argument(f"--{field.name}", type=kind, default=field.default)
    args = parser.parse_args()
    settings = Settings(**{f.name: getattr(args, f.name) for f in fields(Settings)})
    try:
        learn(args.game, args.out, settings)
    except NoCluster as problem:
        raise SystemExit(str(problem)) from None


if __name__ == "__main__":
    main()
