import type { BoardModule } from './types';

/** Every folder here is the board of one game, a chunk of its own, loaded when its table is opened. */
const boards = import.meta.glob<{ default: BoardModule }>('./*/index.ts');

/** A game without a folder of its own is shown by the plain board. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`] ?? boards['./plain/index.ts'];
  if (!load) throw new Error('no board');
  return (await load()).default;
}
