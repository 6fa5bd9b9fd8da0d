"""Why a move is not allowed, and what a good bot would do: once for socket and HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.engine import State
from terem.engine.moves import as_move
from terem.server import showing
from terem.server.botworker import Thought
from terem.server.live import LiveTable
from terem.server.names import seat_names
from terem.server.problems import Refusal
from terem.server.wire.play import Hint, Hints, Why

if TYPE_CHECKING:
    from terem.server.house import House


class Advice:
    def __init__(self, house: House) -> None:
        self._house = house
        # People whose hint is being thought about.
        self._thinking: set[str] = set()

    def why(self, table: LiveTable, mine: list[int], move: list[object], lang: str) -> Why:
        """Why a move is not allowed; only whoever decides may ask (the answer depends on what
        they know)."""
        state = table.playing_state()
        acting = table.acting
        if acting is None or acting not in mine:
            raise Refusal("not-your-turn" if table.row.status == "playing" else "not-playing")
        if table.ending is not None:
            raise Refusal("must-end-turn")
        reason = state.explain(move)
        if reason is None:
            return Why(legal=True, rule=None, heading=None, text=None)
        return Why(
            legal=False,
            rule=reason.rule,
            heading=table.game.rules.clause(lang, reason.rule).heading,
            text=reason.text(lang),
        )

    async def hints(self, table: LiveTable, mine: list[int], lang: str) -> Hints:
        """Good moves for the person who decides, where nobody else is a person."""
        state = table.playing_state()
        seat = table.acting
        if seat is None or seat not in mine or table.ending is not None:
            raise Refusal("not-your-turn")
        if not showing.may_hint(table, mine):
            raise Refusal("no-hints")
        seq = table.seq
        person = table.seats[seat].person
        if person is None:
            raise Refusal("not-seated")
        person_id = person.id
        # One at a time: hints think as long as a good bot does, and other tables have bots too.
        if person_id in self._thinking:
            raise Refusal("too-fast")
        self._thinking.add(person_id)
        names = seat_names(table.seats, lang)
        try:
            account = self._house.limits.addresses.account(person)
            found = await self._house.bots.hints(state, lang, names, seq, (account, True))
        finally:
            self._thinking.discard(person_id)
        return Hints(seq=seq, hints=told(state, seat, found, lang, names))

    async def thoughts(
        self, state: State, lang: str, names: list[str], person_id: str, iterations: int
    ) -> list[Hint]:
        """Good moves in a position somebody thinks about alone, so hard thought about."""
        seat = state.seat
        assert seat is not None
        if person_id in self._thinking:
            raise Refusal("too-fast")
        self._thinking.add(person_id)
        try:
            found = await self._house.bots.hints(
                state, lang, names, 1, (person_id, True), iterations=iterations
            )
        finally:
            self._thinking.discard(person_id)
        return told(state, seat, found, lang, names)


def told(
    state: State, seat: int, thoughts: list[Thought], lang: str, names: list[str]
) -> list[Hint]:
    """What a worker has thought, in words."""
    return [
        Hint(
            move=one.move,
            text=showing.SENTENCES.describe(state, move, lang, names),
            expected=one.points[seat] if one.points else None,
            points=one.points,
            win=one.win,
            share=one.share,
            line=one.line,
            why=one.why,
        )
        for one in thoughts
        if (move := as_move(one.move)) is not None
    ]
