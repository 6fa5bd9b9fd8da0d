import type { Script } from './machine';
import { klara } from './village/klara';

/** The opponents of the solo games. */
export const scripts: Record<string, Script<never>> = { village: klara };
