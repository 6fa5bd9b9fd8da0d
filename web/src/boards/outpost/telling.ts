import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const moved = (_seat: number, _count: number, resource: string) => token(resource);
const house = (seat: number) => token('house', seat);
const beast = (_seat: number, _slot: string, monster: string) => token(`beast:${monster}`);
const pieces: Pieces = {
  gained: moved,
  paid: moved,
  discarded: moved,
  stored: (_seat: number, resource: string) => token(resource),
  exchanged: (_seat: number, _bundle: string, resource: string) => token(resource),
  built: house,
  placed: house,
  used: house,
  explored: (seat: number) => token('flag', seat),
  fortified: (seat: number) => token('tower', seat),
  settlers_came: (seat: number) => token('person', seat),
  invited: () => token('helmet'),
  artifact_taken: () => token('crown'),
  monster_came: beast,
  hunted: beast,
};

export const telling: Telling = {
  chapters: ['round_begins'],
  cards: ['round_begins', 'first_to_pass', 'game_over'],
  tokens: tokensBy(pieces),
  Token: TokenPiece,
};
