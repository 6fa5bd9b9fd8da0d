import { getContext, setContext } from 'svelte';
import type { BoardProps, Move } from './types';

/** What a Target needs to know; every field is a live getter. */
export interface TargetContext {
  readonly legal: Map<string, Move[]>;
  readonly changed: Set<string>;
  readonly hinted: Set<string>;
  readonly chosen: string | null;
  /** How many pixels a unit of the drawing is, before the phone's zoom. */
  readonly unit: number;
  /** Fingers play: no place is smaller than they need, in pixels; absent where a mouse does. */
  readonly reach?: number;
  pick(key: string): void;
  tip(key: string, at: Element | null): void;
}

const KEY = Symbol('board');

export const offerTargets = (context: TargetContext): TargetContext => setContext(KEY, context);
/** A part that may stand apart from the board, in a panel so wide, offers its own targets: it is drawn 600 units wide. */
export const offerApart = (props: () => BoardProps, width: () => number): TargetContext =>
  offerTargets({
    get legal() {
      return props().legal;
    },
    get changed() {
      return props().changed;
    },
    hinted: new Set(),
    chosen: null,
    get unit() {
      return width() / 600;
    },
    pick: (key) => props().pick(key),
    tip: (key) => props().tip(key),
  });

export const useTargets = (): TargetContext => getContext<TargetContext>(KEY);

/** No writing on a board is smaller than this many pixels. */
const SMALLEST = 13;

/** A function that gives the smallest writing in units of a drawing that is itself drawn `scale` times as large. */
export function useSmallest(): (scale?: number) => number {
  const board = getContext<TargetContext | undefined>(KEY);
  return (scale = 1) => SMALLEST / ((board?.unit ?? 1) * scale);
}
