import type { BoardModule } from '../types';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import ru from './messages/ru.ftl?raw';
import Own from './Own.svelte';
import { artifactRows, targets } from './targets';
import { telling } from './telling';

const board: BoardModule = {
  Board,
  Own,
  Glance,
  size: (narrow, _, view) =>
    narrow ? { board: [600, 706 + (artifactRows(narrow, view) - 1) * 74], own: [600, 1076] } : { board: [1000, 352], own: [1000, 520] },
  targets,
  telling,
  kinds: ['resource', 'artifact', 'hero', 'tile', 'building', 'zone', 'slot', 'colour', 'street', 'region'],
  messages: { en, ru, de },
};

export default board;
