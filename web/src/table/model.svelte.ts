import type { EventData, Move, SeatInfo, View } from '../boards/types';
import type { GameKit } from '../lib/game.svelte';
import type { Entry, LegalMove, MoveMark, Position, TableInfo } from '../wire/types';

export const SIGNS = ['▲', '●', '■', '◆', '✚'];

/** The seats of a table as boards know them. */
export function seatsOf(table: TableInfo): SeatInfo[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    colour: seat.seat % SIGNS.length,
    sign: SIGNS[seat.seat % SIGNS.length] ?? '',
    ...(seat.bot ? { bot: seat.bot } : {}),
  }));
}

/** Whose move it is: who decides, or who has yet to end a turn. */
export const actingIn = (position: Position): number | null => position.ending ?? position.deciding;

/** Legal moves by the place on the board where they live. */
export function byPlace(kit: GameKit, moves: LegalMove[], view: View): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const { move } of moves) {
    const key = kit.board?.targets.keyOf(move as Move, view) ?? '';
    const there = found.get(key);
    if (there) there.push(move as Move);
    else found.set(key, [move as Move]);
  }
  return found;
}

export function touchedBy(kit: GameKit, entries: Entry[], view: View): string[] {
  const events = entries.flatMap((entry) => entry.events.map((event) => event.event as EventData));
  return kit.board?.targets.touched(events, view) ?? [];
}

export interface Choice {
  move: Move;
  text: string;
  key: string;
  /** What it certainly leads to. */
  marks: MoveMark[];
}

/** What somebody wants to know before and not after. */
const GRAVE = ['over', 'end', 'death', 'loss', 'danger'];
export const isGrave = (marks: MoveMark[]): boolean => marks.some(({ kind }) => GRAVE.includes(kind));

/** The places where every move has something grave, or achieves nothing: place -> its kind. */
export function warnedPlaces(kit: GameKit, moves: LegalMove[], view: View): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const { move, marks } of moves) {
    const key = kit.board?.targets.keyOf(move as Move, view) ?? '';
    const kind = marks.find((mark) => GRAVE.includes(mark.kind) || mark.kind === 'nothing')?.kind ?? null;
    found.set(key, found.has(key) && found.get(key) !== kind ? null : kind);
  }
  return new Map([...found].filter((one): one is [string, string] => one[1] !== null));
}

export interface ChoiceGroup {
  /** A message id of the board, or '' for moves that stand alone. */
  id: string;
  choices: Choice[];
}

/** Choices under their headings, in the order of the engine; those without a heading come last. */
export function grouped(kit: GameKit, moves: LegalMove[], view: View): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const { move, text, marks } of moves) {
    const id = kit.board?.targets.group?.(move as Move, view) ?? '';
    const key = kit.board?.targets.keyOf(move as Move, view) ?? '';
    const there = groups.get(id);
    const choice = { move: move as Move, text, key, marks };
    if (there) there.push(choice);
    else groups.set(id, [choice]);
  }
  const alone = groups.get('') ?? [];
  groups.delete('');
  const found = [...groups].map(([id, choices]) => ({ id, choices }));
  return alone.length > 0 ? [...found, { id: '', choices: alone }] : found;
}

export const sameMove = (a: unknown[], b: unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);
