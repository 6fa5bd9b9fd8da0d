import type { Options } from './machine';

/** One thing to count, at the message `field-<id>`; `done:2` at `field-done` with the number 2. */
export interface Field {
  id: string;
  to: number;
  from?: number;
  /** What it is at the start, where that is not the least. */
  start?: number;
  /** Steps to add: the points of the tiles, where a sum is entered. */
  adds?: number[];
}

export interface Group {
  /** The heading, at `group-<id>`. */
  id: string;
  rule: string;
  fields: Field[];
}

/** What somebody has, by the ids of the fields. */
export type Entry = Record<string, number>;

/** Points from one source: `source-<source>`, explained by `how-<source>` with these numbers and by a clause. */
export interface Line {
  source: string;
  rule: string;
  points: number;
  args: Record<string, number | string>;
}

/** Who sits at the table: `sides` may be one more than the people, for an opponent of the solo game. */
export interface Seating {
  seats: number;
  options: Options;
}

export interface Sheet {
  /** Names of sides beyond the people, at `seat-<name>`. */
  opponent?: string;
  /** Options that change how points are counted. */
  options: string[];
  groups(side: number, seating: Seating): Group[];
  lines(side: number, entries: readonly Entry[], seating: Seating): Line[];
  /** Compared one after another where points are equal; named by `tie-<at>`. */
  ties: { rule: string; of(side: number, entry: Entry, seating: Seating): number[] };
  /** Titles of a game alone, from the lowest. */
  titles?: { id: string; least: number }[];
}

export interface Result {
  lines: Line[][];
  totals: number[];
  /** Sides that won; several only where the tie-breaks are equal, too. */
  winners: number[];
  /** Whether points alone did not decide. */
  tied: boolean;
  title: string | null;
}

export const sides = (sheet: Sheet, { seats }: Seating): number => seats + (seats === 1 && sheet.opponent ? 1 : 0);

export function blank(sheet: Sheet, side: number, seating: Seating): Entry {
  const fields = sheet.groups(side, seating).flatMap((group) => group.fields);
  return Object.fromEntries(fields.map((field) => [field.id, field.start ?? field.from ?? 0]));
}

/** Which of two lists of numbers is ahead, the first difference deciding. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

export function count(sheet: Sheet, entries: readonly Entry[], seating: Seating): Result {
  const all = entries.map((_, side) => sheet.lines(side, entries, seating));
  const totals = all.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  const ranks = entries.map((entry, side) => [totals[side]!, ...sheet.ties.of(side, entry, seating)]);
  const best = ranks.reduce((one, other) => (compare(other, one) > 0 ? other : one));
  const most = Math.max(...totals);
  return {
    lines: all,
    totals,
    winners: ranks.flatMap((rank, side) => (compare(rank, best) === 0 ? [side] : [])),
    tied: totals.filter((total) => total === most).length > 1,
    title: seating.seats === 1 ? (sheet.titles?.findLast(({ least }) => totals[0]! >= least)?.id ?? null) : null,
  };
}

/** The points of a number of things, the last entry holding for more. */
export const tabled = (table: readonly number[], many: number): number => table[Math.min(many, table.length - 1)] ?? 0;
