"""Where letters arrive in the tests: a push service and a mail server on this machine."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import subprocess
from email.message import EmailMessage
from typing import Any

import jwt
from aiosmtpd.smtp import SMTP, AuthResult
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.client import PATIENCE
from tools.web import WEB, environment

# Opens a sealed message with the implementation of the standard's author, in another language than
# the one it was sealed in.
OPEN = """
const ece = require('http_ece');
const [key, auth, body] = process.argv.slice(1);
const mine = require('crypto').createECDH('prime256v1');
mine.setPrivateKey(Buffer.from(key, 'base64url'));
const sealed = Buffer.from(body, 'base64url');
const how = { version: 'aes128gcm', privateKey: mine, authSecret: auth };
process.stdout.write(ece.decrypt(sealed, how));
"""


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """The part of a browser that takes push messages: a key pair and a secret."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = text_of(b"sixteen bytes ok")

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "p256dh": text_of(point), "auth": self.auth}

    def read(self, sealed: bytes) -> Any:
        number = self._key.private_numbers().private_value
        key = text_of(number.to_bytes(32, "big"))
        # Keys may begin with a dash: they are no options of node.
        command = ["node", "-e", OPEN, "--", key, self.auth, text_of(sealed)]
        return json.loads(
            subprocess.check_output(command, cwd=WEB, env=environment(), timeout=PATIENCE)
        )


class PushService:
    """Takes sealed messages, and looks at the signature as a real one does."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.port = 0

    async def __aenter__(self) -> PushService:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {
            name.strip().lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} Answer\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def wait(self, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < number:
                await asyncio.sleep(0.02)

    def signed_by(self, headers: dict[str, str], key: str) -> dict[str, Any]:
        """What the signature says, checked with the key that the house gave to the browser."""
        scheme, _, fields = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(field.strip().split("=", 1) for field in fields.split(","))
        assert parts["k"] == key
        point = base64.urlsafe_b64decode(key + "=")
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        claims: dict[str, Any] = jwt.decode(
            parts["t"], public, algorithms=["ES256"], audience=self.origin
        )
        return claims


class PostOffice:
    """A mail server: keeps what it is given."""

    def __init__(self, password: str = "") -> None:
        self.letters: list[EmailMessage] = []
        self.password = password
        self.full = False
        self.port = 0

    async def __aenter__(self) -> PostOffice:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: SMTP(
                self,
                loop=loop,
                auth_require_tls=False,
                auth_required=bool(self.password),
                authenticator=self._known if self.password else None,
            ),
            "127.0.0.1",
            0,
        )
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    def _known(self, _server: Any, _session: Any, _envelope: Any, _how: str, data: Any) -> Any:
        return AuthResult(success=data.password.decode() == self.password)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.full:
            return "452 No room left"
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 Taken"

    async def wait(self, number: int) -> EmailMessage:
        """The letter of this number, counted from one."""
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < number:
                await asyncio.sleep(0.02)
        return self.letters[number - 1]
