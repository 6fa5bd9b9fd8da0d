"""The teamsters carry materials to the building site and swap tiles of the market."""

from __future__ import annotations

from itertools import product
from typing import Final

from terem.engine import Action, Fields, Frame, Ply, Reason, Verb
from terem.games.red_cathedral.rules import build
from terem.games.red_cathedral.rules.free import EXCHANGING, FREE_ACTIONS
from terem.games.red_cathedral.rules.influence import UNUSED, Influence
from terem.games.red_cathedral.rules.step import Step
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import CARRY, SECTORS, SWAP_TILES

CART: Final = build.verb_of_deliveries("cart", "price", "count")
CART_DECORATE: Final = build.verb_of_ornaments("cart_decorate", "price", "count")
CARTED: Final = build.by_site_and_kinds(CART)
CARTED_ORNAMENTS: Final = build.by_site_and_jewels(CART_DECORATE)
STOP: Final = Verb("stop")
SWAP: Final = Verb(
    "swap_tiles",
    ("sector", SECTORS),
    ("other:sector", SECTORS),
    told=("price",),
    never=frozenset(
        (a, b) for a, b in product(SECTORS, SECTORS) if SECTORS.index(a) >= SECTORS.index(b)
    ),
)


class CartMaterial(Influence):
    """Deliver the first of one or two materials.  [teamsters.1, teamsters.3]"""

    verb = CART
    does: tuple[int, ...] = (CARRY,)

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        if player.have:
            build.add_deliveries(s, player, found, CARTED)

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        s.call("cart", seat, (s.tables.action_amount[action] - 1,))
        build.deliver(s, seat, ply.a, ply.b)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        left = s.tables.action_amount[action]
        return build.why_not_deliver(s, player, left, ply.a, ply.b)


class CartOrnament(Influence):
    """Or set an ornament, with a jewel if two may be delivered.  [teamsters.1, teamsters.3]"""

    verb = CART_DECORATE
    does: tuple[int, ...] = (CARRY,)

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        if player.have:
            left = s.tables.action_amount[action]
            build.add_ornaments(s, player, left, found, CARTED_ORNAMENTS)

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        s.call("cart", seat, (s.tables.action_amount[action] - build.TAKES[ply.b],))
        build.decorate(s, seat, ply.a, ply.b)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        left = s.tables.action_amount[action]
        return build.why_not_decorate(s, player, left, ply.a, ply.b)


class SwapTiles(Influence):
    """Two resource tiles change places, the dice stay.  [teamsters.4]"""

    verb = SWAP
    does: tuple[int, ...] = (SWAP_TILES,)

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        found += SWAP.plies

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        market = s.market[:]
        market[ply.a], market[ply.b] = market[ply.b], market[ply.a]
        s.market = market
        if s.telling:
            s.tell("tiles_swapped", seat, SECTORS[ply.a], SECTORS[ply.b])


class Stop(Action[RedCathedral]):
    """Nothing more on the cart.  [teamsters.3]"""

    verb = STOP
    time = ("teamsters.3", "why-no-cart")

    def offer(self, s: RedCathedral, frame: Frame, found: list[Ply]) -> None:
        found.append(STOP.only)

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        s.end()


class CartOn(build.Deliver):
    next_step = "cart"


class CartOnOrnament(build.Decorate):
    next_step = "cart"


CARRYING: Final = (Stop(), CartOn(), CartOnOrnament())


class Cart(Step):
    """What else do the teamsters carry?  [teamsters.3]"""

    kind = "cart"
    fields: Fields = (("left", None),)
    actions = (*CARRYING, *FREE_ACTIONS)
    cites = ("teamsters.3", "build.2", "ornament.1")
    first = ("teamsters.3", "why-cart-first")

    def moves(self, s: RedCathedral, frame: Frame) -> list[Ply]:
        """With nothing to carry the optional actions wait for the deals."""
        found: list[Ply] = []
        for action in CARRYING:
            action.offer(s, frame, found)
        if len(found) > 1:
            EXCHANGING.offer(s, frame, found)
        return found

    def flaw(self, s: RedCathedral, frame: Frame) -> str | None:
        if s.stack[-2].kind != "deals" or s.stack[-2].args[3] == UNUSED:
            return "the teamsters deliver during a visit to the market"
        if not 1 <= frame.args[0] <= 2:
            return "the teamsters have one or two more materials to deliver"
        return None
