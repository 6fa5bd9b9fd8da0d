import data from '../data/village.json';
import { tabled, type Entry, type Field, type Line, type Sheet } from '../sheet';

const { stock, customers, council, travel, church, scoring, titles } = data.printed;
const MEMBERS = stock.family.reduce((sum, one) => sum + one);
const MOST = 99;

const steps = (kind: string, points: readonly number[]): Field[] => points.map((_, step) => ({ id: `${kind}:${step + 1}`, to: MEMBERS }));
const onSteps = (kind: string, points: readonly number[], entry: Entry): number =>
  points.reduce((sum, each, step) => sum + each * (entry[`${kind}:${step + 1}`] ?? 0), 0);

export const sheet: Sheet = {
  options: [],
  groups: () => [
    { id: 'fame', rule: 'score.1', fields: [{ id: 'fame', to: 300 }] },
    { id: 'travel', rule: 'score.1', fields: [{ id: 'cities', to: travel.city_points.length - 1 }] },
    { id: 'church', rule: 'score.2', fields: steps('church', church.points) },
    { id: 'customers', rule: 'score.3', fields: [{ id: 'customers', to: 200, adds: [...new Set(customers.list.map((one) => one.points))].sort((a, b) => a - b) }] },
    { id: 'chronicle', rule: 'score.4', fields: [{ id: 'chronicle', to: MEMBERS }] },
    { id: 'council', rule: 'score.5', fields: steps('council', council.points) },
    { id: 'coins', rule: 'score.6', fields: [{ id: 'coins', to: MOST }] },
    { id: 'ties', rule: 'score.7', fields: [{ id: 'grain', to: stock.barn }, { id: 'living', to: MEMBERS }] },
  ],
  lines(side, entries): Line[] {
    const entry = entries[side]!;
    const of = (id: string) => entry[id] ?? 0;
    return [
      { source: 'fame', rule: 'score.1', points: of('fame'), args: {} },
      { source: 'travel', rule: 'score.1', points: tabled(travel.city_points, of('cities')), args: { cities: of('cities') } },
      { source: 'church', rule: 'score.2', points: onSteps('church', church.points, entry), args: { table: church.points.join(', ') } },
      { source: 'customers', rule: 'score.3', points: of('customers'), args: {} },
      { source: 'chronicle', rule: 'score.4', points: tabled(scoring.chronicle, of('chronicle')), args: { members: of('chronicle') } },
      { source: 'council', rule: 'score.5', points: onSteps('council', council.points, entry), args: { table: council.points.join(', ') } },
      { source: 'coins', rule: 'score.6', points: of('coins') * scoring.coin, args: { coins: of('coins') } },
    ];
  },
  ties: { rule: 'score.7', of: (_, entry) => [entry.grain ?? 0, entry.living ?? 0] },
  titles: titles.list,
};
