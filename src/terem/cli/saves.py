"""Save files: a game as (game, rules version, seats, options, seed, moves)."""

from __future__ import annotations

import json
from typing import Any

from terem import IllegalMove, State
from terem.cli.common import BadArgument, find_game, read_json, write_text
from terem.engine.moves import as_move

HUMAN = "human"


def seat_names(state: State, players: list[str], lang: str) -> list[str]:
    """What everybody at the table is called; a bot beside its seat."""
    names = [state.game.words.name(lang, "seat", seat) for seat in range(state.seats)]
    return [
        name if player == HUMAN else f"{name} ({player})"
        for name, player in zip(names, players, strict=True)
    ]


def save(path: str, state: State, players: list[str]) -> None:
    data = {
        "game": state.game.id,
        "version": state.game.version,
        "seats": state.seats,
        "seed": state.seed,
        "options": state.options,
        "players": players,
        "history": [list(move) for move in state.history],
    }
    write_text(path, json.dumps(data, ensure_ascii=False) + "\n")


def load(path: str) -> tuple[State, list[State], list[str]]:
    """The saved position, the position before each move, and who sits where."""
    data = read_json(path)
    for name in ("game", "version", "seats", "seed", "options", "history"):
        if name not in data:
            raise BadArgument(f"{path} is not a game file: {name!r} is missing")
    game = find_game(str(data["game"]))
    if data["version"] != game.version:
        raise BadArgument(
            f"{path} was played under rules version {data['version']} of {game.id};"
            f" this is version {game.version}"
        )
    if not isinstance(data["history"], list):
        raise BadArgument(f"{path} is not a game file: its history is not a list of moves")
    try:
        state = game.new(data["seats"], data["seed"], data["options"])
    except ValueError as problem:
        raise BadArgument(f"{path}: {problem}") from None
    before: list[State] = []
    for number, entry in enumerate(data["history"], 1):
        before.append(state.copy())
        move = as_move(entry)
        try:
            state.play(entry if move is None else move)
        except IllegalMove as problem:
            raise BadArgument(f"{path}: move {number} is not legal: {problem}") from None
    return state, before, _players(path, data, state.seats)


def _players(path: str, data: dict[str, Any], seats: int) -> list[str]:
    players = data.get("players", [HUMAN] * seats)
    if not isinstance(players, list) or len(players) != seats:
        raise BadArgument(
            f"{path} is not a game file: it does not say who sits on its {seats} seats"
        )
    return [str(player) for player in players]
