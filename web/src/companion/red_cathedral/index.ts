import { telling } from '../../boards/red_cathedral/telling';
import data from '../data/red_cathedral.json';
import type { CompanionModule } from '../types';
import { sheet } from './sheet';
import { EVENTS, yakovlev } from './yakovlev';
import YakovlevPicture from './YakovlevPicture.svelte';

const companion: CompanionModule = {
  data,
  opponent: {
    script: yakovlev,
    events: EVENTS,
    options: ['yakovlev_build_order', 'recognition_tile'],
    setup: ['solo.1', 'solo.2'],
    blocks: [],
    Picture: YakovlevPicture,
    telling: {
      ...telling,
      // Pieces of what is told in other words than at a digital table.
      tokens(event) {
        const [kind, what] = event;
        if (kind === 'die_moves') return [{ kind: `die:${what}` }];
        return kind === 'ornament_set' ? [{ kind: `ornament:${what}` }] : telling.tokens(event);
      },
    },
    token: ({ kind, value }) => (kind === 'tower' ? { kind: 'section' } : value === 'recognition' ? { kind: 'recognition' } : null),
  },
  sheet,
};

export default companion;
