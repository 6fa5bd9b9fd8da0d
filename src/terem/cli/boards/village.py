"""Village in the terminal."""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section
from terem.games.village.tables import COLOURS, GOODS, INFLUENCE, PLACES, PROFESSIONS, SPACES

OUT_OF_SIGHT = ("unborn", "beside_klaras_board")


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def label(message: str, **values: str | int) -> str:
        return words.text(lang, f"village-{message}", dict(values))

    def name(kind: str, id: str) -> str:
        return game.words.text(lang, f"{kind}-{id}")

    def counted(kind: str, counts: dict[str, int], order: list[str]) -> str:
        parts = [f"{name(kind, id)} {counts[id]}" for id in order if counts[id]]
        return ", ".join(parts) or "–"

    def members(family: dict[str, list[str]]) -> list[list[str]]:
        """A line for each place with the numbers of those who are there."""
        lines = []
        for place in PLACES:
            there = [number for number, places in family.items() for one in places if one == place]
            if there and place not in OUT_OF_SIGHT:
                lines.append([name("place", place), " ".join(there)])
        return lines

    spaces = [
        [name("space", space), counted("colour", view["cubes_on_board"][space], COLOURS)]
        for space in SPACES
    ]
    stalls = [
        [label("stall", number=i + 1), "–" if id is None else name("customer", id)]
        for i, id in enumerate(view["stalls"])
    ]
    stalls += [[label("queue"), name("customer", id)] for id in view["queue"]]
    rest = [[name("profession", one), str(view["free_slots"][one])] for one in PROFESSIONS]
    rest.append([name("place", "grave"), str(view["free_graves"])])
    ring = view["ring"]
    first = [
        [label("first"), names[view["first_player"]]],
        [label("ring"), label(f"ring-{ring}") if isinstance(ring, str) else names[ring]],
        [label("green-bag"), counted("colour", view["green_bag"], COLOURS)],
    ]
    found = [
        Section(label("round", round=view["round"]), ["", ""], first),
        Section(label("spaces"), ["", ""], spaces),
        Section(label("market"), ["", ""], stalls),
        Section(label("free-places"), ["", ""], rest),
    ]
    for seat, player in enumerate(view["players"]):
        title = words.text(
            lang, "table-player", {"name": names[seat], "points": view["scores"][seat]}
        )
        lines = [
            [label("cubes"), counted("colour", player["cubes"], COLOURS[:INFLUENCE])],
            [label("goods"), counted("good", player["goods"], GOODS)],
            [name("good", "grain"), str(player["grain"])],
            [label("coins"), str(player["coins"])],
            [label("life"), label("hours", count=player["life"])],
        ]
        if player["cities"]:
            lines.append(
                [label("cities"), ", ".join(name("city", one) for one in player["cities"])]
            )
        if player["customers"]:
            served = "; ".join(name("customer", one) for one in player["customers"])
            lines.append([label("customers"), served])
        found.append(Section(title, ["", ""], lines + members(player["family"])))
    if "klara" in view:
        klara = view["klara"]
        beside = sum(places.count("beside_klaras_board") for places in klara["family"].values())
        lines = [
            [label("cell"), str(klara["last_cell"] or 0)],
            [name("place", "beside_klaras_board"), str(beside)],
        ]
        found.append(Section(label("klara"), ["", ""], lines + members(klara["family"])))
    return found
