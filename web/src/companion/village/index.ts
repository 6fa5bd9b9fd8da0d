import { telling } from '../../boards/village/telling';
import { KLARA } from '../../boards/village/targets';
import data from '../data/village.json';
import type { CompanionModule } from '../types';
import { klara } from './klara';
import KlaraPicture from './KlaraPicture.svelte';
import { sheet } from './sheet';

const companion: CompanionModule = {
  data,
  opponent: {
    script: klara,
    events: {},
    options: ['klara_cubes', 'klara_market'],
    setup: ['solo.1', 'solo.2'],
    blocks: ['solo_ring', 'solo_track'],
    Picture: KlaraPicture,
    telling,
    token({ kind, value }) {
      if (kind === 'colour') return { kind: `cube:${value}` };
      return kind === 'member' ? { kind: 'person', colour: KLARA } : null;
    },
  },
  sheet,
};

export default companion;
