import type { FluentBundle } from '@fluent/bundle';
import { say, type Args } from '../lib/fluent';
import type { Option } from './machine';

/** What a thing is called: `market` of the kind `space` by the message `space-market`. */
export function nameOf(words: FluentBundle, { kind, value }: Option): string {
  return say(words, `${kind}-${value}`) ?? String(value);
}

/**
 * Variables of a sentence from named things, as the engine makes them: the name, its id, and the forms that
 * stand with the name (`$region_into`). A kind may give the variable another name: `from:region`. Numbers stay
 * numbers.
 */
export function variables(words: FluentBundle, things: readonly Option[]): Args {
  const args: Args = {};
  const before = new Map<string, string | number>();
  for (const { kind, value } of things) {
    const [name = kind, thing = name] = kind.split(':');
    if (typeof value === 'number') {
      args[name] = value;
      continue;
    }
    args[name] = thing === 'text' ? value : nameOf(words, { kind: thing, value });
    args[`${name}_id`] = value;
    if (before.has(thing)) args[`${name}_same`] = before.get(thing) === value ? 'yes' : 'no';
    before.set(thing, value);
    const entry = words.getMessage(`${thing}-${value}`);
    for (const [form, pattern] of Object.entries(entry?.attributes ?? {})) {
      args[`${name}_${form}`] = words.formatPattern(pattern);
    }
  }
  return args;
}
