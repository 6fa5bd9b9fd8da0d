import type { View, Words } from '../types';

/** The view of any game as tables of names and values. */

type Value = string | number | boolean | null;

export interface Row {
  name: string;
  /** The part of the view it stands in: `heaps` has rows named by `heap-…`. */
  under: string;
  depth: number;
  values: Value[];
}

export interface Table {
  name: string;
  /** Whose it is; null for what all share. */
  seat: number | null;
  rows: Row[];
}

/** What every view has, and prompt, seats and log tell already. */
const SHARED = new Set(['game', 'seats', 'options', 'you', 'seat', 'decision', 'moves_played', 'scores', 'ranking', 'title', 'players']);
/** Values that fit into one line together. */
const TOGETHER = 3;

const single = (value: unknown): value is Value => value === null || typeof value !== 'object';

function rowsOf(name: string, under: string, value: unknown, depth: number): Row[] {
  if (single(value)) return [{ name, under, depth, values: [value] }];
  if (!Array.isArray(value)) {
    const parts = Object.entries(value as Record<string, unknown>);
    return [{ name, under, depth, values: [] }, ...parts.flatMap(([key, part]) => rowsOf(key, name, part, depth + 1))];
  }
  if (!value.every(single)) return [{ name, under, depth, values: [] }, ...value.flatMap((part, i) => rowsOf(String(i + 1), name, part, depth + 1))];
  const lines: Row[] = [];
  for (let i = 0; i === 0 || i < value.length; i += TOGETHER) lines.push({ name: i === 0 ? name : '', under: name, depth, values: value.slice(i, i + TOGETHER) });
  return lines;
}

/** What all share first, then a table for each seat. */
export function tablesOf(view: View): Table[] {
  const own = Object.entries(view as Record<string, unknown>).filter(([name]) => !SHARED.has(name));
  const loose = own.filter(([, value]) => single(value) || Array.isArray(value));
  const found: Table[] = [];
  if (loose.length > 0) found.push({ name: '', seat: null, rows: loose.flatMap(([name, value]) => rowsOf(name, '', value, 0)) });
  for (const [name, value] of own) {
    if (single(value) || Array.isArray(value)) continue;
    found.push({ name, seat: null, rows: Object.entries(value as object).flatMap(([key, part]) => rowsOf(key, name, part, 0)) });
  }
  for (const [seat, player] of ((view.players ?? []) as object[]).entries()) {
    found.push({ name: '', seat, rows: Object.entries(player).flatMap(([key, part]) => rowsOf(key, '', part, 0)) });
  }
  return found;
}

/** The game's word for a name in its view: `view-<name>`, or `heap-<name>` under `heaps`; else the name itself. */
export function worded(t: Words, name: string, under: string): string {
  for (const id of [`view-${name}`, `${under}-${name}`, `${under.replace(/s$/, '')}-${name}`]) {
    const text = t(id);
    if (text !== id) return text;
  }
  return name.replaceAll('_', ' ');
}

export function valueText(t: Words, value: Value, under: string): string {
  if (value === null || value === false) return '–';
  if (value === true) return '✓';
  return typeof value === 'number' ? String(value) : worded(t, value, under);
}

// ---------------------------------------------------------------------- where each table lies

export const HEAD = 40;
export const LINE = 30;
const GAP = 18;
const WIDE = 1000;
const NARROW = 600;

export interface PlacedTable {
  table: Table;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Each table under the shorter column. */
export function laidOut(view: View, narrow: boolean): { placed: PlacedTable[]; size: [number, number] } {
  const columns = narrow ? [0] : [0, 0];
  const width = narrow ? NARROW : (WIDE - GAP) / 2;
  const placed = tablesOf(view).map((table) => {
    const column = columns.indexOf(Math.min(...columns));
    const y = columns[column] ?? 0;
    const height = HEAD + table.rows.length * LINE + 10;
    columns[column] = y + height + GAP;
    return { table, x: column * (width + GAP), y, width, height };
  });
  return { placed, size: [narrow ? NARROW : WIDE, Math.max(200, ...columns) - GAP] };
}
