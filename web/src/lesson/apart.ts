import { api, Unanswered } from '../lib/api';
import { ui } from '../lib/texts.svelte';
import type { LessonPosition, LessonRequest } from '../wire/types';

/** A lesson goes on: with the house, or without it along the way that the guide leads. */
export async function goOn(game: string, chapter: string, what: LessonRequest): Promise<LessonPosition> {
  try {
    return await api.lesson(game, chapter, what);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    const kept = await api.lessonSteps(game).catch(() => {
      throw error;
    });
    const found = without(kept, chapter, what);
    if (!found) throw error;
    return found;
  }
}

/** The step among those that were kept; what the guide does not wait for has to wait for the rules. */
export function without(kept: LessonPosition[], chapter: string, what: LessonRequest): LessonPosition | undefined {
  const steps = kept.filter((one) => one.id === chapter);
  const at = (done: unknown[]) => {
    const place = steps.findIndex((one) => JSON.stringify(one.done) === JSON.stringify(done));
    const [found, following] = [steps[place], steps[place + 1]];
    const wanted = following?.done.at(-1);
    // Of several ways that the guide would take, one was kept.
    return found && wanted ? { ...found, wanted: [wanted] } : found;
  };
  const done = what.done ?? [];
  const now = at(done);
  if (what.read) return at([...done, null]) ?? now;
  if (!what.move) return now;
  const next = at([...done, what.move]);
  if (next || !now) return next;
  return { ...now, problem: { code: 'apart', text: ui('lesson-apart'), rule: null, heading: null } };
}
