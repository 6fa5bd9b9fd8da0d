"""Record positions of a game for the board gallery of the web client.

    python -m tools.record outpost [--seats 2] [--seed 1] [--every 1]

writes web/recorded/<game>.json: for each position the view of the seat that decides, the legal
moves and the events, besides the printed data and the words.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import terem
from terem import bots
from terem.engine.languages import LANGUAGES

ROOT = Path(__file__).parent.parent


def record(name: str, seats: int, seed: int, every: int) -> Path:
    game = terem.game(name)
    state = game.new(seats=seats, seed=seed)
    player = bots.bot("greedy", seed=seed)
    moments = []
    number = 0
    while state.seat is not None:
        if number % every == 0:
            moments.append(_moment(state))
        state.play(player.choose(state))
        number += 1
    moments.append(_moment(state))
    messages = {
        lang: "\n".join(
            (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            for folder in (
                ROOT / "src/terem/engine/messages",
                ROOT / f"src/terem/games/{name}/messages",
            )
        )
        for lang in LANGUAGES
    }
    out = ROOT / "web/recorded" / f"{name}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    data = {"components": game.components.data, "messages": messages, "moments": moments}
    out.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return out


def _moment(state: terem.State) -> dict[str, object]:
    return {
        "view": state.view(state.seat),
        "moves": [list(move) for move in state.moves()],
        "events": [list(event) for event in state.events_for(state.seat)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=terem.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    args = parser.parse_args()
    print(record(args.game, args.seats, args.seed, args.every))


if __name__ == "__main__":
    main()
