import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const moved = (_seat: number, _count: number, resource: string) => token(resource);
const ornament = (_seat: number, which: string) => token(`ornament:${which}`);
const section = (seat: number) => token('section', seat);
const pieces: Pieces = {
  claimed: section,
  completed: section,
  delivered: (_seat: number, material: string) => token(material),
  decorated: ornament,
  ornament_freed: ornament,
  die_moved: (_seat: number, die: string) => token(`die:${die}`),
  die_rolled: (die: string, value: number) => token(`die:${die}:${value}`),
  gained: moved,
  gave: moved,
  roubles_gained: () => token('roubles'),
  roubles_paid: () => token('roubles'),
  recognition_gained: () => token('recognition'),
  recognition_lost: () => token('recognition'),
  prestige_gained: () => token('prestige'),
  prestige_sold: () => token('prestige'),
  stock_taken: (material: string) => token(material),
};

export const telling: Telling = {
  chapters: [],
  cards: ['sixth_section', 'building_stopped', 'game_over'],
  tokens: tokensBy(pieces),
  Token: TokenPiece,
};
