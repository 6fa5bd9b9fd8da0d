import { dyed } from '../../parts/dyed';

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

/** Eyes, teeth and hide, drawn over the outline. */
export const beastLines: Record<string, string> = {
  green: 'M-4 3Q0 6 5 2.6M-2 4.2l.8 2 1-1.8M2 4.4l.9 1.6.9-2M-6.5-11-4-5.5M9.4-10 6.5-5M-10 6l2 3M-11 10l2 2.4M10 4l-2 3M11 8.5l-2 2.4',
  yellow: 'M-1 2Q3 4.6 7 1.4M1 3l.6 1.8 1-1.4M-12.6 0C-10-4-8-5.4-5-4M12.4-5.6C10.6-5 9-4 8-2M-6 6l2 1M-6.4 10l2 .6M8 7l-2 1',
  blue: 'M-12.4-7.4-9.6-8M12.4-7.4 9.6-8M-3.6-11.6h1M2.6-11.6h1M-1-3.4H1M-6 3Q0 6 6 3M-7 7Q0 10 7 7M-8 11Q0 13.6 8 11',
  red: 'M-12.6-2.8-7-1.6-3.6-3M-10.6-2.4l.5 1.4 1-1M1-7.6 3-4M5.6-6 6-3M8-3C10 1 11 5 10.4 9M4-1C7 3 8 6 7.4 10',
};

export const beastFill: Record<string, string> = {
  green: 'var(--malachite)',
  yellow: 'var(--ochre)',
  blue: 'var(--lapis)',
  red: 'var(--cinnabar)',
};

export const guildFill: Record<string, string> = {
  traveller: dyed('malachite', 'meadow'),
  guard: dyed('pewter', 'stone'),
  builder: dyed('timber', 'wood'),
  mercenary: dyed('cinnabar', 'clay'),
};

/** The grounds of the three regions, and the pigment their woods and rocks are painted with. */
export const regionGround: Record<string, string> = {
  I: dyed('leaf', 'meadow'),
  II: dyed('malachite', 'forest'),
  III: dyed('plum', 'dusk'),
};
export const regionPigment: Record<string, string> = { I: 'var(--malachite)', II: 'var(--malachite)', III: 'var(--plum)' };

/** What a hero of a guild wears and carries, over a person in a box of -16..16: cloth, and metal or wood. */
export const guildGear: Record<string, { cloth: string; gear: string }> = {
  // a hood and a staff
  traveller: { cloth: 'M0-16C8-16 10-7 7-2 5-5 3-3.5 0-3.5S-5-5-7-2C-10-7-8-16 0-16Z', gear: 'M12-15a3 3 0 0 1 3 3v1h-2v-1a1 1 0 0 0-2 0V15H9.4V-12A3 3 0 0 1 12-15Z' },
  // a pointed helmet and a spear
  guard: { cloth: 'M-12 14C-12 8-10 3-7 1L-4 14ZM12 14C12 8 10 3 7 1L4 14Z', gear: 'M0-20 1.2-16C6-15 8-11 7.6-7H-7.6C-8-11-6-15-1.2-16ZM12.2-20 15-12 13-10V15H11.4V-10L9.4-12Z' },
  // a cap and an axe for timber
  builder: { cloth: 'M-7.5-8C-8-14-3-17 0-17S8-14 7.5-8Z', gear: 'M10-13H16C17.4-10 17-6 15-4 13.6-6 12.6-6.4 11.6-6.4V15H10Z' },
  // a fur collar and a sword
  mercenary: { cloth: 'M-9 0C-6-5 6-5 9 0 7 4 4 2 0 5-4 2-7 4-9 0ZM-7-9C-7-15 7-15 7-9L4-11-4-11Z', gear: 'M12.5-20 14-16V2H17V4.4H14V9H11V4.4H8V2H11V-16Z' },
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

/** A second row behind it. */
export const farther: Record<string, string> = {
  III: 'M0 0V-52L20-70 60-44 110-92 160-52 206-84 244-50 268-72 306-102 356-54 372-74 418-44 456-88 480-56V0Z',
  II: 'M0 0V-40C60-56 110-46 180-54S300-62 360-48 440-58 480-50V0Z',
  I: 'M0 0V-44C60-66 130-58 200-50 270-70 350-66 420-52 450-56 470-58 480-54V0Z',
};

/** A star of points in a box of -10..10. */
export const star = 'M0-10 3-3.5 10-3 4.8 1.7 6.4 8.8 0 5-6.4 8.8-4.8 1.7-10-3-3-3.5Z';
