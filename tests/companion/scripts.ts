import type { Script } from '../../web/src/companion/machine';
import { klara } from '../../web/src/companion/village/klara';

/** The opponents of the solo games. */
export const scripts: Record<string, Script<never>> = { village: klara };
