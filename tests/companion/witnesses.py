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
from terem.games.rurik.rules.build import take_its_place
from terem.games.rurik.rules.rebellion import can_spare, has_target
from terem.games.rurik.rules.regions import lose_piece
from terem.games.rurik.rules.tracks import measure
from terem.games.rurik.tables import CARDS as INSURRECTION
from terem.games.rurik.tables import GOODS as RURIK_GOODS
from terem.games.rurik.tables import LEADERS, REGIONS, STRONGHOLD, STRUCTURES, TRACKS
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
        there = s.amounts[RECOGNITION] * dice_in(s, self.sector)
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


class OfTheRebellion(Witness):
    """It tells nothing of the map by itself: whether a region fits is read from the position."""

    theirs = frozenset({"card_turned_up", "bonus_unlocked", "priority_chosen", "game_over"})

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        its_turn = False
        self.its: set[int] = set()
        for i, entry in enumerate(self.entries):
            if entry.kind == "card_turned_up":
                its_turn = True
            elif entry.event[:2] == ["advisor_taken", 0] or entry.kind == "claim_begins":
                its_turn = False
            mine = entry.event[1:2] == ["rebellion"]
            if entry.kind in self.theirs or (mine and (its_turn or entry.kind != "leader_fell")):
                self.its.add(i)
        self.indices = {id(entry): i for i, entry in enumerate(self.entries)}

    def is_theirs(self, entry: Entry) -> bool:
        return self.indices[id(entry)] in self.its

    def normal(self, event: Event) -> Event:
        if event[0] == "attacked":
            return ["attacks_you", event[3]]
        if event[0] == "converted":
            return ["converts_you", event[3]]
        return event

    def told(self, event: Event) -> None:
        kind = event[0]
        if kind in ("starts", "starts_with_leader"):
            troops = self.entries[0].state.players[1].troops
            if troops[REGIONS.index(event[1])] != event[2]:
                raise Mismatch(f"{event}: other rebels start there")
        elif kind == "neutral_starts":
            if not self.entries[0].state.neutral >> REGIONS.index(event[1]) & 1:
                raise Mismatch(f"{event}: no neutral troop starts there")
        elif kind == "reveals":
            later = [entry.kind for entry in self.entries[self.at :]]
            shown = next(i for i, one in enumerate(later) if one not in CARDS_SHOWN)
            revealed = later[:shown].count("revealed")
            if revealed > event[1] or (not revealed and any(self.now.decks)):
                raise Mismatch(f"{revealed} cards are revealed, not {event[1]}")
        elif kind != "actions_begin":
            super().told(event)

    def shuffled(self, what: str, items: list[Any]) -> list[Any]:
        return [INSURRECTION[card] for card in self.entries[0].state.cards]

    @property
    def coming(self) -> Entry:
        return self.entries[self.upcoming()]

    @property
    def state(self) -> Any:
        """The position when it goes on, before you do anything again. Two events are told before
        the last piece of theirs has moved."""
        ends = ("advisor_taken", "came_back", "claim_begins", "round_begins")
        entry = self.entries[self.upcoming(*ends) - 1]
        if entry.event[:2] == ["attacked", "rebellion"]:
            resolved = entry.state.copy()
            resolved.telling = False
            lose_piece(resolved, 0, REGIONS.index(entry.event[3]))
            return resolved
        if entry.kind in ("converted", "neutral_converted") and entry.event[1] == "rebellion":
            resolved = entry.state.copy()
            take_its_place(resolved, 1, REGIONS.index(entry.event[-1]))
            return resolved
        return entry.state

    def ask_your_leader(self, question: Question) -> str:
        begins = next(entry for entry in self.entries if entry.kind == "round_begins")
        return str(LEADERS[begins.state.players[0].leader])

    def ask_token(self, question: Question) -> str:
        good = self.entries[0].state.region_good[REGIONS.index(about(question, "region"))]
        return str(RURIK_GOODS[good])

    # ------------------------------------------------------------------ your turns

    def ask_advisor(self, question: Question) -> int:
        for i in range(self.at, len(self.entries)):
            if self.entries[i].event[:2] == ["advisor_placed", 0]:
                self.skip_to(i)
                self.at = i + 1
                return int(self.entries[i].event[2])
        raise Mismatch("you place no more advisors")

    def ask_column(self, question: Question) -> str:
        return str(self.entries[self.at - 1].event[3])

    def ask_bribe(self, question: Question) -> int:
        for entry in self.entries[self.at : self.upcoming()]:
            if entry.event[:2] == ["bribed", 0]:
                return int(entry.event[2])
        return 0

    def ask_turn(self, question: Question) -> str:
        i = self.upcoming()
        for at in range(self.at, i):
            taken = self.entries[at].kind == "coin_stolen"
            given = self.entries[at].kind in ("driven", "leader_driven")
            if taken or given:
                self.at = at + 1
                return "coin_stolen" if taken else "coin_given"
        return "its_turn" if self.before(i).players[1].at else "nobody_left"

    def ask_claim(self, question: Question) -> str:
        i = self.upcoming("claim_begins")
        self.skip_to(i)
        self.at = i + 1
        return "claim"

    # ------------------------------------------------------------------ the map

    def first(self, question: Question, fits: Any) -> str:
        s = self.state
        for one in question["among"]:
            if one["kind"] == "region" and fits(s, REGIONS.index(one["value"])):
                return str(one["value"])
        return "none"

    def ask_leader(self, question: Question) -> str:
        place = REGIONS.index(about(question, "region"))
        return "yes" if self.state.players[1].leader_at == place else "no"

    def ask_where_leader(self, question: Question) -> str:
        at = self.state.players[1].leader_at
        return str(REGIONS[at]) if at >= 0 else "off_map"

    def muster(self, question: Question, ruled: bool) -> str:
        me = self.state.players[1]
        if not me.supply and me.leader_at >= 0:
            return "no_rebels"
        return self.first(question, lambda s, r: occupies(s, r) and rules(s, r) == ruled)

    def ask_muster(self, question: Question) -> str:
        return self.muster(question, False)

    def ask_muster_ruled(self, question: Question) -> str:
        return self.muster(question, True)

    def ask_move_free(self, question: Question) -> str:
        return self.first(question, lambda s, r: not occupies(s, r))

    def ask_move_unruled(self, question: Question) -> str:
        return self.first(question, lambda s, r: not rules(s, r))

    def ask_source(self, question: Question) -> str:
        return self.first(question, can_spare)

    ask_source_german = ask_source

    def ask_attack_ruled(self, question: Question) -> str:
        return self.first(
            question, lambda s, r: occupies(s, r) and rules(s, r) and has_target(s, r)
        )

    def ask_attack_unruled(self, question: Question) -> str:
        return self.first(
            question, lambda s, r: occupies(s, r) and not rules(s, r) and has_target(s, r)
        )

    def ask_victim(self, question: Question) -> str:
        s, place = self.state, REGIONS.index(about(question, "region"))
        if not occupies(s, place) or not has_target(s, place):
            return "nobody"
        return "you" if s.players[0].at >> place & 1 else "neutral"

    def ask_defence(self, question: Question) -> str:
        s, place = self.state, REGIONS.index(about(question, "region"))
        you = s.players[0]
        both = (you.ruled >> place & 1) + (you.built[STRONGHOLD] >> place & 1)
        return str(["open", "either", "both"][both])

    def ask_casualty(self, question: Question) -> str:
        return "yes" if self.coming.kind in ("casualty", "leader_fell") else "no"

    def ask_alone(self, question: Question) -> str:
        place = REGIONS.index(about(question, "region"))
        return "no" if self.now.players[1].troops[place] else "yes"

    def ask_build_ruled(self, question: Question) -> str:
        return self.first(question, lambda s, r: occupies(s, r) and rules(s, r))

    def ask_build_unruled(self, question: Question) -> str:
        return self.first(question, lambda s, r: occupies(s, r) and not rules(s, r))

    def ask_build_visited(self, question: Question) -> str:
        return self.first(
            question, lambda s, r: occupies(s, r) and rules(s, r) and has_target(s, r)
        )

    def ask_replaced(self, question: Question) -> str:
        s, place = self.state, REGIONS.index(about(question, "region"))
        if s.players[0].troops[place]:
            return "your_troop"
        return "neutral_troop" if s.neutral >> place & 1 else "neither"

    def ask_stands(self, question: Question) -> str:
        kind = STRUCTURES.index(about(question, "structure"))
        place = REGIONS.index(about(question, "region"))
        return "yes" if self.state.players[0].built[kind] >> place & 1 else "no"

    def ask_yaroslav_there(self, question: Question) -> str:
        place = REGIONS.index(about(question, "region"))
        return "yes" if self.state.players[0].leader_at == place else "no"

    def ask_tax_ruled(self, question: Question) -> str:
        return self.first(
            question, lambda s, r: occupies(s, r) and rules(s, r) and s.goods >> r & 1
        )

    def ask_tax_unruled(self, question: Question) -> str:
        return self.first(
            question, lambda s, r: occupies(s, r) and not rules(s, r) and s.goods >> r & 1
        )

    # ------------------------------------------------------------------ the claim phase

    def ask_more_regions(self, question: Question) -> str:
        you, me = self.state.players
        return "yes" if you.at.bit_count() > me.at.bit_count() else "no"

    def yours_is_more(self, question: Question, track: int) -> str:
        s = self.state
        return "yes" if measure(s, s.players[0], track) > about(question, "count") else "no"

    def ask_larger_group(self, question: Question) -> str:
        return self.yours_is_more(question, 1)

    def ask_fuller_boat(self, question: Question) -> str:
        return self.yours_is_more(question, 2)

    def ask_rules(self, question: Question) -> int:
        return int(self.now.players[1].ruled.bit_count())

    def ask_capitals(self, question: Question) -> str:
        both = [REGIONS.index(one["value"]) for one in question["about"]]
        return "yes" if all(rules(self.now, place) for place in both) else "no"

    def ask_ahead(self, question: Question) -> str:
        track = TRACKS.index(about(question, "track"))
        # The markers have moved when the next thing is told, not before.
        s = self.entries[self.upcoming("income", "game_over")].state
        return "yes" if s.players[0].tracks[track] > s.players[1].tracks[track] else "no"

    def ask_rebel_left(self, question: Question) -> str:
        return "yes" if self.before(self.upcoming("round_begins")).players[1].supply else "no"


CARDS_SHOWN = ("leader_fell", "revealed", "decks_shuffled")


def occupies(s: Any, place: int) -> bool:
    return bool(s.players[1].at >> place & 1)


def rules(s: Any, place: int) -> bool:
    return bool(s.players[1].ruled >> place & 1)


ROLES = {
    "red_cathedral": Role(OfYakovlev, "yakovlev_build_order", "recognition_tile"),
    "rurik": Role(
        OfTheRebellion,
        "edition",
        "solo_level",
        "goods_tokens",
        "solo_own_bribe",
        "solo_last_unlock",
    ),
    "village": Role(OfKlara, "klara_cubes", "klara_market"),
}
