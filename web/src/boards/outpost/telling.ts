import { eventOf, type Events } from '../../wire/outpost';
import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const moved = ({ resource }: { resource: string }) => token(resource);
const house = ({ seat }: { seat: number }) => token('house', seat);
const beast = ({ monster }: { monster: string }) => token(`beast:${monster}`);
const pieces: Pieces<Events> = {
  gained: moved,
  paid: moved,
  discarded: moved,
  stored: moved,
  exchanged: moved,
  built: house,
  placed: house,
  used: house,
  explored: ({ seat }) => token('flag', seat),
  fortified: ({ seat }) => token('tower', seat),
  settlers_came: ({ seat }) => token('person', seat),
  invited: () => token('helmet'),
  artifact_taken: () => token('crown'),
  monster_came: beast,
  hunted: beast,
};

export const telling: Telling = {
  chapters: ['round_begins'],
  cards: ['round_begins', 'first_to_pass', 'game_over'],
  tokens: tokensBy(eventOf, pieces),
  Token: TokenPiece,
};
