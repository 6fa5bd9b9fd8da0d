import { learning } from '../lib/learning.svelte';

/** Tries that a puzzle took; 0 if it was given up, null if it is still open. */
export const tries = (id: string): number | null => learning.tries(id);

export const remember = (id: string, count: number): void => learning.keepPuzzle(id, count);

/** Three stars for the first try, two for the second, one for any other, none for the solution. */
export const stars = (count: number): number => (count === 0 ? 0 : Math.max(1, 4 - count));

/** A day as the server names it, where the reader is. */
export function today(now: Date = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
