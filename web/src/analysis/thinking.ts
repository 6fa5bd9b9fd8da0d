import { api } from '../lib/api';
import type { Thoughts } from '../wire/types';

let under: Promise<unknown> = Promise.resolve();

/** One thought at a time: a new one waits for the step under way, and is dropped if nobody wants it any more. */
export function thought(id: string, line: unknown[][], step: number, wanted: () => boolean): Promise<Thoughts | null> {
  const next = under.then(() => (wanted() ? api.think(id, line, step) : null));
  under = next.catch(() => null);
  return next;
}
