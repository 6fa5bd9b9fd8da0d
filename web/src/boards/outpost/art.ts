/** The four beasts, each with its own outline, in a box of -16..16. */
export const beasts: Record<string, string> = {
  // forest gnoll: two ears, a hunched back
  green: 'M-13 14C-14 4-10-2-5-4L-8-14-2-8C0-9 3-9 5-8L11-13 9-3C13 1 14 7 13 14H7L5 9 2 14H-4L-6 9-8 14Z',
  // steppe manticore: wings and a curled tail
  yellow: 'M-15 4C-12-6-8-10-3-6L-6-15 3-7C8-13 14-10 14-4 12-7 9-6 8-3 12 2 11 8 9 14H4L2 9-3 14H-8C-8 9-7 6-9 3-11 3-13 3-15 4Z',
  // water hydra: three necks
  blue: 'M-14-8C-11-13-7-11-8-6L-5 0C-5-6-5-9-6-12-3-16 3-16 4-12 3-8 4-4 5 0L9-6C7-11 11-14 14-8L11-7C10 0 11 6 12 14H-12C-11 6-9 0-11-7Z',
  // cave dragon: a crest and a long jaw
  red: 'M-15-2-8-6-6-14-2-9 2-15 5-8 11-9 9-4C14 2 14 8 11 14H5L3 8-2 14H-8L-6 6C-9 5-11 3-10 0Z',
};

export const beastFill: Record<string, string> = {
  green: 'var(--malachite)',
  yellow: 'var(--ochre)',
  blue: 'var(--lapis)',
  red: 'var(--cinnabar)',
};

export const guildFill: Record<string, string> = {
  traveller: 'var(--wash-meadow)',
  guard: 'var(--wash-stone)',
  builder: 'var(--wash-wood)',
  mercenary: 'var(--wash-clay)',
};

export const guildPiece: Record<string, string> = {
  traveller: 'var(--leaf)',
  guard: 'var(--slate)',
  builder: 'var(--timber)',
  mercenary: 'var(--brickwork)',
};

/** What a guild counts, as a small sign in a box of -8..8. */
export const guildSign: Record<string, string> = {
  traveller: 'M-7 6C-3 5-4 0 0-1S3-6 7-7M4-7H7V-4',
  guard: 'M-6-7H6V1C6 4 3 6 0 8-3 6-6 4-6 1Z',
  builder: 'M-7 7V-1L0-7 7-1V7ZM-2 7V2H2V7',
  mercenary: 'M-6 7 5-4M-7 2-2 7M2-7 6-6 7-2',
};

/** The lie of the land by what it yields: hills, firs, rocks, crystals, a river with gold. */
export const terrain: Record<string, string> = {
  clay: 'M4 62C20 44 34 44 48 60 60 46 78 46 100 62M14 72C30 62 46 64 60 72',
  wood: 'M16 70V56M8 60 16 44 24 60ZM38 74V60M30 64 38 46 46 64ZM82 72V58M74 62 82 45 90 62Z',
  stone: 'M6 72 20 48 30 60 44 42 62 72ZM66 72 80 52 98 72Z',
  diamond: 'M8 72 16 46 24 72M70 72 78 42 88 72M26 72 34 56 42 72M16 46V72M78 42V72',
  gold: 'M4 46C30 44 20 58 46 58S76 66 100 64M4 58C24 56 20 70 46 70S80 76 100 74',
};

/** What is seen of a region before it is explored: mountains, firs, fields; 480 wide, standing on 0. */
export const horizon: Record<string, string> = {
  III: 'M0 0V-22L34-58 52-40 88-84 124-44 142-60 186-18 224-70 250-46 286-88 330-30 352-52 392-90 424-52 444-66 480-24V0ZM88-84 98-62 84-66 78-58ZM286-88 296-64 284-68 274-62ZM392-90 402-66 390-70 380-64Z',
  II: 'M0 0V-14C60-26 120-22 180-14S320-26 480-12V0ZM26-18 40-62 54-18ZM58-18 70-50 82-18ZM150-16 164-66 178-16ZM182-16 194-48 206-16ZM262-18 276-60 290-18ZM306-20 320-70 334-20ZM338-20 349-50 360-20ZM430-14 444-62 458-14Z',
  I: 'M0 0V-20C50-44 110-44 170-24 230-50 300-52 360-26 400-40 440-40 480-28V0ZM20-14C70-28 120-26 160-12M200-16C250-34 300-34 340-14M370-12C400-24 440-24 470-14',
};

/** A star of points in a box of -10..10. */
export const star = 'M0-10 3-3.5 10-3 4.8 1.7 6.4 8.8 0 5-6.4 8.8-4.8 1.7-10-3-3-3.5Z';
