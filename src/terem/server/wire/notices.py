"""How somebody hears of their turns, and days off."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from terem.server.wire.common import PersonName

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
