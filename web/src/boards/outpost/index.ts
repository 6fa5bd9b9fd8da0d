import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import ru from './messages/ru.ftl?raw';
import Own from './Own.svelte';
import { targets } from './targets';

const board: BoardModule = {
  Board,
  Own,
  Glance,
  size: (narrow) =>
    narrow ? { board: [600, 640], own: [600, 1010] } : { board: [1000, 352], own: [1000, 520] },
  targets,
  messages: { en, ru, de },
};

export default board;
