"""Scheme cards: the two decks, drawing and keeping, the check for casualties."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.engine.lists import changed, raised
from terem.games.rurik.rules.points import act_first
from terem.games.rurik.rules.regions import lose_piece
from terem.games.rurik.state import Rurik, side_name
from terem.games.rurik.tables import REGIONS, SCHEME, SCHEMES, bits

DECKS: Final = ["left", "right"]
DRAW: Final = Verb("draw", ("deck", DECKS))
REVEAL: Final = Verb("reveal", ("deck", DECKS))
KEEP: Final = Verb("keep", ("card", SCHEMES))
PUT_BACK: Final = Verb("put_back", ("card", SCHEMES))
GIVE_TOKEN: Final = Verb("give_token", ("seat", range(4)), told=("own",))


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


def lay_deck(s: Rurik, deck: int, cards: list[int]) -> None:
    s.decks = [cards, s.decks[1]] if deck == 0 else [s.decks[0], cards]


def take_top(s: Rurik, deck: int) -> int:
    """The top card of a deck; as soon as a deck is empty both are made anew.  [scheme.4]"""
    cards = s.decks[deck]
    if not cards:
        return -1
    lay_deck(s, deck, cards[:-1])
    for player in s.players:
        if player.known[deck]:
            player.known = raised(player.known, deck, -1)
    if len(cards) == 1:
        shuffle_together(s)
    return cards[-1]


def discard(s: Rurik, card: int) -> None:
    s.discard |= 1 << card
    if not s.decks[0] and not s.decks[1]:
        # All cards were in hands: the first one back makes a deck again.
        shuffle_together(s)


def offer_decks(s: Rurik, verb: Verb, found: list[Ply]) -> None:
    """Those that have cards; without any there is nothing to draw or to reveal.  [scheme.4]"""
    for deck in range(len(DECKS)):
        if s.decks[deck]:
            found.append(verb.grid[deck])


def deck_is_empty(s: Rurik, ply: Ply) -> Reason:
    return s.because("scheme.4", "why-deck-empty", ("deck",), ply.move[1:])


class OfADraw(Action[Rurik]):
    """What belongs to drawing cards.  [scheme.1]"""

    time = ("scheme.1", "why-no-draw-now")
    why = ("scheme.1", "why-not-drawn")


# ---------------------------------------------------------------------- drawing


class Draw(OfADraw):
    """Look at cards of one deck.  [scheme.1]"""

    verb = DRAW

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        offer_decks(s, DRAW, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        deck = ply.a
        s.reveals += 1
        for side in range(s.seats):
            # Whoever else knew the top of this deck knows it no longer.  [scheme.3]
            player = s.players[side]
            if side != seat and player.known[deck]:
                player.known = changed(player.known, deck, 0)
        drawn: list[int] = []
        for _ in range(frame.args[0]):
            card = take_top(s, deck)
            if card >= 0:
                drawn.append(card)
        s.drawer = seat
        s.drawn = drawn
        s.tell("drew", seat, len(drawn), DECKS[deck])
        s.call("keep", seat, (deck,))

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return deck_is_empty(s, ply)

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return act_first(s, frame.seat, SCHEME) or super().untimely(s, frame, ply)


class DrawDecision(Decision[Rurik]):
    """From which deck to draw.  [scheme.1]"""

    kind = "draw"
    cites = ("scheme.1", "scheme.4")
    fields: Fields = (("cards", None),)
    actions = (Draw(),)
    standing = (("draw", "left"), ("draw", "right"))

    def nothing(self, s: Rurik, frame: Frame) -> None:
        """All cards are in hands.  [scheme.4]"""

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if frame.args[0] < 1:
            return "whoever draws takes at least one card"
        return None


def leave_table(s: Rurik, card: int) -> None:
    """A drawn card goes to the hand or back to its deck."""
    s.drawn = [other for other in s.drawn if other != card]


def put_back_the_rest(s: Rurik, seat: int, deck: int) -> None:
    """The others go back on top of the same deck.  [scheme.1]"""
    if s.drawn:
        s.call("put_back", seat, (deck,))
    else:
        s.drawer = -1


class Keep(OfADraw):
    """One card to the hand.  [scheme.1]"""

    verb = KEEP

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        for card in s.drawn:
            found.append(KEEP.grid[card])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        seat = frame.seat
        s.players[seat].hand |= 1 << ply.a
        leave_table(s, ply.a)
        s.tell_only(seat, ("kept", seat, SCHEMES[ply.a]), ("kept_secretly", seat))
        put_back_the_rest(s, seat, frame.args[0])


class PutBack(OfADraw):
    """Only the player who puts a card back knows it.  [scheme.1, scheme.3]"""

    verb = PUT_BACK

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        for card in s.drawn:
            found.append(PUT_BACK.grid[card])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        deck = frame.args[0]
        player = s.players[frame.seat]
        leave_table(s, ply.a)
        lay_deck(s, deck, [*s.decks[deck], ply.a])
        player.known = raised(player.known, deck, 1)
        put_back_the_rest(s, frame.seat, deck)


class OfDrawnCards(Decision[Rurik]):
    """A question about the cards on the table."""

    fields: Fields = (("deck", DECKS),)
    secret = True

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if s.drawer != frame.seat or len(s.drawn) < 2:
            return "somebody chooses among drawn cards that are not on the table"
        return None


class KeepDecision(OfDrawnCards):
    """Which of the drawn cards to keep, in secret.  [scheme.1]"""

    kind = "keep"
    cites = ("scheme.1",)
    actions = (Keep(),)


class PutBackDecision(OfDrawnCards):
    """In which order the others go back: the first lies deepest.  [scheme.1]"""

    kind = "put_back"
    cites = ("scheme.1", "scheme.3")
    actions = (PutBack(),)


# ---------------------------------------------------------------------- the first player token


class GiveToken(Action[Rurik]):
    """It changes hands at once; the new order starts with the claim phase.  [scheme.2]"""

    verb = GIVE_TOKEN
    time = ("scheme.2", "why-no-token-now")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        found.extend(GIVE_TOKEN.grid[: s.seats])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        s.token = ply.a
        s.tell("token_given", frame.seat, s.token)


class TokenDecision(Decision[Rurik]):
    """Who gets the first player token.  [scheme.2]"""

    kind = "token"
    cites = ("scheme.2",)
    actions = (GiveToken(),)


# ---------------------------------------------------------------------- casualties


def reveal(s: Rurik, side: int, region: int, count: int, deck: int) -> None:
    """Turn up cards one by one; the first casualty symbol ends it and costs a piece. All of them
    go to the discard pile.  [attack.5, attack.6]"""
    s.reveals += 1
    shown: list[int] = []
    hit = False
    while count and not hit:
        card = take_top(s, deck)
        if card < 0:
            break
        count -= 1
        shown.append(card)
        if s.telling:
            s.tell("revealed", SCHEMES[card])
        hit = s.tables.scheme_casualty[card]
    if hit and not lose_piece(s, side, region) and s.telling:
        s.tell("casualty", side_name(s, side), REGIONS[region])
    for card in shown:
        discard(s, card)


class Reveal(Action[Rurik]):
    """The attacker chooses the deck for the check.  [attack.5]"""

    verb = REVEAL
    time = ("attack.5", "why-no-check-now")

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        offer_decks(s, REVEAL, found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        region, count = frame.args
        reveal(s, frame.seat, region, count, ply.a)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return deck_is_empty(s, ply)


class CasualtyDecision(Decision[Rurik]):
    """From which deck the attacker's casualties are checked.  [attack.5]"""

    kind = "casualty"
    cites = ("attack.5", "attack.6")
    fields: Fields = (("region", REGIONS), ("cards", None))
    actions = (Reveal(),)
    standing = (("reveal", "left"), ("reveal", "right"))

    def nothing(self, s: Rurik, frame: Frame) -> None:
        """Without a card there is no check.  [scheme.4]"""

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        if not s.players[frame.seat].at >> frame.args[0] & 1 or frame.args[1] < 1:
            return "casualties are checked where the attacker has a piece"
        return None
