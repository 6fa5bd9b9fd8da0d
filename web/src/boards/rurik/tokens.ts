import type { View } from '../types';

/** One sign in the row of signs that says what a card asks for or gives. */
export interface Token {
  sign: 'good' | 'figure' | 'icon' | 'coin' | 'card' | 'any' | 'word';
  id: string;
  count: number;
  /** Given away rather than shown. */
  paid?: boolean;
}

const GOODS = ['wood', 'ore', 'fish', 'honey', 'fur'];

function paid(id: string, count: number): Token {
  if (GOODS.includes(id)) return { sign: 'good', id, count, paid: true };
  if (id === 'coins') return { sign: 'coin', id, count, paid: true };
  if (id === 'cards') return { sign: 'card', id, count, paid: true };
  return { sign: 'any', id, count, paid: true };
}

function shown(have: View): Token[] {
  const found: Token[] = [];
  if (have.troops_in_one_region) found.push({ sign: 'figure', id: 'troop', count: have.troops_in_one_region }, { sign: 'word', id: 'one', count: 1 });
  if (have.together) {
    found.push(...have.together.map((id: string): Token => ({ sign: 'figure', id, count: 1 })), { sign: 'word', id: 'one', count: 1 });
  }
  if (have.chain_of) found.push({ sign: 'figure', id: have.chain_of, count: have.regions }, { sign: 'word', id: 'chain', count: 1 });
  if (have.regions_with_troops) found.push({ sign: 'figure', id: 'troop', count: 1 }, { sign: 'word', id: 'lands', count: have.regions_with_troops });
  if (have.rebels_defeated) found.push({ sign: 'figure', id: 'rebel', count: have.rebels_defeated });
  if (have.first_player_token) found.push({ sign: 'icon', id: 'token', count: 1 });
  if (have.markets_with_different_goods) found.push({ sign: 'figure', id: 'market', count: have.markets_with_different_goods }, { sign: 'word', id: 'different', count: 1 });
  return found;
}

function removed(remove: View): Token[] {
  const found: Token[] = [];
  if (remove.troops) found.push({ sign: 'figure', id: 'troop', count: remove.troops, paid: true });
  if (remove.structures) found.push({ sign: 'figure', id: 'stronghold', count: remove.structures, paid: true }, { sign: 'word', id: 'any', count: 1 });
  if (remove.where === 'different_regions') found.push({ sign: 'word', id: 'different', count: 1 });
  if (remove.where === 'one_ruled_region') found.push({ sign: 'word', id: 'ruled', count: 1 });
  return found;
}

/** What a deed asks for. In the German edition one deed costs less. */
export function asked(deed: View, edition: string): Token[] {
  const price: Record<string, number> = (edition === 'de' && deed.pay_de) || deed.pay || {};
  return [
    ...shown(deed.have ?? {}),
    ...Object.entries(price).map(([id, count]) => paid(id, count)),
    ...removed(deed.remove ?? {}),
  ];
}

/** What a deed or a scheme card gives. */
export function given(reward: Record<string, number>): Token[] {
  return Object.entries(reward).map(([id, count]) => (id === 'coins' ? { sign: 'coin', id, count } : { sign: 'icon', id, count }));
}
