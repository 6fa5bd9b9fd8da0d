"""What the digital games know that the companions ask for."""

from __future__ import annotations

from typing import Any

from terem.games.red_cathedral.rules.dice import dice_in
from terem.games.red_cathedral.solo import market_points
from terem.games.red_cathedral.tables import (
    COLOURS as DICE,
)
from terem.games.red_cathedral.tables import (
    RECOGNITION,
    SECTORS,
    SITES,
    YAKOVLEV_CARDS,
    unpacked,
)
from terem.games.village.tables import (
    COLOURS,
    INFLUENCE,
    PEW,
    PROFESSIONS,
    SPACES,
    STEPS,
)
from tests.companion.compare import Entry, Event, Mismatch, Question, Role, Witness, about


class OfKlara(Witness):
    theirs = frozenset(
        {
            "klara_took",
            "klara_served",
            "klara_lost",
            "klara_loses_nobody",
            "klara_brought_the_end",
            "klara_begins_market_day",
            "klara_joined_church",
            "klara_drawn",
            "klara_leads_church",
            "die_rolled",
            "quill_turned",
            "blank_turned",
            "game_over",
        }
    )
    turns = ("took", "went_to", "mass_begins", "round_begins", "game_over")

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self.sets = 0
        self.colour = ""

    def told(self, event: Event) -> None:
        if event[0] in ("first_customer", "first_customer_after_yours"):
            # Whom she takes is seen on the table; with empty stalls nobody.
            i = self.upcoming(*self.turns)
            if i < len(self.entries) and self.entries[i].kind == "klara_served":
                self.skip_to(i)
                self.at = i + 1
            elif max(self.before(i).stalls) >= 0:
                raise Mismatch("Klara takes no customer though one stands at the stalls")
            return
        super().told(event)

    def shuffled(self, what: str, items: list[Any]) -> list[Any]:
        """Two sets at the start; then the one that is complete, upper and lower in turn."""
        self.sets += 1
        first = 3 * ((self.sets - 1) % 2)
        state = self.entries[0 if self.sets <= 2 else self.upcoming()].state
        return ["quill" if face else "blank" for face in state.tokens[first : first + 3]]

    def rolled(self, what: str) -> int:
        return COLOURS.index(self.entries[self.upcoming()].event[1])

    def ask_turn(self, question: Question) -> str:
        for i in range(self.at, len(self.entries)):
            entry = self.entries[i]
            if entry.kind not in ("took", "went_to", "mass_begins"):
                continue
            free = entry.kind == "went_to" and not entry.state.left
            if free and entry.event[2] != "market":
                continue  # a free last action that is no business of Klara's
            self.skip_to(i)
            self.at = i + 1
            if entry.kind == "mass_begins":
                return "mass"
            if entry.kind == "took":
                self.colour = entry.event[2]
                return str(entry.event[3])
            self.colour = "no_cube"
            return "market" if free else "well"
        raise Mismatch("the companion waits for a turn, but the game is over")

    def ask_colour(self, question: Question) -> str:
        return self.colour

    def after_your_turn(self) -> Any:
        """The position when Klara takes her cube: after the last roll, or all of your turn."""
        if self.entries[self.at - 1].kind == "die_rolled":
            return self.now
        return self.before(self.upcoming(*self.turns))

    def first_with(self, question: Question, colours: int, none: str) -> str:
        state = self.after_your_turn()
        for one in question["among"][:-1]:
            if state.present[SPACES.index(one["value"])] & colours:
                return str(one["value"])
        return none

    def ask_first(self, question: Question) -> str:
        colour = COLOURS.index(about(question, "colour"))
        return self.first_with(question, 1 << colour, "nowhere")

    def ask_nearest(self, question: Question) -> str:
        return self.first_with(question, 31, "empty_board")

    def ask_which(self, question: Question) -> str:
        return str(self.entries[self.upcoming()].event[1])

    def ask_influence(self, question: Question) -> str:
        board = self.after_your_turn().board
        return "yes" if sum(sum(board[c::5]) for c in range(INFLUENCE)) > 1 else "no"

    def ask_slot(self, question: Question) -> str:
        slots = self.before(self.upcoming()).slots
        return "yes" if slots[PROFESSIONS.index(about(question, "profession"))] else "no"

    def ask_grave(self, question: Question) -> str:
        return "yes" if self.before(self.upcoming()).graves else "no"

    def ask_full(self, question: Question) -> str:
        s = self.now
        return "yes" if s.last < 0 and not (s.graves and max(s.slots)) else "no"

    def ask_drawn(self, question: Question) -> object:
        i = self.upcoming("round_begins", "game_over")
        entry = self.entries[i]
        return entry.event[1] if entry.kind == "klara_drawn" else "nobody_drawn"

    def steps(self) -> list[int]:
        ends = ("leads_church", "klara_leads_church", "round_begins", "game_over")
        family = self.before(self.upcoming(*ends)).players[0].family
        return [place - PEW for place in family if PEW <= place < PEW + STEPS]

    def ask_yours(self, question: Question) -> int:
        return len(self.steps())

    def ask_foremost(self, question: Question) -> int:
        return max(self.steps()) + 1

    def ask_round(self, question: Question) -> str:
        i = self.upcoming("round_begins", "game_over")
        return "over" if self.entries[i].kind == "game_over" else "next_round"


class OfYakovlev(Witness):
    theirs = frozenset(
        {
            "yakovlev_card",
            "yakovlev_blocked",
            "stock_taken",
            "tiles_shuffled",
            "game_over",
            "building_stopped",
        }
    )

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        # What he loses is your doing and lies outside his turn; what you lose may be his.
        builder: object = None
        self.his: set[int] = set()
        for i, entry in enumerate(self.entries):
            if entry.kind == "completed":
                builder = entry.event[1]
            if entry.kind in self.theirs:
                self.his.add(i)
            elif entry.kind == "recognition_lost":
                if builder == "yakovlev" and entry.event[1] == 0:
                    self.his.add(i)
            elif entry.event[1:2] == ["yakovlev"]:
                self.his.add(i)
        self.indices = {id(entry): i for i, entry in enumerate(self.entries)}
        self.shuffles = 0

    def is_theirs(self, entry: Entry) -> bool:
        return self.indices[id(entry)] in self.his

    def expect(self, *event: object) -> None:
        super().told(list(event))

    def normal(self, event: Event) -> Event:
        """Where exactly is seen on the table; why the building stopped, too."""
        if event[0] == "claimed":
            return [*event[:3], "none"]
        if event[0] == "decorated":
            return ["ornament_set", event[2]]
        if event[0] == "die_moved":
            return ["die_moves", event[2]]
        if event[0] == "recognition_lost":
            return ["you_lose", event[2]]
        if event[0] == "stock_taken":
            return ["stocked"]
        if event[0] == "delivered":
            return ["lays", event[3]]
        return ["game_over"] if event[0] == "building_stopped" else event

    def told(self, event: Event) -> None:
        if event[0] == "stocked":
            for _ in range(event[1]):
                self.expect("stocked")
            if self.entries[self.at].kind == "stock_taken":
                raise Mismatch("Yakovlev takes more")
        elif event[0] == "lays":
            for _ in range(event[1]):
                self.expect("lays", event[2])
        elif event[0] == "carried":
            if sum(unpacked(self.now.stock)) != event[1]:
                raise Mismatch(f"{unpacked(self.now.stock)} lie on the card, not {event[1]}")
        elif event[0] == "rolls":
            if self.entries[self.at].kind != "die_rolled":
                raise Mismatch("nothing is rolled")
        elif event[0] == "no_banner":
            if self.now.players[1].spare_banners:
                raise Mismatch("Yakovlev has a banner")
        elif event[0] == "you_lose" and self.now.players[0].position < event[1]:
            # Nobody falls behind the first cell.
            if self.now.players[0].position:
                self.expect("you_lose", self.now.players[0].position)
        else:
            super().told(event)

    def shuffled(self, what: str, items: list[Any]) -> list[Any]:
        if what == "cards":
            return [YAKOVLEV_CARDS[card] for card in self.entries[0].state.yakovlev_row]
        self.shuffles += 1
        i = 0 if self.shuffles == 1 else self.upcoming()
        return [DICE[die] for die in self.entries[i].state.yakovlev_tiles]

    @property
    def coming(self) -> Entry:
        return self.entries[self.upcoming()]

    def ask_first_base(self, question: Question) -> int:
        return int(self.coming.event[2].split("-")[0])

    def ask_turn(self, question: Question) -> str:
        return "over" if self.coming.kind in ("game_over", "building_stopped") else "his_turn"

    def ask_ornament(self, question: Question) -> str:
        return "yes" if self.coming.kind == "decorated" else "no"

    def ask_stop(self, question: Question) -> str:
        if self.coming.kind == "yakovlev_blocked":
            return "full"
        sector = SECTORS.index(self.coming.event[3])
        market = self.coming.state.market
        return "recognition" if market[sector] == RECOGNITION else "plain"

    @property
    def sector(self) -> int:
        return SECTORS.index(self.entries[self.at - 1].event[3])

    def ask_dice(self, question: Question) -> int:
        return int(dice_in(self.now, self.sector))

    def ask_guild(self, question: Question) -> int:
        s = self.now
        there = s.sector_amount(RECOGNITION) * dice_in(s, self.sector)
        points = market_points(s, self.sector)
        return points - (there if s.market[self.sector] == RECOGNITION else 0)

    def ask_stock(self, question: Question) -> int:
        return sum(entry.kind == "stock_taken" for entry in self.entries[self.at : self.at + 4])

    def ask_claim(self, question: Question) -> object:
        claimed = self.coming.kind == "claimed"
        return int(self.coming.event[2].split("-")[0]) if claimed else "nowhere"

    def ask_level(self, question: Question) -> int:
        return int(self.coming.event[2].split("-")[1])

    def ask_tile(self, question: Question) -> int:
        s = self.now
        tile = s.tiles[SITES.index(self.entries[self.at - 1].event[2])]
        return int(s.tables.tile_amount[tile]) if s.tables.tile_gives[tile] == RECOGNITION else 0

    def card_at(self, question: Question) -> int:
        return int(self.now.cards[SITES.index(about(question, "site"))])

    def ask_needs(self, question: Question) -> int:
        return int(self.now.tables.section_total[self.card_at(question)])

    def ask_pays(self, question: Question) -> int:
        return int(self.now.tables.section_recognition[self.card_at(question)])

    def ask_yours_done(self, question: Question) -> str:
        return "yes" if self.now.done >> SITES.index(about(question, "site")) & 1 else "no"

    def ask_you_first(self, question: Question) -> str:
        return "yes" if self.now.ender == 0 else "no"


ROLES = {
    "red_cathedral": Role(OfYakovlev, "yakovlev_build_order", "recognition_tile"),
    "village": Role(OfKlara, "klara_cubes", "klara_market"),
}
