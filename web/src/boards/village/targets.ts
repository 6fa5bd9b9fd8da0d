import { eventOf, moveOf } from '../../wire/village';
import { orderBy, own, split } from '../keys';
import type { EventData, Move, Printed, SeatInfo, Targets, Tip, View, Words } from '../types';

export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'];
export const COLOURS = ['brown', 'pink', 'orange', 'green', 'black'];
export const GOODS = ['scroll', 'horse', 'plough', 'ox', 'wagon'];
export const WORKSHOPS: Record<string, string[]> = {
  wainwright: ['wagon'],
  stables: ['horse', 'ox'],
  scribes: ['scroll'],
  smithy: ['plough'],
};
export const PROFESSIONS = ['crafts', 'church', 'travel', 'farm', 'council'];
/** Klara's colour and sign: lilac, a cross. */
export const KLARA = 4;

export interface Figure {
  id: string;
  colour: number;
  number: number;
}

type Family = Record<string, string[]>;

function members(family: Family, place: string, side: string, colour: number): Figure[] {
  return Object.entries(family).flatMap(([number, places]) =>
    places.flatMap((where, k) => (where === place ? [{ id: `villager-${side}-${number}-${k}`, colour, number: Number(number) }] : [])),
  );
}

/** Everybody at a place, Klara's people too. */
export function figuresAt(place: string, view: View, seats: SeatInfo[]): Figure[] {
  const players: { family: Family }[] = view.players;
  const found = players.flatMap((player, seat) => members(player.family, place, String(seat), seats[seat]?.colour ?? seat));
  return view.klara ? [...found, ...members(view.klara.family, place, 'klara', KLARA)] : found;
}

export const familyAt = (place: string, seat: number, view: View, colour: number): Figure[] =>
  members(view.players[seat].family, place, String(seat), colour);

export const customer = (id: string, components: Printed) =>
  components.customers.list.find((entry: View) => entry.id === id);

/** The place of a member as a target: at home on one's own board, else in the village. */
function placeKey(place: string, seat: number | null): string {
  if (place === 'farm' || place === 'unborn') return own(seat, 'farm');
  if (place === 'black_bag') return 'church:bag';
  const [kind = '', id = ''] = place.split('_');
  if (['council', 'church', 'city', 'chronicle'].includes(kind)) return `${kind}:${id}`;
  return place === 'grave' ? 'chronicle:grave' : `place:${place}`;
}

function keyOf(data: Move, view: View): string {
  const move = moveOf(data);
  switch (move.kind) {
    case 'take':
      return `cube:${move.space}:${move.colour}`;
    case 'klara_takes':
      return `cube:${view.decision?.space}:${move.colour}`;
    case 'well':
      return 'well';
    case 'go_to':
      return `space:${move.space}`;
    case 'harvest':
      return 'space:harvest';
    case 'birth':
      return 'space:family';
    case 'call_home':
    case 'bury':
      return placeKey(move.place, view.seat);
    case 'train':
      return `place:${move.place}`;
    case 'make':
    case 'buy':
    case 'take_goods':
      return `good:${move.good}`;
    case 'mill':
      return 'mill';
    case 'set_out':
      return `city:${move.city}`;
    case 'move_on':
      return `city:${move.city}`;
    case 'enter_council':
      return 'council:1';
    case 'advance':
      return `council:${move.step + 1}`;
    case 'use_privilege':
      return `privilege:${move.step}`;
    case 'take_cubes':
      return 'supply';
    case 'join_church':
    case 'draw_figure':
      return 'church:bag';
    case 'climb':
      return `church:${move.step + 1}`;
    case 'pay':
      return own(view.seat, 'purse');
    case 'serve':
      return `stall:${move.stall}`;
    default:
      return `button:${move.kind}`;
  }
}

/** Numbers of one's members at a place, the first that is there or else 1. */
function someone(place: string, view: View): number {
  const family: Family = view.players[view.seat ?? 0]?.family ?? {};
  return Number(Object.keys(family).find((number) => family[number]?.includes(place)) ?? 1);
}

function placeCandidates(place: string, view: View): Move[] {
  switch (view.decision?.kind) {
    case 'death':
      return [['bury', place]];
    case 'family':
      return [['call_home', place, someone(place, view)]];
    default:
      return place in WORKSHOPS ? [['train', place, someone('farm', view)]] : [];
  }
}

function spaceCandidates(space: string, view: View): Move[] {
  if (view.decision?.kind === 'well' || view.phase === 'over') return [['go_to', space]];
  if (view.decision?.kind === 'harvest' && space === 'harvest') return [['harvest']];
  if (view.decision?.kind === 'family' && space === 'family') return [['birth']];
  const colour = COLOURS.find((name) => view.cubes_on_board[space]?.[name] > 0) ?? 'brown';
  return [['take', space, colour], ['go_to', space]];
}

function cityCandidates(city: string, view: View, components: Printed): Move[] {
  if (view.decision?.kind === 'death' || view.decision?.kind === 'family') return placeCandidates(`city_${city}`, view);
  const roads: { between: string[] }[] = components.travel_map.roads;
  const neighbours = roads.filter((road) => road.between.includes(city)).flatMap((road) => road.between.filter((end) => end !== city));
  const family: Family = view.players[view.seat ?? 0]?.family ?? {};
  const from = neighbours.find((end) => Object.values(family).some((places) => places.includes(`city_${end}`)));
  return from ? [['move_on', someone(`city_${from}`, view), from, city]] : [['set_out', someone('farm', view), city]];
}

function candidates(key: string, view: View, components: Printed): Move[] {
  const { kind, id } = split(key);
  switch (kind) {
    case 'cube': {
      const [space = '', colour = ''] = id.split(':');
      return view.decision?.kind === 'klara_cube' ? [['klara_takes', colour]] : [['take', space, colour]];
    }
    case 'space':
      return spaceCandidates(id, view);
    case 'well':
      return [['well', 'brown_brown_brown']];
    case 'place':
      return placeCandidates(id, view);
    case 'farm':
      return view.decision?.kind === 'death' ? [['bury', 'farm']] : [['birth']];
    case 'good':
    case 'goods':
      if (view.decision?.kind === 'goods') return [['take_goods', id]];
      return view.decision?.kind === 'produce' ? [['make', id]] : [['buy', id], ['make', id]];
    case 'mill':
      return [['mill']];
    case 'city':
      return cityCandidates(id, view, components);
    case 'council': {
      if (['death', 'family'].includes(view.decision?.kind)) return placeCandidates(`council_${id}`, view);
      const below = Number(id) - 1;
      return below > 0 ? [['advance', someone(`council_${below}`, view), below]] : [['enter_council', someone('farm', view)]];
    }
    case 'privilege':
      return [['use_privilege', Number(id)]];
    case 'church': {
      if (id === 'bag') return view.decision?.kind === 'mass_draw' ? [['draw_figure', someone('black_bag', view)]] : [['join_church', someone('farm', view)]];
      if (['death', 'family'].includes(view.decision?.kind)) return placeCandidates(`church_${id}`, view);
      const below = Number(id) - 1;
      return below > 0 ? [['climb', someone(`church_${below}`, view), below]] : [['join_church', someone('farm', view)]];
    }
    case 'stall':
      return [['serve', Number(id)]];
    case 'supply':
      return [['take_cubes', 'brown_brown']];
    case 'purse':
      return [['pay', 'coin']];
    default:
      return [];
  }
}

const PURSE_EVENTS = ['paid', 'paid_grain', 'got_grain', 'got_coins', 'took_cubes', 'harvested', 'milled', 'took'];

function touched(events: EventData[], view: View): string[] {
  const keys: string[] = [];
  for (const event of events.map(eventOf)) {
    if ('seat' in event && PURSE_EVENTS.includes(event.kind)) keys.push(own(event.seat, 'purse'));
    switch (event.kind) {
      case 'took':
        keys.push(`space:${event.space}`);
        break;
      case 'went_to':
        keys.push('well', `space:${event.space}`);
        break;
      case 'cubes_laid':
        keys.push(`space:${event.space}`);
        break;
      case 'klara_took':
        keys.push(`space:${event.space}`, 'klara:track');
        break;
      case 'hours_spent':
      case 'quill_passed':
        keys.push(own(event.seat, 'life'));
        break;
      case 'born':
      case 'called_home':
        keys.push(own(event.seat, 'farm'));
        break;
      case 'died':
        keys.push(placeKey(event.rest, event.seat));
        break;
      case 'trained':
        keys.push(placeKey(event.place, event.seat));
        break;
      case 'klara_lost':
        keys.push(placeKey(event.rest, null), 'klara:family');
        break;
      case 'made':
      case 'got_goods':
        keys.push(own(event.seat, `goods:${event.good}`));
        break;
      case 'travelled':
        keys.push(`city:${event.city}`);
        break;
      case 'council_step':
        keys.push(`council:${event.step}`);
        break;
      case 'took_ring':
        keys.push('privilege:1');
        break;
      case 'joined_church':
      case 'klara_joined_church':
      case 'bought_figure':
        keys.push('church:bag');
        break;
      case 'drawn':
        keys.push('church:1');
        break;
      case 'climbed':
      case 'klara_drawn':
        keys.push(`church:${event.step}`);
        break;
      case 'served':
        keys.push(own(event.seat, 'customers'), 'space:market');
        break;
      case 'klara_served':
        keys.push('klara:customers', 'space:market');
        break;
      case 'customer_moved_up': {
        const stall = view.stalls.indexOf(event.customer);
        if (stall >= 0) keys.push(`stall:${stall + 1}`);
        break;
      }
      case 'customer_came':
        keys.push(`queue:${event.customer}`);
        break;
      case 'quill_turned':
      case 'blank_turned':
        keys.push('klara:track');
        break;
    }
  }
  return [...new Set(keys)];
}

const RANK = ['cube', 'well', 'space', 'place', 'good', 'mill', 'stall', 'city', 'council', 'privilege', 'church', 'supply', 'farm', 'purse'];

const order = orderBy(RANK, (id) => SPACES.indexOf(id.split(':')[0] ?? ''));

/** A price in cubes, in words. */
function cubesInWords(cost: Record<string, number>, t: Words): string {
  const pieces = COLOURS.flatMap((colour) => Array.from({ length: cost[colour] ?? 0 }, () => colour));
  return t(`way-${pieces.join('_')}`);
}

function goodTip(id: string, t: Words, components: Printed): Tip {
  const workshop = Object.keys(WORKSHOPS).find((name) => WORKSHOPS[name]?.includes(id)) ?? '';
  const craft = components.crafts[workshop];
  const price = craft.grain ? t('n-sacks', { sacks: craft.grain }) : cubesInWords(craft.cubes, t);
  return { title: t(`good-${id}`), body: t('board-good', { workshop_at: t(`place-${workshop}.at`), hours: craft.make, price }), rules: ['craft.2', 'craft.4'] };
}

function cityTip(id: string, t: Words, components: Printed): Tip {
  const { cities, roads } = components.travel_map;
  const lines = (roads as { between: string[]; cubes: Record<string, number> }[])
    .filter((road) => road.between.includes(id))
    .map((road) => t('board-road', { from: t(`from-${road.between.find((end) => end !== id)}`), price: cubesInWords(road.cubes, t) }));
  return {
    title: t(`city-${id}`),
    body: [t(`board-city-${cities[id]}`, { count: components.travel[`reward_${cities[id] === 'coin' ? 'coins' : cities[id]}`] }), ...lines, t('board-road-hours', { hours: components.travel.hours })].join('\n'),
    reconstructed: components.travel_map.reconstructed,
    rules: ['travel.3', 'travel.4'],
  };
}

export const councilHours = (step: number, components: Printed): number =>
  step === 1 ? components.council.hours_first : components.council_hours.later_steps[step - 2];

function customerTip(id: string | null | undefined, t: Words, components: Printed): Tip | null {
  if (!id) return { title: t('board-nobody'), body: '' };
  return { title: t('board-customer'), body: t(`customer-${id}`), reconstructed: components.customers.reconstructed, rules: ['market.2', 'market.3'] };
}

function tipOf(key: string, view: View, t: Words, components: Printed): Tip | null {
  const { seat, kind, id } = split(key);
  const player = seat === null ? null : view.players[seat];
  switch (kind) {
    case 'cube': {
      const [space = '', colour = ''] = id.split(':');
      const body = colour === 'black' ? t('board-plague', { hours: components.time.plague_hours }) : t(`influence-${colour}`);
      return { title: `${t(`space-${space}`)}: ${t(`colour-${colour}`)}`, body, rules: [colour === 'black' ? 'take.2' : 'take.1'] };
    }
    case 'space':
      return { title: t(`space-${id}`), body: t(`board-space-${id}`), rules: [`${id === 'crafts' ? 'craft' : id}.1`] };
    case 'well':
      return { title: t('space-well'), body: t('board-space-well'), rules: ['well.1'] };
    case 'place': {
      const craft = components.crafts[id];
      return { title: t(`place-${id}`), body: craft ? t('board-train', { hours: craft.train }) : '', rules: ['craft.3'] };
    }
    case 'good':
    case 'goods':
      return goodTip(id, t, components);
    case 'mill': {
      const { hours, grain, coins } = components.crafts.mill;
      return { title: t('board-mill'), body: t('board-mill-tip', { hours, sacks: grain, coins }), rules: ['craft.6'] };
    }
    case 'stall': {
      const stall = Number(id) - 1;
      if (stall >= view.stalls.length) {
        return { title: t('board-stall-closed'), body: t('board-stall-mark', { mark: components.stall_marks.marks[stall].replace('-', '–') }), reconstructed: components.stall_marks.reconstructed };
      }
      return customerTip(view.stalls[stall], t, components);
    }
    case 'queue':
      return customerTip(id, t, components);
    case 'city':
      return cityTip(id, t, components);
    case 'council': {
      const step = Number(id);
      const body = t('board-council', { points: components.council.points[step - 1], hours: councilHours(step, components) });
      return { title: t(`place-council_${id}`), body, reconstructed: step > 1 && components.council_hours.reconstructed, rules: ['council.2', 'council.3'] };
    }
    case 'privilege':
      return { title: t('board-privilege', { step: Number(id) }), body: t(`privilege-${id}`), rules: [`council.${Number(id) + 4}`] };
    case 'church': {
      if (id === 'bag') return { title: t('place-black_bag'), body: t('board-bag-tip'), rules: ['church.1', 'church.2'] };
      const step = Number(id);
      const body = t('board-church', { points: components.church.points[step - 1], sacks: components.church_grain.steps[step - 1] });
      return { title: t(`place-church_${id}`), body, rules: ['mass.4'] };
    }
    case 'chronicle': {
      if (id === 'grave') return { title: t('place-grave'), body: t('board-graves', { count: view.free_graves }) };
      return { title: t(`profession-${id}`), body: t('board-slots', { count: view.free_slots[id] }), reconstructed: components.chronicle.reconstructed };
    }
    case 'supply':
      return { title: t('board-supply'), body: cubesInWords(view.supply, t) };
    case 'bag':
      return { title: t('board-green-bag'), body: cubesInWords(view.green_bag, t), reconstructed: components.bag.reconstructed };
    case 'purse':
      return { title: t('board-purse'), body: t('board-purse-tip', { sacks: components.stock.barn }), rules: ['coin.1'] };
    case 'life':
      return { title: t('board-life'), body: t('board-life-tip', { hours: components.time.life_spaces - player.life }), rules: ['time.1', 'death.1'] };
    case 'farm':
      return { title: t('board-farm'), body: t('board-farm-tip'), rules: ['family.3'] };
    case 'unborn':
      return { title: t('board-unborn'), body: '' };
    case 'customers':
      return { title: t('board-customers'), body: player.customers.map((name: string) => t(`customer-${name}`)).join('\n'), reconstructed: components.customers.reconstructed };
    case 'cities':
      return { title: t('board-cities'), body: t('board-cities-tip', { points: components.travel.city_points.slice(1).join(', ') }), rules: ['score.1'] };
    case 'entries':
      return { title: t('board-chronicle'), body: t('board-entries-tip', { points: components.scoring.chronicle.slice(1).join(', ') }), rules: ['score.4'] };
    case 'klara':
      return { title: t('board-klara'), body: t(`board-klara-${id}`), reconstructed: id === 'track' && components.solo_track.reconstructed };
    default:
      return null;
  }
}

const GROUPS: Record<string, string> = {
  take: 'group-take',
  well: 'group-well',
  train: 'group-train',
  make: 'group-make',
  buy: 'group-buy',
  set_out: 'group-travel',
  move_on: 'group-travel',
  call_home: 'group-call_home',
  serve: 'group-serve',
  use_privilege: 'group-privilege',
};

const group = (move: Move): string | null => GROUPS[String(move[0])] ?? null;

/** On a phone: how many rows of four the customers of the busiest family need. */
export const servedRows = (view: View): number =>
  Math.max(1, ...view.players.map((player: View) => Math.ceil(player.customers.length / 4)));

export const targets: Targets = { keyOf, candidates, touched, order, tipOf, group };
