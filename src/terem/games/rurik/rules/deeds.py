"""Deeds: accomplishing them, and taking them from the row."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Decision, Fields, Frame, Ply, Reason, Verb
from terem.games.rurik.rules import editions, schemes
from terem.games.rurik.rules.bonus import finish_first, only_in_ones_turn
from terem.games.rurik.rules.demands import (
    can_pay,
    condition_holds,
    sources_of_troops,
    what_is_missing,
)
from terem.games.rurik.rules.points import receive
from terem.games.rurik.rules.regions import ByRegion, held, lose_piece, pay_goods, tear_down
from terem.games.rurik.state import Rurik
from terem.games.rurik.tables import (
    DEED_USED,
    DEEDS,
    GOODS,
    KINDS_OF_GOODS,
    REGIONS,
    SCHEMES,
    STRUCTURES,
    bits,
    size,
)

TAKE_DEED: Final = Verb("take_deed", ("deed", DEEDS), told=("text:deed_text",))
DO_DEED: Final = Verb("do_deed", ("deed", DEEDS), told=("text:deed_text",))
PAY_GOOD: Final = Verb("pay_good", ("good", GOODS))
DISCARD_CARD: Final = Verb("discard_card", ("card", SCHEMES))
WITHDRAW: Final = Verb("withdraw", ("region", REGIONS), told=("piece",))
TEAR_DOWN: Final = Verb("tear_down", ("structure", STRUCTURES), ("region", REGIONS))
WITHDRAWALS: Final = ByRegion(WITHDRAW.grid)
# By kind of structure.
RUINS: Final = [ByRegion(row) for row in TEAR_DOWN.rows()]


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
        cards, goods, troops, structures = to_choose(s, deed)
        go_on_paying(s, frame.seat, deed, cards, goods, troops, structures, 0)

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        if s.focus:
            return finish_first(s)
        if s.used & DEED_USED:
            return s.because("bonus.1", "why-one-deed")
        if not s.players[frame.seat].deeds >> ply.a & 1:
            return s.because("deed.1", "why-not-your-deed", ("deed",), ply.move[1:])
        return what_is_missing(s, frame.seat, ply.a)

    def untimely(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        return only_in_ones_turn(s, frame)


def to_choose(s: Rurik, deed: int) -> tuple[int, int, int, int]:
    """The parts of a cost that leave a choice: cards, goods, troops and structures.  [deed.5]"""
    tables = s.tables
    goods = tables.deed_any[deed] + tables.deed_different[deed] + (tables.deed_same[deed] > 0)
    return tables.deed_cards[deed], goods, tables.deed_troops[deed], tables.deed_structures[deed]


def can_go_on_paying(s: Rurik, seat: int, args: tuple[int, ...]) -> bool:
    """Whether what is left of a cost can still be paid."""
    deed, cards, goods, troops, structures, taken = args
    player = s.players[seat]
    same = s.tables.deed_same[deed] or 1
    different = s.tables.deed_different[deed] > 0
    payments = 0
    for good in range(KINDS_OF_GOODS):
        count = held(player, good) // same
        if different:
            count = 1 if count and not taken >> good & 1 else 0
        payments += count
    if cards > size(player.hand) or goods > payments:
        return False
    if troops and not sources_of_troops(s, seat, deed, troops, 0 if goods else taken):
        return False
    return structures <= sum(size(built) for built in player.built)


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

    time = ("deed.5", "why-nothing-to-pay")

    def reason(self, s: Rurik, frame: Frame, ply: Ply) -> Reason | None:
        rule = "deed.4" if self.verb is WITHDRAW else "deed.3"
        return s.because(rule, "why-not-this-cost", ("deed",), (DEEDS[frame.args[0]],))


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
    cites = ("deed.3", "deed.4", "deed.5")
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
        deed, *left, _ = frame.args
        if not s.players[frame.seat].deeds >> deed & 1:
            return "only one's own deeds are paid for"
        if not any(left):
            return "a deed that is paid for is done"
        if any(
            not 0 <= part <= whole for part, whole in zip(left, to_choose(s, deed), strict=True)
        ):
            return "more is left to pay than the deed costs"
        if not can_go_on_paying(s, frame.seat, frame.args):
            return "what is left to pay for the deed is not at hand"
        return None


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
    time = ("claim.5", "why-no-deed-now")
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


class TakeDeedDecision(Decision[Rurik]):
    """A scheme card lets its player take a deed from the row.  [deed.7]"""

    kind = "take_deed"
    cites = ("deed.7", "claim.5")
    actions = (TakeDeed(),)

    def nothing(self, s: Rurik, frame: Frame) -> None:
        """Who finds the row empty takes none.  [claim.5]"""
