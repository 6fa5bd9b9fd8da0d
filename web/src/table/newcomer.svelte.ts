import { settings } from '../lib/settings.svelte';

/** "My first games": how many are played with every help before it is switched off by itself. */
const FIRST = 3;
const KEY = 'terem-first';

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** The kinds of questions that have explained themselves, as "game/question". */
let met = $state.raw(load());

const name = (game: string, question: string | null) => `${game}/${question ?? ''}`;

/** Whether a question is put for the first time, to somebody who wants to be helped. */
export const isNew = (game: string, question: string | null): boolean =>
  settings.firstGames && question !== null && !met.includes(name(game, question));

/** A question was answered: it need not explain itself again. */
export function answered(game: string, question: string | null): void {
  if (!isNew(game, question)) return;
  met = [...met, name(game, question)];
  localStorage.setItem(KEY, JSON.stringify(met));
}

/** A game was played to its end; after the first few all is known, unless one asks for help again. */
export function finished(table: string): void {
  if (settings.finished.includes(table) || settings.finished.length >= FIRST) return;
  settings.finished = [...settings.finished, table];
  if (settings.finished.length === FIRST) settings.firstGames = false;
}

/** Switched on again: all is explained anew. */
export function forget(): void {
  met = [];
  localStorage.removeItem(KEY);
}
