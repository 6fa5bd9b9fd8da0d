import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import ru from './messages/ru.ftl?raw';
import Own from './Own.svelte';
import Solo from './Solo.svelte';
import { targets } from './targets';
import { telling } from './telling';

const board: BoardModule = {
  Board,
  Own,
  Glance,
  Solo,
  size: (narrow) =>
    narrow ? { board: [462, 1376], own: [462, 412] } : { board: [1000, 640], own: [1000, 222] },
  targets,
  telling,
  kinds: ['material', 'resource', 'tile', 'sector', 'season', 'die', 'slot', 'ornament'],
  messages: { en, ru, de },
};

export default board;
