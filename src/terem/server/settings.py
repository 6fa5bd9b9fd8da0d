"""How this server is run: flags over environment (`TEREM_…`) over defaults."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import get_type_hints
from urllib.parse import urlsplit


class BadSetting(ValueError):
    """A setting that cannot be used; the text says what was expected."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every knob, with its default; `HELP` says what each is for."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///terem.db"
    redis: str = ""
    public_url: str = ""
    bot_workers: int = 2
    bot_seconds: float = 60.0
    review_iterations: int = 200
    reviews_per_hour: int = 20
    synchronous: str = "full"
    log_level: str = "info"
    drain_seconds: int = 10
    max_body: int = 1_000_000
    max_message: int = 65_536
    tables_per_person: int = 50
    waiting_per_guest: int = 1
    waiting_per_person: int = 5
    waiting_hours: float = 24.0
    absent_hours: float = 24.0
    watchers_per_table: int = 100
    sockets_per_person: int = 50
    reads_per_minute: int = 1200
    writes_per_minute: int = 240
    guests_per_hour: int = 1000
    signins_per_minute: int = 12
    messages_per_second: int = 30
    header_seconds: float = 10.0
    idle_seconds: float = 600.0
    webhook_private: bool = False
    smtp: str = ""
    mail_from: str = ""
    outbox: str = "terem-outbox"
    trust_proxy: bool = False


HELP = {
    "host": "address to listen on",
    "port": "port to listen on; 0 picks a free one",
    "database": "sqlite:///file.db or postgresql://user:password@host/name",
    "redis": "redis://host:port/0, needed with several processes on one PostgreSQL",
    "public_url": "the address people use, e.g. https://terem.example: links, origin, cookies",
    "bot_workers": "worker processes for bots that search",
    "bot_seconds": "a bot that thinks longer is replaced by a quick one for that move",
    "review_iterations": "how hard a review thinks about each move of a finished game",
    "reviews_per_hour": "finished games one person may have reviewed",
    "synchronous": "SQLite only: full survives a power cut, normal survives a crash of the server",
    "log_level": "debug, info, warning or error",
    "drain_seconds": "how long a stopping server waits for what is under way",
    "max_body": "largest request body in bytes",
    "max_message": "largest socket message in bytes",
    "tables_per_person": "unfinished tables one person may host",
    "waiting_per_guest": "tables one guest may have waiting in the lobby",
    "waiting_per_person": "tables one person with an account may have waiting in the lobby",
    "waiting_hours": "a table in the lobby that has not started by then is taken away",
    "absent_hours": "without a clock: who has not acted for so long may be replaced or left",
    "watchers_per_table": "connections to one table of people who do not sit there",
    "sockets_per_person": "connections of one person (of one address, for visitors)",
    "reads_per_minute": "what one person may ask for, in units of about a millisecond of work",
    "writes_per_minute": "state-changing requests per person (per address, for visitors)",
    "guests_per_hour": "new guests per address",
    "signins_per_minute": "passwords checked or set, per address and per person",
    "messages_per_second": "messages per socket; short bursts may exceed it",
    "header_seconds": "the head of a request has to be there within this time",
    "idle_seconds": "a table nobody is connected to leaves memory after this time",
    "webhook_private": "allow webhooks and push to private addresses (inside a house or an office)",
    "smtp": "smtp://user:password@host:587 (smtps:// from the start encrypted), to send mail",
    "mail_from": "the sender of mail; else terem@ the host of public_url",
    "outbox": "the folder that letters are laid into while no smtp is set",
    "trust_proxy": "take the client's address from X-Forwarded-For (behind a load balancer only)",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One flag per setting; unset flags leave the environment and the default in force."""
    hints = get_type_hints(Settings)
    for field in fields(Settings):
        flag = "--" + field.name.replace("_", "-")
        text = (
            f"{HELP[field.name]} (default {field.default!r}, environment {_variable(field.name)})"
        )
        if hints[field.name] is bool:
            parser.add_argument(flag, action="store_true", default=None, help=text)
        else:
            parser.add_argument(flag, metavar=hints[field.name].__name__.upper(), help=text)


def _variable(name: str) -> str:
    return "TEREM_" + name.upper()


def settings_from(
    flags: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Settings from parsed flags and the environment; BadSetting names the wrong one."""
    environment = os.environ if environment is None else environment
    hints = get_type_hints(Settings)
    values: dict[str, object] = {}
    for field in fields(Settings):
        given = (flags or {}).get(field.name)
        if given is None:
            given = environment.get(_variable(field.name))
        if given is not None:
            values[field.name] = _convert(field.name, given, hints[field.name])
    settings = Settings(**values)  # type: ignore[arg-type]
    _check(settings)
    return settings


def _convert(name: str, given: object, kind: type) -> object:
    if isinstance(given, kind):
        return given
    text = str(given)
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.lower()
            ]
        return kind(text)
    except (KeyError, ValueError):
        wanted = {int: "a whole number", float: "a number", bool: "yes or no"}[kind]
        raise BadSetting(f"{name} must be {wanted}, not {text!r}") from None


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def _is_server(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _check(settings: Settings) -> None:
    if not 0 <= settings.port < 65536:
        raise BadSetting(f"port must be from 0 to 65535, not {settings.port}")
    if settings.synchronous not in ("full", "normal"):
        raise BadSetting(f"synchronous must be full or normal, not {settings.synchronous!r}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting(
            f"log_level must be debug, info, warning or error, not {settings.log_level!r}"
        )
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise BadSetting(
            f"database must be sqlite:///file.db or postgresql://…, not {settings.database!r}"
        )
    if settings.database == "sqlite:///":
        raise BadSetting("database must name a file: sqlite:///file.db")
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting(f"redis must be redis://host:port/0, not {settings.redis!r}")
    if settings.smtp and not _is_server(settings.smtp):
        raise BadSetting("smtp must be smtp://user:password@host:587, or smtps://…")
    if settings.mail_from and ("@" not in settings.mail_from or not settings.mail_from.isascii()):
        raise BadSetting(f"mail_from must be a mail address, not {settings.mail_from!r}")
    if settings.public_url and not _is_address(settings.public_url):
        raise BadSetting(
            f"public_url must be an address like https://terem.example, not {settings.public_url!r}"
        )
    for field in fields(Settings):
        value = getattr(settings, field.name)
        least = 0 if field.name in ("port", "drain_seconds") else 1
        if type(field.default) is int and value < least:
            raise BadSetting(f"{field.name} must be at least {least}, not {value}")
        if isinstance(field.default, float) and not 0 < value < math.inf:
            raise BadSetting(f"{field.name} must be more than 0, not {value}")
