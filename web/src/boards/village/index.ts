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
  messages: { en, ru, de },
};

export default board;
