import type { CompanionModule } from './types';

/** Every folder here is the companion of one game, a chunk of its own. */
export const modules = import.meta.glob<{ default: CompanionModule }>('./*/index.ts');

export const hasCompanion = (game: string): boolean => `./${game}/index.ts` in modules;
