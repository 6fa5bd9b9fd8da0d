"""Names that look the same: nobody shall pass for somebody else.

Two names are alike if they have the same skeleton: small letters, without marks and spaces, with
each letter replaced by the Latin one it can be mistaken for.
"""

from __future__ import annotations

import unicodedata

# Letters of other alphabets, and figures, that can be taken for a Latin letter.
_LIKE = {
    "a": "аαɑ",
    "b": "ьвβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еεэ",
    "g": "ɡ",
    "h": "һнη",
    "i": "іιı",
    "j": "јϳ",
    "k": "кκ",
    "l": "1|ӏ",
    "m": "мμ",
    "n": "п",
    "o": "0оοσө",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ5",
    "t": "тτ",
    "u": "υ",
    "v": "νѵ",
    "w": "ԝшω",
    "x": "хχ",
    "y": "уγү",
    "z": "ᴢ",
}
_TABLE = {ord(one): latin for latin, others in _LIKE.items() for one in others}


def skeleton(name: str) -> str:
    """What a name looks like at a glance; names with the same one are alike."""
    # A capital I and a small l are the same stroke.
    apart = unicodedata.normalize("NFKD", name.replace("I", "l").casefold())
    letters = "".join(one for one in apart if one.isalnum())
    return letters.translate(_TABLE).replace("rn", "m").replace("vv", "w")[:64]
