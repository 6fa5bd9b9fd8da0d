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
  mood: { tint: 'var(--malachite)', band: 'M0 9V4L3 .5 6 4V9ZM6 9V5L9 1.5 12 5V9ZM12 9V4L15 .5 18 4V9ZM18 9V5L21 1.5 24 5V9Z' },
  messages: { en, ru, de },
};

export default board;
