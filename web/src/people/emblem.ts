import { silhouettes, type PieceKind } from '../parts/silhouettes';

/** A picture of a person, made from nothing but an id and which of its variants was chosen. */
export interface Emblem {
  /** The ground: a disc, a shield, a lozenge, or the arch of a kokoshnik. */
  ground: (typeof GROUNDS)[number];
  colour: (typeof COLOURS)[number];
  figure: Figure;
  /** What runs along the edge. */
  edge: (typeof EDGES)[number];
  /** The second colour, of the edge and of what the figure stands on. */
  second: (typeof COLOURS)[number];
  foot: (typeof FEET)[number];
}

export const VARIANTS = 12;

/** In a box of -32..32. */
export const grounds = {
  disc: 'M0-29A29 29 0 1 1 0 29 29 29 0 1 1 0-29Z',
  shield: 'M-25-28H25V2C25 16 12 25 0 30-12 25-25 16-25 2Z',
  lozenge: 'M0-31C6-24 24-6 31 0 24 6 6 24 0 31-6 24-24 6-31 0-24-6-6-24 0-31Z',
  arch: 'M-26 28V-4C-26-16-8-20 0-31 8-20 26-16 26-4V28Z',
} as const;

const bird = 'M-15 3C-11-3-8-4-5-4-3-11 2-14 7-12l5-2-2 5C10-4 8 0 4 3l8 10-9-4-3 6-3-5-5 5 0-7C-11 8-14 7-15 3Z';
const fish = 'M-15 0C-9-9 3-9 8-2l7-6c-2 5-2 11 0 16L8 2C3 9-9 9-15 0Z';
const sun =
  'M0-15 3-8 9-12 8-4 15-3 9 2 13 9 5 8 4 15 0 9-4 15-5 8-13 9-9 2-15-3-8-4-9-12-3-8Z';
const flower =
  'M0-14C4-11 4-6 0-3-4-6-4-11 0-14ZM13-4C12 1 8 3 3 1 4-4 8-7 13-4ZM8 12C3 13 0 9 1 4 6 4 9 7 8 12ZM-8 12C-9 7-6 4-1 4 0 9-3 13-8 12ZM-13-4C-8-7-4-4-3 1-8 3-12 1-13-4Z';
const key = 'M-6-14A7 7 0 0 1 2-3L12 8l3 0 0 4-4-1-1 3-4-1 1-4-9-8A7 7 0 1 1-6-14Z';
const horse =
  'M-9 15C-10 8-8 4-3 1-6 0-9 1-12 3l-2-5C-11-8-6-12 0-13l3-3 1 4C11-8 13 2 11 15Z';

const own = { bird, fish, sun, flower, key, horse } as const;
type Figure = keyof typeof own | PieceKind;

const GROUNDS = ['disc', 'shield', 'lozenge', 'arch'] as const;
const COLOURS = ['cinnabar', 'lapis', 'malachite', 'ochre', 'plum', 'pewter'] as const;
const FIGURES: readonly Figure[] = [
  'bird', 'fish', 'sun', 'flower', 'key', 'horse', 'church', 'dome', 'tower', 'helmet', 'boat', 'tree', 'crown', 'beast', 'book',
];
const EDGES = ['beads', 'teeth', 'double', 'plain'] as const;
const FEET = ['none', 'waves', 'hills', 'chequers'] as const;

export const figurePath = (figure: Figure): string => (figure in own ? own[figure as keyof typeof own] : silhouettes[figure as PieceKind].body);

/** Steps without a divisor in common with what they walk through: the variants of one person differ. */
const FIGURE_STEP = 4;
const COLOUR_STEP = 5;

/** FNV-1a, and a last stir so that neighbours differ in every part. */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 0x01000193);
  found = Math.imul(found ^ (found >>> 15), 0x2c1b3c6d);
  found = Math.imul(found ^ (found >>> 12), 0x297a2d39);
  return (found ^ (found >>> 15)) >>> 0;
}

/** The picture of a person: the same on every screen, for ever. */
export function emblem(id: string, variant: number): Emblem {
  let left = hash(id);
  function pick<T>(list: readonly T[], step: number): T {
    const one = list[((left % list.length) + step) % list.length] as T;
    left = Math.floor(left / list.length);
    return one;
  }
  const colour = pick(COLOURS, variant * COLOUR_STEP);
  const second = pick(COLOURS.filter((one) => one !== colour), variant);
  const figure = pick(FIGURES, variant * FIGURE_STEP);
  const round = Math.floor(variant / GROUNDS.length);
  return { colour, second, figure, ground: pick(GROUNDS, variant), edge: pick(EDGES, variant + round), foot: pick(FEET, variant + 2 * round) };
}
