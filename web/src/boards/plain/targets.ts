import type { Targets } from '../types';

/** Nothing has a place: every move is a button. */
export const targets: Targets = {
  keyOf: (move) => `button:${move[0]}`,
  candidates: () => [],
  touched: () => [],
  order: (keys) => keys,
  tipOf: () => null,
};
