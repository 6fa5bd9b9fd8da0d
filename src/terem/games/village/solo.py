"""Klara: how she takes cubes, loses members, and reacts at the market and the church."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.village.rules import flow, life, market
from terem.games.village.state import KLARA, NEXT, Village
from terem.games.village.tables import (
    BAG,
    BESIDE,
    CHURCH,
    COLOURS,
    CUSTOMERS,
    INFLUENCE,
    KLARA_PROFESSION,
    MARKET,
    PEW,
    PLACES,
    SPACES,
    STEPS,
    WAITING,
)

KLARA_CUBE: Final = "klara_cube"

KLARA_TAKES: Final[list[Move]] = [("klara_takes", colour) for colour in COLOURS]


def klaras_turn(s: Village) -> None:
    """After each cube of yours she takes one; not after the well.  [solo.3, solo.10, solo.13]"""
    if s.space < 0 or not s.left or s.trigger == s.seats:
        s.phase = NEXT
        return
    if s.options["klara_cubes"] == "match":
        colour = s.colour
    else:
        colour = roll(s)
    space = nearest(s, 1 << colour) if colour >= 0 else -1
    if space >= 0:
        take(s, space, colour)
        return
    space = nearest(s, 31)
    mask = s.present[space]
    if mask & mask - 1:
        s.ask(KLARA_CUBE, 0, (space,))
    else:
        take(s, space, mask.bit_length() - 1)


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
    at = space * 5 + colour
    s.board[at] -= 1
    s.left -= 1
    if not s.board[at]:
        s.present[space] &= ~(1 << colour)
    s.cell = (s.cell + 1) % s.tables.cells
    s.track[s.cell] = colour
    s.tell("klara_took", COLOURS[colour], SPACES[space])
    s.phase = NEXT
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
        s.tokens[first : first + 3] = faces
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
    s.klara_family[member] = life.resting_place(s, KLARA_PROFESSION[space])
    if s.telling:
        place = PLACES[s.klara_family[member]]
        s.tell("klara_lost", s.tables.generation[member] + 1, place)
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
            s.klara_family[member] = BAG
            s.tell("klara_joined_church", s.tables.generation[member] + 1)
    elif space == MARKET:
        if s.options["klara_market"] == "market_day":
            market.begin_day(s, s.seats, True)
        else:
            take_customer(s)
            market.refill(s)


def take_customer(s: Village) -> None:
    """The first customer at the stalls, for nothing.  [solo.9]"""
    for stall, customer in enumerate(s.stalls):
        if customer >= 0:
            s.klara_customers.append(customer)
            s.stalls[stall] = -1
            s.tell("klara_served", CUSTOMERS[customer])
            return


def enter_church(s: Village, member: int) -> None:
    """Drawn at a mass: the first step from the left where she has nobody.  [solo.12]"""
    for step in range(STEPS):
        if PEW + step not in s.klara_family:
            s.klara_family[member] = PEW + step
            s.tell("klara_drawn", s.tables.generation[member] + 1, step + 1)
            return


def clear_track(s: Village) -> None:
    """Before a new round all her cubes but the last go back.  [solo.13]"""
    for cell in range(s.tables.cells):
        colour = s.track[cell]
        if colour >= 0 and cell != s.cell:
            s.supply[colour] += 1
            s.track[cell] = -1


class KlaraCubeDecision(Decision[Village]):
    """Which cube of that space Klara takes: you choose for her.  [solo.4]"""

    kind = KLARA_CUBE
    fields: Fields = (("space", SPACES),)

    def moves(self, s: Village, frame: Frame) -> list[Move]:
        mask = s.present[frame.args[0]]
        return [KLARA_TAKES[colour] for colour in range(5) if mask >> colour & 1]

    def play(self, s: Village, frame: Frame, move: Move) -> None:
        s.stack.pop()
        take(s, frame.args[0], COLOURS.index(cast(str, move[1])))
        flow.proceed(s)

    def reason(self, s: Village, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "klara_takes":
            space = SPACES[frame.args[0]]
            return s.because("solo.4", "why-no-such-cube", ("colour", "space"), (move[1], space))
        return None

    def flaw(self, s: Village, frame: Frame) -> str | None:
        if s.seats > 1 or s.phase != KLARA or s.space < 0:
            return "Klara takes a cube after a cube of yours, in a solo game"
        if frame.args[0] != nearest(s, 31):
            return "Klara takes from your space or the next one that has cubes"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("solo.3", "solo.4")
