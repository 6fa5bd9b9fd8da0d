import type { BoardModule } from './types';

/** Every game's board is its own chunk, loaded when its table is opened. */
const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  outpost: () => import('./outpost'),
  red_cathedral: () => import('./red_cathedral'),
  village: () => import('./village'),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
