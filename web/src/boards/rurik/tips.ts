import type { Printed, Tip, View, Words } from '../types';
import { isRebellion, rulerOf, SIGNS, standing } from './sides';
import { split } from '../keys';
import { cardOf, deedOf, numberOf, regionOf } from './targets';

const signOf = (view: View, side: number, t: Words): string =>
  isRebellion(view, side) ? t('seat-rebellion') : (SIGNS[side] ?? '');

function landTip(id: string, view: View, t: Words, components: Printed): Tip {
  const title = t(`region-${id}`);
  const good = view.region_goods[id];
  if (!good) return { title, body: t('board-out-of-play'), rules: ['region.1'] };
  const ruler = rulerOf(view, id);
  const borders = regionOf(components, id)
    .borders.filter((other: string) => view.region_goods[other])
    .map((other: string) => t(`region-${other}`));
  const pieces = standing(view, id).map(({ kind, side, count }) =>
    side === null ? t(`board-${kind}`) : `${signOf(view, side, t)} ${nameOf(kind, count, view.players[side], t)}`,
  );
  const lines = [
    ruler < 0 ? t('board-nobody-rules') : t('board-rules', { sign: signOf(view, ruler, t) }),
    view.goods_on_map.includes(id) ? t('board-good-here', { good: t(`good-${good}`) }) : t('board-good-taken', { good: t(`good-${good}`) }),
    pieces.join('\n'),
    t('board-borders', { lands: borders.join(', ') }),
  ];
  return {
    title,
    body: lines.filter(Boolean).join('\n'),
    reconstructed: view.options?.goods_tokens === 'on',
    rules: ['region.2', 'region.3'],
  };
}

function nameOf(kind: string, count: number, player: View, t: Words): string {
  if (kind === 'leader') return t(`leader-${player.leader}`);
  if (kind === 'troop' || kind === 'rebel') return t('board-troops', { count });
  return t(`structure-${kind}`);
}

function columnTip(action: string, view: View, t: Words): Tip {
  const body = view.spaces[action].map((_: View, row: number) => spaceText(action, row, view, t)).join('\n');
  return { title: t(`action-${action}`), body: `${t(`board-about-${action}`)}\n${body}`, rules: ['strategy.1', 'strategy.2', `${action}.1`] };
}

export function spaceText(action: string, row: number, view: View, t: Words): string {
  const { points, cost } = view.spaces[action][row];
  const gives = action === 'scheme' ? t('board-cards', { count: points }) : t('board-points', { count: points });
  const price = cost > 0 ? `, ${t('board-costs', { count: cost })}` : '';
  const piece = view.strategy_board[action][row];
  const stands = piece ? `: ${signOf(view, piece.side, t)} ${numberOf(piece.advisor)}${piece.bribe ? ` + ${t('board-bribe', { count: piece.bribe })}` : ''}` : '';
  return `${row + 1}. ${gives}${price}${stands}`;
}

function trackTip(track: string, view: View, t: Words, components: Printed): Tip {
  const title = t(`source-${track}`);
  const markers = view.players.map(
    (player: View, side: number) =>
      `${signOf(view, side, t)} ${t('board-points', { count: player.points[track] ?? 0 })}${track === 'warfare' ? ` (${t('board-steps', { count: player.warfare })})` : ''}`,
  );
  if (track === 'warfare') {
    const { warfare_first: first, warfare_second: second } = components.table;
    return { title, body: `${t('board-warfare-tip', { first, second })}\n${markers.join('\n')}`, rules: ['score.2'] };
  }
  const rungs = components.claim_board[track].map((rung: View) =>
    t('board-rung', { points: rung.points, need: t(`board-need-${track}`, { count: rung.need }) + (rung.with ? ` (${rung.with.map((land: string) => t(`region-${land}`)).join(', ')})` : '') }),
  );
  return { title, body: [...rungs, ...markers].join('\n'), rules: ['claim.2', 'score.1'] };
}

function cardTip(id: string, t: Words, components: Printed): Tip {
  const card = cardOf(components, id);
  const lines = [t(`card-${id}`), card?.casualty ? t('board-casualty-mark') : t('board-no-casualty-mark')];
  return { title: t('board-scheme-card'), body: lines.join('\n'), rules: ['bonus.2', 'attack.5'] };
}

function deedTip(id: string, t: Words, components: Printed): Tip {
  const points = t('board-points', { count: deedOf(components, id)?.points ?? 0 });
  return { title: t(`deed-${id}`), body: `${t(`deed_text-${id}`)}\n${points}`, rules: ['deed.2', 'deed.3'] };
}

/** An insurrection card: its orders, and its rows in the column of the priority. */
function insurrectionTip(id: string, view: View, t: Words, components: Printed): Tip {
  const card = components.insurrection_cards.list.find((one: View) => one.id === id);
  const priority = view.rebellion?.priority ?? 'build';
  const rows = card.rows.map(
    (row: View) =>
      `${row.advisor}${row.starred ? '*' : ''}: ${t(`action-${row[priority]}`)}${row.coin.includes(priority) ? ` (${t('board-brings-bribe')})` : ''}`,
  );
  const lines = [
    `${t('board-order')}: ${card.regions.map((land: string) => t(`region-${land}`)).join(', ')}`,
    `${t('board-structure-order')} ${card.build[priority].map((kind: string) => t(`structure-${kind}`)).join(', ')}`,
    ...rows,
  ];
  return { title: t(`insurrection-${id}`), body: lines.join('\n'), rules: ['rebellion.1', 'rebellion.3', 'solo.6'] };
}

/** Title and text for hover and long press. */
export function tipOf(key: string, view: View, t: Words, components: Printed): Tip | null {
  const { seat, kind, id } = split(key);
  const player = seat === null ? null : view.players[seat];
  switch (kind) {
    case 'region':
      return landTip(id, view, t, components);
    case 'column':
      return columnTip(id, view, t);
    case 'space': {
      const [action = '', row = '1'] = id.split(':');
      return { title: t(`action-${action}`), body: spaceText(action, Number(row) - 1, view, t), rules: ['strategy.2', 'turn.4'] };
    }
    case 'track':
      return trackTip(id, view, t, components);
    case 'deed':
      return deedTip(id, t, components);
    case 'done':
      return { title: t('board-done'), body: (player?.deeds_done ?? []).map((deed: string) => `${t(`deed-${deed}`)}: ${deedOf(components, deed).points}`).join('\n') };
    case 'card':
    case 'drawn':
      return cardTip(id, t, components);
    case 'deck': {
      const count = view.scheme_decks[id === 'left' ? 0 : 1];
      const known: string[] = view.players[view.you ?? -1]?.known_cards?.[id === 'left' ? 0 : 1] ?? [];
      const lines = [t('board-cards', { count }), ...known.map((card) => t('board-known', { card: t(`card-${card}`) }))];
      return { title: t(`deck-${id}`), body: lines.join('\n'), rules: ['scheme.3', 'scheme.4'] };
    }
    case 'discard':
      return { title: t('board-discard'), body: view.scheme_discard.map((card: string) => t(`card-${card}`)).join('\n') };
    case 'leader': {
      const leader = id || player?.leader;
      return leader ? { title: t(`leader-${leader}`), body: t(`leader_text-${leader}`), rules: [`leader.${components.leaders.list.indexOf(leader) + 1}`] } : null;
    }
    case 'agenda': {
      const agenda = id || player?.agenda;
      if (!agenda) return { title: t('board-agenda'), body: t('board-agenda-hidden') };
      return { title: t(`agenda-${agenda}`), body: `${t(`agenda_text-${agenda}`)}\n${t('board-points', { count: components.table.agenda_points })}`, rules: ['agenda.1', 'agenda.2'] };
    }
    case 'advisor':
      return { title: t(`advisor-${id}`), body: t('board-advisor-tip'), rules: ['strategy.2', 'turn.1'] };
    case 'tile': {
      const tile = components.conversion_tiles.list.find((one: View) => one.id === id);
      const from = tile.first.map((good: string) => t(`good-${good}`)).join(' / ');
      const used = player?.tiles_used.includes(id) ? `\n${t('board-used')}` : '';
      return { title: t('board-tile'), body: `${t('board-tile-tip', { goods: from, tile: t(`tile-${id}`) })}${used}`, rules: ['bonus.5'] };
    }
    case 'good': {
      const room = components.goods.list.find((good: View) => good.id === id)?.boat ?? 0;
      return {
        title: t(`good-${id}`),
        body: `${t('board-on-boat', { count: player?.boat[id] ?? 0, room })}\n${t('board-on-dock', { count: player?.dock[id] ?? 0 })}`,
        rules: ['mat.1', 'mat.2'],
      };
    }
    case 'boat':
      return { title: t('board-boat'), body: t('board-boat-tip'), rules: ['mat.1', 'claim.4'] };
    case 'coins':
      return { title: t('board-coins', { count: player?.coins ?? 0 }), body: '' };
    case 'supply':
      return { title: t('board-supply'), body: t('board-supply-tip', { count: player?.supply ?? 0 }) };
    case 'captured':
      return { title: t('board-captured', { count: player?.captured_rebels ?? 0 }), body: '', reconstructed: view.options?.rebel_reward_tokens === 'on' };
    case 'insurrection':
      return insurrectionTip(id, view, t, components);
    case 'turn':
      return { title: t('board-turn'), body: t('board-turn-tip'), rules: ['turn.4', 'turn.7', 'bonus.1'] };
    case 'token':
      return { title: t('board-first'), body: t('board-first-tip', { sign: signOf(view, view.token ?? view.first_player, t) }), rules: ['scheme.2'] };
    default:
      return null;
  }
}
