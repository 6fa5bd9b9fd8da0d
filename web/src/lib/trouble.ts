import { Refusal, Unanswered } from './api';
import { ui } from './texts.svelte';

/** What went wrong, in one sentence: the server's own, that there is none, or that the page is at fault. */
export function sentence(error: unknown): string {
  if (typeof error === 'string') return error;
  if (error instanceof Refusal) return error.message;
  if (error instanceof Unanswered) return ui('no-connection');
  return ui('page-broken', { what: error instanceof Error ? error.message : String(error) });
}

/** Do something; what went wrong, in one sentence, or nothing. */
export async function attempt(what: () => Promise<unknown>): Promise<string> {
  try {
    await what();
    return '';
  } catch (error) {
    return sentence(error);
  }
}
