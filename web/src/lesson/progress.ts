import { learning } from '../lib/learning.svelte';
import type { Chapter, LessonPosition } from '../wire/types';

const name = (game: string, chapter: string) => `${game}/${chapter}`;

/** How far somebody has come: a lesson is taken up where it was left. */
export const progress = (game: string, chapter: string): Chapter => learning.chapter(name(game, chapter));

/** Remember where a lesson stands; a finished chapter starts anew next time, and stays finished. */
export function remember(now: LessonPosition): void {
  const before = progress(now.game, now.id);
  const done = now.over ? [] : now.done;
  const finished = now.over || before.finished;
  // Only looking at it changes nothing.
  if (finished === before.finished && JSON.stringify(done) === JSON.stringify(before.done)) return;
  learning.keepChapter(name(now.game, now.id), done, finished);
}
