import data from '../data/village.json';
import { answers, choose, count, next, thing, things, yes, type Answer, type Question, type Table } from '../machine';

/** Klara's board as the digital game shows it. */
export interface KlaraView {
  klara: {
    track: (string | null)[];
    last_cell: number | null;
    destiny_tokens: ('quill' | 'blank' | null)[];
    family: Record<string, string[]>;
    customers: null[];
  };
  players: [];
}

const { stock, solo, solo_ring, solo_track, church } = data.printed;
const SPACES = solo_ring.spaces;
const COLOURS = Object.keys(stock.cubes);
const PROFESSION: Record<string, string | null> = data.rules.klara_profession;
const STEPS = church.points.length;
const PEWS = church.points.map((_, step) => `church_${step + 1}`);
/** Who dies first: beside her board, then waiting, then the steps from the left.  [solo.7] */
const BY_AGE = ['beside_klaras_board', 'waiting_at_church', ...PEWS];
const SET = 3;
const MEMBERS = stock.family.reduce((sum, members) => sum + members);

interface Member {
  number: number;
  place: string;
}

/** The space itself, then the others clockwise.  [solo.3] */
const clockwise = (from: string): string[] => {
  const at = SPACES.indexOf(from);
  return [...SPACES.slice(at), ...SPACES.slice(0, at)];
};

export function* klara(table: Table<KlaraView>): Generator<Question, void, Answer> {
  const { options, chance, tell } = table;
  const track: (string | null)[] = Array.from({ length: solo_track.cells }, () => null);
  const flips = [...solo_track.upper, ...solo_track.lower].map((cell) => cell - 1);
  const family: Member[] = stock.family.flatMap((members, generation) => {
    const number = generation + 1;
    const place = solo.beside.includes(number) ? 'beside_klaras_board' : 'waiting_at_church';
    return Array.from({ length: members }, () => ({ number, place }));
  });
  const set = (): ('quill' | 'blank')[] => chance.shuffle('tokens', Array.from({ length: SET }, (_, i) => (i < solo.quills_per_set ? 'quill' : 'blank')));
  const tokens = [...set(), ...set()];
  let cell = -1;
  let customers = 0;
  /** One of her dead took the last place: she takes no more cubes.  [solo.13] */
  let ended = false;

  function show(): void {
    const shown = (token: number) => {
      const last = flips[token - (token % SET) + SET - 1]!;
      return flips[token]! <= cell && cell < last;
    };
    table.show({
      klara: {
        track: [...track],
        last_cell: cell < 0 ? null : cell + 1,
        destiny_tokens: tokens.map((face, token) => (shown(token) ? face : null)),
        family: Object.fromEntries(
          stock.family.map((_, g) => [String(g + 1), family.filter((one) => one.number === g + 1).map((one) => one.place)]),
        ),
        customers: Array.from({ length: customers }, () => null),
      },
      players: [],
    });
  }

  /** For nothing, and once on each market day she reacts to.  [solo.9] */
  function firstCustomer(day: 'hers' | 'yours'): void {
    customers += 1;
    tell(day === 'hers' ? 'first_customer' : 'first_customer_after_yours');
  }

  /** A cube of your colour, or of the die's, from your space or the next one that has it.  [solo.3, solo.5] */
  function* cube(space: string): Generator<Question, void, Answer> {
    if (ended) return;
    if (options.klara_cubes === 'match') {
      const colour = yield* choose('colour', 'solo.3', [...things('colour', COLOURS), thing('colour', 'black'), ...answers('no_cube')], thing('space', space));
      if (colour === 'no_cube') return;
      const from = yield* first(space, colour);
      if (from) yield* take(from, colour);
      else yield* anyCube(space);
      return;
    }
    if (!(yield* yes('influence', 'solo.5'))) {
      yield* anyCube(space);
      return;
    }
    for (;;) {
      const colour = COLOURS[chance.below('die', COLOURS.length)]!;
      tell('die_rolled', colour);
      const from = yield* first(space, colour);
      if (from) {
        yield* take(from, colour);
        return;
      }
    }
  }

  function* first(space: string, colour: string): Generator<Question, string | null, Answer> {
    const among = [...things('space', clockwise(space)), ...answers('nowhere')];
    const found = yield* choose('first', 'solo.3', among, thing('colour', colour), thing('space', space));
    return found === 'nowhere' ? null : found;
  }

  /** The nearest space with any cube; you choose for her.  [solo.4] */
  function* anyCube(space: string): Generator<Question, void, Answer> {
    const among = [...things('space', clockwise(space)), ...answers('empty_board')];
    const from = yield* choose('nearest', 'solo.4', among, thing('space', space));
    if (from === 'empty_board') return;
    const colour = yield* choose('which', 'solo.4', [...things('colour', COLOURS), thing('colour', 'black')], thing('space', from));
    yield* take(from, colour);
  }

  /** To the next cell of her track; there it may turn a token, and then she reacts.  [solo.6, solo.9] */
  function* take(space: string, colour: string): Generator<Question, void, Answer> {
    cell = (cell + 1) % track.length;
    track[cell] = colour;
    tell('klara_took', colour, space);
    const token = flips.indexOf(cell);
    if (token >= 0) yield* turn(token, space);
    if (space === 'church') {
      const member = family.find((one) => one.place === 'waiting_at_church');
      if (member) {
        member.place = 'black_bag';
        tell('klara_joined_church', member.number);
      }
    } else if (space === 'market') {
      if (options.klara_market === 'market_day') tell('klara_begins_market_day');
      firstCustomer('hers');
    }
  }

  /** A quill kills; a complete set is shuffled at once.  [solo.6, solo.8] */
  function* turn(token: number, space: string): Generator<Question, void, Answer> {
    const face = tokens[token];
    if (token % SET === SET - 1) tokens.splice(token - SET + 1, SET, ...set());
    if (face === 'blank') {
      tell('blank_turned');
      return;
    }
    tell('quill_turned');
    const place = BY_AGE.find((where) => family.some((one) => one.place === where));
    const member = family.find((one) => one.place === place);
    if (!member) {
      tell('klara_loses_nobody');
      return;
    }
    member.place = yield* restingPlace(space);
    tell('klara_lost', member.number, member.place);
    if (!ended && (yield* yes('full', 'solo.13'))) {
      ended = true;
      tell('klara_brought_the_end');
    }
  }

  /** By the space of the cube; without a free slot a grave.  [solo.7] */
  function* restingPlace(space: string): Generator<Question, string, Answer> {
    const profession = PROFESSION[space];
    if (profession && (yield* yes('slot', 'solo.7', thing('profession', profession)))) return `chronicle_${profession}`;
    return (yield* yes('grave', 'solo.7')) ? 'grave' : 'out_of_the_game';
  }

  /** Her drawn figures take the first steps without one of hers; then the larger group leads.  [solo.12] */
  function* mass(): Generator<Question, void, Answer> {
    for (let drawn = 0; drawn < church.drawn; drawn++) {
      const bag = [...new Set(family.filter((one) => one.place === 'black_bag').map((one) => one.number))];
      if (bag.length === 0) break;
      const found = yield* choose('drawn', 'solo.12', [...things('member', bag), ...answers('nobody_drawn')]);
      if (found === 'nobody_drawn') break;
      const member = family.find((one) => one.place === 'black_bag' && one.number === Number(found));
      const step = PEWS.findIndex((pew) => !family.some((one) => one.place === pew));
      if (!member || step < 0) break;
      member.place = PEWS[step]!;
      tell('klara_drawn', member.number, step + 1);
      show();
    }
    const hers = PEWS.map((pew) => family.filter((one) => one.place === pew).length);
    const group = hers.reduce((sum, one) => sum + one);
    if (group === 0) return;
    const yours = yield* count('yours', 'solo.12', 0, MEMBERS, 0);
    if (yours > group) return;
    if (yours === group && (yield* count('foremost', 'solo.12', 1, STEPS, 1)) > hers.findLastIndex((one) => one > 0) + 1) return;
    tell('klara_leads_church');
  }

  for (;;) {
    show();
    const did = yield* next('turn', 'solo.3', [...things('space', SPACES), ...answers('well', 'mass')]);
    if (did === 'mass') {
      yield* mass();
      show();
      if (ended || (yield* choose('round', 'solo.13', answers('next_round', 'over'))) === 'over') {
        tell('game_over');
        return;
      }
      track.forEach((colour, at) => {
        if (colour && at !== cell) track[at] = null;
      });
    } else if (SPACES.includes(did)) {
      // On a market day of yours she takes her customer right after your first one or your pass.  [solo.9]
      if (did === 'market') firstCustomer('yours');
      show();
      yield* cube(did);
    }
  }
}
