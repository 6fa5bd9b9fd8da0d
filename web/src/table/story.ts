import type { EventData, SeatInfo, Telling } from '../boards/types';
import type { GameKit } from '../lib/game.svelte';
import type { Entry } from '../wire/types';

/** One event in words. */
export interface Sentence {
  text: string;
  event: EventData | null;
}

/** What one step told: a line of the log, of the telling, of a replay. */
export interface Line {
  id: string;
  /** The entry of the log, or the moment of a replay. */
  at: number;
  seat: number | null;
  /** What the solo opponent did upon it. */
  theirs: boolean;
  /** It opens a chapter: a new round. */
  chapter: boolean;
  sentences: Sentence[];
  text: string;
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
    } else if (entry.kind === 'finish' && found.some((one) => one.events.some(({ event }) => event[0] === 'game_over'))) {
      // The game itself has told of its end.
      continue;
    } else if (entry.events.length > 0 || entry.text) found.push(entry);
  }
  return found;
}

/** The lines of some sentences: what the player did, what the solo opponent did upon it, and each new chapter. */
function lines(at: number, seat: number | null, told: Sentence[], telling?: Telling): Line[] {
  const found: Line[] = [];
  let theirs = false;
  let opened = false;
  for (const one of told) {
    const chapter = telling?.chapters.includes(String(one.event?.[0])) ?? false;
    opened ||= chapter;
    theirs ||= one.event !== null && telling?.theirs?.(one.event) === true;
    const last = found.at(-1);
    if (last && !chapter && !last.chapter && last.theirs === theirs) {
      last.sentences.push(one);
      last.text += ` ${one.text}`;
    } else {
      // What a new round brings is nobody's deed.
      const whose = theirs || opened ? null : seat;
      const id = `${at}${'+'.repeat(found.length)}`;
      found.push({ id, at, seat: whose, theirs, chapter, sentences: [one], text: one.text });
    }
  }
  return found;
}

export function linesOf(entry: Entry, telling?: Telling): Line[] {
  const told = entry.events.filter((event) => event.text).map(({ text, event }) => ({ text, event: event as EventData }));
  const own = entry.text ? [{ text: entry.text, event: null }] : [];
  return lines(entry.seq, entry.seat, [...own, ...told], telling);
}

/** The log of a finished game: each line leads to the moment of a replay that it tells of. */
export function replayLines(entries: Entry[], telling?: Telling): Line[] {
  return standing(entries).flatMap((entry) => linesOf(entry, telling).map((line) => ({ ...line, at: entry.moves })));
}

/** What others did after the last move of these seats. */
export function sinceOf(entries: Entry[], mine: number[]): Entry[] {
  const told = standing(entries);
  const last = told.findLastIndex((entry) => entry.seat !== null && mine.includes(entry.seat));
  return mine.length === 0 ? told.slice(-1) : told.slice(last + 1);
}

/** What the solo opponent did last. */
export function lastDeed(entries: Entry[], telling?: Telling): string {
  if (!telling?.theirs) return '';
  const told = standing(entries);
  for (let i = told.length - 1; i >= 0; i--) {
    const entry = told[i];
    const theirs = entry ? linesOf(entry, telling).filter((line) => line.theirs) : [];
    if (theirs.length > 0) return theirs.map((line) => line.text).join(' ');
  }
  return '';
}

/** What a card announces: the kind of event, and its sentence. */
export function cardsOf(entry: Entry, telling?: Telling): { kind: string; text: string }[] {
  return entry.events
    .map(({ event, text }) => ({ kind: String(event[0]), text }))
    .filter(({ kind }) => telling?.cards.includes(kind));
}
