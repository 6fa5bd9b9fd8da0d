"""The Red Cathedral in the terminal."""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section
from terem.games.red_cathedral.tables import MATERIALS, SECTORS, SLOTS


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def label(message: str, **values: str | int) -> str:
        return words.text(lang, f"red_cathedral-{message}", dict(values))

    def name(kind: str, id: str) -> str:
        return game.words.text(lang, f"{kind}-{id}")

    def counted(kind: str, counts: dict[str, int]) -> str:
        return ", ".join(f"{name(kind, id)} {count}" for id, count in counts.items() if count)

    def side(who: int | str) -> str:
        return name("seat", "yakovlev") if who == "yakovlev" else names[int(who)]

    cards = {card["id"]: card for card in game.components["sections"]["list"]}
    guilds = {card["id"]: card["actions"] for card in game.components["guild_cards"]["list"]}

    def state_of(section: dict[str, Any]) -> str:
        """Unclaimed with its tile, under construction, or completed and perhaps decorated."""
        if section["banner"] is None:
            return label("tile", tile=name("tile", section["tile"])) if section["tile"] else ""
        if not section["completed"]:
            brought = counted("material", section["materials"])
            return f"{side(section['banner'])}: {brought}" if brought else side(section["banner"])
        done = label("completed", name=side(section["banner"]))
        if section["ornament"] is None:
            return done
        return f"{done}; {label('decorated', name=side(section['ornament']))}"

    def section_row(site: str, section: dict[str, Any]) -> list[str]:
        card = cards[section["card"]]
        rewards = {"recognition": card["recognition"], "roubles": card["roubles"]}
        return [
            site,
            name("section_type", card["type"]),
            "" if section["completed"] else counted("material", card["cost"]),
            "" if section["completed"] else counted("resource", rewards),
            state_of(section),
        ]

    def sector_row(sector: str) -> list[str]:
        space = view["market"][sector]
        season = sector.split("_")[0]
        actions = guilds[view["guild_cards"][season]]
        return [
            name("sector", sector),
            counted("resource", {space["resource"]: space["amount"]}),
            counted("die", space["dice"]),
            " · ".join(name("action", id) for id in actions) if sector.endswith("_1") else "",
        ]

    towers = view["towers_bottom_up"]
    found = [
        Section(
            label("cathedral"),
            [label("section"), "", label("cost"), label("reward"), label("state")],
            [
                section_row(f"{tower}-{level}", section)
                for tower, column in enumerate(towers, 1)
                for level, section in enumerate(column, 1)
            ],
        ),
        Section(
            label("market"),
            [label("sector"), label("resource"), label("dice"), label("guild")],
            [sector_row(sector) for sector in SECTORS],
        ),
        Section(label("supply"), ["", ""], [["", counted("material", view["supply"])]]),
    ]
    for seat, player in enumerate(view["players"]):
        slots = [
            [name("slot", slot), _slot(player["workshop"][slot], game, lang)]
            for slot in SLOTS
            if player["workshop"][slot]["tile"]
        ]
        banners = player["banners_in_storage"] + player["banners_below"]
        banners += sum(slot["banner"] for slot in player["workshop"].values())
        lines = [
            [
                label("track"),
                label("cell", cell=player["position"], prestige=view["prestige"][seat]),
            ],
            [label("roubles"), str(player["roubles"])],
            [
                label("storage"),
                counted("material", {kind: player["materials"][kind] for kind in MATERIALS}),
            ],
            [label("room"), str(view["storage_room"][seat])],
            [label("banners"), str(banners)],
            [label("done"), str(view["completed"][seat])],
            [label("ornaments"), counted("ornament", player["ornaments"])],
            *slots,
        ]
        title = words.text(
            lang, "table-player", {"name": names[seat], "points": view["scores"][seat]}
        )
        found.append(Section(title, ["", ""], [line for line in lines if line[1]]))
    if "yakovlev" in view:
        found.append(_yakovlev(view, game, lang))
    return [Section(name("plan", view["plan"]), [], []), *found]


def _slot(slot: dict[str, Any], game: Game, lang: str) -> str:
    face = words.text(lang, f"red_cathedral-{'face-up' if slot['face_up'] else 'face-down'}")
    return f"{game.words.text(lang, 'tile-' + slot['tile'])} ({face})"


def _yakovlev(view: dict[str, Any], game: Game, lang: str) -> Section:
    """His cards in their row, and what lies on them."""
    row = view["yakovlev"]

    def label(message: str, **values: str | int) -> str:
        return words.text(lang, f"red_cathedral-{message}", dict(values))

    def on_card(card: str) -> str:
        held = row.get(card) or {}
        return ", ".join(f"{game.words.text(lang, f'material-{m}')} {n}" for m, n in held.items())

    side = len(view["players"])
    lines = [
        [
            game.words.text(lang, f"card-{card['card']}"),
            game.words.text(lang, f"die-{card['die']}"),
            label("face-up" if card["face_up"] else "face-down"),
            on_card(card["card"]),
        ]
        for card in row["cards"]
    ]
    held = ", ".join(
        f"{game.words.text(lang, f'ornament-{kind}')} {n}"
        for kind, n in row["ornaments"].items()
        if n
    )
    lines += [
        [
            label("track"),
            label("cell", cell=row["position"], prestige=view["prestige"][side]),
            "",
            "",
        ],
        [label("banners"), str(row["banners"]), "", ""],
        [label("done"), str(view["completed"][side]), "", ""],
        [label("ornaments"), held, "", ""],
    ]
    title = words.text(
        lang,
        "table-player",
        {"name": game.words.text(lang, "seat-yakovlev"), "points": view["scores"][side]},
    )
    return Section(title, ["", "", "", ""], lines)
