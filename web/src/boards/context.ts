import { getContext, setContext } from 'svelte';
import type { Move } from './types';

/** What a Target needs to know; every field is a live getter. */
export interface TargetContext {
  readonly legal: Map<string, Move[]>;
  readonly changed: Set<string>;
  readonly hinted: Set<string>;
  readonly chosen: string | null;
  pick(key: string): void;
  tip(key: string, at: Element | null): void;
}

const KEY = Symbol('board');

export const offerTargets = (context: TargetContext): TargetContext => setContext(KEY, context);
export const useTargets = (): TargetContext => getContext<TargetContext>(KEY);
