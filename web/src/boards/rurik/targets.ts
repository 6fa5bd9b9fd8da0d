import { eventOf, moveOf } from '../../wire/rurik';
import { orderBy, own, split } from '../keys';
import type { EventData, Move, Printed, Targets, View } from '../types';
import { sideOf } from './sides';
import { tipOf } from './tips';

export const ACTIONS = ['muster', 'move', 'attack', 'tax', 'build', 'scheme'];
export const GOODS = ['wood', 'ore', 'fish', 'honey', 'fur'];
export const STRUCTURES = ['church', 'market', 'stronghold'];

const find = (components: Printed, block: string, id: string) =>
  components[block]?.list.find((entry: View) => entry.id === id);

export const deedOf = (components: Printed, id: string): View => find(components, 'deeds', id);
export const cardOf = (components: Printed, id: string): View => find(components, 'scheme_cards', id);
export const regionOf = (components: Printed, id: string): View => find(components, 'regions', id);

const leaderAt = (view: View): string | null => view.players[view.seat ?? 0]?.leader_at ?? null;

function keyOf(data: Move, view: View): string {
  const move = moveOf(data);
  const here = (rest: string) => own(view.seat, rest);
  switch (move.kind) {
    case 'choose_leader':
      return here(`leader:${move.leader}`);
    case 'keep_agenda':
      return here(`agenda:${move.agenda}`);
    case 'place':
      return `column:${move.action}`;
    case 'recall':
      return `space:${move.action}:${move.row}`;
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
    case 'drive':
    case 'drive_leader':
    case 'attack':
    case 'attack_rebel':
    case 'attack_neutral':
    case 'tax':
    case 'tax_and_good':
    case 'tax_and_coin':
    case 'withdraw':
    case 'build':
    case 'tear_down':
      return `region:${move.region}`;
    case 'move':
    case 'leap':
      return `region:${move.from}`;
    case 'move_leader':
    case 'move_leader_with':
    case 'leap_leader':
    case 'leap_leader_with':
      return `region:${leaderAt(view) ?? move.region}`;
    case 'rally':
      return `region:${leaderAt(view)}`;
    case 'oust':
    case 'oust_rebel':
    case 'oust_neutral':
    case 'spare':
      return `region:${view.decision?.region}`;
    case 'draw':
    case 'reveal':
      return `deck:${move.deck}`;
    case 'keep':
    case 'put_back':
      return here(`drawn:${move.card}`);
    case 'give_token':
      return 'token';
    case 'play_card':
    case 'discard_card':
      return here(`card:${move.card}`);
    case 'do_deed':
      return here(`deed:${move.deed}`);
    case 'take_deed':
      return `deed:${move.deed}`;
    case 'pay_good':
    case 'unload':
      return here(`good:${move.good}`);
    case 'convert':
      return here(`tile:${move.tile}`);
    case 'set_sail':
      return here('boat');
    default:
      return `button:${data[0]}`;
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

function touched(events: EventData[], view: View): string[] {
  const keys = new Set<string>();
  for (const event of events.map(eventOf)) {
    const side = sideOf(view, 'seat' in event ? event.seat : null);
    if ('region' in event) keys.add(`region:${event.region}`);
    if ('from' in event) keys.add(`region:${event.from}`).add(`region:${event.to}`);
    switch (event.kind) {
      case 'advisor_placed':
      case 'advisor_taken':
      case 'bribed':
        keys.add(`column:${event.action}`);
        break;
      case 'gained':
        keys.add(own(side, `good:${event.good}`));
        break;
      case 'taxed':
        keys.add(own(side, `good:${event.good}`));
        break;
      case 'unloaded':
        keys.add(own(side, `good:${event.good}`));
        break;
      case 'exchanged':
        keys.add(own(side, `good:${event.first}`)).add(own(side, `good:${event.second}`)).add(own(side, `tile:${event.tile}`));
        break;
      case 'coins_gained':
      case 'income':
      case 'forfeited':
        keys.add(own(side, 'coins'));
        break;
      case 'coin_stolen':
        keys.add(own(side, 'coins')).add(own(sideOf(view, event.other), 'coins'));
        break;
      case 'drew':
        keys.add(`deck:${event.deck}`);
        break;
      case 'kept':
        keys.add(own(side, `card:${event.card}`));
        break;
      case 'decks_shuffled':
        keys.add('deck:left').add('deck:right');
        break;
      case 'deed_taken':
      case 'deed_done':
      case 'deed_begun':
        keys.add(own(side, `deed:${event.deed}`));
        break;
      case 'deed_turned_up':
        keys.add(`deed:${event.deed}`);
        break;
      case 'marker_advanced':
        keys.add(`track:${event.track}`);
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
      case 'attacked':
        keys.add('track:warfare');
        break;
    }
  }
  return [...keys];
}

const RANK = ['region', 'space', 'column', 'drawn', 'card', 'deed', 'deck', 'leader', 'agenda', 'good', 'tile', 'coins', 'boat', 'token', 'turn'];

const order = orderBy(RANK);

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
