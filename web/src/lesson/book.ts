import { api, Unanswered } from '../lib/api';
import { ui } from '../lib/texts.svelte';
import type { LessonPage, LessonPosition, LessonRequest } from '../wire/types';

type Asked = Required<LessonRequest>;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A lesson while the house cannot be reached. The app has fetched each chapter whole: all places those come to who
 * do what the guide wants, as the rules of the house have made them. Only what leads elsewhere is not known.
 */
export async function fromBook(problem: unknown, game: string, chapter: string, asked: LessonRequest): Promise<LessonPosition> {
  if (!(problem instanceof Unanswered)) throw problem;
  const pages = await api.lessonBook(game, chapter);
  return turn(pages, { done: asked.done ?? [], move: asked.move ?? null, read: asked.read ?? false });
}

export function turn(pages: LessonPage[], { done, move, read }: Asked): LessonPosition {
  const at = (wanted: Asked['done']) => pages.find((one) => same(one.position.done, wanted));
  // What was done in a free turn is not in the book: where it begins, one goes on.
  let here = at(done);
  for (let known = done.length - 1; !here; known -= 1) {
    if (known < 0) throw new Unanswered('an empty book');
    here = at(done.slice(0, known));
  }
  const { position } = here;
  const stay = (code: string, text: string): LessonPosition => ({ ...position, events: [], problem: { code, text, rule: null, heading: null } });
  if (move === null && !read) return position;
  if (move === null) return at([...position.done, null])?.position ?? stay('reading', here.wrong);
  if (position.wanted.some((one) => same(one, move))) return at([...position.done, move])?.position ?? stay('', ui('lesson-free-offline'));
  const legal = position.moves.some((one) => same(one.move, move));
  return legal || position.over ? stay('wrong', here.wrong) : stay('against-rules', ui('lesson-forbidden-offline'));
}
