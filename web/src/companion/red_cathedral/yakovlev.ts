import data from '../data/red_cathedral.json';
import { answers, choose, count, next, thing, things, yes, type Answer, type Question, type Table } from '../machine';

/** Yakovlev's row as the digital game shows it; what lies on his cards is counted, kinds do not matter. */
export interface YakovlevView {
  cards: { card: string; die: string; face_up: boolean }[];
  /** The card that acted last. */
  acted: string | null;
  stock: number;
  yard: number;
  banners: number;
  ornaments: Record<string, number>;
  completed: number;
}

const { table, materials, plans, ornaments, sections, workshop_tiles, yakovlev: he } = data.printed;
/** His tiles are those left out with fewer than three players.  [solo.1] */
const DICE = workshop_tiles.list.flatMap((tile) => (tile.three_plus && tile.die ? [tile.die] : []));
const TOWERS = plans.list.find((plan) => plan.players === 2)?.heights.map((_, at) => at + 1) ?? [];
const LEVELS = Math.max(...plans.list.filter((plan) => plan.players === 2).flatMap((plan) => plan.heights));
const BANNERS = table.banners_in_storage + table.banners_elsewhere;
const SUPPLY = Object.values(materials.supply).reduce((sum, one) => sum + one);
const COSTLIEST = Math.max(...sections.list.map((one) => Object.values(one.cost).reduce((sum, many) => sum + many)));
/** What you can hold at most: a full storage, and all but the last piece of every section of yours. */
const YOURS = table.storage_spaces + BANNERS * COSTLIEST;
/** Where an ornament goes. */
const SECTION_OF: Record<string, string> = { door: 'base', arch: 'middle', cross: 'dome' };
const ME = 'yakovlev';

interface Section {
  tower: number;
  level: number;
  /** Materials it needs, asked when he first builds there. */
  needs: number | null;
  laid: number;
  done: boolean;
}
const siteOf = ({ tower, level }: { tower: number; level: number }) => `${tower}-${level}`;

/** What he does in other words than the digital game, for it is seen on the table where: arguments by name. */
export const EVENTS: Record<string, string[]> = {
  die_moves: ['die'],
  ornament_set: ['ornament'],
  stocked: ['count'],
  carried: ['count'],
  lays: ['count', 'site'],
  you_lose: ['recognition'],
};

export function* yakovlev(board: Table<YakovlevView>): Generator<Question, void, Answer> {
  const { options, chance, tell } = board;
  const row = chance.shuffle('cards', he.cards);
  let tiles = chance.shuffle('tiles', DICE);
  /** How many tiles lie face down: they are turned from the left.  [solo.3] */
  let down = 0;
  let stock = 0;
  let yard = 0;
  let placed = 0;
  let acted: string | null = null;
  const mine: Section[] = [];
  /** Sections of yours known to be completed. */
  const yoursDone = new Set<string>();

  const completed = () => mine.filter((one) => one.done).length;
  function show(): void {
    board.show({
      cards: row.map((card, at) => ({ card, die: tiles[at]!, face_up: at >= down })),
      acted,
      stock,
      yard,
      banners: BANNERS - mine.length,
      ornaments: Object.fromEntries(
        Object.entries(ornaments.pieces).map(([kind, many]) => [kind, many - he.ornament_order.slice(0, placed).filter((one) => one === kind).length]),
      ),
      completed: completed(),
    });
  }
  const recognition = (points: number) => {
    if (points > 0) tell('recognition_gained', ME, points);
  };
  function putUpBanner(tower: number, level: number): void {
    mine.push({ tower, level, needs: null, laid: 0, done: false });
    tell('claimed', ME, siteOf({ tower, level }), 'none');
  }

  /** Before the card, when all tiles lie face down: the next ornament, then the tiles anew.  [solo.4, solo.5] */
  function* ornament(): Generator<Question, void, Answer> {
    const kind = he.ornament_order[placed];
    if (kind && (yield* yes('ornament', 'solo.5', thing('ornament', kind), thing('section_type', SECTION_OF[kind]!)))) {
      placed += 1;
      tell('ornament_set', kind);
      tell('prestige_gained', ME, he.ornament_prestige);
    }
    tiles = chance.shuffle('tiles', tiles);
    down = 0;
    tell('tiles_shuffled');
  }

  /** His die moves on; in a full sector it stays, without points and without a roll.  [solo.3, solo.6] */
  function* visit(die: string): Generator<Question, boolean, Answer> {
    const stop = yield* choose('stop', 'solo.3', answers('plain', 'recognition', 'full'), thing('die', die));
    if (stop === 'full') {
      tell('yakovlev_blocked', die);
      return false;
    }
    tell('die_moves', die);
    const dice = stop === 'recognition' ? yield* count('dice', 'solo.6', 1, table.sector_dice, 1) : 0;
    const guild = yield* count('guild', 'solo.6', 0, 9, 0);
    recognition(dice * Number(options.recognition_tile) + guild);
    return true;
  }

  const cards: Record<string, () => Generator<Question, void, Answer>> = {
    *recognition() {
      recognition(he.recognition);
    },
    /** Each from what is then the largest pile; that the supply runs dry is asked only when it can.  [solo.7] */
    *stocktaking() {
      const lying = mine.reduce((sum, one) => sum + (one.done ? 0 : one.laid), 0);
      const least = SUPPLY - YOURS - stock - yard - lying;
      const taken = least >= he.materials ? he.materials : yield* count('stock', 'solo.7', 0, he.materials, he.materials, thing('count', he.materials));
      stock += taken;
      if (taken > 0) tell('stocked', taken);
    },
    *transport() {
      if (stock > 0) tell('carried', stock);
      yard += stock;
      stock = 0;
    },
    /** Above a section of yours, else on a base, else anywhere: you choose among equals.  [solo.9] */
    *claim() {
      if (mine.length === BANNERS) {
        tell('no_banner');
        return;
      }
      const tower = yield* choose('claim', 'solo.9', [...things('tower', TOWERS), ...answers('nowhere')]);
      if (tower === 'nowhere') return;
      const level = yield* count('level', 'solo.9', 1, LEVELS, 1, thing('tower', tower));
      putUpBanner(Number(tower), level);
      recognition(yield* count('tile', 'solo.9', 0, 9, 0));
    },
    /** Section by section in his order, any materials.  [solo.8] */
    *construction() {
      const keys = options.yakovlev_build_order === 'rows' ? (['level', 'tower'] as const) : (['tower', 'level'] as const);
      const order = [...mine].filter((one) => !one.done).sort((one, other) => one[keys[0]] - other[keys[0]] || one[keys[1]] - other[keys[1]]);
      for (const section of order) {
        if (yard === 0) return;
        section.needs ??= yield* count('needs', 'solo.8', 1, 9, COSTLIEST, thing('site', siteOf(section)));
        const laid = Math.min(yard, section.needs - section.laid);
        yard -= laid;
        section.laid += laid;
        tell('lays', laid, siteOf(section));
        if (section.laid === section.needs) yield* complete(section);
      }
    },
  };

  /** Its recognition, never its roubles; then who was late below; then perhaps the end.  [solo.8, solo.10] */
  function* complete(section: Section): Generator<Question, void, Answer> {
    section.done = true;
    tell('completed', ME, siteOf(section));
    recognition(yield* count('pays', 'solo.8', 0, 20, 3, thing('site', siteOf(section))));
    let loss = 0;
    for (let level = 1; level < section.level; level++) {
      const site = siteOf({ tower: section.tower, level });
      // He builds from the bottom up: what is not his own below is yours.
      if (mine.some((one) => siteOf(one) === site) || yoursDone.has(site)) continue;
      if (yield* yes('yours_done', 'delay.1', thing('site', site))) yoursDone.add(site);
      else loss += mine.filter((one) => one.done && one.tower === section.tower && one.level > level).length;
    }
    if (loss > 0) tell('you_lose', loss);
    if (completed() === table.sections_to_end && !(yield* yes('you_first', 'solo.10'))) tell('sixth_section', ME);
  }

  // The base that pays most, the leftmost of equals; its tile pays nothing now.  [solo.2]
  show();
  putUpBanner(Number(yield* choose('first_base', 'solo.2', things('tower', TOWERS))), 1);
  for (;;) {
    show();
    if ((yield* next('turn', 'solo.3', answers('his_turn', 'over'))) === 'over') {
      tell('game_over');
      return;
    }
    if (down === row.length) yield* ornament();
    const at = down;
    down += 1;
    acted = row[at]!;
    show();
    const moved = yield* visit(tiles[at]!);
    tell('yakovlev_card', acted);
    show();
    yield* cards[acted]!();
    if (moved) tell('rolls');
  }
}
