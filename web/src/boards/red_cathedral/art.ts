/** The eagle of a prestige cell, in a box of -12..12. */
export const eagle =
  'M0-3C-1-7-3-9-5-10L-8-9-6-8C-4-7-4-5-4-4-7-6-10-6-12-5L-10-3-12-1-9 0-11 3-7 3-8 6-4 5-2 9 0 6 2 9 4 5 8 6 7 3 11 3 9 0 12-1 10-3 12-5C10-6 7-6 4-4 4-5 4-7 6-8L8-9 5-10C3-9 1-7 0-3Z';

/** The star of recognition, in a box of -10..10. */
export const star = 'M0-10 3-3.5 10-3 4.8 1.7 6.4 8.8 0 5-6.4 8.8-4.8 1.7-10-3-3-3.5Z';

/** Blossom, sun, leaf and snow, drawn as lines in a box of -18..18. */
export const seasonSign: Record<string, string> = {
  spring:
    'M0-3C-5-8-5-15 0-17 5-15 5-8 0-3M3-1C8-6 14-6 17-1 15 4 8 4 3-1M-3-1C-8-6-14-6-17-1-15 4-8 4-3-1M1 3C7 5 9 12 6 16 1 16-1 9 1 3M-1 3C-7 5-9 12-6 16-1 16 1 9-1 3',
  summer:
    'M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16M0-17V-12M0 12V17M-17 0H-12M12 0H17M-12-12-8.5-8.5M12 12 8.5 8.5M-12 12-8.5 8.5M12-12 8.5-8.5',
  autumn: 'M-13 15C-4 10 2 2 6-8M-6 9C-14 2-10-10 13-15 16 4 4 14-6 9M-2 4 6 5M2-2-5-2M2-2 9-3',
  winter: 'M0-17V17M-15-8.5 15 8.5M-15 8.5 15-8.5M-4-14 0-10 4-14M-4 14 0 10 4 14M-14-3-9-5-10-11M14 3 9 5 10 11M-14 3-9 5-10 11M14-3 9-5 10-11',
};

export const seasonWash: Record<string, string> = {
  spring: 'var(--wash-meadow)',
  summer: 'var(--wash-sand)',
  autumn: 'var(--wash-clay)',
  winter: 'var(--wash-water)',
};

/** The same seasons as pigment: rims and medallions. */
export const seasonDeep: Record<string, string> = {
  spring: 'var(--malachite)',
  summer: 'var(--ochre)',
  autumn: 'var(--cinnabar)',
  winter: 'var(--lapis)',
};

export const dieFill: Record<string, string> = {
  red: 'var(--seat-0)',
  blue: 'var(--seat-1)',
  green: 'var(--seat-2)',
  yellow: 'var(--seat-3)',
  white: '#f4ecdc',
};

/** Door, arch and cross in a box of -12..12. */
export const ornamentShape: Record<string, string> = {
  door: 'M-9 12V-3C-9-8-4-12 0-12S9-8 9-3V12ZM0-12V12M-5 1H-3M3 1H5',
  arch: 'M-11 12V-2C-11-9-5-12 0-12S11-9 11-2V12H6V-1C6-5 3-7 0-7S-6-5-6-1V12Z',
  cross: 'M-2 12V5H-7V1H-2V-3H-10V-7H-2V-12H2V-7H10V-3H2V1H7V5H2V12Z',
};

/** Which ornament a section takes. */
export const ornamentOf: Record<string, string> = { base: 'door', middle: 'arch', dome: 'cross' };

/** The paint of a tower that is done: walls and trim. */
export const paints: [string, string][] = [
  ['var(--cinnabar)', 'var(--bone)'],
  ['var(--malachite)', 'var(--bone)'],
  ['var(--ochre)', 'var(--on-colour)'],
  ['var(--lapis)', 'var(--bone)'],
  ['var(--plum)', 'var(--bone)'],
  ['var(--pewter)', 'var(--bone)'],
];

/** The outline of a base, a middle section or a dome in a box of w by h. */
export function outlineOf(type: string, w: number, h: number): string {
  if (type === 'base') return `M0 ${h}V${h - 10}H3V4H${w - 3}V${h - 10}H${w}V${h}Z`;
  if (type === 'middle') return `M3 ${h}V8H0V0H${w}V8H${w - 3}V${h}Z`;
  const shoulder = `C${-w * 0.09} ${h * 0.52} ${w * 0.1} ${h * 0.24} ${w * 0.36} ${h * 0.12}`;
  const tip = `${w * 0.44} ${h * 0.08} ${w * 0.48} ${h * 0.04} ${w / 2} ${-h * 0.06} ${w * 0.52} ${h * 0.04} ${w * 0.56} ${h * 0.08} ${w * 0.64} ${h * 0.12}`;
  return `M4 ${h}V${h * 0.86}${shoulder} ${tip} ${w * 0.9} ${h * 0.24} ${w * 1.09} ${h * 0.52} ${w - 4} ${h * 0.86}V${h}Z`;
}
