"""The Rebellion played a second time, from the book and a dump: a slow reader that shares no code
with the rules. It follows one turn of the Rebellion up to the first question asked of the player.
"""

from __future__ import annotations

import copy
from typing import Any

from terem.engine import State

Json = dict[str, Any]
NUMBERS = {"one": 1, "two": 2, "second_two": 2, "three": 3, "four": 4, "five": 5}
COLUMNS = ("muster", "move", "attack", "tax", "build", "scheme")
PRIORITIES = ("attack_move", "build", "tax")
BOAT = {"wood": 3, "ore": 2, "fish": 3, "honey": 2, "fur": 1}


class Asked(Exception):
    """The player has to choose a deck for the Rebellion's casualties: region and cards."""


class Turn:
    """One turn of the Rebellion on a position read from a dump."""

    def __init__(self, state: State) -> None:
        dump = state.dump()
        data: Json = state.game.components.data
        self.options: Json = dump["options"]
        self.at: Json = copy.deepcopy(dump["position"])
        self.you, self.it = self.at["players"]
        self.block: Json = self.at["rebellion"]
        cards = {card["id"]: card for card in data["insurrection_cards"]["list"]}
        self.deck: list[str] = self.block["cards_top_first"]
        self.card: Json = cards[self.deck[-1]]
        self.order: list[str] = self.card["regions"]
        self.borders = {
            r["id"]: [b for b in r["borders"] if b in self.order] for r in data["regions"]["list"]
        }
        self.rows = {c["action"]: c["rows"] for c in data["strategy_board"]["two_player"]}
        self.bonuses: Json = data["solo_boards"]["list"][self.options["solo_level"] - 1]["columns"]
        self.priority: str = self.block["priority"]
        self.russian = self.options["edition"] == "ru"

    # ------------------------------------------------------------------ the map

    def count(self, side: Json, region: str) -> int:
        return int(side["troops"].get(region, 0)) + int(side["leader_at"] == region)

    def holds(self, region: str) -> bool:
        return self.count(self.it, region) > 0

    def quiet(self, side: Json, region: str) -> bool:
        """Yaroslav silences the structures of the Rebellion where he stands."""
        wise = self.you["leader"] == "yaroslav" and self.you["leader_at"] == region
        return wise and side is self.it

    def strong(self, side: Json, region: str) -> bool:
        return region in side["structures"]["stronghold"] and not self.quiet(side, region)

    def force(self, side: Json, region: str) -> int:
        return self.count(side, region) + self.strong(side, region)

    def ruler(self, region: str, fewer: int = 0) -> str | None:
        """Who would rule if the Rebellion had so many pieces fewer there."""
        forces = {"you": self.force(self.you, region), "it": self.force(self.it, region) - fewer}
        if self.neutral(region) and self.options["solo_neutral_rule"] == "count":
            forces["nobody"] = 1
        most = max(forces.values())
        top = [who for who, force in forces.items() if force == most]
        if most and len(top) == 1:
            return None if top == ["nobody"] else top[0]
        wise = self.you["leader"] == "yaroslav" and self.you["leader_at"] == region
        if most and wise and ("you" in top or self.options["yaroslav_ties"] == "any"):
            return "you"
        return None

    def neutral(self, region: str) -> bool:
        return region in self.at["neutral_troops"]

    def add(self, side: Json, region: str, count: int) -> None:
        left = side["troops"].get(region, 0) + count
        side["troops"].pop(region, None)
        if left:
            side["troops"][region] = left

    def muster_one(self, region: str) -> None:
        if self.it["leader_at"] is None:
            self.it["leader_at"] = region
        else:
            self.it["supply"] -= 1
            self.add(self.it, region, 1)

    # ------------------------------------------------------------------ the turn

    def take(self) -> None:
        own = [
            (NUMBERS[piece["advisor"]], COLUMNS.index(column), row)
            for column, spaces in self.at["strategy_board"].items()
            for row, piece in enumerate(spaces)
            if piece and piece["side"] == 1
        ]
        _, at, row = min(own)
        action = COLUMNS[at]
        self.at["strategy_board"][action][row] = None
        self.deck.insert(0, self.deck.pop())
        if not any(self.holds(region) for region in self.order):
            self.it["leader_at"] = self.order[0]
            self.muster_one(self.order[0])
        gains = self.gains(action)
        if self.russian:
            self.march(gains.get("move", 0))
        space = self.rows[action][row]
        points = space["points"] + gains.get(action, 0) * (action != "move")
        if self.it["coins"] < space["cost"] or not self.can(action, points):
            self.it["coins"] += 1
            return
        self.it["coins"] += gains.get("coins", 0) - space["cost"]
        if action == "attack":
            self.attack(points, gains.get("reveal_less", 0))
        elif action == "scheme":
            self.unlock()
        else:
            getattr(self, {"move": "march"}.get(action, action))(points)
        if not self.russian:
            self.march(gains.get("move", 0))

    def gains(self, action: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for priority in PRIORITIES:
            column = self.bonuses[priority]
            hidden = self.block["covered_bonuses"][priority]
            for bonus in column[: len(column) - hidden]:
                if bonus["on"] == action:
                    for kind, count in bonus["gives"].items():
                        found[kind] = found.get(kind, 0) + count
        return found

    def can(self, action: str, points: int) -> bool:
        """Whether a single point would do anything: try it on a copy."""
        if action == "scheme":
            return any(self.block["covered_bonuses"].values())
        twin = copy.copy(self)
        twin.at = copy.deepcopy(self.at)
        twin.you, twin.it = twin.at["players"]
        twin.block = twin.at["rebellion"]
        before = copy.deepcopy(twin.at)
        try:
            if action == "attack":
                twin.attack(points, 0)
            else:
                getattr(twin, {"move": "march"}.get(action, action))(points)
        except Asked:
            return True
        return bool(before != twin.at)

    # ------------------------------------------------------------------ its actions

    def muster(self, points: int) -> None:
        for wanted in (False, True):
            again = True
            while again:
                again = False
                for region in self.order:
                    figures = self.it["supply"] or self.it["leader_at"] is None
                    rules = self.ruler(region) == "it"
                    if points and figures and self.holds(region) and rules == wanted:
                        self.muster_one(region)
                        points -= 1
                        again = True

    def distance(self, start: str, end: str) -> int:
        reached, steps = {start}, 0
        while end not in reached:
            reached |= {b for r in reached for b in self.borders[r]}
            steps += 1
        return steps

    def may_leave(self, region: str) -> bool:
        if self.count(self.it, region) < 2:
            return False
        if not self.russian and self.ruler(region) != "it":
            return True
        return self.ruler(region, fewer=1) != "you"

    def march(self, points: int) -> None:
        spread = self.priority == "attack_move"
        target = None
        for _ in range(points):
            if spread or target is None:
                goals = [
                    r
                    for r in self.order
                    if (not self.holds(r) if spread else self.ruler(r) != "it")
                ]
                if not goals:
                    return
                target = goals[0]
            sources = [r for r in self.order if r != target and self.may_leave(r)]
            if not sources:
                return
            source = min(sources, key=lambda r: (self.distance(r, target), -self.order.index(r)))
            if self.it["leader_at"] == source:
                self.it["leader_at"] = target
            else:
                self.add(self.it, source, -1)
                self.add(self.it, target, 1)

    def attack(self, points: int, fewer: int) -> None:
        here: str | None = None
        while points:
            if here is None or not self.holds(here) or not self.prey(here):
                wild = [r for r in self.order if self.holds(r) and self.prey(r)]
                ruled = [r for r in wild if self.ruler(r) == "it"]
                free = [r for r in wild if r not in ruled]
                both = free + ruled if self.priority == "attack_move" else ruled + free
                if not both:
                    return
                here = both[0]
            points -= 1
            if not self.count(self.you, here):
                self.at["neutral_troops"].remove(here)
                continue
            cards = 1 + (self.ruler(here) == "you") + self.strong(self.you, here)
            cards -= fewer + (self.it["leader_at"] == here)
            if self.you["troops"].get(here):
                self.add(self.you, here, -1)
                self.you["supply"] += 1
            else:
                self.you["leader_at"] = None
            self.it["warfare"] += 1
            if cards > 0:
                raise Asked(here, cards)

    def prey(self, region: str) -> bool:
        return self.count(self.you, region) > 0 or self.neutral(region)

    def price(self, region: str) -> int:
        return 1 if self.ruler(region) == "it" else 2

    def own_structures(self, region: str) -> int:
        return sum(region in places for places in self.it["structures"].values())

    def build(self, points: int) -> None:
        """The four conditions of the book; where a region goes on fitting, each has its turn."""
        served: list[set[str]] = [set(), set(), set(), set()]
        while True:
            built = False
            for number in range(4):
                for region in self.order:
                    if built or region in served[number] or not self.fits(number, region):
                        continue
                    spent = self.raise_in(region, points)
                    if spent:
                        points -= spent
                        served[number].add(region)
                        built = True
            if not built and not served[3]:
                return
            if not built:
                served[3] = set()

    def fits(self, number: int, region: str) -> bool:
        if not self.holds(region):
            return False
        rules, empty = self.ruler(region) == "it", not self.own_structures(region)
        return (
            rules and empty,
            not rules and empty,
            rules and not empty and self.prey(region),
            rules and not empty,
        )[number]

    def kind(self, region: str) -> str | None:
        def possible(kind: str) -> bool:
            free = all(region not in side["structures"][kind] for side in (self.you, self.it))
            return free and len(self.it["structures"][kind]) < 3

        somebody = self.you["troops"].get(region, 0) > 0 or self.neutral(region)
        if not self.russian and somebody and possible("church"):
            return "church"
        for kind in self.card["build"][self.priority]:
            if possible(kind) and not (kind == "church" and self.russian and not somebody):
                return str(kind)
        return None

    def raise_in(self, region: str, points: int) -> int:
        kind, price = self.kind(region), self.price(region)
        if kind is None or price > points:
            return 0
        self.it["structures"][kind].append(region)
        if kind == "church" and not self.quiet(self.it, region):
            if self.you["troops"].get(region):
                self.add(self.you, region, -1)
                self.you["supply"] += 1
            elif self.neutral(region):
                self.at["neutral_troops"].remove(region)
            else:
                return price
            if self.it["supply"]:
                self.it["supply"] -= 1
                self.add(self.it, region, 1)
        return price

    def tax(self, points: int) -> None:
        while True:
            offers = []
            for place, region in enumerate(self.order):
                if self.holds(region) and region in self.at["goods_on_map"]:
                    good = self.at["region_goods"][region]
                    full = self.it["boat"][good] == BOAT[good]
                    if self.price(region) <= points:
                        offers.append((full, self.price(region), place, region, good))
            if not offers:
                return
            _, price, _, region, good = min(offers)
            points -= price
            self.at["goods_on_map"].remove(region)
            market = region in self.it["structures"]["market"] and not self.quiet(self.it, region)
            for _ in range(2 if market else 1):
                where = "boat" if self.it["boat"][good] < BOAT[good] else "dock"
                self.it[where][good] += 1

    def unlock(self) -> None:
        covers = self.block["covered_bonuses"]
        for priority in (self.priority, *PRIORITIES):
            if covers[priority]:
                covers[priority] -= 1
                self.it["coins"] += 1
                return
