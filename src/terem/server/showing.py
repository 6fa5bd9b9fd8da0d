"""From a table in memory to what one pair of eyes may see, in one language.

The only gate for hidden information is `state.view(seat)` and `Told.heard_by(seat)`; nothing here
reads the state in any other way, except for what the deciding seat is asked.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import terem
from terem import guidance
from terem.engine import Game, Move, State
from terem.guidance import Mark
from terem.server import ahead, away
from terem.server.access import role_at
from terem.server.names import seat_names
from terem.server.points import Breakdown, points_known, told_parts, told_points
from terem.server.rows import ChatRow, PersonRow, SeatRow, StoredResult, TableRow, iso
from terem.server.scene import Scene
from terem.server.sharing import sharing_of, wish_of
from terem.server.store import Bundle
from terem.server.tablelog import as_sent
from terem.server.texts import say
from terem.server.wire.play import ChatMessage, LegalMove, MoveMark, Planning, Position, SeatClock
from terem.server.wire.tables import (
    Ahead,
    PlannedStep,
    RatingChange,
    Result,
    SeatInfo,
    Status,
    TableInfo,
    TableKind,
)

if TYPE_CHECKING:
    from terem.server.live import LiveTable


class Eyes:
    """Who looks: a person (or nobody known), with an invitation perhaps, in a language."""

    __slots__ = ("invite", "lang", "person")

    def __init__(self, person: PersonRow | None, lang: str, invite: str | None = None) -> None:
        self.person = person
        self.lang = lang
        self.invite = invite

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id


# ---------------------------------------------------------------------- tables


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    deciding: int | None,
    moves: int,
    eyes: Eyes,
    online: set[str] | None = None,
    unread: tuple[int, int] = (0, 0),
    hosts: dict[str, PersonRow] | None = None,
    deadline: int | None = None,
) -> TableInfo:
    game = terem.game(row.game)
    role = role_at(row, seats, eyes.person_id, eyes.invite)
    names = seat_names(seats, eyes.lang)
    online = online or set()
    host = next((seat.person for seat in seats if seat.person_id == row.host), None)
    if host is None and hosts is not None and row.host is not None:
        host = hosts.get(row.host)
    insider = role == "seat" or (eyes.person_id is not None and eyes.person_id == row.host)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game.title(eyes.lang),
        kind=cast(TableKind, row.kind),
        status="playing" if row.status == "frozen" else cast(Status, row.status),
        host=None if host is None or host.deleted else host.public(),
        seats=[_seat_info(seat, names[seat.seat], eyes, online) for seat in seats],
        options=row.options,
        clock=row.clock,
        end_turn=row.end_turn,
        sharing=sharing_of(row, seats),
        sharing_wish=wish_of(seats, eyes.person_id),
        rated=counts(row, seats),
        role=role,
        mine=[seat.seat for seat in seats if _is_mine(seat, eyes)],
        invite=row.invite if insider else None,
        deciding=deciding,
        deadline=None if deadline is None else iso(deadline),
        rules_version=row.rules_version,
        frozen=say(eyes.lang, "frozen", began=row.rules_version, now=game.version)
        if row.status in ("playing", "frozen") and game.version != row.rules_version
        else None,
        created=iso(row.created),
        started=None if row.started is None else iso(row.started),
        finished=None if row.finished is None else iso(row.finished),
        moves=moves,
        result=None if row.result is None else shown_result(game, row.result, eyes.lang),
        rematch=row.rematch,
        ahead=_my_ahead(game, seats, eyes),
        unread_moves=unread[0],
        unread_chat=unread[1],
    )


def counts(row: TableRow, seats: list[SeatRow]) -> bool:
    """Does a game count for the ratings? Before the start: as it would with those who sit there.

    Games count between people with accounts: practice against bots and games of guests do not.
    """
    if row.status != "waiting":
        return row.rated
    people = [seat.person for seat in seats if seat.person is not None]
    return (
        row.rated
        and row.kind in ("open", "invite")
        and len(seats) > 1
        and all(seat.bot is None for seat in seats)
        and not any(person.guest for person in people)
    )


def _is_mine(seat: SeatRow, eyes: Eyes) -> bool:
    return eyes.person_id is not None and seat.person_id == eyes.person_id


def _my_ahead(game: Game, seats: list[SeatRow], eyes: Eyes) -> Ahead | None:
    mine = next((seat.ahead for seat in seats if seat.ahead and _is_mine(seat, eyes)), None)
    return ahead.shown(game, mine, eyes.lang)


def _seat_info(seat: SeatRow, name: str, eyes: Eyes, online: set[str]) -> SeatInfo:
    person = seat.person
    return SeatInfo(
        seat=seat.seat,
        name=name,
        person=None if person is None or person.deleted else person.public(),
        bot=seat.bot,
        why_bot=seat.why_bot,
        open=seat.open,
        mine=_is_mine(seat, eyes),
        online=person is not None and person.id in online,
    )


def bundle_info(
    bundle: Bundle, eyes: Eyes, online: set[str] | None = None, unread: tuple[int, int] = (0, 0)
) -> TableInfo:
    """A table as it is stored, whether or not it is in memory."""
    return table_info(
        bundle.row,
        bundle.seats,
        bundle.deciding,
        bundle.moves,
        eyes,
        online,
        unread,
        deadline=bundle.deadline,
    )


def live_info(table: LiveTable, eyes: Eyes, hosts: dict[str, PersonRow] | None = None) -> TableInfo:
    online, _ = table.house.presence.at(table)
    return table_info(
        table.row,
        table.seats,
        table.acting,
        table.moves,
        eyes,
        set(online),
        hosts=hosts,
        deadline=acting_deadline(table),
    )


def acting_deadline(table: LiveTable) -> int | None:
    """When the time of the person who is to act is out."""
    seat = table.acting
    return None if seat is None or table.seats[seat].bot is not None else table.deadline(seat)


def shown_result(game: Game, result: StoredResult, lang: str) -> Result:
    return Result(
        scores=result.scores,
        ranking=result.ranking,
        breakdown=[told_parts(game, lang, parts) for parts in result.breakdown],
        seconds=result.seconds,
        moves=result.moves,
        abandoned=result.abandoned,
        ratings=[
            None if one is None else RatingChange(before=one[0], after=one[1])
            for one in result.ratings
        ],
    )


# ---------------------------------------------------------------------- sentences


class Sentences:
    """Moves in words, remembered: the same few hundred sentences come up again and again."""

    LIMIT = 20_000

    def __init__(self) -> None:
        self._moves: dict[tuple[str, str, Move, Move, tuple[str, ...]], str] = {}

    def describe(self, state: State, move: Move, lang: str, names: list[str]) -> str:
        # Names matter only to the few moves that name a seat; the others are remembered once.
        told = tuple(names) if names_a_seat(state.game.verbs[str(move[0])]) else ()
        key = (state.game.id, lang, move, state.describe_values(move), told)
        text = self._moves.get(key)
        if text is None:
            if len(self._moves) >= self.LIMIT:
                self._moves.clear()
            text = self._moves[key] = state.describe(move, lang, names)
        return text


@cache
def names_a_seat(kinds: tuple[str, ...]) -> bool:
    return any(kind.rpartition(":")[2] == "seat" for kind in kinds)


SENTENCES = Sentences()


# ---------------------------------------------------------------------- positions


def eyes_seat(table: LiveTable, mine: list[int]) -> int | None:
    """Whose eyes a person looks through: own seat; at one screen the seat that acts."""
    if not mine:
        return None
    acting = table.acting
    if acting in mine:
        return acting
    if len(mine) > 1:
        # Between two turns of one screen nobody's secrets are shown but those of the last player.
        for entry in reversed(table.log):
            if entry.kind == "move" and entry.seat in mine:
                return entry.seat
    return mine[0]


def position(
    table: LiveTable, mine: list[int], lang: str, scene: Scene | None = None
) -> Position | None:
    """All that these seats may know and do now; None before the start and at a frozen table.
    `scene`: what was found already for others who look on at the same moment."""
    state = table.state
    if state is None:
        return None
    if scene is None:
        scene = Scene(table, state)
    seat = eyes_seat(table, mine)
    acting = scene.acting
    mine_now = acting is not None and acting in mine and table.seats[acting].bot is None
    asked = mine_now and scene.ending is None
    view = scene.view(seat)
    result = table.row.result
    claim = away.claim_from(table, mine)
    can_undo = table.can_undo(mine)
    return Position(
        seq=table.seq,
        seat=seat,
        deciding=scene.deciding,
        over=not scene.playing,
        view=view,
        prompt=_prompt(scene, mine_now, asked, lang),
        decision=scene.decision,
        clauses=scene.clauses,
        moves=legal_moves(table, state, lang, scene.names(lang)) if asked else [],
        scores=view["scores"],
        breakdown=scene.breakdown(view, seat, lang),
        can_undo=can_undo,
        no_undo=_no_undo(table, acting, lang) if mine_now and not can_undo else None,
        must_end_turn=mine_now and scene.ending is not None,
        ending=scene.ending,
        near_end=scene.near_end(lang),
        clocks=scene.clocks,
        can_hint=asked and may_hint(table, mine),
        absent_from=scene.absent_from,
        claim_from=None if claim is None else iso(claim),
        standing=ahead.may_stand(state) if asked and len(mine) == 1 else [],
        can_plan=may_plan(table, mine),
        result=None if result is None else shown_result(state.game, result, lang),
    )


def past(table: LiveTable, state: State, mine: list[int], seq: int, lang: str) -> Position:
    """A position of before, after entry `seq`: to look at, not to act in."""
    seat = eyes_seat(table, mine)
    view = state.view(seat)
    return Position(
        seq=seq,
        seat=seat,
        deciding=state.seat,
        over=state.over,
        view=view,
        prompt="",
        decision=None,
        clauses=[],
        moves=[],
        scores=view["scores"],
        breakdown=breakdown(state, view, seat, lang),
        can_undo=False,
        no_undo=None,
        near_end=None,
        must_end_turn=False,
        ending=None,
        clocks=[SeatClock(left=None, running=False) for _ in range(state.seats)],
        can_hint=False,
    )


def may_plan(table: LiveTable, mine: list[int]) -> bool:
    """One's next turn can be planned while others play."""
    state = table.state
    if state is None or table.row.status != "playing" or len(mine) != 1:
        return False
    if table.seats[mine[0]].bot is not None or table.acting == mine[0]:
        return False
    return ahead.turn_ahead(state, mine[0]) is not None


def planning(table: LiveTable, seat: int, found: ahead.Imagined, lang: str) -> Planning:
    """A turn that is being planned, for the one who plans it."""
    state = found.state
    shown = past(table, state, [seat], table.seq, lang)
    if found.done is None:
        names = seat_names(table.seats, lang)
        shown.prompt = state.prompt(lang)
        shown.decision = state.decision().kind
        shown.clauses = guidance.clauses(state)
        shown.moves = marked_moves(
            state,
            state.moves(),
            guidance.marks(state),
            lambda move: SENTENCES.describe(state, move, lang, names),
            lang,
            names,
        )
    return Planning(
        position=shown,
        steps=[PlannedStep(move=step.move, text=step.texts[lang]) for step in found.steps],
        done=found.done,
    )


class Marked:
    """What the moves of the last few questions lead to, remembered: a position is sent anew for
    every word that is said at the table."""

    LIMIT = 500

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, int], dict[Move, list[Mark]]] = OrderedDict()

    def of(self, table: LiveTable, state: State) -> dict[Move, list[Mark]]:
        key = (table.row.id, table.seq)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = guidance.marks(state)
            if len(self._found) > self.LIMIT:
                self._found.popitem(last=False)
        return found


MARKED = Marked()


def legal_moves(table: LiveTable, state: State, lang: str, names: list[str]) -> list[LegalMove]:
    found = MARKED.of(table, state)
    return marked_moves(
        state,
        state.moves(),
        found,
        lambda move: SENTENCES.describe(state, move, lang, names),
        lang,
        names,
    )


def marked_moves(
    state: State,
    moves: list[Move],
    found: dict[Move, list[Mark]],
    describe: Callable[[Move], str],
    lang: str,
    names: list[str],
) -> list[LegalMove]:
    """Moves as a player reads them: with what they lead to, the likeliest to be of use first."""
    return [
        LegalMove(
            move=as_sent(move),
            text=describe(move),
            marks=told_marks(found[move], lang, names),
        )
        for move in guidance.in_order(state.game, moves, found)
    ]


def told_marks(marks: list[Mark], lang: str, names: list[str]) -> list[MoveMark]:
    return [MoveMark(kind=mark.kind, text=mark.text(lang, names)) for mark in marks]


def _no_undo(table: LiveTable, acting: int | None, lang: str) -> str:
    """Why whoever acts cannot take anything back."""
    last = table.log[-1] if table.log else None
    moved = last is not None and last.kind == "move" and last.seat == acting
    return say(lang, "no-undo-revealed" if moved else "no-undo-nothing")


def may_hint(table: LiveTable, mine: list[int]) -> bool:
    """Hints are given where nobody else is a person."""
    return bool(mine) and all(
        one.person is None or one.seat in mine or one.bot is not None for one in table.seats
    )


def _prompt(scene: Scene, mine_now: bool, asked: bool, lang: str) -> str:
    if asked:
        return scene.state.prompt(lang)
    if mine_now:
        return say(lang, "prompt-end-turn")
    return scene.waiting(lang)


def breakdown(state: State, view: dict[str, Any], seat: int | None, lang: str) -> Breakdown:
    """Where the points come from, as far as this seat may know."""
    return told_points(state.game, points_known(state, view, seat), lang)


# ---------------------------------------------------------------------- chat


def chat_line(one: ChatRow, lang: str) -> ChatMessage:
    person = one.person.public()
    if one.person.deleted:
        person.name = say(lang, "person-deleted")
    return ChatMessage(id=one.id, person=person, seat=one.seat, text=one.text, at=iso(one.at))
