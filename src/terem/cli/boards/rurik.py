"""Rurik in the terminal."""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section
from terem.games.rurik.tables import ACTIONS, GOODS, STRUCTURES

NUMBERS = {"one": 1, "two": 2, "second_two": 2, "three": 3, "four": 4, "five": 5}


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    def say(message: str, **values: str | int) -> str:
        return words.text(lang, f"rurik-{message}", dict(values))

    def name(kind: str, id: str) -> str:
        return game.words.text(lang, f"{kind}-{id}")

    def who(side: int) -> str:
        return names[side] if side < view["seats"] else name("seat", "rebellion")

    def listed(kind: str, ids: list[str]) -> str:
        return ", ".join(name(kind, id) for id in ids)

    def counted(goods: dict[str, int]) -> str:
        return ", ".join(f"{name('good', id)} {goods[id]}" for id in GOODS if goods[id]) or "–"

    players = view["players"]

    def space(action: str, row: int) -> str:
        """Points, price, and the advisor with its bribe."""
        printed = view["spaces"][action][row]
        text = str(printed["points"]) + (f" (−{printed['cost']})" if printed["cost"] else "")
        piece = view["strategy_board"][action][row]
        if piece is not None:
            bribe = f"+{piece['bribe']}" if piece["bribe"] else ""
            text += f": {who(piece['side'])} {NUMBERS[piece['advisor']]}{bribe}"
        return text

    rows = len(view["strategy_board"][ACTIONS[0]])
    strategy = [[space(action, row) for action in ACTIONS] for row in range(rows)]

    def land(id: str) -> list[str]:
        good = name("good", view["region_goods"][id])
        ruler = next((who(side) for side, p in enumerate(players) if id in p["rules"]), "–")
        pieces = []
        for side, player in enumerate(players):
            troops = player["troops"].get(id, 0)
            here = [str(troops)] if troops else []
            if player["leader_at"] == id:
                here.append(name("leader", player["leader"]))
            if here:
                pieces.append(f"{who(side)}: {' + '.join(here)}")
        if id in view["rebels"]:
            pieces.append(say("rebel"))
        if id in view.get("neutral_troops", []):
            pieces.append(say("neutral"))
        built = [
            f"{name('structure', kind)} ({who(side)})"
            for side, player in enumerate(players)
            for kind in STRUCTURES
            if id in player["structures"][kind]
        ]
        taken = id not in view["goods_on_map"]
        return [
            name("region", id),
            say("taken", good=good) if taken else good,
            ruler,
            "; ".join(pieces),
            "; ".join(built),
        ]

    points = {deed["id"]: deed["points"] for deed in game.components["deeds"]["list"]}

    def deed(id: str) -> list[str]:
        return [name("deed", id), str(points[id]), name("deed_text", id)]

    table = [
        [say("phase"), say(f"phase-{view['phase']}")],
        [say("first"), who(view["first_player"])],
    ]
    if view["turn"] is not None:
        table.append([say("action"), name("action", view["turn"]["action"])])
        # Points of a bonus are kept apart by where they come from: here they look the same.
        left = [
            f"{say('pool-' + pool.split('_by_')[0])} {count}"
            for pool, count in view["turn"]["points"].items()
        ]
        if left:
            table.append([say("points-left"), ", ".join(left)])
    heading = words.text(
        lang,
        "table-round",
        {"round": view["round"], "rounds": int(game.components["table"]["rounds"])},
    )
    found = [
        Section(heading, ["", ""], table),
        Section(say("strategy"), [name("column", action) for action in ACTIONS], strategy),
        Section(
            say("map"),
            [say("land"), say("good"), say("ruler"), say("pieces"), say("structures")],
            [land(id) for id in view["region_goods"]],
        ),
        Section(
            say("deeds"),
            [say("deed"), say("points"), say("effect")],
            [deed(id) for id in view["deed_row"]],
        ),
    ]

    def track(player: dict[str, Any]) -> str:
        parts = [
            f"{name('source', id)} {player['points'][id]}" for id in ("rule", "build", "trade")
        ]
        return ", ".join([*parts, f"{name('source', 'warfare')} {player['warfare']}"])

    for side, player in enumerate(players):
        lines = []
        if player["leader"] is not None:
            text = name("leader_text", player["leader"])
            lines.append([say("leader"), f"{name('leader', player['leader'])}: {text}"])
        if player["agenda"] is not None:
            text = name("agenda_text", player["agenda"])
            lines.append([say("agenda"), f"{name('agenda', player['agenda'])}: {text}"])
        lines += [
            [say("coins"), str(player["coins"])],
            [say("boat"), counted(player["boat"])],
            [say("dock"), counted(player["dock"])],
            [say("tracks"), track(player)],
            [say("supply"), str(player["supply"])],
        ]
        if player["advisors"]:
            numbers = sorted(NUMBERS[advisor] for advisor in player["advisors"])
            lines.append([say("advisors"), " ".join(map(str, numbers))])
        if player["scheme_cards"]:
            lines.append([say("cards"), listed("card", player["scheme_cards"])])
        elif player["scheme_cards_count"]:
            lines.append([say("cards"), str(player["scheme_cards_count"])])
        for id in player["deeds"]:
            title, worth, text = deed(id)
            lines.append([say("deed"), f"{title} ({worth}): {text}"])
        if player["deeds_done"]:
            lines.append([say("done"), listed("deed", player["deeds_done"])])
        if player["captured_rebels"]:
            lines.append([say("captured"), str(player["captured_rebels"])])
        title = words.text(
            lang, "table-player", {"name": who(side), "points": view["scores"][side]}
        )
        found.append(Section(title, ["", ""], lines))
    if isinstance(view["drawn"], list) and view["drawn"]:
        found.append(Section(say("drawn"), [""], [[name("card", id)] for id in view["drawn"]]))
    if "rebellion" in view:
        found.append(_rebellion(game, view["rebellion"], lang))
    return found


def _rebellion(game: Game, rebellion: dict[str, Any], lang: str) -> Section:
    """The Rebellion's priority, its card, and the rows it has read."""

    def say(message: str) -> str:
        return words.text(lang, f"rurik-{message}")

    def name(kind: str, id: str) -> str:
        return game.words.text(lang, f"{kind}-{id}")

    priority = rebellion["priority"]
    lines = [
        [say("priority"), name("priority", priority)],
        [say("order"), ", ".join(name("region", id) for id in rebellion["region_order"])],
    ]
    lines += [
        [f"{say('row')} {row['advisor']}", name("action", row["columns"][priority])]
        for row in rebellion["uncovered_rows"]
    ]
    return Section(name("seat", "rebellion"), ["", ""], lines)
