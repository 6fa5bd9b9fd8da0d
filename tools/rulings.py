"""Write docs/rulings/<game>.md: what we decided where print is silent, and the option for it.

    python -m tools.rulings            writes the pages
    python -m tools.rulings --check    exit 1 if one is out of date

The questions stand in the game's `rulings.toml`: those that print leaves open (`ruling`), then
those asked though print answers them (`printed`). The answers are the clauses of its rulebook,
the options are the game's own, and the reconstructed values are those of its components.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import terem
from terem import Game

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "rulings"


@dataclass(frozen=True)
class Ruling:
    question: str
    clauses: list[str]
    option: str | None


def rulings(game: Game, sort: str = "ruling") -> list[Ruling]:
    path = game.words.folder.parent / "rulings.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Ruling(one["question"], one["clauses"], one.get("option")) for one in data.get(sort, [])
    ]


def _choices(game: Game, name: str) -> str:
    option = game.options[name]
    told = []
    for choice in option.choices:
        message = f"choice-{name}-{choice}"
        text = game.words.text("en", message) if game.words.has("en", message) else str(choice)
        default = ", the default" if choice == option.default else ""
        told.append(f"`{choice}` ({text}{default})")
    return f"Option `{name}`: {'; '.join(told)}."


def page(game: Game) -> str:
    clauses = {clause.id: clause for clause in game.rulebook("en")}
    quoted: set[str] = set()

    def asked(found: list[Ruling]) -> list[str]:
        """Each question with its clauses; one that has been quoted is only named again."""
        told = []
        for ruling in found:
            told += ["", f"### {ruling.question}", ""]
            for clause in (clauses[id] for id in ruling.clauses):
                text = "(See above.)" if clause.id in quoted else " ".join(clause.whole().split())
                told += [f"> **{clause.id} {clause.heading}.** {text}", ">"]
                quoted.add(clause.id)
            told.pop()
            if ruling.option is not None:
                told += ["", _choices(game, ruling.option)]
        return told

    lines = [
        f"# {game.title('en')}: what we decided",
        "",
        f"Written by `python -m tools.rulings` from `src/terem/games/{game.id}/`: change that.",
        "",
        "## Where print is silent or can be read in two ways",
    ]
    lines += asked(rulings(game))
    often = rulings(game, "printed")
    if often:
        lines += ["", "## Asked at tables, and answered by print", *asked(often)]
    blocks = [block for block in game.components.blocks.values() if block.reconstructed]
    if blocks:
        lines += [
            "",
            "## Printed values that we have reconstructed",
            "",
            "No public text gives them; a photo of the pieces replaces them"
            " (`game.new(..., components=path)` plays with a corrected file).",
            "",
            "| block of `components.toml` | how sure | what is ours |",
            "|---|---|---|",
        ]
        lines += [f"| `{one.name}` | {one.confidence} | {one.note} |" for one in blocks]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    return {FOLDER / f"{id}.md": page(terem.game(id)) for id in terem.games()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    stale = [
        path
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if args.check:
        sys.exit(1 if stale else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.write_text(pages()[path], encoding="utf-8")


if __name__ == "__main__":
    main()
