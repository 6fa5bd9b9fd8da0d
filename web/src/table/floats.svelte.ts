import type { Tip } from '../boards/types';
import type { Choice } from './model.svelte';

/** The pointer rests this long on a place before it is explained. */
const REST = 350;
/** An explanation that a finger asked for goes by itself: no pointer leaves it. */
const READ = 4000;

export interface Chooser {
  choices: Choice[];
  anchor: DOMRect;
  /** The place whose moves these are. */
  key: string;
  /** What the place is, where no pointer can rest on it. */
  about?: Tip | null;
}
export interface Refused {
  text: string;
  rule: string | null;
  heading: string | null;
  anchor: DOMRect;
  about: Tip | null;
}

/** The middle of the window, for what belongs to no place. */
export const middle = (): DOMRect => new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);

/** What floats beside a place of the board: its moves, a refusal with its rule, or an explanation. One at a time. */
export class Floats {
  chooser = $state.raw<Chooser | null>(null);
  refusal = $state.raw<Refused | null>(null);
  tipped = $state.raw<{ tip: Tip; anchor: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  choose(chooser: Chooser): void {
    this.clear();
    this.chooser = chooser;
  }

  refuse(problem: { text: string | null; rule?: string | null; heading?: string | null }, anchor: DOMRect, about: Tip | null = null): void {
    this.clear();
    this.refusal = { text: problem.text ?? '', rule: problem.rule ?? null, heading: problem.heading ?? null, anchor, about };
  }

  /** Explain at once, for a while: a click or a tap asked. */
  explain(tip: Tip | null, anchor: DOMRect): void {
    this.clear();
    if (!tip) return;
    this.tipped = { tip, anchor };
    this.#timer = setTimeout(() => (this.tipped = null), READ);
  }

  /** The pointer or the focus came to a place, or left all of them. */
  hover(element: Element | null, explain: () => Tip | null): void {
    clearTimeout(this.#timer);
    this.tipped = null;
    if (!element) return;
    this.#timer = setTimeout(() => {
      if (!element.isConnected || this.chooser || this.refusal) return;
      const tip = explain();
      if (tip) this.tipped = { tip, anchor: element.getBoundingClientRect() };
    }, REST);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.chooser = null;
    this.refusal = null;
    this.tipped = null;
  }

  /** A click elsewhere: what only informs goes, a question stays. */
  dismiss(): void {
    this.refusal = null;
    this.tipped = null;
  }
}
