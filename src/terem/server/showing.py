"""From a table in memory to what one pair of eyes may see, in one language.

The only gate for hidden information is `state.view(seat)` and `Told.heard_by(seat)`; nothing here
reads the state in any other way, except for what the deciding seat is asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import Raw

import terem
from terem.engine import Game, Move, State
from terem.engine.state import Event
from terem.server.access import role_at
from terem.server.database import now_ms
from terem.server.live import LiveTable
from terem.server.messages import (
    ChatMessage,
    Entry,
    Frame,
    LegalMove,
    Position,
    Result,
    Role,
    SeatClock,
    SeatInfo,
    Status,
    StoryEvent,
    TableInfo,
    TableKind,
)
from terem.server.rows import ChatRow, EntryRow, PersonRow, SeatRow, StoredResult, TableRow, iso
from terem.server.words import bot_title, say

Breakdown = list[list[tuple[str, str, int]] | None]

encoder = msgspec.json.Encoder()


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


# ---------------------------------------------------------------------- names


def seat_names(seats: list[SeatRow], lang: str) -> list[str]:
    """What everybody at the table is called; bots of one level are numbered."""
    levels = [seat.bot for seat in seats if seat.person is None and seat.name is None]
    return [_seat_name(seat, levels, lang) for seat in seats]


def _seat_name(seat: SeatRow, levels: list[str | None], lang: str) -> str:
    if seat.name is not None:
        return seat.name
    if seat.person is not None:
        return say(lang, "person-deleted") if seat.person.deleted else seat.person.name
    if seat.bot is not None:
        title = bot_title(seat.bot, lang)
        if levels.count(seat.bot) > 1:
            return say(lang, "bot-numbered", title=title, number=seat.seat + 1)
        return title
    return say(lang, "seat-open")


@lru_cache(maxsize=1000)
def source_text(game: Game, lang: str, source: str) -> str:
    message = f"source-{source}"
    return game.words.text(lang, message) if game.words.has(lang, message) else source


def told_parts(game: Game, lang: str, parts: list[tuple[str, int]]) -> list[tuple[str, str, int]]:
    return _told_parts(game, lang, tuple(parts))


@lru_cache(maxsize=5000)
def _told_parts(
    game: Game, lang: str, parts: tuple[tuple[str, int], ...]
) -> list[tuple[str, str, int]]:
    """Kept, and never changed: points move seldom, and everybody at a table is told."""
    return [(source, source_text(game, lang, source), points) for source, points in parts]


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
) -> TableInfo:
    game = terem.game(row.game)
    role = role_at(row, seats, eyes.person_id, eyes.invite)
    names = seat_names(seats, eyes.lang)
    online = online or set()
    host = next((seat.person for seat in seats if seat.person_id == row.host), None)
    if host is None and hosts is not None and row.host is not None:
        host = hosts.get(row.host)
    insider = role == "seat" or (eyes.person_id is not None and eyes.person_id == row.host)
    started = row.status != "waiting"
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game.title(eyes.lang),
        kind=cast(TableKind, row.kind),
        status=cast(Status, row.status),
        host=None if host is None or host.deleted else host.public(),
        seats=[_seat_info(seat, names[seat.seat], eyes, online) for seat in seats],
        options=row.options,
        clock=row.clock,
        end_turn=row.end_turn,
        watch=row.watch,
        role=role,
        mine=[seat.seat for seat in seats if _is_mine(seat, eyes)],
        invite=row.invite if insider else None,
        deciding=deciding,
        rules_version=row.rules_version,
        frozen=say(eyes.lang, "frozen", began=row.rules_version, now=game.version)
        if started and game.version != row.rules_version
        else None,
        created=iso(row.created),
        started=None if row.started is None else iso(row.started),
        finished=None if row.finished is None else iso(row.finished),
        moves=moves,
        result=None if row.result is None else shown_result(game, row.result, eyes.lang),
        rematch=row.rematch,
        unread_moves=unread[0],
        unread_chat=unread[1],
    )


def _is_mine(seat: SeatRow, eyes: Eyes) -> bool:
    return eyes.person_id is not None and seat.person_id == eyes.person_id


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


def live_info(table: LiveTable, eyes: Eyes) -> TableInfo:
    online, _ = table.house.presence(table)
    return table_info(table.row, table.seats, table.acting, table.moves, eyes, set(online))


def shown_result(game: Game, result: StoredResult, lang: str) -> Result:
    return Result(
        scores=result.scores,
        ranking=result.ranking,
        breakdown=[told_parts(game, lang, parts) for parts in result.breakdown],
        seconds=result.seconds,
        moves=result.moves,
        abandoned=result.abandoned,
    )


# ---------------------------------------------------------------------- sentences


_OWN: dict[tuple[str, str], bool] = {}


def own_words(state: State, method: str) -> bool:
    """Does a game word its moves or events in a way of its own? Then it is asked each time."""
    key = (state.game.id, method)
    found = _OWN.get(key)
    if found is None:
        order = type(state).__mro__
        found = any(method in vars(one) for one in order[: order.index(State)])
        _OWN[key] = found
    return found


class Sentences:
    """Moves in words, remembered: the same few hundred sentences come up again and again."""

    LIMIT = 20_000

    def __init__(self) -> None:
        self._moves: dict[tuple[str, str, Move, Move, tuple[str, ...]], str] = {}

    def describe(self, state: State, move: Move, lang: str, names: list[str]) -> str:
        if own_words(state, "describe"):
            return state.describe(move, lang, names)
        # Names matter only to the few moves that name a seat; the others are remembered once.
        told = tuple(names) if names_a_seat(state.game.verbs[str(move[0])]) else ()
        key = (state.game.id, lang, move, state.describe_values(move), told)
        text = self._moves.get(key)
        if text is None:
            if len(self._moves) >= self.LIMIT:
                self._moves.clear()
            text = self._moves[key] = state.describe(move, lang, names)
        return text


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


def position(table: LiveTable, mine: list[int], lang: str) -> Position | None:
    """All that these seats may know and do now; None before the start and at a frozen table."""
    state = table.state
    if state is None:
        return None
    seat = eyes_seat(table, mine)
    playing = table.row.status == "playing"
    deciding = state.seat if playing else None
    acting = table.acting
    mine_now = acting is not None and acting in mine and table.seats[acting].bot is None
    asked = mine_now and table.ending is None
    view = state.view(seat)
    decision = None if deciding is None else state.game.decisions[state.stack[-1].kind]
    running = acting is not None and table.seats[acting].bot is None
    now = now_ms()
    result = table.row.result
    names = seat_names(table.seats, lang)
    return Position(
        seq=table.seq,
        seat=seat,
        deciding=deciding,
        over=not playing,
        view=view,
        prompt=_prompt(table, state, acting, mine_now, asked, lang),
        decision=None if decision is None else decision.kind,
        clauses=[] if decision is None else list(decision.clauses()),
        moves=[
            LegalMove(move=cast(list[Any], move), text=SENTENCES.describe(state, move, lang, names))
            for move in state.moves()
        ]
        if asked
        else [],
        scores=view["scores"],
        breakdown=breakdown(state, view, seat, lang),
        can_undo=table.can_undo(mine),
        must_end_turn=mine_now and table.ending is not None,
        ending=table.ending,
        clocks=[
            SeatClock(
                left=table.clocks.left(i, running and i == acting, now),
                running=running and i == acting,
            )
            for i in range(state.seats)
        ],
        can_hint=asked and may_hint(table, mine),
        result=None if result is None else shown_result(state.game, result, lang),
    )


def may_hint(table: LiveTable, mine: list[int]) -> bool:
    """Hints are given where nobody else is a person."""
    return bool(mine) and all(
        one.person is None or one.seat in mine or one.bot is not None for one in table.seats
    )


def _prompt(
    table: LiveTable, state: State, acting: int | None, mine_now: bool, asked: bool, lang: str
) -> str:
    if acting is None:
        return state.game.words.text(lang, "prompt-over")
    if asked:
        return state.prompt(lang)
    if table.ending is not None:
        if mine_now:
            return say(lang, "prompt-end-turn")
        return say(lang, "prompt-ending", name=seat_names(table.seats, lang)[acting])
    return say(lang, "prompt-waiting", name=seat_names(table.seats, lang)[acting])


def breakdown(state: State, view: dict[str, Any], seat: int | None, lang: str) -> Breakdown:
    """Where the points come from: all seats when the game is over or the game shows them to all
    (a `points` list in its view), else only one's own."""
    shown = view.get("points")
    out: Breakdown = []
    for one in range(state.seats):
        if state.over or one == seat:
            out.append(told_parts(state.game, lang, state.score_breakdown(one)))
        elif isinstance(shown, list) and len(shown) > one and isinstance(shown[one], dict):
            out.append(told_parts(state.game, lang, list(shown[one].items())))
        else:
            out.append(None)
    return out


# ---------------------------------------------------------------------- the log


def story(
    game: Game, state: State | None, lang: str, events: list[Event], names: list[str]
) -> list[StoryEvent]:
    out: list[StoryEvent] = []
    for event in events:
        kind = str(event[0])
        if state is not None:
            text = _told(state, lang, event, names)
        elif kind in game.events:
            text = game.words.tell(lang, f"event-{kind}", game.events[kind], event[1:], names)
        else:
            # An entry of older rules may tell what the present catalogue has no words for.
            text = kind
        out.append(StoryEvent(event=cast(list[Any], event), text=text))
    return out


_STORIES: dict[tuple[str, str, str, tuple[str, ...]], str] = {}


def _told(state: State, lang: str, event: Event, names: list[str]) -> str:
    """An event in words; everybody at the table hears the same within a moment, so it is kept."""
    if own_words(state, "story"):
        return state.story(lang, event, names)
    key = (state.game.id, lang, repr(event), tuple(names))
    text = _STORIES.get(key)
    if text is None:
        if len(_STORIES) > 5000:
            _STORIES.clear()
        text = _STORIES[key] = state.story(lang, event, names)
    return text


def entry(table: LiveTable, one: EntryRow, mine: list[int], names: list[str], lang: str) -> Entry:
    """A log entry as these seats may know it."""
    hidden = one.secret and mine != [one.seat]
    text = None
    if one.kind != "move":
        name = names[one.seat] if one.seat is not None else ""
        text = say(lang, f"log-{one.kind}", name=name)
    return Entry(
        seq=one.seq,
        kind=one.kind,
        seat=one.seat,
        at=iso(one.at),
        moves=one.moves,
        move=None if hidden or one.move is None else cast(list[Any], one.move),
        events=story(table.game, table.state, lang, heard(one, mine), names),
        text=text,
    )


def heard(one: EntryRow, mine: list[int]) -> list[Event]:
    """The events these seats hear. Several players at one screen share the log, so it tells them
    only what everybody may know; each finds the own secrets in the view."""
    seat = mine[0] if len(mine) == 1 else None
    found = [told.heard_by(seat) for told in one.told]
    return [event for event in found if event is not None]


def entries(table: LiveTable, after: int, mine: list[int], lang: str) -> list[Entry]:
    names = seat_names(table.seats, lang)
    return [entry(table, one, mine, names, lang) for one in table.log[after:]]


def chat_line(one: ChatRow, lang: str) -> ChatMessage:
    person = one.person.public()
    if one.person.deleted:
        person.name = say(lang, "person-deleted")
    return ChatMessage(id=one.id, person=person, seat=one.seat, text=one.text, at=iso(one.at))


# ---------------------------------------------------------------------- replay


def frame(
    before: State | None, state: State, seat: int | None, lang: str, names: list[str]
) -> Frame:
    """The position after some moves, as a seat or a watcher saw it."""
    view = state.view(seat)
    index = state.played
    move: Move | None = None
    text: str | None = None
    if before is not None:
        played = state.history[-1]
        hidden = any(at == index - 1 and owner != seat for at, owner in state.secrets)
        if not hidden:
            move = played
            text = before.describe(played, lang, names)
    return Frame(
        index=index,
        seat=None if before is None else before.seat,
        deciding=state.seat,
        move=None if move is None else cast(list[Any], move),
        text=text,
        events=story(state.game, state, lang, state.events_for(seat), names),
        view=view,
        scores=view["scores"],
        breakdown=breakdown(state, view, seat, lang),
    )


def role_of(table: LiveTable, eyes: Eyes) -> Role | None:
    return role_at(table.row, table.seats, eyes.person_id, eyes.invite)


def raw(value: object) -> Raw:
    return Raw(encoder.encode(value))
