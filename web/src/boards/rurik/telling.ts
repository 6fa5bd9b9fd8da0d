import { eventOf, type Events } from '../../wire/rurik';
import { token, tokensBy, type Pieces } from '../telling';
import type { Telling } from '../types';
import TokenPiece from './Token.svelte';

const troop = ({ seat }: { seat: number | string }) => token('troop', seat);
const leader = ({ seat }: { seat: number | string }) => token('leader', seat);
const action = (event: { action: string }) => token(`icon:${event.action}`);
const coins = () => token('coin');
const deed = () => token('icon:deed');
const card = () => token('icon:scheme');
const structure = (event: { seat: number | string; structure: string }) => token(event.structure, event.seat);
const good = (event: { good: string }) => token(`good:${event.good}`);
const pieces: Pieces<Events> = {
  deployed: troop,
  mustered: troop,
  moved: troop,
  driven: ({ other }) => token('troop', other),
  casualty: troop,
  attacked: ({ other }) => [...token('icon:attack'), ...token('troop', other)],
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
  acted: action,
  forfeited: action,
  bribed: coins,
  coin_stolen: coins,
  coins_gained: coins,
  income: coins,
  gained: good,
  taxed: good,
  unloaded: good,
  exchanged: ({ first, second }) => [...token(`good:${first}`), ...token(`good:${second}`)],
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
  theirs(data) {
    const event = eventOf(data);
    return ['card_turned_up', 'priority_chosen', 'bonus_unlocked'].includes(event.kind) || ('seat' in event && event.seat === 'rebellion');
  },
  tokens: tokensBy(eventOf, pieces),
  Token: TokenPiece,
};
