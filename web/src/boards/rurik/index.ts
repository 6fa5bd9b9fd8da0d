import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import ru from './messages/ru.ftl?raw';
import { sheetFor } from './map';
import { ownTall } from './sides';
import Own from './Own.svelte';
import Solo from './Solo.svelte';
import { targets } from './targets';
import { telling } from './telling';

const board: BoardModule = {
  Board,
  Own,
  Glance,
  Solo,
  size: (narrow, seats, view) =>
    narrow
      ? { board: [600, sheetFor(narrow, seats).height + 762], own: [600, ownTall(narrow, view)] }
      : { board: [1000, 626], own: [1000, ownTall(narrow, view)] },
  targets,
  telling,
  kinds: ['region', 'good', 'deed', 'card', 'agenda', 'leader', 'structure', 'track', 'advisor', 'column', 'insurrection'],
  mood: { tint: 'var(--lapis)', band: 'M0 6C3 0 9 0 12 4 15 8 21 8 24 4V7C21 10 15 10 12 7 9 3 3 3 0 9ZM3 7.5h4V9H3ZM17 0h4V1.5h-4Z' },
  messages: { en, ru, de },
};

export default board;
