import { eventOf, moveOf } from '../../wire/red_cathedral';
import { orderBy, own, split } from '../keys';
import type { EventData, Move, Printed, Targets, Tip, View, Words } from '../types';
import { ornamentOf } from './art';

export const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green_gem', 'purple_gem'] as const;
export const DICE = ['red', 'blue', 'green', 'yellow', 'white'];
export const SLOTS = ['red', 'blue', 'green', 'yellow', 'white_1', 'white_2'];
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
export const SECTORS = SEASONS.flatMap((season) => [`${season}_1`, `${season}_2`]);
/** Yakovlev's colour and sign: lilac, a cross. */
export const YAKOVLEV = 4;

export const find = (components: Printed, block: string, id: string) =>
  components[block]?.list.find((entry: View) => entry.id === id);

export interface Section {
  card: string;
  tile: string | null;
  banner: number | string | null;
  completed: boolean;
  materials: Record<string, number>;
  ornament: number | string | null;
}

function sectionAt(site: string, view: View): Section | undefined {
  const [tower = 0, level = 0] = site.split('-').map(Number);
  return view.towers_bottom_up[tower - 1]?.[level - 1];
}

const seasonOf = (sector: string) => sector.split('_')[0] ?? '';

/** What an action does is named by the verb that uses it; those without one by their own id. */
const VERB_OF: Record<string, string> = {
  sell: 'sell',
  buy: 'buy',
  deliver: 'cart',
  swap_tiles: 'swap_tiles',
  trade_two: 'trade_two',
  trade_one: 'trade_one',
  trade_four: 'trade_four',
  workshop: 'use_workshop',
  donate: 'donate',
};

/** The key of an action on the guild card of a season. */
export const actionKey = (season: string, action: { id: string; does: string }) =>
  `action:${season}:${VERB_OF[action.does] ?? action.id}`;

/** The action behind such a key. */
function actionAt(id: string, view: View, components: Printed): View {
  const [season = '', name = ''] = id.split(':');
  const card = find(components, 'guild_cards', view.guild_cards[season]);
  return card.actions
    .map((action: string) => find(components, 'guild_actions', action))
    .find((action: View) => (VERB_OF[action.does] ?? action.id) === name);
}

const influence = (name: string, view: View) => `action:${seasonOf(view.decision?.sector ?? '')}:${name}`;

function keyOf(data: Move, view: View): string {
  const move = moveOf(data);
  switch (move.kind) {
    case 'claim':
    case 'decorate':
    case 'cart_decorate':
    case 'claim_for_yakovlev':
    case 'decorate_for_yakovlev':
      return `site:${move.site}`;
    case 'deliver':
    case 'cart':
      return `site:${move.site}`;
    case 'move_die':
      return `die:${move.die}`;
    case 'take_resources':
      return `sector:${view.decision?.sector}`;
    case 'reroll':
      return `sector:${move.sector}`;
    case 'call_on':
      return influence(move.action, view);
    case 'take_banner':
      return move.slot === 'storage' ? own(view.seat, 'storage') : own(view.seat, `slot:${move.slot}`);
    case 'take_bonus':
      return own(view.seat, 'storage');
    case 'place_face_down':
    case 'place_face_up':
    case 'activate':
    case 'use_workshop':
      return own(view.seat, `slot:${move.slot}`);
    case 'exchange_prestige':
      return own(view.seat, 'roubles');
    case 'sell':
    case 'buy':
    case 'swap_tiles':
    case 'trade_two':
    case 'trade_one':
    case 'trade_four':
    case 'donate':
      return influence(move.kind, view);
    default:
      return `button:${move.kind}`;
  }
}

const missing = (section: Section, cost: Record<string, number>) =>
  MATERIALS.filter((material) => (cost[material] ?? 0) > (section.materials[material] ?? 0));

function siteCandidates(site: string, view: View, components: Printed): Move[] {
  const section = sectionAt(site, view);
  if (!section) return [];
  if (view.decision?.kind === 'yakovlev_claim') return [['claim_for_yakovlev', site]];
  if (view.decision?.kind === 'yakovlev_ornament') return [['decorate_for_yakovlev', site]];
  if (section.banner === null) return [['claim', site]];
  const carting = view.decision?.kind === 'deals';
  if (section.completed) return [[carting ? 'cart_decorate' : 'decorate', site, 'none']];
  const wanted = missing(section, find(components, 'sections', section.card).cost);
  return wanted.map((material): Move => [carting ? 'cart' : 'deliver', material, site]);
}

/** A delivery to the first section of one's own that wants something. */
function someDelivery(view: View, components: Printed): Move {
  const towers: Section[][] = view.towers_bottom_up;
  for (const [tower, sections] of towers.entries()) {
    for (const [level, section] of sections.entries()) {
      if (section.banner !== view.seat || section.completed) continue;
      const material = missing(section, find(components, 'sections', section.card).cost)[0];
      if (material) return ['cart', material, `${tower + 1}-${level + 1}`];
    }
  }
  return ['cart', 'wood', '1-1'];
}

function actionCandidates(id: string, view: View, components: Printed): Move[] {
  const action = actionAt(id, view, components);
  const shown: string = action.shown?.[0] ?? 'wood';
  switch (action.does) {
    case 'sell':
    case 'buy':
      return [[action.does, shown, action.roubles]];
    case 'deliver':
      return [someDelivery(view, components)];
    case 'swap_tiles':
      return [['swap_tiles', 'spring_1', 'spring_2']];
    case 'trade_two':
    case 'trade_one':
      return [[action.does, 'wood', 'brick']];
    case 'trade_four':
      return [['trade_four', 'wood', 'brick', 'brick']];
    case 'workshop':
      return SLOTS.map((slot): Move => ['use_workshop', slot, 1]);
    case 'donate':
      return [['donate', 'wood', 'brick', 'stone']];
    default:
      return [['call_on', action.id]];
  }
}

function slotCandidates(slot: string, view: View): Move[] {
  switch (view.decision?.kind) {
    case 'banner':
      return [['take_banner', slot]];
    case 'place':
      return [['place_face_up', slot], ['place_face_down', slot]];
    default:
      return [['activate', slot, 1], ['use_workshop', slot, 1]];
  }
}

function candidates(key: string, view: View, components: Printed): Move[] {
  const { kind, id } = split(key);
  switch (kind) {
    case 'site':
      return siteCandidates(id, view, components);
    case 'die':
      return [['move_die', id, 0]];
    case 'sector':
      return view.decision?.kind === 'deals' ? [['take_resources', 1], ['reroll', id]] : [['reroll', id]];
    case 'action':
      return actionCandidates(id, view, components);
    case 'slot':
      return slotCandidates(id, view);
    case 'storage':
      return view.decision?.kind === 'banner' ? [['take_banner', 'storage']] : [['take_bonus', 1]];
    case 'roubles':
    case 'marker':
      return [['exchange_prestige']];
    case 'guild':
      return find(components, 'guild_cards', view.guild_cards[id]).actions.flatMap((name: string) =>
        actionCandidates(actionKey(id, find(components, 'guild_actions', name)).slice('action:'.length), view, components),
      );
    default:
      return [];
  }
}

/** Actions carry the first two letters of their guild. */
const GUILD_OF: Record<string, string> = { cr: 'craftsmen', te: 'teamsters', me: 'merchants', cl: 'clergy' };

function touched(events: EventData[], view: View): string[] {
  const keys: string[] = [];
  for (const event of events.map(eventOf)) {
    switch (event.kind) {
      case 'claimed':
      case 'completed':
        keys.push(`site:${event.site}`);
        break;
      case 'delivered':
      case 'decorated':
        keys.push(`site:${event.site}`);
        break;
      case 'tile_face_down':
      case 'tile_face_up':
        keys.push(own(event.seat, `slot:${event.slot}`));
        break;
      case 'activated': {
        const workshop = view.players[Number(event.seat)]?.workshop ?? {};
        const slot = SLOTS.find((name) => workshop[name]?.tile === event.tile && workshop[name]?.face_up);
        if (slot) keys.push(own(event.seat, `slot:${slot}`));
        break;
      }
      case 'ornament_freed':
        keys.push(own(event.seat, `ornament:${event.ornament}`));
        break;
      case 'die_moved':
      case 'die_rolled':
        keys.push(`die:${event.die}`);
        break;
      case 'influence_used': {
        const guild = GUILD_OF[event.action.slice(0, 2)] ?? '';
        keys.push(...SEASONS.filter((s) => view.guild_cards[s].startsWith(guild)).map((s) => `guild:${s}`));
        break;
      }
      case 'tiles_swapped':
        keys.push(`sector:${event.sector}`, `sector:${event.other}`);
        break;
      case 'gained':
      case 'gave':
        keys.push(own(event.seat, 'storage'));
        break;
      case 'roubles_gained':
      case 'roubles_paid':
        keys.push(own(event.seat, 'roubles'));
        break;
      case 'recognition_gained':
      case 'recognition_lost':
      case 'prestige_gained':
      case 'prestige_sold':
        keys.push(`marker:${event.seat}`);
        break;
      case 'yakovlev_card':
        keys.push(`yakovlev:${event.card}`);
        break;
      case 'stock_taken':
        keys.push('yakovlev:stocktaking');
        break;
    }
  }
  return keys.filter((key) => !key.startsWith('@yakovlev'));
}

const RANK = ['site', 'die', 'sector', 'action', 'slot', 'storage', 'roubles'];

const order = orderBy(RANK, (id) => SECTORS.indexOf(id));

export function list(counts: Record<string, number>, t: Words): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => {
      const form = (one: string) => t(`resource-${name}.${one}`);
      return t('n-of', { count, resource_one: form('one'), resource_few: form('few'), resource_many: form('many') });
    })
    .join(', ');
}

export const who = (side: number | string | null, t: Words, names: readonly string[] = []) =>
  side === 'yakovlev' ? t('seat-yakovlev') : (names[Number(side)] ?? t('board-seat', { number: Number(side) + 1 }));

/** Where a die goes and what lies there. */
function landing(die: string, view: View): string {
  const from = SECTORS.findIndex((sector) => die in view.market[sector].dice);
  const value: number = view.market[SECTORS[from] ?? '']?.dice[die] ?? 0;
  return SECTORS[(from + value) % SECTORS.length] ?? '';
}

function siteTip(site: string, view: View, t: Words, components: Printed): Tip | null {
  const section = sectionAt(site, view);
  if (!section) return null;
  const card = find(components, 'sections', section.card);
  const lines = [
    section.completed ? t('board-completed') : t('board-cost', { cost: list(card.cost, t) }),
    section.completed ? '' : t('board-reward', { recognition: card.recognition, roubles: card.roubles }),
    section.tile ? t('board-tile', { tile: t(`tile-${section.tile}`) }) : '',
    Object.keys(section.materials).length > 0 && !section.completed
      ? t('board-delivered', { materials: list(section.materials, t) })
      : '',
    section.ornament !== null
      ? t('board-decorated')
      : section.completed
        ? t('board-takes-ornament', { ornament: t(`ornament-${ornamentOf[card.type]}.set`) })
        : '',
  ];
  return {
    title: `${site}: ${t(`section_type-${card.type}`)}`,
    body: lines.filter(Boolean).join('\n'),
    reconstructed: components.sections.reconstructed,
    rules: ['claim.1', 'build.1'],
  };
}

function slotTip(seat: number | null, slot: string, view: View, t: Words, components: Printed): Tip {
  const held = view.players[seat ?? 0]?.workshop[slot];
  const lines = [
    held?.tile
      ? t(held.face_up ? 'board-tile-up' : 'board-tile-down', { tile: t(`tile-${held.tile}`) })
      : t('board-slot-empty'),
    held?.tile ? '' : t('board-slot-price', { price: slotPrice(slot, seat ?? 0, view, components) }),
    held?.banner ? t('board-slot-banner') : '',
    held?.ornament ? t('board-slot-ornament', { ornament: t(`ornament-${components.workshop_board.compass_ornaments[slot]}`) }) : '',
  ];
  return {
    title: t(`slot-${slot}`),
    body: lines.filter(Boolean).join('\n'),
    reconstructed: components.workshop_board.reconstructed,
    rules: ['workshop.1'],
  };
}

/** Roubles for a tile face up in this slot. */
export function slotPrice(slot: string, seat: number, view: View, components: Printed): number {
  const printed = components.workshop_board;
  if (view.options.board_side === 'advanced') return printed.compass_price;
  if (slot.startsWith('white')) return printed.basic_white;
  return view.colours[seat] === slot ? printed.basic_own : printed.basic_foreign;
}

const CARD_RULES: Record<string, string> = { construction: 'solo.8', claim: 'solo.9' };

/** How much a card of Yakovlev brings. */
export const cardCount = (card: string, components: Printed): number =>
  card === 'stocktaking' ? components.yakovlev.materials : components.yakovlev.recognition;

function tipOf(key: string, view: View, t: Words, components: Printed, names?: readonly string[]): Tip | null {
  const { seat, kind, id } = split(key);
  switch (kind) {
    case 'site':
      return siteTip(id, view, t, components);
    case 'tower':
      return {
        title: t('board-tower', { number: Number(id) }),
        body: t('board-tower-value', { count: view.tower_values[Number(id) - 1] }),
        rules: ['score.3', 'score.4'],
      };
    case 'die': {
      const to = landing(id, view);
      const resource = view.market[to].resource;
      return { title: t(`die-${id}`), body: t('board-die-goes', { sector: t(`sector-${to}.into`), resource: t(`resource-${resource}`) }), rules: ['market.1', 'market.2'] };
    }
    case 'sector': {
      const { resource, amount, dice } = view.market[id];
      return {
        title: `${t(`sector-${id}`)}: ${t(`resource-${resource}`)}`,
        body: t('board-sector', { amount, dice: Object.keys(dice).length }),
        reconstructed: components.resource_tiles.reconstructed,
        rules: ['take.1', 'free.3'],
      };
    }
    case 'action': {
      const action = actionAt(id, view, components);
      return {
        title: t(`action-${action.id}`),
        body: t(action.frequency === 'many' ? 'board-many' : 'board-once'),
        reconstructed: components.guild_actions.reconstructed,
        rules: ['influence.1'],
      };
    }
    case 'guild': {
      const card = find(components, 'guild_cards', view.guild_cards[id]);
      return {
        title: `${t(`season-${id}`)}: ${t(`guild-${card.guild}`)}`,
        body: card.actions.map((action: string) => t(`action-${action}`)).join('\n'),
        reconstructed: components.guild_cards.reconstructed,
      };
    }
    case 'supply':
      return { title: t(`material-${id}`), body: t('board-in-supply', { count: view.supply[id] }) };
    case 'marker': {
      const side = id === 'yakovlev' ? view.players.length : Number(id);
      const position = id === 'yakovlev' ? view.yakovlev.position : view.players[side]?.position;
      return {
        title: who(id, t, names),
        body: t('board-marker', { cell: position, prestige: view.prestige[side] }),
        reconstructed: components.score_track.reconstructed,
        rules: ['track.1', 'track.3'],
      };
    }
    case 'slot':
      return slotTip(seat, id, view, t, components);
    case 'storage':
      return {
        title: t('board-storage'),
        body: t('board-room', { count: view.storage_room[seat ?? 0] ?? 0 }),
        rules: ['storage.1', 'storage.2'],
      };
    case 'roubles':
      return { title: t('resource-roubles'), body: t('board-roubles-tip', { roubles: components.table.roubles_for_prestige }), rules: ['free.1'] };
    case 'ornament':
      return {
        title: t(`ornament-${id}`),
        body: t('board-ornament-tip', { material: t(`material-${components.ornaments.material[id]}.a`), section: t(`section_type-${Object.keys(ornamentOf).find((type) => ornamentOf[type] === id)}`) }),
        rules: ['ornament.1', 'ornament.2'],
      };
    case 'yakovlev':
      return { title: t(`card-${id}`), body: t(`card_text-${id}`, { count: cardCount(id, components) }), rules: [CARD_RULES[id] ?? 'solo.7'] };
    default:
      return null;
  }
}

const GROUPS: Record<string, string> = {
  claim: 'group-claim',
  deliver: 'group-build',
  decorate: 'group-build',
  move_die: 'group-market',
  take_resources: 'group-take',
  activate: 'group-workshop',
  place_face_up: 'group-up',
  place_face_down: 'group-down',
  exchange_prestige: 'group-prestige',
  reroll: 'group-prestige',
};
const INFLUENCE = ['sell', 'buy', 'cart', 'cart_decorate', 'swap_tiles', 'trade_two', 'trade_one', 'trade_four', 'use_workshop', 'donate', 'call_on'];

function group(move: Move): string | null {
  const verb = String(move[0]);
  return INFLUENCE.includes(verb) ? 'group-influence' : (GROUPS[verb] ?? null);
}

export const targets: Targets = { keyOf, candidates, touched, order, tipOf, group };
