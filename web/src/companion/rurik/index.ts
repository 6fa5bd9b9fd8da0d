import { telling } from '../../boards/rurik/telling';
import data from '../data/rurik.json';
import type { CompanionModule } from '../types';
import { EVENTS, rebellion } from './rebellion';
import RebellionPicture from './RebellionPicture.svelte';
import { sheet } from './sheet';

const companion: CompanionModule = {
  data,
  opponent: {
    script: rebellion,
    events: EVENTS,
    options: ['edition', 'solo_level', 'goods_tokens', 'solo_own_bribe', 'solo_last_unlock'],
    setup: ['solo.1', 'solo.2', 'solo.3', 'solo.4'],
    blocks: [],
    Picture: RebellionPicture,
    telling,
    token: () => null,
  },
  sheet,
};

export default companion;
