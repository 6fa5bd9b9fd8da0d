import type { Chance } from './machine';

/** mulberry32: a small generator that gives the same numbers on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** All shuffles and rolls of a game, from one number. */
export function seeded(seed: number): Chance {
  const next = generator(seed);
  /** Numbers that would favour the small ones are drawn again. */
  const below = (count: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % count);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % count;
  };
  return {
    below: (_, count) => below(count),
    shuffle: (_, items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
      }
      return mixed;
    },
  };
}

export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
