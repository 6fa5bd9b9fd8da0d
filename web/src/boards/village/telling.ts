import { eventOf, type Events } from '../../wire/village';
import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const person = ({ seat }: { seat: number }) => token('person', seat);
const grain = () => token('grain');
const good = (event: { good: string }) => token(event.good);
const cube = ({ colour }: { colour: string }) => token(`cube:${colour}`);
const fame = () => token('star');
/** What was paid: cubes and coins, one after another. */
const paid = ({ way }: { way: string }) => way.split('_').flatMap((one) => token(one === 'coin' ? one : `cube:${one}`));
const pieces: Pieces<Events> = {
  took: cube,
  klara_took: cube,
  die_rolled: cube,
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
  cards: ['round_begins', 'mass_begins', 'end_in_sight', 'klara_brought_the_end', 'game_over'],
  theirs: ([kind]) => kind === 'die_rolled' || String(kind).startsWith('klara_'),
  tokens: tokensBy(eventOf, pieces),
  Token: TokenPiece,
};
