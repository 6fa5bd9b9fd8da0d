/** How somebody fared with a puzzle, kept in this browser: tries until it was solved; 0 for given up. */
type Shelf = Record<string, number>;
const KEY = 'terem-puzzles';

function shelf(): Shelf {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Shelf) : {};
  } catch {
    return {};
  }
}

/** Tries that a puzzle took; 0 if it was given up, null if it is still open. */
export const tries = (id: string): number | null => shelf()[id] ?? null;

/** The first result stays: whoever solves it once more knows the answer. */
export function remember(id: string, count: number): void {
  const known = shelf();
  if (id in known) return;
  localStorage.setItem(KEY, JSON.stringify({ ...known, [id]: count }));
}

/** Three stars for the first try, two for the second, one for any other, none for the solution. */
export const stars = (count: number): number => (count === 0 ? 0 : Math.max(1, 4 - count));

/** A day as the server names it, where the reader is. */
export function today(now: Date = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
