import { ui } from '../lib/texts.svelte';
import type { Clock } from '../wire/types';

/** The clocks a table can be opened with. */
export const clocks: Record<string, Clock> = {
  none: { kind: 'none' },
  quick: { kind: 'real', seconds: 600, increment: 10 },
  slow: { kind: 'real', seconds: 1800, increment: 20 },
  day: { kind: 'days', days: 1 },
  three: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
};

export function clockName(which: string): string {
  const clock = clocks[which];
  return clock ? clockText(clock) : which;
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return ui('clock-none');
  if (clock.kind === 'days') return ui('clock-days', { count: clock.days });
  return ui('clock-real', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment ?? 0 });
}
