/** The four kinds of influence and the plague: colour, and a sign in a box of -5..5. */
export const cubes: Record<string, { fill: string; sign: string }> = {
  brown: { fill: '#7d5634', sign: 'M-1.1-4.5H1.1V-1.8H3.6V.4H1.1V4.8H-1.1V.4H-3.6V-1.8H-1.1Z' },
  pink: { fill: '#c46f8b', sign: 'M-4.4-3C-2.4-4-.6-3.6 0-2.6.6-3.6 2.4-4 4.4-3V3.2C2.4 2.2.6 2.7 0 3.7-.6 2.7-2.4 2.2-4.4 3.2Z' },
  orange: { fill: '#cf7d28', sign: 'M-3.8-4.2H2.4L4.2-2.6V-.6H1.1V4.8H-1.1V-.6H-3.8Z' },
  green: { fill: '#4a8556', sign: 'M-4.2-3.8H4.2V2H.4L-2.4 4.8V2H-4.2Z' },
  black: { fill: '#2b2724', sign: 'M-3.8-1A3.8 3.8 0 0 1 3.8-1V1.8H2.2V4.4H-2.2V1.8H-3.8ZM-2-1.4V.4H-.6V-1.4ZM.6-1.4V.4H2V-1.4Z' },
};

/** Goods in a box of -12..12: the outline, and lines drawn over it. */
export const goods: Record<string, { d: string; lines: string; fill: string }> = {
  scroll: {
    d: 'M-7-9H7C10-9 10-4 7-4V7C7 10 3 10 2 8H-9C-11 8-11 4-8 4V-6C-8-8-8-9-7-9Z',
    lines: 'M-4-4H3M-4-.5H3M-4 3H1',
    fill: 'var(--bone)',
  },
  horse: {
    d: 'M-4-11 0-9C6-7 10-2 11 4L7 7 3 4-1 4C2 6 3 8 3 11H-9C-11 3-10-5-4-11Z',
    lines: 'M4-3V-2.9M-4-11C-6-4-7 2-5 8',
    fill: 'var(--timber)',
  },
  plough: {
    d: 'M-12-8C-5-8-1-4 1 2H11C9 8 4 11-3 11L-1 5C-4 0-7-3-12-4Z',
    lines: 'M2 2 11-8',
    fill: 'var(--slate)',
  },
  ox: {
    d: 'M-12-9C-11-4-8-3-5-5H5C8-3 11-4 12-9 14-2 10 1 6 1V4L3 11H-3L-6 4V1C-10 1-14-2-12-9Z',
    lines: 'M-2.5 1V1.2M2.5 1V1.2M-2 7H2',
    fill: 'var(--brickwork)',
  },
  wagon: {
    d: 'M-12-7H12L9 3H8A4.2 4.2 0 1 1 2 3H-2A4.2 4.2 0 1 1-8 3H-9Z',
    lines: 'M-5 6.5V6.6M5 6.5V6.6M-10-2H10',
    fill: 'var(--timber)',
  },
  grain: {
    d: 'M-5-11H5L3-6C9-2 11 10 5 11H-5C-11 10-9-2-3-6Z',
    lines: 'M-4-6H4M0 7V-1M-3 1C-3 3-2 4 0 4M3 1C3 3 2 4 0 4',
    fill: '#d9b25c',
  },
};

/** An hourglass in a box of -8..8. */
export const hourglass = 'M-6-8H6V-6C6-3 2-2 1 0 2 2 6 3 6 6V8H-6V6C-6 3-2 2-1 0-2-2-6-3-6-6Z';

/** The star of points in a box of -10..10. */
export const star = 'M0-10 3-3.5 10-3 4.8 1.7 6.4 8.8 0 5-6.4 8.8-4.8 1.7-10-3-3-3.5Z';

/** A quill in a box of -12..12. */
export const quill = 'M11-11C2-11-6-5-8 4L-11 11-9 11-7 7C1 7 7 2 8-3L5-3 9-5C10-7 11-9 11-11Z';

/** A walled town in a box of -16..16, standing on 12. */
export const town = 'M-16 12V0H-13V3H-11V0H-9V-5L-6-10-3-5V0H2V-9L5-15 8-9V0H11V3H13V0H16V12Z';

/** Where the cities lie on the map, as shares of its width and height. */
export const atlas: Record<string, [number, number]> = {
  village: [0.075, 0.55],
  A: [0.27, 0.315],
  B: [0.27, 0.79],
  C: [0.565, 0.315],
  D: [0.565, 0.79],
  E: [0.86, 0.315],
  F: [0.86, 0.79],
};

/** The village against the evening sky, on a ground of 48, 1000 wide. */
export const skyline =
  'M0 48V34L14 22 28 34V48H40V30L58 16 76 30V48H96V38L106 30 116 38V48H150V20H147L158 6 169 20H166V48H178V34H206V48H214V26L230 12 246 26V48H262V40L272 32 282 40V48H316V34L330 22 344 34V48Z';
/** First stars above it, four-pointed. */
export const stars = [[12, 8, 2.6], [48, 14, 1.6], [86, 7, 2], [128, 12, 1.6], [164, 6, 2.4], [206, 12, 1.6]]
  .map(([x, y, r]) => `M${x} ${y! - r!}l${r! * 0.3} ${r! * 0.7} ${r! * 0.7} ${r! * 0.3}-${r! * 0.7} ${r! * 0.3}-${r! * 0.3} ${r! * 0.7}-${r! * 0.3}-${r! * 0.7}-${r! * 0.7}-${r! * 0.3} ${r! * 0.7}-${r! * 0.3}Z`)
  .join('');
export const windows = 'M10 36h5v6h-5ZM54 30h6v7h-6ZM104 40h4v5h-4ZM155 26h6v9h-6ZM186 39h5v5h-5ZM196 39h5v5h-5ZM226 28h7v7h-7ZM328 35h5v6h-5Z';
