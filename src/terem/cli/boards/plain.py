"""Any game in the terminal: its view as tables, for games without a board of their own.

A name of the view is told by the game's message `view-<name>`, a value by the first message
`<name>-<value>` that exists (`heap-left` under `heaps`); what has no words is shown as it is.
"""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section

# What every view has and the prompt, the menu and the story tell already.
SHARED = {
    "game", "seats", "options", "you", "seat", "decision", "moves_played", "scores", "ranking",
    "title", "players",
}  # fmt: skip


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def label(name: str) -> str:
        for message in (f"view-{name}", *(f"{kind}-{name}" for kind in kinds)):
            if game.words.has(lang, message):
                return game.words.text(lang, message)
        return name.replace("_", " ")

    def text(value: Any) -> str:
        if value is None or value == [] or value == {}:
            return "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, list):
            return ", ".join(text(part) for part in value)
        if isinstance(value, dict):
            return ", ".join(f"{label(name)}: {text(part)}" for name, part in value.items())
        return label(value) if isinstance(value, str) else str(value)

    def rows(part: dict[str, Any]) -> list[list[str]]:
        return [[label(name), text(value)] for name, value in part.items()]

    # The kinds of things that the game's moves and events name.
    known = [*game.verbs.values(), *game.events.values()]
    kinds = dict.fromkeys(kind.rpartition(":")[2] for named in known for kind in named)
    own = {name: value for name, value in view.items() if name not in SHARED}
    tables = {name: value for name, value in own.items() if isinstance(value, dict) and value}
    single = {name: value for name, value in own.items() if name not in tables}
    found = [Section(game.title(lang), ["", ""], rows(single))] if single else []
    found += [Section(label(name), ["", ""], rows(part)) for name, part in tables.items()]
    players = view.get("players") or [{} for _ in names]
    for name, points, player in zip(names, view["scores"], players, strict=False):
        title = words.text(lang, "table-player", {"name": name, "points": points})
        found.append(Section(title, ["", ""], rows(player)))
    return found
