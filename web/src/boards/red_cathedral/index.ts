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
  mood: { tint: 'var(--cinnabar)', band: 'M0 9C0 5 4 5 6 0 8 5 12 5 12 9ZM12 9C12 5 16 5 18 0 20 5 24 5 24 9ZM4 9a2 2 0 0 1 4 0ZM16 9a2 2 0 0 1 4 0Z' },
  messages: { en, ru, de },
};

export default board;
