"""Rurik: what a position is worth in final points.

Markers already on their tracks are points; regions ruled, structures and goods count as the step
they would reach, smoothed between steps; advisors on the board and points at hand count as what
they usually buy. Opponents are valued the same way and weigh against.
"""

from __future__ import annotations

from typing import Final, cast

from terem.engine import Frame, State
from terem.games.rurik import scoring
from terem.games.rurik.rules import demands, editions
from terem.games.rurik.rules.rebellion import REBELLION as ITS_SIDE
from terem.games.rurik.rules.rebellion import YOU
from terem.games.rurik.rules.regions import held, largest_group, pieces, structures_anywhere
from terem.games.rurik.rules.tracks import step_reached
from terem.games.rurik.state import Player, Rurik, clear_turn
from terem.games.rurik.tables import (
    ACTION_PHASE,
    ATTACK,
    BUILD,
    BUILD_BY_DEED,
    BUILD_BY_SCHEME,
    BUILD_BY_TILE,
    CLAIM_PHASE,
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

# Names of the tunable constants, in the order of WEIGHTS.
NAMES: Final = [
    "coin",
    "card",
    "troop",
    "presence",  # a region occupied
    "leader",
    "muster",
    "move",
    "attack",
    "tax",
    "build",
    "scheme",
    "token",
    "hope_rule",  # share of the next step that is still to come
    "hope_build",
    "hope_trade",
    "warfare",
    "warfare_step",
    "deed_ready",
    "deed_open",
    "agenda",
    "rival",
    "dock_good",
    "again",  # what a second advisor in the same column is worth
    "exposed",  # what an advisor loses that can still be pushed down
    "margin",  # a region ruled by more than one
    "tie",  # a region in which one is level with the strongest
    "grow_rule",  # regions, structures and goods still to come in each round left
    "grow_build",
    "grow_trade",
    "idle",  # what a point is worth that finds no good use now
    "tempo",  # how much sooner troops are wanted
    "site",  # a region occupied in which a structure would be the first
    "within_reach",  # a region that troops still to come can win this round
    "whole_steps",  # how far only whole steps count in the last round
    "last_share",  # share of a step in the last round that will be kept
    "far_site",  # the same away from one's largest group of structures
    "capital",  # Kiev or Novgorod ruled
    "progress",  # share of an open deed's worth that each missing piece leaves
    "threat",  # a piece where a rival with attacks to come stands
    "late_muster",  # what a point of each action is worth in the last round, as a share
    "late_move",
    "late_attack",
    "late_tax",
    "late_build",
    "late_scheme",
]
WEIGHTS: list[float] = [
    0.15,
    0.2775,
    0.08,
    0.35,
    0.0382,
    0.288,
    0.252,
    0.45,
    0.6,
    0.7875,
    0.2292,
    0.145,
    0.68,
    0.9,
    1.055,
    1.2,
    0.05,
    0.8411,
    0.1857,
    2.42,
    1.0,
    0.164,
    0.8,
    0.138,
    0.055,
    0.1,
    0.56,
    1.12,
    2.0,
    0.2817,
    0.0476,
    0.35,
    0.8,
    0.9,
    0.95,
    0.2,
    0.25,
    0.7,
    0.05,
    0.7,
    0.9,
    1.0,
    0.9,
    1.0,
    0.7,
]
# A prince alone against the Rebellion.
SOLO: list[float] = [
    0.2102,
    0.8531,
    0.1922,
    0.6088,
    0.0305,
    0.2923,
    0.346,
    0.3466,
    0.5819,
    1.4047,
    0.0328,
    0.0419,
    0.5495,
    0.9304,
    4.0721,
    0.6315,
    0.1849,
    0.9465,
    0.2752,
    3.032,
    1.4101,
    0.3816,
    0.2442,
    0.1273,
    0.1051,
    0.0655,
    0.2657,
    2.4316,
    2.0324,
    0.2689,
    0.0158,
    0.3465,
    0.7903,
    0.675,
    3.6872,
    0.1921,
    0.1054,
    0.3818,
    0.1225,
    0.7,
    0.9,
    1.0,
    0.9,
    1.0,
    0.7,
]
# The Rebellion, which plans nothing and spends nothing on deeds or cards.
REBELLION: list[float] = [
    0.3172,
    1.0056,
    0.1336,
    0.3619,
    0.0311,
    0.3955,
    0.1509,
    0.5377,
    0.7981,
    0.5045,
    0.129,
    0.0606,
    1.2779,
    1.8419,
    3.4321,
    2.0464,
    0.0087,
    1.2801,
    0.0567,
    3.1463,
    0.3844,
    0.2282,
    1.9554,
    0.0286,
    0.1385,
    0.076,
    0.9541,
    1.1459,
    0.9167,
    0.6627,
    0.0178,
    0.1658,
    0.8493,
    0.3278,
    2.7931,
    0.0295,
    0.41,
    0.3568,
    0.0206,
    0.7,
    0.9,
    1.0,
    0.9,
    1.0,
    0.7,
]

# Steps of its own turn that greedy looks ahead: a turn is planned to its end.
FORESIGHT: Final = 8

# What it is worth to have a leader, in the order of LEADERS.
LEADER_WORTH: Final = [0.0, 0.9, 0.9, 0.0, -0.9, 1.0, -0.4, 0.6]

# Points between the steps of a track, by what the track measures.
RULE_CURVE: Final = [0.0, 0.4, 1.0, 2.0, 3.2, 5.2, 5.8, 6.2, 6.6]
BUILD_CURVE: Final = [0.0, 0.5, 1.1, 2.0, 3.2, 5.0, 6.4, 8.0, 8.2, 8.4]
TRADE_CURVE: Final = [0.0, 0.3, 0.6, 1.0, 1.5, 2.0, 2.5, 3.1, 4.0, 5.0, 6.4, 8.0]


def evaluate(state: State, seat: int) -> float:
    return evaluate_by(state, seat, WEIGHTS)


def evaluate_by(state: State, seat: int, princes: list[float]) -> float:
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
    rest = (sum(rivals) - best) / 3.0
    return mine - weights_of(s, seat, princes)[20] * best - 0.2 * rest


def weights_of(s: Rurik, side: int, princes: list[float]) -> list[float]:
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
    s: Rurik, player: Player, track: int, hoped: float, share: float, w: list[float]
) -> float:
    """Points already marked, or what the board promises if that is more."""
    marked = float(s.tables.track_points[track][player.tracks[track]])
    rounds = s.tables.rounds
    if s.round == rounds:
        # In the last round only whole steps count.
        step = float(s.tables.track_points[track][step_reached(s, player, track)])
        if s.phase == CLAIM_PHASE:
            return step if step > marked else marked
        hoped = w[33] * step + (1.0 - w[33]) * hoped
        share = w[34]
    if hoped > marked:
        return marked + (hoped - marked) * share
    # What lies below the marker still helps to reach the next step.
    return marked + 0.1 * hoped * (rounds - s.round)


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


def rule_hope(s: Rurik, side: int, player: Player, w: list[float]) -> float:
    coming = reinforcements(s, side)
    left = s.tables.rounds - s.round
    ruled = player.ruled.bit_count()
    hoped = curve(RULE_CURVE, ruled + w[26] * left)
    withs = s.tables.track_with[0][5]
    if ruled >= 5 and not withs & ~player.ruled:
        hoped = 8.0
    else:
        hoped += w[36] * (withs & player.ruled).bit_count()
    for region in bits(player.at):
        count = pieces(player, region)
        if player.ruled >> region & 1:
            if count > 1:
                hoped += w[24] * (count - 1 if count < 4 else 3)
        else:
            best = 1 if s.rebels[region] >= 0 or s.neutral >> region & 1 else 0
            for other, rival in enumerate(s.players):
                if other != side:
                    there = pieces(rival, region)
                    if there > best:
                        best = there
            if best >= count + 2:
                continue
            hoped += w[25]
            if coming > best - count:
                # One more troop or two, and the region is ruled this very round.
                coming -= best - count + 1
                hoped += w[32]
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


def worth(s: Rurik, side: int, own: bool, w: list[float]) -> float:
    player = s.players[side]
    if not s.stack:
        # The tie-break decides between equal scores.
        points = sum(part[1] for part in scoring.breakdown(s, side))
        return points + 0.01 * player.ruled.bit_count()
    left = s.tables.rounds - s.round
    turns = left * 4.5 + turns_this_round(s, side)
    late = turns / 4.0 if turns < 4.0 else 1.0
    value = track_worth(s, player, 0, rule_hope(s, side, player, w), w[12], w)
    if s.phase == SETUP_PHASE and player.leader >= 0:
        value += LEADER_WORTH[player.leader]
    anywhere = structures_anywhere(player)
    group = largest_group(s, anywhere)
    joined = group.bit_count()
    everywhere = anywhere.bit_count()
    built = sum(mask.bit_count() for mask in player.built)
    hope = (
        curve(BUILD_CURVE, joined + w[27] * left)
        + 0.2 * (everywhere - joined)
        + 0.05 * (built - everywhere)
    )
    value += track_worth(s, player, 1, hope, w[13], w)
    # Where one stands without a structure, the next one will count, best beside the others.
    bare = player.at & ~anywhere
    near = bare & beside(s, group)
    sites = near.bit_count()
    far = bare.bit_count() - sites
    value += (w[31] * (sites if sites < 3 else 3) + w[35] * (far if far < 3 else 3)) * late
    loaded = 0
    spare = 0
    for good in range(5):
        count = player.boat[good] + player.dock[good]
        room = s.tables.boat[good]
        loaded += count if count < room else room
        spare += count - room if count > room else 0
    if s.phase == CLAIM_PHASE and own:
        loaded = sum(player.boat)
    value += track_worth(s, player, 2, curve(TRADE_CURVE, loaded + w[28] * left), w[14], w)
    if side >= s.seats:
        # The Rebellion scores coins and goods on its dock.
        value += player.coins / 3.0 + spare / 3.0
    else:
        coins = player.coins
        value += w[0] * late * (coins if coins < 6 else 6 + 0.3 * (coins - 6))
        value += w[21] * spare * late
        value += w[1] * player.hand.bit_count() * (late if own else 1.0)
        value += deed_worth(s, side, player, turns, w)
    value += w[15] * warfare_hope(s, side) + w[16] * player.warfare
    troops = 0
    for region in bits(player.at):
        troops += player.troops[region]
    value += (w[2] * troops + w[3] * player.at.bit_count()) * (0.3 + 0.23 * left)
    if player.leader_at >= 0:
        value += w[4]
    if s.phase == ACTION_PHASE:
        value -= w[38] * in_danger(s, side, player)
    if own and player.agenda >= 0:
        value += w[19] * agenda_hope(s, side, player.agenda, left)
    useful = uses(s, side, near, bare, w)
    if on_turn(s, side):
        value += turn_worth(s, player, useful, w)
    return value + advisor_worth(s, side, useful, w)


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


def deed_worth(s: Rurik, side: int, player: Player, turns: float, w: list[float]) -> float:
    points = s.tables.deed_points
    value = float(scoring.deed_points(s, player))
    if turns <= 0:
        return value
    for deed in bits(player.deeds):
        holds = demands.condition_holds(s, side, deed)
        if holds and demands.can_pay(s, side, deed):
            value += w[17] * points[deed]
        else:
            hope = w[18] * points[deed] * (2.0 if holds else 1.0)
            for _ in range(missing(s, player, deed)):
                hope *= w[37]
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


# How often each agenda is fulfilled in the end, seen from the start; in the order of AGENDAS.
AGENDA_HOPE: Final = [0.2, 0.5, 0.3, 0.5, 0.6, 0.3, 0.4, 0.6, 0.4, 0.5, 0.4]


def agenda_hope(s: Rurik, side: int, agenda: int, left: int) -> float:
    """From what usually happens to what is the case now, as the rounds go by."""
    share = 0.3 * left
    return AGENDA_HOPE[agenda] * share * (0.6 if left else 1.0) + (
        agenda_now(s, side, agenda) * (1.0 - share)
    )


def agenda_now(s: Rurik, side: int, agenda: int) -> float:
    """How likely the agenda is if things go on as they stand: every one ahead helps."""
    kind = s.tables.agenda_metric[agenda]
    mine = standing(s, s.players[side], kind)
    best = 0
    for other, player in enumerate(s.players):
        if other != side:
            theirs = standing(s, player, kind)
            best = theirs if theirs > best else best
    likely = 0.55 + 0.15 * (mine - best)
    if kind < 4 and not mine:
        likely -= 0.3
    return 0.95 if likely > 0.95 else likely if likely > 0.05 else 0.05


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
    hoped = 1.9 + 0.4 * (mine - best)
    return 3.0 if hoped > 3.0 else hoped if hoped > 0.5 else 0.5


# Where the second half of `uses` begins.
LATE: Final = 6


def uses(s: Rurik, side: int, near: int, bare: int, w: list[float]) -> list[float]:
    """How many points of each action would find a good use on this map, and which share of its
    first worth a point still has in this round."""
    player = s.players[side]
    at = player.at
    ruled = at & player.ruled
    taxable = (ruled & s.goods).bit_count() + 0.5 * (at & ~ruled & s.goods).bit_count()
    # A structure beside the others counts, one elsewhere half, and double the price halves again.
    sites = 0.5 * (bare & ruled).bit_count() + 0.5 * (near & ruled).bit_count()
    sites += 0.25 * (bare & ~ruled).bit_count() + 0.25 * (near & ~ruled).bit_count()
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
    found = [float(muster), 1.0 + spare, float(targets), taxable, sites, 9.0]
    gone = (s.round - 1) / (s.tables.rounds - 1) if s.tables.rounds > 1 else 1.0
    for action in range(LATE):
        found.append(1.0 + gone * (w[39 + action] - 1.0))
    return found


def points_worth(action: int, points: float, useful: list[float], w: list[float]) -> float:
    """Points of an action, in full as far as they find a use, a share beyond that."""
    good = points if points < useful[action] else useful[action]
    if good < 0.0:
        good = 0.0
    useful[action] -= points
    return useful[LATE + action] * w[5 + action] * (good + w[29] * (points - good))


def space_worth(s: Rurik, action: int, row: int, useful: list[float], w: list[float]) -> float:
    """What an advisor on a space will probably bring."""
    at = action * ROWS + row
    points = s.tables.row_points[s.board_side][at]
    cost = s.tables.row_cost[s.board_side][at]
    if action == SCHEME:
        value = useful[LATE + SCHEME] * (w[10] + 0.12 * points) + (w[11] if row == 0 else 0.0)
    else:
        value = points_worth(action, points, useful, w)
    value -= w[0] * cost
    return value if value > w[0] else w[0]


def advisor_worth(s: Rurik, side: int, useful: list[float], w: list[float]) -> float:
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
            one *= w[22]
        seen |= 1 << action
        if stronger > number + piece_bribe(piece):
            one -= w[23]
        # Troops are wanted before taxes and structures.
        if action in (MUSTER, MOVE, ATTACK):
            one -= w[30] * number
        value += one
    return value


def turn_worth(s: Rurik, player: Player, useful: list[float], w: list[float]) -> float:
    """Points at hand and the main action still to come."""
    pool = s.pool
    # A little less than on the board: points that find no use are lost.
    value = 0.9 * points_worth(MUSTER, pool[MUSTER], useful, w)
    value += 0.9 * points_worth(ATTACK, pool[ATTACK] + pool[SHARP], useful, w)
    value += 0.5 * useful[LATE + MOVE] * w[6] * (pool[MOVE] + pool[LEAP])
    # What the main action left over is of use only together with a bonus action's points.
    taxes = pool[TAX_BY_SCHEME] + pool[TAX_BY_DEED]
    if s.pooled or (s.focus and s.column == TAX) or taxes:
        taxes += pool[TAX]
    hammers = pool[BUILD_BY_SCHEME] + pool[BUILD_BY_DEED] + pool[BUILD_BY_TILE]
    if s.pooled or (s.focus and s.column == BUILD) or hammers:
        hammers += pool[BUILD]
    value += 0.9 * points_worth(TAX, taxes, useful, w)
    value += 0.9 * points_worth(BUILD, hammers, useful, w)
    if not s.acted:
        value += space_worth(s, s.column, s.row, useful, w)
    return value
