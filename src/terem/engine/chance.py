"""Everything random: a small generator that lives inside the state.

The algorithm is sfc32 (additions, shifts and xors on 32-bit words), so the same seed gives the
same sequence on every platform and Python version, plain or compiled, and the whole generator
is four readable integers in a dump.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terem.engine.reading import quoted

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 64


def checked_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise ValueError(f"seed must be a whole number from 0 to 2**64 - 1, not {quoted(seed)}")
    return seed


class Chance:
    """A seeded source of dice and shuffles."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int = -1) -> None:
        """Seeded, or blank without a seed: whoever fills in the four words (a copy is made at
        every step of a search) must not pay for mixing a seed."""
        if seed < 0:
            return
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0
        self.counter: i64 = 1
        for _ in range(12):  # sfc32 asks for a dozen rounds before the seed is well mixed
            self.word()

    def word(self) -> i64:
        """32 random bits, in a machine integer: whoever shifts them wants `next`."""
        b = self.b
        c = self.c
        counter = self.counter
        word = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = c * 9 & MASK
        self.c = ((c << 21 | c >> 11) + word) & MASK
        return word

    def next(self) -> int:
        """32 random bits."""
        return self.word()

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n is 2**31 at most."""
        return self.word() * n >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.word() * (i + 1) >> 32
            held = items[i]
            items[i] = items[j]
            items[j] = held

    def shuffled_anew(self, items: list[int]) -> list[int]:
        """Hidden things in a new order: shuffled from a fixed one, so that the old one does not
        shine through."""
        found = sorted(items)
        self.shuffle(found)
        return found

    def copy(self) -> Chance:
        twin = Chance()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def restore_chance(words: list[int]) -> Chance:
    """The generator that `Chance.dump` described."""
    chance = Chance()
    chance.a, chance.b, chance.c, chance.counter = words
    return chance
