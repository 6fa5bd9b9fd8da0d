"""What the rulebook allows, listed a second time from a dump: a slow reader that shares no code
with the rules, so that a slip in one of the two shows.

It reads only what lies on the table (`dump()["position"]`), the printed data and the options.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from terem.engine import Move, State

STRUCTURES = ("church", "market", "stronghold")
GOODS = ("wood", "ore", "fish", "honey", "fur")
NUMBERS = {"one": 1, "two": 2, "second_two": 2, "three": 3, "four": 4, "five": 5}

Json = dict[str, Any]


class Reader:
    """One position, and what may be done in it."""

    def __init__(self, state: State) -> None:
        dump = state.dump()
        data: Json = state.game.components.data
        self.options: Json = dump["options"]
        self.seats: int = dump["seats"]
        self.at: Json = dump["position"]
        self.question: Json = dump["decisions"][-1]
        self.seat: int = self.question["seat"]
        self.sides: list[Json] = self.at["players"]
        self.me = self.sides[self.seat]
        self.turn: Json = self.at["turn"] or {}
        tiers = data["regions"]["tiers"]
        self.regions = [r["id"] for r in data["regions"]["list"] if self.seats in tiers[r["tier"]]]
        self.borders = {
            r["id"]: [b for b in r["borders"] if b in self.regions] for r in data["regions"]["list"]
        }
        self.cards = {card["id"]: card for card in data["scheme_cards"]["list"]}
        side = "two_player" if self.seats < 3 else "three_four_player"
        self.board = {c["action"]: c["rows"] for c in data["strategy_board"][side]}
        self.points: dict[str, int] = self.turn.get("points", {})

    # ------------------------------------------------------------------ the map

    def pieces(self, side: int, region: str) -> int:
        who = self.sides[side]
        return int(who["troops"].get(region, 0)) + int(who["leader_at"] == region)

    def occupied(self, side: int | None = None) -> list[str]:
        who = self.seat if side is None else side
        return [region for region in self.regions if self.pieces(who, region)]

    def name(self, side: int) -> int | str:
        return side if side < self.seats else "rebellion"

    def others(self) -> list[int]:
        return [side for side in range(len(self.sides)) if side != self.seat]

    def stands_here(self, leader: str, region: str) -> int | None:
        """Whose leader of this name is in the region; in the solo game Sviatopolk has no say."""
        for side in range(self.seats):
            if self.sides[side]["leader"] == leader and self.sides[side]["leader_at"] == region:
                return side
        return None

    def works(self, side: int, structure: str, region: str) -> bool:
        silenced = self.stands_here("yaroslav", region)
        built = region in self.sides[side]["structures"][structure]
        return built and silenced in (None, side)

    def rules(self, side: int, region: str) -> bool:
        forces: dict[object, int] = {}
        for other in range(len(self.sides)):
            forces[other] = self.pieces(other, region) + self.works(other, "stronghold", region)
        if region in self.at["rebels"]:
            master = self.stands_here("sviatopolk", region)
            if master is None:
                forces["rebels"] = 1
            else:
                forces[master] += 1
        if (
            region in self.at.get("neutral_troops", [])
            and self.options["solo_neutral_rule"] == "count"
        ):
            forces["neutral"] = 1
        most = max(forces.values())
        top = [who for who, force in forces.items() if force == most]
        if most == 0:
            return False
        if len(top) == 1:
            return top == [side]
        wise = self.stands_here("yaroslav", region)
        return wise == side and (side in top or self.options["yaroslav_ties"] == "any")

    # ------------------------------------------------------------------ strategy phase

    def place(self) -> Iterator[Move]:
        columns = self.at["strategy_board"]
        mine = [c for c in columns if any(p and p["side"] == self.seat for p in columns[c])]
        for column in columns:
            full = all(columns[column])
            if not full and (column not in mine or len(mine) >= 3):
                for number in {NUMBERS[token] for token in self.me["advisors"]}:
                    yield ("place", number, column)
        if self.options["predslava_turn"] == "any_phase":
            yield from self.drive()

    def bribe(self) -> Iterator[Move]:
        for coins in range(self.me["coins"] + 1):
            yield ("bribe", coins)

    # ------------------------------------------------------------------ setup and small questions

    def deploy(self) -> Iterator[Move]:
        for region in self.regions:
            if self.seats > 1 or not self.pieces(1, region):
                yield ("deploy", region)

    def deploy_leader(self) -> Iterator[Move]:
        for region in self.occupied():
            yield ("deploy_leader", region)

    def comeback(self) -> Iterator[Move]:
        yield ("stay_away",)
        for region in self.regions:
            yield ("come_back", region)

    def advisor(self) -> Iterator[Move]:
        own = [
            (NUMBERS[piece["advisor"]], column, row)
            for column, spaces in self.at["strategy_board"].items()
            for row, piece in enumerate(spaces, 1)
            if piece and piece["side"] == self.seat
        ]
        for number, column, row in own:
            if number == min(own)[0]:
                yield ("recall", column, row)

    def church(self) -> Iterator[Move]:
        region = self.question["region"]
        if region in self.at["rebels"]:
            yield ("oust_rebel",)
        if region in self.at.get("neutral_troops", []):
            if self.options["solo_neutral_church"] == "allowed":
                yield ("oust_neutral",)
        for side in self.others():
            if self.sides[side]["troops"].get(region):
                yield ("oust", self.name(side))
        if self.options["church_effect"] == "optional" or (
            self.me["supply"] == 0 and self.options["edition"] == "ru"
        ):
            yield ("spare",)

    def claim_deed(self) -> Iterator[Move]:
        for deed in self.at["deed_row"]:
            yield ("take_deed", deed)

    take_deed = claim_deed

    # ------------------------------------------------------------------ the six actions

    def muster(self) -> Iterator[Move]:
        where = set(self.occupied())
        if self.me["leader"] == "maria" and self.me["leader_at"] and not self.me["leader_used"]:
            where |= set(self.borders[self.me["leader_at"]])
        for region in where:
            if self.me["supply"]:
                yield ("muster", region)
            if self.me["leader_at"] is None:
                yield ("muster_leader", region)

    def march(self, verb: str) -> Iterator[Move]:
        """Steps to a neighbour ("move") or anywhere ("leap")."""
        far = verb == "leap"
        sent = self.turn["sent_anywhere"] if far else -1
        every = list(self.borders)
        for start in self.regions:
            troops = self.me["troops"].get(start, 0)
            if sent == every.index(start):
                troops -= 1  # the one the deed has sent already
            if troops > 0:
                for end in self.regions if far else self.borders[start]:
                    if end != start:
                        yield (verb, start, end)
        start = self.me["leader_at"]
        if start is None or sent == every.index(start) + len(every):
            return
        most = 0
        if self.me["leader"] == "agatha":
            most = min(self.me["troops"].get(start, 0), self.turn["companions"])
        for end in self.regions if far else self.borders[start]:
            if end != start:
                yield (f"{verb}_leader", end)
                for count in range(1, most + 1):
                    yield (f"{verb}_leader_with", end, count)

    def attack(self) -> Iterator[Move]:
        for region in self.occupied():
            if region in self.at["rebels"]:
                yield ("attack_rebel", region)
            if region in self.at.get("neutral_troops", []):
                yield ("attack_neutral", region)
            for side in self.others():
                if self.pieces(side, region):
                    yield ("attack", region, self.name(side))
        if self.me["leader"] == "sudislav" and self.me["leader_at"] and self.me["supply"]:
            yield ("rally",)

    def price(self, region: str) -> int:
        at_home = self.me["leader"] == "mstislav" and self.me["leader_at"] == region
        return 1 if at_home or self.rules(self.seat, region) else 2

    def tax(self, points: int) -> Iterator[Move]:
        for region in self.occupied():
            if region in self.at["goods_on_map"] and self.price(region) <= points:
                if self.works(self.seat, "market", region):
                    yield ("tax_and_good", region)
                    yield ("tax_and_coin", region)
                else:
                    yield ("tax", region)

    def build(self, points: int) -> Iterator[Move]:
        for region in self.occupied():
            for structure in STRUCTURES:
                taken = any(region in side["structures"][structure] for side in self.sides)
                left = len(self.me["structures"][structure]) < 3
                if not taken and left and self.price(region) <= points:
                    yield ("build", structure, region)

    def drive(self) -> Iterator[Move]:
        here = self.me["leader_at"]
        if self.me["leader"] != "predslava" or here is None or self.me["leader_used"]:
            return
        for side in self.others():
            for end in self.borders[here]:
                if self.sides[side]["troops"].get(here):
                    yield ("drive", end, self.name(side))
                if self.sides[side]["leader_at"] == here:
                    yield ("drive_leader", end, self.name(side))

    def at_hand(self, kind: str) -> int:
        """Tax or build points that can be paid with in one go."""
        main = self.points.get(kind, 0)
        bonus = [n for name, n in self.points.items() if name.startswith(f"{kind}_by")]
        busy = self.turn["busy_with"]
        pooled = self.options["bonus_points"] == "pooled"
        if busy == "bonus_action":
            return 0
        if busy == "main_action":
            return main + sum(bonus) if self.turn["action"] == kind else 0
        if not bonus and not pooled:
            return 0
        if self.options["edition"] == "ru" or main:
            return main + sum(bonus)
        return max(bonus, default=0)

    # ------------------------------------------------------------------ the turn

    def whole_turn(self) -> Iterator[Move]:
        busy = self.turn["busy_with"] != "nothing"
        if self.points.get("muster"):
            yield from self.muster()
        if self.points.get("move"):
            yield from self.march("move")
        if self.points.get("leap"):
            yield from self.march("leap")
        if self.points.get("attack") or self.points.get("sharp_attack"):
            yield from self.attack()
        yield from self.tax(self.at_hand("tax"))
        yield from self.build(self.at_hand("build"))
        yield from self.drive()
        if busy:
            yield ("stop",)
            return
        used = self.turn["bonuses_used"]
        if "scheme_card" not in used:
            for card in self.me["scheme_cards"]:
                if self.cards[card]["cost"] <= self.me["coins"]:
                    yield ("play_card", card)
        if "deed" not in used:
            for deed in self.me["deeds"]:
                if self.can_do(deed):
                    yield ("do_deed", deed)
        if "conversion" not in used:
            yield from self.convert()
        if self.turn["acted"]:
            yield ("end_turn",)
            return
        yield ("forfeit",)
        if self.board[self.turn["action"]][self.turn["row"] - 1]["cost"] <= self.me["coins"]:
            yield ("act",)

    def stock(self, good: str) -> int:
        return int(self.me["boat"][good] + self.me["dock"][good])

    def convert(self) -> Iterator[Move]:
        """A pair of goods is named once: first a good of the tile, in the order printed there."""
        for tile, fits in (("build", ("wood", "ore")), ("muster", ("honey", "fish"))):
            if tile in self.me["tiles_used"]:
                continue
            pairs: set[tuple[str, ...]] = set()
            for first in fits:
                for second in GOODS:
                    pair = tuple(sorted((first, second)))
                    if pair not in pairs and all(
                        self.stock(good) >= pair.count(good) for good in pair
                    ):
                        pairs.add(pair)
                        yield ("convert", tile, first, second)

    # ------------------------------------------------------------------ deeds

    def together(self, *structures: str) -> bool:
        own = self.me["structures"]
        return any(all(r in own[s] for s in structures) for r in self.regions)

    def chain(self, structure: str) -> bool:
        """Three regions in a row or in a triangle: one of them touches the two others."""
        for three in combinations(self.me["structures"][structure], 3):
            if any(all(o in self.borders[m] for o in three if o != m) for m in three):
                return True
        return False

    def removable(self, region: str) -> int:
        leader = self.options["leader_as_deed_cost"] == "allowed"
        troops = int(self.me["troops"].get(region, 0))
        return troops + int(leader and self.me["leader_at"] == region)

    def can_do(self, deed: str) -> bool:
        have = self.stock
        coins, cards = self.me["coins"], len(self.me["scheme_cards"])
        rebels = len(self.me["captured_rebels"])
        kinds = sum(1 for good in GOODS if have(good))
        spare = {region: self.removable(region) for region in self.regions}
        market_goods = {self.at["region_goods"][r] for r in self.me["structures"]["market"]}
        lawful = 3 if self.options["edition"] == "ru" else 2
        demands: dict[str, bool] = {
            "amass_forces": any(self.pieces(self.seat, r) >= 6 for r in self.regions),
            "border_patrols": sum(1 for count in spare.values() if count) >= 3,
            "capital_city": self.together("church", "market", "stronghold"),
            "defensive_belt": self.chain("stronghold"),
            "dispatch_messengers": len(self.occupied()) >= 8,
            "enforce_peace": have("wood") >= 1 and have("honey") >= 1 and rebels >= 2,
            "establish_fortress": have("wood") >= 2 and self.together("stronghold", "church"),
            "generous_prince": coins >= 4,
            "grand_hunter": have("fur") >= 2 and self.at["token"] == self.seat,
            "great_library": cards >= 1 and have("ore") >= 1,
            "hire_mercenaries": have("fish") >= 1 and have("ore") >= 1 and coins >= 2,
            "hoard": any(have(good) >= 3 for good in GOODS),
            "honorable_prince": cards >= 1 and coins >= 3,
            "law_giver": rebels >= 3 and coins >= lawful,
            "market_day": len(market_goods) >= 3,
            "master_beekeeper": cards >= 1 and have("honey") >= 2,
            "new_beginning": any(self.me["structures"].values()),
            "peace_maker": any(spare[r] >= 2 and self.rules(self.seat, r) for r in self.occupied()),
            "retire_veterans": sum(spare.values()) >= 2 and coins >= 2,
            "reward_laborers": sum(map(have, GOODS)) >= 2 and coins >= 2,
            "send_gifts": have("fish") >= 1 and have("fur") >= 1 and coins >= 2,
            "splendid_feast": have("fish") >= 1 and have("honey") >= 1 and coins >= 2,
            "tithe_payments": self.chain("church"),
            "trade_route": kinds >= 3,
            "victory_march": cards >= 1 and sum(spare.values()) >= 2,
            "wilderness_forts": min(have("ore"), have("fur"), have("wood")) >= 1,
        }
        return demands[deed]

    # ------------------------------------------------------------------ which question

    def moves(self) -> Iterable[Move] | None:
        """The legal moves, or None for a question this reader leaves alone."""
        readers = {
            "place": self.place,
            "bribe": self.bribe,
            "deploy": self.deploy,
            "deploy_leader": self.deploy_leader,
            "comeback": self.comeback,
            "advisor": self.advisor,
            "church": self.church,
            "claim_deed": self.claim_deed,
            "take_deed": self.take_deed,
            "turn": self.whole_turn,
        }
        reader = readers.get(self.question["kind"])
        return None if reader is None else reader()
