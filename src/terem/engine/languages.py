"""The languages everything is written in."""

from __future__ import annotations

from typing import Final

from terem.engine.reading import quoted

LANGUAGES: Final[tuple[str, ...]] = ("en", "ru", "de")


def check_language(lang: str) -> str:
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {quoted(lang)}")
    return lang


class Titles:
    """A short text in every language: `titles("ru")` or `titles["ru"]`."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts: dict[str, str] = texts

    def __call__(self, lang: str) -> str:
        return self._texts[check_language(lang)]

    def __getitem__(self, lang: str) -> str:
        return self._texts[check_language(lang)]

    def __repr__(self) -> str:
        return f"Titles({self._texts!r})"
