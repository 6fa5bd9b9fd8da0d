"""Web Push: a message to a browser that is closed, sealed so that only that browser can read it.

The browser gives us the address of its push service and a public key. The text is encrypted for
that key (RFC 8291, by http_ece), and signed with the house's own key (VAPID, RFC 8292, by
py_vapid), which is made on the first start.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import delete, select

from terem.server import schema, store
from terem.server.logs import log_event
from terem.server.outside import post, public_address
from terem.server.problems import Refusal
from terem.server.signing import kept_secret
from terem.server.timing import now_ms
from terem.server.wire.notices import PushRequest

if TYPE_CHECKING:
    from terem.server.house import House

# A push service keeps a message for a closed browser for so long.
KEEP_SECONDS = 86_400
# A signature is good for so long (a day is the most that is allowed).
SIGNED_SECONDS = 12 * 3600
# Browsers of one person: the oldest goes when there are more.
DEVICES = 10


class Push:
    def __init__(self, house: House) -> None:
        self._house = house
        self._vapid = Vapid02()
        # What browsers know this house by.
        self.key = ""

    async def open(self) -> None:
        """Take the keys of the house, or make them."""
        fresh = Vapid02()
        fresh.generate_keys()
        pem = await kept_secret(self._house.database, "push", fresh.private_pem().decode())
        self._vapid = Vapid02.from_pem(pem.encode())
        self.key = _text(
            self._vapid.public_key.public_bytes(
                serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
            )
        )

    async def add(self, person_id: str, wish: PushRequest) -> None:
        """Remember a browser; Refusal if it cannot be one."""
        _point(wish.p256dh)
        if len(_data(wish.auth)) != 16:
            raise Refusal("bad-push")
        try:
            await public_address(wish.endpoint, self._house.settings.webhook_private)
        except Refusal:
            raise Refusal("bad-push") from None
        values = {
            "id": device_id(wish.endpoint),
            "person": person_id,
            "endpoint": wish.endpoint,
            "p256dh": wish.p256dh,
            "auth": wish.auth,
            "created": now_ms(),
        }
        devices = schema.devices
        async with self._house.database.write() as connection:
            await connection.run_sync(
                lambda sync: store.upsert(sync, schema.devices, ("id",), values)
            )
            newest = select(devices.c.id).where(devices.c.person == person_id)
            kept = newest.order_by(devices.c.created.desc(), devices.c.id).limit(DEVICES)
            ids = [row.id for row in await connection.execute(kept)]
            await connection.execute(
                delete(devices).where(devices.c.person == person_id, devices.c.id.not_in(ids))
            )

    async def remove(self, person_id: str, endpoint: str) -> None:
        await self._forget(device_id(endpoint), person_id)

    async def _forget(self, id: str, person_id: str) -> None:
        devices = schema.devices
        async with self._house.database.write() as connection:
            await connection.execute(
                delete(devices).where(devices.c.id == id, devices.c.person == person_id)
            )

    async def devices(self, person_id: str) -> list[str]:
        """The ids of a person's browsers."""
        devices = schema.devices
        query = select(devices.c.id).where(devices.c.person == person_id)
        async with self._house.database.read() as connection:
            return [row.id for row in await connection.execute(query)]

    async def send(self, person_id: str, message: dict[str, str]) -> bool:
        """Send a message to all browsers of a person; False if one of them should be tried
        again."""
        devices = schema.devices
        async with self._house.database.read() as connection:
            query = select(devices).where(devices.c.person == person_id)
            rows = (await connection.execute(query)).all()
        done = True
        for row in rows:
            answer = await post(
                row.endpoint,
                seal(msgspec.json.encode(message), row.p256dh, row.auth),
                self._headers(row.endpoint, message.get("tag", "")),
                self._house.settings.webhook_private,
            )
            self._house.metrics.count("terem_pushes_total", f'outcome="{answer.outcome}"')
            if answer.status in (404, 410) or answer.outcome == "refused":
                # The browser has been taken away, or does not want to hear of us any more.
                await self._forget(row.id, person_id)
            elif answer.outcome != "sent":
                log_event("push not sent", person=person_id, status=answer.status)
                done = False
        return done

    def _headers(self, endpoint: str, topic: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": f"mailto:{self._house.mail.sender}",
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        headers = {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "normal",
        }
        if topic:
            # A newer message about the same table takes the place of an older one.
            headers["Topic"] = topic
        return headers


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode("utf-8", "replace")).hexdigest()


def seal(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt for one browser, with a key pair made for this message alone."""
    sealed: bytes = http_ece.encrypt(
        text,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_point(p256dh),
        auth_secret=_data(auth),
        version="aes128gcm",
    )
    return sealed


def _point(text: str) -> bytes:
    """A public key of a browser, if it is one: a point of the curve."""
    data = _data(text)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except ValueError:
        raise Refusal("bad-push") from None
    return data


def _data(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise Refusal("bad-push") from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
