"""Deeds: what they ask, what they cost, and taking them from the row."""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Decision, Fields, Frame, Move, Reason
from terem.games.rurik.rules import editions, schemes, turn
from terem.games.rurik.rules.regions import (
    by_mask,
    connected,
    held,
    lose_piece,
    pay_goods,
    pieces,
    settle,
)
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    DEED_USED,
    DEEDS,
    GOODS,
    HAVE,
    KINDS_OF_GOODS,
    LEADERS,
    MARKET,
    REGIONS,
    SCHEMES,
    STRONGHOLD,
    STRUCTURES,
    WHERE,
    bits,
)

# A deed, and what it asks in words.
NAMED: Final = ("deed", "text:deed_text")

TAKE: Final = "take_deed"
COST: Final = "deed_cost"

TAKE_DEED: Final[list[Move]] = [("take_deed", deed) for deed in DEEDS]
DO_DEED: Final[list[Move]] = [("do_deed", deed) for deed in DEEDS]
PAY_GOOD: Final[list[Move]] = [("pay_good", good) for good in GOODS]
DISCARD_CARD: Final[list[Move]] = [("discard_card", card) for card in SCHEMES]
WITHDRAW: Final[list[Move]] = [("withdraw", region) for region in REGIONS]
TEAR_DOWN: Final[list[list[Move]]] = [
    [("tear_down", structure, region) for region in REGIONS] for structure in STRUCTURES
]

TROOPS_TOGETHER: Final = HAVE.index("troops_in_one_region")
SPREAD: Final = HAVE.index("regions_with_troops")
CAPTURED: Final = HAVE.index("rebels_defeated")
TOKEN: Final = HAVE.index("first_player_token")
MARKETS: Final = HAVE.index("markets_with_different_goods")
TOGETHER: Final = HAVE.index("together")
DIFFERENT: Final = WHERE.index("different_regions")
RULED: Final = WHERE.index("one_ruled_region")


# ---------------------------------------------------------------------- conditions and costs


def condition_holds(s: Rurik, seat: int, deed: int) -> bool:
    """What a deed asks to have; nothing of it is given up.  [deed.2]"""
    tables = s.tables
    kind = tables.deed_have[deed]
    if kind == 0:
        return True
    player = s.players[seat]
    count = tables.deed_have_count[deed]
    if kind == TROOPS_TOGETHER:
        return any(pieces(player, region) >= count for region in bits(player.at))
    if kind == SPREAD:
        return player.at.bit_count() >= count
    if kind == CAPTURED:
        return player.captured.bit_count() >= count
    if kind == TOKEN:
        return s.token == seat
    if kind == MARKETS:
        goods = 0
        for region in bits(player.built[MARKET]):
            goods |= 1 << s.region_good[region]
        return goods.bit_count() >= count
    if kind == TOGETHER:
        shared = s.regions
        for structure in bits(tables.deed_have_mask[deed]):
            shared &= player.built[structure]
        return shared != 0
    structure = tables.deed_have_mask[deed].bit_length() - 1
    return connected(s, player.built[structure]) >= count


def removable(s: Rurik, player: Player, region: int) -> int:
    """Pieces a deed may take from a region: the leader too, as the last one.  [deed.4]"""
    if s.options["leader_as_deed_cost"] == "never":
        return player.troops[region]
    return pieces(player, region)


def can_pay(s: Rurik, seat: int, deed: int) -> bool:
    """[deed.3, deed.4]"""
    tables = s.tables
    player = s.players[seat]
    if player.coins < editions.deed_coins(s, deed):
        return False
    if player.hand.bit_count() < tables.deed_cards[deed]:
        return False
    goods = tables.deed_goods[deed]
    kinds = total = most = 0
    for good in range(KINDS_OF_GOODS):
        have = held(player, good)
        if have < goods[good]:
            return False
        total += have
        kinds += 1 if have else 0
        most = have if have > most else most
    if (
        total < tables.deed_any[deed]
        or kinds < tables.deed_different[deed]
        or most < tables.deed_same[deed]
    ):
        return False
    if tables.deed_structures[deed] and not (player.built[0] | player.built[1] | player.built[2]):
        return False
    troops = tables.deed_troops[deed]
    return not troops or bool(sources_of_troops(s, seat, deed, troops, 0))


def sources_of_troops(s: Rurik, seat: int, deed: int, left: int, taken: int) -> int:
    """Regions from which the next piece may be removed; 0 if the cost cannot be met.
    `taken` is a mask of the regions already used.  [deed.4]"""
    player = s.players[seat]
    where = s.tables.deed_where[deed]
    mask = 0
    total = 0
    for region in bits(player.at):
        count = removable(s, player, region)
        if not count:
            continue
        if where == DIFFERENT:
            if taken >> region & 1:
                continue
            count = 1
        elif where == RULED:
            if taken:
                if not taken >> region & 1:
                    continue
            elif not player.ruled >> region & 1 or count < left:
                continue
        mask |= 1 << region
        total += count
    if total == left:
        # Everything must go: the order makes no difference.
        return mask & -mask
    return mask if total > left else 0


def possible(s: Rurik, seat: int) -> list[Move]:
    """[deed.1]"""
    return [
        DO_DEED[deed]
        for deed in bits(s.players[seat].deeds)
        if condition_holds(s, seat, deed) and can_pay(s, seat, deed)
    ]


def why_not_deed(s: Rurik, seat: int, deed: int) -> Reason | None:
    if not s.players[seat].deeds >> deed & 1:
        return s.because("deed.1", "why-not-your-deed", ("deed",), (DEEDS[deed],))
    if not condition_holds(s, seat, deed):
        return s.because("deed.2", "why-deed-condition", NAMED, (DEEDS[deed], DEEDS[deed]))
    troops = s.tables.deed_troops[deed]
    if troops and not sources_of_troops(s, seat, deed, troops, 0):
        return s.because("deed.4", "why-deed-troops", NAMED, (DEEDS[deed], DEEDS[deed]))
    player = s.players[seat]
    coins = editions.deed_coins(s, deed)
    if player.coins < coins:
        held = ("deed", "coins", "held")
        return s.because("deed.3", "why-deed-coins", held, (DEEDS[deed], coins, player.coins))
    if player.hand.bit_count() < s.tables.deed_cards[deed]:
        return s.because("deed.3", "why-deed-card", ("deed",), (DEEDS[deed],))
    if s.tables.deed_structures[deed]:
        return s.because("deed.3", "why-deed-structure", ("deed",), (DEEDS[deed],))
    return s.because("deed.3", "why-deed-goods", NAMED, (DEEDS[deed], DEEDS[deed]))


# ---------------------------------------------------------------------- accomplishing


def begin_deed(s: Rurik, seat: int, deed: int) -> None:
    """Pay what leaves no choice, then ask for the rest.  [deed.5]"""
    tables = s.tables
    player = s.players[seat]
    s.used |= DEED_USED
    s.tell("deed_begun", seat, DEEDS[deed])
    player.coins -= editions.deed_coins(s, deed)
    for good in range(KINDS_OF_GOODS):
        if tables.deed_goods[deed][good]:
            pay_goods(player, good, tables.deed_goods[deed][good])
    go_on_paying(
        s,
        seat,
        deed,
        tables.deed_cards[deed],
        tables.deed_any[deed] + tables.deed_different[deed] + (1 if tables.deed_same[deed] else 0),
        tables.deed_troops[deed],
        tables.deed_structures[deed],
        0,
    )


def go_on_paying(
    s: Rurik, seat: int, deed: int, cards: int, goods: int, troops: int, structures: int, taken: int
) -> None:
    """Ask for the next part of the cost; a part without a choice is paid unasked."""
    if not (cards or goods or troops or structures):
        finish_deed(s, seat, deed)
        return
    s.ask(COST, seat, (deed, cards, goods, troops, structures, taken))
    legal = s.legal()
    if len(legal) == 1:
        pay_part(s, s.stack[-1], legal[0])


def finish_deed(s: Rurik, seat: int, deed: int) -> None:
    """Everything is paid: the deed is done, and its reward comes.  [deed.5]"""
    player = s.players[seat]
    player.deeds &= ~(1 << deed)
    player.done |= 1 << deed
    s.tell("deed_done", seat, DEEDS[deed])
    turn.receive(s, seat, s.tables.deed_reward[deed], DEED_USED)


def payable_goods(s: Rurik, player: Player, deed: int, left: int, taken: int) -> list[Move]:
    least = s.tables.deed_same[deed] or 1
    different = s.tables.deed_different[deed]
    found: list[Move] = []
    total = 0
    for good in range(KINDS_OF_GOODS):
        count = held(player, good)
        if count >= least and not (different and taken >> good & 1):
            found.append(PAY_GOOD[good])
            total += 1 if different else count
    if total == left and not s.tables.deed_same[deed]:
        # Everything must go: the order makes no difference.
        return found[:1]
    return found


def pay_part(s: Rurik, frame: Frame, move: Move) -> None:
    s.stack.pop()
    seat = frame.seat
    player = s.players[seat]
    deed, cards, goods, troops, structures, taken = frame.args
    verb = move[0]
    if verb == "discard_card":
        card = SCHEMES.index(cast(str, move[1]))
        player.hand &= ~(1 << card)
        schemes.discard(s, card)
        cards -= 1
        s.tell("card_discarded", seat, move[1])
    elif verb == "pay_good":
        good = GOODS.index(cast(str, move[1]))
        pay_goods(player, good, s.tables.deed_same[deed] or 1)
        goods -= 1
        taken = taken | 1 << good if goods else 0
    elif verb == "withdraw":
        region = REGIONS.index(cast(str, move[1]))
        leader = lose_piece(s, seat, region)
        troops -= 1
        taken |= 1 << region
        if leader:
            s.tell("leader_fell", seat, LEADERS[player.leader], move[1])
        else:
            s.tell("withdrawn", seat, move[1])
    else:
        structure = STRUCTURES.index(cast(str, move[1]))
        region = REGIONS.index(cast(str, move[2]))
        player.built[structure] &= ~(1 << region)
        if structure == STRONGHOLD:
            settle(s, region)
        structures = 0
        s.tell("torn_down", seat, move[1], move[2])
    go_on_paying(s, seat, deed, cards, goods, troops, structures, taken)


class DeedCostDecision(Decision[Rurik]):
    """Which card, goods, troops or structure to give for a deed.  [deed.3, deed.4]"""

    kind = COST
    fields: Fields = (
        ("deed", DEEDS),
        ("cards", None),
        ("goods", None),
        ("troops", None),
        ("structures", None),
        ("taken", None),
    )

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        seat = frame.seat
        player = s.players[seat]
        deed, cards, goods, troops, _, taken = frame.args
        if cards:
            return [DISCARD_CARD[card] for card in bits(player.hand)]
        if goods:
            return payable_goods(s, player, deed, goods, taken)
        if troops:
            return by_mask(WITHDRAW, sources_of_troops(s, seat, deed, troops, taken), 29)
        found: list[Move] = []
        for structure in range(len(STRUCTURES)):
            found += by_mask(TEAR_DOWN[structure], player.built[structure], 30 + structure)
        return found

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        pay_part(s, frame, move)
        turn.resume(s)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] in ("discard_card", "pay_good", "withdraw", "tear_down"):
            deed = DEEDS[frame.args[0]]
            rule = "deed.4" if move[0] == "withdraw" else "deed.3"
            return s.because(rule, "why-not-this-cost", ("deed",), (deed,))
        return None

    def flaw(self, s: Rurik, frame: Frame) -> str | None:
        deed, cards, goods, troops, structures, _ = frame.args
        if not s.players[frame.seat].deeds >> deed & 1:
            return "only one's own deeds are paid for"
        if not (cards or goods or troops or structures):
            return "a deed that is paid for is done"
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("deed.3", "deed.4", "deed.5")


# ---------------------------------------------------------------------- taking


def take_deed(s: Rurik, seat: int, deed: int) -> None:
    s.deed_row.remove(deed)
    s.players[seat].deeds |= 1 << deed
    s.tell("deed_taken", seat, DEEDS[deed])


def refill_row(s: Rurik) -> None:
    """Deeds are turned up until the row is full or the deck is empty.  [claim.5]"""
    while len(s.deed_row) < s.tables.deed_row:
        if not s.deed_deck:
            if not s.deed_discard:
                return
            s.deed_deck = bits(s.deed_discard)
            s.deed_discard = 0
            s.chance.shuffle(s.deed_deck)
        deed = s.deed_deck.pop()
        s.deed_row.append(deed)
        s.reveals += 1
        s.tell("deed_turned_up", DEEDS[deed])


class TakeDeedDecision(Decision[Rurik]):
    """A scheme card lets its player take a deed from the row.  [deed.7]"""

    kind = TAKE

    def moves(self, s: Rurik, frame: Frame) -> list[Move]:
        return [TAKE_DEED[deed] for deed in s.deed_row]

    def play(self, s: Rurik, frame: Frame, move: Move) -> None:
        s.stack.pop()
        take_deed(s, frame.seat, DEEDS.index(cast(str, move[1])))
        refill_row(s)
        turn.resume(s)

    def reason(self, s: Rurik, frame: Frame, move: Move) -> Reason | None:
        if move[0] == "take_deed":
            return s.because("deed.7", "why-not-in-row", ("deed",), (move[1],))
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("deed.7", "claim.5")
