import { dyed } from '../../parts/dyed';
import { silhouettes, type Silhouette } from '../../parts/silhouettes';

/** Figures of the map in a box of -16..16. */
export interface Figure extends Silhouette {
  /** Where the sign of the seat sits, and how large. */
  sign: [x: number, y: number, size: number];
  /** A part in another colour: a plume, the dark of a hood, stripes of an awning. */
  trim?: { d: string; fill: string };
}

export const figures = {
  troop: { ...silhouettes.shield, sign: [0, -1, 15] },
  leader: {
    body: 'M0-15C1-9 10-6 11 4V7L13 15H-13L-11 7V4C-10-6-1-9 0-15Z',
    shade: 'M0-15C1-9 10-6 11 4V7L13 15H4C6 6 5-4 0-15Z',
    sign: [0, 1, 13],
    trim: { d: 'M-1-13C2-20 12-21 16-14 18-9 15-5 12-4 14-9 11-12 8-12 5-13 2-12 0-10Z', fill: 'var(--ochre)' },
  },
  rebel: {
    body: 'M0-15C6-14 9-9 8-3 12-1 13 6 13 14H-13C-13 6-12-1-8-3-9-9-6-14 0-15Z',
    shade: 'M0-15C6-14 9-9 8-3 12-1 13 6 13 14H3C7 6 6-6 0-15Z',
    sign: [0, 8, 0],
    trim: { d: 'M0-10C4-9 5-5 4-2 3 1 1 2 0 2S-3 1-4-2C-5-5-4-9 0-10Z', fill: 'var(--outline)' },
  },
  church: { ...silhouettes.church, sign: [0, 6, 11] },
  stronghold: { ...silhouettes.tower, sign: [0, 3, 12] },
  market: {
    body: 'M-13-12H13L16-2C16 1 12 2 11 0V14H-11V0C-12 2-16 1-16-2Z',
    shade: 'M4-12H13L16-2C16 1 12 2 11 0V14H4Z',
    sign: [0, 7, 11],
    trim: { d: 'M-9-12-11-2C-9 1-6 1-5-2L-4-12ZM4-12 5-2C6 1 9 1 11-2L9-12Z', fill: 'var(--bone)' },
  },
} satisfies Record<string, Figure>;

export type FigureKind = keyof typeof figures;

/** Goods as still lifes in a box of -12..12: each has its own outline. */
export const goods: Record<string, { d: string; fill: string }[]> = {
  wood: [
    { d: 'M-4-11H9a4.5 4.5 0 0 1 0 9H-4Z', fill: '#8a6a3b' },
    { d: 'M-4-11a4.5 4.5 0 1 0 .1 9a4.5 4.5 0 1 0-.1-9Z', fill: '#d2ab70' },
    { d: 'M-7-1H7a5 5 0 0 1 0 10H-7Z', fill: '#8a6a3b' },
    { d: 'M-7-1a5 5 0 1 0 .1 10a5 5 0 1 0-.1-10Z', fill: '#d2ab70' },
  ],
  ore: [
    { d: 'M-11 8-9-3-2-10 7-7 11 2 9 9Z', fill: '#8d9098' },
    { d: 'M-9-3-2-10 7-7 2 0Z', fill: '#b9bcc3' },
  ],
  fish: [
    { d: 'M-12 0C-7-8 4-8 7-1L12-7V8L7 2C4 8-7 8-12 0Z', fill: '#6f9fb8' },
    { d: 'M-8-1.5a1.4 1.4 0 1 0 .1 0Z', fill: '#2b2320' },
  ],
  honey: [
    { d: 'M-8-5H8C12 0 11 8 6 11H-6C-11 8-12 0-8-5Z', fill: '#d6a12e' },
    { d: 'M-9-10H9V-5H-9Z', fill: '#8a6a3b' },
  ],
  fur: [{ d: 'M-4-11 0-8 4-11 6-5 12-7 9-1 8 4 12 9 5 8 0 12-5 8-12 9-8 4-9-1-12-7-6-5Z', fill: '#8a5a3d' }],
};

/** The six actions and what else points are called, in a box of -12..12. */
export const icons: Record<string, string> = {
  muster: 'M0-12C1-10 1-9 .6-8 6-7 8-2 8 4V7L6 10H3V4H-3V10H-6L-8 7V4C-8-2-6-7-.6-8-1-9-1-10 0-12Z',
  move: 'M-6-11H4L3 2 10 6C12 7 12 10 11 11H-7V4C-5 0-6-5-6-11Z',
  attack: 'M11-12 10-7-1 4 2 7 0 9-4 6-9 11-11 9-6 4-9 0-7-2-4 1 7-10Z',
  tax: 'M-12-7H9L11-11H13L8 4H5A3.6 3.6 0 1 1-1 6H-3A3.6 3.6 0 1 1-9 4Z',
  build: 'M-10-10H5L10-5V-1H5L2-4V11H-3V-4H-10Z',
  scheme: 'M-8-10H7C10-10 11-8 11-5H7V6C7 9 5 11 2 11H-8C-11 11-11 9-11 6H-5V-7C-5-9-6-10-8-10Z',
  deed: 'M0-12 3.5-4 12-3.5 5.5 2 7.5 10.5 0 6-7.5 10.5-5.5 2-12-3.5-3.5-4Z',
  leap: 'M-10 9C-10-3-4-9 4-8L3-12 12-5 5 2 4-2C-1-3-6 1-6 9Z',
  draw: 'M-9-7 2-11 9 7-2 11Z',
  sharp_attack: 'M11-12 10-7-1 4 2 7 0 9-4 6-9 11-11 9-6 4-9 0-7-2-4 1 7-10ZM-8-12H-2V-9H-8Z',
  casualty: 'M0-11C7-11 10-6 9 0L6 4V9H3V6H1V9H-1V6H-3V9H-6V4L-9 0C-10-6-7-11 0-11Z',
  rule: 'M-11 8-12-7-5-1 0-10 5-1 12-7 11 8Z',
  trade: 'M-12 2H12C10 8 7 10 3 10H-5C-9 10-11 7-12 2ZM-1-12C6-9 7-4 6 0H-1Z',
  warfare: 'M11-12 10-7-1 4 2 7 0 9-4 6-9 11-11 9-6 4-9 0-7-2-4 1 7-10Z',
  reveal_less: 'M-9-9H9V9H-9ZM-5-1.5V1.5H5V-1.5Z',
  /** The bear of the first player. */
  token: 'M-10-9C-8-12-4-12-3-9-1-10 1-10 3-9 4-12 8-12 10-9 11-7 10-4 8-3 10 4 7 11 0 11S-10 4-8-3C-10-4-11-7-10-9ZM-5-3V0H-2V-3ZM2-3V0H5V-3ZM-2 4 0 7 2 4Z',
  coins: 'M0-9a9 9 0 1 0 .1 0Z',
};

/** Cloth of the six banners. */
export const cloth: Record<string, string> = {
  muster: dyed('cinnabar', 'clay'),
  move: dyed('malachite', 'meadow'),
  attack: dyed('plum', 'dusk'),
  tax: dyed('ochre', 'sand'),
  build: dyed('pewter', 'stone'),
  scheme: dyed('lapis', 'water'),
};

/** Where name and pieces of a land stand on the printed grid, and how broad a row of pieces may be. */
export const rooms: Record<string, { at: [number, number]; broad: number }> = {
  novgorod: { at: [308, 150], broad: 180 },
  rostov: { at: [506, 140], broad: 180 },
  polotsk: { at: [230, 420], broad: 136 },
  smolensk: { at: [425, 355], broad: 180 },
  volyn: { at: [120, 575], broad: 116 },
  kiev: { at: [281, 612], broad: 160 },
  chernigov: { at: [493, 488], broad: 160 },
  pereyaslavl: { at: [494, 618], broad: 210 },
  pskov: { at: [145, 232], broad: 122 },
  suzdal: { at: [649, 165], broad: 108 },
  galich: { at: [214, 752], broad: 250 },
  brest: { at: [74, 395], broad: 128 },
  murom: { at: [637, 455], broad: 112 },
  peresech: { at: [205, 884], broad: 340 },
  azov: { at: [536, 752], broad: 200 },
};

/** Small marks of the country at the edges of lands: firs, hills, grass. Never where a name stands. */
export const country: { kind: 'fir' | 'hill' | 'grass'; at: [number, number] }[] = [
  { kind: 'fir', at: [244, 300] }, { kind: 'fir', at: [262, 308] },
  { kind: 'fir', at: [420, 40] }, { kind: 'fir', at: [440, 48] }, { kind: 'fir', at: [580, 40] },
  { kind: 'hill', at: [540, 262] }, { kind: 'fir', at: [630, 36] }, { kind: 'fir', at: [650, 44] },
  { kind: 'hill', at: [660, 310] }, { kind: 'hill', at: [650, 560] }, { kind: 'grass', at: [672, 370] },
  { kind: 'fir', at: [84, 166] }, { kind: 'fir', at: [190, 312] },
  { kind: 'fir', at: [24, 330] }, { kind: 'fir', at: [30, 540] }, { kind: 'fir', at: [26, 570] }, { kind: 'fir', at: [40, 640] },
  { kind: 'grass', at: [96, 640] }, { kind: 'grass', at: [120, 710] }, { kind: 'hill', at: [330, 780] },
  { kind: 'grass', at: [60, 790] }, { kind: 'grass', at: [340, 860] }, { kind: 'grass', at: [50, 900] },
  { kind: 'grass', at: [420, 690] }, { kind: 'grass', at: [640, 660] }, { kind: 'grass', at: [660, 610] },
  { kind: 'grass', at: [590, 590] },
];

export const marks = {
  fir: 'M0-12 4-6H2L6 0H3L8 6H1V9H-1V6H-8L-3 0H-6L-2-6H-4Z',
  hill: 'M-15 5C-11-6-4-7 0 1 4-6 11-5 15 5ZM-9-2-7 2M7-2 9 1',
  grass: 'M-8 4-10-3M-6 4-5-5M-4 4-1-3M4 5 2-1M6 5 7-4M8 5 11-1',
};

/** Rivers on the printed grid: drawn for the eye, no rule knows them. */
export const rivers: string[] = [
  'M466 282C430 330 452 372 404 402S322 452 318 500 328 560 348 600 372 700 424 760 470 810 500 800',
  'M262 0C270 60 236 90 246 140S290 220 268 262 240 300 214 330 150 330 100 270',
  'M610 60C560 90 590 150 548 190S470 220 466 282',
  'M700 150C660 170 640 250 600 262S520 240 500 280',
  'M700 420C650 430 620 480 588 520S520 560 470 580 400 590 348 600',
  'M140 470C120 520 190 560 180 610S190 680 240 720 300 780 380 790 420 820 440 822',
  'M700 640C660 650 640 690 600 700S540 760 540 800 520 850 500 800',
];
