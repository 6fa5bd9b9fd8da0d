import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'en' | 'ru' | 'de';
export const LANGUAGES: readonly Lang[] = ['en', 'ru', 'de'];
export type Args = Record<string, FluentVariable>;

/** A catalogue of one language; later sources override earlier ones. */
export function bundle(lang: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** One message (`id` or `id.attribute`), or null if the catalogue has none. */
export function say(from: FluentBundle, id: string, args?: Args): string | null {
  const [name = id, attribute] = id.split('.');
  const message = from.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? from.formatPattern(pattern, args) : null;
}
