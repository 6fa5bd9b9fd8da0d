"""Endpoints: how I want to be told of my turns, and links in letters."""

from __future__ import annotations

from typing import cast
from urllib.parse import quote

import msgspec

from terem.server import holidays, store
from terem.server.http import Context, endpoint
from terem.server.letters import wishes_of, zone_of
from terem.server.mail import checked_address
from terem.server.problems import Refusal
from terem.server.rows import PersonRow, encode
from terem.server.texts import say
from terem.server.wire.common import Done
from terem.server.wire.notices import (
    Channel,
    DaysOff,
    EndpointRequest,
    ForgottenRequest,
    LinkRequest,
    MailRequest,
    NoticeSettings,
    NoticeWishes,
    PushRequest,
    Unsubscribed,
)

CONFIRM_SECONDS = 2 * 86_400


async def _settings(context: Context, person: PersonRow) -> NoticeSettings:
    house = context.house
    return NoticeSettings(
        wishes=wishes_of(person),
        mail=person.mail or "",
        mail_by="smtp" if house.mail.by == "smtp" else "outbox",
        webhook=person.webhook,
        push_key=house.push.key,
        devices=await house.push.devices(person.id),
    )


@endpoint("GET", "/api/me/notices", "How I am told of my turns")
async def notices(context: Context) -> NoticeSettings:
    return await _settings(context, context.me)


@endpoint("PUT", "/api/me/notices", "How I want to be told of my turns")
async def wish(context: Context, wishes: NoticeWishes) -> NoticeSettings:
    person = context.me
    if zone_of(wishes.zone) is None:
        raise Refusal("bad-zone")
    return await _settings(context, await _change(context, person, wishes=encode(wishes)))


async def _change(context: Context, person: PersonRow, **values: str | None) -> PersonRow:
    house = context.house
    changed = await house.accounts.set_ways(person, **values)
    house.tables.person_changed(changed)
    house.bus.send("person", person=person.id)
    return changed


# ---------------------------------------------------------------------- days off


@endpoint("GET", "/api/me/days-off", "Days on which nobody waits for me")
async def days_off(context: Context) -> DaysOff:
    return DaysOff(days=holidays.days_off(context.me.holidays))


@endpoint("PUT", "/api/me/days-off", "Days on which nobody waits for me")
async def set_days_off(context: Context, wish: DaysOff) -> DaysOff:
    days = holidays.checked(wish.days)
    person = await _change(context, context.me, holidays=encode(days) if days else None)
    await _move_deadlines(context, person)
    return DaysOff(days=days)


async def _move_deadlines(context: Context, person: PersonRow) -> None:
    """The clocks that run for somebody now go by their new days off."""
    house = context.house
    async with house.database.read() as connection:
        waiting = await store.waiting_ids(connection, person.id)
    for table_id in waiting:
        table = await house.table(table_id)
        await table.store_deadline()
        house.driver.set_going(table)
        table.send_to_all()


# ---------------------------------------------------------------------- mail


def _with_link(person: PersonRow, lang: str, message: str, link: str) -> str:
    """A letter that asks to follow a link, and tells what to do if somebody else wanted it."""
    lines = [
        say(lang, "letter-greeting", name=person.name),
        "",
        say(lang, message),
        link,
        "",
        say(lang, "letter-not-you"),
        "",
    ]
    return "\n".join(lines)


@endpoint("POST", "/api/me/mail", "An address to write to")
async def set_mail(context: Context, wish: MailRequest) -> Done:
    """Nothing is stored before whoever reads mail at that address has followed the link."""
    person = context.account
    address = checked_address(wish.address)
    house = context.house
    house.limits.letters.check(person.id)
    house.limits.letters.check(context.address)
    link = house.signer.link("mail", person.id, address, CONFIRM_SECONDS)
    lang = context.lang
    text = _with_link(person, lang, "letter-confirm", f"{house.address}/mail/{link}")
    if not await house.mail.send(address, say(lang, "letter-confirm-head"), text):
        raise Refusal("busy")
    return Done()


@endpoint("DELETE", "/api/me/mail", "No more mail")
async def remove_mail(context: Context) -> NoticeSettings:
    return await _settings(context, await _change(context, context.me, mail=None))


@endpoint("POST", "/api/mail/confirm", "The address is mine")
async def confirm_mail(context: Context, wish: LinkRequest) -> Done:
    said = context.house.signer.read("mail", wish.link)
    person = await context.house.accounts.by_id(said.person)
    if person is None:
        raise Refusal("bad-link")
    await _change(context, person, mail=said.detail)
    return Done()


@endpoint("POST", "/api/unsubscribe/{link}", "No more letters of this kind; needs no session")
async def unsubscribe(context: Context) -> Unsubscribed:
    said = context.house.signer.read("quiet", context.path("link"))
    person = await context.house.accounts.by_id(said.person)
    if person is None:
        raise Refusal("bad-link")
    wishes = msgspec.structs.replace(wishes_of(person), **{said.detail: "off"})
    await _change(context, person, wishes=encode(wishes))
    return Unsubscribed(channel=cast(Channel, said.detail))


# ---------------------------------------------------------------------- push


@endpoint("POST", "/api/me/push", "This browser takes messages while it is closed")
async def add_device(context: Context, wish: PushRequest) -> NoticeSettings:
    person = context.me
    context.house.limits.webhooks.check(person.id)
    await context.house.push.add(person.id, wish)
    if person.wishes is None:
        # From now on there is somebody to write to.
        person = await _change(context, person, wishes=encode(wishes_of(person)))
    return await _settings(context, person)


@endpoint("DELETE", "/api/me/push", "This browser takes no more messages")
async def remove_device(context: Context, wish: EndpointRequest) -> NoticeSettings:
    person = context.me
    await context.house.push.remove(person.id, wish.endpoint)
    return await _settings(context, person)


# ---------------------------------------------------------------------- a lost password


@endpoint("POST", "/api/session/forgotten", "Send a link that sets a new password")
async def forgotten(context: Context, wish: ForgottenRequest) -> Done:
    """The answer is the same for every name: nobody learns who has an account or an address."""
    house = context.house
    house.limits.letters.check(context.address)
    found = await house.accounts.mailed_code(wish.name)
    if found is not None:
        house.spawn(_send_code(context, *found))
    return Done()


async def _send_code(context: Context, person: PersonRow, code: str) -> None:
    house, lang = context.house, context.lang
    assert person.login is not None
    assert person.mail is not None
    link = f"{house.address}/reset/{quote(person.name, safe='')}/{code}"
    text = _with_link(person, lang, "letter-reset", link)
    await house.mail.send(person.mail, say(lang, "letter-reset-head"), text)
