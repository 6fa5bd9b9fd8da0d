import { api } from './api';
import { person } from './person.svelte';
import { go } from './route.svelte';

/** How long a larger count has to stay before it is shown. */
const LASTING = 600;

/**
 * The tables that wait for me, besides the one on the screen where that is one of them (`here`). The count and the
 * news of a table come by different ways, one a little after the other: only what stays is shown.
 */
export class Waiting {
  count = $state(0);

  constructor(here: () => boolean) {
    $effect(() => {
      const now = person.waiting - (here() ? 1 : 0);
      const timer = setTimeout(() => (this.count = now), now > this.count ? LASTING : 0);
      return () => clearTimeout(timer);
    });
  }

  /** On to the table that has waited longest. */
  async next(): Promise<void> {
    const { table } = await api.next();
    if (table) go(`/table/${table}`);
  }
}
