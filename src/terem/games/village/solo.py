"""Klara: how she takes cubes, loses members, and reacts at the market and the church."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Passage, Ply, Reason, Verb
from terem.engine.lists import changed
from terem.games.village.rules import life, market
from terem.games.village.state import Village
from terem.games.village.tables import (
    BAG,
    BESIDE,
    CHURCH,
    COLOURS,
    INFLUENCE,
    KLARA_PROFESSION,
    MARKET,
    PEW,
    PLACES,
    SPACES,
    WAITING,
)

KLARA_TAKES: Final = Verb("klara_takes", ("colour", COLOURS))


class KlaraTurn(Passage[Village]):
    """After each cube of yours she takes one; not after the well.  [solo.3, solo.10, solo.13]"""

    kind = "klara_turn"

    def run(self, s: Village, frame: Frame) -> None:
        s.end()
        if s.space < 0 or not s.left or s.trigger == s.seats:
            return
        colour = s.colour if s.options["klara_cubes"] == "match" else roll(s)
        space = nearest(s, 1 << colour) if colour >= 0 else -1
        if space >= 0:
            take(s, space, colour)
        else:
            s.call("klara_cube", 0, (nearest(s, 31),))


def nearest(s: Village, colours: int) -> int:
    """Your space, or the next one clockwise, that holds one of these colours; -1 if none does.
    [solo.3, solo.4]"""
    ring = s.tables.ring
    start = ring.index(s.space)
    for step in range(len(ring)):
        space = ring[(start + step) % len(ring)]
        if s.present[space] & colours:
            return space
    return -1


def roll(s: Village) -> int:
    """The four-sided die, again and again until its colour lies on the board; -1 without a roll,
    when at most one influence cube is left.  [solo.5]"""
    on_board = [sum(s.board[colour::5]) for colour in range(INFLUENCE)]
    if sum(on_board) <= 1:
        return -1
    s.reveals += 1
    while True:
        colour = s.chance.below(INFLUENCE)
        s.tell("die_rolled", COLOURS[colour])
        if on_board[colour]:
            return colour


def take(s: Village, space: int, colour: int) -> None:
    """The cube goes to the next cell of her track and may turn a token.  [solo.6]"""
    s.remove_cube(space, colour)
    s.cell = (s.cell + 1) % s.tables.cells
    s.track = changed(s.track, s.cell, colour)
    s.tell("klara_took", COLOURS[colour], SPACES[space])
    for token in range(len(s.tokens)):
        if s.tables.flips[token] == s.cell:
            turn_token(s, token, space)
    react(s, space)


def turn_token(s: Village, token: int, space: int) -> None:
    """A quill kills; a set that lies face up is shuffled at once.  [solo.6, solo.8]"""
    quill = s.tokens[token]
    s.reveals += 1
    if token % 3 == 2:
        first = token - 2
        faces = s.tokens[first : first + 3]
        s.chance.shuffle(faces)
        s.tokens = [*s.tokens[:first], *faces, *s.tokens[first + 3 :]]
    if quill:
        s.tell("quill_turned")
        one_dies(s, space)
    else:
        s.tell("blank_turned")


def one_dies(s: Village, space: int) -> None:
    """Her oldest, into the profession of the space the cube came from.  [solo.7]"""
    member = oldest(s)
    if member < 0:
        s.tell("klara_loses_nobody")
        return
    rest = life.resting_place(s, KLARA_PROFESSION[space])
    s.klara_family = changed(s.klara_family, member, rest)
    s.tell("klara_lost", s.tables.generation[member] + 1, PLACES[rest])
    life.look_for_the_end(s, s.seats)


def oldest(s: Village) -> int:
    """Beside her board, then waiting at the church, then the steps from the left.  [solo.7]"""
    for place in (BESIDE, WAITING, PEW, PEW + 1, PEW + 2, PEW + 3):
        if place in s.klara_family:
            return s.klara_family.index(place)
    return -1


def react(s: Village, space: int) -> None:
    """A cube from the market or the church makes her act.  [solo.9]"""
    if space == CHURCH:
        if WAITING in s.klara_family:
            member = s.klara_family.index(WAITING)
            s.klara_family = changed(s.klara_family, member, BAG)
            s.tell("klara_joined_church", s.tables.generation[member] + 1)
    elif space == MARKET:
        if s.options["klara_market"] == "market_day":
            market.begin_day(s, s.seats, True)
        else:
            market.klaras_customer(s)
            market.refill(s)


class KlaraTakes(Action[Village]):
    """A cube of the space whose turn it is: you choose for her.  [solo.4]"""

    verb = KLARA_TAKES

    def offer(self, s: Village, frame: Frame, found: list[Ply]) -> None:
        mask = s.present[frame.args[0]]
        for colour in range(len(COLOURS)):
            if mask >> colour & 1:
                found.append(KLARA_TAKES.grid[colour])

    def play(self, s: Village, frame: Frame, ply: Ply) -> None:
        take(s, frame.args[0], ply.a)

    def reason(self, s: Village, frame: Frame, ply: Ply) -> Reason | None:
        names = (COLOURS[ply.a], SPACES[frame.args[0]])
        return s.because("solo.4", "why-no-such-cube", ("colour", "space"), names)


class KlaraCubeQuestion(Decision[Village]):
    """Which cube of that space Klara takes, where several lie.  [solo.4]"""

    kind = "klara_cube"
    fields: Fields = (("space", SPACES),)
    actions = (KlaraTakes(),)
    cites = ("solo.3", "solo.4")

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.seats > 1 or s.space < 0:
            return "Klara takes a cube after a cube of yours, in a solo game"
        if frame.args[0] != nearest(s, 31):
            return "Klara takes from your space or the next one that has cubes"
        return None
