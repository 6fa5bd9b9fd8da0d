"""Rurik: what a position is worth in final points.

Markers already on their tracks are points; regions ruled, structures and goods count as the step
they would reach, smoothed between steps; advisors on the board and points at hand count as what
they usually buy. Opponents are valued the same way and weigh against.
"""

from __future__ import annotations

from typing import Final, cast

from terem.bots.weights import Named, weights
from terem.engine import Frame, State
from terem.games.rurik import scoring
from terem.games.rurik.rules import demands, editions
from terem.games.rurik.rules.rebellion import REBELLION as ITS_SIDE
from terem.games.rurik.rules.rebellion import YOU
from terem.games.rurik.rules.regions import held, largest_group, pieces, structures_anywhere
from terem.games.rurik.rules.tracks import BUILDING, RULE, TRADE, step_reached
from terem.games.rurik.state import Player, Rurik, clear_turn
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ACTIONS,
    AGENDAS,
    ATTACK,
    BUILD,
    BUILD_BY_DEED,
    BUILD_BY_SCHEME,
    BUILD_BY_TILE,
    CLAIM_PHASE,
    LEADERS,
    LEAP,
    MOVE,
    MUSTER,
    ROWS,
    SCHEME,
    SETUP_PHASE,
    SHARP,
    STRATEGY_PHASE,
    TAX,
    TAX_BY_DEED,
    TAX_BY_SCHEME,
    bits,
    piece_bribe,
    piece_side,
    piece_token,
)


class Weights(Named):
    coin: float
    card: float
    troop: float
    presence: float  # a region occupied
    leader: float
    token: float
    hope_rule: float  # share of the next step that is still to come
    hope_build: float
    hope_trade: float
    warfare: float
    warfare_step: float
    deed_ready: float
    deed_open: float
    agenda: float
    rival: float
    dock_good: float
    again: float  # what a second advisor in the same column is worth
    exposed: float  # what an advisor loses that can still be pushed down
    margin: float  # a region ruled by more than one
    tie: float  # a region in which one is level with the strongest
    grow_rule: float  # regions, structures and goods still to come in each round left
    grow_build: float
    grow_trade: float
    idle: float  # what a point is worth that finds no good use now
    tempo: float  # how much sooner troops are wanted
    site: float  # a region occupied in which a structure would be the first
    within_reach: float  # a region that troops still to come can win this round
    whole_steps: float  # how far only whole steps count in the last round
    last_share: float  # share of a step in the last round that will be kept
    far_site: float  # the same away from one's largest group of structures
    capital: float  # Kiev or Novgorod ruled
    progress: float  # share of an open deed's worth that each missing piece leaves
    threat: float  # a piece where a rival with attacks to come stands
    point: list[float]  # what a point of each action is worth
    late: list[float]  # the share of that which is left in the last round

    def orders(self) -> dict[str, list[str]]:
        return {"point": ACTIONS, "late": ACTIONS}


class Shared(Named):
    """What all lists of weights take alike."""

    rivals_beyond: float  # by how many the rivals behind the best are divided
    others: float  # and how much they count
    below_marker: float  # what lies below a marker and helps to reach the next step, a round
    margin_most: int  # troops beyond the first that make a region surer
    out_of_reach: int  # a rival's lead in a region that is too large to be caught up
    tie_break: float  # at the very end, a region ruled
    turns_a_round: float
    unhurried: float  # turns left above which nothing is lost by waiting
    apart: float  # a structure beside no other of one's own
    doubled: float  # a second structure in a region
    sites_most: int  # regions in which one will still build
    coins: int  # that are worth more than the others
    coin_more: float  # share of a further one
    troops_late: float  # what troops are worth in the last round
    troops_round: float  # and how much more for each round ahead
    deed_met: float  # how much more a deed is worth whose condition holds
    agenda_round: float  # share of what usually happens, for each round ahead
    agenda_early: float  # how far that is believed before the last round
    agenda_even: float  # how likely an agenda is while one is level with the best
    agenda_each: float  # and how much more for each one ahead
    agenda_unbegun: float  # less on a track not yet entered
    agenda_likeliest: float
    agenda_least: float
    lead_even: float  # the warfare track in the same way, in points
    lead_each: float
    lead_most: float
    lead_least: float
    tax_unruled: float  # goods in a region not ruled: their tax is dearer
    site_ruled: float  # a site in a ruled region, and again beside the others
    site_unruled: float  # the same at the double price
    schemes: float  # scheme points always find a use
    scheme_point: float  # each card seen, beyond the first worth of a scheme
    at_hand: float  # points at hand beside points on the board: what finds no use is lost
    move_at_hand: float
    leader: list[float]  # what it is worth to have each leader
    agenda: list[float]  # how often each agenda is fulfilled in the end, seen from the start
    # Points between the steps of a track, by what the track measures.
    rule: list[float]
    build: list[float]
    trade: list[float]

    def orders(self) -> dict[str, list[str]]:
        return {"leader": LEADERS, "agenda": AGENDAS}


FILE: Final = weights("evaluation/rurik")
# Steps of its own turn that greedy looks ahead: a turn is planned to its end.
FORESIGHT: Final = FILE.at("foresight").whole()
# Princes among themselves.
WEIGHTS: Weights = Weights(FILE.at("weights"))
# A prince alone against the Rebellion.
SOLO: Weights = Weights(FILE.at("solo"))
# The Rebellion, which plans nothing and spends nothing on deeds or cards.
REBELLION: Weights = Weights(FILE.at("rebellion"))
SHARED: Final = Shared(FILE.at("shared"))
TOP: Final = 5  # the highest step of a track


def evaluate(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)


def evaluate_by(state: State, seat: int, princes: Weights) -> float:
    """`princes` weigh princes among themselves; a game alone has weights of its own."""
    s = cast(Rurik, state)
    seen = after_the_rebellion(s) if s.solo else s
    mine = worth(seen, seat, True, weights_of(s, seat, princes))
    if seen is not s:
        mine += at_hand(s, seat)
    rivals = [
        worth(seen, side, False, weights_of(s, side, princes))
        for side in range(len(s.players))
        if side != seat
    ]
    # The strongest rival weighs most, the others a little.
    best = max(rivals)
    rest = (sum(rivals) - best) / SHARED.rivals_beyond
    return mine - weights_of(s, seat, princes).rival * best - SHARED.others * rest


def weights_of(s: Rurik, side: int, princes: Weights) -> Weights:
    """Princes among themselves, a prince alone, and the Rebellion, which plans nothing."""
    if not s.solo:
        return princes
    return SOLO if side < s.seats else REBELLION


def after_the_rebellion(s: Rurik) -> Rurik:
    """The position after the Rebellion's answer to a turn under way.

    It answers at once when a turn ends, and mostly to one's harm. Without looking at the answer
    in the middle of a turn already, every way to put off the end would seem a gain: goods would
    be exchanged and cards played for no other reason.
    """
    if s.column < 0 or not (s.acted or s.used):
        return s
    twin = s.copy()
    clear_turn(twin)
    twin.stack = [Frame("actions", YOU), Frame("rebellion_turn", ITS_SIDE)]
    twin.go_on()
    while twin.stack and twin.stack[-1].kind == "rebellion_casualty":
        twin.apply(twin.legal()[0])
    return twin


def at_hand(s: Rurik, side: int) -> float:
    """What is left of the turn under way to a prince alone."""
    player = s.players[side]
    anywhere = structures_anywhere(player)
    bare = player.at & ~anywhere
    near = bare & beside(s, largest_group(s, anywhere))
    return turn_worth(s, player, uses(s, side, near, bare, SOLO), SOLO)


def curve(points: list[float], value: float) -> float:
    """A track between its steps."""
    low = int(value)
    if low >= len(points) - 1:
        return points[-1]
    return points[low] + (points[low + 1] - points[low]) * (value - low)


def track_worth(
    s: Rurik, player: Player, track: int, hoped: float, share: float, w: Weights
) -> float:
    """Points already marked, or what the board promises if that is more."""
    marked = float(s.tables.track_points[track][player.tracks[track]])
    rounds = s.tables.rounds
    if s.round == rounds:
        # In the last round only whole steps count.
        step = float(s.tables.track_points[track][step_reached(s, player, track)])
        if s.phase == CLAIM_PHASE:
            return step if step > marked else marked
        hoped = w.whole_steps * step + (1.0 - w.whole_steps) * hoped
        share = w.last_share
    if hoped > marked:
        return marked + (hoped - marked) * share
    # What lies below the marker still helps to reach the next step.
    return marked + SHARED.below_marker * hoped * (rounds - s.round)


def on_turn(s: Rurik, side: int) -> bool:
    return s.column >= 0 and s.stack[-1].seat == side


def reinforcements(s: Rurik, side: int) -> int:
    """Muster and move points this side still has before the round is judged."""
    points = 0
    row_points = s.tables.row_points[s.board_side]
    if on_turn(s, side):
        points = s.pool[MUSTER] + s.pool[MOVE] + s.pool[LEAP]
        if not s.acted and s.column <= MOVE:
            points += row_points[s.column * ROWS + s.row]
    for space in range(2 * ROWS):
        piece = s.board[space]
        if piece >= 0 and piece_side(piece) == side:
            points += row_points[space]
    return points


def attacks_to_come(s: Rurik, side: int) -> int:
    """Attack points on the strategy board."""
    points = 0
    for space in range(ATTACK * ROWS, ATTACK * ROWS + ROWS):
        piece = s.board[space]
        if piece >= 0 and piece_side(piece) == side:
            points += s.tables.row_points[s.board_side][space]
    return points


def rule_hope(s: Rurik, side: int, player: Player, w: Weights) -> float:
    coming = reinforcements(s, side)
    left = s.tables.rounds - s.round
    ruled = player.ruled.bit_count()
    hoped = curve(SHARED.rule, ruled + w.grow_rule * left)
    withs = s.tables.track_with[RULE][TOP]
    if ruled >= s.tables.track_need[RULE][TOP] and not withs & ~player.ruled:
        hoped = float(s.tables.track_points[RULE][TOP])
    else:
        hoped += w.capital * (withs & player.ruled).bit_count()
    for region in bits(player.at):
        count = pieces(player, region)
        if player.ruled >> region & 1:
            if count > 1:
                hoped += w.margin * min(count - 1, SHARED.margin_most)
        else:
            best = 1 if s.rebels[region] >= 0 or s.neutral >> region & 1 else 0
            for other, rival in enumerate(s.players):
                if other != side:
                    there = pieces(rival, region)
                    if there > best:
                        best = there
            if best >= count + SHARED.out_of_reach:
                continue
            hoped += w.tie
            if coming > best - count:
                # One more troop or two, and the region is ruled this very round.
                coming -= best - count + 1
                hoped += w.within_reach
    return hoped


def beside(s: Rurik, group: int) -> int:
    """Regions that would join a group of structures; any, if there is none yet."""
    if not group:
        return s.regions
    around = 0
    borders = s.tables.borders
    for region in bits(group):
        around |= borders[region]
    return around & ~group


def worth(s: Rurik, side: int, own: bool, w: Weights) -> float:
    player = s.players[side]
    if not s.stack:
        # The tie-break decides between equal scores.
        points = sum(part[1] for part in scoring.breakdown(s, side))
        return points + SHARED.tie_break * player.ruled.bit_count()
    left = s.tables.rounds - s.round
    turns = left * SHARED.turns_a_round + turns_this_round(s, side)
    late = turns / SHARED.unhurried if turns < SHARED.unhurried else 1.0
    value = track_worth(s, player, RULE, rule_hope(s, side, player, w), w.hope_rule, w)
    if s.phase == SETUP_PHASE and player.leader >= 0:
        value += SHARED.leader[player.leader]
    anywhere = structures_anywhere(player)
    group = largest_group(s, anywhere)
    joined = group.bit_count()
    everywhere = anywhere.bit_count()
    built = sum(mask.bit_count() for mask in player.built)
    hope = (
        curve(SHARED.build, joined + w.grow_build * left)
        + SHARED.apart * (everywhere - joined)
        + SHARED.doubled * (built - everywhere)
    )
    value += track_worth(s, player, BUILDING, hope, w.hope_build, w)
    # Where one stands without a structure, the next one will count, best beside the others.
    bare = player.at & ~anywhere
    near = bare & beside(s, group)
    most = SHARED.sites_most
    sites = near.bit_count()
    far = bare.bit_count() - sites
    value += (w.site * min(sites, most) + w.far_site * min(far, most)) * late
    loaded = 0
    spare = 0
    for good in range(5):
        count = player.boat[good] + player.dock[good]
        room = s.tables.boat[good]
        loaded += count if count < room else room
        spare += count - room if count > room else 0
    if s.phase == CLAIM_PHASE and own:
        loaded = sum(player.boat)
    hope = curve(SHARED.trade, loaded + w.grow_trade * left)
    value += track_worth(s, player, TRADE, hope, w.hope_trade, w)
    if side >= s.seats:
        # The Rebellion scores coins and goods on its dock.
        value += player.coins / s.tables.coins_per_point + spare / s.tables.dock_goods_per_point
    else:
        value += w.coin * late * purse(player.coins)
        value += w.dock_good * spare * late
        value += w.card * player.hand.bit_count() * (late if own else 1.0)
        value += deed_worth(s, side, player, turns, w)
    value += w.warfare * warfare_hope(s, side) + w.warfare_step * player.warfare
    troops = 0
    for region in bits(player.at):
        troops += player.troops[region]
    lasting = SHARED.troops_late + SHARED.troops_round * left
    value += (w.troop * troops + w.presence * player.at.bit_count()) * lasting
    if player.leader_at >= 0:
        value += w.leader
    if s.phase == ACTION_PHASE:
        value -= w.threat * in_danger(s, side, player)
    if own and player.agenda >= 0:
        value += w.agenda * agenda_hope(s, side, player.agenda, left)
    useful = uses(s, side, near, bare, w)
    if on_turn(s, side):
        value += turn_worth(s, player, useful, w)
    return value + advisor_worth(s, side, useful, w)


def purse(coins: int) -> float:
    """The first coins in full, a share of the others."""
    first = SHARED.coins
    return coins if coins < first else first + SHARED.coin_more * (coins - first)


def in_danger(s: Rurik, side: int, player: Player) -> int:
    """Pieces that attacks still to come this round may take."""
    found = 0
    for other, rival in enumerate(s.players):
        if other != side and player.at & rival.at:
            attacks = attacks_to_come(s, other)
            if attacks:
                targets = 0
                for region in bits(player.at & rival.at):
                    targets += pieces(player, region)
                found += attacks if attacks < targets else targets
    return found


def turns_this_round(s: Rurik, side: int) -> float:
    turns = 1.0 if on_turn(s, side) else 0.0
    if s.phase == STRATEGY_PHASE or s.phase == ACTION_PHASE:
        turns += s.players[side].advisors.bit_count()
        for piece in s.board:
            if piece >= 0 and piece_side(piece) == side:
                turns += 1.0
    return turns


def deed_worth(s: Rurik, side: int, player: Player, turns: float, w: Weights) -> float:
    points = s.tables.deed_points
    value = float(scoring.deed_points(s, player))
    if turns <= 0:
        return value
    for deed in bits(player.deeds):
        holds = demands.condition_holds(s, side, deed)
        if holds and demands.can_pay(s, side, deed):
            value += w.deed_ready * points[deed]
        else:
            hope = w.deed_open * points[deed] * (SHARED.deed_met if holds else 1.0)
            for _ in range(missing(s, player, deed)):
                hope *= w.progress
            value += hope
    return value


def missing(s: Rurik, player: Player, deed: int) -> int:
    """How many goods, coins and cards a deed still wants."""
    tables = s.tables
    count = tables.deed_cards[deed] - player.hand.bit_count()
    if count < 0:
        count = 0
    coins = editions.deed_coins(s, deed) - player.coins
    if coins > 0:
        count += coins
    goods = tables.deed_goods[deed]
    for good in range(5):
        lack = goods[good] - held(player, good)
        if lack > 0:
            count += lack
    return count


def agenda_hope(s: Rurik, side: int, agenda: int, left: int) -> float:
    """From what usually happens to what is the case now, as the rounds go by."""
    share = SHARED.agenda_round * left
    usual = SHARED.agenda[agenda] * share * (SHARED.agenda_early if left else 1.0)
    return usual + agenda_now(s, side, agenda) * (1.0 - share)


def agenda_now(s: Rurik, side: int, agenda: int) -> float:
    """How likely the agenda is if things go on as they stand: every one ahead helps."""
    kind = s.tables.agenda_metric[agenda]
    mine = standing(s, s.players[side], kind)
    best = 0
    for other, player in enumerate(s.players):
        if other != side:
            theirs = standing(s, player, kind)
            best = theirs if theirs > best else best
    likely = SHARED.agenda_even + SHARED.agenda_each * (mine - best)
    if kind < 4 and not mine:
        likely -= SHARED.agenda_unbegun
    return max(SHARED.agenda_least, min(likely, SHARED.agenda_likeliest))


def standing(s: Rurik, player: Player, kind: int) -> int:
    """What an agenda counts; on a track, where the marker would go if it were claimed now."""
    found = scoring.metric(s, player, kind)
    if kind < 3:
        step = step_reached(s, player, kind)
        return step if step > found else found
    return found


def warfare_hope(s: Rurik, side: int) -> float:
    """Three points for the lead, smoothed by how far ahead or behind one is."""
    mine = s.players[side].warfare
    if not mine:
        return 0.0
    best = 0
    for other, player in enumerate(s.players):
        if other != side and player.warfare > best:
            best = player.warfare
    hoped = SHARED.lead_even + SHARED.lead_each * (mine - best)
    return max(SHARED.lead_least, min(hoped, SHARED.lead_most))


# Where the second half of `uses` begins.
LATE: Final = 6


def uses(s: Rurik, side: int, near: int, bare: int, w: Weights) -> list[float]:
    """How many points of each action would find a good use on this map, and which share of its
    first worth a point still has in this round."""
    player = s.players[side]
    at = player.at
    ruled = at & player.ruled
    taxable = float((ruled & s.goods).bit_count())
    taxable += SHARED.tax_unruled * (at & ~ruled & s.goods).bit_count()
    # A structure beside the others counts, one elsewhere half, and double the price halves again.
    sites = SHARED.site_ruled * ((bare & ruled).bit_count() + (near & ruled).bit_count())
    sites += SHARED.site_unruled * ((bare & ~ruled).bit_count() + (near & ~ruled).bit_count())
    targets = (s.neutral & at).bit_count()
    for region in bits(at):
        if s.rebels[region] >= 0:
            targets += 1
        for other, rival in enumerate(s.players):
            if other != side:
                targets += rival.troops[region]
    spare = 0
    for region in bits(at):
        if player.troops[region] > 1:
            spare += player.troops[region] - 1
    muster = player.supply + (1 if player.leader_at < 0 else 0)
    found = [float(muster), 1.0 + spare, float(targets), taxable, sites, SHARED.schemes]
    gone = (s.round - 1) / (s.tables.rounds - 1) if s.tables.rounds > 1 else 1.0
    for action in range(LATE):
        found.append(1.0 + gone * (w.late[action] - 1.0))
    return found


def points_worth(action: int, points: float, useful: list[float], w: Weights) -> float:
    """Points of an action, in full as far as they find a use, a share beyond that."""
    good = points if points < useful[action] else useful[action]
    if good < 0.0:
        good = 0.0
    useful[action] -= points
    return useful[LATE + action] * w.point[action] * (good + w.idle * (points - good))


def space_worth(s: Rurik, action: int, row: int, useful: list[float], w: Weights) -> float:
    """What an advisor on a space will probably bring."""
    at = action * ROWS + row
    points = s.tables.row_points[s.board_side][at]
    cost = s.tables.row_cost[s.board_side][at]
    if action == SCHEME:
        value = useful[LATE + SCHEME] * (w.point[SCHEME] + SHARED.scheme_point * points)
        value += w.token if row == 0 else 0.0
    else:
        value = points_worth(action, points, useful, w)
    value -= w.coin * cost
    return value if value > w.coin else w.coin


def advisor_worth(s: Rurik, side: int, useful: list[float], w: Weights) -> float:
    """Spaces held on the strategy board."""
    if s.phase not in (STRATEGY_PHASE, ACTION_PHASE):
        return 0.0
    value = 0.0
    seen = 0
    stronger = 0
    if s.phase == STRATEGY_PHASE:
        for other, player in enumerate(s.players):
            if other != side and player.advisors:
                top = s.tables.numbers[player.advisors.bit_length() - 1]
                stronger = top if top > stronger else stronger
    for space, piece in enumerate(s.board):
        if piece < 0 or piece_side(piece) != side:
            continue
        action = space // ROWS
        number = s.tables.numbers[piece_token(piece)]
        one = space_worth(s, action, space % ROWS, useful, w)
        if seen >> action & 1:
            one *= w.again
        seen |= 1 << action
        if stronger > number + piece_bribe(piece):
            one -= w.exposed
        # Troops are wanted before taxes and structures.
        if action in (MUSTER, MOVE, ATTACK):
            one -= w.tempo * number
        value += one
    return value


def turn_worth(s: Rurik, player: Player, useful: list[float], w: Weights) -> float:
    """Points at hand and the main action still to come."""
    pool = s.pool
    # A little less than on the board: points that find no use are lost.
    value = SHARED.at_hand * points_worth(MUSTER, pool[MUSTER], useful, w)
    value += SHARED.at_hand * points_worth(ATTACK, pool[ATTACK] + pool[SHARP], useful, w)
    value += SHARED.move_at_hand * useful[LATE + MOVE] * w.point[MOVE] * (pool[MOVE] + pool[LEAP])
    # What the main action left over is of use only together with a bonus action's points.
    taxes = pool[TAX_BY_SCHEME] + pool[TAX_BY_DEED]
    if s.pooled or (s.focus and s.column == TAX) or taxes:
        taxes += pool[TAX]
    hammers = pool[BUILD_BY_SCHEME] + pool[BUILD_BY_DEED] + pool[BUILD_BY_TILE]
    if s.pooled or (s.focus and s.column == BUILD) or hammers:
        hammers += pool[BUILD]
    value += SHARED.at_hand * points_worth(TAX, taxes, useful, w)
    value += SHARED.at_hand * points_worth(BUILD, hammers, useful, w)
    if not s.acted:
        value += space_worth(s, s.column, s.row, useful, w)
    return value
