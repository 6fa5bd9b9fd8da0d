import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const troop = (seat: number) => token('troop', seat);
const leader = (seat: number) => token('leader', seat);
const action = (_seat: number, _number: number, which: string) => token(`icon:${which}`);
const coins = () => token('coin');
const deed = () => token('icon:deed');
const card = () => token('icon:scheme');
const structure = (seat: number, which: string) => token(which, seat);
const pieces: Pieces = {
  deployed: troop,
  mustered: troop,
  moved: troop,
  driven: (_seat: number, other: number) => troop(other),
  casualty: troop,
  attacked: (_seat: number, other: number) => [...token('icon:attack'), ...troop(other)],
  rebel_defeated: () => token('rebel'),
  rebel_converted: () => token('rebel'),
  leader_chosen: leader,
  leader_deployed: leader,
  leader_mustered: leader,
  leader_moved: leader,
  leader_driven: leader,
  leader_fell: leader,
  advisor_placed: action,
  advisor_taken: action,
  acted: (_seat: number, which: string) => token(`icon:${which}`),
  forfeited: (_seat: number, which: string) => token(`icon:${which}`),
  bribed: coins,
  coin_stolen: coins,
  coins_gained: coins,
  income: coins,
  gained: (_seat: number, _count: number, good: string) => token(`good:${good}`),
  taxed: (_seat: number, _region: string, _count: number, good: string) => token(`good:${good}`),
  unloaded: (_seat: number, good: string) => token(`good:${good}`),
  exchanged: (_seat: number, first: string, second: string) => [...token(`good:${first}`), ...token(`good:${second}`)],
  built: structure,
  torn_down: structure,
  drew: card,
  kept: card,
  kept_secretly: card,
  card_played: card,
  card_discarded: card,
  deed_begun: deed,
  deed_done: deed,
  deed_taken: deed,
};

export const telling: Telling = {
  chapters: ['round_begins'],
  cards: ['round_begins', 'actions_begin', 'claim_begins', 'game_over'],
  tokens: tokensBy(pieces),
  Token: TokenPiece,
};
