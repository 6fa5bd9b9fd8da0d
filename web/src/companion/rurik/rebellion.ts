import data from '../data/rurik.json';
import { answers, choose, count, next, thing, things, yes, type Answer, type Question, type Table } from '../machine';

type Asking<T> = Generator<Question, T, Answer>;

interface Advisor {
  side: 0 | 1;
  number: number;
  bribe: number;
}

/** What the Rebellion shows of itself, as the digital game does. */
export interface RebellionView {
  round: number;
  coins: number;
  goods: Record<string, number>;
  priority: string;
  covered_bonuses: Record<string, number>;
  cards_seen_top_first: string[];
  uncovered_rows: Row[];
  region_order: string[];
  strategy_board: Record<string, (Advisor | null)[]>;
  level: number;
}

const { table, advisors, goods, regions, strategy_board, leaders, claim_board, solo, solo_boards, insurrection_cards } = data.printed;
const ACTIONS = strategy_board.two_player.map((column) => column.action);
const PRIORITIES = ['attack_move', 'build', 'tax'];
const TRACKS = ['rule', 'build', 'trade'] as const;
const GOODS = goods.list.map((good) => good.id);
const BOAT = Object.fromEntries(goods.list.map((good) => [good.id, good.boat]));
const BORDERS: Record<string, string[]> = Object.fromEntries(regions.list.map((region) => [region.id, region.borders]));
const CARDS = insurrection_cards.list;
type Card = (typeof CARDS)[number];
type Row = Card['rows'][number];
const ME = 'rebellion';
const LEADER = 'sviatopolk';
const MOST_COINS = table.coin_tokens;
const IN_PLAY = CARDS[0]!.regions;

/** What it tells in words of its own: the kinds of the arguments. */
export const EVENTS: Record<string, string[]> = {
  starts: ['region', 'count'],
  starts_with_leader: ['region', 'count'],
  neutral_starts: ['region'],
  attacks_you: ['region'],
  reveals: ['count'],
  converts_you: ['region'],
};

/** Regions by their distance from one, nearest first; of equals the latest in order.  [rebellion.6] */
function byDistance(target: string, order: readonly string[]): string[] {
  const found: string[] = [];
  let seen = new Set([target]);
  let edge = [target];
  while (edge.length > 0) {
    const reached = order.filter((region) => !seen.has(region) && edge.some((from) => BORDERS[from]!.includes(region))).reverse();
    found.push(...reached);
    seen = new Set([...seen, ...reached]);
    edge = reached;
  }
  return found;
}

/** The largest group of neighbouring regions.  [claim.3] */
function connected(places: readonly string[]): number {
  const left = new Set(places);
  let best = 0;
  for (const start of places) {
    const group = [start];
    for (const region of group) {
      if (!left.delete(region)) continue;
      group.push(...BORDERS[region]!.filter((other) => left.has(other)));
    }
    best = Math.max(best, new Set(group).size);
  }
  return best;
}

export function* rebellion(board: Table<RebellionView>): Asking<void> {
  const { options, chance, tell } = board;
  const german = options.edition === 'de';
  const level = solo_boards.list.find((one) => one.level === options.solo_level)!;
  const columns: Record<string, { on: string; gives: Record<string, number | undefined>; covered: boolean }[]> = level.columns;
  const byId = Object.fromEntries(CARDS.map((card) => [card.id, card]));
  let cards: Card[] = chance.shuffle('cards', CARDS.map((card) => card.id)).map((id) => byId[id]!);
  let seen = 1;
  let round = 1;
  let uncovered = 0;
  let priority = level.starting_priority;
  let coins = solo.coins;
  const covers = Object.fromEntries(PRIORITIES.map((one) => [one, columns[one]!.filter((bonus) => bonus.covered).length]));
  const boat = Object.fromEntries(GOODS.map((good) => [good, 0]));
  const dock = Object.fromEntries(GOODS.map((good) => [good, 0]));
  const built: Record<string, Set<string>> = { church: new Set(), market: new Set(), stronghold: new Set() };
  const tracks: Record<string, number> = { rule: 0, build: 0, trade: 0 };
  let plan: Record<string, (Advisor | null)[]> = {};
  /** Where Sviatopolk stands, null off the map; since he was looked at you can have removed him, or driven him off. */
  let leader: string | null = solo.capital;
  let looked = true;
  const region = (id: string) => thing('region', id);
  const order = () => cards[0]!.regions;
  const loaded = () => GOODS.reduce((sum, good) => sum + boat[good]!, 0);
  const builtOn = () => new Set(Object.values(built).flatMap((places) => [...places]));

  function show(): void {
    board.show({
      round,
      coins,
      goods: Object.fromEntries(GOODS.map((good) => [good, boat[good]! + dock[good]!])),
      priority,
      covered_bonuses: { ...covers },
      cards_seen_top_first: cards.slice(0, seen).map((card) => card.id),
      uncovered_rows: cards.at(-1)!.rows.slice(0, uncovered),
      region_order: order(),
      strategy_board: Object.fromEntries(Object.entries(plan).map(([action, spaces]) => [action, [...spaces]])),
      level: level.level,
    });
  }

  /** The first of these regions for which something holds, as you see on the board. */
  function* first(ask: string, rule: string, among: readonly string[]): Asking<string | null> {
    if (among.length === 0) return null;
    const found = yield* choose(ask, rule, [...things('region', among), ...answers('none')]);
    return found === 'none' ? null : found;
  }

  function* leaderAt(place: string): Asking<boolean> {
    // Only Predslava moves the pieces of others.  [leader.5]
    if (leader !== place && yours !== 'predslava') return false;
    yield* lookForLeader();
    return leader === place;
  }
  function* lookForLeader(): Asking<void> {
    if (leader === null || looked) return;
    looked = true;
    if (yours === 'predslava') {
      const found = yield* choose('where_leader', 'leader.5', [...things('region', order()), ...answers('off_map')]);
      leader = found === 'off_map' ? null : found;
    } else if (!(yield* yes('leader', 'rebellion.7', region(leader)))) leader = null;
  }

  // ------------------------------------------------------------------ its advisors

  const isFull = (action: string) => plan[action]!.every((one) => one !== null);
  const power = (one: Advisor) => one.number + one.bribe;
  /** Weaker advisors slide down one space, equal ones stay above.  [strategy.2] */
  function insert(action: string, piece: Advisor): void {
    const there = plan[action]!.filter((one) => one !== null);
    const at = there.findIndex((one) => power(one) < power(piece));
    there.splice(at < 0 ? there.length : at, 0, piece);
    plan[action] = plan[action]!.map((_, row) => there[row] ?? null);
  }

  /** The next row of the bottom card, upwards; a full column sends it to the next with room.  [rebellion.1] */
  function place(its: { number: number; starred: boolean }[]): void {
    const { rows } = cards.at(-1)!;
    let row: Row;
    let token: number;
    do {
      row = rows[uncovered]!;
      uncovered += 1;
      token = its.findIndex((one) => one.number === row.advisor && one.starred === row.starred);
    } while (token < 0);
    its.splice(token, 1);
    const wanted = ACTIONS.indexOf(row[priority as 'build']);
    let column = wanted;
    while (isFull(ACTIONS[column]!)) column = (column + 1) % ACTIONS.length;
    const action = ACTIONS[column]!;
    const bribe = bribeFor(action, row.advisor, column === wanted && (row.coin as string[]).includes(priority));
    coins -= bribe;
    insert(action, { side: 1, number: row.advisor, bribe });
    tell('advisor_placed', ME, row.advisor, action);
    if (bribe > 0) tell('bribed', ME, bribe, action);
  }

  /** A coin symbol asks for the top space; a tie with you costs one coin.  [rebellion.2] */
  function bribeFor(action: string, mine: number, coin: boolean): number {
    const there = plan[action]!.filter((one) => one !== null);
    const rivals = options.solo_own_bribe === 'spare' ? there.filter((one) => one.side === 0) : there;
    const needed = Math.max(0, ...rivals.map((one) => power(one) + 1 - mine));
    if (coin && needed > 0 && needed <= coins) return needed;
    return coins > 0 && there.some((one) => one.side === 0 && power(one) === mine) ? 1 : 0;
  }

  /** You and it by turns, until all advisors are placed.  [strategy.1] */
  function* strategy(): Asking<void> {
    plan = Object.fromEntries(strategy_board.two_player.map((column) => [column.action, column.rows.map(() => null)]));
    uncovered = 0;
    const inPlay = advisors.numbers.flatMap((number, token) => {
      const joins = advisors.join_in_round[token]!;
      return joins <= round ? [{ number, starred: joins > 1 }] : [];
    });
    const hand = inPlay.map((one) => one.number).sort();
    const its = [...inPlay];
    while (hand.length > 0) {
      show();
      const number = Number(yield* next('advisor', 'rebellion.1', things('advisor', [...new Set(hand)])));
      hand.splice(hand.indexOf(number), 1);
      const action = yield* choose('column', 'strategy.2', things('action', ACTIONS.filter((one) => !isFull(one))));
      const bribe = yield* count('bribe', 'strategy.5', 0, MOST_COINS, 0);
      insert(action, { side: 0, number, bribe });
      place(its);
    }
  }

  // ------------------------------------------------------------------ its turn

  /** The bottom card comes to the top, then the lowest advisor acts, of equals the left-most.  [rebellion.3] */
  function* turn(nobody: boolean): Asking<void> {
    cards = [cards.at(-1)!, ...cards.slice(0, -1)];
    seen = Math.min(seen + 1, cards.length);
    uncovered = 0;
    looked = false;
    tell('card_turned_up', cards[0]!.id);
    if (nobody) {
      leader = order()[0]!;
      looked = true;
      tell('came_back', ME, leader);
    }
    const mine = ACTIONS.flatMap((action) => plan[action]!.flatMap((one, row) => (one?.side === 1 ? [{ action, row, one }] : [])));
    const lowest = Math.min(...mine.map(({ one }) => one.number));
    const { action, row, one } = mine.find((found) => found.one.number === lowest)!;
    plan[action]![row] = null;
    tell('advisor_taken', ME, one.number, action, one.bribe);
    show();
    yield* perform(action, strategy_board.two_player.find((column) => column.action === action)!.rows[row]!);
  }

  /** Bonus moves, price, action: or a coin if it cannot act.  [rebellion.4, rebellion.5] */
  function* perform(action: string, space: { points: number; cost: number }): Asking<void> {
    const gives = bonuses(action);
    const moves = gives.move ?? 0;
    if (!german) yield* march(moves);
    const points = space.points + (action === 'move' || action === 'scheme' ? 0 : (gives[action] ?? 0));
    const doing = coins < space.cost ? null : yield* DEEDS[action]!(points, gives.reveal_less ?? 0);
    if (!doing) {
      coins += table.forfeit_coins;
      tell('forfeited', ME, action);
      return;
    }
    coins += (gives.coins ?? 0) - space.cost;
    if (gives.coins) tell('coins_gained', ME, gives.coins);
    yield* doing;
    if (german) yield* march(moves);
  }

  /** What all open bonuses of this action give together.  [rebellion.4] */
  function bonuses(action: string): Record<string, number> {
    const total: Record<string, number> = {};
    for (const one of PRIORITIES) {
      for (const bonus of columns[one]!.slice(0, columns[one]!.length - covers[one]!)) {
        if (bonus.on !== action) continue;
        for (const [kind, many] of Object.entries(bonus.gives)) total[kind] = (total[kind] ?? 0) + (many ?? 0);
      }
    }
    return total;
  }

  /** Each asks whether it can use a single point; null if not, otherwise what it then does.  [rebellion.5] */
  const DEEDS: Record<string, (points: number, fewer: number) => Asking<Asking<void> | null>> = {
    *muster(points) {
      yield* lookForLeader();
      const start = yield* musterPlace(0, false);
      return start && musters(points, start);
    },
    *move(points) {
      const start = yield* step(null);
      return start && marches(points, start);
    },
    *attack(points, fewer) {
      const where = yield* attackRegion();
      return where === null ? null : attacks(points, fewer, where);
    },
    *tax(points) {
      const where = yield* taxRegion(points);
      return where === null ? null : taxes(points, where);
    },
    *build(points) {
      const served = [0, 1, 2, 3].map(() => new Set<string>());
      const known = new Map<string, string>();
      const start = yield* buildChoice(points, served, known);
      return start && builds(points, served, known, start);
    },
    *scheme() {
      const able = PRIORITIES.some((one) => covers[one]! > 0);
      return able ? schemes() : null;
    },
  };

  function* schemes(): Asking<void> {
    unlock();
  }

  // ------------------------------------------------------------------ muster and move

  interface Muster {
    at: string;
    ruled: boolean;
  }
  /** Occupied but not ruled regions in order, again and again; then ruled ones.  [rebellion.7] */
  function* musterPlace(from: number, ruled: boolean): Asking<Muster | null> {
    const circle = [...order().slice(from), ...order().slice(0, from)];
    const none = leader === null ? answers('none') : answers('none', 'no_rebels');
    const found = yield* choose(ruled ? 'muster_ruled' : 'muster', 'rebellion.7', [...things('region', circle), ...none]);
    if (found === 'no_rebels') return null;
    if (found !== 'none') return { at: found, ruled };
    return ruled ? null : yield* musterPlace(0, true);
  }
  function* musters(points: number, start: Muster): Asking<void> {
    let where: Muster | null = start;
    for (let left = points; left > 0 && where; left--) {
      if (leader === null) {
        leader = where.at;
        tell('leader_mustered', ME, LEADER, where.at);
      } else tell('mustered', ME, where.at);
      where = left > 1 ? yield* musterPlace(order().indexOf(where.at) + 1, where.ruled) : null;
    }
  }

  interface Step {
    from: string;
    to: string;
  }
  /** With the first priority to every region it does not occupy, else all to one it does not rule.  [rebellion.6] */
  function* step(target: string | null): Asking<Step | null> {
    const warlike = priority === 'attack_move';
    const to = warlike || target === null ? yield* first(warlike ? 'move_free' : 'move_unruled', 'rebellion.6', order()) : target;
    if (to === null) return null;
    const from = yield* first(german ? 'source_german' : 'source', 'rebellion.6', byDistance(to, order()));
    return from === null ? null : { from, to };
  }
  function* marches(points: number, start: Step): Asking<void> {
    let now: Step | null = start;
    for (let left = points; left > 0 && now; left--) {
      if (yield* leaderAt(now.from)) {
        leader = now.to;
        tell('leader_moved', ME, LEADER, now.from, now.to, 0);
      } else tell('moved', ME, now.from, now.to);
      now = left > 1 ? yield* step(now.to) : null;
    }
  }
  function* march(points: number): Asking<void> {
    if (points === 0) return;
    const start = yield* step(null);
    if (start) yield* marches(points, start);
  }

  // ------------------------------------------------------------------ attack

  /** You and neutral troops in the order of its priority.  [rebellion.9] */
  function* attackRegion(): Asking<string | null> {
    const both = ['attack_unruled', 'attack_ruled'];
    for (const ask of priority === 'attack_move' ? both : both.reverse()) {
      const found = yield* first(ask, 'rebellion.9', order());
      if (found !== null) return found;
    }
    return null;
  }
  function* attacks(points: number, fewer: number, start: string): Asking<void> {
    let where: string | null = start;
    for (let left = points; left > 0 && where !== null; left--) {
      const victims = left === points ? answers('you', 'neutral') : answers('you', 'neutral', 'nobody');
      let victim = yield* choose('victim', 'rebellion.9', victims, region(where));
      if (victim === 'nobody') {
        where = yield* attackRegion();
        if (where === null) return;
        victim = yield* choose('victim', 'rebellion.9', answers('you', 'neutral'), region(where));
      }
      if (victim === 'neutral') tell('neutral_fell', ME, where);
      else yield* strike(where, fewer);
    }
  }
  /** One card, one more if you rule, one more for your stronghold, fewer for Sviatopolk and bonuses.  [rebellion.10] */
  function* strike(where: string, fewer: number): Asking<void> {
    const defended = yield* choose('defence', 'attack.5', answers('open', 'either', 'both'), region(where));
    const with_ = (yield* leaderAt(where)) ? 1 : 0;
    const cardsUp = Math.max(0, 1 - fewer - with_ + ['open', 'either', 'both'].indexOf(defended));
    tell('attacks_you', where);
    if (cardsUp === 0) return;
    tell('reveals', cardsUp);
    if (!(yield* yes('casualty', 'rebellion.10'))) return;
    if (with_ && (yield* yes('alone', 'attack.4', region(where)))) {
      leader = null;
      tell('leader_fell', ME, LEADER, where);
    } else tell('casualty', ME, where);
  }

  // ------------------------------------------------------------------ build

  interface Building {
    group: number;
    where: string;
    kind: string;
  }
  const price = (ruled: boolean) => (ruled ? table.points_ruled : table.points_not_ruled);
  /** The four classes of its build order: without a structure of its own, ruled or not; then with one.  [rebellion.8] */
  const CLASSES = [
    { ask: 'build_ruled', ruled: true, bare: true },
    { ask: 'build_unruled', ruled: false, bare: true },
    { ask: 'build_visited', ruled: true, bare: false },
    { ask: 'build_ruled', ruled: true, bare: false },
  ];
  /** `served` are the regions of each class that had their turn in this action. */
  function* buildChoice(points: number, served: Set<string>[], known: Map<string, string>): Asking<Building | null> {
    const own = builtOn();
    for (const [group, { ask, ruled, bare }] of CLASSES.entries()) {
      if (price(ruled) > points) continue;
      let among = order().filter((one) => own.has(one) !== bare && !served[group]!.has(one));
      for (;;) {
        const where = yield* first(ask, 'rebellion.8', among);
        if (where === null) break;
        const kind = yield* structureFor(where, known);
        if (kind !== null) return { group, where, kind };
        among = among.slice(among.indexOf(where) + 1);
      }
    }
    // The order is circular: after the last region it begins again.  [rebellion.3]
    const last = served.at(-1)!;
    if (last.size === 0) return null;
    last.clear();
    return yield* buildChoice(points, served, known);
  }
  /** Whom a church could win over, asked once in an action for each region. */
  function* replaced(where: string, known: Map<string, string>): Asking<string> {
    const key = `church ${where}`;
    if (!known.has(key)) known.set(key, yield* choose('replaced', 'build.4', answers('your_troop', 'neutral_troop', 'neither'), region(where)));
    return known.get(key)!;
  }
  function* mayRaise(kind: string, where: string, known: Map<string, string>): Asking<boolean> {
    if (built[kind]!.size >= table.structures_of_a_kind || built[kind]!.has(where)) return false;
    const key = `${kind} of yours ${where}`;
    if (!known.has(key)) known.set(key, (yield* yes('stands', 'build.2', thing('structure', kind), region(where))) ? 'yes' : 'no');
    return known.get(key) === 'no';
  }
  /** The first structure of its order that may stand there; editions differ about churches.  [rebellion.8] */
  function* structureFor(where: string, known: Map<string, string>): Asking<string | null> {
    if (german && built.church!.size < table.structures_of_a_kind && !built.church!.has(where)) {
      if ((yield* replaced(where, known)) !== 'neither' && (yield* mayRaise('church', where, known))) return 'church';
    }
    for (const kind of cards[0]!.build[priority as 'build']) {
      if (!(yield* mayRaise(kind, where, known))) continue;
      if (kind === 'church' && !german && (yield* replaced(where, known)) === 'neither') continue;
      return kind;
    }
    return null;
  }
  function* builds(points: number, served: Set<string>[], known: Map<string, string>, start: Building): Asking<void> {
    let now: Building | null = start;
    let left = points;
    while (now) {
      const { group, where, kind } = now;
      served[group]!.add(where);
      left -= price(CLASSES[group]!.ruled);
      built[kind]!.add(where);
      tell('built', ME, kind, where);
      if (kind === 'church') {
        const whom: string = yield* replaced(where, known);
        known.delete(`church ${where}`);
        if (whom !== 'neither' && !(yield* switchedOff(where))) {
          if (whom === 'your_troop') tell('converts_you', where);
          else tell('neutral_converted', ME, where);
        }
      }
      now = yield* buildChoice(left, served, known);
    }
  }
  /** Structures of others have no effect where Yaroslav stands.  [leader.8] */
  function* switchedOff(where: string): Asking<boolean> {
    return yours === 'yaroslav' && (yield* yes('yaroslav_there', 'leader.8', region(where)));
  }

  // ------------------------------------------------------------------ tax

  /** Ruled with room on the boat, not ruled with room, ruled, not ruled.  [rebellion.11] */
  function* taxRegion(points: number): Asking<{ where: string; ruled: boolean } | null> {
    for (const room of [true, false]) {
      const among = order().filter((one) => boat[goodOf[one]!]! < BOAT[goodOf[one]!]! === room);
      for (const ruled of [true, false]) {
        if (price(ruled) > points) continue;
        const where = yield* first(ruled ? 'tax_ruled' : 'tax_unruled', 'rebellion.11', among);
        if (where !== null) return { where, ruled };
      }
    }
    return null;
  }
  function* taxes(points: number, start: { where: string; ruled: boolean }): Asking<void> {
    let now: { where: string; ruled: boolean } | null = start;
    let left = points;
    while (now) {
      left -= price(now.ruled);
      const good = goodOf[now.where]!;
      const many = built.market!.has(now.where) && !(yield* switchedOff(now.where)) ? 2 : 1;
      const aboard = Math.min(many, BOAT[good]! - boat[good]!);
      boat[good]! += aboard;
      dock[good]! += many - aboard;
      tell('taxed', ME, now.where, many, good);
      now = yield* taxRegion(left);
    }
  }

  // ------------------------------------------------------------------ bonuses and claim phase

  /** The top coin of the current column, else of the left-most one with a coin.  [rebellion.12] */
  function unlock(): void {
    const column = [priority, ...PRIORITIES].find((one) => covers[one]! > 0);
    if (!column) return;
    covers[column]! -= 1;
    coins += 1;
    tell('bonus_unlocked', column);
  }

  /** The priority, the markers, bonuses for tracks on which you lead.  [rebellion.13] */
  function* claim(): Asking<void> {
    const group = connected([...builtOn()]);
    if (yield* yes('more_regions', 'rebellion.13')) priority = 'attack_move';
    else if (yield* yes('larger_group', 'rebellion.13', thing('count', group))) priority = 'build';
    else if (yield* yes('fuller_boat', 'rebellion.13', thing('count', loaded()))) priority = 'tax';
    else priority = level.starting_priority;
    tell('priority_chosen', priority);
    for (const track of TRACKS) {
      const reached = yield* stepReached(track, group);
      if (reached <= tracks[track]!) continue;
      tracks[track] = reached;
      tell('marker_advanced', ME, track, claim_board[track][reached - 1]!.points);
    }
    if (round < table.rounds || options.solo_last_unlock === 'yes') {
      for (const track of TRACKS) {
        const mine = tracks[track]!;
        if (mine < claim_board[track].length && (yield* yes('ahead', 'rebellion.13', thing('track', track)))) unlock();
      }
    }
    if (round < table.rounds) {
      const full = GOODS.filter((good) => boat[good] === BOAT[good]).length;
      coins += solo.income + full;
      tell('income', ME, solo.income + full);
    }
    yield* besideLeader();
  }
  function* stepReached(track: (typeof TRACKS)[number], group: number): Asking<number> {
    const needs = claim_board[track];
    if (tracks[track] === needs.length) return needs.length;
    const value = track === 'rule' ? yield* count('rules', 'claim.2', 0, IN_PLAY.length, 2) : track === 'build' ? group : loaded();
    for (let step = needs.length; step > tracks[track]!; step--) {
      const { need, with: also } = needs[step - 1] as { need: number; with?: string[] };
      if (value < need) continue;
      if (!also || (yield* yes('capitals', 'claim.2', ...also.map((one, at) => thing(`${['one', 'other'][at]}:region`, one))))) return step;
    }
    return 0;
  }
  /** After the claim phase one rebel beside Sviatopolk.  [rebellion.14] */
  function* besideLeader(): Asking<void> {
    looked = false;
    yield* lookForLeader();
    if (leader !== null && (yield* yes('rebel_left', 'rebellion.14'))) tell('mustered', ME, leader);
  }

  // ------------------------------------------------------------------ the game

  show();
  const yours: string = yield* choose('your_leader', 'solo.2', things('leader', leaders.list.filter((id) => id !== LEADER)));
  const goodOf: Record<string, string> = Object.fromEntries(regions.list.map((one) => [one.id, one.good]));
  if (options.goods_tokens === 'on') {
    for (const one of order()) goodOf[one] = yield* choose('token', 'variant.1', things('good', GOODS), region(one));
  }
  // Sviatopolk with rebels in the capital, more in the first regions of the card, neutral troops elsewhere.  [solo.4]
  tell('starts_with_leader', solo.capital, solo.rebels_in_capital);
  order()
    .filter((one) => one !== solo.capital)
    .forEach((one, at) => (at < solo.other_regions ? tell('starts', one, solo.rebels_in_others) : tell('neutral_starts', one)));
  for (; round <= table.rounds; round++) {
    yield* strategy();
    tell('actions_begin');
    while (Object.values(plan).some((spaces) => spaces.some((one) => one?.side === 1))) {
      show();
      const coin = yours === 'boris' ? ['coin_stolen'] : yours === 'predslava' ? ['coin_given'] : [];
      const now = yield* next('turn', 'rebellion.3', answers('its_turn', 'nobody_left', ...coin));
      // Boris takes a coin from whom he attacks; whom Predslava drives off gets one.  [leader.2, leader.5]
      if (now === 'coin_stolen') coins = Math.max(0, coins - 1);
      else if (now === 'coin_given') coins += 1;
      else yield* turn(now === 'nobody_left');
    }
    show();
    yield* next('claim', 'rebellion.13', answers('claim'));
    yield* claim();
  }
  round = table.rounds;
  show();
  tell('game_over');
}
