import { eventOf, type Events } from '../../wire/red_cathedral';
import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const moved = ({ resource }: { resource: string }) => token(resource);
const ornament = (event: { ornament: string }) => token(`ornament:${event.ornament}`);
const section = ({ seat }: { seat: number | string }) => token('section', seat);
const pieces: Pieces<Events> = {
  claimed: section,
  completed: section,
  delivered: ({ material }) => token(material),
  decorated: ornament,
  ornament_freed: ornament,
  die_moved: ({ die }) => token(`die:${die}`),
  die_rolled: ({ die, value }) => token(`die:${die}:${value}`),
  gained: moved,
  gave: moved,
  roubles_gained: () => token('roubles'),
  roubles_paid: () => token('roubles'),
  recognition_gained: () => token('recognition'),
  recognition_lost: () => token('recognition'),
  prestige_gained: () => token('prestige'),
  prestige_sold: () => token('prestige'),
  stock_taken: ({ material }) => token(material),
};

export const telling: Telling = {
  chapters: [],
  cards: ['sixth_section', 'building_stopped', 'game_over'],
  theirs(data) {
    const event = eventOf(data);
    return event.kind === 'yakovlev_card' || event.kind === 'yakovlev_blocked' || ('seat' in event && event.seat === 'yakovlev');
  },
  tokens: tokensBy(eventOf, pieces),
  Token: TokenPiece,
};
