import { tick } from 'svelte';
import type { Move, Tip } from '../boards/types';
import type { GameKit } from '../lib/game.svelte';
import type { TableSession } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import { ui } from '../lib/texts.svelte';
import type { MoveMark, Position, Problem, TableInfo } from '../wire/types';
import { middle, type Floats } from './floats.svelte';
import { placeOn } from './keyboard';
import { actingIn, isGrave, sameMove, warnedPlaces } from './model.svelte';
import { answered, isNew } from './newcomer.svelte';
import type { Planner } from './planning.svelte';

const touch = matchMedia('(hover: none)');

/** What the table lends to the hand: all of it as it is just now. */
export interface Reach {
  readonly kit: GameKit;
  readonly table: TableInfo;
  readonly position: Position;
  readonly legal: Map<string, Move[]>;
  readonly room: HTMLElement | undefined;
  /** The next turn is being planned: what is played goes into the plan. */
  readonly planner: Planner | null;
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
    if (this.reach.planner) {
      this.floats.clear();
      void this.reach.planner.add(move);
      return;
    }
    if (this.session.busy) return;
    answered(this.reach.table.game, this.reach.position.decision);
    void this.#perform(this.session.play(move), anchor);
  }

  undo(anchor: DOMRect = middle()): void {
    if (this.reach.planner) return void this.reach.planner.shorten();
    const { can_undo, no_undo } = this.reach.position;
    if (this.session.busy) return;
    if (can_undo) void this.#perform(this.session.undo(), anchor);
    else if (no_undo !== null) this.refuse({ text: no_undo }, anchor);
  }

  endTurn(): void {
    if (this.reach.position.must_end_turn && !this.session.busy) void this.#perform(this.session.endTurn(), middle());
  }

  refuse(problem: { text: string | null; rule?: string | null; heading?: string | null }, anchor: DOMRect = middle(), about: Tip | null = null): void {
    sound('refused');
    this.floats.refuse(problem, anchor, about);
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
    else if (moves.length === 1 && !settings.confirm && !this.#asksAgain(only) && !this.#saysFirst(key)) this.play(only, anchor);
    else this.#choose(key, moves, anchor);
  }

  /** A newcomer is asked once more before something grave: the answer stands beside the place, with what follows. */
  #asksAgain(move: Move): boolean {
    return settings.firstGames && isGrave(this.#marksOf(move));
  }

  /** With a finger nothing is read before it is done: a newcomer meets a kind of question with what the place means. */
  #saysFirst(key: string): boolean {
    return isNew(this.reach.table.game, this.reach.position.decision) && (this.#about(key)?.body ?? '') !== '';
  }

  /** What a place is, told together with whatever else is said there, as no pointer rests on a touch screen. */
  #about(key: string): Tip | null {
    return touch.matches ? this.#tipOf(key) : null;
  }

  #marksOf(move: Move): MoveMark[] {
    return this.reach.position.moves.find((one) => sameMove(one.move, move))?.marks ?? [];
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
      about: this.#about(key),
      choices: moves.map((move) => ({ move, key, text: texts.get(JSON.stringify(move)) ?? '', marks: this.#marksOf(move) })),
    });
    void tick().then(() => document.querySelector<HTMLElement>('.chooser button')?.focus());
  }

  #tipOf(key: string) {
    const { kit, position, table } = this.reach;
    const names = table.seats.map((seat) => seat.name);
    const tip = kit.board?.targets.tipOf(key, position.view, kit.t, kit.components, names) ?? null;
    // What all the moves of the place lead to, besides what it is.
    const kind = warnedPlaces(kit, position.moves, position.view).get(key);
    const [move] = this.reach.legal.get(key) ?? [];
    const mark = kind && move ? this.#marksOf(move).find((one) => one.kind === kind) : undefined;
    return tip && mark ? { ...tip, warning: mark.text } : tip;
  }

  async #whyNot(key: string, anchor: DOMRect): Promise<void> {
    const { kit, table, position } = this.reach;
    const name = (seat: number) => table.seats[seat]?.name ?? '';
    const about = this.#about(key);
    const refuse = (text: string) => this.refuse({ text }, anchor, about);
    if (position.over) return refuse(ui('game-over'));
    // A plan has no refusals of its own: what cannot be planned is explained as it lies there.
    if (this.reach.planner) return this.floats.explain(this.#tipOf(key), anchor);
    const acting = actingIn(position);
    if (acting === null || !table.mine.includes(acting)) return refuse(ui('not-your-turn', { name: name(acting ?? 0) }));
    if (position.must_end_turn) return refuse(position.prompt);
    const seat = /^@(\d+)\//.exec(key)?.[1];
    if (seat !== undefined && Number(seat) !== acting) return refuse(ui('not-your-board', { name: name(Number(seat)) }));
    for (const move of kit.board?.targets.candidates(key, position.view, kit.components) ?? []) {
      const why = await this.session.why(move);
      if (why && !why.legal && why.text) return this.refuse(why, anchor, about);
    }
    this.floats.explain(this.#tipOf(key), anchor);
  }
}
