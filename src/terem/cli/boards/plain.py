"""Any game in the terminal: its view as tables, for games without a board of their own.

A name in the view is told by the game's message `view-<name>`, or under `heaps` by `heap-<name>`;
what has no words is shown as it is. The browser's plain board (web/src/boards/plain) does the same.
"""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section

# What every view has, and prompt, menu and story tell already.
SHARED = {
    "game", "seats", "options", "you", "seat", "decision", "moves_played", "scores", "ranking",
    "title", "players",
}  # fmt: skip


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def worded(name: str, under: str) -> str:
        for message in (f"view-{name}", f"{under}-{name}", f"{under.removesuffix('s')}-{name}"):
            if game.words.has(lang, message):
                return game.words.text(lang, message)
        return name.replace("_", " ")

    def text(value: Any, under: str) -> str:
        if value is None or value is False or value == [] or value == {}:
            return "–"
        if value is True:
            return "✓"
        if isinstance(value, list):
            return ", ".join(text(part, under) for part in value)
        if isinstance(value, dict):
            parts = [f"{worded(name, under)}: {text(part, name)}" for name, part in value.items()]
            return ", ".join(parts)
        return worded(value, under) if isinstance(value, str) else str(value)

    def rows(part: dict[str, Any], under: str = "") -> list[list[str]]:
        return [[worded(name, under), text(value, name)] for name, value in part.items()]

    own = {name: value for name, value in view.items() if name not in SHARED}
    tables = {name: value for name, value in own.items() if isinstance(value, dict) and value}
    single = {name: value for name, value in own.items() if name not in tables}
    found = [Section(game.title(lang), ["", ""], rows(single))] if single else []
    found += [
        Section(worded(name, ""), ["", ""], rows(part, name)) for name, part in tables.items()
    ]
    players = view.get("players") or [{} for _ in names]
    for seat, player in enumerate(players):
        title = words.text(
            lang, "table-player", {"name": names[seat], "points": view["scores"][seat]}
        )
        found.append(Section(title, ["", ""], rows(player)))
    return found
