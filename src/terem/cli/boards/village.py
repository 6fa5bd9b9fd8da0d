"""Village in the terminal."""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section
from terem.games.village.tables import COLOURS, GOODS, INFLUENCE, PROFESSIONS, SPACES

WORKSHOPS = ("wainwright", "stables", "scribes", "smithy")


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def say(message: str, **values: str | int) -> str:
        return words.text(lang, f"village-{message}", dict(values))

    def name(kind: str, id: str) -> str:
        return game.words.text(lang, f"{kind}-{id}")

    def counted(kind: str, counts: dict[str, int]) -> str:
        return ", ".join(f"{name(kind, id)} {count}" for id, count in counts.items() if count)

    families = [(names[seat], player["family"]) for seat, player in enumerate(view["players"])]
    if "klara" in view:
        families.append((words.text(lang, "village-klara"), view["klara"]["family"]))

    def people(place: str) -> str:
        """Who is at a place: each name with the numbers of the members there."""
        found = []
        for who, family in families:
            here = _numbers(family, place)
            if here:
                found.append(f"{who} {', '.join(here)}")
        return "; ".join(found)

    inhabited = {
        "crafts": [f"place-{shop}" for shop in WORKSHOPS],
        "travel": [f"place-city_{city}" for city in game.components["travel_map"]["cities"]],
        "council": [f"place-council_{step}" for step in range(1, 5)],
        "church": ["place-black_bag", *[f"place-church_{step}" for step in range(1, 5)]],
    }

    def scene(space: str) -> str:
        stands = [
            f"{game.words.text(lang, place)}: {crowd}"
            for place in inhabited.get(space, [])
            if (crowd := people(place.removeprefix("place-")))
        ]
        return " · ".join(stands)

    found = [
        Section(
            say("places"),
            [say("place"), say("cubes"), say("people")],
            [
                [
                    name("space", space),
                    counted("colour", view["cubes_on_board"][space]),
                    scene(space),
                ]
                for space in SPACES
            ],
        ),
        Section(
            say("market"),
            [say("stall"), say("wants")],
            [
                *[
                    [str(stall), name("customer", customer or "nobody")]
                    for stall, customer in enumerate(view["stalls"], 1)
                ],
                [say("queue"), " · ".join(name("customer", id) for id in view["queue"])],
            ],
        ),
        Section(
            say("chronicle"),
            ["", say("people"), say("free")],
            [
                *[
                    [
                        name("profession", profession),
                        people(f"chronicle_{profession}"),
                        str(view["free_slots"][profession]),
                    ]
                    for profession in PROFESSIONS
                ],
                [name("place", "grave"), people("grave"), str(view["free_graves"])],
            ],
        ),
    ]
    for seat, player in enumerate(view["players"]):
        lines = [
            [say("cubes"), counted("colour", {c: player["cubes"][c] for c in COLOURS[:INFLUENCE]})],
            [say("goods"), counted("good", {good: player["goods"][good] for good in GOODS})],
            [
                say("stock"),
                counted("good", {"grain": player["grain"], "coin": player["coins"]}),
            ],
            [
                say("life"),
                say("hours", hours=player["life"], all=int(game.components["time"]["life_spaces"])),
            ],
            [say("home"), ", ".join(_numbers(player["family"], "farm"))],
            [say("unborn"), ", ".join(_numbers(player["family"], "unborn"))],
            [say("cities"), ", ".join(name("city", city) for city in player["cities"])],
            [say("customers"), " · ".join(name("customer", id) for id in player["customers"])],
        ]
        title = words.text(
            lang, "table-player", {"name": names[seat], "points": view["scores"][seat]}
        )
        found.append(Section(title, ["", ""], [line for line in lines if line[1]]))
    if "klara" in view:
        found.append(_klara(view["klara"], game, lang))
    heading = say("round", round=view["round"], name=names[view["first_player"]])
    return [Section(heading, [], []), *found]


def _numbers(family: dict[str, list[str]], place: str) -> list[str]:
    return [number for number, places in family.items() for here in places if here == place]


def _klara(klara: dict[str, Any], game: Game, lang: str) -> Section:
    """Her track, her tokens, and who is left of her family."""

    def say(message: str, **values: str | int) -> str:
        return words.text(lang, f"village-{message}", dict(values))

    cells = " ".join(
        game.words.text(lang, f"colour-{colour}") if colour else "·" for colour in klara["track"]
    )
    tokens = " ".join(say(f"token-{face or 'hidden'}") for face in klara["destiny_tokens"])
    lines = [
        [say("track"), cells],
        [say("tokens"), tokens],
        *[
            [game.words.text(lang, f"place-{place}"), ", ".join(_numbers(klara["family"], place))]
            for place in ("beside_klaras_board", "waiting_at_church")
        ],
        [
            say("customers"),
            " · ".join(game.words.text(lang, f"customer-{id}") for id in klara["customers"]),
        ],
    ]
    title = words.text(lang, "village-klara")
    return Section(title, ["", ""], [line for line in lines if line[1]])
