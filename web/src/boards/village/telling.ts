import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const person = (seat: number) => token('person', seat);
const grain = () => token('grain');
const good = (_seat: number, which: string) => token(which);
const fame = () => token('star');
/** What was paid: cubes and coins, one after another. */
const paid = (_seat: number, way: string) => way.split('_').flatMap((one) => token(one === 'coin' ? one : `cube:${one}`));
const pieces: Pieces = {
  took: (_seat: number, colour: string) => token(`cube:${colour}`),
  klara_took: (colour: string) => token(`cube:${colour}`),
  die_rolled: (colour: string) => token(`cube:${colour}`),
  took_cubes: paid,
  paid,
  paid_grain: grain,
  harvested: grain,
  got_grain: grain,
  milled: () => [...token('grain'), ...token('coin')],
  got_coins: () => token('coin'),
  made: good,
  got_goods: good,
  hours_spent: () => token('hours'),
  quill_passed: () => token('quill'),
  died: person,
  born: person,
  called_home: person,
  trained: person,
  travelled: person,
  joined_church: person,
  council_step: person,
  climbed: person,
  bought_figure: person,
  drawn: person,
  fame,
  bought_fame: fame,
  served: fame,
};

export const telling: Telling = {
  chapters: ['round_begins'],
  cards: ['round_begins', 'mass_begins', 'market_day_begins', 'klara_begins_market_day', 'end_in_sight', 'klara_brought_the_end', 'game_over'],
  tokens: tokensBy(pieces),
  Token: TokenPiece,
};
