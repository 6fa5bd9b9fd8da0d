"""What the digital games know that the companions ask for."""

from __future__ import annotations

from typing import Any

from terem.games.village.tables import (
    COLOURS,
    INFLUENCE,
    PEW,
    PROFESSIONS,
    SPACES,
    STEPS,
)
from tests.companion.compare import Event, Mismatch, Question, Role, Witness, about


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


ROLES = {"village": Role(OfKlara, "klara_cubes", "klara_market")}
