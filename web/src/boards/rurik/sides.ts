import type { SeatInfo, View, Words } from '../types';

/** Who a piece belongs to: a seat with colour and sign, or the Rebellion, which has neither. */
export interface Side {
  side: number;
  colour?: number;
  /** The colour as CSS knows it. */
  paint: string;
  name: string;
}

export const SIGNS = ['▲', '●', '■', '◆'];

export const isRebellion = (view: View, side: number): boolean => side >= view.seats;

export function sides(view: View, seats: SeatInfo[], t: Words): Side[] {
  return view.players.map((_: unknown, side: number) => {
    const seat = seats[side];
    if (isRebellion(view, side)) return { side, paint: 'var(--pewter)', name: t('seat-rebellion') };
    const colour = seat?.colour ?? side;
    return { side, colour, paint: `var(--seat-${colour})`, name: seat?.name ?? SIGNS[side] };
  });
}

/** Events and moves name the Rebellion by a word, everybody else by the seat. */
export const sideOf = (view: View, who: string | number | null | undefined): number =>
  who === 'rebellion' ? view.seats : Number(who);

export const rulerOf = (view: View, region: string): number =>
  view.players.findIndex((player: View) => player.rules.includes(region));

/** What stands in a land, in the order in which it is drawn. */
export interface Standing {
  kind: 'church' | 'market' | 'stronghold' | 'leader' | 'troop' | 'rebel' | 'neutral';
  side: number | null;
  count: number;
}

export function standing(view: View, region: string): Standing[] {
  const found: Standing[] = [];
  view.players.forEach((player: View, side: number) => {
    for (const kind of ['church', 'market', 'stronghold'] as const) {
      if (player.structures[kind].includes(region)) found.push({ kind, side, count: 1 });
    }
  });
  view.players.forEach((player: View, side: number) => {
    if (player.leader_at === region) found.push({ kind: 'leader', side, count: 1 });
    const troops = player.troops[region] ?? 0;
    if (troops > 0) found.push({ kind: isRebellion(view, side) ? 'rebel' : 'troop', side, count: troops });
  });
  if (view.rebels.includes(region)) found.push({ kind: 'rebel', side: null, count: 1 });
  if (view.neutral_troops?.includes(region)) found.push({ kind: 'neutral', side: null, count: 1 });
  return found;
}

/** How high a player's own board is: while heirs are chosen there is more to read. */
export function ownTall(narrow: boolean, view: View): number {
  const choosing = view.players.some((player: View) => player.leader === null);
  if (narrow) return 944;
  return choosing ? 334 : 270;
}
