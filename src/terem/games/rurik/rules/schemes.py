"""Scheme cards: the two decks, drawing and keeping, the check for casualties."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.rurik.rules import turn
from terem.games.rurik.rules.regions import lose_piece
from terem.games.rurik.state import Rurik, side_name
from terem.games.rurik.tables import LEADERS, REGIONS, SCHEMES, bits

DRAW: Final = "draw"
KEEP: Final = "keep"
PUT_BACK: Final = "put_back"
TOKEN: Final = "token"
CASUALTY: Final = "casualty"

DECKS: Final = ["left", "right"]
DRAW_FROM: Final[list[Move]] = [("draw", deck) for deck in DECKS]
REVEAL_FROM: Final[list[Move]] = [("reveal", deck) for deck in DECKS]
KEEP_CARD: Final[list[Move]] = [("keep", card) for card in SCHEMES]
PUT_CARD_BACK: Final[list[Move]] = [("put_back", card) for card in SCHEMES]
GIVE_TOKEN: Final[list[Move]] = [("give_token", seat) for seat in range(4)]


def shuffle_together(s: Rurik) -> None:
    """Discard pile and the other deck become two equal decks; the first gets an odd card.
    [scheme.4]"""
    cards = s.decks[0] + s.decks[1] + bits(s.discard)
    if not cards:
        return
    s.chance.shuffle(cards)
    half = (len(cards) + 1) // 2
    s.decks = [cards[:half], cards[half:]]
    s.discard = 0
    for player in s.players:
        player.known = [0, 0]
    s.tell("decks_shuffled")


def take_top(s: Rurik, deck: int) -> int:
    """The top card of a deck; as soon as a deck is empty both are made anew.  [scheme.4]"""
    if not s.decks[deck]:
        return -1
    card = s.decks[deck].pop()
    for player in s.players:
        if player.known[deck]:
            player.known[deck] -= 1
    if not s.decks[deck]:
        shuffle_together(s)
    return card


def discard(s: Rurik, card: int) -> None:
    s.discard |= 1 << card
    if not s.decks[0] and not s.decks[1]:
        # All cards were in hands: the first one back makes a deck again.
        shuffle_together(s)


def usable_decks(s: Rurik) -> list[int]:
    return [deck for deck in range(2) if s.decks[deck]]


# ---------------------------------------------------------------------- drawing


def draw_cards(s: Rurik, seat: int, count: int) -> None:
    """Look at cards of one deck and keep one.  [scheme.1]"""
    if usable_decks(s):
        s.ask(DRAW, seat, (count,))


class DrawDecision(Decision[Rurik]):
    """From which deck to draw.  [scheme.1]"""

    kind = DRAW
    fields: Fields = (("cards", None),)

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [DRAW_FROM[deck] for deck in usable_decks(s)]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        seat = frame.seat
        deck = DECKS.index(cast(str, move[1]))
        s.reveals += 1
        for side in range(s.seats):
            # Whoever else knew the top of this deck knows it no longer.  [scheme.3]
            if side != seat:
                s.players[side].known[deck] = 0
        s.drawer = seat
        for _ in range(frame.args[0]):
            card = take_top(s, deck)
            if card >= 0:
                s.drawn.append(card)
        s.tell("drew", seat, len(s.drawn), DECKS[deck])
        s.ask(KEEP, seat, (deck,))
        if len(s.drawn) == 1:
            keep(s, seat, s.drawn[0], deck)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "draw":
            return s.because("scheme.4", "why-deck-empty", ("deck",), (move[1],))
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("scheme.1", "scheme.4")


def keep(s: Rurik, seat: int, card: int, deck: int) -> None:
    """One card to the hand, the rest back on top of the same deck.  [scheme.1]"""
    s.stack.pop()
    s.players[seat].hand |= 1 << card
    s.drawn.remove(card)
    s.tell_only(seat, ("kept", seat, SCHEMES[card]), ("kept_secretly", seat))
    if len(s.drawn) > 1:
        s.ask(PUT_BACK, seat, (deck,))
    else:
        lay_back(s, seat, deck)
        turn.resume(s)


def lay_back(s: Rurik, seat: int, deck: int) -> None:
    for card in s.drawn:
        s.decks[deck].append(card)
        s.players[seat].known[deck] += 1
    s.drawn = []
    s.drawer = -1


class KeepDecision(Decision[Rurik]):
    """Which of the drawn cards to keep, in secret.  [scheme.1]"""

    kind = KEEP
    fields: Fields = (("deck", DECKS),)
    secret = True

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [KEEP_CARD[card] for card in s.drawn]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        keep(s, frame.seat, SCHEMES.index(cast(str, move[1])), frame.args[0])

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "keep":
            return s.because("scheme.1", "why-not-drawn")
        return None

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        return flaw_of_drawing(s, frame)

    def clauses(self) -> tuple[str, ...]:
        return ("scheme.1",)


class PutBackDecision(Decision[Rurik]):
    """In which order the others go back: the first lies deepest.  [scheme.1]"""

    kind = PUT_BACK
    fields: Fields = (("deck", DECKS),)
    secret = True

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [PUT_CARD_BACK[card] for card in s.drawn]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        card = SCHEMES.index(cast(str, move[1]))
        deck = frame.args[0]
        s.drawn.remove(card)
        s.decks[deck].append(card)
        s.players[frame.seat].known[deck] += 1
        if len(s.drawn) == 1:
            s.stack.pop()
            lay_back(s, frame.seat, deck)
            turn.resume(s)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "put_back":
            return s.because("scheme.1", "why-not-drawn")
        return None

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        return flaw_of_drawing(s, frame)

    def clauses(self) -> tuple[str, ...]:
        return ("scheme.1", "scheme.3")


def flaw_of_drawing(s: Rurik, frame: Frame) -> str | None:
    if s.drawer != frame.seat or len(s.drawn) < 2:
        return "somebody chooses among drawn cards that are not on the table"
    return None


class TokenDecision(Decision[Rurik]):
    """Who gets the first player token.  [scheme.2]"""

    kind = TOKEN

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return GIVE_TOKEN[: s.seats]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        s.token = cast(int, move[1])
        s.tell("token_given", frame.seat, s.token)
        turn.resume(s)

    def clauses(self) -> tuple[str, ...]:
        return ("scheme.2",)


# ---------------------------------------------------------------------- casualties


def reveal(s: Rurik, side: int, region: int, count: int, deck: int) -> bool:
    """Turn up cards one by one; the first casualty symbol ends it and costs a piece.
    [attack.5]"""
    s.reveals += 1
    shown: list[int] = []
    hit = False
    for _ in range(count):
        card = take_top(s, deck)
        if card < 0:
            break
        shown.append(card)
        if s.telling:
            s.tell("revealed", SCHEMES[card])
        if s.tables.scheme_casualty[card]:
            hit = True
            break
    if hit:
        leader = lose_piece(s, side, region)
        if s.telling:
            if leader:
                name = LEADERS[s.players[side].leader]
                s.tell("leader_fell", side_name(s, side), name, REGIONS[region])
            else:
                s.tell("casualty", side_name(s, side), REGIONS[region])
    for card in shown:
        discard(s, card)
    return hit


class CasualtyDecision(Decision[Rurik]):
    """From which deck the attacker's casualties are checked.  [attack.5]"""

    kind = CASUALTY
    fields: Fields = (("region", REGIONS), ("cards", None))

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [REVEAL_FROM[deck] for deck in usable_decks(s)]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        region, count = frame.args
        reveal(s, frame.seat, region, count, DECKS.index(cast(str, move[1])))
        turn.resume(s)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "reveal":
            return s.because("scheme.4", "why-deck-empty", ("deck",), (move[1],))
        return None

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if not s.players[frame.seat].at >> frame.args[0] & 1 or frame.args[1] < 1:
            return "casualties are checked where the attacker has a piece"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("attack.5", "attack.6")
