"""My account: coming in, settings, passwords, sessions."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from terem.server.wire.common import Language, Person, PersonName, PictureNumber, RawMove
from terem.server.wire.notices import DayOff, NoticeWishes
from terem.server.wire.people import Circle, MyReport, Rating
from terem.server.wire.play import ChatMessage
from terem.server.wire.tables import TableInfo

Password = Annotated[str, Meta(min_length=8, max_length=200)]


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


class Chapter(Struct, kw_only=True, forbid_unknown_fields=True):
    """How far somebody has come with a chapter of the lessons."""

    # What was read (null) and moved in the chapter under way.
    done: Annotated[list[RawMove | None], Meta(max_length=300)]
    finished: bool
    # When that was, in milliseconds since 1970.
    at: Annotated[int, Meta(ge=0, lt=1 << 53)]


class Learning(Struct, kw_only=True, forbid_unknown_fields=True):
    """Lessons and puzzles: chapters by `game/chapter`, and the tries that each puzzle took, 0 if
    the solution was asked for."""

    chapters: Annotated[dict[str, Chapter], Meta(max_length=500)]
    puzzles: Annotated[dict[str, Annotated[int, Meta(ge=0, le=1_000_000)]], Meta(max_length=10_000)]


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
    learning: Learning
