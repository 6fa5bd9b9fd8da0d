"""Deeds: what they ask, what they cost, and taking them from the row."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.rurik.rules import editions, schemes
from terem.games.rurik.rules.bonus import finish_first, only_in_ones_turn
from terem.games.rurik.rules.points import receive
from terem.games.rurik.rules.regions import (
    ByRegion,
    connected,
    held,
    lose_piece,
    pay_goods,
    pieces,
    structures_anywhere,
    tear_down,
)
from terem.games.rurik.state import Player, Rurik
from terem.games.rurik.tables import (
    DEED_USED,
    DEEDS,
    GOODS,
    HAVE,
    KINDS_OF_GOODS,
    MARKET,
    REGIONS,
    SCHEMES,
    STRUCTURES,
    WHERE,
    bits,
)

TAKE_DEED: Final = Verb("take_deed", ("deed", DEEDS))
DO_DEED: Final = Verb("do_deed", ("deed", DEEDS))
PAY_GOOD: Final = Verb("pay_good", ("good", GOODS))
DISCARD_CARD: Final = Verb("discard_card", ("card", SCHEMES))
WITHDRAW: Final = Verb("withdraw", ("region", REGIONS), told=("piece",))
TEAR_DOWN: Final = Verb("tear_down", ("structure", STRUCTURES), ("region", REGIONS))
WITHDRAWALS: Final = ByRegion(WITHDRAW.grid)
# By kind of structure.
RUINS: Final = [ByRegion(row) for row in TEAR_DOWN.rows()]

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
    if tables.deed_structures[deed] and not structures_anywhere(player):
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


# ---------------------------------------------------------------------- accomplishing


class DoDeed(Action[Rurik]):
    """One deed a turn, of those one has taken.  [bonus.1, deed.1]"""

    verb = DO_DEED

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        mine = s.players[frame.seat].deeds
        if not mine or s.focus or s.used & DEED_USED:
            return
        for deed in bits(mine):
            if condition_holds(s, frame.seat, deed) and can_pay(s, frame.seat, deed):
                found.append(DO_DEED.grid[deed])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        """Pay what leaves no choice, then ask for the rest.  [deed.5]"""
        tables = s.tables
        deed = ply.a
        player = s.players[frame.seat]
        s.used |= DEED_USED
        s.tell("deed_begun", frame.seat, DEEDS[deed])
        player.coins -= editions.deed_coins(s, deed)
        for good in range(KINDS_OF_GOODS):
            if tables.deed_goods[deed][good]:
                pay_goods(player, good, tables.deed_goods[deed][good])
        go_on_paying(
            s,
            frame.seat,
            deed,
            tables.deed_cards[deed],
            tables.deed_any[deed] + tables.deed_different[deed] + (tables.deed_same[deed] > 0),
            tables.deed_troops[deed],
            tables.deed_structures[deed],
            0,
        )

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if s.used & DEED_USED:
            return finish_first(s) or s.because("bonus.1", "why-one-deed")
        return finish_first(s) or why_not_deed(s, frame.seat, ply.a)

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_in_ones_turn(s)


def why_not_deed(s: Rurik, seat: int, deed: int) -> Reason:
    if not s.players[seat].deeds >> deed & 1:
        return s.because("deed.1", "why-not-your-deed", ("deed",), (DEEDS[deed],))
    if not condition_holds(s, seat, deed):
        return s.because("deed.2", "why-deed-condition", ("deed",), (DEEDS[deed],))
    troops = s.tables.deed_troops[deed]
    if troops and not sources_of_troops(s, seat, deed, troops, 0):
        return s.because("deed.4", "why-deed-troops", ("deed",), (DEEDS[deed],))
    return s.because("deed.3", "why-deed-cost", ("deed",), (DEEDS[deed],))


def go_on_paying(
    s: Rurik, seat: int, deed: int, cards: int, goods: int, troops: int, structures: int, taken: int
) -> None:
    """Ask for the next part of the cost; when everything is paid the deed is done, and its reward
    comes.  [deed.5]"""
    if cards or goods or troops or structures:
        s.call("deed_cost", seat, (deed, cards, goods, troops, structures, taken))
        return
    player = s.players[seat]
    player.deeds &= ~(1 << deed)
    player.done |= 1 << deed
    s.tell("deed_done", seat, DEEDS[deed])
    receive(s, seat, s.tables.deed_reward[deed], DEED_USED)


class PartOfACost(Action[Rurik]):
    """One part of what a deed costs.  [deed.3]"""

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        rule = "deed.4" if self.verb is WITHDRAW else "deed.3"
        return s.because(rule, "why-not-this-cost", ("deed",), (DEEDS[frame.args[0]],))

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("deed.5", "why-nothing-to-pay")


class DiscardCard(PartOfACost):
    """A scheme card from the hand goes to the discard pile.  [deed.3]"""

    verb = DISCARD_CARD

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        if frame.args[1]:
            for card in bits(s.players[frame.seat].hand):
                found.append(DISCARD_CARD.grid[card])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        deed, cards, goods, troops, structures, taken = frame.args
        s.players[frame.seat].hand &= ~(1 << ply.a)
        schemes.discard(s, ply.a)
        s.tell("card_discarded", frame.seat, SCHEMES[ply.a])
        go_on_paying(s, frame.seat, deed, cards - 1, goods, troops, structures, taken)


class PayGood(PartOfACost):
    """Goods of one's choice, from boat or dock: any, of one kind, or of different ones.
    [deed.3]"""

    verb = PAY_GOOD

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        deed, cards, goods, _, _, taken = frame.args
        if cards or not goods:
            return
        player = s.players[frame.seat]
        least = s.tables.deed_same[deed] or 1
        different = s.tables.deed_different[deed]
        total = 0
        for good in range(KINDS_OF_GOODS):
            count = held(player, good)
            if count >= least and not (different and taken >> good & 1):
                found.append(PAY_GOOD.grid[good])
                total += 1 if different else count
        if total == goods and not s.tables.deed_same[deed]:
            # Everything must go: the order makes no difference.
            del found[1:]

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        deed, cards, goods, troops, structures, taken = frame.args
        pay_goods(s.players[frame.seat], ply.a, s.tables.deed_same[deed] or 1)
        taken = taken | 1 << ply.a if goods > 1 else 0
        go_on_paying(s, frame.seat, deed, cards, goods - 1, troops, structures, taken)


class Withdraw(PartOfACost):
    """A troop, or the leader as the last piece of his region.  [deed.4]"""

    verb = WITHDRAW

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        deed, cards, goods, troops, _, taken = frame.args
        if troops and not cards and not goods:
            WITHDRAWALS.add(sources_of_troops(s, frame.seat, deed, troops, taken), found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        deed, cards, goods, troops, structures, taken = frame.args
        if not lose_piece(s, frame.seat, ply.a):
            s.tell("withdrawn", frame.seat, REGIONS[ply.a])
        taken |= 1 << ply.a
        go_on_paying(s, frame.seat, deed, cards, goods, troops - 1, structures, taken)


class TearDown(PartOfACost):
    """A structure of one's own.  [build.3, deed.3]"""

    verb = TEAR_DOWN

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        _, cards, goods, troops, structures, _ = frame.args
        if structures and not cards and not goods and not troops:
            for kind in range(len(STRUCTURES)):
                RUINS[kind].add(s.players[frame.seat].built[kind], found)

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        deed, cards, goods, troops, structures, taken = frame.args
        tear_down(s, frame.seat, ply.a, ply.b)
        go_on_paying(s, frame.seat, deed, cards, goods, troops, structures - 1, taken)


class DeedCostDecision(Decision[Rurik]):
    """Which card, goods, troops or structure to give for a deed.  [deed.3, deed.4]"""

    kind = "deed_cost"
    fields: Fields = (
        ("deed", DEEDS),
        ("cards", None),
        ("goods", None),
        ("troops", None),
        ("structures", None),
        ("taken", None),
    )
    actions = (DiscardCard(), PayGood(), Withdraw(), TearDown())

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


def refill_row(s: Rurik) -> None:
    """Deeds are turned up until the row is full or the deck is empty; with the variant the
    discard pile is the next deck.  [claim.5, variant.3]"""
    while len(s.deed_row) < s.tables.deed_row:
        if not s.deed_deck:
            if not s.deed_discard:
                return
            deck = bits(s.deed_discard)
            s.chance.shuffle(deck)
            s.deed_deck = deck
            s.deed_discard = 0
        deed = s.deed_deck[-1]
        s.deed_deck = s.deed_deck[:-1]
        s.deed_row = [*s.deed_row, deed]
        s.reveals += 1
        s.tell("deed_turned_up", DEEDS[deed])


class TakeDeed(Action[Rurik]):
    """A deed of the row; a scheme card's is refilled at once.  [deed.7]"""

    verb = TAKE_DEED
    # The clause that lets one take it.
    rule = "deed.7"

    def offer(self, s: Rurik, frame: Frame, found: list[Ply]) -> None:
        for deed in s.deed_row:
            found.append(TAKE_DEED.grid[deed])

    def play(self, s: Rurik, frame: Frame, ply: Ply) -> None:
        self.take(s, frame.seat, ply.a)
        refill_row(s)

    def take(self, s: Rurik, seat: int, deed: int) -> None:
        s.deed_row = [other for other in s.deed_row if other != deed]
        s.players[seat].deeds |= 1 << deed
        s.tell("deed_taken", seat, DEEDS[deed])

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return s.because(self.rule, "why-not-in-row", ("deed",), ply.move[1:])

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return s.because("claim.5", "why-no-deed-now")


class TakeDeedDecision(Decision[Rurik]):
    """A scheme card lets its player take a deed from the row.  [deed.7]"""

    kind = "take_deed"
    actions = (TakeDeed(),)

    def nothing(self, s: Rurik, frame: Frame) -> None:
        """Who finds the row empty takes none.  [claim.5]"""

    def clauses(self) -> tuple[str, ...]:
        return ("deed.7", "claim.5")
