"""Influence: one action of the guild that has its card on the season."""

from __future__ import annotations

from typing import Final

from terem.engine import Action, Frame, Ply, Reason, Verb
from terem.engine.state import plies_of
from terem.games.red_cathedral.rules.supply import gain_roubles, pay_roubles
from terem.games.red_cathedral.rules.track import gain_prestige, gain_recognition
from terem.games.red_cathedral.state import Player, RedCathedral
from terem.games.red_cathedral.tables import (
    ACTION_DOES,
    ACTIONS,
    ALL_TYPES,
    BLESSING,
    EARN,
    GUILDS,
    PAY_ROUBLES,
)

# Where the influence of a visit stands: not used yet, the action that may be repeated, or closed.
UNUSED: Final = -1
CLOSED: Final = len(ACTIONS)
INFLUENCE: Final = [*ACTIONS, "closed"]


def deal_on(s: RedCathedral, frame: Frame, taken: int, influence: int, activated: int) -> None:
    """A deal is done; what else?  [market.4]"""
    s.end()
    s.call("deals", frame.seat, (frame.args[0], frame.args[1], taken, influence, activated))


class Deal(Action[RedCathedral]):
    """Something done where the moved die lies.  [market.4]"""

    def untimely(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        if frame.kind == "cart":
            return s.because("teamsters.3", "why-cart-first")
        return s.because("market.4", "why-no-visit")


class Influence(Deal):
    """One use of an action of a guild.  [influence.1 to influence.4]"""

    # What an action must do so that this verb uses it: indices of DOES.
    does: tuple[int, ...] = ()

    def price(self, s: RedCathedral, action: int) -> int:
        return s.tables.action_roubles[action]

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        """Add the uses that can be paid in full, roubles apart, and bring something."""
        raise NotImplementedError(self.verb.name)

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        """What it does once the roubles are paid."""
        raise NotImplementedError(self.verb.name)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        """Why an action of the card that could be used is not, this way."""
        raise NotImplementedError(self.verb.name)

    def fits(self, s: RedCathedral, action: int, ply: Ply) -> bool:
        return True

    def action_of(self, s: RedCathedral, sector: int, ply: Ply) -> int:
        """The first action of the season's card that this use can be of, -1 for none."""
        for action in s.tables.card_actions[s.guilds[sector >> 1]]:
            if s.tables.action_does[action] in self.does and self.fits(s, action, ply):
                return action
        return -1

    def play(self, s: RedCathedral, frame: Frame, ply: Ply) -> None:
        """The lightning is used once, infinity again and again; pay first.  [influence.2]"""
        seat = frame.seat
        _, sector, taken, _, activated = frame.args
        action = self.action_of(s, sector, ply)
        after = action if s.tables.action_many[action] else CLOSED
        deal_on(s, frame, taken, after, activated)
        if s.telling:
            s.tell("influence_used", seat, ACTIONS[action])
        pay_roubles(s, seat, self.price(s, action))
        self.use(s, seat, action, ply)

    def reason(self, s: RedCathedral, frame: Frame, ply: Ply) -> Reason:
        player = s.players[frame.seat]
        sector = frame.args[1]
        influence = frame.args[3]
        card = s.guilds[sector >> 1]
        guild = GUILDS[s.tables.card_guild[card]]
        action = self.action_of(s, sector, ply)
        if action not in s.tables.card_actions[card]:
            return s.because("influence.1", "why-not-on-card", ("guild",), (guild,))
        if influence == CLOSED and used_before(s, sector, action):
            return s.because("influence.3", "why-repeats-over", ("guild",), (guild,))
        if influence not in (UNUSED, action):
            return s.because("influence.2", "why-influence-used", ("guild",), (guild,))
        price = self.price(s, action)
        if player.roubles < price:
            return s.because(
                "influence.4", "why-too-few-roubles", ("price", "held"), (price, player.roubles)
            )
        return self.why_not(s, player, action, ply)


def used_before(s: RedCathedral, sector: int, action: int) -> bool:
    """Whether this action was used in this visit and could have been repeated.  [influence.3]"""
    if not s.tables.action_many[action]:
        return False
    for ply in reversed(plies_of(s.past)):
        if ply.verb.name == "move_die":
            break
        used = s.game.home[ply.verb.number]
        if isinstance(used, Influence) and used.action_of(s, sector, ply) == action:
            return True
    return False


def after_another_deal(influence: int) -> int:
    """Repeats belong to one deal: any other ends them.  [influence.3]"""
    return UNUSED if influence == UNUSED else CLOSED


def completed_all_types(s: RedCathedral, player: Player) -> bool:
    """At least one base, one middle and one dome of one's own.  [clergy.4]"""
    built = player.banners & s.done
    return bool(built & s.types[0] and built & s.types[1] and built & s.types[2])


# What leaves nothing to choose: a rouble from the teamsters, points from the clergy.
CALLABLE: Final = (EARN, BLESSING, PAY_ROUBLES, ALL_TYPES)
CALL_ON: Final = Verb(
    "call_on",
    ("action", ACTIONS),
    never=frozenset((ACTIONS[i],) for i, does in enumerate(ACTION_DOES) if does not in CALLABLE),
)


class CallOn(Influence):
    """An action without a choice.  [teamsters.2, clergy.1, clergy.2, clergy.4]"""

    verb = CALL_ON
    does: tuple[int, ...] = CALLABLE

    def uses(self, s: RedCathedral, player: Player, action: int, found: list[Ply]) -> None:
        does = s.tables.action_does[action]
        if does == EARN and not s.purse:
            return
        if does == ALL_TYPES and not completed_all_types(s, player):
            return
        found.append(CALL_ON.grid[action])

    def action_of(self, s: RedCathedral, sector: int, ply: Ply) -> int:
        return ply.a

    def use(self, s: RedCathedral, seat: int, action: int, ply: Ply) -> None:
        amount = s.tables.action_amount[action]
        does = s.tables.action_does[action]
        if does == EARN:
            gain_roubles(s, seat, amount)
        elif does == PAY_ROUBLES:
            gain_prestige(s, seat, amount)
        else:
            gain_recognition(s, seat, amount)

    def why_not(self, s: RedCathedral, player: Player, action: int, ply: Ply) -> Reason:
        if s.tables.action_does[action] == EARN:
            return s.because("supply.3", "why-no-roubles-left")
        return s.because("clergy.4", "why-not-all-types")
