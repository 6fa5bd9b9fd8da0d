"""What the companions and score sheets of the client know of the printed games: blocks of the
components, what the events of a game are made of, and the options that matter to them. They run
without a server, so the client carries it in its build.

`tools/wire.py` writes these files with the others and checks that they are fresh.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import terem
from terem.engine import LANGUAGES
from terem.games.village.tables import KLARA_PROFESSION, PROFESSIONS, SPACES

FOLDER = Path(__file__).parent.parent / "web/src/companion/data"

BLOCKS: dict[str, tuple[str, ...]] = {
    "outpost": ("territories", "buildings", "heroes", "titles"),
    "red_cathedral": (
        "table",
        "materials",
        "score_track",
        "resource_tiles",
        "guild_actions",
        "guild_cards",
        "plans",
        "sections",
        "workshop_tiles",
        "ornaments",
        "towers",
        "yakovlev",
    ),
    "rurik": (
        "table",
        "advisors",
        "goods",
        "regions",
        "strategy_board",
        "deeds",
        "agendas",
        "leaders",
        "claim_board",
        "solo",
        "solo_boards",
        "insurrection_cards",
    ),
    "village": (
        "stock",
        "customers",
        "council",
        "travel",
        "church",
        "scoring",
        "solo",
        "solo_ring",
        "solo_track",
        "titles",
    ),
}
# Options that change what an opponent does or how points are counted.
OPTIONS: dict[str, tuple[str, ...]] = {
    "outpost": (),
    "red_cathedral": ("yakovlev_build_order", "recognition_tile", "unfinished_banners"),
    "rurik": (
        "edition",
        "solo_level",
        "goods_tokens",
        "solo_own_bribe",
        "solo_last_unlock",
        "warfare_off_track",
        "agenda_at_zero",
    ),
    "village": ("klara_cubes", "klara_market"),
}
# What the rules say about printed things.
RULES: dict[str, dict[str, object]] = {
    "village": {
        # Where Klara's dead belong, by the space of the cube; null is a plain grave.
        "klara_profession": {
            space: None if place < 0 else PROFESSIONS[place]
            for space, place in zip(SPACES, KLARA_PROFESSION, strict=True)
        }
    }
}


def printed(id: str) -> dict[str, Any]:
    game = terem.game(id)
    return {
        "printed": {name: game.components.blocks[name].data for name in BLOCKS[id]},
        "reconstructed": [
            name for name in BLOCKS[id] if game.components.blocks[name].reconstructed
        ],
        "rules": RULES.get(id, {}),
        "events": {kind: list(kinds) for kind, kinds in game.events.items()},
        "options": {
            name: {
                "default": game.options[name].default,
                "choices": list(game.options[name].choices),
                "alone": game.options[name].alone,
            }
            for name in OPTIONS[id]
        },
        "seats": list(game.seats),
    }


def overview() -> dict[str, Any]:
    """What the list of companions says of each game."""
    games = [terem.game(id) for id in BLOCKS]
    return {
        game.id: {
            "title": {lang: game.title(lang) for lang in LANGUAGES},
            "opponent": any(option.alone for option in game.options.values()),
        }
        for game in games
    }


def files() -> dict[Path, str]:
    data = {"games": overview(), **{id: printed(id) for id in BLOCKS}}
    return {
        FOLDER / f"{name}.json": json.dumps(content, ensure_ascii=False, indent=1) + "\n"
        for name, content in data.items()
    }
