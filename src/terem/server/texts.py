"""The server's own sentences, in every language, from `messages/*.ftl`."""

from __future__ import annotations

from pathlib import Path

from terem.engine.fluent import Value
from terem.engine.languages import LANGUAGES
from terem.engine.messages import ENGINE_MESSAGES, Messages
from terem.server.wire.common import Language

MESSAGES = Path(__file__).parent / "messages"
WORDS = Messages(MESSAGES)


def say(lang: str, message: str, **args: Value) -> str:
    """One sentence in the given language."""
    return WORDS.text(lang, message, args)


def catalogue(folder: Path, lang: str) -> str:
    """A Fluent catalogue for the browser: the engine's messages, then those of one folder."""
    parts = [ENGINE_MESSAGES / f"{lang}.ftl", folder / f"{lang}.ftl"]
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


def known_language(candidate: str | None) -> Language | None:
    """The candidate, if it is a language of the house."""
    for lang in LANGUAGES:
        if candidate == lang:
            return lang  # type: ignore[return-value]
    return None


def accepted_language(header: str) -> Language:
    """The first language of an Accept-Language header that the house speaks, else English."""
    for part in header.split(","):
        found = known_language(part.split(";")[0].strip()[:2].lower())
        if found is not None:
            return found
    return "en"


def bot_title(level: str, lang: str) -> str:
    """What a bot of this level is called."""
    message = f"bot-{level}"
    return say(lang, message) if WORDS.has(lang, message) else level.capitalize()


def printable(text: str) -> str:
    """Text without control characters (a database may refuse them, and nobody can read them)."""
    kept = "".join(ch for ch in text if ch in "\n\t" or (ch.isprintable() or ch in "\u200d"))
    return kept.encode("utf-8", "ignore").decode()
