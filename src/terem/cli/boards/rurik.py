"""Rurik in the terminal."""

from __future__ import annotations

from typing import Any

from terem import Game
from terem.cli.common import words
from terem.cli.screen import Section
from terem.games.rurik.tables import ACTIONS, GOODS, REGIONS, TRACKS


class Page:
    """One view of the table, told in one language."""

    def __init__(self, game: Game, view: dict[str, Any], lang: str, names: list[str]) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        opponent = game.words.text(lang, "solo-opponent")
        self.names = [*names, opponent] if view["seats"] == 1 else names

    def label(self, message: str) -> str:
        return self.game.words.text(self.lang, f"board-{message}")

    def name(self, kind: str, id: str) -> str:
        return self.game.words.text(self.lang, f"{kind}-{id}")

    def named(self, kind: str, ids: list[str]) -> str:
        return ", ".join(self.name(kind, id) for id in ids)

    def counted(self, stock: dict[str, int]) -> str:
        return ", ".join(
            f"{self.name('good', good)} {stock[good]}" for good in GOODS if stock[good]
        )

    def map(self) -> Section:
        view = self.view
        rows = []
        for region in REGIONS:
            if region not in view["region_goods"]:
                continue
            good = self.name("good", view["region_goods"][region])
            if region not in view["goods_on_map"]:
                good = f"({good}: {self.label('taken')})"
            ruler = ""
            pieces = []
            structures = []
            for side, player in enumerate(view["players"]):
                who = self.names[side]
                if region in player["rules"]:
                    ruler = who
                count = player["troops"].get(region, 0)
                here = [str(count)] if count else []
                if player["leader_at"] == region:
                    here.append(self.name("leader", player["leader"]))
                if here:
                    pieces.append(f"{who} {' + '.join(here)}")
                structures += [
                    f"{self.name('structure', kind)} ({who})"
                    for kind, places in player["structures"].items()
                    if region in places
                ]
            if region in view["rebels"]:
                pieces.append(self.label("rebel"))
            if region in view.get("neutral_troops", []):
                pieces.append(self.label("neutral"))
            rows.append(
                [self.name("region", region), good, ruler, "; ".join(pieces), "; ".join(structures)]
            )
        heads = ["region", "good", "ruler", "pieces", "structures"]
        return Section(self.label("map"), [self.label(head) for head in heads], rows)

    def strategy(self) -> Section:
        columns = self.view["strategy_board"]
        spaces = self.view["spaces"]
        rows = []
        for row in range(len(columns[ACTIONS[0]])):
            line = [str(row + 1)]
            for action in ACTIONS:
                space = spaces[action][row]
                text = str(space["points"])
                if space["cost"]:
                    text += f" ({self.label('price')} {space['cost']})"
                piece = columns[action][row]
                if piece is not None:
                    text += (
                        f": {self.names[piece['side']]}, {self.name('advisor', piece['advisor'])}"
                    )
                    if piece["bribe"]:
                        text += f" +{piece['bribe']}"
                line.append(text)
            rows.append(line)
        heads = [self.label("space"), *[self.name("action", action) for action in ACTIONS]]
        return Section(self.label("strategy"), heads, rows)

    def deeds(self) -> Section:
        rows = [[self.name("deed", id), self.name("deed_text", id)] for id in self.view["deed_row"]]
        return Section(self.label("deeds"), [self.label("deed"), self.label("asks")], rows)

    def player(self, side: int) -> Section:
        player = self.view["players"][side]
        rows = [
            [self.label("coins"), str(player["coins"])],
            [self.label("supply"), str(player["supply"])],
            [self.label("boat"), self.counted(player["boat"])],
            [self.label("dock"), self.counted(player["dock"])],
            [
                self.label("tracks"),
                ", ".join(
                    f"{self.name('track', track)} {player['tracks'][track]}" for track in TRACKS
                )
                + f", {self.label('warfare')} {player['warfare']}",
            ],
        ]
        if player["leader"]:
            text = self.name("leader", player["leader"])
            if self.view["seats"] > 1 or side == 0:
                text += f": {self.name('leader_text', player['leader'])}"
            rows.append([self.label("leader"), text])
        rows.append([self.label("advisors"), self.named("advisor", player["advisors"])])
        if player["scheme_cards"] is not None:
            rows.append([self.label("cards"), self.named("card", player["scheme_cards"])])
        elif player["scheme_cards_count"]:
            rows.append([self.label("cards"), str(player["scheme_cards_count"])])
        for known in player["known_cards"] or []:
            if known:
                rows.append([self.label("known"), self.named("card", known)])
        rows += [
            [self.label("taken-deeds"), f"{self.name('deed', id)}: {self.name('deed_text', id)}"]
            for id in player["deeds"]
        ]
        if player["deeds_done"]:
            rows.append([self.label("done-deeds"), self.named("deed", player["deeds_done"])])
        if player["captured_rebels"]:
            rows.append([self.label("captured"), str(player["captured_rebels"])])
        if player["agenda"]:
            agenda = player["agenda"]
            text = f"{self.name('agenda', agenda)}: {self.name('agenda_text', agenda)}"
            rows.append([self.label("agenda"), text])
        if self.view["seats"] > 1 and self.view["token"] == side:
            rows.append([self.label("token"), "●"])
        values: dict[str, str | int] = {
            "name": self.names[side],
            "points": self.view["scores"][side],
        }
        title = words.text(self.lang, "table-player", values)
        return Section(title, ["", ""], [row for row in rows if row[1]])

    def turn(self) -> list[Section]:
        turn = self.view["turn"]
        if turn is None:
            return []
        rows = [[self.name("action", turn["action"]), str(turn["row"])]]
        rows += [[self.name("pool", kind), str(count)] for kind, count in turn["points"].items()]
        return [Section(self.label("turn"), ["", ""], rows)]

    def rebellion(self) -> list[Section]:
        block = self.view.get("rebellion")
        if block is None:
            return []
        rows = [
            [self.label("priority"), self.name("priority", block["priority"])],
            [self.label("order"), self.named("region", block["region_order"])],
        ]
        rows += [
            [
                f"{self.label('row')} {row['advisor']}",
                self.name("action", row["columns"][block["priority"]]),
            ]
            for row in block["uncovered_rows"]
        ]
        return [Section(self.names[1], ["", ""], rows)]


def sections(game: Game, view: dict[str, Any], lang: str, names: list[str]) -> list[Section]:
    page = Page(game, view, lang, names)
    heading = words.text(
        lang,
        "table-round",
        {"round": view["round"], "rounds": int(game.components["table"]["rounds"])},
    )
    return [
        Section(heading, [], []),
        page.map(),
        page.strategy(),
        page.deeds(),
        *page.rebellion(),
        *[page.player(side) for side in range(len(view["players"]))],
        *page.turn(),
    ]
