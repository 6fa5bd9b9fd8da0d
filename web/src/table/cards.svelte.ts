import type { GameKit } from '../lib/game.svelte';
import type { TableSession } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import type { Entry } from '../wire/types';
import type { Announced } from './Card.svelte';
import { cardsOf } from './story';

/** The cards before the board, each long enough to be read. */
export class Cards {
  shown = $state.raw<Announced[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The telling waits for the card. */
  #waiting = false;
  readonly #session: TableSession;
  readonly #kit: () => GameKit;

  constructor(session: TableSession, kit: () => GameKit) {
    this.#session = session;
    this.#kit = kit;
  }

  announce(entries: readonly Entry[]): void {
    const found = entries.flatMap((entry) => cardsOf(entry, this.#kit().board?.telling));
    if (found.length === 0) return;
    // What follows at once stands on the same card.
    this.shown = [...this.shown, ...found.map(({ text, kind }) => ({ text, meaning: settings.firstGames ? this.#meaning(kind) : null }))].slice(-4);
    clearTimeout(this.#timer);
    // In the first games a card waits until it is put away or one moves on; the telling waits with it.
    if (settings.firstGames) this.#waiting = settings.pace !== 'once' && this.#session.behind > 0 && !this.#session.paused;
    else this.#timer = setTimeout(() => this.putAway(), settings.pace === 'slow' ? 5000 : 2600);
    if (this.#waiting) this.#session.pause(true);
  }

  putAway(): void {
    this.shown = [];
    if (this.#waiting) this.#session.pause(false);
    this.#waiting = false;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** What a pause on the way means, where the game has words for it. */
  #meaning(kind: string): string | null {
    const found = this.#kit().t(`card-${kind}`);
    return found === `card-${kind}` ? null : found;
  }
}
