import type { EventData, Move, SeatInfo, View } from '../boards/types';
import type { GameKit } from '../lib/game.svelte';
import type { Entry, LegalMove, Position, TableInfo } from '../wire/types';

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
}

export interface ChoiceGroup {
  /** A message id of the board, or '' for moves that stand alone. */
  id: string;
  choices: Choice[];
}

/** Choices under their headings, in the order of the engine; those without a heading come last. */
export function grouped(kit: GameKit, moves: LegalMove[], view: View): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const { move, text } of moves) {
    const id = kit.board?.targets.group?.(move as Move, view) ?? '';
    const key = kit.board?.targets.keyOf(move as Move, view) ?? '';
    const there = groups.get(id);
    const choice = { move: move as Move, text, key };
    if (there) there.push(choice);
    else groups.set(id, [choice]);
  }
  const alone = groups.get('') ?? [];
  groups.delete('');
  const found = [...groups].map(([id, choices]) => ({ id, choices }));
  return alone.length > 0 ? [...found, { id: '', choices: alone }] : found;
}

/** The game's own opponent in a solo game, by name; null where there is none. */
export function opponentOf(kit: GameKit, seats: SeatInfo[]): string | null {
  const name = seats.length === 1 ? kit.t('solo-opponent') : '';
  return name === '' || name === 'solo-opponent' ? null : name;
}

/** Steps that were taken back are not part of the story. */
export function standing(entries: Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') {
      while (found.length > 0 && (found.at(-1)?.moves ?? 0) > entry.moves) found.pop();
    } else if (entry.events.length > 0 || entry.text) found.push(entry);
  }
  return found;
}

/** An entry in prose: what its player did, and what the solo opponent did upon it. */
export function prose(entry: Entry, opponent: string | null): { own: string; theirs: string } {
  const texts = [entry.text ?? '', ...entry.events.map((event) => event.text)].filter(Boolean);
  const from = opponent === null ? -1 : texts.findIndex((text) => text.startsWith(opponent));
  const own = from < 0 ? texts : texts.slice(0, from);
  return { own: own.join(' '), theirs: from < 0 ? '' : texts.slice(from).join(' ') };
}

/** What the solo opponent did last. */
export function lastDeed(entries: Entry[], opponent: string | null): string {
  if (opponent === null) return '';
  const told = standing(entries);
  for (let i = told.length - 1; i >= 0; i--) {
    const entry = told[i];
    const theirs = entry ? prose(entry, opponent).theirs : '';
    if (theirs) return theirs;
  }
  return '';
}

export const sameMove = (a: unknown[], b: unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);
