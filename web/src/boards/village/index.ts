import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import ru from './messages/ru.ftl?raw';
import Own from './Own.svelte';
import Solo from './Solo.svelte';
import { servedRows, targets } from './targets';
import { telling } from './telling';

const board: BoardModule = {
  Board,
  Own,
  Glance,
  Solo,
  size: (narrow, _, view) =>
    narrow ? { board: [462, 2182], own: [462, 486 + servedRows(view) * 50] } : { board: [1000, 616], own: [1000, 252] },
  targets,
  telling,
  kinds: ['colour', 'place', 'good', 'customer', 'city', 'space'],
  mood: { tint: 'var(--plum)', band: 'M6 0 12 4.5 6 9 0 4.5ZM6 2.4 3.2 4.5 6 6.6 8.8 4.5ZM18 1.5h2V3.5h2v2h-2V7.5h-2V5.5h-2v-2h2Z' },
  messages: { en, ru, de },
};

export default board;
