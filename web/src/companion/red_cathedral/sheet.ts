import data from '../data/red_cathedral.json';
import type { Entry, Group, Line, Seating, Sheet } from '../sheet';

const { table, plans, towers, ornaments } = data.printed;
const ORNAMENTS = Object.values(ornaments.pieces).reduce((sum, one) => sum + one);
const BANNERS = table.banners_in_storage + table.banners_elsewhere;

/** Alone the plans for two are used.  [solo.1] */
function towersFor(seats: number): number[] {
  const plan = plans.list.find((one) => one.players === Math.max(2, seats));
  return (plan?.heights ?? []).map((_, at) => at + 1);
}
const of = (entry: Entry, id: string): number => entry[id] ?? 0;

/** What a tower is worth: completed sections and ornaments.  [score.3] */
const worth = (entries: readonly Entry[], tower: number): number =>
  entries.reduce((sum, entry) => sum + of(entry, `done:${tower}`) * towers.section + of(entry, `ornaments:${tower}`) * towers.ornament, 0);

/** A side's banners and ornaments in a tower.  [score.4] */
const contribution = (entry: Entry, tower: number, { options }: Seating): number =>
  of(entry, `done:${tower}`) + of(entry, `ornaments:${tower}`) + (options.unfinished_banners === 'ignore' ? 0 : of(entry, `unfinished:${tower}`));

/** What each side gets for a tower.  [score.5, score.6] */
export function shares(value: number, parts: readonly number[]): number[] {
  if (parts.length === 2) {
    const [one = 0, other = 0] = parts;
    if (one === other) return [0, 0];
    return parts.map((part) => (part === Math.max(one, other) ? value : part > 0 ? Math.floor(value / towers.share_of_two) : 0));
  }
  // Each place gets half of the one before; equals add up their places and split.
  const places = parts.map((_, place) => parts.slice(0, place).reduce((left) => Math.floor(left / towers.share), value));
  return parts.map((part) => {
    if (part === 0) return 0;
    const place = parts.filter((other) => other > part).length;
    const tied = parts.filter((other) => other === part).length;
    return Math.floor(places.slice(place, place + tied).reduce((sum, one) => sum + one, 0) / tied);
  });
}

export const sheet: Sheet = {
  opponent: 'yakovlev',
  options: ['unfinished_banners'],
  groups: (side, { seats }) => {
    const groups: Group[] = [{ id: 'track', rule: 'score.1', fields: [{ id: 'track', to: 300 }] }];
    // Yakovlev has no leftovers.  [solo.10]
    if (side < seats) groups.push({ id: 'leftovers', rule: 'score.2', fields: [{ id: 'materials', to: table.storage_spaces }, { id: 'roubles', to: 99 }] });
    for (const tower of towersFor(seats)) {
      groups.push({
        id: `tower:${tower}`,
        rule: seats > 2 ? 'score.5' : 'score.6',
        fields: [
          { id: `done:${tower}`, to: BANNERS },
          { id: `unfinished:${tower}`, to: BANNERS },
          { id: `ornaments:${tower}`, to: ORNAMENTS },
        ],
      });
    }
    return groups;
  },
  lines(side, entries, seating): Line[] {
    const entry = entries[side]!;
    const lines: Line[] = [{ source: 'track', rule: 'score.1', points: of(entry, 'track'), args: {} }];
    if (side < seating.seats) {
      const left = of(entry, 'materials') + of(entry, 'roubles');
      lines.push({ source: 'leftovers', rule: 'score.2', points: Math.floor(left / table.leftovers), args: { left, each: table.leftovers } });
    }
    for (const tower of towersFor(seating.seats)) {
      const parts = entries.map((one) => contribution(one, tower, seating));
      const value = worth(entries, tower);
      lines.push({
        source: `tower:${tower}`,
        rule: 'score.5',
        points: shares(value, parts)[side]!,
        args: { value, contribution: parts[side]!, others: parts.filter((_, other) => other !== side).join(', ') },
      });
    }
    return lines;
  },
  ties: {
    rule: 'score.7',
    of: (_, entry, { seats }) => ['done', 'ornaments'].map((what) => towersFor(seats).reduce((sum, tower) => sum + of(entry, `${what}:${tower}`), 0)),
  },
};
