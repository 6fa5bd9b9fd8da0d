"""Golden games: finished games kept as files, replayed by every run of the suite.

    python -m tools.golden village --seats 3 --bots greedy,greedy,random --seed 7 --name chronicle

plays one game and stores it under tests/golden/<game>/<name>.json. A golden game is changed only
together with the game's rules version.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import terem
from terem import bots

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def digest(state: terem.State) -> str:
    """A short print of what everybody sees: two games that differ anywhere differ here."""
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    return hashlib.sha256(json.dumps(views, sort_keys=True).encode()).hexdigest()[:8]


def record(
    id: str, seats: list[str], seed: int, options: dict[str, Any], note: str
) -> dict[str, Any]:
    game = terem.game(id)
    players = [bots.bot(name, seed=seed + i) for i, name in enumerate(seats)]
    state = game.new(seats=len(seats), seed=seed, options=options)
    views: list[str] = []
    while state.seat is not None:
        state.play(players[state.seat].choose(state))
        views.append(digest(state))
    return {
        "game": id,
        "version": game.version,
        "note": note,
        "seats": len(seats),
        "seed": seed,
        "options": options,
        "scores": state.scores(),
        "ranking": state.ranking(),
        "history": [list(move) for move in state.history],
        "views": views,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=terem.games())
    parser.add_argument("--bots", required=True, help="one bot for each seat, comma-separated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--name", required=True)
    parser.add_argument("--note", default="")
    parser.add_argument("--option", action="append", default=[], metavar="k=v")
    args = parser.parse_args()
    options = dict(part.split("=", 1) for part in args.option)
    golden = record(args.game, args.bots.split(","), args.seed, options, args.note)
    path = FOLDER / args.game / f"{args.name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(golden, ensure_ascii=False, indent=1)
    path.write_text(text.replace("\n   ", " ").replace("\n  ]", " ]") + "\n", encoding="utf-8")
    print(path.name, golden["scores"], golden["ranking"], len(golden["history"]), "moves")


if __name__ == "__main__":
    main()
