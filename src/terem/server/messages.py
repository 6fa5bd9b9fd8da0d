"""Every message on the wire, HTTP and WebSocket, as one typed Struct each.

The OpenAPI document (`/api/openapi.json`) is generated from the HTTP types, the JSON Schema of the
socket (`/api/socket-schema.json`) from the `Client…` and `Server…` unions at the end of this file.
`docs/protocol.md` tells the same in words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "ru", "de"]
TableKind = Literal["open", "invite", "hotseat", "solo"]
Status = Literal["waiting", "playing", "finished"]
Role = Literal["seat", "watcher"]
# Who may see a game beside those who play it; the first is the most private.
Sharing = Literal["private", "link", "public"]

# A move is a list (verb, *args): see the contract. The engine says what is wrong with a bad one.
RawMove = list[Any]

PersonName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        description="1 to 24 letters, digits, spaces, dots, hyphens, apostrophes or underscores",
    ),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
# The client's own name for something it sends: a retry with the same id is the same thing.
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
NoteText = Annotated[str, Meta(max_length=4000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Invite = Annotated[str, Meta(max_length=64)]


# ---------------------------------------------------------------------- common parts


# How many pictures can be made from one id (see web/src/people/emblem.ts).
PICTURES = 12
PictureNumber = Annotated[int, Meta(ge=0, lt=PICTURES)]


class Person(Struct, kw_only=True):
    """What everybody may know of a person."""

    id: str
    name: str
    guest: bool
    # Which of the pictures that are made from the id.
    picture: int = 0


class Problem(Struct, kw_only=True):
    """Every refusal, on HTTP and on the socket: a stable code and one sentence in the asked
    language."""

    code: str
    text: str
    # The clause that forbids a move, where a rule of the game is the reason.
    rule: str | None = None
    heading: str | None = None


class Done(Struct, kw_only=True):
    """Nothing more to say than that it is done."""

    ok: bool = True


# ---------------------------------------------------------------------- people


class GuestRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play at once: a name is enough."""

    name: PersonName
    lang: Language = "en"


class ClaimRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Keep the guest's games under a password; the name becomes the sign-in name."""

    password: Password
    name: PersonName | None = None


class SignInRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    name: PersonName
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class SettingsRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Change what is given, leave the rest. An empty webhook switches it off."""

    name: PersonName | UnsetType = UNSET
    lang: Language | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET
    picture: PictureNumber | UnsetType = UNSET


class DeleteRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A claimed account is deleted only with its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct, kw_only=True):
    """The person behind the session; `person` is null for a visitor without one."""

    person: Person | None
    lang: Language = "en"
    webhook: str = ""
    # Tables where this person must move now.
    waiting: int = 0
    # People who would like to be friends, and challenges, that wait for an answer.
    asked: int = 0
    # Told once, when an account is kept or new ones are asked for: each sets a new password, once.
    codes: list[str] = []


# Off; at once; after a quarter of an hour or an hour, if it is still my turn; once a day.
When = Literal["off", "now", "quarter", "hour", "daily"]
Channel = Literal["push", "mail", "webhook"]
Hour = Annotated[int, Meta(ge=0, le=23)]


class NoticeWishes(Struct, kw_only=True, forbid_unknown_fields=True):
    """How somebody who is away wants to hear of their turns."""

    push: When = "now"
    mail: When = "hour"
    webhook: When = "now"
    # No letters from this hour to that one, in the person's own time; equal: at any hour.
    quiet_from: Hour = 0
    quiet_to: Hour = 0
    # When the daily letter is written.
    daily_at: Hour = 18
    # The name of the person's time zone, as browsers give it.
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class NoticeSettings(Struct, kw_only=True):
    """My wishes, and by which ways I can be reached."""

    wishes: NoticeWishes
    # The confirmed address; empty if there is none.
    mail: str
    # How letters leave this house: by a mail server, or into a folder of the operator.
    mail_by: Literal["smtp", "outbox"]
    webhook: str
    # The house's public key, for the browser's push service.
    push_key: str
    # Browsers that take messages while they are closed, by the hash (SHA-256) of their address.
    devices: list[str]


class DayOff(Struct, kw_only=True, forbid_unknown_fields=True):
    """From the first to the last day, in one's own time; 2026-12-24."""

    first: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    last: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class DaysOff(Struct, kw_only=True, forbid_unknown_fields=True):
    """Days on which clocks of days stand still for me; at most 30 in a year."""

    days: Annotated[list[DayOff], Meta(max_length=20)]


class MailRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """An address to write to; a letter with a link goes there first."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class LinkRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """What stood in a link that we had sent."""

    link: Annotated[str, Meta(max_length=1000)]


class PushRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A subscription of a browser (PushSubscription): its push service and its keys."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]


class EndpointRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class ForgottenRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who has lost a password is sent a link, if there is a confirmed address."""

    name: PersonName


class Unsubscribed(Struct, kw_only=True):
    """These letters are off."""

    channel: Channel


class PasswordRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new password for the old one; all other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class CodesRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """New codes; those from before are good for nothing any more."""

    password: Annotated[str, Meta(max_length=200)]


class ResetRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new password with one of the codes, for whoever has lost theirs."""

    name: PersonName
    code: Annotated[str, Meta(max_length=64)]
    password: Password


class SessionInfo(Struct, kw_only=True):
    """A place where I am signed in: since when, with which browser (as it says itself)."""

    id: str
    created: str
    agent: str
    current: bool


class SessionList(Struct, kw_only=True):
    sessions: list[SessionInfo]


class MyData(Struct, kw_only=True):
    """Everything that is stored about me."""

    person: Person
    lang: str
    webhook: str
    since: str
    ratings: list[Rating]
    tables: list[TableInfo]
    chat: list[ChatMessage]
    notes: dict[str, str]
    sessions: list[SessionInfo]
    mail: str
    notices: NoticeWishes
    days_off: list[DayOff]
    circle: Circle
    reports: list[MyReport]


# ---------------------------------------------------------------------- games


class OptionInfo(Struct, kw_only=True):
    name: str
    title: str
    default: str | int
    choices: list[str | int]
    choice_titles: list[str]
    per_seat: bool
    # True if it matters only to one who plays alone.
    alone: bool


class GameInfo(Struct, kw_only=True):
    id: str
    title: str
    tagline: str
    # What the game is about, in a sentence or two.
    aim: str | None
    version: int
    min_seats: int
    max_seats: int
    # True if one seat can be played: the rulebook's solo mode.
    solo: bool
    # Shortest and longest sitting in minutes, and how heavy the rules are, out of five.
    minutes: tuple[int, int] | None
    weight: int | None
    # True if every turn ends with a move of its own.
    ends_turns: bool
    # True if seats hold what others may not see.
    secrets: bool
    options: list[OptionInfo]


class BotInfo(Struct, kw_only=True):
    level: str
    title: str


class House(Struct, kw_only=True):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[Language]
    hints: bool


class ClauseInfo(Struct, kw_only=True):
    id: str
    heading: str
    printed: str
    text: str
    example: str
    # Our ruling, a reconstruction, an option: no part of the rule's sentence.
    note: str
    # Words of the text that another clause explains: from, to, its id.
    links: list[tuple[int, int, str]]


class BlockInfo(Struct, kw_only=True):
    """One block of printed data with its provenance."""

    name: str
    data: dict[str, Any]
    sources: list[str]
    confidence: str
    reconstructed: bool
    note: str


class MoveCatalogue(Struct, kw_only=True):
    """Every move that can ever be played, and the kinds of the arguments of verbs and events."""

    moves: list[RawMove]
    verbs: dict[str, list[str]]
    events: dict[str, list[str]]


# ---------------------------------------------------------------------- tables


class NoClock(
    Struct, kw_only=True, tag="none", tag_field="kind", frozen=True, forbid_unknown_fields=True
):
    """Think as long as you like."""


class RealTimeClock(
    Struct, kw_only=True, tag="real", tag_field="kind", frozen=True, forbid_unknown_fields=True
):
    """A stock of seconds per seat, and an increment for each decision."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DaysClock(
    Struct, kw_only=True, tag="days", tag_field="kind", frozen=True, forbid_unknown_fields=True
):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | RealTimeClock | DaysClock


class SeatPlan(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here: `me` (at a hot-seat table every `me` is at the same screen), `open`, or a
    bot."""

    who: Literal["me", "open", "bot"]
    level: Level | None = None
    # At a hot-seat table: what this player is called.
    name: PersonName | None = None


class CreateTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """`kind`: open (in the lobby), invite (by link), hotseat (one screen), solo (the
    rulebook's)."""

    game: Annotated[str, Meta(max_length=64)]
    kind: TableKind
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | int], Meta(max_length=50)] = {}
    # Null: none, or three days a turn where strangers may sit down.
    clock: Clock | None = None
    # True: a turn is over only when its player says so, and can be undone until then.
    end_turn: bool = False
    # Who else may see the game. Null: everybody at an open table, else whoever has the link.
    sharing: Sharing | None = None
    # Shuffle who sits where at the start.
    shuffle: bool = False
    # The bot that takes over when a player's time is out.
    stand_in: Level | None = None
    # Shall it count? Only games between people with accounts, without bots, ever do.
    rated: bool = True


class JoinRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Invite | None = None


class SeatRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The host fills a seat with a bot, or (level null) opens it again."""

    level: Level | None = None


class HandoverRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    level: Level | None = None


class AbsentRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody has kept the table waiting for too long: a bot takes over, the game ends unrated, or
    the only person left claims the win."""

    then: Literal["bot", "end", "win"]


class SharingRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who may see this game, as far as I am concerned: the most private wish at the table holds."""

    sharing: Sharing


class SeatInfo(Struct, kw_only=True):
    seat: int
    name: str
    person: Person | None
    # The bot that plays here now. With a person too: the bot stands in for the person.
    bot: str | None
    # Why a bot stands in: "resigned", "handed", "time" or "absent".
    why_bot: str | None
    open: bool
    mine: bool
    online: bool


class RatingChange(Struct, kw_only=True):
    """A player's rating before and after a game."""

    before: int
    after: int


class Result(Struct, kw_only=True):
    scores: list[int]
    ranking: list[list[int]]
    # Per score entry: (source, text, points).
    breakdown: list[list[tuple[str, str, int]]]
    seconds: int
    moves: int
    # Set when the game was ended before its end, because people left.
    abandoned: bool = False
    # Per seat, where the game was rated.
    ratings: list[RatingChange | None] = []


class StandingAnswer(Struct, kw_only=True):
    """An answer given once for all to a small question that comes again and again."""

    question: str
    move: RawMove
    text: str


class PlannedStep(Struct, kw_only=True):
    move: RawMove
    text: str


class Ahead(Struct, kw_only=True):
    """What I have prepared at a table; nobody else is told of it."""

    standing: list[StandingAnswer]
    # The moves of my next turn.
    plan: list[PlannedStep]
    # Why the last plan was dropped, in a sentence; null if it was not.
    dropped: str | None


class TableInfo(Struct, kw_only=True):
    id: str
    game: str
    title: str
    kind: TableKind
    status: Status
    host: Person | None
    seats: list[SeatInfo]
    options: dict[str, str | int]
    clock: Clock
    end_turn: bool
    # Who may see the game: the most private wish of those who sit there.
    sharing: Sharing
    # What I have asked for; null if I have not.
    sharing_wish: Sharing | None
    # Does it count for the ratings? Before the start: as things stand now.
    rated: bool
    # My part here, and the seats I play.
    role: Role | None
    mine: list[int]
    # For those at the table: the code of the invitation link (/table/{id}?invite={code}).
    invite: str | None
    # Whose decision it is; null before the start and after the end.
    deciding: int | None
    # When the time of whoever is to act is out; null without a clock.
    deadline: str | None
    rules_version: int
    # A sentence if the game cannot go on (it began under rules that this server no longer plays).
    frozen: str | None
    created: str
    started: str | None
    finished: str | None
    moves: int
    result: Result | None
    rematch: str | None
    # What I have prepared here; null if nothing.
    ahead: Ahead | None = None
    unread_moves: int = 0
    unread_chat: int = 0


class TableList(Struct, kw_only=True):
    """One page of the lobby; `more`: is there another one?"""

    tables: list[TableInfo]
    more: bool = False


class MyTables(Struct, kw_only=True):
    """`tables`: mine, the ones that wait for me first. `waiting`: how many wait for me."""

    tables: list[TableInfo]
    waiting: int


class NextTable(Struct, kw_only=True):
    """The table that has waited for me longest; null if none waits."""

    table: str | None
    waiting: int


# ---------------------------------------------------------------------- play


class MoveMark(Struct, kw_only=True):
    """What a move certainly leads to. `kind`: over (the game ends), end (the end is near), death,
    loss, danger, round, missed (a chance goes by), nothing (it achieves nothing), rival (somebody
    else loses), luck, gain."""

    kind: str
    text: str


class LegalMove(Struct, kw_only=True):
    """A legal move, in words, with what it leads to; those that achieve nothing come last."""

    move: RawMove
    text: str
    marks: list[MoveMark] = []


class SeatClock(Struct, kw_only=True):
    """Milliseconds left for a seat when this message was made; `running` for the seat that
    decides."""

    left: int | None
    running: bool


class Position(Struct, kw_only=True):
    """All that one seat (or a watcher: `seat` null) may know and do after entry number `seq`."""

    seq: int
    # Whose eyes this is seen with. At a hot-seat table: the seat that decides.
    seat: int | None
    deciding: int | None
    over: bool
    # state.view(seat)
    view: dict[str, Any]
    # The question, in words. For those who wait: who decides, and what (unless it is secret).
    prompt: str
    decision: str | None
    clauses: list[str]
    # Only for the seat that decides; empty otherwise.
    moves: list[LegalMove]
    scores: list[int]
    # Per seat: (source, text, points), as far as this seat may know.
    breakdown: list[list[tuple[str, str, int]] | None]
    can_undo: bool
    # Why nothing can be taken back, for the seat that decides; null where something can.
    no_undo: str | None
    # True when my turn is over but for my saying so: play `end_turn`, or `undo`.
    must_end_turn: bool
    # The seat whose "end turn" the table waits for.
    ending: int | None
    # Why the game will soon be over, in words; null while it will not.
    near_end: str | None
    clocks: list[SeatClock]
    # Hints are given at tables where nobody else is a person.
    can_hint: bool
    # From when on the others may say that who is to act is absent; null where a clock decides.
    absent_from: str | None = None
    # From when on I may claim the win, because everybody else has left; null where somebody plays.
    claim_from: str | None = None
    # Which of the moves may be said once for all (`PUT /api/tables/{id}/standing`).
    standing: list[RawMove] = []
    # May my next turn be planned now?
    can_plan: bool = False
    result: Result | None = None


class StoryEvent(Struct, kw_only=True):
    event: list[Any]
    text: str


class Entry(Struct, kw_only=True):
    """One line of a table's log. Entries are numbered 1, 2, 3 … and never change.

    Kinds: start, move, undo, end_turn, resign, handover, time, absent, claim, back, patched,
    closed, finish.
    """

    seq: int
    kind: str
    seat: int | None
    at: str
    # Position in the game after this entry: how many moves stand.
    moves: int
    # The raw move; null if it is none, or secret.
    move: RawMove | None
    events: list[StoryEvent]
    # For entries that are not moves: the sentence for the log. For moves that were not made by
    # hand, who says so: a standing answer to everybody, a plan to its owner.
    text: str | None = None


class ChatMessage(Struct, kw_only=True):
    """`text` is data, never markup: show it as text."""

    id: int
    person: Person
    seat: int | None
    text: str
    at: str


class PlayRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """`id`: the client's own name for this move; sent again with the same id it is played once.

    `base`: the last entry the client has seen; if the table is further, the move is refused as
    stale.
    """

    id: ClientId
    move: RawMove
    base: Annotated[int, Meta(ge=0)] | None = None


class TurnRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """Undo and end turn: the same idempotent id as a move."""

    id: ClientId
    base: Annotated[int, Meta(ge=0)] | None = None


class PlanRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """The moves of my next turn, the first of them first; they take the place of those planned
    before."""

    moves: Annotated[list[RawMove], Meta(min_length=1, max_length=30)]


class StandingRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """How I always answer a kind of question (`decision` of a position); null: ask me again."""

    question: Annotated[str, Meta(max_length=64)]
    move: RawMove | None = None


class Planning(Struct, kw_only=True):
    """My next turn, as if it had come: the position after the planned moves, as far as I can know,
    with what I may do there."""

    position: Position
    steps: list[PlannedStep]
    # Why nothing more can be planned: the turn is over (turn), or something would come to light
    # (revealed); null while more can be.
    done: Literal["turn", "revealed"] | None


class Played(Struct, kw_only=True):
    """The move is stored: it is entry number `seq`."""

    id: str
    seq: int
    position: Position


class WhyRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    move: RawMove


class Why(Struct, kw_only=True):
    """Null fields if the move is legal."""

    legal: bool
    rule: str | None
    heading: str | None
    text: str | None


class Hint(Struct, kw_only=True):
    """A move worth considering, as the bots see it from what the seat knows."""

    move: RawMove
    text: str
    # Final points the seat may expect, and those of every seat.
    expected: float | None
    points: list[float]
    # How likely the seat finishes first (0 to 1); null where nobody else scores.
    win: float | None
    # How much of the search looked at this move (0 to 1).
    share: float
    # What will probably follow, in words, the move itself first.
    line: list[str]
    # Why it is a good move, in a sentence.
    why: str


class Hints(Struct, kw_only=True):
    seq: int
    hints: list[Hint]


class ChatRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    text: ChatText
    id: ClientId | None = None


class ChatList(Struct, kw_only=True):
    messages: list[ChatMessage]


class Note(Struct, kw_only=True, forbid_unknown_fields=True):
    """Private notes at a table: nobody else reads them."""

    text: NoteText


class SeenRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    seq: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0


class LogList(Struct, kw_only=True):
    entries: list[Entry]


# ---------------------------------------------------------------------- memory


class ReplayInfo(Struct, kw_only=True):
    """A finished game: `moves` positions after the opening one; frame k is the position after k
    moves."""

    table: TableInfo
    moves: int


class Frame(Struct, kw_only=True):
    """The position after `index` moves, and what the last of them did."""

    index: int
    seat: int | None
    deciding: int | None
    move: RawMove | None
    text: str | None
    events: list[StoryEvent]
    view: dict[str, Any]
    scores: list[int]
    breakdown: list[list[tuple[str, str, int]] | None]


class Frames(Struct, kw_only=True):
    moves: int
    frames: list[Frame]


class SavedGame(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as one JSON file, the same that `terem play` saves and `terem replay` reads."""

    game: Annotated[str, Meta(max_length=64)]
    # The version of the rules it was played under.
    version: int
    seats: Annotated[int, Meta(ge=1, le=8)]
    seed: Annotated[int, Meta(ge=0)]
    options: Annotated[dict[str, str | int], Meta(max_length=50)]
    history: Annotated[list[RawMove], Meta(max_length=5000)]
    players: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = (
        msgspec.field(default_factory=list)
    )
    started: Annotated[str, Meta(max_length=40)] | None = None
    finished: Annotated[str, Meta(max_length=40)] | None = None
    result: Result | None = None


class Rating(Struct, kw_only=True):
    """1500 to begin with; `deviation` says how sure it is: less with every game."""

    game: str
    rating: int
    deviation: int
    games: int
    wins: int


class StrengthPoint(Struct, kw_only=True):
    """The rating after a game."""

    at: str
    rating: int


# By rating, of those whose rating is no longer a guess (see titles.toml); `first`: of the list.
Title = Literal["newcomer", "apprentice", "journeyman", "master", "grandmaster", "first"]


class GameRecord(Struct, kw_only=True):
    """What somebody has achieved in one game, against other people."""

    game: str
    games: int
    wins: int
    # The most points, and the table where they were made if the reader may see it.
    best: int | None
    best_table: str | None
    # The most games won one after another.
    streak: int
    # Null without a rating.
    title: Title | None
    # After each rated game, the oldest first.
    strength: list[StrengthPoint]


# friend; asked (I have asked them); asks (they have asked me); blocked (by me); none.
Tie = Literal["friend", "asked", "asks", "blocked", "none", "me"]


class PersonPage(Struct, kw_only=True):
    person: Person
    since: str
    # What this person is to me.
    tie: Tie
    ratings: list[Rating]
    # One for each game in which there is something to tell.
    records: list[GameRecord]
    # Games in play that everybody may watch, and those that I sit at.
    playing: list[TableInfo]
    # Those that everybody may see, and those that I sat at.
    finished: list[TableInfo]
    # How many more there are, which their players do not show to everybody.
    unlisted: int


class LeaderboardLine(Struct, kw_only=True):
    place: int
    person: Person
    rating: Rating


class Leaderboard(Struct, kw_only=True):
    """People with accounts who have played at least so many rated games."""

    game: str
    lines: list[LeaderboardLine]
    games: int


# ---------------------------------------------------------------------- quick match


class Seek(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which game I look for. Those are brought together whose wishes agree."""

    game: Annotated[str, Meta(max_length=64)]
    # One of the paces of the house (see `MatchState`).
    pace: Annotated[str, Meta(max_length=16)]
    # With how many seats; any of them is welcome.
    seats: Annotated[list[Annotated[int, Meta(ge=2, le=8)]], Meta(min_length=1, max_length=7)]
    # The others' rating is at most so far from mine; null: anybody's.
    range: Annotated[int, Meta(ge=50, le=2000)] | None = None
    # After a while bots may fill the seats, if everybody who is there agrees.
    bots: bool = False


class PaceInfo(Struct, kw_only=True):
    name: str
    clock: Clock


class MatchState(Struct, kw_only=True):
    """Where my search stands; `seek` null: I do not look for a game."""

    seek: Seek | None
    # Since when I look.
    since: str | None
    # The table that was found; to sit there is all that is left.
    table: str | None
    # How many others look for each game just now, and how many of them fit my wishes.
    looking: dict[str, int]
    fitting: int
    # From when on bots may come, if I have agreed to them.
    bots_from: str | None
    paces: list[PaceInfo]
    # A search of which nothing is heard for so many seconds is over; ten times as many for who has
    # the personal socket open.
    patience: int


# ---------------------------------------------------------------------- friends


class Friend(Struct, kw_only=True):
    person: Person
    # Friends: are they here now, with a window open? Others: null.
    here: bool | None = None


class Challenge(Struct, kw_only=True):
    """A table that waits for me, or for a friend of mine."""

    table: TableInfo
    # Who has not answered yet.
    person: Person
    # The code of its invitation, for whoever is challenged.
    invite: str


class Circle(Struct, kw_only=True):
    """The people around me: friends, who has asked me, whom I have asked, whom I have blocked."""

    friends: list[Friend]
    asks: list[Friend]
    asked: list[Friend]
    blocked: list[Friend]
    challenges: list[Challenge]
    challenged: list[Challenge]


class TieRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """friend: ask, or say yes; none: refuse, withdraw, part, unblock; blocked: nothing to do with
    each other any more."""

    tie: Literal["friend", "none", "blocked"]


class ChallengeRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table for two, or with bots on the other seats."""

    game: Annotated[str, Meta(max_length=64)]
    pace: Annotated[str, Meta(max_length=16)] | None = None
    bots: Annotated[int, Meta(ge=0, le=6)] = 0


Reason = Literal["chat", "name", "play", "other"]


class ReportRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody has done, for the operator of the house alone."""

    reason: Reason
    text: Annotated[str, Meta(max_length=1000)] = ""
    # Where it happened.
    table: Annotated[str, Meta(max_length=24)] | None = None


class MyReport(Struct, kw_only=True):
    at: str
    about: str
    reason: str
    text: str


class Health(Struct, kw_only=True):
    status: Literal["ok", "draining", "failing"]
    # Can something be stored?
    database: bool
    # Null where none is used. Without it people play on, and hear of others a little later.
    redis: bool | None
    version: str


# ---------------------------------------------------------------------- socket: client to server


class _In(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_In, tag="hello"):
    """First message. `last`: the last entry seen before a disconnect; 0 or absent asks for
    everything."""

    lang: Language = "en"
    last: Annotated[int, Meta(ge=0)] = 0
    last_chat: Annotated[int, Meta(ge=0)] = 0
    # Send `change` (what is different from the position before) instead of `update` where possible.
    changes: bool = False


class Play(_In, tag="play"):
    id: ClientId
    move: RawMove
    base: Annotated[int, Meta(ge=0)] | None = None


class Undo(_In, tag="undo"):
    id: ClientId
    base: Annotated[int, Meta(ge=0)] | None = None


class EndTurn(_In, tag="end_turn"):
    id: ClientId
    base: Annotated[int, Meta(ge=0)] | None = None


class SayChat(_In, tag="chat"):
    id: ClientId
    text: ChatText


class AskWhy(_In, tag="why"):
    id: ClientId
    move: RawMove


class AskHint(_In, tag="hint"):
    id: ClientId


class AskPlan(_In, tag="plan"):
    """Look at my next turn as it is planned (null), plan it anew, or (an empty list) plan nothing;
    the answer is `planning`."""

    id: ClientId
    moves: Annotated[list[RawMove], Meta(max_length=30)] | None = None


class SetStanding(_In, tag="standing"):
    """Like `StandingRequest`; the answer is `ack`."""

    id: ClientId
    question: Annotated[str, Meta(max_length=64)]
    move: RawMove | None = None


class SetLanguage(_In, tag="lang"):
    """From now on in this language; the answer is a `welcome` with the whole log."""

    lang: Language


class Seen(_In, tag="seen"):
    """I have seen the table up to here (keeps the unread marks right)."""

    seq: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0


class Looking(_In, tag="looking"):
    """Is the table before somebody's eyes, or in a hidden window? Until this is said: yes. To whom
    does not look, letters are sent."""

    looking: bool


class Ping(_In, tag="ping"):
    id: ClientId


ClientMessage = (
    Hello
    | Play
    | Undo
    | EndTurn
    | SayChat
    | AskWhy
    | AskHint
    | AskPlan
    | SetStanding
    | SetLanguage
    | Seen
    | Looking
    | Ping
)


# ---------------------------------------------------------------------- socket: server to client


class _Out(Struct, kw_only=True, tag_field="type"):
    pass


class Welcome(_Out, tag="welcome"):
    """Answer to `hello` and `lang`: the table, the entries after `last`, and the position.

    `position` is null while the table waits for its start, and at a frozen table.
    """

    table: TableInfo
    lang: Language
    entries: list[Entry]
    chat: list[ChatMessage]
    online: list[str]
    watchers: int
    position: Position | None


class Update(_Out, tag="update"):
    """New entries, and the position after the last of them. Several entries may come together."""

    entries: list[Entry]
    position: Position


class Changed(_Out, tag="change"):
    """Like `update`, for whoever asked for changes: how to get from the position that was sent
    last to the present one.

    A change is `[path, value]`: go down the position by the keys and indexes of the path, and put
    the value there; an index just behind the end of a list appends. `[path]` alone takes the key
    away.
    """

    entries: list[Entry]
    changes: list[list[Any]]


class Ack(_Out, tag="ack"):
    """What the client sent under `id` is stored as entry `seq` (chat: as message `seq`)."""

    id: str
    seq: int


class Refused(_Out, tag="refused"):
    """What the client sent under `id` was not done."""

    id: str
    problem: Problem


class Said(_Out, tag="chat"):
    message: ChatMessage


class Presence(_Out, tag="presence"):
    """Ids of the people at the table who are connected, and how many others look on."""

    online: list[str]
    watchers: int


class TableChanged(_Out, tag="table"):
    """Somebody joined, left, resigned; the game started; a rematch was opened."""

    table: TableInfo


class WhyAnswer(_Out, tag="why"):
    id: str
    why: Why


class HintAnswer(_Out, tag="hint"):
    id: str
    hints: Hints


class PlanAnswer(_Out, tag="planning"):
    """`planning` is null where nothing is planned any more."""

    id: str
    planning: Planning | None


class Pong(_Out, tag="pong"):
    id: str


class Fault(_Out, tag="fault"):
    """Something about the connection itself is wrong: a message that cannot be read, too many of
    them."""

    problem: Problem


class Notice(_Out, tag="notice"):
    """On the personal socket: how many tables wait for me, and (`table`) one whose turn just
    came."""

    waiting: int
    table: str | None = None
    text: str | None = None


class Matched(_Out, tag="matched"):
    """On the personal socket: a table was found for me."""

    table: str


class CircleChanged(_Out, tag="circle"):
    """On the personal socket: somebody has asked, agreed, challenged; `asked`: so much waits for my
    answer."""

    asked: int
    text: str | None = None
    # Where an invitation leads.
    url: str | None = None


class LobbyChanged(_Out, tag="lobby"):
    """On the personal socket: the list of open tables has changed; fetch it again if it is
    shown."""


ServerMessage = (
    Welcome
    | Update
    | Changed
    | Ack
    | Refused
    | Said
    | Presence
    | TableChanged
    | WhyAnswer
    | HintAnswer
    | PlanAnswer
    | Pong
    | Fault
    | Notice
    | Matched
    | CircleChanged
    | LobbyChanged
)
