"""Webhooks: an address of somebody's own that is called when their turn comes."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from terem.server.logs import log_event
from terem.server.outside import Answer, post
from terem.server.problems import Refusal

if TYPE_CHECKING:
    from terem.server.house import House

# How long a webhook that fails is left alone: at first, and at most.
PAUSE_FIRST = 30.0
PAUSE_MOST = 86_400.0


class Webhooks:
    def __init__(self, house: House) -> None:
        self._house = house
        # Webhooks that did not answer: how often in a row, and until when they are left alone.
        self._silent: dict[str, tuple[int, float]] = {}

    async def prove(self, url: str) -> None:
        """Refusal unless whoever is at this address wants our letters: it has to send back a code
        that only it has been told."""
        code = secrets.token_urlsafe(16)
        answer = await send_webhook(
            url, {"event": "hello", "code": code}, self._house.settings.webhook_private
        )
        if answer.outcome == "refused":
            raise Refusal("bad-webhook")
        if answer.outcome != "sent" or code not in answer.text:
            raise Refusal("webhook-silent")

    async def call(self, url: str, body: dict[str, str]) -> None:
        """One letter; an address that fails is left alone for a while."""
        failures, until = self._silent.get(url, (0, 0.0))
        if time.monotonic() < until:
            return
        answer = await send_webhook(url, body, self._house.settings.webhook_private)
        self._house.metrics.count("terem_webhooks_total", f'outcome="{answer.outcome}"')
        if answer.outcome == "sent":
            self._silent.pop(url, None)
            return
        log_event("webhook not sent", outcome=answer.outcome)
        # Twice as long each time: a letter-box that is gone is not knocked at with every move.
        pause = min(PAUSE_MOST, PAUSE_FIRST * 2**failures)
        if len(self._silent) > 10_000:
            self._silent.clear()
        self._silent[url] = (min(failures + 1, 20), time.monotonic() + pause)


async def send_webhook(url: str, body: dict[str, str], allow_private: bool) -> Answer:
    headers = {"Content-Type": "application/json"}
    return await post(url, msgspec.json.encode(body), headers, allow_private)
