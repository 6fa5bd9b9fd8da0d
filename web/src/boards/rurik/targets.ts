import type { EventData, Move, Printed, Targets, View } from '../types';
import { sideOf } from './sides';
import { tipOf } from './tips';

export const ACTIONS = ['muster', 'move', 'attack', 'tax', 'build', 'scheme'];
export const GOODS = ['wood', 'ore', 'fish', 'honey', 'fur'];
export const STRUCTURES = ['church', 'market', 'stronghold'];

/** Keys of a player's own board carry the seat: @0/card:S01. */
const own = (seat: number | null, rest: string) => `@${seat ?? 0}/${rest}`;

export function split(key: string): { seat: number | null; kind: string; id: string } {
  const match = /^(?:@(\d+)\/)?([^:]+):?(.*)$/.exec(key);
  return {
    seat: match?.[1] === undefined ? null : Number(match[1]),
    kind: match?.[2] ?? '',
    id: match?.[3] ?? '',
  };
}

const find = (components: Printed, block: string, id: string) =>
  components[block]?.list.find((entry: View) => entry.id === id);

export const deedOf = (components: Printed, id: string): View => find(components, 'deeds', id);
export const cardOf = (components: Printed, id: string): View => find(components, 'scheme_cards', id);
export const regionOf = (components: Printed, id: string): View => find(components, 'regions', id);

const leaderAt = (view: View): string | null => view.players[view.seat ?? 0]?.leader_at ?? null;

function keyOf(move: Move, view: View): string {
  const [verb, first, second] = move;
  const here = (rest: string) => own(view.seat, rest);
  switch (verb) {
    case 'choose_leader':
      return here(`leader:${first}`);
    case 'keep_agenda':
      return here(`agenda:${first}`);
    case 'place':
      return `column:${second}`;
    case 'recall':
      return `space:${first}:${second}`;
    case 'act':
      return view.turn ? `space:${view.turn.action}:${view.turn.row}` : here('turn');
    case 'bribe':
    case 'forfeit':
      return here('coins');
    case 'stop':
    case 'end_turn':
    case 'stay_away':
      return here('turn');
    case 'deploy':
    case 'deploy_leader':
    case 'come_back':
    case 'muster':
    case 'muster_leader':
    case 'move':
    case 'leap':
    case 'drive':
    case 'drive_leader':
    case 'attack':
    case 'attack_rebel':
    case 'attack_neutral':
    case 'tax':
    case 'tax_and_good':
    case 'tax_and_coin':
    case 'withdraw':
      return `region:${first}`;
    case 'build':
    case 'tear_down':
      return `region:${second}`;
    case 'move_leader':
    case 'move_leader_with':
    case 'leap_leader':
    case 'leap_leader_with':
    case 'rally':
      return `region:${leaderAt(view) ?? first}`;
    case 'oust':
    case 'oust_rebel':
    case 'oust_neutral':
    case 'spare':
      return `region:${view.decision?.region}`;
    case 'draw':
    case 'reveal':
      return `deck:${first}`;
    case 'keep':
    case 'put_back':
      return here(`drawn:${first}`);
    case 'give_token':
      return 'token';
    case 'play_card':
    case 'discard_card':
      return here(`card:${first}`);
    case 'do_deed':
      return here(`deed:${first}`);
    case 'take_deed':
      return `deed:${first}`;
    case 'pay_good':
    case 'unload':
      return here(`good:${first}`);
    case 'convert':
      return here(`tile:${first}`);
    case 'set_sail':
      return here('boat');
    default:
      return `button:${verb}`;
  }
}

/** Points of a bonus are kept apart by where they come from; on the board they are the same. */
export const plainPool = (pool: string): string => pool.replace(/_by_.*$/, '');

/** What one might have meant by a click on a land, by the points at hand. */
function landMoves(region: string, view: View): Move[] {
  const kind = view.decision?.kind;
  if (kind === 'deploy' || kind === 'deploy_leader') return [[kind, region]];
  if (kind === 'comeback') return [['come_back', region]];
  if (kind === 'deed_cost') return [['withdraw', region], ...STRUCTURES.map((s): Move => ['tear_down', s, region])];
  if (kind === 'church') return [['oust_rebel']];
  const action = view.turn?.action;
  const others = view.players.map((_: unknown, side: number) => side).filter((side: number) => side !== view.seat);
  const mine: string[] = view.players[view.seat ?? 0]?.occupies ?? [];
  const other = Object.keys(view.region_goods).find((land) => land !== region) ?? region;
  const way = mine.includes(region) ? [region, other] : [mine[0] ?? other, region];
  const attacks: Move[] = [
    ...others.map((side: number): Move => ['attack', region, side >= view.seats ? 'rebellion' : side]),
    ['attack_rebel', region],
    ['attack_neutral', region],
  ];
  const byPool: Record<string, Move[]> = {
    muster: [['muster', region], ['muster_leader', region]],
    move: [['move', ...way], ['move_leader', region]],
    leap: [['leap', ...way]],
    attack: attacks,
    sharp_attack: attacks,
    tax: [['tax', region]],
    build: STRUCTURES.map((structure): Move => ['build', structure, region]),
  };
  const pools = Object.keys(view.turn?.points ?? {}).map(plainPool).filter((pool) => byPool[pool]);
  const asked = pools.length > 0 ? pools : action && byPool[action] ? [action] : ['muster'];
  return asked.flatMap((pool) => byPool[pool] ?? []);
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, second_two: 2, three: 3, four: 4, five: 5 };
export const numberOf = (advisor: string): number => NUMBERS[advisor] ?? 0;

function candidates(key: string, view: View): Move[] {
  const { seat, kind, id } = split(key);
  const me = view.players[seat ?? view.seat ?? 0];
  switch (kind) {
    case 'region':
      return landMoves(id, view);
    case 'column': {
      const left: string[] = me?.advisors ?? [];
      return left.length > 0 ? left.map((advisor): Move => ['place', numberOf(advisor), id]) : [['place', 1, id]];
    }
    case 'space': {
      const [action = '', row = '1'] = id.split(':');
      return view.turn ? [['act']] : [['recall', action, Number(row)], ['place', 1, action]];
    }
    case 'advisor':
      return ACTIONS.map((action): Move => ['place', numberOf(id), action]);
    case 'coins':
      return [['bribe', 1], ['forfeit']];
    case 'turn':
      return [['end_turn'], ['stop']];
    case 'deck':
      return [['draw', id], ['reveal', id]];
    case 'drawn':
      return [['keep', id], ['put_back', id]];
    case 'card':
      return [['play_card', id], ['discard_card', id]];
    case 'deed':
      return seat === null ? [['take_deed', id]] : [['do_deed', id]];
    case 'good':
      return view.decision?.kind === 'boat' ? [['unload', id]] : [['pay_good', id]];
    case 'tile':
      return id === 'build' ? [['convert', id, 'wood', 'fish']] : [['convert', id, 'honey', 'wood']];
    case 'boat':
      return [['set_sail']];
    case 'leader':
      if (id) return [['choose_leader', id]];
      return [[leaderAt(view) ? 'move_leader' : 'muster_leader', leaderAt(view) ?? me?.occupies[0] ?? 'kiev']];
    case 'supply':
      return [['muster', me?.occupies[0] ?? 'kiev']];
    case 'agenda':
      return id || me?.agenda ? [['keep_agenda', id || me.agenda]] : [];
    case 'token':
      return [['give_token', view.seat ?? 0]];
    default:
      return [];
  }
}

/** Events whose words tell the place: which of their arguments is a land. */
const AT_LAND: Record<string, number[]> = {
  deployed: [2],
  leader_deployed: [3],
  came_back: [2],
  mustered: [2],
  leader_mustered: [3],
  moved: [2, 3],
  leader_moved: [3, 4],
  driven: [3, 4],
  leader_driven: [3, 4],
  attacked: [3],
  leader_fell: [3],
  casualty: [2],
  rebel_defeated: [2],
  neutral_fell: [2],
  taxed: [2],
  built: [3],
  rebel_converted: [2],
  neutral_converted: [2],
  converted: [3],
  withdrawn: [2],
  torn_down: [3],
};

function touched(events: EventData[], view: View): string[] {
  const keys = new Set<string>();
  for (const event of events) {
    const [kind, who, first, second] = event;
    const side = sideOf(view, typeof who === 'string' || typeof who === 'number' ? who : null);
    for (const at of AT_LAND[String(kind)] ?? []) keys.add(`region:${event[at]}`);
    switch (kind) {
      case 'advisor_placed':
      case 'advisor_taken':
      case 'bribed':
        keys.add(`column:${second}`);
        break;
      case 'gained':
        keys.add(own(side, `good:${second}`));
        break;
      case 'taxed':
        keys.add(own(side, `good:${event[4]}`));
        break;
      case 'unloaded':
        keys.add(own(side, `good:${first}`));
        break;
      case 'exchanged':
        keys.add(own(side, `good:${first}`)).add(own(side, `good:${second}`)).add(own(side, `tile:${event[4]}`));
        break;
      case 'coins_gained':
      case 'income':
      case 'forfeited':
        keys.add(own(side, 'coins'));
        break;
      case 'coin_stolen':
        keys.add(own(side, 'coins')).add(own(sideOf(view, String(first)), 'coins'));
        break;
      case 'drew':
        keys.add(`deck:${second}`);
        break;
      case 'kept':
        keys.add(own(side, `card:${first}`));
        break;
      case 'decks_shuffled':
        keys.add('deck:left').add('deck:right');
        break;
      case 'deed_taken':
      case 'deed_done':
      case 'deed_begun':
        keys.add(own(side, `deed:${first}`));
        break;
      case 'deed_turned_up':
        keys.add(`deed:${who}`);
        break;
      case 'marker_advanced':
        keys.add(`track:${first}`);
        break;
      case 'leader_chosen':
        keys.add(own(side, 'leader'));
        break;
      case 'agenda_kept':
        keys.add(own(side, 'agenda'));
        break;
      case 'token_given':
        keys.add('token');
        break;
    }
    if (kind === 'attacked') keys.add('track:warfare');
  }
  return [...keys];
}

const RANK = ['region', 'space', 'column', 'drawn', 'card', 'deed', 'deck', 'leader', 'agenda', 'good', 'tile', 'coins', 'boat', 'token', 'turn'];

function order(keys: string[]): string[] {
  const rank = (key: string) => {
    const at = RANK.indexOf(split(key).kind);
    return at < 0 ? RANK.length : at;
  };
  return [...keys].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

const GROUPS: Record<string, string> = {
  muster_leader: 'muster',
  move_leader: 'move',
  move_leader_with: 'move',
  leap_leader: 'leap',
  leap_leader_with: 'leap',
  drive_leader: 'drive',
  attack_rebel: 'attack',
  attack_neutral: 'attack',
  rally: 'attack',
  tax_and_good: 'tax',
  tax_and_coin: 'tax',
};
const HEADED = ['muster', 'move', 'leap', 'drive', 'attack', 'tax', 'build', 'convert', 'play_card', 'do_deed', 'place'];

function group(move: Move): string | null {
  const verb = GROUPS[String(move[0])] ?? String(move[0]);
  return HEADED.includes(verb) ? `group-${verb}` : null;
}

export const targets: Targets = { keyOf, candidates, touched, order, tipOf, group };
