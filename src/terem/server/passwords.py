"""Passwords that are no secret, and the codes that set a new one."""

from __future__ import annotations

import hashlib
import secrets
from itertools import pairwise

from terem.server.problems import Refusal
from terem.server.rows import ALPHABET

# What is tried first, of those that are long enough; compared without case and final figures.
_COMMON = """
password passwort passw0rd p@ssword iloveyou sunshine princess football baseball superman
starwars trustno1 letmein welcome monkey dragon master shadow michael jennifer computer whatever
internet samsung qwertyui qwertz qwertyuiop qwertzui asdfghjk asdfghjkl zxcvbnm zxcvbnmm qazwsx
qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t abcdefgh abcd abc changeme administrator admin secret
hallo schatz sommer winter geheim fussball пароль йцукенгш йцукен любовь привет
солнышко qweasdzxc minecraft liverpool chelsea arsenal terem village outpost cathedral
"""
COMMON = frozenset(_COMMON.split())
CODES = 8


def check_password(password: str, name: str) -> None:
    """Refusal if a password could be guessed at once."""
    plain = password.casefold()
    bare = plain.rstrip("0123456789!.?")
    steps = {ord(b) - ord(a) for a, b in pairwise(plain)}
    weak = (
        len(set(plain)) < 5
        or (plain.isdigit() and len(plain) < 12)
        or steps <= {1}
        or steps <= {-1}
        or plain in COMMON
        or bare in COMMON
        or bare == name.casefold()
        or plain == name.casefold()
    )
    if weak:
        raise Refusal("weak-password")


def new_codes() -> list[str]:
    """Codes to be printed and kept: each sets a new password, once."""
    return ["-".join(_part() for _ in range(3)) for _ in range(CODES)]


def _part() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(5))


def code_hash(code: str) -> str:
    """Codes are random enough (74 bits) to need no slow hash; case and dashes do not matter."""
    tidy = "".join(one for one in code.lower() if one.isalnum())
    return hashlib.sha256(tidy.encode("utf-8", "replace")).hexdigest()
