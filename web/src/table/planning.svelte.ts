import type { Move } from '../boards/types';
import { api } from '../lib/api';
import type { Planning } from '../wire/types';

/** The next turn, thought through while others play. Each step is kept by the server at once. */
export class Planner {
  /** The turn as if it had come, as far as it is planned; null while one does not plan. */
  now = $state.raw<Planning | null>(null);
  busy = $state(false);

  constructor(
    readonly id: string,
    /** What to do with a refusal. */
    readonly refuse: (error: unknown) => void,
  ) {}

  open = (): Promise<void> => this.#do(() => api.plan(this.id));

  /** Others have played on: the same plan, on the table as it is now. */
  async again(): Promise<void> {
    if (this.now) await this.#do(() => api.plan(this.id), true);
  }

  add(move: Move): Promise<void> {
    return this.#do(() => api.setPlan(this.id, [...this.#moves(), move]));
  }

  /** The last step is no longer part of it. */
  shorten(): Promise<void> {
    const rest = this.#moves().slice(0, -1);
    return rest.length > 0 ? this.#do(() => api.setPlan(this.id, rest)) : this.#nothing(() => api.plan(this.id));
  }

  /** Nothing is planned any more. */
  discard = (): Promise<void> => this.#nothing(() => Promise.resolve(null));

  /** Back to the table; what is planned stays so. */
  close = (): void => {
    this.now = null;
  };

  #moves(): unknown[][] {
    return this.now?.steps.map((step) => step.move) ?? [];
  }

  #nothing(then: () => Promise<Planning | null>): Promise<void> {
    return this.#do(async () => {
      await api.dropPlan(this.id);
      return then();
    });
  }

  async #do(what: () => Promise<Planning | null>, quietly = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.now = await what();
    } catch (error) {
      // The turn has come, or can no longer be foreseen: there is nothing to plan.
      if (quietly) this.now = null;
      else this.refuse(error);
    } finally {
      this.busy = false;
    }
  }
}
