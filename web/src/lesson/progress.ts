import type { LessonPosition } from '../wire/types';

/** How far somebody has come, kept in this browser only: a lesson is taken up where it was left. */
interface Kept {
  /** What was read (null) and moved in the chapter under way. */
  done: LessonPosition['done'];
  finished: boolean;
}
type Shelf = Record<string, Kept>;

const KEY = 'terem-lessons';
const name = (game: string, chapter: string) => `${game}/${chapter}`;

function shelf(): Shelf {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Shelf) : {};
  } catch {
    return {};
  }
}

export function progress(game: string, chapter: string): Kept {
  const found = shelf()[name(game, chapter)];
  return { done: Array.isArray(found?.done) ? found.done : [], finished: found?.finished === true };
}

/** Remember where a lesson stands; a finished chapter starts anew next time, and stays finished. */
export function remember(now: LessonPosition): void {
  const before = progress(now.game, now.id);
  const kept = { done: now.over ? [] : now.done, finished: now.over || before.finished };
  localStorage.setItem(KEY, JSON.stringify({ ...shelf(), [name(now.game, now.id)]: kept }));
}
