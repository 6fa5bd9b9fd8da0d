"""The Red Cathedral in the terminal."""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.screen import Section
from terem.games.red_cathedral.tables import MATERIALS, SEASONS, SECTORS, SLOTS


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def say(message: str) -> str:
        return game.words.text(lang, f"board-{message}")

    def name(kind: str, id: str) -> str:
        return game.words.text(lang, f"{kind}-{id}")

    def goods(counts: dict[str, int]) -> str:
        return ", ".join(
            f"{name('material', kind)} {counts[kind]}" for kind in MATERIALS if counts.get(kind)
        )

    def who(side: int | str | None) -> str:
        if side is None:
            return ""
        return names[side] if isinstance(side, int) else name("seat", side)

    cards = {card["id"]: card for card in game.components["sections"]["list"]}
    guilds = {card["id"]: card for card in game.components["guild_cards"]["list"]}
    amounts = game.components["resource_tiles"]["amounts"]
    market = [
        [
            name("sector", sector),
            f"{name('resource', place['resource'])} {amounts[place['resource']]}",
            ", ".join(f"{name('die', die)}: {value}" for die, value in place["dice"].items()),
        ]
        for sector in SECTORS
        for place in [view["market"][sector]]
    ]
    influence = [
        [name("season", season), name("action", action)]
        for season in SEASONS
        for action in guilds[view["guild_cards"][season]]["actions"]
    ]
    cathedral = []
    for number, tower in enumerate(view["towers_bottom_up"], 1):
        for level, section in enumerate(tower, 1):
            card = cards[section["card"]]
            reward = f"{name('resource', 'recognition')} {card['recognition']}"
            if card["roubles"]:
                reward += f", {name('resource', 'roubles')} {card['roubles']}"
            state = who(section["banner"])
            if section["completed"]:
                state += f", {say('completed')}"
            elif section["materials"]:
                state += f": {goods(section['materials'])}"
            if section["ornament"] is not None:
                state += f", {say('ornament')}: {who(section['ornament'])}"
            cathedral.append(
                [
                    f"{number}-{level}",
                    goods(card["cost"]),
                    reward,
                    name("tile", section["tile"]) if section["tile"] else "",
                    state,
                ]
            )
    found = [
        Section(
            say("cathedral"),
            [say("section"), say("needs"), say("pays"), say("tile"), say("banner")],
            cathedral,
        ),
        Section(say("market"), [say("sector"), say("gives"), say("dice")], market),
        Section(say("influence"), ["", ""], influence),
    ]
    for seat, player in enumerate(view["players"]):
        lines = [
            [say("points"), f"{view['prestige'][seat]} ({player['position']})"],
            [name("resource", "roubles"), str(player["roubles"])],
            [say("storage"), f"{goods(player['materials'])} (+{view['storage_room'][seat]})"],
            [
                say("ornaments"),
                ", ".join(
                    f"{name('ornament', kind)} {count}"
                    for kind, count in player["ornaments"].items()
                    if count
                ),
            ],
        ]
        for slot in SLOTS:
            place = player["workshop"][slot]
            if place["face_up"]:
                lines.append([name("slot", slot), name("tile", place["tile"])])
        found.append(
            Section(f"{names[seat]} — {name('die', view['colours'][seat])}", ["", ""], lines)
        )
    if "yakovlev" in view:
        him = view["yakovlev"]
        lines = [
            [say("points"), f"{view['prestige'][1]} ({him['position']})"],
            [name("card", "stocktaking"), goods(him["stocktaking"])],
            [name("card", "construction"), goods(him["construction"])],
        ]
        lines += [
            [name("card", card["card"]), name("die", card["die"])]
            for card in him["cards"]
            if card["face_up"]
        ]
        found.append(Section(name("seat", "yakovlev"), ["", ""], lines))
    return found
