"""Redrawing what a seat cannot know, consistent with everything it does know."""

from __future__ import annotations

from terem.games.rurik.setup import agendas_in_play
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import CARDS, MAP, bits


def redraw(s: Rurik, seat: int) -> None:
    """[hidden.1, hidden.2]"""
    redraw_schemes(s, seat)
    s.deed_deck = s.chance.shuffled_anew(s.deed_deck)
    redraw_rebels(s)
    s.reward_tokens = s.chance.shuffled_anew(s.reward_tokens)
    if s.stack:
        redraw_agendas(s, seat)
    if s.solo:
        redraw_insurrection(s)


def redraw_schemes(s: Rurik, seat: int) -> None:
    """Decks and other hands are one pool, but for the cards this seat put back itself."""
    pool: list[int] = []
    mine = s.players[seat]
    tops: list[list[int]] = []
    for deck in range(2):
        cards = s.decks[deck]
        cut = len(cards) - mine.known[deck]
        pool += cards[:cut]
        tops.append(cards[cut:])
    for side in range(s.seats):
        if side != seat:
            pool += bits(s.players[side].hand)
    if s.drawer >= 0 and s.drawer != seat:
        pool += s.drawn
    pool = s.chance.shuffled_anew(pool)
    decks: list[list[int]] = []
    for deck in range(2):
        count = len(s.decks[deck]) - len(tops[deck])
        decks.append([pool.pop() for _ in range(count)] + tops[deck])
    s.decks = decks
    for side in range(s.seats):
        if side != seat:
            player = s.players[side]
            hand = 0
            for _ in range(player.hand.bit_count()):
                hand |= 1 << pool.pop()
            player.hand = hand
    if s.drawer >= 0 and s.drawer != seat:
        s.drawn = [pool.pop() for _ in range(len(s.drawn))]


def redraw_rebels(s: Rurik) -> None:
    """The rewards under the rebels are unknown to everybody."""
    places = [region for region in range(MAP) if s.rebels[region] >= 0]
    if not places:
        return
    figures = s.chance.shuffled_anew([s.rebels[region] for region in places] + bits(s.rebel_box))
    rebels = s.rebels[:]
    for region in places:
        rebels[region] = figures.pop()
    s.rebels = rebels
    s.rebel_box = 0
    for rebel in figures:
        s.rebel_box |= 1 << rebel


def redraw_agendas(s: Rurik, seat: int) -> None:
    """A seat knows the two agendas it was dealt; all others may be anywhere."""
    if not s.players[seat].dealt:
        return
    known = s.players[seat].dealt
    others = [agenda for agenda in agendas_in_play(s) if not known >> agenda & 1]
    pool = s.chance.shuffled_anew(others)
    for side in range(s.seats):
        if side == seat:
            continue
        player = s.players[side]
        one, other = pool.pop(), pool.pop()
        player.dealt = 1 << one | 1 << other
        if player.agenda >= 0:
            player.agenda = one


def redraw_insurrection(s: Rurik) -> None:
    """Cards that have been on top are known for ever; the bottom one as far as it is uncovered.
    [solo.6]"""
    seen = min(s.card_turns + 1, len(CARDS))
    unseen = s.cards[seen:]
    if not unseen:
        return
    last = unseen[-1]
    unseen.sort()
    if s.uncovered:
        rows = s.tables.card_rows
        alike = [card for card in unseen if rows[card][: s.uncovered] == rows[last][: s.uncovered]]
        last = alike[s.chance.below(len(alike))]
        unseen.remove(last)
        unseen = [*s.chance.shuffled_anew(unseen), last]
    else:
        unseen = s.chance.shuffled_anew(unseen)
    s.cards = s.cards[:seen] + unseen
