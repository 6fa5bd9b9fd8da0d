import { untrack } from 'svelte';
import { settings } from './settings.svelte';

/**
 * What a page shows, as it was last found: asked for when the page opens, again in another language, and again when
 * somebody wishes it. What `ask` reads before it waits is watched, too: an address, or who is looking.
 */
export class Loading<T> {
  found = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #asked = $state(0);

  constructor(ask: () => Promise<T>) {
    $effect(() => {
      void [settings.lang, this.#asked];
      let current = true;
      untrack(() => (this.error = null));
      ask().then(
        (found) => {
          // An answer to what is no longer asked comes too late.
          if (current) this.found = found;
        },
        (problem: unknown) => {
          if (current) this.error = problem;
        },
      );
      return () => (current = false);
    });
  }

  again = (): void => {
    this.#asked += 1;
  };
}
