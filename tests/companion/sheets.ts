import { sheet as outpost } from '../../web/src/companion/outpost/sheet';
import { sheet as redCathedral } from '../../web/src/companion/red_cathedral/sheet';
import { sheet as rurik } from '../../web/src/companion/rurik/sheet';
import type { Sheet } from '../../web/src/companion/sheet';
import { sheet as village } from '../../web/src/companion/village/sheet';

/** The score sheets of all games. */
export const sheets: Record<string, Sheet> = { outpost, red_cathedral: redCathedral, rurik, village };
