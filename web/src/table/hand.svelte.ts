import { tick } from 'svelte';
import type { Move } from '../boards/types';
import type { GameKit } from '../lib/game.svelte';
import type { TableSession } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import { ui } from '../lib/words.svelte';
import type { Position, Problem, TableInfo } from '../wire/types';
import { middle, type Floats } from './floats.svelte';
import { placeOn } from './keyboard';
import { actingIn } from './model.svelte';

/** What the table lends to the hand: all of it as it is just now. */
export interface Reach {
  readonly kit: GameKit;
  readonly table: TableInfo;
  readonly position: Position;
  readonly legal: Map<string, Move[]>;
  readonly room: HTMLElement | undefined;
}

/** A player's hand: what a click on a place does, and what is said when it does nothing. */
export class Hand {
  constructor(
    readonly session: TableSession,
    readonly floats: Floats,
    readonly reach: Reach,
  ) {}

  at(key: string): DOMRect {
    return placeOn(this.reach.room, key)?.getBoundingClientRect() ?? middle();
  }

  play(move: Move, anchor: DOMRect = middle()): void {
    if (!this.session.busy) void this.#perform(this.session.play(move), anchor);
  }

  undo(): void {
    if (this.reach.position.can_undo && !this.session.busy) void this.#perform(this.session.undo(), middle());
  }

  endTurn(): void {
    if (this.reach.position.must_end_turn && !this.session.busy) void this.#perform(this.session.endTurn(), middle());
  }

  refuse(problem: { text: string | null; rule?: string | null; heading?: string | null }, anchor: DOMRect = middle()): void {
    sound('refused');
    this.floats.refuse(problem, anchor);
  }

  /** A place was clicked: play there, offer its moves, or say why nothing can be done. */
  pick(key: string): void {
    if (this.session.behind > 0) this.session.skip();
    const moves = this.reach.legal.get(key) ?? [];
    const anchor = this.at(key);
    this.floats.clear();
    if (this.session.busy) return;
    const [only] = moves;
    if (!only) void this.#whyNot(key, anchor);
    else if (moves.length === 1 && !settings.confirm) this.play(only, anchor);
    else this.#choose(key, moves, anchor);
  }

  tip(key: string, element: Element | null): void {
    this.floats.hover(element, () => this.#tipOf(key));
  }

  async #perform(what: Promise<Problem | null>, anchor: DOMRect): Promise<void> {
    this.floats.clear();
    const problem = await what;
    if (problem) this.refuse(problem, anchor);
  }

  #choose(key: string, moves: Move[], anchor: DOMRect): void {
    const texts = new Map(this.reach.position.moves.map((one) => [JSON.stringify(one.move), one.text]));
    this.floats.choose({
      key,
      anchor,
      choices: moves.map((move) => ({ move, key, text: texts.get(JSON.stringify(move)) ?? '' })),
    });
    void tick().then(() => document.querySelector<HTMLElement>('.chooser button')?.focus());
  }

  #tipOf(key: string) {
    const { kit, position, table } = this.reach;
    const names = table.seats.map((seat) => seat.name);
    return kit.board?.targets.tipOf(key, position.view, kit.t, kit.components, names) ?? null;
  }

  async #whyNot(key: string, anchor: DOMRect): Promise<void> {
    const { kit, table, position } = this.reach;
    const name = (seat: number) => table.seats[seat]?.name ?? '';
    const refuse = (text: string) => this.refuse({ text }, anchor);
    if (position.over) return refuse(ui('game-over'));
    const acting = actingIn(position);
    if (acting === null || !table.mine.includes(acting)) return refuse(ui('not-your-turn', { name: name(acting ?? 0) }));
    if (position.must_end_turn) return refuse(position.prompt);
    const seat = /^@(\d+)\//.exec(key)?.[1];
    if (seat !== undefined && Number(seat) !== acting) return refuse(ui('not-your-board', { name: name(Number(seat)) }));
    for (const move of kit.board?.targets.candidates(key, position.view, kit.components) ?? []) {
      const why = await this.session.why(move);
      if (why && !why.legal && why.text) return this.refuse(why, anchor);
    }
    this.floats.explain(this.#tipOf(key), anchor);
  }
}
