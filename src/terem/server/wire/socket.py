"""The sockets: what the client sends, what the server sends."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from terem.server.wire.common import ClientId, Language, Problem, RawMove
from terem.server.wire.play import ChatMessage, ChatText, Entry, Hints, Planning, Position, Why
from terem.server.wire.tables import TableInfo

# ---------------------------------------------------------------------- from the client


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


# ---------------------------------------------------------------------- from the server


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
