import { eventOf, moveOf } from '../../wire/outpost';
import { orderBy, own, split } from '../keys';
import type { EventData, Move, Printed, Targets, Tip, View, Words } from '../types';

export const REGIONS = ['III', 'II', 'I'];
export const STREETS = ['top', 'middle', 'bottom'];
export const RESOURCES = ['clay', 'wood', 'stone', 'diamond', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Before they are dealt out artifacts lie in two rows. */
export const artifactRows = (narrow: boolean, view: View): number =>
  view.artifact_row.length > (narrow ? 4 : 3) ? 2 : 1;

/** A space of the market: where the same building lies twice and is asked for, the stack and the single one. */
export function marketKey(space: { building: string; tiles: number }, view: View): string {
  const asked = view.decision?.kind === 'space' && view.decision.building === space.building;
  return `market:${space.building}${asked ? `:${space.tiles > 1 ? 'stack' : 'single'}` : ''}`;
}

/** Where the building of a `use` move stands: the first one of its kind that is still ready. */
function houseOf(building: string, view: View): string {
  const street = view.decision?.street;
  const ready: string[] = view.decision?.ready ?? [];
  const places = ['left', 'centre', 'right'];
  const houses: { building: string }[] = view.players[view.seat]?.streets[street] ?? [];
  const at = houses.findIndex((h, i) => h.building === building && ready.includes(places[i] ?? ''));
  return own(view.seat, `house:${street}:${at}`);
}

const SLOT_VERBS = ['explore', 'hunt', 'fortify', 'activate_fortification'];

function keyOf(data: Move, view: View): string {
  const move = moveOf(data);
  switch (move.kind) {
    case 'build':
      return `market:${move.building}`;
    case 'invite':
      return `hero:${move.hero}`;
    case 'take_artifact':
      return `artifact:${move.artifact}`;
    case 'take_from':
      return `market:${view.decision?.building}:${move.heap}`;
    case 'place':
    case 'activate_street':
      return own(view.seat, `street:${move.street}`);
    case 'activate_region':
      return own(view.seat, `region:${move.region}`);
    case 'use':
      return houseOf(move.building, view);
    case 'exchange':
      return own(view.seat, 'exchange');
    case 'keep':
      return own(view.seat, `resource:${move.resource}`);
    case 'explore':
    case 'hunt':
    case 'fortify':
    case 'activate_fortification':
    case 'collect':
    case 'leave':
    case 'take_extra':
    case 'let_monster_come':
    case 'keep_monster_away':
      return own(view.seat, `slot:${move.slot}`);
    default:
      return `button:${move.kind}`;
  }
}

function slotCandidates(slot: string, view: View): Move[] {
  const land = view.players[view.seat ?? 0]?.land[slot];
  if (!land) return [['explore', slot]];
  if (land.monster) return [['hunt', slot]];
  if (land.fortification) return [['activate_fortification', slot]];
  return [['fortify', slot]];
}

function candidates(key: string, view: View): Move[] {
  const { kind, id } = split(key);
  switch (kind) {
    case 'market':
      return [['build', id.split(':')[0] ?? '']];
    case 'hero':
      return [['invite', id]];
    case 'artifact':
      return [['take_artifact', id]];
    case 'slot':
      return slotCandidates(id, view);
    case 'region':
      return [['activate_region', id]];
    case 'street':
      return view.decision?.kind === 'place' ? [['place', id]] : [['activate_street', id]];
    case 'house': {
      const [street = '', place = '0'] = id.split(':');
      const building = view.players[view.seat ?? 0]?.streets[street]?.[Number(place)]?.building;
      return building ? [['use', building]] : [['activate_street', street]];
    }
    case 'exchange':
      return [['exchange', 'clay_wood', 'stone']];
    case 'resource':
      return [['keep', id]];
    default:
      return [];
  }
}

function touched(events: EventData[], view: View): string[] {
  const keys: string[] = [];
  for (const event of events.map(eventOf)) {
    switch (event.kind) {
      case 'explored':
      case 'monster_came':
      case 'monster_kept_away':
      case 'hunted':
      case 'fortified':
      case 'left_alone':
      case 'fort_activated':
        keys.push(own(event.seat, `slot:${event.slot}`));
        break;
      case 'region_activated':
        keys.push(own(event.seat, `region:${event.region}`));
        break;
      case 'street_activated':
        keys.push(own(event.seat, `street:${event.street}`));
        break;
      case 'placed': {
        const houses = view.players[event.seat]?.streets[event.street] ?? [];
        keys.push(own(event.seat, `house:${event.street}:${houses.length - 1}`));
        break;
      }
      case 'market_filled':
        keys.push(`market:${event.building}`);
        break;
      case 'paid':
      case 'gained':
      case 'discarded':
        keys.push(own(event.seat, `resource:${event.resource}`));
        break;
      case 'hero_arrived':
        keys.push(`hero:${event.hero}`);
        break;
      case 'artifact_taken':
        keys.push(own(event.seat, 'artifact'));
        break;
      case 'settlers_came':
        keys.push(own(event.seat, 'settlers'));
        break;
    }
  }
  return keys;
}

const RANK = ['slot', 'region', 'street', 'house', 'resource', 'market', 'hero', 'artifact', 'exchange'];

const order = orderBy(RANK);

/** "2 diamonds", as the language counts. */
function amount(resource: string, count: number, t: Words): string {
  const form = (one: string) => t(`resource-${resource}.${one}`);
  return t('n-resource', { count, resource_one: form('one'), resource_few: form('few'), resource_many: form('many') });
}

export function price(cost: Record<string, number>, t: Words): string {
  return Object.entries(cost)
    .map(([resource, count]) => amount(resource, count, t))
    .join(', ');
}

const find = (components: Printed, block: string, key: string, id: string) =>
  components[block]?.list.find((entry: View) => entry[key] === id);

export const building = (components: Printed, id: string) => find(components, 'buildings', 'id', id);
export const hero = (components: Printed, id: string) => find(components, 'heroes', 'id', id);
export const tile = (components: Printed, id: string) => find(components, 'territories', 'id', id);
export const monster = (components: Printed, colour: string) =>
  find(components, 'monsters', 'colour', colour);

function heroTip(id: string, view: View, t: Words, components: Printed): Tip {
  const card = hero(components, id);
  const at = view.hero_row.indexOf(id);
  const extra = at >= 0 ? (view.surcharges[at] ?? 0) : 0;
  const worth =
    card.points > 0 ? t('board-points', { count: card.points }) : t(`guild_scores-${card.guild}`);
  const lines = [
    t('board-price', { price: price(card.cost, t) }),
    extra > 0 ? t('board-surcharge', { count: extra }) : '',
    worth,
    t('board-brings', { count: card.settlers }),
    t('board-beast', { monster: t(`monster-${card.monster}`) }),
  ];
  return {
    title: t(`hero-${id}`),
    body: lines.filter(Boolean).join('\n'),
    reconstructed: true,
    rules: ['hero.1', 'hero.2'],
  };
}

function tipOf(key: string, view: View, t: Words, components: Printed): Tip | null {
  const { seat, kind, id } = split(key);
  const player = seat === null ? null : view.players[seat];
  switch (kind) {
    case 'market': {
      const [name = ''] = id.split(':');
      const cost = building(components, name)?.cost;
      const body = `${t(`effect-${name}`)}\n${t('board-price', { price: amount(cost, 1, t) })}`;
      return { title: t(`building-${name}`), body };
    }
    case 'hero':
    case 'welcomed':
      return heroTip(id, view, t, components);
    case 'artifact': {
      const which = id || player?.artifact;
      return which
        ? { title: t(`artifact-${which}`), body: t(`artifact_text-${which}`) }
        : { title: t('board-no-artifact'), body: t('board-artifact-tip') };
    }
    case 'monster': {
      const beast = monster(components, id);
      const body = `${t('board-hunt', { settlers: beast.settlers, reward: price(beast.reward, t) })}\n${t('board-in-supply', { count: view.monster_supply[id] })}`;
      return { title: t(`monster-${id}`), body };
    }
    case 'slot': {
      const land = player?.land[id];
      if (!land) {
        // The printed list begins with the near region.
        const settlers = [...components.table.explore_settlers].reverse()[REGIONS.indexOf(id.split('-')[0] ?? '')];
        return { title: t('board-empty-land', { slot: id }), body: t('board-explore-tip', { settlers }) };
      }
      const state = [
        land.fortification && !land.monster ? t('board-fort-tip') : '',
        land.monster ? t(`monster-${tile(components, land.tile).monster}`) : '',
        land.fortification ? t('board-fortified') : '',
        land.activated ? t('board-used') : '',
      ];
      return {
        title: `${id}: ${t(`tile-${land.tile}`)}`,
        body: state.filter(Boolean).join('\n'),
        reconstructed: true,
      };
    }
    case 'region': {
      const gives = [1, 2, 3].map((n) => player?.land[`${id}-${n}`]).filter((land) => land && !land.monster);
      const what = gives.map((land) => t(`resource-${tile(components, land.tile).resource}`)).join(', ');
      const now = what ? t('board-region-gives', { what }) : t('board-region-empty');
      return { title: t(`region-${id}`), body: `${t('board-region-tip')}\n${now}`, rules: ['region.1', 'region.2'] };
    }
    case 'street': {
      const houses: { building: string }[] = player?.streets[id] ?? [];
      const what = houses.map((one) => t(`building-${one.building}`)).join(', ');
      const now = what ? t('board-region-gives', { what }) : t('board-street-empty');
      return { title: t(`street-${id}`), body: `${t('board-street-tip')}\n${now}`, rules: ['street.1', 'street.2'] };
    }
    case 'resource': {
      const common = ['clay', 'wood', 'stone'].includes(id);
      const title = `${t(`resource-${id}`)}: ${player?.resources[id] ?? 0}`;
      return { title, body: t(common ? 'board-common-tip' : 'board-precious-tip'), rules: ['pass.3'] };
    }
    case 'house': {
      const [street = '', place = '0'] = id.split(':');
      const house = player?.streets[street]?.[Number(place)];
      if (!house) return { title: t('board-empty-house'), body: '' };
      return { title: t(`building-${house.building}`), body: t(`effect-${house.building}`) };
    }
    case 'settlers':
      return { title: t('board-settlers', { count: player.basic_settlers + player.extra_settlers }), body: '' };
    case 'zone':
      return { title: t(`zone-${id}`), body: t('board-zone', { count: player.zones[id] }) };
    case 'exchange':
      return { title: t('board-scales'), body: t('board-exchange-tip') };
    default:
      return null;
  }
}

function group(move: Move): string | null {
  const verb = String(move[0]);
  if (['build', 'invite', 'exchange'].includes(verb)) return `group-${verb}`;
  if (SLOT_VERBS.slice(0, 3).includes(verb)) return `group-${verb}`;
  if (verb.startsWith('activate_')) return 'group-activate';
  return null;
}

export const targets: Targets = { keyOf, candidates, touched, order, tipOf, group };
