"""Outpost in the terminal."""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section
from terem.games.outpost.tables import RESOURCES, SLOTS, STREETS


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def label(message: str, **values: str | int) -> str:
        return words.text(lang, f"outpost-{message}", dict(values))

    def name(kind: str, id: str) -> str:
        return game.words.text(lang, f"{kind}-{id}")

    heroes = {card["id"]: card for card in game.components["heroes"]["list"]}
    tiles = {tile["id"]: tile for tile in game.components["territories"]["list"]}
    prices = {house["id"]: house["cost"] for house in game.components["buildings"]["list"]}

    def cost(price: dict[str, int]) -> str:
        return ", ".join(f"{name('resource', kind)} {count}" for kind, count in price.items())

    row = [
        [
            name("hero", id),
            cost(heroes[id]["cost"]),
            f"{name('resource', 'diamond')} {extra}" if extra else "",
            str(heroes[id].get("points", "")) or name("guild_scores", heroes[id]["guild"]),
            f"+{heroes[id]['settlers']}" if heroes[id]["settlers"] else "",
            name("colour", heroes[id]["monster"]),
        ]
        for id, extra in zip(view["hero_row"], view["surcharges"], strict=True)
    ]
    market = [
        [
            name("building", space["building"])
            + (f" ×{space['tiles']}" if space["tiles"] > 1 else ""),
            name("resource", prices[space["building"]]),
            name("effect", space["building"]),
        ]
        for space in view["market"]
        if space is not None
    ]
    artifacts = [[name("artifact", id), name("artifact_text", id)] for id in view["artifact_row"]]
    found = [
        Section(
            label("heroes"),
            [
                label("hero"),
                label("price"),
                label("surcharge"),
                label("points"),
                label("settlers"),
                label("monster"),
            ],
            row,
        ),
        Section(label("market"), [label("building"), label("price"), label("effect")], market),
        Section(label("artifacts"), [label("artifact"), label("effect")], artifacts),
    ]

    def land_line(place: dict[str, Any]) -> str:
        tile = tiles[place["tile"]]
        marks = name("resource", tile["resource"])
        if place["monster"]:
            marks += f", {name('monster', tile['monster'])}"
        if place["fortification"]:
            marks += f", {label('used' if place['activated'] else 'fortified')}"
        return marks

    for seat, player in enumerate(view["players"]):
        held = ", ".join(
            f"{name('resource', kind)} {player['resources'][kind]}" for kind in RESOURCES
        )
        lines = [
            [label("resources"), held],
            [
                label("settlers"),
                label(
                    "settler-counts", basic=player["basic_settlers"], extra=player["extra_settlers"]
                ),
            ],
        ]
        lines += [
            [slot, land_line(player["land"][slot])] for slot in SLOTS if slot in player["land"]
        ]
        for street in STREETS:
            houses = player["streets"][street]
            if houses:
                text = ", ".join(
                    name("building", house["building"])
                    + (f" ({house['stored']})" if house["stored"] else "")
                    for house in houses
                )
                if player["zones"][f"street_{street}"]:
                    text += f" · {label('used')}"
                lines.append([name("street", street), text])
        if player["heroes"]:
            lines.append([label("guests"), "; ".join(name("hero", id) for id in player["heroes"])])
        if player["artifact"]:
            lines.append([label("artifact"), name("artifact", player["artifact"])])
        if player["passed"]:
            lines.append(["", label("passed")])
        title = words.text(
            lang, "table-player", {"name": names[seat], "points": view["scores"][seat]}
        )
        found.append(Section(title, ["", ""], lines))
    heading = words.text(
        lang,
        "table-round",
        {"round": view["round"], "rounds": int(game.components["table"]["rounds"])},
    )
    return [Section(heading, [], []), *found]
