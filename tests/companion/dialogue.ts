/**
 * A companion on a wire: it says what it does and asks what it must know, one JSON line each, and
 * reads the answers. Cards, tokens and rolls are asked for, too. Score sheets are filled in and counted.
 */
import { readSync } from 'node:fs';
import type { Answer, Chance, Event, Options, Question, Script } from '../../web/src/companion/machine';
import { count, type Entry, type Seating } from '../../web/src/companion/sheet';
import { scripts } from './scripts';
import { sheets } from './sheets';

const chunk = Buffer.alloc(65536);
let unread = '';
function line(): unknown {
  for (;;) {
    const end = unread.indexOf('\n');
    if (end >= 0) {
      const text = unread.slice(0, end);
      unread = unread.slice(end + 1);
      return JSON.parse(text);
    }
    const size = readSync(0, chunk);
    if (size === 0) process.exit(0);
    unread += chunk.toString('utf8', 0, size);
  }
}

let waiting: string[] = [];
function say(what: object): void {
  waiting.push(JSON.stringify(what) + '\n');
}
/** Ask: everything said goes out, and the answer comes in. */
function hear(what: object): unknown {
  say(what);
  process.stdout.write(waiting.join(''));
  waiting = [];
  return line();
}

const chance: Chance = {
  shuffle: <T>(what: string, items: readonly T[]) => hear({ shuffle: what, items }) as T[],
  below: (what, count) => hear({ roll: what, count }) as number,
};

for (;;) {
  const wanted = hear({ ready: true }) as { game: string; options: Options } | { sheet: string; entries: Entry[]; seating: Seating };
  if ('sheet' in wanted) {
    say({ result: count(sheets[wanted.sheet]!, wanted.entries, wanted.seating) });
    continue;
  }
  const { game, options } = wanted;
  const script = scripts[game] as Script<unknown>;
  const play: Generator<Question, void, Answer> = script({
    options,
    chance,
    tell: (...event: Event) => say({ event }),
    show: () => undefined,
  });
  let next = play.next();
  while (!next.done) next = play.next(hear(next.value) as Answer);
  say({ over: true });
}
