import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import ru from './messages/ru.ftl?raw';
import { laidOut } from './tables';
import { targets } from './targets';

const board: BoardModule = {
  Board,
  Glance,
  size: (narrow, _, view) => ({ board: laidOut(view, narrow).size }),
  targets,
  messages: { en, ru, de },
};

export default board;
