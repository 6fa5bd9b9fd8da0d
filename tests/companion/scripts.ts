import type { Script } from '../../web/src/companion/machine';
import { yakovlev } from '../../web/src/companion/red_cathedral/yakovlev';
import { rebellion } from '../../web/src/companion/rurik/rebellion';
import { klara } from '../../web/src/companion/village/klara';

/** The opponents of the solo games. */
export const scripts: Record<string, Script<never>> = { red_cathedral: yakovlev, rurik: rebellion, village: klara };
