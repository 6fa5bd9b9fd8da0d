import type { FluentBundle } from '@fluent/bundle';
import { bundle, say, type Args, type Lang } from './fluent';
import { settings } from './settings.svelte';

const catalogues: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../messages/en.ftl?raw'),
  ru: () => import('../messages/ru.ftl?raw'),
  de: () => import('../messages/de.ftl?raw'),
};

let current = $state.raw<FluentBundle | null>(null);

async function loadWords(lang: Lang): Promise<void> {
  const { default: text } = await catalogues[lang]();
  if (settings.lang === lang) current = bundle(lang, [text]);
}

/** Load the words of the chosen language now and whenever it changes. */
export function keepWords(): Promise<void> {
  const first = loadWords(settings.lang);
  $effect.root(() => {
    $effect(() => {
      if (current?.locales[0] !== settings.lang) void loadWords(settings.lang);
    });
  });
  return first;
}

/** A sentence of the client in the chosen language. */
export function ui(id: string, args?: Args): string {
  return (current && say(current, id, args)) ?? id;
}

export const number = (value: number): string => new Intl.NumberFormat(settings.lang).format(value);

export const day = (iso: string): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: 'long' }).format(new Date(iso));

export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto', style: 'short' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, 'minute');
}
