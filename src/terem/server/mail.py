"""Letters by mail: through an SMTP server, or into a folder where none is set."""

from __future__ import annotations

import email.utils
import re
from email.message import EmailMessage
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import aiosmtplib

from terem.server.logs import log_event
from terem.server.problems import Refusal
from terem.server.rows import new_id
from terem.server.timing import now_ms

if TYPE_CHECKING:
    from terem.server.house import House

TIMEOUT = 10.0
# What most of the world's mail servers take; quotes and comments are not needed by anybody.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}"
)


def checked_address(text: str) -> str:
    tidy = text.strip()
    if len(tidy) > 254 or not ADDRESS.fullmatch(tidy) or ".." in tidy:
        raise Refusal("bad-mail")
    return tidy


class Mail:
    def __init__(self, house: House) -> None:
        self._house = house

    @property
    def by(self) -> str:
        """How letters leave: `smtp`, or `outbox` (a folder the operator looks into)."""
        return "smtp" if self._house.settings.smtp else "outbox"

    @property
    def sender(self) -> str:
        settings = self._house.settings
        host = urlsplit(self._house.address).hostname or "localhost"
        return settings.mail_from or f"terem@{host}"

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> bool:
        """Send one letter; False if it could not be sent now. `unsubscribe`: the address behind
        which a single POST ends such letters."""
        message = EmailMessage()
        message["From"] = email.utils.formataddr(("Terem", self.sender))
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = email.utils.formatdate(now_ms() / 1000)
        message["Message-ID"] = f"<{new_id(24)}@{self.sender.rpartition('@')[2]}>"
        # Nobody's holiday assistant shall answer.
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        outcome = await self._deliver(message)
        self._house.metrics.count("terem_mails_total", f'outcome="{outcome}"')
        return outcome != "failed"

    async def _deliver(self, message: EmailMessage) -> str:
        settings = self._house.settings
        if not settings.smtp:
            folder = Path(settings.outbox)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{now_ms()}-{new_id(6)}.eml").write_bytes(message.as_bytes())
            return "outbox"
        server = urlsplit(settings.smtp)
        secure = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                message,
                hostname=server.hostname,
                port=server.port or (465 if secure else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=secure,
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as problem:
            log_event("mail not sent", error=type(problem).__name__)
            return "failed"
        return "sent"
