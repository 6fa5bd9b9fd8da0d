import data from '../data/outpost.json';
import type { Entry, Line, Sheet } from '../sheet';

const { buildings, heroes, titles } = data.printed;
const SLOTS = 9;
const OF_A_GUILD = heroes.list.length / 4;
const points = (store: string): number => buildings.list.find((one) => one.store === store)?.points ?? 0;
const printed = [...new Set(heroes.list.flatMap((hero) => ('points' in hero && hero.points ? [hero.points] : [])))].sort((a, b) => a - b);

/** The most diamonds that common resources can be exchanged for: three different ones each, two for one elsewhere. */
function diamonds(held: number[], evenly: boolean): number {
  const all = held.reduce((sum, one) => sum + one);
  if (evenly) return Math.floor(all / held.length);
  let sets = Math.floor(all / held.length);
  const reachable = () => {
    const lacking = held.reduce((sum, one) => sum + Math.max(0, sets - one), 0);
    const spare = held.reduce((sum, one) => sum + Math.max(0, one - sets), 0);
    return lacking <= Math.floor(spare / 2);
  };
  while (!reachable()) sets -= 1;
  return sets;
}

/** Gold, then diamonds: the best that exchanges can still make of the supply.  [score.3] */
function treasure(entry: Entry): number[] {
  const of = (id: string) => entry[id] ?? 0;
  const cut = of('diamond') + diamonds([of('clay'), of('wood'), of('stone')], of('scales') > 0);
  return [of('gold') + Math.floor(cut / 2), cut % 2];
}

export const sheet: Sheet = {
  options: [],
  groups: () => [
    { id: 'travellers', rule: 'score.1', fields: [{ id: 'travellers', to: OF_A_GUILD }, { id: 'explored', to: SLOTS }] },
    { id: 'guards', rule: 'score.1', fields: [{ id: 'guards', to: OF_A_GUILD }, { id: 'forts', to: SLOTS }] },
    { id: 'builders', rule: 'score.1', fields: [{ id: 'builders', to: OF_A_GUILD }, { id: 'houses', to: SLOTS }] },
    { id: 'mercenaries', rule: 'score.1', fields: [{ id: 'mercenaries', to: 200, adds: printed }] },
    { id: 'banks', rule: 'score.2', fields: [{ id: 'banks', to: 99 }] },
    { id: 'cathedrals', rule: 'score.2', fields: [{ id: 'cathedrals', to: 99 }] },
    {
      id: 'ties',
      rule: 'score.3',
      fields: [...['gold', 'diamond', 'clay', 'wood', 'stone'].map((id) => ({ id, to: 99 })), { id: 'scales', to: 1 }],
    },
  ],
  lines(side, entries): Line[] {
    const of = (id: string) => entries[side]![id] ?? 0;
    const each = (source: string, counted: string): Line => ({
      source,
      rule: 'score.1',
      points: of(source) * of(counted),
      args: { heroes: of(source), count: of(counted) },
    });
    return [
      each('travellers', 'explored'),
      each('guards', 'forts'),
      each('builders', 'houses'),
      { source: 'mercenaries', rule: 'score.1', points: of('mercenaries'), args: {} },
      { source: 'banks', rule: 'score.2', points: of('banks') * points('gold'), args: { count: of('banks'), each: points('gold') } },
      { source: 'cathedrals', rule: 'score.2', points: of('cathedrals') * points('diamond'), args: { count: of('cathedrals'), each: points('diamond') } },
    ];
  },
  ties: { rule: 'score.3', of: (_, entry) => treasure(entry) },
  titles: titles.list,
};
