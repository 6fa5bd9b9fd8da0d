import data from '../data/rurik.json';
import type { Group, Line, Seating, Sheet } from '../sheet';

const { table, claim_board, deeds, solo, regions } = data.printed;
const TRACKS = ['rule', 'build', 'trade'] as const;
const stepPoints = (track: (typeof TRACKS)[number], step: number): number => (step > 0 ? (claim_board[track][step - 1]?.points ?? 0) : 0);
const inDeeds = [...new Set(deeds.list.map((one) => one.points))].sort((a, b) => a - b);

/** Three for the first place, one for the second; a shared first place leaves no second.  [score.2] */
export function warfare(side: number, steps: readonly number[], { options }: Seating): number {
  const mine = steps[side]!;
  if (mine === 0 && options.warfare_off_track === 'nothing') return 0;
  const ahead = steps.filter((one) => one > mine);
  if (ahead.length === 0) return table.warfare_first;
  return ahead.length === 1 ? table.warfare_second : 0;
}

export const sheet: Sheet = {
  opponent: 'rebellion',
  options: ['warfare_off_track'],
  groups: (side, { seats }) => {
    const groups: Group[] = TRACKS.map((id) => ({ id, rule: 'score.1', fields: [{ id, to: claim_board[id].length }] }));
    groups.push({ id: 'warfare', rule: 'score.2', fields: [{ id: 'warfare', to: 60 }] });
    if (side < seats) {
      groups.push({ id: 'agenda', rule: 'agenda.1', fields: [{ id: 'agenda', to: 1 }] });
      groups.push({ id: 'deeds', rule: 'score.3', fields: [{ id: 'deeds', to: 60, adds: inDeeds }] });
      groups.push({ id: 'ties', rule: 'score.4', fields: [{ id: 'ruled', to: regions.list.length }, { id: 'coins', to: 99 }] });
    } else {
      // Only the Rebellion scores coins and goods on the dock.  [rebellion.16]
      groups.push({ id: 'coins', rule: 'rebellion.16', fields: [{ id: 'coins', to: 99 }] });
      groups.push({ id: 'dock', rule: 'rebellion.16', fields: [{ id: 'dock', to: 99 }] });
      groups.push({ id: 'ties', rule: 'score.4', fields: [{ id: 'ruled', to: regions.list.length }] });
    }
    return groups;
  },
  lines(side, entries, seating): Line[] {
    const of = (id: string, of = side) => entries[of]![id] ?? 0;
    const lines: Line[] = TRACKS.map((track) => ({ source: track, rule: 'score.1', points: stepPoints(track, of(track)), args: { step: of(track) } }));
    const steps = entries.map((_, other) => of('warfare', other));
    lines.push({ source: 'warfare', rule: 'score.2', points: warfare(side, steps, seating), args: { steps: of('warfare') } });
    if (side < seating.seats) {
      lines.push({ source: 'agenda', rule: 'agenda.1', points: of('agenda') * table.agenda_points, args: { each: table.agenda_points } });
      lines.push({ source: 'deeds', rule: 'score.3', points: of('deeds'), args: {} });
    } else {
      for (const [source, each] of [['coins', solo.coins_per_point], ['dock', solo.dock_goods_per_point]] as const) {
        lines.push({ source, rule: 'rebellion.16', points: Math.ceil(of(source) / each), args: { count: of(source), each } });
      }
    }
    return lines;
  },
  // Coins the Rebellion has scored do not count again.  [rebellion.16]
  ties: { rule: 'score.4', of: (side, entry, { seats }) => [entry.ruled ?? 0, side < seats ? (entry.coins ?? 0) : 0] },
};
